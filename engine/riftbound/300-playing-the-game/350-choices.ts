/** Choosing locations and targets while something is played (352). */
import { type Announcement, targetsIn } from '../../card-game/play/announcements';
import type { Way } from '../../card-game/play/proposal';
import { column, type Offer } from '../../kernel';
import { cannotBeChosen } from '../000-golden-and-silver-rules/050-cant-beats-can';
import { unitsOnBoard } from '../100-game-concepts/105-spaces';
import { controllerAt, keepsControl, presentAt } from '../100-game-concepts/184-battlefields';
import { isElsewhere } from '../700-additional-rules/737-hidden';
import { allExecutions, printedExecution } from '../700-additional-rules/746-repeat';
import type { Card } from '../card';
import { definition, fact, permission } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject, Location, Target } from '../object';
import { candidates, contextOf, fits, inTurnOrder, locations } from '../phrases';
import type { Ability, Filter, StaticAbility, TargetSpecification } from '../text/tree/index';
import { targetsInModes } from './350-modes';
import { conditional } from './360-passive-abilities';

/** Playing a unit, or a gear, to a location. */
export interface Placing {
  readonly object: GameObject;
  readonly location: Location;
}

/** 352.2.a: a unit is played to its player's base, or to a battlefield that the player controls; gear to the base alone. */
export const toBase = permission<Placing>(
  '352.2~2',
  "A unit is played to its player's base",
  'play to',
  (game, player, { object, location }) =>
    location.baseOf === player && game.look(object).types.includes('unit'),
);
export const gearToBase = permission<Placing>(
  { number: '147.2', restates: ['146.1.a.1'] },
  "Gear is played to its player's base",
  'play to',
  (game, player, { object, location }) =>
    location.baseOf === player && !game.look(object).types.includes('unit'),
);
export const toControlledBattlefield = permission<Placing>(
  '352.2~2',
  'A unit is played to a battlefield that its player controls',
  'play to',
  (game, player, { object, location }) =>
    location.battlefield !== undefined &&
    controllerAt(location) === player &&
    // 184.4.c: without units there, control is lost, even before anything notices.
    (presentAt(game, location).includes(player) || keepsControl(game, location)) &&
    game.look(object).types.includes('unit'),
);

/** The passive abilities of a card that say where something may be played to. */
const sayingWhere = column((card: Card) =>
  card.abilities.filter(
    (ability): ability is StaticAbility =>
      ability.kind === 'static' && ability.statement.says === 'may play to',
  ),
);

/** 352.2.b: a text can let units be played elsewhere: that of the card itself, too, wherever it is played from. */
export const toWhereTextPermits = permission<Placing>(
  '352.2~3',
  'A unit is played where a text permits it',
  'play to',
  (game, player, { object, location }) => {
    const standing = game.activeStatements('may play to');
    const printed = sayingWhere(object.card);
    if (standing.length === 0 && printed.length === 0) return false;
    const context = contextOf(object, player);
    const own = printed.flatMap((ability) =>
      conditional(game, ability, context) ? [{ statement: ability.statement, context }] : [],
    );
    return [...own, ...standing].some(
      ({ statement, context: said }) =>
        statement.says === 'may play to' &&
        (statement.subject.ref === 'this'
          ? said.source === object
          : statement.subject.ref === 'all' &&
            said.controller === player &&
            fits(game, statement.subject.filter, object, said)) &&
        statement.places.some((place) => locations(game, place, said).includes(location)),
    );
  },
);

/** Where a card can be played to. */
export function destinations(game: RiftboundGame, object: GameObject, player: number): readonly Location[] {
  const { types } = game.look(object);
  if (!types.includes('unit') && !types.includes('gear')) return [];
  return game.locations.filter((location) => game.permits('play to', player, { object, location }));
}

/** Is there anywhere that a card can be played to? */
export const hasPlace = (game: RiftboundGame, object: GameObject, player: number): boolean =>
  game.locations.some((location) => game.permits('play to', player, { object, location }));

/** The abilities whose targets are chosen as an object is put on the chain: its own, or a spell's. */
export const announcedAbilities = (object: GameObject): readonly Ability[] =>
  object.ability ? alone(object.ability) : allExecutions(object);
