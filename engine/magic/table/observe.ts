import { hiddenIdOf, idOf } from '../../card-game/table/ids';
import type { ListedPile } from '../../card-game/table/kept-views';
import { Observer } from '../../card-game/table/observer';
import { seenPlayers, seenTable, seenTargets, seenTexts, showing } from '../../card-game/table/seen';
import type { SeenObject, SeenTable } from '../../card-game/table/views';
import { concatMap } from '../../kernel';
import { statusesOf } from '../c-combat/C.1-statuses';
import { byKind } from '../g-glossary/G.23-mana-pool';
import { playsWithHandRevealed, playsWithTopRevealed } from '../g-glossary/G.31-reveal';
import type { MagicGame, MagicTypes } from '../game';
import { isAbility } from '../k-card-types/K.4-types';
import { convertedManaCost } from '../k-card-types/K.8-converted-mana-cost';
import { type Characteristics, MagicObject } from '../object';
import { isOthersHand } from '../z-zones/Z.4-hand';
import { isSecret } from '../z-zones/Z.6-library';

/** What is seen of an object. */
interface ObjectView extends SeenObject {
  /** Ids of what it blocks. */
  readonly blocking: readonly string[];
  /** Id of what it is attached to. */
  readonly attachedTo: string | undefined;
}

/** What is seen of a table. */
export type Observation = SeenTable<ObjectView>;

/** What is seen of the objects of one game. */
const observerOf = (game: MagicGame): Observer<MagicTypes, ObjectView> =>
  new Observer<MagicTypes, ObjectView>(game, {
    isObject: (target) => target instanceof MagicObject,
    view: (object, viewer) => view(game, object, viewer),
    written: writtenOf,
    piles: () => pilesOf(game),
  });

/** What is written of an object that its view follows from. */
const writtenOf = (object: MagicObject): readonly unknown[] => [
  object.zone,
  object.card,
  object.controller,
  object.tapped,
  object.damage,
  object.counters,
  object.attacking,
  object.blocked,
  object.unblocked,
  object.isBlocking,
  object.blocking,
  object.attachedTo,
  object.context,
  object.isOfNobody,
];

/** Piles from the top. */
const pilesOf = ({ inPlay, stack, players }: MagicGame): readonly ListedPile<MagicObject>[] => [
  { zone: inPlay, from: 'bottom' },
  { zone: stack, from: 'top' },
  ...concatMap(players, ({ hand, library, graveyard, removed }): readonly ListedPile<MagicObject>[] => [
    { zone: hand, from: 'bottom' },
    { zone: library, from: 'top' },
    { zone: graveyard, from: 'top' },
    { zone: removed, from: 'bottom' },
  ]),
];

/** What shows the tables of Magic. */
export const { observing, observedAnew } = showing<MagicTypes, ObjectView, Observation>(
  observerOf,
  (game, objects) =>
    seenTable(
      game,
      seenPlayers(game.players, ({ life, poison, pool }) => ({ life, poison, ...byKind(pool) })),
      objects,
    ),
);

const isSeen = (game: MagicGame, object: MagicObject, viewer: number | undefined): boolean =>
  viewer === undefined ||
  object.shownTo === 'all players' ||
  object.shownTo === viewer ||
  !(
    object.card.faceUp !== undefined ||
    (isSecret(game, object) && !playsWithTopRevealed(game, object)) ||
    (isOthersHand(game, object, viewer) && !playsWithHandRevealed(game, object))
  );

const NOTHING: readonly string[] = [];
const NO_NUMBERS: Readonly<Record<string, number>> = {};

function view(game: MagicGame, object: MagicObject, viewer: number | undefined): ObjectView {
  const seen = isSeen(game, object, viewer);
  const is = game.look(object);
  const { zone, owner, controller, damage, blocking, attachedTo, context } = object;
  return {
    id: seen ? idOf(object) : hiddenIdOf(object),
    owner,
    controller,
    zone: zone.name,
    statuses: seenStatuses(game, object, seen ? is.colours : undefined),
    damage,
    counters: object.counters,
    blocking: blocking.length === 0 ? NOTHING : blocking.map(idOf),
    attachedTo: attachedTo && idOf(attachedTo),
    targets: seenTargets(context),
    source: sourceOf(object),
    name: seen ? (object.card.faceUp ?? object.card).name : undefined,
    types: seen ? is.types : NOTHING,
    subtypes: seen ? is.subtypes : NOTHING,
    supertypes: seen ? is.supertypes : NOTHING,
    characteristics: seen ? numbersOf(game, object, is) : NO_NUMBERS,
    abilities: seen ? seenTexts(is.abilities) : NOTHING,
  };
}

/** What the rules themselves put on the stack (C.5.1, P.7.1) is from nothing but itself, and no card. */
function sourceOf(object: MagicObject): string | undefined {
  const { context, isOfNobody } = object;
  if (isOfNobody) return idOf(object);
  return isAbility(object) && context && context.source !== object ? idOf(context.source) : undefined;
}

function numbersOf(game: MagicGame, object: MagicObject, is: Characteristics): ObjectView['characteristics'] {
  const cost = { 'converted mana cost': convertedManaCost(game, is.manaCost, object) };
  return is.types.includes('creature') ? { ...cost, power: is.power, toughness: is.toughness } : cost;
}

const TOKEN: readonly string[] = ['token'];

const COLORLESS: readonly string[] = ['colorless'];

/** Of what is in play all that is so, of a token wherever it is that it is one (K.25.1), and of what is seen its colors (K.7). */
const seenStatuses = (
  game: MagicGame,
  object: MagicObject,
  colours: readonly string[] | undefined,
): readonly string[] => [
  ...(object.zone === game.inPlay ? statusesOf(object) : NOTHING),
  ...(object.card.isToken ? TOKEN : NOTHING),
  ...(colours?.length === 0 ? COLORLESS : (colours ?? NOTHING)),
];
