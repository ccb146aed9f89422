import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { loopInvariants } from '../../../invariants/loops';
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

/** 103.4b, on tables where a loop begins that nobody can leave, that some player can, or that ends with a player losing. */
export const {
  mandatory: mandatoryLoops,
  optional: optionalLoops,
  losing: losingLoops,
} = loopInvariants(RULE, 'resolve', ['L5', 'L6', 'L7']);
