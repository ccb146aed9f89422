import { has } from '../a-abilities/A.1-keyword-abilities';
import type { Block } from '../a-abilities/blocks';
import { fact } from '../forms';
import type { MagicGame } from '../game';

/** 702.111b */
export const menaces = fact(
  { '2025': '702.111b' },
  'A creature with menace is blocked by two creatures or more, or by none',
  (game: MagicGame, chosen: readonly Block[]) =>
    chosen.some(
      ({ attacker }) =>
        has(game, attacker, 'menace') && chosen.filter((each) => each.attacker === attacker).length === 1,
    ),
);
