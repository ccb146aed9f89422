/** The ruleset: every section's rules, in the order of the rulebook's table of contents. */
import { editions } from '../kernel';
import * as cardText from './000-golden-and-silver-rules/001-card-text';
import * as cantBeatsCan from './000-golden-and-silver-rules/050-cant-beats-can';
import * as decks from './100-game-concepts/101-decks';
import * as spaces from './100-game-concepts/105-spaces';
import * as setup from './100-game-concepts/110-setup-process';
import * as privacy from './100-game-concepts/127-privacy';
import * as cost from './100-game-concepts/130-cost';
import * as category from './100-game-concepts/132-category';
import * as units from './100-game-concepts/139-units';
import * as basicRunes from './100-game-concepts/160-basic-runes';
import * as runePools from './100-game-concepts/161-rune-pools';
import * as tokens from './100-game-concepts/173-tokens';
import * as givenControl from './100-game-concepts/182-control';
import * as control from './100-game-concepts/184-battlefields';
import * as byDefault from './300-playing-the-game/307-by-default';
import * as states from './300-playing-the-game/307-states-of-the-turn';
import * as turns from './300-playing-the-game/315-start-of-turn';
import * as cleanups from './300-playing-the-game/318-cleanups';
import * as designations from './300-playing-the-game/318-designations';
import * as specialCleanups from './300-playing-the-game/318-special-cleanups';
import * as staging from './300-playing-the-game/318-staging';
import * as whenCleanupsOccur from './300-playing-the-game/318-when-cleanups-occur';
import * as chains from './300-playing-the-game/326-chains';
import * as offers from './300-playing-the-game/326-offers';
import * as priorityAndFocus from './300-playing-the-game/326-priority-and-focus';
import * as showdowns from './300-playing-the-game/337-showdowns';
import * as addingToPay from './300-playing-the-game/350-adding-to-pay';
import * as additionalCosts from './300-playing-the-game/350-additional-costs';
import * as affectedUnchosen from './300-playing-the-game/350-affected-unchosen';
import * as choices from './300-playing-the-game/350-choices';
import * as choosingModes from './300-playing-the-game/350-choosing-modes';
import * as declining from './300-playing-the-game/350-declining-to-pay';
import * as following from './300-playing-the-game/350-following-instructions';
import * as groups from './300-playing-the-game/350-groups-of-targets';
import * as instructions from './300-playing-the-game/350-instructions';
import * as lostInformation from './300-playing-the-game/350-lost-information';
import * as makingChoices from './300-playing-the-game/350-making-choices';
import * as oncePlayed from './300-playing-the-game/350-once-played';
import * as otherCosts from './300-playing-the-game/350-other-costs';
import * as paying from './300-playing-the-game/350-paying-costs';
import * as payingOtherCosts from './300-playing-the-game/350-paying-other-costs';
import * as playable from './300-playing-the-game/350-playable';
import * as resolution from './300-playing-the-game/350-resolving';
import * as sources from './300-playing-the-game/350-sources';
import * as splitting from './300-playing-the-game/350-splitting';
import * as spoiltTargets from './300-playing-the-game/350-spoilt-targets';
import * as takenToPay from './300-playing-the-game/350-taken-to-pay';
import * as playing from './300-playing-the-game/350-the-process-of-play';
import * as totalCost from './300-playing-the-game/350-total-cost';
import * as whatCanBePlayed from './300-playing-the-game/350-what-can-be-played';
import * as whereThingsAre from './300-playing-the-game/350-where-things-are';
import * as whichPowerPays from './300-playing-the-game/350-which-power-pays';
import * as passive from './300-playing-the-game/360-passive-abilities';
import * as replacedEvents from './300-playing-the-game/364-replaced-events';
import * as replacement from './300-playing-the-game/364-replacement-effects';
import * as activated from './300-playing-the-game/369-activated-abilities';
import * as fightTriggers from './300-playing-the-game/375-attack-and-defend-triggers';
import * as triggerEvents from './300-playing-the-game/375-trigger-events';
import * as triggered from './300-playing-the-game/375-triggered-abilities';
import * as triggersOnTheChain from './300-playing-the-game/375-triggers-on-the-chain';
import * as whatListens from './300-playing-the-game/375-what-listens';
import * as reflexive from './300-playing-the-game/379-reflexive-triggers';
import * as delayed from './300-playing-the-game/382-delayed-abilities';
import * as durations from './300-playing-the-game/382-durations';
import * as theNextOne from './300-playing-the-game/382-the-next-one';
import * as draw from './400-types-of-actions/400-draw';
import * as putting from './400-types-of-actions/400-put-into-a-zone';
import * as exhaust from './400-types-of-actions/401-exhaust';
import * as ready from './400-types-of-actions/402-ready';
import * as recycle from './400-types-of-actions/403-recycle';
import * as deal from './400-types-of-actions/404-deal';
import * as heal from './400-types-of-actions/405-heal';
import * as play from './400-types-of-actions/406-play';
import * as hide from './400-types-of-actions/408-hide';
import * as discard from './400-types-of-actions/409-discard';
import * as whenDiscarded from './400-types-of-actions/409-when-discarded';
import * as stun from './400-types-of-actions/410-stun';
import * as reveal from './400-types-of-actions/411-reveal';
import * as counter from './400-types-of-actions/412-counter';
import * as buff from './400-types-of-actions/413-buff';
import * as banish from './400-types-of-actions/414-banish';
import * as kill from './400-types-of-actions/415-kill';
import * as responsibility from './400-types-of-actions/415-responsibility';
import * as add from './400-types-of-actions/416-add';
import * as channel from './400-types-of-actions/417-channel';
import * as burnOut from './400-types-of-actions/418-burn-out';
import * as double from './400-types-of-actions/419-double';
import * as swap from './400-types-of-actions/420-swap';
import * as attach from './400-types-of-actions/421-attach';
import * as detach from './400-types-of-actions/422-detach';
import * as movement from './400-types-of-actions/423-movement';
import * as recalls from './400-types-of-actions/432-recalls';
import * as combatDamage from './400-types-of-actions/441-combat-damage';
import * as combat from './400-types-of-actions/441-the-steps-of-combat';
import * as scoring from './400-types-of-actions/445-scoring';
import * as victoryScore from './400-types-of-actions/445-victory-score';
import * as continuousEffects from './400-types-of-actions/450-continuous-effects';
import * as copies from './400-types-of-actions/450-copies';
import * as lastingEffects from './400-types-of-actions/450-lasting-effects';
import * as layers from './400-types-of-actions/450-layers';
import * as might from './400-types-of-actions/450-might';
import * as timestamps from './400-types-of-actions/450-timestamps';
import * as modes from './400-types-of-actions/458-modes-of-play';
import * as conceding from './400-types-of-actions/649-conceding';
import * as buffed from './700-additional-rules/701-buffed';
import * as buffs from './700-additional-rules/701-buffs';
import * as whatBuffsGive from './700-additional-rules/701-what-buffs-give';
import * as mighty from './700-additional-rules/706-mighty';
import * as bonusDamage from './700-additional-rules/712-bonus-damage';
import * as attachedCards from './700-additional-rules/716-attached-cards';
import * as attachment from './700-additional-rules/716-attachment';
import * as inactive from './700-additional-rules/720-inactive';
import * as anyNumber from './700-additional-rules/726-any-number';
import * as referencedKeywords from './700-additional-rules/726-referenced-keywords';
import * as accelerate from './700-additional-rules/731-accelerate';
import * as action from './700-additional-rules/732-action';
import * as assault from './700-additional-rules/733-assault';
import * as deathknell from './700-additional-rules/734-deathknell';
import * as deflect from './700-additional-rules/735-deflect';
import * as ganking from './700-additional-rules/736-ganking';
import * as hidden from './700-additional-rules/737-hidden';
import * as playedFromHidden from './700-additional-rules/737-played-from-hidden';
import * as legion from './700-additional-rules/738-legion';
import * as reaction from './700-additional-rules/739-reaction';
import * as shield from './700-additional-rules/740-shield';
import * as tank from './700-additional-rules/741-tank';
import * as temporary from './700-additional-rules/742-temporary';
import * as vision from './700-additional-rules/743-vision';
import * as equip from './700-additional-rules/744-equip';
import * as equipped from './700-additional-rules/744-equipped';
import * as quickDraw from './700-additional-rules/745-quick-draw';
import * as repeat from './700-additional-rules/746-repeat';
import * as weaponmaster from './700-additional-rules/747-weaponmaster';
import { editionsOfRiftbound } from './editions';

