import { choosing, type Procedure, procedure, step } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { notice } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { recycle } from './403-recycle';
import { gainPoints } from './445-points';

interface Burning {
  readonly seat: number;
  opponent: number | undefined;
}

/** 418.1: whoever must take more from the Main Deck than is there burns out. */
export const mustBurnOut = fact(
  ['418.1', '400.4.b', '315.4.b.1'],
  'Who must take more cards from the Main Deck than there are burns out',
  (game: RiftboundGame, seat: number) => game.player(seat).mainDeck.objects.length === 0,
);

/** 418.2: the trash is recycled, and an opponent gains a point. */
export const burningOut: Procedure<RiftboundGame, Burning> = procedure('burning out', [
  step('418.2', 'A player burns out', (game, { seat }) => game.propose(notice('burn out', { player: seat }))),
  step('418.2.b', 'The trash is recycled into the Main Deck in a random order', (game, { seat }) => {
    const { objects } = game.player(seat).trash;
    if (objects.length > 0) game.propose(...recycle(game.chance.shuffle('burn out', objects)));
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
