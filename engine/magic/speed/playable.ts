/** Whether cards can be paid for and have targets, told for all that are alike as long as the table gives no reason to ask again. */
import type { Resources } from '../../card-game/payment/sources';
import { PerGame, speedUp } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import { costlyManaAbilities, manaSources } from '../a-abilities/A.6-mana-sources';
import type { Asked } from '../g-glossary/G.6-needs';
import { manaIn } from '../g-glossary/G.6-object-costs';
import { askedBy, missing } from '../g-glossary/G.17-generic-mana';
import type { MagicGame } from '../game';
import { isMainPhase } from '../k-card-types/K.15-land';
import type { Card, MagicObject } from '../object';
import { cardsToPlay, mayPlay } from '../t-timing/T.2-stack';
import { targetsOf } from '../t-timing/T.4-announcement';
import {
  cannotPay,
  couldBePaidFor,
  hasItsTargets,
  hasNoTarget,
} from '../t-timing/T.4-spells-that-may-be-played';
import { costsOf } from '../t-timing/T.4-total-cost';
import { isSpentOnAnything, mostOfTapping } from './mana';
import { PerSeat } from './per-seat';
import { isPaidWithMana, isSimple, looksAt, versionOfSeat } from './seats';
import { BOARD, CARDS, isPlainNow, TABLE, UNTAPPED, versionOf } from './versions';

/** What a player could spend in all. */
interface Funds {
  at: number;
  /** Undefined where it hangs on more what that pays for: on how something is used that gives mana, and on what it is spent. */
  most: Resources | undefined;
  /** Whether each card could be paid for with that. */
  enough: Map<Card, boolean>;
}

/** What a card asks for. */
const asked = new PerGame<Map<Card, Asked>>();

const funds = new PerSeat<Funds>(() => ({ at: Number.NaN, most: undefined, enough: new Map() }));

const NOTHING_ANNOUNCED = { paid: [], alternative: undefined };

/** All that a player's pool has and what could be added to it, where each permanent adds to it in one way. */
function mostOf(game: MagicGame, player: number): Resources | undefined {
  const { pool } = game.player(player);
  if (isSimple(game, player)) return isSpentOnAnything(pool) ? mostOfTapping(game, player, pool) : undefined;
  if (!isSpentOnAnything(pool) || costlyManaAbilities(game, player).length > 0) return undefined;
  const most: Record<string, number> = { ...pool };
  let last: MagicObject | undefined;
  for (const { of, gives } of manaSources(game, player)) {
    // The abilities of one permanent follow each other.
    if (of === last || of.zone !== game.inPlay || !isSpentOnAnything(gives)) return undefined;
    last = of;
    for (const kind in gives) most[kind] = (most[kind] ?? 0) + (gives[kind] ?? 0);
  }
  return most;
}

const isSame = (one: Resources, other: Resources): boolean => {
  for (const kind in one) if ((one[kind] ?? 0) !== (other[kind] ?? 0)) return false;
  for (const kind in other) if ((one[kind] ?? 0) !== (other[kind] ?? 0)) return false;
  return true;
};

function fundsOf(game: MagicGame, player: number): Funds {
  const at = versionOfSeat(game, player);
  const known = funds.of(game, player);
  if (known.at === at) return known;
  const most = mostOf(game, player);
  if (!most || !known.most || !isSame(most, known.most)) known.enough = new Map();
  known.most = most;
  known.at = at;
  return known;
}

/** Could a card that costs mana alone be paid for? Undefined: the rules answer. */
function isPaidOutOf(
  game: MagicGame,
  player: number,
  object: MagicObject,
  { most, enough }: Funds,
): boolean | undefined {
  if (!most) return undefined;
  const { card } = object;
  const known = enough.get(card);
  if (known !== undefined) return known;
  const byCard = asked.get(game) ?? asked.set(game, new Map());
  const asks = byCard.get(card);
  const is = asks ? missing(game, asks, most) === 0 : couldBePaidFor.rules(game, player, object);
  if (!asks) byCard.set(card, askedBy(manaIn(costsOf(game, object, player, undefined, NOTHING_ANNOUNCED))));
  enough.set(card, is);
  return is;
}

/** Who taps lands for mana has as much to spend as before. */
export const payableSpeedUp = speedUp(couldBePaidFor, {
  answer: (game: MagicGame, player: number, object: MagicObject) => {
    const { card, context, zone } = object;
    if (context || zone !== game.player(player).hand || !isPaidWithMana(card) || !isPlainNow(game))
      return undefined;
    return isPaidOutOf(game, player, object, fundsOf(game, player));
  },
});

/** What is known of the targets of a card. */
interface Targets {
  /** The version of the table that the last is of. */
  at: number;
  readonly hasNone: boolean;
  /** What its targets hang on. */
  readonly aspect: number;
  areThere: boolean;
}

const targets = new PerSeat(() => new Map<Card, Targets>());

/** What is to be the same, so that there are the same targets. */
function aspectOf(all: ReturnType<typeof targetsOf>): number {
  if (looksAt(all) === 'nothing') return BOARD;
  if (looksAt(all) === 'the stack') return CARDS;
  return hasPart(all, ({ statuses }) => statuses !== undefined) ? TABLE : UNTAPPED;
}

