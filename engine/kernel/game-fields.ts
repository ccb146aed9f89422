import type { Chance } from './chance';
import { hidden, workedOut as WORKED_OUT } from './counting';
import type { CountedField, Fields } from './fields';
import type { Zone } from './object';
import type { RuledGame } from './ruled-game';

const SETTING = hidden('settled before the game begins');
const PAST = hidden('what has been tells nothing of how a game goes on');

/** Where chance is: how much was drawn, and what was scripted for the draws to come. */
const drawn: CountedField<Chance> = {
  isAlone: false,
  isNothing: () => false,
  add: (hasher, chance, position) => position.addShared(hasher.add(chance.position), chance.ahead),
};

/** How the fields of a zone count, for whoever looks at it as a record: what lies in it is hashed zone by zone. */
export const zoneFields: Fields<Zone<object>> = {
  name: SETTING,
  owner: SETTING,
  seenBy: SETTING,
  objects: hidden('hashed zone by zone'),
  top: WORKED_OUT,
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
  fullTrace: PAST,
  records: WORKED_OUT,
} satisfies Omit<Fields<RuledGame<object, object, object>>, 'players'>;
