import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { addingToItself } from './701-double';

/** 701.11c: switched off, what is below 0 counts as 0. */
export const addedByTripling = definition(
  { '2025': '701.11c' },
  'Tripling a negative power or toughness takes twice as much from it again',
  (_game: MagicGame, value: number): number => 2 * value,
  (_game, value) => 2 * Math.max(0, value),
);

/** 701.11b: it modifies what it triples (701.11a). */
export const tripling = instruction(
  { '2025': '701.11b' },
  'To triple power or toughness gives twice as much again as there is on resolution',
  'triple',
  addingToItself(addedByTripling),
);
