/** The rules by edition: every section's rules, in the order of the rulebook's chapters. */
import { editions } from '../kernel';
import * as laterMulligans from './1-game-concepts/103-mulligans';
import * as manaSymbols from './1-game-concepts/107-mana-symbols';
import * as permanents from './1-game-concepts/110-permanents';
import * as costReductions from './1-game-concepts/117-costs';
import * as lifeTotals from './1-game-concepts/118-life';
import * as laterCombatDamage from './5-turn-structure/510-combat-damage-step';
import * as damageOrders from './5-turn-structure/510-damage-assignment-orders';
import * as totalAssignment from './5-turn-structure/510-total-assignment';
import * as triggeredOnTheStack from './6-spells-abilities-and-effects/603-handling-triggered-abilities';
import * as layers from './6-spells-abilities-and-effects/613-layers';
import * as severalModes from './7-additional-rules/700-modes';
import * as attaching from './7-additional-rules/701-attach';
import * as doubling from './7-additional-rules/701-double';
import * as exchanging from './7-additional-rules/701-exchange';
import * as fighting from './7-additional-rules/701-fight';
import * as milling from './7-additional-rules/701-mill';
import * as scry from './7-additional-rules/701-scry';
import * as surveil from './7-additional-rules/701-surveil';
import * as attachingKeywords from './7-additional-rules/702-attaching-keywords';
import * as deathtouch from './7-additional-rules/702-deathtouch';
import * as decayed from './7-additional-rules/702-decayed';
import * as defender from './7-additional-rules/702-defender';
import * as enchant from './7-additional-rules/702-enchant';
import * as equip from './7-additional-rules/702-equip';
import * as flash from './7-additional-rules/702-flash';
import * as hexproof from './7-additional-rules/702-hexproof';
import * as indestructible from './7-additional-rules/702-indestructible';
import * as infect from './7-additional-rules/702-infect';
import * as intimidate from './7-additional-rules/702-intimidate';
import * as lifelink from './7-additional-rules/702-lifelink';
import * as menace from './7-additional-rules/702-menace';
import * as reach from './7-additional-rules/702-reach';
import * as shroud from './7-additional-rules/702-shroud';
import * as skulk from './7-additional-rules/702-skulk';
import * as splice from './7-additional-rules/702-splice';
import * as toxic from './7-additional-rules/702-toxic';
import * as umbra from './7-additional-rules/702-umbra-armor';
import * as vigilance from './7-additional-rules/702-vigilance';
import * as wither from './7-additional-rules/702-wither';
import * as turnBased from './7-additional-rules/703-turn-based-actions';
import * as laterStateBased from './7-additional-rules/704-state-based-actions';
import * as coins from './7-additional-rules/705-flipping-a-coin';
import * as abilities from './a-abilities/A.1-abilities';
import * as activated from './a-abilities/A.2-activated-abilities';
import * as colourOnTheStack from './a-abilities/A.2-color';
import * as lookingBack from './a-abilities/A.4-looking-back';
import * as modes from './a-abilities/A.4-modes';
import * as puttingTriggers from './a-abilities/A.4-putting-triggers';
import * as triggerWords from './a-abilities/A.4-trigger-words';
import * as triggered from './a-abilities/A.4-triggered-abilities';
import * as delayed from './a-abilities/A.5-delayed-abilities';
import * as manaAbilities from './a-abilities/A.6-mana-abilities';
import * as playingManaAbilities from './a-abilities/A.6-playing-mana-abilities';
import * as buyback from './a-abilities/A.10-buyback';
import * as cumulativeUpkeep from './a-abilities/A.11-cumulative-upkeep';
import * as cycling from './a-abilities/A.12-cycling';
import * as doubleStrike from './a-abilities/A.13-double-strike';
import * as evasion from './a-abilities/A.15-evasion';
import * as fading from './a-abilities/A.16-fading';
import * as fear from './a-abilities/A.17-fear';
import * as firstStrike from './a-abilities/A.18-first-strike';
import * as flanking from './a-abilities/A.19-flanking';
import * as flying from './a-abilities/A.21-flying';
import * as haste from './a-abilities/A.22-haste';
import * as horsemanship from './a-abilities/A.23-horsemanship';
import * as landwalk from './a-abilities/A.27-landwalk';
import * as protection from './a-abilities/A.31-protection';
import * as provoke from './a-abilities/A.32-provoke';
import * as rampage from './a-abilities/A.33-rampage';
import * as shadow from './a-abilities/A.34-shadow';
import * as threshold from './a-abilities/A.36-threshold';
import * as trample from './a-abilities/A.37-trample';
import * as combat from './c-combat/C.1-the-combat-phase';
import * as combatSteps from './c-combat/C.2-steps-of-combat';
import * as combatCosts from './c-combat/C.3-costs';
import * as attackers from './c-combat/C.3-declare-attackers';
import * as blockers from './c-combat/C.4-declare-blockers';
import * as howMany from './c-combat/C.4-how-many';
import * as assigningDamage from './c-combat/C.5-assigning-combat-damage';
import * as combatDamage from './c-combat/C.5-combat-damage';
import * as damageOnTheStack from './c-combat/C.5-damage-on-the-stack';
import * as twoSteps from './c-combat/C.5-two-steps';
import * as mustAttack from './c-combat/C.7-must-attack-or-block';
import * as alternateCosts from './e-extracted-rulings/E.1-alternate-cost-spells';
import * as poison from './e-extracted-rulings/E.10-poison';
import * as changingControl from './g-glossary/G.5-changing-control';
import * as controller from './g-glossary/G.5-controller';
import * as costs from './g-glossary/G.6-costs';
import * as payingCosts from './g-glossary/G.6-paying-costs';
import * as countering from './g-glossary/G.7-countering';
import * as countersOnPermanents from './g-glossary/G.8-counters';
import * as damage from './g-glossary/G.10-damage';
import * as prevention from './g-glossary/G.11-damage-prevention';
import * as destroy from './g-glossary/G.13-destroy';
import * as discard from './g-glossary/G.14-discard';
import * as draw from './g-glossary/G.15-draw';
import * as genericMana from './g-glossary/G.17-generic-mana';
import * as infinity from './g-glossary/G.18-infinity';
import * as life from './g-glossary/G.19-life';
import * as effectsThatEnd from './g-glossary/G.20-effects-that-end-the-game';
import * as losing from './g-glossary/G.20-losing-the-game';
import * as lossOfLife from './g-glossary/G.21-loss-of-life';
import * as manaBurn from './g-glossary/G.22-mana-burn';
import * as manaPool from './g-glossary/G.23-mana-pool';
import * as putIntoPlay from './g-glossary/G.28-put-into-play';
import * as regeneration from './g-glossary/G.29-regeneration';
import * as revealing from './g-glossary/G.31-reveal';
import * as rounding from './g-glossary/G.32-rounding';
import * as sacrifice from './g-glossary/G.33-sacrifice';
import * as skipping from './g-glossary/G.36-skipping';
import * as sickness from './g-glossary/G.37-summoning-sickness';
import * as tapping from './g-glossary/G.38-tapping';
import * as targets from './g-glossary/G.41-valid-targets';
import * as changingTypes from './k-card-types/K.5-changing-types';
import * as color from './k-card-types/K.7-color';
import * as convertedManaCost from './k-card-types/K.8-converted-mana-cost';
import * as oneOrder from './k-card-types/K.10-changes';
import * as counters from './k-card-types/K.10-counters';
import * as negativePower from './k-card-types/K.10-negative-power';
import * as power from './k-card-types/K.10-power-and-toughness';
import * as enchanted from './k-card-types/K.12-enchanted';
import * as illegalEnchantments from './k-card-types/K.12-illegal-enchantments';
import * as localEnchantments from './k-card-types/K.12-local-enchantments';
import * as instant from './k-card-types/K.14-instant';
import * as land from './k-card-types/K.15-land';
import * as playingLands from './k-card-types/K.15-playing-lands';
import * as legendary from './k-card-types/K.17-legendary';
import * as playCost from './k-card-types/K.20-play-cost';
import * as restrictedMana from './k-card-types/K.20-restricted-mana';
import * as sorcery from './k-card-types/K.22-sorcery';
import * as tokens from './k-card-types/K.25-tokens';
import * as walls from './k-card-types/K.27-walls';
import * as mulligans from './p-phases/P.1-mulligans';
import * as starting from './p-phases/P.1-starting-the-game';
import * as phases from './p-phases/P.2-phases-of-the-turn';
import * as phaseRules from './p-phases/P.3-general-phase-and-step-rules';
import * as beginningPhase from './p-phases/P.4-beginning-phase';
import * as drawStep from './p-phases/P.7-draw-step';
import * as mainPhases from './p-phases/P.8-main-phases';
import * as endPhase from './p-phases/P.12-end-phase';
import * as cleanup from './p-phases/P.13-cleanup-step';
import * as stack from './t-timing/T.2-stack';
import * as announcement from './t-timing/T.4-announcement';
import * as announcing from './t-timing/T.4-announcing';
import * as orderOfCosts from './t-timing/T.4-order-of-costs';
import * as timesOfPlay from './t-timing/T.4-times-of-play';
import * as totalCost from './t-timing/T.4-total-cost';
import * as choices from './t-timing/T.6-choices';
import * as choosingWords from './t-timing/T.6-choosing-words';
import * as instructions from './t-timing/T.6-instructions';
import * as lastKnown from './t-timing/T.6-last-known';
import * as resolution from './t-timing/T.6-resolution';
import * as typesOfEffects from './t-timing/T.7-types-of-effects';
import * as changes from './t-timing/T.8-changes';
import * as continuous from './t-timing/T.8-continuous-effects';
import * as dependency from './t-timing/T.8-dependency';
import * as inForce from './t-timing/T.8-effects-in-force';
import * as replacement from './t-timing/T.10-replacement-and-prevention';
import * as stateBased from './t-timing/T.11-state-based-effects';
import * as conflicts from './t-timing/T.12-timing-conflicts';
import * as zones from './z-zones/Z.1-zones-of-play';
import * as graveyard from './z-zones/Z.3-graveyard';
import * as hand from './z-zones/Z.4-hand';
import * as returning from './z-zones/Z.4-returning';
import * as comingIntoPlay from './z-zones/Z.5-coming-into-play';
import * as library from './z-zones/Z.6-library';
import * as placing from './z-zones/Z.6-placing';
import * as searching from './z-zones/Z.6-searching';
import * as outOfGame from './z-zones/Z.8-out-of-game';