const alone = column((ability: Ability): readonly Ability[] => [ability]);

/** The triggered abilities of a card with which it is played itself. */
const playEffectsOf = column((card: Card) =>
  card.abilities.filter(
    (ability) =>
      ability.kind === 'triggered' && ability.trigger.on === 'plays' && ability.trigger.filter.this === true,
  ),
);

/** 352.4.b: what abilities that trigger later choose is no choice of playing the card. Switched off, it is. */
export const choosesForTriggers = definition(
  '352.4.b',
  "A permanent's triggered abilities choose nothing as it is played",
  (_game, _card: Card): readonly Ability[] => NO_ABILITIES,
  (_game, card): readonly Ability[] => playEffectsOf(card),
);
const NO_ABILITIES: readonly Ability[] = [];

/** Every target that an object on the chain asks for, in the modes that were chosen. */
export function specifications(object: GameObject): readonly TargetSpecification[] {
  const modes = object.context?.modes ?? [];
  // Once more is paid than the cost, more may be asked for (746).
  if (object.ability || modes.length > 0 || object.additionalCosts.length > 0)
    return targetsInModes(announcedAbilities(object), modes);
  return asked(object.card);
}

const asked = column((card: Card) => targetsInModes(printedExecution(card), []));

/** What is announced, or pays, as something is played: a place, a mode, a target, an object. */
export type Option = Announcement<RiftboundTypes, Way<RiftboundTypes>>;

/** The targets, and places, among some of that. */
export const targetsAmong: (options: readonly Option[]) => readonly Target[] = targetsIn<
  RiftboundTypes,
  Way<RiftboundTypes>
>;

/** The objects among some of that. */
export const objectsIn = (options: readonly Option[]): readonly GameObject[] =>
  targetsAmong(options).flatMap((target) => ('object' in target ? [target.object] : []));

export const sameTarget = (one: Target, other: Target): boolean =>
  ('object' in one && 'object' in other && one.object === other.object) ||
  ('player' in one && 'player' in other && one.player === other.player);

/** 352.3, 425.3: could any unit that was chosen before move there? */
const someMovesThere = ({ targets }: Context, to: Location, toOrFromBase = false): boolean =>
  targets.flat().some((target) => {
    if (!('object' in target)) return false;
    const { location, controller } = target.object;
    const isOfBase = to.baseOf !== undefined || location?.baseOf !== undefined;
    return (
      location !== to && (to.baseOf === undefined || to.baseOf === controller) && (isOfBase || !toOrFromBase)
    );
  });

/** 352.8: is this a valid choice? */
export function isLegalTarget(
  game: RiftboundGame,
  target: Target,
  { filter, otherThan = [], toOrFromBase }: TargetSpecification,
  context: Context,
  source: GameObject,
): boolean {
  if (otherThan.some((place) => context.targets[place]?.some((other) => sameTarget(other, target))))
    return false;
  if ('player' in target)
    return (
      game.player(target.player).inGame &&
      (filter.controller !== 'opponent' || target.player !== context.controller)
    );
  if ('location' in target) return someMovesThere(context, target.location, toOrFromBase);
  const { object } = target;
  if (object.ceased || isItself(game, object, source) || cannotBeChosen(game, object, source, context))
    return false;
  if (isElsewhere(game, object, filter, context)) return false;
  return meetsRestrictions(game, withItsType(game, filter), object, context);
}

/** 352.8.c: a spell or ability can't target itself. An object on the board is not the ability that it has. */
export const isItself = fact(
  '352.8.c',
  'A spell or ability can not target itself',
  (game: RiftboundGame, object: GameObject, source: GameObject) =>
    object === source && object.zone !== game.board && object.zone.name !== 'legend zone',
);

/** 140.2.a, 146.2.a: the type that a text names restricts what is chosen, in whatever zone. */
export const withItsType = definition(
  '140.2.a',
  'The type that a text names restricts what it can choose, in all zones',
  (_game: RiftboundGame, filter: Filter) => filter,
  (_game, filter): Filter => ({ ...filter, types: undefined }),
);

