import type { GameWords } from '../../text';
import { legionsAbilities } from './read/abilities';
import { legionsDestinations } from './read/destinations';
import { legionsEffects } from './read/effects';
import { legionsInstructions } from './read/instructions';
import { legionsObjects } from './read/objects';
import { legionsPredicates } from './read/predicates';
import type { Reader } from './read/reader';
import { legionsStatements } from './read/rules';
import { legionsConditions, legionsTriggers } from './read/triggers';
import type { LegionsOfWill } from './tree';

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<LegionsOfWill>['meanings']> {
  return {
    ...legionsObjects(read),
    ...legionsEffects(read),
    ...legionsPredicates(read),
    ...legionsStatements(read),
    ability: legionsAbilities(read),
    condition: legionsConditions(read),
    instruction: legionsInstructions(read),
    destination: legionsDestinations(read),
    trigger: legionsTriggers(read),
  };
}
