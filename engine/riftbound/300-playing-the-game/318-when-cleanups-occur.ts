/** When cleanups occur (319). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';

const byKind = new Map<string, (game: RiftboundGame, kind: string) => boolean>();

/** What makes a cleanup due, by kinds of event: none is named twice. */
const due = (numbers: [string, ...string[]], title: string, kinds: readonly string[]) => {
  const itself = fact(numbers, title, (_game: RiftboundGame, kind: string) => kinds.includes(kind));
  for (const kind of kinds) byKind.set(kind, itself);
  return itself;
};

export const afterFinalizing = due(
  ['319.3', '319.1'],
  'A cleanup occurs as the state closes, and after an item is finalized',
  ['put onto the chain', 'finalize'],
);
export const afterLeavingTheChain = due(
  ['319.4', '319.1'],
  'A cleanup occurs after an item leaves the chain, as the state opens at the latest',
  ['put into the trash', 'counter', 'leave the chain', 'resolve'],
);
export const afterPhases = due(['319.2'], 'A cleanup occurs after the game transitions between phases', [
  'begin',
]);
export const afterEnteringOrLeaving = due(
  ['319.5'],
  'A cleanup occurs after objects enter or leave the board',
  ['enter the board', 'channel', 'hide', 'kill', 'banish', 'recycle', 'put into zone'],
);
export const afterStatusChanges = due(['319.6'], 'A cleanup occurs after the status of objects changes', [
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
export const afterMoves = due(['319.7', '431'], 'A cleanup occurs after a move is completed', [
  'move',
  'recall',
]);

/**
 * 321: what saved something once may have left it as it was, with lethal damage at its base; as it is used up the game's state
 * is another one.
 */
export const afterUsingUp = fact(
  '321',
  'A cleanup occurs after a replacement effect of the next time has been used up',
  (_game: RiftboundGame) => true,
);

/** The kinds of event that make a cleanup due. */
export const DUE: readonly string[] = [...byKind.keys()];

/** Does an event make a cleanup due (319)? */
export const makesDue = (game: RiftboundGame, kind: string): boolean =>
  byKind.get(kind)?.(game, kind) ?? false;
