import type { GameWords } from '../../text';
import { magicAbilities, magicCosts, magicTimes } from './read/abilities';
import { magicEffects } from './read/effects';
import { magicDestinations, magicInstructions } from './read/instructions';
import { magicObjects } from './read/objects';
import type { Reader } from './read/reader';
import { magicStatements } from './read/statements';
import { magicConditions, magicTriggers } from './read/triggers';
import type { MagicTree } from './tree';

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<MagicTree>['meanings']> {
  return {
    ...magicObjects(read),
    ...magicEffects(read),
    ...magicStatements(read),
    ability: magicAbilities(read),
    costs: magicCosts(read),
    time: magicTimes(read),
    instruction: magicInstructions(read),
    destination: magicDestinations(read),
    trigger: magicTriggers(read),
    condition: magicConditions(read),
  };
}
