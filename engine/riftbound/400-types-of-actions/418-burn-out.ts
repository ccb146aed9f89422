import { choosing, type Procedure, procedure, step } from '../../kernel';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context } from '../object';
import { notice } from '../occurrence';
import { inTurnOrder, players } from '../phrases';
import type { Amount, Effect, ObjectReference } from '../text/tree/index';
import { recycle } from './403-recycle';
import { gainPoints } from './445-points';

interface Burning {
  readonly seat: number;
  opponent: number | undefined;
}

/** 418.1: whoever must take more from the Main Deck than is there burns out. */
export const mustBurnOut = fact(
  { number: '418.1', restates: ['400.4.b', '315.4.b.1'] },
  'Who must take more cards from the Main Deck than there are burns out',
  (game: RiftboundGame, seat: number) => game.player(seat).mainDeck.objects.length === 0,
);

/** 418.2: the trash is recycled, and an opponent gains a point. */
export const burningOut: Procedure<RiftboundGame, Burning> = procedure('burning out', [
  step('418.2', 'A player burns out', (game, { seat }) => game.propose(notice('burn out', { player: seat }))),
  step('418.2.b', 'The trash is recycled into the Main Deck in a random order', (game, { seat }) => {
    const { objects } = game.player(seat).trash;
    if (objects.length > 0)
      game.propose(
        ...recycle(
          game,
          game.chance.shuffle('burn out', objects, ({ card }) => card.name),
        ),
      );
  }),
  choosing(
    '418.2.c',
    'An opponent is chosen to gain 1 point',
    (game, { seat }: Burning) => ({
      player: seat,
      purpose: 'choose an opponent',
      offers: inTurnOrder(game)
        .filter((each) => each !== seat)
        .map((value) => ({ label: game.player(value).name, player: value, value })),
    }),
    (game, data, [opponent]) => game.set(data, 'opponent', opponent),
  ),
  step('418.2.c', 'That opponent gains 1 point', (game, { opponent }) => {
    if (opponent !== undefined) game.propose(gainPoints(opponent, 1));
  }),
]);

type FromDeck = Extract<Effect, { object: ObjectReference }>;

/** How many cards an effect would take from a Main Deck in excess of those that are there. */
export const takenInExcess = definition(
  '418.1.b',
  'Who must put more cards from the Main Deck elsewhere than there are puts as many as possible, burns out and goes on',
  (
    game: RiftboundGame,
    { object }: FromDeck,
    context: Context,
    number: (of: Amount) => number,
  ): { readonly seat: number; readonly left: number } | undefined => {
    if (object.ref !== 'top of deck') return undefined;
    const [seat] = players(game, object.who, context);
    if (seat === undefined) return undefined;
    const left = number(object.amount) - game.player(seat).mainDeck.objects.length;
    return left > 0 ? { seat, left } : undefined;
  },
  (): { readonly seat: number; readonly left: number } | undefined => undefined,
);

/** Sees to the rest of what an effect takes from a Main Deck, when what was there has been taken (418.2.d). */
export function burnOutForTheRest<E extends FromDeck>(
  game: RiftboundGame,
  effect: E,
  context: Context,
  { number, follow }: { number: (of: Amount) => number; follow: (effects: readonly E[]) => void },
): void {
  const { object } = effect;
  const excess = takenInExcess(game, effect, context, number);
  if (!excess || object.ref !== 'top of deck' || game.isOver) return;
  // Procedures called last run first.
  follow([{ ...effect, object: { ...object, amount: { amount: 'number', value: excess.left } } }]);
  game.call(burningOut, { seat: excess.seat, opponent: undefined });
}
