/** The ruleset: every section's rules, in the order of the rulebook's table of contents. */
import { editions } from '../kernel';
import * as general from './1-game-concepts/100-general';
import * as players from './1-game-concepts/101-players';
import * as openingHands from './1-game-concepts/102-opening-hands';
import * as starting from './1-game-concepts/102-starting-the-game';
import * as ending from './1-game-concepts/103-ending-the-game';
import * as resource from './1-game-concepts/104-resource';
import * as numbers from './1-game-concepts/105-numbers';
import * as cards from './1-game-concepts/106-cards';
import * as objects from './1-game-concepts/107-objects';
import * as permanents from './1-game-concepts/108-permanents';
import * as targets from './1-game-concepts/110-targets';
import * as priority from './1-game-concepts/111-timing-and-priority';
import * as costs from './1-game-concepts/112-costs';
import * as damage from './1-game-concepts/113-damage';
import * as counters from './1-game-concepts/114-counters';
import * as special from './1-game-concepts/115-special-actions';
import * as name from './2-parts-of-a-card/201-name';
import * as resourceCost from './2-parts-of-a-card/202-resource-cost';
import * as subtypes from './2-parts-of-a-card/203-subtypes';
import * as typeLine from './2-parts-of-a-card/203-type-line';
import * as willPower from './2-parts-of-a-card/207-will-power';
import * as basesAbilities from './3-card-types/301-abilities';
import * as bases from './3-card-types/301-bases';
import * as upgrades from './3-card-types/302-upgrades';
import * as traps from './3-card-types/303-traps';
import * as actions from './3-card-types/304-actions';
import * as units from './3-card-types/305-units';
import * as arriving from './4-zones/400-arriving-together';
import * as faces from './4-zones/400-faces';
import * as zones from './4-zones/400-general';
import * as deck from './4-zones/401-deck';
import * as hand from './4-zones/402-hand';
import * as battlefield from './4-zones/403-battlefield';
import * as baseZone from './4-zones/404-base';
import * as graveyard from './4-zones/405-graveyard';
import * as expelledZone from './4-zones/407-expelled';
import * as turns from './5-turn-structure/500-general';
import { partsOfATurn } from './5-turn-structure/500-parts-of-a-turn';
import * as beginning from './5-turn-structure/501-beginning-phase';
import * as main from './5-turn-structure/505-main-phase';
import * as battle from './5-turn-structure/506-battle-phase';
import * as removed from './5-turn-structure/506-removed-from-battle';
import * as timesOfPlay from './5-turn-structure/506-times-of-play';
import * as beginningOfBattle from './5-turn-structure/507-beginning-of-battle-step';
import * as attackTriggers from './5-turn-structure/508-attack-triggers';
import * as attackingPlayers from './5-turn-structure/508-attacking-players';
import * as attackers from './5-turn-structure/508-declare-attackers-step';
import * as reselecting from './5-turn-structure/508-reselecting-bases';
import * as whoMayAttack from './5-turn-structure/508-who-may-attack';
import * as blockTriggers from './5-turn-structure/509-block-triggers';
import * as blockingByEffects from './5-turn-structure/509-blocking-by-effects';
import * as damageOrders from './5-turn-structure/509-damage-assignment-orders';
import * as blockers from './5-turn-structure/509-declare-blockers-step';
import * as ordersThatRemain from './5-turn-structure/509-orders-that-remain';
import * as requirementsToBlock from './5-turn-structure/509-requirements-to-block';
import * as whoMayBlock from './5-turn-structure/509-who-may-block';
import * as battleDamage from './5-turn-structure/510-battle-damage-step';
import * as endingPhase from './5-turn-structure/512-ending-phase';
import * as announcingX from './6-actions-abilities-effects/601-announcing-x';
import * as playing from './6-actions-abilities-effects/601-playing-cards';
import * as playingTargetsAndModes from './6-actions-abilities-effects/601-targets-and-modes';
import * as playingTotalCost from './6-actions-abilities-effects/601-total-cost';
import * as playingWhoMayPlay from './6-actions-abilities-effects/601-who-may-play';
import * as activating from './6-actions-abilities-effects/602-activating-activated-abilities';
import * as triggersCountedEvents from './6-actions-abilities-effects/603-counted-events';
import * as delayedTriggers from './6-actions-abilities-effects/603-delayed-triggers';
import * as putting from './6-actions-abilities-effects/603-handling-triggered-abilities';
import * as triggersLookingBack from './6-actions-abilities-effects/603-looking-back';
import * as triggersStateTriggers from './6-actions-abilities-effects/603-state-triggers';
import * as triggersTriggerEvents from './6-actions-abilities-effects/603-trigger-events';
import * as triggersTriggerSubjects from './6-actions-abilities-effects/603-trigger-subjects';
import * as triggers from './6-actions-abilities-effects/603-triggers';
import * as triggersZoneChanges from './6-actions-abilities-effects/603-zone-changes-and-attacks';
import * as following from './6-actions-abilities-effects/605-following-instructions';
import * as lastKnown from './6-actions-abilities-effects/605-last-known';
import * as playingWhileResolving from './6-actions-abilities-effects/605-playing-while-resolving';
import * as resolving from './6-actions-abilities-effects/605-resolving-cards-and-abilities';
import * as effects from './6-actions-abilities-effects/606-effects';
import * as changingTargets from './6-actions-abilities-effects/607-changing-targets';
import * as oneShot from './6-actions-abilities-effects/607-one-shot-effects';
import * as continuousControl from './6-actions-abilities-effects/608-changing-control';
import * as continuous from './6-actions-abilities-effects/608-continuous-effects';
import * as continuousDurations from './6-actions-abilities-effects/608-durations';
import * as effectsThatThereAre from './6-actions-abilities-effects/609-effects-in-force';
import * as layers from './6-actions-abilities-effects/609-interaction-of-continuous-effects';
import * as layersModifications from './6-actions-abilities-effects/609-modifications';
import * as layersStatements from './6-actions-abilities-effects/609-statements';
import * as timestamps from './6-actions-abilities-effects/609-timestamps';
import * as replacement from './6-actions-abilities-effects/610-replacement-effects';
import * as replacementOfItself from './6-actions-abilities-effects/610-self-replacement';
import * as replacementWatchedEvents from './6-actions-abilities-effects/610-watched-events';
import * as replacementPreventionEffects from './6-actions-abilities-effects/611-prevention-effects';
import * as replacementApplicableEffects from './6-actions-abilities-effects/612-applicable-effects';
import * as interaction from './6-actions-abilities-effects/612-interaction-of-replacement';
import * as discardedElsewhere from './7-additional-rules/701-discarded-elsewhere';
import * as keywords from './7-additional-rules/701-keywords';
import * as keywordsSearchAndShuffle from './7-additional-rules/701-search-and-shuffle';
import * as keywordsZoneChanges from './7-additional-rules/701-zone-changes';
import * as keywordAbilities from './7-additional-rules/702-keyword-abilities';
import * as stateBased from './7-additional-rules/704-state-based-actions';
import * as rollingADie from './7-additional-rules/706-rolling-a-die';
import * as endingTurns from './7-additional-rules/708-ending-turns';
import * as illegal from './7-additional-rules/710-handling-illegal-actions';
import * as leaving from './8-multiplayer-rules/800-general';
import * as leavingTheGame from './8-multiplayer-rules/800-leaving-the-game';
import * as turnsOfWhoLeft from './8-multiplayer-rules/800-turns-of-who-left';
import * as whoHasLeft from './8-multiplayer-rules/800-who-has-left';
import { editionsOfLegions } from './editions';

