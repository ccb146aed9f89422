import type { Chance } from './chance';
import { hidden } from './counting';
import type { Counted, Fields } from './fields';
import type { RuledGame } from './ruled-game';

const WORKED_OUT = hidden('worked out from what else there is');
const SETTING = hidden('settled before the game begins');
const PAST = hidden('what has been tells nothing of how a game goes on');

/** Where chance is: how much was drawn, and what was scripted for the draws to come. */
const drawn: Counted<Chance> = {
  isAlone: false,
  isNothing: () => false,
  add: (hasher, chance, position) => position.addShared(hasher.add(chance.position), chance.ahead),
};

/** How the fields count that every game has. */
export const gameFields = {
  chance: drawn,
  journal: PAST,
  trace: PAST,
  exercised: PAST,
  version: WORKED_OUT,
  writtenAt: WORKED_OUT,
  isStill: hidden('nobody decides while events are applied'),
  keptForOthers: WORKED_OUT,
  decision: hidden('asked for by the step that runs next: procedures count by where they stand'),
  decisions: PAST,
  isOver: WORKED_OUT,
  ruleset: SETTING,
  installed: SETTING,
  isByRulesAlone: SETTING,
  tables: SETTING,
  mostSteps: SETTING,
  stopsAtPriority: SETTING,
} satisfies Omit<Fields<RuledGame<object, object, object>>, 'players'>;
