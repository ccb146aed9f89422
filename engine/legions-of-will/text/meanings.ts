import type { GameWords } from '../../text';
import { abilityMeanings } from './read/abilities';
import { deedMeanings } from './read/deeds';
import { destinationMeanings } from './read/destinations';
import { effectMeanings } from './read/effects';
import { objectMeanings } from './read/objects';
import { predicateMeanings } from './read/predicates';
import type { Reader } from './read/reader';
import { statementMeanings } from './read/rules';
import { conditionMeanings, triggerMeanings } from './read/triggers';
import type { LegionsOfWill } from './tree';

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<LegionsOfWill>['meanings']> {
  return {
    ...objectMeanings(read),
    ...effectMeanings(read),
    ...predicateMeanings(read),
    ...statementMeanings(read),
    ability: abilityMeanings(read),
    condition: conditionMeanings(read),
    deed: deedMeanings(read),
    destination: destinationMeanings(read),
    trigger: triggerMeanings(read),
  };
}
