import { type EditionOfAGame, editions, type Ruleset } from '../../kernel';
import * as s100 from './1-the-game/100-beginning-and-ending';
import * as s110 from './1-the-game/110-a-turn';
import * as s120 from './1-the-game/120-oil';
import * as s200 from './2-lanterns/200-kindling';

/** The editions of Lanterns: the revised one numbers its rules in another way, and says some things otherwise. */
const lanternEditions: readonly [EditionOfAGame, ...EditionOfAGame[]] = [
  { name: 'first', rulebook: 'lanterns', edition: '2026-01-01' },
  { name: 'revised', rulebook: 'lanterns-revised', edition: '2027-01-01' },
];

/** The rules of Lanterns by edition, the first one first. */
export const lanterns: readonly [Ruleset, ...Ruleset[]] = editions(lanternEditions, [s100, s110, s120, s200]);
