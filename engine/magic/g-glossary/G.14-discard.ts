import { choosingDiscards } from '../../card-game/keywords/hands';
import type { MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amountFor, phrases } from '../phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** The event of a card being discarded (G.14.1). */
export const discard = (object: MagicObject): Occurrence =>
  move(object, 'discard a card', { zone: 'graveyard' }, { player: object.owner });

/** G.14.1, G.14.Ruling.3: who discards chooses, as many as there are (T.7.3). */
export const discarding = instruction(
  { '2003': { number: 'G.14.1', restates: ['G.14.Ruling.3'] }, '2013': '701.7b', '2025': '701.9a' },
  'To discard puts cards of one’s choice from the hand into the graveyard',
  'discard',
  {
    choices: choosingDiscards<MagicTypes>(phrases, amountFor, (game, seat) => game.player(seat).hand.objects),
    perform: (_game, _effect, _context, { chosen }) => chosen.map(discard),
  },
);
