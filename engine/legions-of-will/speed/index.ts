/** What makes the rules of Legions of Will faster: the composition root hands it to the tables, and no rule knows of it. */
import type { Speed } from '../../kernel';
import { freeAttacks } from './free-attacks';
import { offersSpeedUp } from './kept-offers';

export const speed: Speed = { speedUps: [freeAttacks, offersSpeedUp], passings: [] };
