import { doneToEach } from '../../card-game/keywords/done-to-each';
import type { MagicTypes } from '../game';
import { instruction } from '../instruction';
import { phrases } from '../phrases';
import { move } from './Z.1-zones-of-play';

export const removing = instruction(
  { '2003': { number: 'Z.8.1', restates: ['G.30.1'] }, '2013': '406.2', '2025': '701.13a' },
  'What is removed from the game lies in a zone of its own',
  'remove from the game',
  doneToEach<MagicTypes>(phrases, (_game, object) =>
    object.ceased ? [] : [move(object, 'remove from the game', { zone: 'out of game' })],
  ),
);