const turns = phases.turnsOf([
  ...beginningPhase.beginningSteps,
  mainPhases.firstMainPhase,
  ...combatSteps.combatSteps,
  mainPhases.secondMainPhase,
  ...endPhase.endSteps,
]);

/** Turn after turn. */
export const turn = turns.all;

/** The rules of Magic. 2003 alone has a whole game in its book: what those of the others neither hold nor cite is taken from there. */
export const [magic, ...otherEditions] = editions(
  [
    { name: '2003', rulebook: 'magic-rulings-summary', edition: '2003-07-24' },
    { name: '2013', rulebook: 'magic', edition: '2013-05-01', assumes: '2003' },
    { name: '2025', rulebook: 'magic', edition: '2025-06-06', assumes: '2003' },
  ],
  [
    ...[indestructible],
    ...[totalAssignment, manaSymbols, permanents, costReductions, lifeTotals, triggeredOnTheStack],
    ...[
      abilities,
      manaAbilities,
      playingManaAbilities,
      doubleStrike,
      evasion,
      fear,
      firstStrike,
      flying,
      haste,
      horsemanship,
    ],
    ...[landwalk, protection, shadow, trample],
    ...[combat, combatSteps, combatCosts, attackers, walls, blockers, howMany, combatDamage],
    ...[assigningDamage, damageOnTheStack, twoSteps, mustAttack],
    ...[changingControl, changingTypes],
    ...[controller, costs, countering, damage, destroy, discard, draw, genericMana, infinity, life, losing],
    ...[lossOfLife, manaBurn, manaPool, sickness, tapping, targets],
    ...[
      color,
      convertedManaCost,
      oneOrder,
      counters,
      negativePower,
      power,
      enchanted,
      instant,
      sorcery,
      land,
      playingLands,
    ],
    ...[
      starting,
      mulligans,
      phases,
      phaseRules,
      beginningPhase,
      drawStep,
      mainPhases,
      endPhase,
      cleanup,
      turns,
    ],
    ...[
      stack,
      announcing,
      choices,
      lastKnown,
      resolution,
      typesOfEffects,
      changes,
      continuous,
      dependency,
      inForce,
      stateBased,
      conflicts,
    ],
    ...[activated, colourOnTheStack, lookingBack, modes, puttingTriggers, triggerWords],
    ...[triggered, delayed, buyback, poison, payingCosts, countersOnPermanents],
    ...[putIntoPlay, regeneration, sacrifice, skipping, illegalEnchantments, localEnchantments],
    ...[
      alternateCosts,
      legendary,
      playCost,
      restrictedMana,
      tokens,
      announcement,
      orderOfCosts,
      timesOfPlay,
      totalCost,
      instructions,
      choosingWords,
    ],
    ...[returning, comingIntoPlay, outOfGame],
    ...[zones, graveyard, hand, library, placing, searching, revealing, rounding, effectsThatEnd],
    ...[prevention, replacement, cumulativeUpkeep, cycling, fading, flanking, provoke, rampage, threshold],
    ...[laterMulligans, laterCombatDamage, damageOrders, layers, defender, reach, vigilance, splice],
    ...[attachingKeywords, decayed],
    ...[
      attaching,
      enchant,
      equip,
      umbra,
      doubling,
      exchanging,
      coins,
      fighting,
      milling,
      scry,
      surveil,
      severalModes,
      deathtouch,
      flash,
      hexproof,
      infect,
      intimidate,
      lifelink,
      menace,
      shroud,
      skulk,
      toxic,
      wither,
    ],
    ...[turnBased, laterStateBased],
  ],
);
