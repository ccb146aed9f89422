import type { ObjectView, PendingDecision } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import type { Invariant } from '../../invariant';
import { hiddenInformation } from '../../invariants/hidden';
import { ofEveryGame } from '../../invariants/of-every-game';
import type { FuzzedGame, FuzzedRulebook, GameSettings, PropertyGames } from '../fuzzed-rulebook';
import { canaries } from './canaries';
import { runes } from './generated-cards';
import { moves, timing } from './invariants/acting';
import { allTargets } from './invariants/all-targets';
import { askedCosts } from './invariants/asked-costs';
import { askedFirst } from './invariants/asked-first';
import { beginnings } from './invariants/beginnings';
import { battlefields, facedownZones, gear, healed, tokens, wounds } from './invariants/board';
import { bonusDamage } from './invariants/bonus-damage';
import { hiddenAWhile, openingHands, recycledTrash, scoredOnce } from './invariants/cards';
import { chains } from './invariants/chains';
import { changedMight } from './invariants/changed-might';
import { combatDamage } from './invariants/combat';
import { combats } from './invariants/combats';
import { conditions } from './invariants/conditions';
import { combatEnds, conquering, gainedControl } from './invariants/conquering';
import { deathknells } from './invariants/deathknells';
import { deeds } from './invariants/deeds';
import { destinations } from './invariants/destinations';
import { detaching } from './invariants/detaching';
import { doneToChosen } from './invariants/done-to-chosen';
import { eachTime } from './invariants/each-time';
import { entering } from './invariants/entering';
import { finalPoint } from './invariants/final-point';
import { firstDeeds } from './invariants/first-deeds';
import { healing } from './invariants/healing';
import { hiding } from './invariants/hiding';
import { howMany } from './invariants/how-many';
import { leftBehind } from './invariants/left-behind';
import { legion } from './invariants/legion';
import { lethal } from './invariants/lethal';
import { ownMight } from './invariants/might';
import { namedObjects } from './invariants/named-objects';
import { numbers } from './invariants/numbers';
import { occasions } from './invariants/occasions';
import { ownOffers } from './invariants/offers';
import { opening } from './invariants/opening';
import { marked, order, parts, thisTurn } from './invariants/order';
import { ownCosts } from './invariants/own-costs';
import { ownDeck } from './invariants/own-deck';
import { ownSpaces } from './invariants/own-spaces';
import { payments } from './invariants/payments';
import { permitted } from './invariants/permitted';
import { recycled } from './invariants/recycled';
import { replaced } from './invariants/replaced';
import { resolved } from './invariants/resolved';
import { saidExhausted } from './invariants/said-exhausted';
import { saidKeywords } from './invariants/said-keywords';
import { burningOut, holding, onePoint, points, pools } from './invariants/scoring';
import { settled } from './invariants/settled';
import { showdowns } from './invariants/showdowns';
import { standardMoves } from './invariants/standard-moves';
import { stunned } from './invariants/stunned';
import { tanks } from './invariants/tanks';
import { targets } from './invariants/targets';
import { temporary } from './invariants/temporary';
import { theirTime } from './invariants/their-time';
import { discards, told, topFirst } from './invariants/told-changes';
import { designations, focus, triggersInTurnOrder } from './invariants/turn';
import { whereHidden } from './invariants/where-hidden';
import { wherePlayed } from './invariants/where-played';
import { modelGames } from './model-games';
import { saboteurs } from './saboteurs';
import { generatedDuel } from './tables';
import { words } from './words';

/** 127.3, 127.4. */
const hidden = hiddenInformation({
  isHidden: ({ zone, owner, controller }: ObjectView, viewer) =>
    zone === 'main deck' ||
    zone === 'rune deck' ||
    (zone === 'hand' && owner !== viewer) ||
    (zone === 'facedown zone' && controller !== viewer),
  shown: /reveal|look at|vision/i,
  revealed: /revealed/i,
  dealt: ['hand', 'main deck'],
});

/** What must be true whatever the cards say. */
const inEveryDuel: readonly Invariant[] = [
  ...ofEveryGame(words),
  hidden,
  facedownZones,
  battlefields,
  wounds,
  healed,
  healing,
  gear,
  detaching,
  tokens,
  focus,
  designations,
  triggersInTurnOrder,
  points,
  burningOut,
  pools,
  ownOffers,
  order,
  beginnings,
  thisTurn,
  numbers,
  parts,
  marked,
  targets,
  timing,
  moves,
  stunned,
  onePoint,
  holding,
  combatDamage,
  ownMight,
  recycledTrash,
  scoredOnce,
  hiddenAWhile,
  openingHands,
  temporary,
  combatEnds,
  conquering,
  told,
  topFirst,
  discards,
  deeds,
  finalPoint,
  recycled,
  destinations,
  payments,
  chains,
  entering,
  theirTime,
  legion,
  lethal,
  whereHidden,
  conditions,
  ownDeck,
  namedObjects,
  changedMight,
  occasions,
  eachTime,
  allTargets,
  howMany,
  saidKeywords,
  deathknells,
  doneToChosen,
  saidExhausted,
  bonusDamage,
  askedFirst,
  permitted,
  tanks,
  standardMoves,
  hiding,
  opening,
  resolved,
  combats,
  settled,
  ownCosts,
  askedCosts,
  firstDeeds,
  replaced,
  wherePlayed,
  showdowns,
  gainedControl,
  leftBehind,
  ownSpaces,
];

/** What cards cost can be paid with runes as they are played: runes that are used before that are mostly wasted. */
const isOfARune = ({ action, label }: PendingDecision['options'][number]): boolean =>
  action === 'activate' && ACTIVATES_A_RUNE.test(label);
const ACTIVATES_A_RUNE = new RegExp(`^activate (?:${runes.map(({ name }) => name).join('|')})\\b`);

const game = (numbers: GameNumbers, settings: GameSettings): FuzzedGame => ({
  ...generatedDuel(numbers, settings),
  invariants: inEveryDuel,
  seldom: isOfARune,
});

const DECK = 12;

const duels = (deck: number): PropertyGames => ({
  invariants: inEveryDuel,
  table: (numbers) => generatedDuel(numbers, { deck, swarm: true }).table,
});

/** Riftbound's duel, as the fuzzer plays it. */
export const riftbound: FuzzedRulebook = {
  id: 'riftbound',
  title: 'Riftbound',
  turnBegins: 'awaken phase',
  invariants: inEveryDuel,
  canaries,
  saboteurs,
  modelGames,
  words,
  properties: {
    random: duels,
    generated: duels(DECK),
    // No rule makes a loop a draw.
    loops: {
      none: 'what could go on for ever ends by burning out (418.3.a), and no rule makes a game a draw',
    },
    without: {
      capacity: 'no rule of it bounds what lies at a place but for facedown zones (106.4.c)',
      'refilled hands': 'no rule of it bounds a hand or refills one',
      draws: 'no rule of it makes a game a draw',
      APNAP: 'what it says of that is the turn order of triggers (376.3.b.1)',
    },
  },
  game,
};
