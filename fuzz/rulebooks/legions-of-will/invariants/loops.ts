import type { ObjectView, Observation, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame } from '../../../invariant';
import { endsRepeating } from '../../../period';
import { tooFewCards } from './refill';

const DRAW = 'the game is a draw';
const RULE = '103.4b';
const JUDGED = 'a draw by 103.4b, and what came before it';
/** So many events at least are one sequence, repeated, before a draw. */
const LEAST = 24;
/** So many rolls at least came to nothing else, before a draw in which events are otherwise from round to round. */
const ROLLS = 500;
const IS_ROLL: ReadonlySet<string> = new Set(['roll a die', 'roll will']);
/** A game with nothing to decide but a few things before its loop begins. */
const PATIENCE = 40;
/** Where a game stops at forced decisions, a loop has many: so many of them are waited for as long as for a choice. */
const FORCED = 100;

/** How much of the patience a decision uses up. */
const patienceFor = ({ options, kind }: PendingDecision, stopsEverywhere: boolean): number =>
  stopsEverywhere && kind === 'choose' && options.length < 2 ? 1 / FORCED : 1;

/** Waits for a game to end; where it goes on for too many choices, says so. */
function patience({ table: { stops } }: WatchedGame): (decision: PendingDecision) => string | undefined {
  const stopsEverywhere = stops === 'every priority';
  let asked = 0;
  return (decision) => {
    asked += patienceFor(decision, stopsEverywhere);
    return asked > PATIENCE ? `The game goes on after ${PATIENCE} choices.` : undefined;
  };
}

/** 103.4b: a game is a draw only by a sequence of events that repeats with nobody being asked anything. */
export const draws: Invariant = {
  number: 'L4',
  rules: [RULE],
  cost: 'cheap',
  documentation:
    'A draw cites its rule, and one by 103.4b is preceded by a sequence of events that repeats with no choice in it. Where a card replaces or forbids events the loop may be one of events that never happen: then what the trace tells of decisions that left no choice must repeat, and only where the game stops at each of these is it believed. Where dice are rolled on the way, events need not repeat, but very many rolls must have come to nothing else. A hand that is still to be refilled where a card replaces draws is a loop of which nothing is told: no player gets priority before the hand is full.',
  name: 'draws',
  gherkin: 'a game is declared a draw only when events repeat without anybody having a choice',
  broken: 'a game is declared a draw although nothing repeated without anybody having a choice',
  mustReach: { [JUDGED]: 5 },
  seldom: true,
  watch: ({ table }) => ({ look: (moment) => unfounded(moment, table.stops === 'every priority') }),
};

function unfounded(moment: Moment, stopsEverywhere: boolean): string | undefined {
  if (moment.decision || !moment.table.drawn) return undefined;
  const draw = moment.lines.find(({ kind }) => kind === DRAW);
  if (!draw) return 'The game is a draw, and no rule is cited for it.';
  if (draw.rule !== RULE) return undefined;
  moment.reach.saw(JUDGED);
  const lines = moment.lines.filter(({ kind }) => kind !== DRAW);
  const repeat = (some: readonly TraceLine[]): boolean =>
    endsRepeating(
      some.map(({ what, text, rule }) => `${what} ${rule} ${text}`),
      LEAST,
    );
  const events = lines.filter(({ what }) => what === 'event');
  if (repeat(events) || events.filter(({ kind }) => IS_ROLL.has(kind)).length >= ROLLS) return undefined;
  if (moment.table.objects.some(replaces) && (stopsEverywhere || repeat(lines))) return undefined;
  if (refillsInVain(moment.table)) return undefined;
  return `The game is a draw by ${RULE}, but the ${events.length} events since the last choice don't repeat.`;
}

/** Events that are replaced by nothing don't show: a loop of them is one all the same. */
const replaces = ({ abilities }: ObjectView): boolean => abilities.some((text) => /would|can't/i.test(text));

/**
 * 111.5, 704.5i: a player is to draw before anybody gets priority, and each time the draw is replaced by nothing, also where
 * there is nothing to draw (610.9).
 */
const refillsInVain = (table: Observation): boolean =>
  tooFewCards(table).some(({ seat, deck }) =>
    table.objects.some(({ controller, abilities }) =>
      abilities.some((text) =>
        deck > 0 ? /would draw/i.test(text) : replacesDrawsOf(text, seat === controller),
      ),
    ),
  );

/** Does a text speak of what would happen as somebody draws: its own player, or another one? */
const replacesDrawsOf = (text: string, isOwn: boolean): boolean =>
  (isOwn
    ? /\b(?:you|a player|each player) would draw/i
    : /\b(?:opponents?|a player|each player) would draw/i
  ).test(text);

/** 103.4b, on tables where a loop begins that nobody can leave. */
export const mandatoryLoops: Invariant = {
  number: 'L5',
  rules: [RULE],
  cost: 'cheap',
  documentation:
    'On tables where a loop begins that nobody can leave, the game ends soon, and as a draw by 103.4b.',
  name: 'mandatory loops',
  gherkin: 'every game is declared a draw by 103.4b',
  broken: 'the loop does not end in a draw by 103.4b',
  mustReach: { 'a draw by 103.4b': 5 },
  seldom: true,
  ofEndings: true,
  watch: (game) => {
    const goesOn = patience(game);
    return {
      look: (moment) => {
        if (moment.decision) return goesOn(moment.decision);
        const draw = moment.lines.find(({ kind }) => kind === DRAW);
        if (!moment.table.drawn || draw?.rule !== RULE)
          return `The game ended, but not as a draw by ${RULE}.`;
        moment.reach.saw('a draw by 103.4b');
        return undefined;
      },
    };
  },
};

/** 103.4b, on tables where a loop begins that some player can leave. */
export const optionalLoops: Invariant = {
  number: 'L6',
  rules: [RULE],
  cost: 'cheap',
  documentation:
    'On tables where a loop begins that a player is asked about, or could interrupt, nobody calls it a draw.',
  name: 'optional loops',
  gherkin: 'no game is declared a draw',
  broken: 'a choice does not keep the game from being declared a draw',
  mustReach: { 'a round with a choice in it': 500 },
  seldom: true,
  ofEndings: true,
  watch: () => ({
    look: (moment) => {
      const { decision, lines, reach } = moment;
      if (decision) {
        if (lines.some(({ kind }) => kind === 'resolve')) reach.saw('a round with a choice in it');
        return undefined;
      }
      return moment.table.drawn ? 'The game is declared a draw, although a player had a choice.' : undefined;
    },
  }),
};

/** 103.4b, on tables where a loop begins that ends by itself: with a player losing. */
export const losingLoops: Invariant = {
  number: 'L7',
  rules: [RULE],
  cost: 'cheap',
  documentation:
    'On tables where a loop begins that wears a player down, it goes on until that player has lost.',
  name: 'losing loops',
  gherkin: 'every game ends with a player losing and none as a draw',
  broken: 'the loop does not end with a player losing',
  mustReach: { 'a player losing in a loop': 5 },
  seldom: true,
  ofEndings: true,
  watch: (game) => {
    const goesOn = patience(game);
    return {
      look: ({ decision, table, reach }) => {
        if (decision) return goesOn(decision);
        if (table.drawn) return 'The game is declared a draw, although a player was about to lose.';
        if (table.players.some(({ lost }) => lost)) reach.saw('a player losing in a loop');
        return undefined;
      },
    };
  },
};
