/** Y in the cost of an ability (K.28.4): it is chosen as X is, after it. */
import { asking, assumed, type Step } from '../../kernel';
import { canPayAll } from '../g-glossary/G.6-paying-costs';
import type { MagicGame } from '../game';
import { contextFor, type Proposal, spentOn } from '../t-timing/T.4-announcement';
import { costsOf } from '../t-timing/T.4-total-cost';

/** More than any table pays. */
const MOST = 1000;

function mostFor(game: MagicGame, { object, player, ability }: Proposal): number | undefined {
  const context = contextFor(object, player);
  const costs = costsOf(game, object, player, ability, context);
  if (!costs.some((cost) => cost.cost === 'mana' && cost.mana.includes('Y'))) return undefined;
  const source = ability ? context.source : object;
  let y = 0;
  while (
    y < MOST &&
    canPayAll(game, {
      ...{ player, costs, source, context: context.with({ y: y + 1 }) },
      purpose: spentOn(object, ability),
    })
  )
    y += 1;
  return y;
}

/** K.28.4 */
export const choosingY: Step<MagicGame, Proposal> = asking(
  {
    '2003': 'K.28.4',
    '2013': assumed('K.28.4', { from: '2003' }),
    '2025': assumed('K.28.4', { from: '2003' }),
  },
  'Y in a cost is chosen as X is',
  (game, proposal: Proposal) => {
    const maximum = mostFor(game, proposal);
    return maximum === undefined
      ? undefined
      : { kind: 'number', player: proposal.player, purpose: 'choose Y', minimum: 0, maximum };
  },
  (game, { object, player }, [y = 0]) =>
    game.keepBooks('announce', () => game.set(object, 'context', contextFor(object, player).with({ y }))),
);
