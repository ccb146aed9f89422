import type { ObjectView, PendingDecision } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import type { Invariant } from '../../invariant';
import { hiddenInformation } from '../../invariants/hidden';
import { ofEveryGame } from '../../invariants/of-every-game';
import type { FuzzedGame, FuzzedRulebook, GameSettings } from '../fuzzed-rulebook';
import { canaries } from './canaries';
import { contestedTable } from './contested-tables';
import { costlyTable } from './costly-tables';
import { crowdedTable } from './crowded-tables';
import { embattledTable } from './embattled-tables';
import { addedAndSkipped } from './invariants/added-and-skipped';
import { announcing } from './invariants/announcing';
import { apnap } from './invariants/apnap';
import { arrivalOrder } from './invariants/arrival-order';
import { assignment } from './invariants/assignment';
import { attachments, legends } from './invariants/attachments';
import { attacks } from './invariants/attacks';
import { baseNumbers } from './invariants/base-numbers';
import { battleShares } from './invariants/battle-shares';
import { battleShields } from './invariants/battle-shields';
import { battleSteps } from './invariants/battle-steps';
import { battleDamage, blocks, willRolls } from './invariants/battles';
import { beginnings } from './invariants/beginnings';
import { healed, reserve, wounds } from './invariants/bounds';
import { capacity } from './invariants/capacity';
import { carriedOut } from './invariants/carried-out';
import { changedTargets } from './invariants/changed-targets';
import { conditions } from './invariants/conditions';
import { control } from './invariants/control';
import { declared } from './invariants/declared';
import { deeds } from './invariants/deeds';
import { dividedEffects } from './invariants/divided-effects';
import { entering } from './invariants/entering';
import { bareBases } from './invariants/face-down-bases';
import { handLimit } from './invariants/hand-limit';
import { inBattle } from './invariants/in-battle';
import { limits } from './invariants/limits';
import { lookingBack } from './invariants/looking-back';
import { draws, losingLoops, mandatoryLoops, optionalLoops } from './invariants/loops';
import { modes } from './invariants/modes';
import { moves } from './invariants/moves';
import { ownOffers } from './invariants/offers';
import { onceEachTurn } from './invariants/once-each-turn';
import { opening } from './invariants/opening';
import { otherCosts } from './invariants/other-costs';
import { ownPermanents } from './invariants/own-permanents';
import { passing } from './invariants/passing';
import { payable } from './invariants/payable';
import { payments } from './invariants/payments';
import { permitted } from './invariants/permitted';
import { plainTriggers } from './invariants/plain-triggers';
import { playable } from './invariants/playable';
import { prevention } from './invariants/prevention';
import { priority } from './invariants/priority';
import { recheckedTargets } from './invariants/rechecked-targets';
import { reckonedAmounts } from './invariants/reckoned-amounts';
import { reckonedReserve } from './invariants/reckoned-reserve';
import { refill } from './invariants/refill';
import { replaced } from './invariants/replaced';
import { replacementChoices } from './invariants/replacement-choices';
import { returned } from './invariants/returned';
import { rollResults } from './invariants/roll-results';
import { room } from './invariants/room';
import { saidNumbers } from './invariants/said-numbers';
import { saidOfBattles } from './invariants/said-of-battles';
import { something } from './invariants/something';
import { specialPayments } from './invariants/special-payments';
import { goneTargets, targets } from './invariants/targets';
import { discards, told, topFirst } from './invariants/told';
import { trapTimes } from './invariants/trap-times';
import { marked, order, parts, untilEndOfTurn } from './invariants/turn';
import { ownShares } from './invariants/turn-based';
import { usedCards } from './invariants/used-cards';
import { valuesOfX } from './invariants/values-of-x';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { modelGames } from './model-games';
import { propertiesOf } from './properties';
import { tableFrom } from './random-tables';
import { reckoningTable } from './reckoning-tables';
import { saboteurs } from './saboteurs';
import { generatedGame } from './tables';
import { windingTable } from './winding-tables';
import { words } from './words';

