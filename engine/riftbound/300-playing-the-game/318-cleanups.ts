/** Cleanups: when they occur (319), and their steps (322). */
import {
  type GameEvent,
  type Numbers,
  type Procedure,
  procedure,
  type Rule,
  type Step,
  stateBasedStep,
  step,
} from '../../kernel';
import { putInto, unitsAt, unitsOnBoard } from '../100-game-concepts/105-spaces';
import {
  clearContest,
  contest,
  controllerAt,
  hasUnitsThere,
  keepsControl,
  presentAt,
  takeControl,
} from '../100-game-concepts/184-battlefields';
import { heal } from '../400-types-of-actions/405-heal';
import { mightToKill } from '../400-types-of-actions/410-stun';
import { kill } from '../400-types-of-actions/415-kill';
import { responsibleFor } from '../400-types-of-actions/415-responsibility';
import { recall } from '../400-types-of-actions/432-recalls';
import { win } from '../400-types-of-actions/445-points';
import { victoryScore } from '../400-types-of-actions/445-victory-score';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import type { Location, Piece } from '../piece';
import { attacksForTheFirstTime, defendsForTheFirstTime } from './375-attack-and-defend-triggers';

/** Which cleanup it is (323). */
export interface Cleanup {
  readonly special: 'combat' | 'end of turn' | undefined;
}

/** 142.2.a: damage, and at least as much as its Might. */
export const hasLethalDamage = (game: RiftboundGame, piece: Piece): boolean =>
  piece.damage > 0 && piece.damage >= mightToKill(game, piece);

/** 415.5.c: what has damaged a unit is responsible for its death in the next cleanup, and no later. */
function forgetDamagers(game: RiftboundGame, piece: Piece): void {
  if (!piece.damagedBy && !piece.damagedThrough && piece.alsoDamagedBy.length === 0) return;
  game.keepBooks('forget what dealt damage', () => {
    if (piece.damagedBy) game.set(piece, 'damagedBy', undefined);
    if (piece.damagedThrough) game.set(piece, 'damagedThrough', undefined);
    if (piece.alsoDamagedBy.length > 0) game.set(piece, 'alsoDamagedBy', NONE);
  });
}

const NONE: readonly Piece[] = [];

type CleanupStep = Step<RiftboundGame, Cleanup>;

const recalling =
  (isMeant: (game: RiftboundGame, piece: Piece) => boolean) =>
  (game: RiftboundGame, { special }: Cleanup) => {
    const { combat, attacker } = game.now;
    if (special !== 'combat' || !combat) return;
    const there = unitsAt(game, combat);
    if (there.every(({ controller }) => controller === attacker)) return;
    const recalled = there.filter((piece) => isMeant(game, piece));
    if (recalled.length > 0) game.propose(...recalled.map(recall));
  };

const victory: CleanupStep = stateBasedStep(
  '322.1',
  'A player with the Victory Score in points wins',
  (game) => {
    const needed = victoryScore(game);
    for (const seat of inTurnOrder(game))
      if (game.player(seat).points >= needed) {
        game.propose(win(seat));
        return;
      }
  },
);

const lethal: CleanupStep = stateBasedStep(
  { number: '322.4', restates: ['142.2.a'] },
  'Units with lethal damage are killed',
  (game) => {
    let dying: Occurrence[] | undefined;
    for (const piece of unitsOnBoard(game)) {
      const { damagedThrough, alsoDamagedBy } = piece;
      if (hasLethalDamage(game, piece)) {
        const died = kill(piece, responsibleFor(game, piece), damagedThrough, alsoDamagedBy);
        dying = [...(dying ?? []), died];
      }
      forgetDamagers(game, piece);
    }
    if (dying) game.propose(...dying);
  },
);

/** Makes the step of a special cleanup in which units are healed: of each player, or of those whose units are meant. */
const healAllIn = (special: Cleanup['special'], numbers: Numbers, title: string): CleanupStep => {
  const healing =
    (isMeant: (game: RiftboundGame, piece: Piece) => boolean) =>
    (game: RiftboundGame, cleanup: Cleanup): void => {
      if (cleanup.special !== special) return;
      const damaged = unitsOnBoard(game).filter((piece) => piece.damage > 0 && isMeant(game, piece));
      if (damaged.length > 0) game.propose(...damaged.map(heal));
    };
  return varied(
    step(
      numbers,
      title,
      healing(() => true),
    ),
    {
      whose: {
        "each player's": AS_WRITTEN,
        "the Turn Player's": { run: healing((game, { controller }) => controller === game.now.active) },
      },
    },
  );
};

