/** Setting a duel up: decks, battlefields, first player, hands, mulligans (110–118). */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import { inRandomOrder, recycle } from '../400-types-of-actions/403-recycle';
import { parameter } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { placeBattlefield, putInto } from './105-spaces';

interface Starting {
  /** Seats still to mulligan. */
  seats: readonly number[];
  aside: readonly GameObject[];
}

/** 116: how many cards a player begins with. */
export const openingHand = parameter('116', 'Each player draws 4', { value: 4, off: 0 });
/** 117.1: how many may be set aside. */
export const setAside = parameter('117.1', 'Up to two cards are set aside in a mulligan', {
  value: 2,
  off: 0,
});

const drawn = (game: RiftboundGame, seat: number, count: number): readonly Occurrence[] =>
  [...game.player(seat).mainDeck.objects]
    .reverse()
    .slice(0, count)
    .map((object) => putInto(object, 'draw', { zone: 'hand' }, { player: seat }));

/** The setup process of a duel. */
export const settingUp: Procedure<RiftboundGame, Starting> = procedure('setting up', [
  step('114', 'Decks are shuffled', (game) => {
    const { players } = game;
    game.propose(
      ...players.map(
        ({ seat }) =>
          new Occurrence('shuffle', { player: seat }, (on) => {
            const { mainDeck, runeDeck } = on.player(seat);
            for (const { objects } of [mainDeck, runeDeck]) {
              const order = on.chance.shuffle('shuffle decks', objects, ({ card }) => card.name, true);
              while (objects.length > 0) on.journal.pop(objects);
              for (const object of order) on.journal.push(objects, object);
            }
          }),
      ),
    );
  }),
  step('462.5', 'One battlefield of each player is selected at random', (game) => {
    for (const { seat } of game.players) {
      const brought = game.aside.filter((each) => each.seat === seat);
      const [selected] = game.chance.shuffle(
        'select a battlefield',
        brought,
        ({ object }) => object.card.name,
      );
      if (selected)
        game.propose(
          new Occurrence(
            'put a battlefield on the board',
            { player: seat, object: selected.object },
            (on) => {
              placeBattlefield(on, selected.object);
            },
          ),
        );
    }
    game.keepBooks('put the others away', () => {
      while (game.aside.length > 0) game.journal.pop(game.aside);
    });
  }),
  step('115', 'The first player is determined at random', (game, data) => {
    const first = game.chance.roll('first player', game.players.length) - 1;
    game.propose(
      new Occurrence('determine the first player', { player: first }, (on) => {
        on.set(on.now, 'firstPlayer', first);
      }),
    );
    game.set(data, 'seats', inTurnOrder(game, first));
  }),
  step('116', 'Each player draws 4', (game) =>
    game.propose(...game.players.flatMap(({ seat }) => drawn(game, seat, openingHand(game)))),
  ),
  choosing(
    '117.1',
    'A player may set up to two cards aside',
    (game, { seats }: Starting) => {
      const [player] = seats;
      if (player === undefined) return undefined;
      const offers = game.player(player).hand.objects.map((value) => ({
        label: `${value.card.name} [${value.id}]`,
        object: value,
        value,
      }));
      return {
        player,
        purpose: 'mulligan',
        offers,
        minimum: 0,
        maximum: Math.min(offers.length, setAside(game)),
      };
    },
    (game, data, chosen) => game.set(data, 'aside', chosen),
  ),
  step('117.2', 'As many cards are drawn as were set aside', (game, { seats, aside }) => {
    const [seat] = seats;
    if (seat !== undefined && aside.length > 0) game.propose(...drawn(game, seat, aside.length));
  }),
  step('117.3', 'Then those that were set aside are recycled in a random order', (game, data) => {
    const { seats, aside } = data;
    game.set(data, 'seats', seats.slice(1));
    game.set(data, 'aside', []);
    if (aside.length > 0) game.propose(...recycle(game, inRandomOrder(game, aside)));
  }),
  step('117', 'In turn order, the other players mulligan', (game, { seats }) => {
    if (seats.length > 0) game.call(mulliganAgain, { seats, aside: [] });
  }),
  step('118', 'Play begins with the first player', (game) =>
    game.keepBooks('begin play', () => {
      game.set(game.now, 'active', game.now.firstPlayer);
      game.set(game.now, 'lastInOrder', game.now.firstPlayer);
    }),
  ),
]);

/** 117: the next player mulligans. */
export const mulliganAgain: Procedure<RiftboundGame, Starting> = procedure(
  'mulligans',
  settingUp.steps.slice(4, -1),
);