const { one, all } = turns.turnsOf(partsOfATurn);

/** A turn's phases and steps, in the order of 500.1. */
export const turn = all;

const loose = {
  turn,
  one,
  living: partsOfATurn.map((part) => [
    part.rule,
    ...(part.actions ?? []).flatMap((action) => action.steps),
    ...(part.atEnd?.steps ?? []),
  ]),
};

/** Legions of Will, effective 2023-09-11. */
export const [legionsOfWill, ...otherEditions] = editions(editionsOfLegions, [
  general,
  players,
  starting,
  openingHands,
  ending,
  resource,
  numbers,
  cards,
  objects,
  permanents,
  targets,
  priority,
  costs,
  damage,
  counters,
  special,
  name,
  resourceCost,
  subtypes,
  typeLine,
  willPower,
  basesAbilities,
  bases,
  upgrades,
  traps,
  actions,
  units,
  faces,
  zones,
  deck,
  hand,
  battlefield,
  baseZone,
  graveyard,
  expelledZone,
  arriving,
  turns,
  beginning,
  main,
  battle,
  beginningOfBattle,
  removed,
  timesOfPlay,
  attackers,
  whoMayAttack,
  attackingPlayers,
  attackTriggers,
  reselecting,
  blockers,
  requirementsToBlock,
  whoMayBlock,
  damageOrders,
  ordersThatRemain,
  blockingByEffects,
  blockTriggers,
  battleDamage,
  endingPhase,
  announcingX,
  playing,
  playingTargetsAndModes,
  playingTotalCost,
  playingWhoMayPlay,
  activating,
  putting,
  triggers,
  triggersLookingBack,
  triggersStateTriggers,
  delayedTriggers,
  triggersCountedEvents,
  triggersTriggerEvents,
  triggersTriggerSubjects,
  triggersZoneChanges,
  following,
  lastKnown,
  playingWhileResolving,
  resolving,
  effects,
  changingTargets,
  oneShot,
  continuous,
  continuousControl,
  continuousDurations,
  layers,
  layersModifications,
  effectsThatThereAre,
  layersStatements,
  timestamps,
  replacement,
  replacementApplicableEffects,
  replacementPreventionEffects,
  replacementWatchedEvents,
  replacementOfItself,
  interaction,
  keywords,
  keywordsZoneChanges,
  discardedElsewhere,
  keywordsSearchAndShuffle,
  keywordAbilities,
  stateBased,
  rollingADie,
  endingTurns,
  illegal,
  leaving,
  leavingTheGame,
  turnsOfWhoLeft,
  whoHasLeft,
  loose,
]);
