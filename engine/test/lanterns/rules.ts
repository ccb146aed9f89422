import { type Ruleset, ruleset } from '../../kernel';
import * as s100 from './1-the-game/100-beginning-and-ending';
import * as s110 from './1-the-game/110-a-turn';
import * as s120 from './1-the-game/120-oil';
import * as s200 from './2-lanterns/200-kindling';

/** The rules of Lanterns. */
export const lanterns: Ruleset = ruleset('lanterns', '2026-01-01', [s100, s110, s120, s200]);
