/** The rules of chapter P, section by section. */
export * as mulligans from './P.1-mulligans';
export * as starting from './P.1-starting-the-game';
export * as phases from './P.2-phases-of-the-turn';
export * as phaseRules from './P.3-general-phase-and-step-rules';
export * as beginningPhase from './P.4-beginning-phase';
export * as untapStep from './P.5-untap-step';
export * as upkeepStep from './P.6-upkeep-step';
export * as drawStep from './P.7-draw-step';
export * as mainPhases from './P.8-main-phases';
export * as endPhase from './P.12-end-phase';
export * as cleanup from './P.13-cleanup-step';
