import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 607.2e: switched off, it is known to none. */
export const wasChosenFor = fact(
  { '2003': 'T.6.4', '2013': '607.2e', '2025': assumed('607.2e', { from: '2013' }) },
  'Which of some words was chosen is known to the ability that speaks of it',
  (_game: MagicGame, { chosen }: MagicObject, word: string) => chosen.word === word,
);