/** 400.2, 402.3, 301.12, 303.3. */
const hidden = hiddenInformation({
  isHidden: ({ zone, owner, controller, statuses, types }: ObjectView, viewer) =>
    zone === 'deck' ||
    (zone === 'hand' && owner !== viewer) ||
    (zone === 'battlefield' &&
      statuses.includes('face down') &&
      (types.includes('base') ? owner : controller) !== viewer),
  shown: /reveal|look at|search/i,
  revealed: /revealed/i,
  dealt: ['hand', 'deck'],
});

/** What must be true whatever the cards say. */
export const inGeneratedGames: readonly Invariant[] = [
  ...ofEveryGame(words),
  hidden,
  capacity,
  apnap,
  draws,
  reserve,
  wounds,
  healed,
  attachments,
  legends,
  ownOffers,
  order,
  beginnings,
  payments,
  untilEndOfTurn,
  parts,
  marked,
  targets,
  blocks,
  willRolls,
  battleDamage,
  goneTargets,
  limits,
  playable,
  ownShares,
  assignment,
  inBattle,
  told,
  topFirst,
  discards,
  deeds,
  prevention,
  control,
  modes,
  battleShares,
  declared,
  saidOfBattles,
  trapTimes,
  ownPermanents,
  onceEachTurn,
  plainTriggers,
  specialPayments,
  otherCosts,
  room,
  bareBases,
  moves,
  handLimit,
  conditions,
  recheckedTargets,
  usedCards,
  valuesOfX,
  dividedEffects,
  replacementChoices,
  replaced,
  reckonedReserve,
  arrivalOrder,
  changedTargets,
  payable,
  priority,
  passing,
  carriedOut,
  saidNumbers,
  entering,
  permitted,
  baseNumbers,
  attacks,
  addedAndSkipped,
  opening,
  announcing,
  battleSteps,
  rollResults,
  reckonedAmounts,
  something,
  returned,
  battleShields,
  lookingBack,
];
/** Where no card changes how many cards a hand holds, or what drawing one does. */
const withPlainHands = [...inGeneratedGames, refill];

const LOOPS = [
  { table: mandatoryTable, invariant: mandatoryLoops },
  { table: mandatoryTable, invariant: mandatoryLoops },
  { table: optionalTable, invariant: optionalLoops },
  { table: losingTable, invariant: losingLoops },
];
/** Among so many games these many are on tables where a loop begins, which takes few decisions. */
const KINDS = 16;
const LOOPING = 2;
/** And so many with cards made for the purpose. */
const STRAINED = 7;
/** By turns these are tables on which the effects of one turn meet, on which battles are fought, on which everything is paid for, that are full, on which turns go otherwise, on which what is done can be reckoned, and others. */
const STRAINS = [
  ...[contestedTable, embattledTable, costlyTable, embattledTable, crowdedTable, windingTable],
  ...[reckoningTable, undefined],
];

/** Moves between bases can be made again and again, and so can what costs little be activated: games would come to little else, and little that was activated would resolve. */
const leadsNowhere = ({ action }: PendingDecision['options'][number]): boolean =>
  action === 'move a unit' || action === 'activate';

/** Most games are with generated cards; some with cards made to put an invariant under strain; some are loops. */
function game(numbers: GameNumbers, settings: GameSettings): FuzzedGame {
  const { deal, shape } = numbers;
  const kind = deal % KINDS;
  const loop = kind < LOOPING ? LOOPS[shape % LOOPS.length] : undefined;
  const nothing = new Set<string>();
  if (loop)
    return {
      table: loop.table(numbers),
      invariants: [...inGeneratedGames, loop.invariant],
      avoided: nothing,
    };
  if (kind < LOOPING + STRAINED) {
    const strained = STRAINS[Math.floor(deal / KINDS) % STRAINS.length];
    const table = strained ? strained(numbers) : tableFrom(numbers, settings);
    return { table, invariants: withPlainHands, avoided: nothing, seldom: leadsNowhere };
  }
  return { ...generatedGame(numbers, settings), invariants: inGeneratedGames, seldom: leadsNowhere };
}

/** Legions of Will, as the fuzzer plays it. */
export const legionsOfWill: FuzzedRulebook = {
  id: 'legions-of-will',
  title: 'Legions of Will',
  turnBegins: 'turn',
  invariants: [...withPlainHands, mandatoryLoops, optionalLoops, losingLoops],
  canaries,
  saboteurs,
  modelGames,
  words,
  properties: propertiesOf(inGeneratedGames),
  game,
};
