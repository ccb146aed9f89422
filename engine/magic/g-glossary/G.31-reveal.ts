import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed, concatMap } from '../../kernel';
import { isNewOnTop } from '../4-zones/401-changed-while-announced';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { objects, phrases, players } from '../text/phrases';
import { lookAt, reveal } from './G.31-showing';

/** G.31.Ruling.2, G.31.Ruling.3: where it lies, all of them at once. */
export const revealing = instruction(
  { '2003': 'G.31.1', '2013': '701.13a', '2025': '701.20a' },
  'A card that is revealed is seen by all players',
  'reveal',
  doneToEach<MagicTypes>(phrases, (_game, object) => (object.ceased ? [] : [reveal(object)])),
);

export const looking = instruction(
  { '2003': 'Z.6.2', '2013': assumed('Z.6.2', { from: '2003' }), '2025': '701.20e' },
  'Who is told to look at cards sees them, and nobody else does',
  'look',
  {
    perform: (game, effect, context, { chosen }) => {
      const seen = objects(game, effect.object, context, chosen).filter(({ ceased }) => !ceased);
      return concatMap(players(game, effect.who, context), (seat) =>
        seen.map((object) => lookAt(object, seat)),
      );
    },
  },
);

/** G.31.2 */
export const playsWithHandRevealed = fact(
  { '2003': 'G.31.2', '2013': assumed('G.31.2', { from: '2003' }), '2025': '701.20a' },
  'A hand that is played with revealed is seen until that ends',
  (game: MagicGame, { owner }: MagicObject) =>
    saidOfPlayer(game, 'plays with hand revealed', owner).length > 0,
);

/** G.31.3 */
export const playsWithTopRevealed = fact(
  { '2003': 'G.31.3', '2013': '401.6', '2025': assumed('401.6', { from: '2013' }) },
  'The top card of a library that is played with revealed is seen, and lies where it lay',
  (game: MagicGame, object: MagicObject) =>
    object.zone.top === object &&
    !isNewOnTop(game, object) &&
    saidOfPlayer(game, 'plays with top card revealed', object.owner).length > 0,
);
