import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed, type Draft } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { phrases } from '../text/phrases';

/** Is a creature attacking or blocking? */
export const isInCombat = ({ attacking, isBlocking }: MagicObject): boolean => attacking || isBlocking;

/** A creature stops attacking or blocking, and is blocked by nothing and blocks nothing any more (C.1.Ruling.1). */
export function leavesCombat(game: MagicGame, object: MagicObject): void {
  if (!isInCombat(object)) return;
  for (const blocker of object.blockedBy)
    game.set(
      blocker,
      'blocking',
      blocker.blocking.filter((each) => each !== object),
    );
  for (const attacker of object.blocking)
    game.set(
      attacker,
      'blockedBy',
      attacker.blockedBy.filter((each) => each !== object),
    );
  game.set(object, 'attacking', false);
  game.set(object, 'isBlocking', false);
  game.set(object, 'blocked', false);
  game.set(object, 'unblocked', false);
  game.set(object, 'strikesFirst', false);
  game.set(object, 'band', 0);
  game.set(object, 'blocking', []);
  game.set(object, 'blockedBy', []);
  game.set(object, 'blockersSoFar', []);
}

/** What comes into play attacking was never declared to attack; where blockers have been, it is unblocked. */
export function joinAttack(game: MagicGame, object: Draft<MagicObject>): void {
  object.attacking = true;
  object.unblocked = game.inPlay.objects.some(({ blocked, unblocked }) => blocked || unblocked);
}

/** The event of a creature being removed from combat. */
export const removeFromCombat = (object: MagicObject): Occurrence =>
  new Occurrence('remove from combat', { object }, (game) => leavesCombat(game, object));

/** C.1.Ruling.1 */
export const removing = instruction(
  {
    '2003': 'C.1.Ruling.1',
    '2013': assumed('506.4', { from: ['2003', 'C.1.Ruling.1'] }),
    '2025': assumed('506.4', { from: ['2003', 'C.1.Ruling.1'] }),
  },
  'What is removed from combat attacks and blocks no more, and stays as it is',
  'remove from combat',
  doneToEach<MagicTypes>(phrases, (_game, object) => (isInCombat(object) ? [removeFromCombat(object)] : [])),
);

/** C.1.5 */
export const leavesWithItsController = fact(
  {
    '2003': 'C.1.5',
    '2013': assumed('C.1.5', { from: '2003' }),
    '2025': assumed('506.4', { from: ['2003', 'C.1.5'] }),
  },
  'What changes its controller is removed from combat',
  (_game: MagicGame, object: MagicObject) => isInCombat(object),
);

/** C.1.4 */
export const stopsBeingACreature = fact(
  {
    '2003': 'C.1.4',
    '2013': assumed('C.1.4', { from: '2003' }),
    '2025': assumed('506.4', { from: ['2003', 'C.1.4'] }),
  },
  'What stops being a creature is removed from combat',
  (game: MagicGame, object: MagicObject) =>
    isInCombat(object) && !game.look(object).types.includes('creature'),
);

/** Removes from combat what is no creature any more. */
export function leaveAsNoCreatures(game: MagicGame): void {
  const gone = game.inPlay.objects.filter(
    (object) => isInCombat(object) && stopsBeingACreature(game, object),
  );
  if (gone.length > 0)
    game.apply(gone.map((object) => game.because(stopsBeingACreature, removeFromCombat(object))));
}