const healAfterCombat = healAllIn(
  'combat',
  { number: '444.1.a.1', restates: ['142.3.b.2'] },
  'In a combat cleanup, all units are healed',
);

const healAtTheEnd = healAllIn(
  'end of turn',
  { number: '317.2.b', restates: ['142.3.b.1'] },
  'In the cleanup at the end of a turn, all units are healed',
);

const recallAttackers: CleanupStep = varied(
  step(
    '444.1.a.2',
    'In a combat cleanup, attackers are recalled if defenders are still present',
    recalling((game, { controller }) => controller === game.now.attacker),
  ),
  {
    which: {
      attackers: AS_WRITTEN,
      defenders: { run: recalling((game, { controller }) => controller !== game.now.attacker) },
      'all units': { run: recalling(() => true) },
    },
  },
);

/** What happens as a unit gains or loses a designation, in the words of what triggers on it. */
function kindOf(game: RiftboundGame, piece: Piece, designation: Piece['designation']): string {
  if (designation === 'attacker' && attacksForTheFirstTime(game, piece)) return 'become an attacker';
  if (designation === 'defender' && defendsForTheFirstTime(game, piece)) return 'become a defender';
  return 'change designation';
}

/** The event of a unit gaining or losing a designation (442.1.a). */
export const designate = (game: RiftboundGame, piece: Piece, designation: Piece['designation']): Occurrence =>
  new Occurrence(
    kindOf(game, piece, designation),
    { piece, player: piece.controller, what: designation },
    (on) => {
      on.set(piece, 'designation', designation);
      if (designation === 'attacker') on.set(piece, 'hasAttacked', true);
      if (designation === 'defender') on.set(piece, 'hasDefended', true);
    },
  );

const removeDesignations: CleanupStep = step(
  '444.1.a.3',
  'In a combat cleanup, attacker and defender designations are removed',
  (game, { special }) => {
    if (special !== 'combat') return;
    const fighting = game.board.objects.filter(({ designation }) => designation !== undefined);
    game.keepBooks('be over with a combat', () => {
      game.set(game.now, 'combat', undefined);
      game.set(game.now, 'attacker', undefined);
      for (const piece of game.board.objects) {
        if (piece.hasAttacked) game.set(piece, 'hasAttacked', false);
        if (piece.hasDefended) game.set(piece, 'hasDefended', false);
      }
    });
    if (fighting.length > 0) game.propose(...fighting.map((piece) => designate(game, piece, undefined)));
  },
);

/** 322.5.a: a unit that came to the combat. */
export const gainsDesignation = fact(
  '322.5.a',
  'A unit where the combat is, without a designation, gains that of its controller',
  (_game: RiftboundGame, { designation }: Piece, right: Piece['designation']) =>
    right !== undefined && designation === undefined,
);

/** 322.5.b: a unit that has another controller now. */
export const changesDesignation = fact(
  '322.5.b',
  "A unit where the combat is, with the opposite designation of its controller, gains its controller's",
  (_game: RiftboundGame, { designation }: Piece, right: Piece['designation']) =>
    right !== undefined && designation !== undefined,
);

/** 322.5.c: a unit that has left the combat. */
export const losesDesignation = fact(
  '322.5.c',
  'A unit elsewhere than where the combat is loses its designation',
  (_game: RiftboundGame, _piece: Piece, right: Piece['designation']) => right === undefined,
);

const isDesignatedAnew = (game: RiftboundGame, piece: Piece, right: Piece['designation']): boolean =>
  gainsDesignation(game, piece, right) ||
  changesDesignation(game, piece, right) ||
  losesDesignation(game, piece, right);

