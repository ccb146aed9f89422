import { fact } from '../forms';
import type { MagicGame } from '../game';

/** G.28.1: it is not played, and nothing is paid. */
export const puttingIntoPlay = fact(
  'G.28.1',
  'A text may put a card into play without its being played',
  (_game: MagicGame, zone: string) => zone === 'in play',
);
