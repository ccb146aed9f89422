/** When cleanups occur (319). */
import type { GameEvent } from '../../kernel';
import { consequence, eventConsequence } from '../forms';
import type { RiftboundGame } from '../game';

const ONCE: readonly true[] = [true];
const NEVER: readonly true[] = [];

const isNotDueYet = ({ now }: RiftboundGame): readonly true[] => (now.cleanupDue ? NEVER : ONCE);

/** A cleanup is due after events of some kinds. */
const dueAfter = (
  number: string,
  title: string,
  kinds: readonly string[],
  finds: (game: RiftboundGame, events: readonly GameEvent<RiftboundGame>[]) => readonly true[] = isNotDueYet,
) => eventConsequence(number, title, { kinds, finds, does: (game) => game.setCleanupDue(true) });

const LEAVING_THE_CHAIN: readonly string[] = ['put into the trash', 'counter', 'leave the chain', 'resolve'];

const PUT: readonly string[] = ['put onto the chain'];

/** Was the chain empty before these events? */
const hasClosed = (game: RiftboundGame, events: readonly GameEvent<RiftboundGame>[]): boolean =>
  game.chain.objects.length <= events.filter(({ kind }) => PUT.includes(kind)).length;

export const afterClosing = dueAfter('319.1', 'A cleanup occurs as the state closes', PUT, (game, events) =>
  hasClosed(game, events) ? isNotDueYet(game) : NEVER,
);

export const afterOpening = dueAfter(
  '319.1',
  'A cleanup occurs as the state opens',
  LEAVING_THE_CHAIN,
  (game) => (game.chain.objects.length === 0 ? isNotDueYet(game) : NEVER),
);

export const afterPhases = dueAfter('319.2', 'A cleanup occurs after the game transitions between phases', [
  'begin',
]);

export const afterFinalizing = dueAfter('319.3', 'A cleanup occurs after an item is finalized', ['finalize']);

export const afterLeavingTheChain = dueAfter(
  '319.4',
  'A cleanup occurs after an item leaves the chain',
  LEAVING_THE_CHAIN,
);

export const afterEnteringOrLeaving = dueAfter(
  '319.5',
  'A cleanup occurs after objects enter or leave the board',
  ['enter the board', 'channel', 'hide', 'kill', 'banish', 'recycle', 'put into zone'],
);

export const afterStatusChanges = dueAfter('319.6', 'A cleanup occurs after the status of objects changes', [
  'deal damage',
  'exhaust',
  'ready',
  'buff',
  'spend a buff',
  'stun',
  'lose stunned',
  'contest',
  'clear the contested status',
  'establish control',
  'change control',
  'become uncontrolled',
  'become an attacker',
  'become a defender',
  'change designation',
  'attach',
  'detach',
  'apply',
  'gain points',
]);

export const afterMoves = eventConsequence(
  { number: '319.7', restates: ['431'] },
  'A cleanup occurs after a move is completed',
  { kinds: ['move', 'recall'], finds: isNotDueYet, does: (game) => game.setCleanupDue(true) },
);

/**
 * 321: what saved something once may have left it as it was, with lethal damage at its base; as it is used up the game's state
 * is another one.
 */
export const afterUsingUp = consequence(
  '321',
  'A cleanup occurs after a replacement effect of the next time has been used up',
  (game: RiftboundGame) => game.setCleanupDue(true),
);