/** 352.8.b: a target meets what the text says of it. */
export const meetsRestrictions = definition(
  '352.8.b',
  'A valid target meets all targeting restrictions',
  (game: RiftboundGame, filter: Filter, object: GameObject, context: Context) =>
    fits(game, filter, object, context),
  (game, { types, zone }, object, context) =>
    fits(game, { ...(types ? { types } : {}), ...(zone ? { zone } : {}) }, object, context),
);

/** Does a description name units, and nothing else? */
const namesUnits = column(({ types }: Filter) => types?.length === 1 && types[0] === 'unit');

/**
 * What could be chosen for a target: where it must be a unit on the board, units. The others would be told apart only by
 * what can't be chosen, or not from where a card lies hidden.
 */
function choosable(game: RiftboundGame, filter: Filter, { onlyAt }: Context): readonly GameObject[] {
  const all = candidates(game, filter);
  if (all !== game.board.objects || !namesUnits(filter) || onlyAt || !game.isOn(withItsType)) return all;
  if (game.activeStatements("can't be chosen").length > 0) return all;
  const units = unitsOnBoard(game);
  return units.length > 0 ? units : all;
}

const isObject = ({ what }: TargetSpecification): boolean => what === 'object' || what === 'any target';

/** 352.7: every valid choice for a target. */
export function legalTargets(
  game: RiftboundGame,
  wanted: TargetSpecification,
  context: Context,
  object: GameObject,
): readonly Target[] {
  const found: Target[] = [];
  const add = (target: Target): void => {
    if (isLegalTarget(game, target, wanted, context, object)) found.push(target);
  };
  if (wanted.what === 'location') for (const location of game.locations) add({ location });
  else if (wanted.what !== 'object') for (const player of inTurnOrder(game)) add({ player });
  if (isObject(wanted)) for (const object of choosable(game, wanted.filter, context)) add({ object });
  return found;
}

/** 352.7: are there so many valid choices for a target? */
export function hasLegalTargets(
  game: RiftboundGame,
  wanted: TargetSpecification,
  count: number,
  context: Context,
  source: GameObject,
): boolean {
  // There is always another place.
  if (wanted.what === 'location') return true;
  let left = count;
  if (left > 0 && wanted.what !== 'object')
    for (const player of inTurnOrder(game))
      if (isLegalTarget(game, { player }, wanted, context, source)) left -= 1;
  if (left > 0 && isObject(wanted))
    for (const object of choosable(game, wanted.filter, context)) {
      if (isLegalTarget(game, { object }, wanted, context, source)) left -= 1;
      if (left <= 0) break;
    }
  return left <= 0;
}

const count = (of: number | 'X' | 'any number', context: Context): number =>
  of === 'X' ? context.x : of === 'any number' ? Number.MAX_SAFE_INTEGER : of;

/** 352.13: "up to" so many, or "any number". Switched off, there must be one. */
export const mayBeNone = fact(
  '352.13',
  '"Up to" and "any number" of targets include none',
  (_game: RiftboundGame, { minimum, maximum }: TargetSpecification) => minimum === 0 && maximum !== 0,
);

/** The fewest, and the most, objects for a target. */
export function leastTargets(game: RiftboundGame, wanted: TargetSpecification, context: Context): number {
  // 352.7: one of each battlefield, or it isn't played.
  if (wanted.group?.at === 'each battlefield') return game.battlefields.length;
  if (wanted.minimum !== 0 || wanted.maximum === 0) return count(wanted.minimum, context);
  return mayBeNone(game, wanted) ? 0 : 1;
}
export const mostTargets = (wanted: TargetSpecification, context: Context): number =>
  count(wanted.maximum, context);

/** A target as it is offered. */
export function targetOffer(game: RiftboundGame, value: Target): Offer<Target> {
  if ('player' in value) return { label: game.player(value.player).name, player: value.player, value };
  const object = 'object' in value ? value.object : value.location;
  return {
    label: `${'object' in value ? value.object.name : value.location.name} [${object.id}]`,
    object,
    value,
  };
}
