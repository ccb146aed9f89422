/** The rules of chapter 1, section by section. */
export * as general from './100-general';
export * as players from './101-players';
export * as openingHands from './102-opening-hands';
export * as starting from './102-starting-the-game';
export * as ending from './103-ending-the-game';
export * as resource from './104-resource';
export * as numbers from './105-numbers';
export * as cards from './106-cards';
export * as objects from './107-objects';
export * as permanents from './108-permanents';
export * as targets from './110-targets';
export * as priority from './111-timing-and-priority';
export * as costs from './112-costs';
export * as damage from './113-damage';
export * as counters from './114-counters';
export * as special from './115-special-actions';
