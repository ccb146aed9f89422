import { type Step, step } from '../../kernel';
import { fact } from '../forms';
import { canBeDealtDamage, dealDamage } from '../g-glossary/G.10-damage';
import type { MagicGame } from '../game';
import { type Assignment, type MagicObject, withNothingPrinted } from '../object';
import { Occurrence } from '../occurrence';
import { putOnStack } from '../t-timing/T.2-put-by-rules';
import type { Assigning } from './C.5-combat-damage';

/** C.5.8: it is no spell and no ability. */
const DAMAGE = withNothingPrinted('Combat damage');

/** C.5.1 */
export const goesOnTheStack: Step<MagicGame, Assigning> = step(
  'C.5.1',
  'What was announced goes on the stack as one',
  (game, { assigned }) => {
    game.propose(
      new Occurrence('put combat damage on the stack', { player: game.now.active }, () =>
        putOnStack(game, DAMAGE, { assigned }),
      ),
    );
  },
);

/** C.5.6: what isn't in play any more is dealt none. */
export const stillReceives = fact(
  { '2003': 'C.5.6' },
  'Damage to what is in play no more is dealt to nothing',
  (game: MagicGame, { to }: Assignment) => to === undefined || canBeDealtDamage(game, to),
);

/** The events of assigned combat damage being dealt. */
export const damageDealt = (assigned: readonly Assignment[]): readonly Occurrence[] =>
  assigned.map(({ source, to, player, amount }) => dealDamage(source, { object: to, player }, amount, true));

/** The step in which assigned combat damage is dealt, as it was assigned: whatever has become of those that deal it. */
export const dealing: Step<MagicGame, { readonly object: MagicObject }> = step(
  { '2003': 'C.5.6' },
  'Combat damage is dealt as it was assigned, all at once',
  (game, { object: { assigned } }) => {
    game.propose(...damageDealt(assigned.filter((each) => stillReceives(game, each))));
  },
);
