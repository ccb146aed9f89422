/** What has triggered and waits to be put on the stack: it begins to wait, and waits no more, in an event that keeps the books. */
import type { Rule } from '../../kernel';
import type { TypesOf } from '../game';
import type { WaitingTrigger } from './triggered-abilities';

/** An ability has triggered. @param rule that says so; left out, the one that is being run */
export function letWait<T extends TypesOf<T>>(
  game: T['game'],
  triggered: WaitingTrigger<T>,
  rule?: Rule,
): void {
  game.keepBooks('trigger', () => game.journal.push(game.waiting, triggered), rule);
}

/** Abilities that have triggered are put on the stack, or never will be. @param rule as above */
export function waitNoMore<T extends TypesOf<T>>(
  game: T['game'],
  abilities: readonly WaitingTrigger<T>[],
  rule?: Rule,
): void {
  if (abilities.length === 0) return;
  game.keepBooks(
    'wait no more',
    () => {
      for (const triggered of abilities) game.journal.remove(game.waiting, triggered);
    },
    rule,
  );
}