function targetsKnown(game: MagicGame, player: number, object: MagicObject): Targets {
  const byCard = targets.of(game, player);
  const known = byCard.get(object.card);
  if (known) return known;
  const all = targetsOf(game, object);
  const made = { at: -1, hasNone: all.length === 0, aspect: aspectOf(all), areThere: false };
  byCard.set(object.card, made);
  return made;
}

/** Has a card that is as it is printed the targets that it needs? */
function areThere(game: MagicGame, player: number, object: MagicObject): boolean {
  const known = targetsKnown(game, player, object);
  if (known.hasNone) return true;
  const at = versionOf(game, known.aspect);
  if (known.at !== at) {
    known.areThere = hasItsTargets.rules(game, player, object);
    known.at = at;
  }
  return known.areThere;
}

/** Where nothing has a card read otherwise than it is printed, that it has targets is told by the card; whether there are any, by the table. */
export const targetsSpeedUp = speedUp(hasItsTargets, {
  answer: (game: MagicGame, player: number, object: MagicObject) => {
    const { card, context, zone } = object;
    if (context || zone !== game.player(player).hand || areMeant(card.abilities) || !isPlainNow(game))
      return undefined;
    return areThere(game, player, object);
  },
});

/** What is known of playing a card, by what that hangs on besides paying for it and its targets. */
interface Playing {
  readonly isLand: boolean;
  /** Whether some rule permits to play it at such a time. */
  readonly isPermitted: (boolean | undefined)[];
  /** Whether it may be played, once it is paid for and has its targets. */
  readonly may: (boolean | undefined)[];
  /** Have the rules said that it may not, as it can't be paid for, or as it has no targets? */
  readonly isRefused: [unpaid: boolean | undefined, withoutTargets: boolean | undefined];
}

const playing = new PerSeat(() => new Map<Card, Playing>());

function playingOf(game: MagicGame, player: number, card: Card): Playing {
  const byCard = playing.of(game, player);
  const known = byCard.get(card);
  if (known) return known;
  const made: Playing = {
    isLand: card.types.includes('land'),
    isPermitted: [],
    may: [],
    isRefused: [undefined, undefined],
  };
  byCard.set(card, made);
  return made;
}

function note(answers: (boolean | undefined)[], place: number, is: boolean): void {
  // No holes: a list with holes is looked through for what it inherits.
  while (answers.length <= place) answers.push(undefined);
  answers[place] = is;
}

/** In a main phase of one's own or not, something being on the stack or not. */
const timeOf = ({ now, stack }: MagicGame, player: number): number =>
  (now.active === player && isMainPhase(now.phase) ? 2 : 0) + (stack.objects.length === 0 ? 1 : 0);

/** May such a card be played at such a time? `paying`: what it could be paid with, where that is known. */
function mayBePlayed(
  game: MagicGame,
  player: number,
  object: MagicObject,
  moment: number,
  paying: Funds | undefined,
): boolean {
  const { card } = object;
  const { isPermitted, may, isRefused, isLand } = playingOf(game, player, card);
  // Whether a land may be played hangs on how many were this turn, too.
  const time = isLand ? moment + 4 * game.player(player).landsPlayed : moment;
  if (isPermitted[time] === undefined)
    note(isPermitted, time, game.permitting(isLand ? 'play a land' : 'play', player, object) !== undefined);
  if (isPermitted[time] === false || may[time] === false) return false;
  const isPaid =
    isLand || ((paying && isPaidOutOf(game, player, object, paying)) ?? couldBePaidFor(game, player, object));
  const hasTargets = isLand || (isPaid && (paying ? areThere : hasItsTargets)(game, player, object));
  if (isPaid && hasTargets) {
    const known = may[time];
    if (known !== undefined) return known;
    const is = mayPlay.rules(game, player, object);
    note(may, time, is);
    return is;
  }
  // The rules are asked once, so that they count as exercised.
  const why = isPaid ? 1 : 0;
  isRefused[why] ??= !mayPlay.rules(game, player, object);
  return !isRefused[why];
}

/** Where nothing is stated, a card in hand that says nothing of its costs and times hangs on these alone. What can't be paid for, or has no targets, is refused. */
export const playableSpeedUp = speedUp(mayPlay, {
  assumes: [cannotPay, hasNoTarget],
  answer: (game: MagicGame, player: number, object: MagicObject) => {
    const { card, context, zone } = object;
    const { hand } = game.player(player);
    if (context || zone !== hand || !isPaidWithMana(card) || !isPlainNow(game) || game.ruleset.added)
      return undefined;
    return mayBePlayed(game, player, object, timeOf(game, player), undefined);
  },
});

/** The same of all cards of a hand that are such, at one look at what could be paid. */
export const cardsSpeedUp = speedUp(cardsToPlay, {
  assumes: [cannotPay, hasNoTarget],
  answer: (game: MagicGame, player: number): readonly MagicObject[] | undefined => {
    if (!isSimple(game, player)) return undefined;
    const { hand } = game.player(player);
    const time = timeOf(game, player);
    const paying = fundsOf(game, player);
    const all: MagicObject[] = [];
    for (const object of hand.objects) if (mayBePlayed(game, player, object, time, paying)) all.push(object);
    return all;
  },
});
