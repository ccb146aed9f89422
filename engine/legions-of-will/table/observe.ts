import { hiddenIdOf, idOf } from '../../card-game/table/ids';
import type { ListedPile } from '../../card-game/table/kept-views';
import { Observer } from '../../card-game/table/observer';
import { seenPlayers, seenTable, seenTargets, seenTexts, showing } from '../../card-game/table/seen';
import type { SeenObject, SeenTable } from '../../card-game/table/views';
import { concatMap } from '../../kernel';
import { GameObject, type LegionsGame, seesFace } from '..';
import type { LegionsTypes } from '../game';
import type { Characteristics } from '../object';

/** What is seen of an object. */
interface ObjectView extends SeenObject {
  /** Id of the base that it is in. */
  readonly at: string | undefined;
  /** Id of the base that it attacks. */
  readonly attacking: string | undefined;
  /** Ids of what it blocks. */
  readonly blocking: readonly string[];
}

/** What is seen of a table. */
export type Observation = SeenTable<ObjectView>;

/** What is seen of the objects of one game (400.2, 402.3, 301.12, 303.3). */
function observerOf(game: LegionsGame): Observer<LegionsTypes, ObjectView> {
  const piles: readonly ListedPile<GameObject>[] = [
    { zone: game.battlefield, from: 'bottom' },
    { zone: game.chain, from: 'top' },
    { zone: game.expelled, from: 'bottom' },
    ...concatMap(game.players, ({ hand, deck, graveyard }): readonly ListedPile<GameObject>[] => [
      { zone: hand, from: 'bottom' },
      { zone: deck, from: 'top' },
      { zone: graveyard, from: 'top' },
    ]),
  ];
  return new Observer<LegionsTypes, ObjectView>(game, {
    isObject: (target) => target instanceof GameObject,
    view: (object, viewer) => view(game, object, viewer),
    written: writtenOf,
    areAlike,
    varies: (object) => mayVary(game, object),
    piles: () => piles,
  });
}

/** Elsewhere than on the battlefield an object is what is printed on it, but for effects fixed to it and of its own (604.3). */
const mayVary = ({ battlefield, chain, expelled, effects }: LegionsGame, object: GameObject): boolean =>
  object.zone === battlefield ||
  object.zone === chain ||
  (object.zone === expelled && object.faceDown) ||
  object.card.abilities.some(({ kind }) => kind === 'static') ||
  effects.some(({ objects }) => objects.includes(object));

/** What shows the tables of Legions of Will. */
export const { observing, observedAnew } = showing<LegionsTypes, ObjectView, Observation>(
  observerOf,
  (game, objects) =>
    seenTable(
      game,
      seenPlayers(game.players, ({ reserve }) => ({ resource: reserve })),
      objects,
    ),
);

/** What is written of an object that its view follows from. */
const writtenOf = (object: GameObject): readonly unknown[] => [
  object.zone,
  object.controller,
  object.rested,
  object.faceDown,
  object.damage,
  object.counters,
  object.attachedTo,
  object.attacking,
  object.attackedBase,
  object.blocking,
  object.blocked,
  object.unblocked,
  object.isBlocking,
  object.context,
];

/** Written out: it is asked of everything on the battlefield whenever that is arranged anew. */
const areAlike = (one: Characteristics, other: Characteristics): boolean =>
  one.cost === other.cost &&
  one.will === other.will &&
  one.power === other.power &&
  one.defense === other.defense &&
  one.capacity === other.capacity &&
  one.production === other.production &&
  one.types === other.types &&
  one.subtypes === other.subtypes &&
  one.supertypes === other.supertypes &&
  one.abilities === other.abilities;

/** All views have the same fields in the same order: whoever goes through a table reads objects of one shape. */
function view(game: LegionsGame, object: GameObject, viewer: number | undefined): ObjectView {
  const seen = viewer === undefined || seesFace(game, object, viewer);
  const is = game.look(object);
  const { zone, owner, context } = object;
  const onBattlefield = zone === game.battlefield;
  // A hidden card is nobody in particular: what it was elsewhere must not be told by its id.
  const isTold = seen || onBattlefield || zone === game.chain;
  return {
    id: isTold ? idOf(object) : hiddenIdOf(object),
    owner,
    controller: object.controller,
    zone: zone.name,
    statuses: statusesOf(game, object),
    damage: object.damage,
    counters: countersOf(object),
    at: object.attachedTo && idOf(object.attachedTo),
    attacking: object.attackedBase && idOf(object.attackedBase),
    blocking: object.blocking.length === 0 ? NOTHING : object.blocking.map(idOf),
    targets: seenTargets(context),
    source: context && context.source !== object ? idOf(context.source) : undefined,
    name: seen ? object.card.name : undefined,
    types: seen ? is.types : onBattlefield ? is.types.filter(isSeenFromBehind) : NOTHING,
    subtypes: seen ? is.subtypes : NOTHING,
    supertypes: seen ? is.supertypes : NOTHING,
    characteristics: seen ? characteristicsOf(object, is) : NO_NUMBERS,
    abilities: seen ? seenTexts(is.abilities) : NOTHING,
  };
}

const NOTHING: readonly string[] = [];
const NO_NUMBERS: Readonly<Record<string, number>> = {};

const isSeenFromBehind = (type: string): boolean => type === 'base' || type === 'trap' || type === 'unit';

function characteristicsOf(object: GameObject, is: Characteristics): ObjectView['characteristics'] {
  const { cost, will, power, defense, capacity, production } = is;
  const found: Record<string, number> = { 'resource cost': cost };
  if (is.types.includes('unit') || object.card.will !== undefined) {
    found.will = will;
    found.power = power;
  }
  if (is.types.includes('base') || is.types.includes('upgrade')) {
    found.defense = defense;
    found.capacity = capacity;
    found['resource production'] = production;
  }
  return found;
}

function countersOf({ counters }: GameObject): ObjectView['counters'] {
  const kinds = Object.keys(counters);
  if (kinds.length === 0) return NO_NUMBERS;
  return Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));
}

function statusesOf(game: LegionsGame, object: GameObject): readonly string[] {
  const { zone, faceDown } = object;
  const face = faceDown ? 'face down' : 'face up';
  if (zone !== game.battlefield) return zone === game.chain || faceDown ? [face] : NOTHING;
  const found = [object.rested ? 'rested' : 'reset', face];
  if (object.attacking) found.push('attacking');
  if (object.blocked) found.push('blocked');
  if (object.unblocked) found.push('unblocked');
  if (object.isBlocking) found.push('blocking');
  return found;
}
