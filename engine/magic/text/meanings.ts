import type { GameWords } from '../../text';
import { magicAbilities, magicCosts, magicTimes } from './read/abilities';
import { magicEffects } from './read/effects';
import { magicDestinations, magicInstructions } from './read/instructions';
import { magicObjects } from './read/objects';
import { magicPredicates } from './read/predicates';
import type { Reader } from './read/reader';
import { redirection } from './read/redirection';
import { magicReplacements } from './read/replacements';
import { magicStatements } from './read/statements';
import { magicConditions, magicTriggers } from './read/triggers';
import type { MagicTree } from './tree';

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<MagicTree>['meanings']> {
  const redirected = redirection(read);
  return {
    ...magicObjects(read),
    ...magicEffects(read),
    ...magicPredicates(read),
    ...magicReplacements(read),
    object: { ...magicObjects(read).object, ...redirected.object },
    effect: { ...magicEffects(read).effect, ...redirected.effect },
    statement: { ...magicStatements(read).statement, ...redirected.statement },
    ability: magicAbilities(read),
    costs: magicCosts(read),
    time: magicTimes(read),
    instruction: magicInstructions(read),
    destination: magicDestinations(read),
    trigger: magicTriggers(read),
    condition: magicConditions(read),
  };
}
