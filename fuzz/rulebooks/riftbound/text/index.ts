import type { Next } from '../../../numbers';
import { Templates } from '../../../text/templates';
import { abilities } from './abilities';
import { effects } from './effects';
import { objects } from './objects';
import { statements } from './statements';
import { triggers } from './triggers';

/** Card text of Riftbound, to be generated: templates of docs/card-text-riftbound.md that can be told apart. */
export const templates = new Templates({ ...objects, ...effects, ...triggers, ...statements, ...abilities });

/** What a text says a card does, when, to what and at what cost: ids of templates. */
export const said: readonly string[] = templates.ids.filter((id) =>
  /^(?:deed|clause|sentence|condition|costs|(?:own )?(?:event|statement)|replacement|statement of the mortal|seldom on a unit|with Legion|activated|keyword|status|unit|several|a permanent|token|theirs|(?:unit|gear|spell) card): /.test(
    id,
  ),
);

/** The same of battlefields. */
export const saidByBattlefields: readonly string[] = templates.ids.filter((id) =>
  id.startsWith('battlefield card: '),
);

const KEYWORDS =
  'Accelerate|Action|Assault|Assault 2|Deathknell|Deflect|Equip|Ganking|Hidden|Legion|Quick-Draw|Reaction|Repeat|' +
  'Shield|Tank|Temporary|Vision|Weaponmaster';
const SYMBOLS = '1|2|A|C|E|M|R|Y';

/** What stands in square brackets on a card, where templates have their slots. */
const bracketed = Object.fromEntries(
  `${KEYWORDS}|${SYMBOLS}`.split('|').map((symbol) => [symbol, `[${symbol}]`]),
);

/**
 * The text of a card of a type.
 *
 * @param used is told each template that is used, by its id
 */
export const textOf = (type: string, next: Next, used?: (id: string) => void): string =>
  templates.generate(`${type} card`, { next, words: bracketed, used });
