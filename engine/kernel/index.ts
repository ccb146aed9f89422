export type { DoneWithin } from './actions-within';
export { AskingChanges } from './asking';
export { Aspects } from './aspects';
export { assertions } from './assertions';
export type { ScriptedChance } from './chance';
export { numberOf, type PointChange, type RuleChange, vary } from './changes';
export { applyLayers, type ContinuousEffect, type Working } from './characteristics';
export type { Checkpoint } from './checkpoint';
export { type Column, column, partWithWords, standInFor } from './column';
export { concatMap } from './concat-map';
export * as counts from './counting';
export {
  type Answer,
  answerFrom,
  type Choose,
  type Decision,
  type Distribute,
  isPriority,
  type Offer,
  type Option,
  refusal,
  soleAnswer,
} from './decision';
export { oneAfterAnother } from './division';
export { asIf, type Draft, draft } from './draft';
export { type EditionOfAGame, editions, originIn } from './editions';
export { equivalenceOf } from './equivalence';
export { GameEvent } from './event';
export { type CountedField, type Fields, RecordFields } from './fields';
export {
  type ChoiceToMake,
  type Consequence,
  condition,
  consequence,
  type Definition,
  definition,
  type Finding,
  findingsOf,
  findsAny,
  type Parameter,
  type Permission,
  parameter,
  permission,
  prohibition,
  type Replacement,
  replacement,
  type StateBasedAction,
  type StateBasedActionOfTheGame,
  type StateBasedActionOnObjects,
  type StateBasedActions,
  sortedStateBasedActions,
  stateBasedAction,
  stateBasedActionOnObjects,
  whoever,
} from './forms';
export { formsFor, stepsFor } from './forms-for';
export type { FullTraceLine } from './full-trace/lines';
export { OutsideWrite } from './full-trace/outside-write';
export { Rebuilding } from './full-trace/rebuilding';
export { type RecordKind, recordKind, type StateRecords } from './full-trace/record-kinds';
export { snapshotOf } from './full-trace/snapshot';
export { Game } from './game';
export { gameFields, zoneFields } from './game-fields';
export { Hasher } from './hash';
export { IllegalAction } from './illegal-action';
export {
  type EffectOf,
  givesMeaning,
  type Instruction,
  type InstructionBody,
  instructionForm,
  instructionsByWord,
  UnsupportedText,
  wordsWithMeaning,
  wordsWithout,
} from './instruction';
export type { Journal } from './journal';
export { Memo } from './memo';
export { placeAmong, type Viewers, Zone } from './object';
export { type About, type NamedObject, Occurrence, type PlayerNames, whatBecame } from './occurrence';
export {
  type AmendedRuleset,
  allPointsOf,
  amendedRuleset,
  changedBy,
  enforcedBeneath,
  outOfForce,
  RefusedChange,
  UnknownRule,
} from './out-of-force';
export { passOver } from './passing-over';
export { type KeepsForOthers, PerGame } from './per-game';
export { Position } from './position';
export {
  asking,
  begin,
  type Choice,
  choosing,
  type Procedure,
  procedure,
  type Step,
  stateBasedStep,
  step,
  stepAfter,
  turnBasedAction,
} from './procedure';
export { type Query, query, type SpeedUp, speedUp } from './query';
export {
  assumed,
  type ByEdition,
  beforeAnyGame,
  type Form,
  type InForce,
  type Numbers,
  type Origin,
  type OwnNumbers,
  type Rule,
  type Variant,
} from './rule';
export { RuledGame, type RulesAsked } from './ruled-game';
export { type GameOptions, type RulesPlayed, rulesPlayed } from './rules-played';
export {
  isRule,
  NO_SPEED,
  type OrderedProcedure,
  type Ruleset,
  ruleset,
  type Speed,
  sectionsOf,
  Tables,
} from './ruleset';
export { editionsAt, isWithinASlot, rule, slot } from './slots';
export { SPEED_UP_MODES, type SpeedUpMode, speedUps } from './speed-ups';
export { EngineHang } from './step-limit';
export { DecisionRecord, type TraceEntry } from './trace';
export { unmetConditions } from './unmet';
export {
  ALWAYS,
  AS_WRITTEN,
  type OutOfForce,
  pointsOf,
  type VariationPoint,
  variantsOf,
} from './variants';
export { varied } from './varied';
export { noteWhereRulesAreMade, whereMade } from './where-made';
export { withFields } from './with-fields';
export { ZoneHashes } from './zone-hashes';
