/** In which order players choose at a time, as earlier books don't say it (101.4d). */
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';

/** 101.4d */
export const startsAnew = fact(
  { '2013': '101.4d', '2025': assumed('101.4', { from: ['2013', '101.4d'] }) },
  'The active player chooses first again once what another player chose has the active player choose',
  (_game: MagicGame) => true,
);
