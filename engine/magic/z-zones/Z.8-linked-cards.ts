import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** Z.8.Ruling.1, 607.2a: switched off, none is known to any. */
export const isLinked = fact(
  { '2003': 'Z.8.Ruling.1', '2013': '607.2a', '2025': assumed('607.2', { from: ['2013', '607.2a'] }) },
  'What an object says of removed cards it says of those that its own abilities removed',
  (_game: MagicGame, { exiledWith }: MagicObject, source: MagicObject) => exiledWith === source,
);
