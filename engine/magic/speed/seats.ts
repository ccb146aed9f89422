/** Players whose options hang on little: what they have in hand and in play says of nothing else but itself. */
import { column } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { playableCards } from '../1-game-concepts/112-abilities';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import { isManaAbility, workingElsewhere } from '../a-abilities/A.6-mana-abilities';
import { triggeringOnMana } from '../a-abilities/A.6-mana-added';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { modalOf } from '../t-timing/T.4-announcement';
import type { Ability, ActivatedAbility, TargetSpecification } from '../text/tree';
import { PerSeat } from './per-seat';
import { isPlainNow, TABLE, versionOf, versionOfCards, versionOfOwn } from './versions';

/** Keywords that say nothing of how their card is paid for, or of what it is put on. */
const saysOfCosts = (ability: Ability): boolean =>
  ability.kind === 'static' || ability.kind === 'keyword' || modalOf(ability) !== undefined;

/** Does a card cost its mana cost and nothing else, whatever is so, each symbol being paid in one way? */
export const isPaidWithMana = column(
  ({ abilities, manaCost, unbestowed }: Card): boolean =>
    unbestowed === undefined &&
    !manaCost.some((symbol) => symbol.includes('/')) &&
    !abilities.some(saysOfCosts) &&
    !areMeant(abilities),
);

/** Does an ability ask for nothing but that its permanent be tapped? */
export const onlyTaps = column(
  ({ costs, targets, instructions, zone }: ActivatedAbility): boolean =>
    costs.length === 1 &&
    costs[0]?.cost === 'tap this' &&
    targets.length === 0 &&
    instructions.length === 0 &&
    zone === undefined,
);

/** Does an ability add the same mana each time, for nothing but tapping its permanent? */
export const addsTheSame = column(
  (ability: ActivatedAbility): boolean =>
    onlyTaps(ability) &&
    ability.effect.do === 'add mana' &&
    !hasPart(
      ability.effect,
      ({ times, couldProduce, produced }) =>
        times !== undefined || couldProduce !== undefined || produced !== undefined,
    ),
);

/** Does playing a card from the hand hang on nothing but the time, on what its player could pay, and on what could be its targets, tapped or not? */
const isSimpleInHand = column(
  (card: Card): boolean =>
    isPaidWithMana(card) && !hasPart(card.abilities, ({ statuses }) => statuses !== undefined),
);

/** What a target says that follows from which cards lie where, and in how many words. */
const OF_PLACES: ReadonlySet<string> = new Set(['what', 'minimum', 'maximum', 'text', 'types', 'zone']);

const isOfPlaces = (part: object): boolean =>
  Object.entries(part).every(
    ([word, said]) => OF_PLACES.has(word) || (word === 'filter' && isOfPlaces(said)),
  );

/** What the targets of a spell follow from, besides what is in play and what it is. */
type LooksAt = Parameters<typeof versionOfOwn>[2];

export function looksAt(all: readonly TargetSpecification[]): LooksAt {
  if (!all.every(isOfPlaces)) return 'everything';
  const zones = all.map((target) => ('filter' in target ? target.filter.zone : undefined));
  if (zones.every((zone) => zone === undefined)) return 'nothing';
  return zones.every((zone) => zone === undefined || zone === 'stack') ? 'the stack' : 'everything';
}

/** The same of all that a card says. */
const cardLooksAt = column(
  ({ abilities }: Card): LooksAt =>
    looksAt(abilities.flatMap((ability) => ('targets' in ability ? ability.targets : []))),
);

/** Has a permanent no abilities to play but those that tap it for mana, always the same? */
const isSimpleInPlay = (game: MagicGame, source: MagicObject): boolean =>
  !areMeant(source.card.abilities) &&
  game
    .abilitiesOf(source)
    .every(
      (ability) => ability.kind !== 'activated' || (addsTheSame(ability) && isManaAbility(game, ability)),
    );

/** What is known of a player as long as the same cards lie where they do. */
interface Seat {
  at: number;
  isSimple: boolean;
  looksAt: LooksAt;
}

const seats = new PerSeat<Seat>(() => ({ at: -1, isSimple: false, looksAt: 'everything' }));

function hasSimpleCards(game: MagicGame, player: number): boolean {
  const { hand } = game.player(player);
  return (
    isPlainNow(game) &&
    hand.objects.every(({ card }) => isSimpleInHand(card)) &&
    game.inPlay.objects.every((source) => source.controller !== player || isSimpleInPlay(game, source)) &&
    workingElsewhere(game, player).length === 0 &&
    playableCards(game, player) === hand.objects &&
    triggeringOnMana(game).length === 0
  );
}

/** What the cards in a player's hand look at. */
function handLooksAt(game: MagicGame, player: number): LooksAt {
  const all = game.player(player).hand.objects.map(({ card }) => cardLooksAt(card));
  return all.find((each) => each === 'everything') ?? all.find((each) => each === 'the stack') ?? 'nothing';
}

/**
 * Is a player's one of the usual hands and boards, on a table that changes nothing of it? Then what the player may do hangs on which
 * cards lie where, on the time, on what of the player's own is tapped, and on nothing that is tapped of others.
 */
export const isSimple = (game: MagicGame, player: number): boolean => simpleSeat(game, player) !== undefined;

function simpleSeat(game: MagicGame, player: number): Seat | undefined {
  const { choices, rounds } = game.now;
  if (game.isStill || choices.length > 0 || rounds !== undefined || game.ruleset.added !== undefined)
    return undefined;
  const known = seats.of(game, player);
  const at = versionOfCards(game, player);
  if (known.at !== at) {
    known.isSimple = hasSimpleCards(game, player);
    known.looksAt = known.isSimple ? handLooksAt(game, player) : 'everything';
    known.at = at;
  }
  return known.isSimple ? known : undefined;
}

/** Another number once anything is other that what a player may do can hang on, but the time: the part of the turn, whose it is, and whether the stack is empty. */
export function versionOfSeat(game: MagicGame, player: number): number {
  const simple = simpleSeat(game, player);
  return simple ? versionOfOwn(game, player, simple.looksAt) : -1 - versionOf(game, TABLE);
}