const designations: CleanupStep = step(
  '322.5',
  'During a combat, designations are assigned to units and removed from them as needed',
  (game) => {
    const { combat, attacker } = game.now;
    let wrong: Occurrence[] | undefined;
    for (const piece of game.board.objects) {
      const isThere =
        combat !== undefined && piece.location === combat && game.typesOf(piece).includes('unit');
      const right = !isThere ? undefined : piece.controller === attacker ? 'attacker' : 'defender';
      if (right !== piece.designation && isDesignatedAnew(game, piece, right))
        wrong = [...(wrong ?? []), designate(game, piece, right)];
    }
    if (wrong) game.propose(...wrong);
  },
);

const loseControl: CleanupStep = stateBasedStep(
  { number: '322.6', restates: ['184.4.c'] },
  'A battlefield without units that is not contested becomes uncontrolled',
  (game) => {
    let lost: Occurrence[] | undefined;
    for (const each of game.battlefields)
      if (controllerAt(each) !== undefined && !keepsControl(game, each) && !hasUnitsThere(game, each))
        lost = [...(lost ?? []), takeControl(each, undefined)];
    if (lost) game.propose(...lost);
  },
);

/** Is a battlefield contested by somebody who could do so no more? */
const isContestedByNobody = (game: RiftboundGame, each: Location): boolean =>
  each.contestedBy !== undefined &&
  each !== game.now.showdown &&
  each !== game.now.combat &&
  !presentAt(game, each).includes(each.contestedBy);

/** Units of somebody else who doesn't control it contest a battlefield from then on. */
const contestedAnew = (game: RiftboundGame, each: Location): Occurrence => {
  const seat = presentAt(game, each).find((one) => one !== controllerAt(each));
  return seat === undefined ? clearContest(each) : contest(each, seat);
};

/** 184.3.b: with nobody left who could contest it, a battlefield is contested no more. */
export const contestIsOver: CleanupStep = stateBasedStep(
  '184.3.b',
  'A battlefield that nobody can contest any more is no longer contested',
  (game) => {
    let over: Occurrence[] | undefined;
    for (const each of game.battlefields)
      if (isContestedByNobody(game, each)) over = [...(over ?? []), contestedAnew(game, each)];
    if (over) game.propose(...over);
  },
);

const recallGear: CleanupStep = stateBasedStep(
  { number: '322.7', restates: ['147.3', '435.1'] },
  'Gear at battlefields is recalled',
  (game) => {
    let gear: Occurrence[] | undefined;
    for (const { pieces } of game.battlefields)
      for (const piece of pieces)
        if (!piece.attachedTo && game.typesOf(piece).includes('gear'))
          gear = [...(gear ?? []), recall(piece)];
    if (gear) game.propose(...gear);
  },
);

const recallFromAnothersBase: CleanupStep = stateBasedStep(
  '106.2.d',
  "Gear that came apart in another player's base is recalled",
  (game) => {
    let strangers: Occurrence[] | undefined;
    for (const { seat, base } of game.players)
      for (const piece of base.pieces)
        if (piece.controller !== seat && !piece.attachedTo && game.typesOf(piece).includes('gear'))
          strangers = [...(strangers ?? []), recall(piece)];
    if (strangers) game.propose(...strangers);
  },
);

const removeHidden: CleanupStep = stateBasedStep(
  { number: '322.7', restates: ['106.4.d'] },
  'Hidden cards leave battlefields that their controller does not control',
  (game) => {
    let hidden: Occurrence[] | undefined;
    for (const each of game.battlefields)
      for (const piece of each.facedown?.objects ?? NONE)
        if (piece.controller !== controllerAt(each))
          hidden = [...(hidden ?? []), putInto(piece, 'put into the trash', { zone: 'trash' })];
    if (hidden) game.propose(...hidden);
  },
);

/** 440: whose units fight a combat? Switched off, those of one player alone begin one as well. */
export const canFight = definition(
  { number: '440', restates: ['316.4.d'] },
  'A combat is between units of exactly two players',
  (_game: RiftboundGame, present: readonly number[]) => present.length === 2,
  () => true,
);

/** 322~4: does what is staged at a battlefield stop being a mere showdown? */
export const showdownCeases = fact(
  '322~4',
  'A staged showdown ceases to be staged where units of an opposing player are present',
  (game: RiftboundGame, { staged }: Location, present: readonly number[]) =>
    staged === 'showdown' && canFight(game, present),
);

