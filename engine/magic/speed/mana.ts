/** Which mana abilities players may play, and what they could pay with. */
import type { Resources } from '../../card-game/payment/sources';
import { PerGame, speedUp } from '../../kernel';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import { isManaAbility, mayActivate, workingElsewhere } from '../a-abilities/A.6-mana-abilities';
import { isActivated, triggeringOnMana } from '../a-abilities/A.6-mana-added';
import { type PlayedToPay, playedToPay, playedToPayOf } from '../a-abilities/A.6-mana-sources';
import { onlyOf } from '../g-glossary/G.23-mana-pool';
import type { Activation, MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { abilitiesToPlay } from '../t-timing/T.2-stack';
import type { ActivatedAbility } from '../text/tree';
import { PerSeat } from './per-seat';
import { addsTheSame, isSimple, onlyTaps, versionOfSeat } from './seats';
import { isPlainNow } from './versions';

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
    if (choices.length > 0 || rounds || game.ruleset.added || !isPlainNow(game)) return undefined;
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

/** An ability that a permanent has to tap it for mana, whether that may be played, and what is offered then. */
interface Tapping extends Activation {
  readonly answers: (boolean | undefined)[];
}

/** What a permanent with such abilities alone may be tapped for. */
interface TappedFor extends Pick<MagicObject, 'card' | 'chosen'> {
  readonly abilities: readonly Tapping[];
}

const tappedFor = new PerGame<Map<MagicObject, TappedFor>>();

function tappingsOf(game: MagicGame, source: MagicObject): TappedFor {
  const byObject = tappedFor.get(game) ?? tappedFor.set(game, new Map());
  const { card, chosen } = source;
  const known = byObject.get(source);
  if (known?.card === card && known.chosen === chosen) return known;
  const abilities: Tapping[] = [];
  for (const ability of game.abilitiesOf(source)) {
    if (!isActivated(ability)) continue;
    const answers = answersFor(game, card, ability);
    if (answers) abilities.push({ source, ability, answers });
  }
  const made = { card, chosen, abilities };
  byObject.set(source, made);
  return made;
}

/** The same of all permanents of a player who has no other abilities to play. */
export const abilitiesSpeedUp = speedUp(abilitiesToPlay, {
  answer: (game: MagicGame, player: number): readonly Activation[] | undefined => {
    if (!isSimple(game, player)) return undefined;
    const all: Activation[] = [];
    for (const source of game.inPlay.objects) {
      if (source.controller !== player) continue;
      const place = placeOf(source.tapped, source.isSteady);
      for (const tapping of tappingsOf(game, source).abilities) {
        tapping.answers[place] ??= mayActivate.rules(game, player, tapping);
        if (tapping.answers[place]) all.push(tapping);
      }
    }
    return all;
  },
});

/** What a permanent could be played for to pay with: while tapped or not, sick or not. */
interface FromOne extends Pick<MagicObject, 'card' | 'chosen'> {
  readonly player: number;
  readonly plain: (PlayedToPay['plain'] | undefined)[];
}

/** What a player could play to pay with, as of some time. */
interface Paying {
  at: number;
  known: PlayedToPay | undefined;
}

const paying = new PerSeat<Paying>(() => ({ at: Number.NaN, known: undefined }));

/** What each permanent could be played for. */
const fromEach = new PerGame<Map<MagicObject, FromOne>>();

/** What one permanent could be played for; undefined: that hangs on more than on whether it is tapped or sick. */
function playedFrom(
  game: MagicGame,
  player: number,
  source: MagicObject,
  byObject: Map<MagicObject, FromOne>,
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

/** Is some mana spent on whatever one likes? */
export const isSpentOnAnything = (resources: Resources): boolean => {
  for (const key in resources) if (onlyOf(key) !== undefined) return false;
  return true;
};

const fromEachOf = (game: MagicGame): Map<MagicObject, FromOne> =>
  fromEach.get(game) ?? fromEach.set(game, new Map());

/**
 * What a player who can only tap permanents for mana has in the pool and could add to it; undefined: a permanent adds to it in several
 * ways, or what is spent on some things alone.
 */
export function mostOfTapping(game: MagicGame, player: number, pool: Resources): Resources | undefined {
  const most: Record<string, number> = { ...pool };
  const kept = fromEachOf(game);
  for (const source of game.inPlay.objects) {
    if (source.controller !== player) continue;
    const plain = playedFrom(game, player, source, kept);
    if (!plain || plain.length > 1) return undefined;
    const gives = plain[0]?.gives;
    if (!gives) continue;
    if (!isSpentOnAnything(gives)) return undefined;
    for (const kind in gives) most[kind] = (most[kind] ?? 0) + (gives[kind] ?? 0);
  }
  return most;
}

/** What could be played to pay with where nothing changes what objects are: of each permanent for itself. */
function ofEach(game: MagicGame, player: number): PlayedToPay | undefined {
  const { choices, rounds } = game.now;
  if (choices.length > 0 || rounds || game.ruleset.added || !isPlainNow(game)) return undefined;
  if (triggeringOnMana(game).length > 0 || workingElsewhere(game, player).length > 0) return undefined;
  const kept = fromEachOf(game);
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
    const at = versionOfSeat(game, player);
    const kept = paying.of(game, player);
    if (kept.at === at && kept.known) return kept.known;
    const known = ofEach(game, player) ?? playedToPay.rules(game, player);
    kept.known = known;
    kept.at = at;
    return known;
  },
});
