import type { GameWords } from '../../text';
import { magicAbilities, magicTimes } from './read/abilities';
import { chanceEffects, chanceStatements } from './read/chance';
import { combatStatements } from './read/combat';
import { magicConditions } from './read/conditions';
import { continuousEffects } from './read/continuous';
import { costStatements, magicCosts } from './read/costs';
import { damageEffects } from './read/damage';
import { magicDestinations } from './read/destinations';
import { magicEffects } from './read/effects';
import { exchangingInstructions } from './read/exchanges';
import { magicFilters } from './read/filters';
import { magicInstructions } from './read/instructions';
import { keywordAbilities } from './read/keywords';
import { lifeInstructions } from './read/life';
import { manaInstructions } from './read/mana-instructions';
import { modalEffects } from './read/modes';
import { magicObjects } from './read/objects';
import { playerStatements } from './read/players';
import { magicPredicates } from './read/predicates';
import { preventionStatements } from './read/prevention';
import type { Reader } from './read/reader';
import { redirection } from './read/redirection';
import { magicReplacements, replacingStatements } from './read/replacements';
import { rewordingInstructions } from './read/rewording';
import { magicStatements } from './read/statements';
import { tokenInstructions } from './read/tokens';
import { magicTriggers } from './read/triggers';
import type { MagicTree } from './tree';

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<MagicTree>['meanings']> {
  const redirected = redirection(read);
  const continuous = continuousEffects(read);
  return {
    ...magicObjects(read),
    ...continuous,
    ...magicPredicates(read),
    ...magicReplacements(read),
    object: { ...magicObjects(read).object, ...redirected.object },
    effect: {
      ...magicEffects(read),
      ...modalEffects(read),
      ...chanceEffects(read),
      ...damageEffects(read),
      ...continuous.effect,
      ...redirected.effect,
    },
    statement: {
      ...magicStatements(read),
      ...combatStatements(read),
      ...costStatements(read),
      ...playerStatements(read),
      ...preventionStatements(read),
      ...replacingStatements(read),
      ...chanceStatements(read),
      ...redirected.statement,
    },
    ability: { ...magicAbilities(read), ...keywordAbilities(read) },
    costs: magicCosts(read),
    time: magicTimes(read),
    instruction: {
      ...magicInstructions(read),
      ...exchangingInstructions(read),
      ...lifeInstructions(read),
      ...manaInstructions(read),
      ...rewordingInstructions(read),
      ...tokenInstructions(read),
    },
    destination: magicDestinations(read),
    trigger: magicTriggers(read),
    condition: magicConditions(read),
    filter: magicFilters(read),
  };
}
