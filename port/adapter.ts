/** What an engine that is written in TypeScript needs to be played from outside: `import … from 'rulewright/adapter'`. */
export type {
  Act,
  ActResult,
  EnginePort,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from './contract';
export { EngineCrash, SetupProblem, Unsupported } from './problems';
export { features } from './protocol/features';
export { serve } from './serve';
