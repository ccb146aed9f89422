import { assumed, choosing, type Procedure, procedure, step } from '../../../kernel';
import { kindling, mayKindle } from '../2-lanterns/200-kindling';
import type { GameObject } from '../card';
import type { Lanterns } from '../game';
import { losing } from './100-beginning-and-ending';
import { gain, oilAtDawn } from './120-oil';

/** Where a turn begins: at a part of it, where a table was set up in one. */
interface Data {
  readonly startAt: string | undefined;
  /** Has the part that it starts at come? */
  started?: boolean;
}

const begins = (game: Lanterns, data: Data, part: string): boolean => {
  data.started ||= data.startAt === undefined || data.startAt === part;
  if (!data.started) return false;
  game.propose(
    game.happening('begin', { player: game.now.active, what: part }, () => game.set(game.now, 'part', part)),
  );
  return true;
};

const dawn = step(
  { first: '110.1', revised: 'L.2.1' },
  'A turn begins with dawn',
  (game: Lanterns, data: Data) => {
    game.propose(
      game.happening('begin a turn', { player: game.now.active }, () =>
        game.set(game.now, 'number', game.now.number + 1),
      ),
    );
    begins(game, data, 'dawn');
  },
);

const isDawn = (game: Lanterns): boolean => game.now.part === 'dawn';

const gaining = step(
  { first: '110.2', revised: 'L.2.3' },
  'At dawn the keeper gains oil',
  (game: Lanterns) => {
    if (isDawn(game)) gain(game, game.now.active, oilAtDawn(game));
  },
);

const drawing = step(
  { first: '110.3', revised: 'L.2.2' },
  'At dawn the keeper draws a card',
  (game: Lanterns) => {
    const { active } = game.now;
    const { chest, palm } = game.player(active);
    if (!isDawn(game)) return;
    const { top } = chest;
    if (!top) losing(game, active);
    else
      game.propose(
        game.happening('draw a card', { player: active, object: top }, () => game.move(top, palm)),
      );
  },
);

const kindlingBegins = step(
  { first: '110.4', revised: 'L.2.4' },
  'After dawn comes kindling',
  (game: Lanterns, data: Data) => {
    begins(game, data, 'kindling');
  },
);

const kindlingCards = choosing(
  { first: '110.5', revised: 'L.2.5' },
  'In kindling the keeper kindles cards, one after another, until passing',
  (game: Lanterns) => {
    if (game.isOver || game.now.part !== 'kindling') return undefined;
    const { active: player } = game.now;
    const playable = game
      .player(player)
      .palm.objects.filter((object) => game.permits(mayKindle.action, player, object));
    return {
      player,
      purpose: 'priority',
      isPriority: true,
      offers: [
        { label: 'pass', action: 'pass', value: undefined },
        ...playable.map((object) => ({
          label: `play ${object.card.name}`,
          action: 'play',
          object,
          value: object,
        })),
      ],
    };
  },
  (game, _data, [object]: readonly (GameObject | undefined)[]) => {
    if (!object) return undefined;
    game.call(kindling, { object });
    return 'again';
  },
);

const dusk = step(
  { first: '110.6', revised: 'L.2.6' },
  'At dusk the keeper gains glow for each lantern that burns, as much as it shines',
  (game: Lanterns, data: Data) => {
    if (game.isOver || !begins(game, data, 'dusk')) return;
    const { active } = game.now;
    const keeper = game.player(active);
    const amount = game.burningOf(active).reduce((sum, { card }) => sum + card.shine, 0);
    if (amount > 0)
      game.propose(
        game.happening('gain glow', { player: active, amount }, () =>
          game.set(keeper, 'glow', keeper.glow + amount),
        ),
      );
  },
);

const next = step(
  { first: '110.7', revised: assumed('L.2.7', { from: ['first', '110.7'] }) },
  'Then the other keeper takes a turn',
  (game: Lanterns) => {
    if (game.isOver) return 'finish';
    game.propose(
      game.happening('pass the taper', { player: game.now.active }, () =>
        game.set(game.now, 'active', (game.now.active + 1) % game.players.length),
      ),
    );
    game.call(turn, { startAt: undefined });
    return 'finish';
  },
);

/** A turn, and all that come after it. */
export const turn: Procedure<Lanterns, Data> = procedure('a turn', {
  first: [dawn, gaining, drawing, kindlingBegins, kindlingCards, dusk, next],
  revised: [dawn, drawing, gaining, kindlingBegins, kindlingCards, dusk, next],
});
