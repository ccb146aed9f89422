/** Cleanups and their steps (322). */
import { type GameEvent, type Procedure, procedure, type Rule, stateBasedStep, step } from '../../kernel';
import { putInto, unitsOnBoard } from '../100-game-concepts/105-spaces';
import {
  clearContest,
  contest,
  controllerAt,
  hasUnitsThere,
  keepsControl,
  presentAt,
  takeControl,
} from '../100-game-concepts/184-battlefields';
import { mightToKill } from '../400-types-of-actions/410-stun';
import { kill } from '../400-types-of-actions/415-kill';
import { responsibleFor } from '../400-types-of-actions/415-responsibility';
import { recall } from '../400-types-of-actions/432-recalls';
import { win } from '../400-types-of-actions/445-points';
import { victoryScore } from '../400-types-of-actions/445-victory-score';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import type { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { designations } from './318-designations';
import {
  type Cleanup,
  type CleanupStep,
  healAfterCombat,
  healAtTheEnd,
  recallAttackers,
  removeDesignations,
} from './318-special-cleanups';
import { stageCombats, stageShowdowns } from './318-staging';

/** 142.2.a: damage, and at least as much as its Might. */
export const hasLethalDamage = (game: RiftboundGame, object: GameObject): boolean =>
  object.damage > 0 && object.damage >= mightToKill(game, object);

/** 415.5.c: what has damaged a unit is responsible for its death in the next cleanup, and no later. */
function forgetDamagers(game: RiftboundGame, object: GameObject): void {
  if (!object.damagedBy && !object.damagedThrough && object.alsoDamagedBy.length === 0) return;
  game.keepBooks('forget what dealt damage', () => {
    if (object.damagedBy) game.set(object, 'damagedBy', undefined);
    if (object.damagedThrough) game.set(object, 'damagedThrough', undefined);
    if (object.alsoDamagedBy.length > 0) game.set(object, 'alsoDamagedBy', NONE);
  });
}

const NONE: readonly GameObject[] = [];

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
    for (const object of unitsOnBoard(game)) {
      const { damagedThrough, alsoDamagedBy } = object;
      if (hasLethalDamage(game, object)) {
        const died = kill(object, responsibleFor(game, object), damagedThrough, alsoDamagedBy);
        dying = [...(dying ?? []), died];
      }
      forgetDamagers(game, object);
    }
    if (dying) game.propose(...dying);
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
  (game, { at }) => {
    let over: Occurrence[] | undefined;
    for (const each of game.battlefields)
      if (each !== at && isContestedByNobody(game, each)) over = [...(over ?? []), contestedAnew(game, each)];
    if (over) game.propose(...over);
  },
);

const recallGear: CleanupStep = stateBasedStep(
  { number: '322.7', restates: ['147.3', '435.1'] },
  'Gear at battlefields is recalled',
  (game) => {
    let gear: Occurrence[] | undefined;
    for (const { objects } of game.battlefields)
      for (const object of objects)
        if (!object.attachedTo && game.typesOf(object).includes('gear'))
          gear = [...(gear ?? []), recall(object)];
    if (gear) game.propose(...gear);
  },
);

const recallFromAnothersBase: CleanupStep = stateBasedStep(
  '106.2.d',
  "Gear that came apart in another player's base is recalled",
  (game) => {
    let strangers: Occurrence[] | undefined;
    for (const { seat, base } of game.players)
      for (const object of base.objects)
        if (object.controller !== seat && !object.attachedTo && game.typesOf(object).includes('gear'))
          strangers = [...(strangers ?? []), recall(object)];
    if (strangers) game.propose(...strangers);
  },
);

const removeHidden: CleanupStep = stateBasedStep(
  { number: '322.7', restates: ['106.4.d'] },
  'Hidden cards leave battlefields that their controller does not control',
  (game) => {
    let hidden: Occurrence[] | undefined;
    for (const each of game.battlefields)
      for (const object of each.facedown?.objects ?? NONE)
        if (object.controller !== controllerAt(each))
          hidden = [...(hidden ?? []), putInto(object, 'put into the trash', { zone: 'trash' })];
    if (hidden) game.propose(...hidden);
  },
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
  (game, { special, at }) => {
    if (!special || !game.now.cleanupDue) return;
    game.setCleanupDue(false);
    game.call(cleanup, { special: normalOneFollows(game, special), ...(at ? { at } : {}) });
  },
);

type Events = readonly GameEvent<RiftboundGame>[];

/** 320.1: may what triggers in a cleanup become a pending item? Switched off, it never does. */
export const addsPendingItems = fact(
  '320.1',
  'New pending items are added during a cleanup, and nothing is done with them in it',
  (_game: RiftboundGame, events: Events) => areOfACleanup(events),
);

const areOfACleanup = (events: Events): boolean => events.some(isOfACleanup);

/** Is an event what a step of a cleanup does? */
export function isOfACleanup({ cause }: GameEvent<RiftboundGame>): boolean {
  return cause !== undefined && STEPS.has(cause);
}

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
