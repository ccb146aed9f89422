import type { ObjectView } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import type { Invariant } from '../../invariant';
import { hiddenInformation } from '../../invariants/hidden';
import { loopInvariants } from '../../invariants/loops';
import { ofEveryGame } from '../../invariants/of-every-game';
import type { FuzzedGame, FuzzedRulebook, GameSettings, PropertyGames } from '../fuzzed-rulebook';
import { canaries } from './canaries';
import { offers, oneLand, payments } from './invariants/acting';
import { apnap } from './invariants/apnap';
import { combatDamage } from './invariants/combat-damage';
import { declarations } from './invariants/declarations';
import { endings } from './invariants/endings';
import { mana } from './invariants/mana';
import { opening } from './invariants/opening';
import { settled } from './invariants/settled';
import { emptied, newest } from './invariants/stack';
import { tokens } from './invariants/tokens';
import { discards, marked, told } from './invariants/told';
import { cleanedUp, order, parts, TURN_BEGINS, thisTurn } from './invariants/turns';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { modelGames } from './model-games';
import { saboteurs } from './saboteurs';
import { generatedDuel } from './tables';
import { words } from './words';

/** Z.4, Z.6. */
const hidden = hiddenInformation({
  isHidden: ({ zone, owner }: ObjectView, viewer) =>
    zone === 'library' || (zone === 'hand' && owner !== viewer),
  shown: /reveal|look|search/i,
  revealed: /revealed/i,
  dealt: ['hand', 'library'],
});

/** What must be true whatever the cards say. */
const inEveryDuel: readonly Invariant[] = [
  ...ofEveryGame(words),
  hidden,
  mana,
  emptied,
  newest,
  declarations,
  settled,
  order,
  parts,
  thisTurn,
  cleanedUp,
  told,
  marked,
  discards,
  offers,
  oneLand,
  payments,
  combatDamage,
  endings,
  apnap,
  opening,
  tokens,
];

/** G.18.4 */
const loops = loopInvariants('G.18.4', 'leave the stack', ['M21', 'M22', 'M23']);

const DECK = 12;

/** Mana that is made with nothing to spend it on burns: it is made before something is played seldom enough. */
const isOfMana = ({ action }: { readonly action?: string }): boolean => action === 'activate';

const LOOPS = [
  { table: mandatoryTable, invariant: loops.mandatory },
  { table: mandatoryTable, invariant: loops.mandatory },
  { table: optionalTable, invariant: loops.optional },
  { table: losingTable, invariant: loops.losing },
];
/** One game in so many is on a table where a loop begins, which takes few decisions. */
const KINDS = 8;

/** Most games are duels with generated cards; some are loops. */
function game(numbers: GameNumbers, settings: GameSettings): FuzzedGame {
  const loop = numbers.deal % KINDS === 0 ? LOOPS[numbers.shape % LOOPS.length] : undefined;
  if (!loop) return { ...generatedDuel(numbers, settings), invariants: inEveryDuel, seldom: isOfMana };
  return {
    table: loop.table(numbers),
    invariants: [...inEveryDuel, loop.invariant],
    avoided: new Set<string>(),
  };
}

const duels = (deck: number): PropertyGames => ({
  invariants: inEveryDuel,
  table: (numbers) => generatedDuel(numbers, { deck, swarm: true }).table,
});

/** Magic's duel of 2003, as the fuzzer plays it. */
export const magic: FuzzedRulebook = {
  id: 'magic-rulings-summary',
  title: 'Magic',
  turnBegins: TURN_BEGINS,
  invariants: [...inEveryDuel, loops.mandatory, loops.optional, loops.losing],
  canaries,
  saboteurs,
  modelGames,
  words,
  properties: {
    random: duels,
    generated: duels(DECK),
    loops: {
      mandatory: { invariants: [loops.mandatory], table: mandatoryTable },
      optional: { invariants: [loops.optional], table: optionalTable },
      losing: { invariants: [loops.losing], table: losingTable },
    },
    without: {
      capacity: 'no rule of it bounds what lies in play',
      'refilled hands': 'no rule of it refills a hand',
      draws: 'no text that its games are played with repeats by itself',
    },
  },
  game,
};