/** Riftbound, core rules 1.2, of 2025-12-01. */
export const [riftbound, ...otherEditions] = editions(editionsOfRiftbound, [
  cardText,
  cantBeatsCan,
  decks,
  spaces,
  setup,
  privacy,
  cost,
  category,
  units,
  basicRunes,
  runePools,
  tokens,
  givenControl,
  control,
  byDefault,
  states,
  turns,
  cleanups,
  specialCleanups,
  designations,
  staging,
  whenCleanupsOccur,
  chains,
  offers,
  priorityAndFocus,
  showdowns,
  addingToPay,
  additionalCosts,
  affectedUnchosen,
  choices,
  choosingModes,
  declining,
  following,
  oncePlayed,
  groups,
  lostInformation,
  makingChoices,
  otherCosts,
  takenToPay,
  playable,
  sources,
  paying,
  resolution,
  splitting,
  spoiltTargets,
  playing,
  totalCost,
  instructions,
  payingOtherCosts,
  passive,
  replacedEvents,
  replacement,
  whatCanBePlayed,
  whereThingsAre,
  whichPowerPays,
  activated,
  fightTriggers,
  triggerEvents,
  triggered,
  triggersOnTheChain,
  whatListens,
  reflexive,
  delayed,
  durations,
  theNextOne,
  draw,
  putting,
  exhaust,
  ready,
  recycle,
  deal,
  heal,
  play,
  hide,
  discard,
  whenDiscarded,
  stun,
  reveal,
  counter,
  buff,
  banish,
  kill,
  responsibility,
  add,
  channel,
  burnOut,
  double,
  swap,
  attach,
  detach,
  movement,
  recalls,
  combatDamage,
  combat,
  scoring,
  victoryScore,
  continuousEffects,
  copies,
  layers,
  lastingEffects,
  might,
  timestamps,
  modes,
  conceding,
  buffed,
  buffs,
  whatBuffsGive,
  mighty,
  bonusDamage,
  attachedCards,
  attachment,
  inactive,
  anyNumber,
  referencedKeywords,
  accelerate,
  action,
  assault,
  deathknell,
  deflect,
  ganking,
  hidden,
  playedFromHidden,
  legion,
  reaction,
  shield,
  tank,
  temporary,
  vision,
  equip,
  equipped,
  quickDraw,
  repeat,
  weaponmaster,
]);
