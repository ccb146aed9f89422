/** X that no mana cost of what is announced has: it is decided as it is paid (K.28.Ruling.3). */
import type { OptionalAction } from '../../card-game/instructions/offers';
import { asking, assumed, type Procedure, procedure, step } from '../../kernel';
import { canPayAll, payAll } from '../g-glossary/G.6-paying-costs';
import type { MagicGame, MagicTypes } from '../game';

type Paying = OptionalAction<MagicTypes>;

/** More than any table pays. */
const MOST = 1000;

/** The most that X can be, as its player can pay. */
function mostFor(game: MagicGame, { player, costs, context }: Paying): number {
  const couldBe = (x: number): boolean =>
    canPayAll(game, { player, costs, source: context.source, context: context.with({ x }) });
  let most = 0;
  while (most < MOST && couldBe(most + 1)) most += 1;
  return most;
}

const NUMBERS = {
  '2003': 'K.28.Ruling.3',
  '2013': assumed('K.28.Ruling.3', { from: '2003' }),
  '2025': assumed('K.28.Ruling.3', { from: '2003' }),
} as const;

/** What is paid is paid with the X that its player decides on then. */
export const payingX: Procedure<MagicGame, Paying> = procedure('paying as much as is decided then', [
  asking(
    NUMBERS,
    'X that is in no mana cost is decided on resolution',
    (game, paying: Paying) => ({
      kind: 'number',
      player: paying.player,
      purpose: 'choose X',
      minimum: 0,
      maximum: mostFor(game, paying),
    }),
    (game, { context }, [x]) => game.set(context, 'x', x ?? 0),
  ),
  step(NUMBERS, 'As much as was decided is paid', (game, { player, costs, context }) =>
    payAll(game, { player, costs, source: context.source, context }),
  ),
]);

/** Has a cost an X of which nothing is known yet? */
export const isOpenX = ({ costs, context }: Paying): boolean =>
  context.x === 0 && costs.some((cost) => cost.cost === 'mana' && cost.mana.includes('X'));
