/** Which mana abilities players may play, and what they could pay with. */
import { column, PerGame, speedUp } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import { isManaAbility, mayActivate, workingElsewhere } from '../a-abilities/A.6-mana-abilities';
import { triggeringOnMana } from '../a-abilities/A.6-mana-added';
import { type PlayedToPay, playedToPay, playedToPayOf } from '../a-abilities/A.6-mana-sources';
import type { Activation, MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { isPlain } from '../t-timing/T.8-effects-in-force';
import type { ActivatedAbility } from '../text/tree';
import { TABLE, versionOf } from './versions';

/** Does an ability ask for nothing but that its permanent be tapped? */
const onlyTaps = column(
  ({ costs, targets, instructions, zone }: ActivatedAbility): boolean =>
    costs.length === 1 &&
    costs[0]?.cost === 'tap this' &&
    targets.length === 0 &&
    instructions.length === 0 &&
    zone === undefined,
);

/** Whether such a mana ability of a card may be played, by what else that hangs on. */
const mayBeTapped = new PerGame<Map<Card, Map<ActivatedAbility, (boolean | undefined)[]>>>();

function answersFor(
  game: MagicGame,
  card: Card,
  ability: ActivatedAbility,
): (boolean | undefined)[] | undefined {
  const byCard = mayBeTapped.get(game) ?? mayBeTapped.set(game, new Map());
  let byAbility = byCard.get(card);
  if (!byAbility) {
    byAbility = new Map();
    byCard.set(card, byAbility);
  }
  const known = byAbility.get(ability);
  if (known) return known;
  if (!onlyTaps(ability) || areMeant(card.abilities) || !isManaAbility(game, ability)) return undefined;
  const made = [undefined, undefined, undefined, undefined];
  byAbility.set(ability, made);
  return made;
}

const placeOf = (isTapped: boolean, isSteady: boolean): number => (isTapped ? 2 : 0) + (isSteady ? 1 : 0);

/** Where nothing changes what objects are, to tap a permanent of one's own for mana hangs on that, and on whether it is tapped or sick. */
export const activatingSpeedUp = speedUp(mayActivate, {
  answer: (game: MagicGame, player: number, activation: Activation) => {
    const { source, ability } = activation;
    const { choices, rounds } = game.now;
    if (source.zone !== game.inPlay || source.controller !== player) return undefined;
    if (choices.length > 0 || rounds || game.ruleset.added || !isPlain(game)) return undefined;
    const answers = answersFor(game, source.card, ability);
    if (!answers) return undefined;
    const place = placeOf(source.tapped, source.isSteady);
    const known = answers[place];
    if (known !== undefined) return known;
    const is = mayActivate.rules(game, player, activation);
    answers[place] = is;
    return is;
  },
});

/** Does an ability add the same mana each time, for nothing but tapping its permanent? */
const addsTheSame = column(
  (ability: ActivatedAbility): boolean =>
    onlyTaps(ability) &&
    ability.effect.do === 'add mana' &&
    !hasPart(
      ability.effect,
      ({ times, couldProduce, produced }) =>
        times !== undefined || couldProduce !== undefined || produced !== undefined,
    ),
);

/** What a permanent could be played for to pay with: while tapped or not, sick or not. */
interface FromOne extends Pick<MagicObject, 'card' | 'chosen'> {
  readonly player: number;
  readonly plain: (PlayedToPay['plain'] | undefined)[];
}

/** What each player could play to pay with, by seat, as of some time. */
interface Paying {
  at: number;
  readonly bySeat: (PlayedToPay | undefined)[];
  readonly byObject: Map<MagicObject, FromOne>;
}

const paying = new PerGame<Paying>();

/** What one permanent could be played for; undefined: that hangs on more than on whether it is tapped or sick. */
function playedFrom(
  game: MagicGame,
  player: number,
  source: MagicObject,
  { byObject }: Paying,
): PlayedToPay['plain'] | undefined {
  const { card, chosen, tapped, isSteady } = source;
  const place = placeOf(tapped, isSteady);
  const known = byObject.get(source);
  const isSame = known?.card === card && known.chosen === chosen && known.player === player;
  const kept = isSame ? known.plain[place] : undefined;
  if (kept) return kept;
  for (const ability of game.abilitiesOf(source))
    if (ability.kind === 'activated' && isManaAbility(game, ability) && !addsTheSame(ability))
      return undefined;
  const { plain } = playedToPayOf(game, player, source);
  const all = isSame ? known.plain : [undefined, undefined, undefined, undefined];
  all[place] = plain;
  if (!isSame) byObject.set(source, { card, chosen, player, plain: all });
  return plain;
}

/** What could be played to pay with where nothing changes what objects are: of each permanent for itself. */
function ofEach(game: MagicGame, player: number, kept: Paying): PlayedToPay | undefined {
  const { choices, rounds } = game.now;
  if (choices.length > 0 || rounds || game.ruleset.added || !isPlain(game)) return undefined;
  if (triggeringOnMana(game).length > 0 || workingElsewhere(game, player).length > 0) return undefined;
  const all: PlayedToPay['plain'][number][] = [];
  for (const source of game.inPlay.objects) {
    if (source.controller !== player) continue;
    const plain = playedFrom(game, player, source, kept);
    if (!plain) return undefined;
    for (const each of plain) all.push(each);
  }
  return { plain: all, costly: [] };
}

/** Worked out once for all that is asked about before anything is written that it may hang on. */
export const payingSpeedUp = speedUp(playedToPay, {
  answer: (game: MagicGame, player: number) => {
    const at = versionOf(game, TABLE);
    const kept = paying.get(game) ?? paying.set(game, { at, bySeat: [], byObject: new Map() });
    const { bySeat } = kept;
    if (kept.at !== at) {
      kept.at = at;
      for (let seat = 0; seat < bySeat.length; seat += 1) bySeat[seat] = undefined;
    }
    while (bySeat.length <= player) bySeat.push(undefined);
    const known = bySeat[player] ?? ofEach(game, player, kept) ?? playedToPay.rules(game, player);
    bySeat[player] = known;
    return known;
  },
});