/** 322.8~2: has a staged showdown nobody who would open it? */
export const showdownLapses = fact(
  '322.8~2',
  'A showdown remains staged only where units of the player who contested the battlefield are present',
  (_game: RiftboundGame, { staged }: Location, contested: boolean) => staged === 'showdown' && !contested,
);

/** 322~5: does a combat that is staged at a battlefield come to nothing? */
export const combatCeases = fact(
  '322~5',
  'A staged combat ceases to be staged where units of two opposing players are present no longer',
  (game: RiftboundGame, { staged }: Location, present: readonly number[]) =>
    staged === 'combat' && !canFight(game, present),
);

/** What is still staged at a battlefield. */
const stillStaged = (
  game: RiftboundGame,
  each: Location,
  present: readonly number[],
  contested: boolean,
): Location['staged'] =>
  showdownCeases(game, each, present) ||
  showdownLapses(game, each, contested) ||
  combatCeases(game, each, present)
    ? undefined
    : each.staged;

/** What is staged at battlefields, but where a showdown or combat is under way; `begins`: what is, where nothing is yet. */
const stage = (game: RiftboundGame, begins: (present: readonly number[]) => Location['staged']): void => {
  for (const each of game.battlefields) {
    if (each.contestedBy === undefined && each.staged === undefined) continue;
    if (each === game.now.showdown || each === game.now.combat) continue;
    const present = presentAt(game, each);
    const contested = each.contestedBy !== undefined && present.includes(each.contestedBy);
    const staged = stillStaged(game, each, present, contested) ?? (contested ? begins(present) : undefined);
    if (each.staged !== staged) game.keepBooks('stage', () => game.set(each, 'staged', staged));
  }
};

const stageShowdowns: CleanupStep = step(
  { number: '322.8', restates: ['316.5.b'] },
  'Showdowns are staged where one player alone contests a battlefield',
  (game) => stage(game, (present) => (canFight(game, present) ? undefined : 'showdown')),
);

const stageCombats: CleanupStep = step(
  { number: '322.10', restates: ['439'] },
  'Combats are staged where units of opposing players are at a contested battlefield',
  (game) => stage(game, (present) => (canFight(game, present) ? 'combat' : undefined)),
);

/** 323.2: what cleanup follows one in which something changed. Switched off, a special cleanup is repeated as such. */
export const normalOneFollows = definition(
  '323.2',
  'What happens in a special cleanup makes a normal one follow',
  (_game: RiftboundGame, _special: Cleanup['special']): Cleanup['special'] => undefined,
  (_game, special) => special,
);

const anotherOne: CleanupStep = step(
  '321',
  'A special cleanup in which something changed is followed by another one immediately',
  (game, { special }) => {
    if (!special || !game.now.cleanupDue) return;
    game.setCleanupDue(false);
    game.call(cleanup, { special: normalOneFollows(game, special) });
  },
);

type Events = readonly GameEvent<RiftboundGame>[];

/** 320.1: may what triggers in a cleanup become a pending item? Switched off, it never does. */
export const addsPendingItems = fact(
  '320.1',
  'New pending items are added during a cleanup, and nothing is done with them in it',
  (_game: RiftboundGame, events: Events) => areOfACleanup(events),
);

const areOfACleanup = (events: Events): boolean =>
  events.some(({ cause }) => cause !== undefined && STEPS.has(cause));

/** Can nothing become a pending item of what events of a cleanup trigger? */
export const addsNothing = (game: RiftboundGame, events: Events): boolean =>
  areOfACleanup(events) && !addsPendingItems(game, events);

/** 322: the steps of a cleanup; pending items, showdowns and combats follow it (322.12–322.14). */
export const cleanup: Procedure<RiftboundGame, Cleanup> = procedure('a cleanup', [
  victory,
  lethal,
  healAfterCombat,
  healAtTheEnd,
  recallAttackers,
  removeDesignations,
  designations,
  loseControl,
  contestIsOver,
  recallGear,
  recallFromAnothersBase,
  removeHidden,
  stageShowdowns,
  stageCombats,
  anotherOne,
]);

const STEPS: ReadonlySet<Rule> = new Set(cleanup.steps);
