import type { EnginePort, PendingDecision, SetupRequest } from '../port/contract';
import { answerFrom } from './answer-from';
import type { Invariant } from './invariant';
import { soundness } from './invariants/soundness';
import { type Choice, playGame, type Violation } from './play';

/** So many games are played to leave choices out: fewer when the engine breaks, which may take long each time. */
const TRIES = 150;
const TRIES_OF_CRASHES = 30;

const withoutIds = (text: string): string => text.replace(/ \[\d+\]/g, '');
const isMeant = ({ chosen }: Choice): boolean => chosen !== 'pass' && chosen !== 'none';

/**
 * Leaves out, by their meaning, the choices that a violation doesn't need (delta debugging): a choice is made where
 * its player is asked for it and can make it; everything else is passed.
 *
 * @returns the choices that are left, as sentences
 */
export function reduced(
  port: EnginePort,
  table: SetupRequest,
  invariants: readonly Invariant[],
  choices: readonly Choice[],
  { invariant }: Violation,
): readonly string[] {
  let tries = invariant === soundness ? TRIES_OF_CRASHES : TRIES;
  const breaks = (script: readonly Choice[]): boolean => {
    tries -= 1;
    const { violation } = playGame(port, table, {
      most: choices.length + 50,
      invariants,
      answer: follow(script, table),
    });
    return violation?.invariant === invariant;
  };
  const meant = choices.filter(isMeant);
  let left: readonly Choice[] = breaks(meant) ? meant : choices;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1 && tries > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < left.length && tries > 0; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (breaks(fewer)) left = fewer;
      else from += size;
    }
  }
  return left.map(sentenceOf);
}

/** A choice as a line: who makes it, what for, and what is chosen. */
export const sentenceOf = ({ player, purpose, chosen }: Choice): string => `${player}: ${purpose}: ${chosen}`;

/** Answers by a script: the next choice where it can be made, else as little as possible. */
function follow(
  script: readonly Choice[],
  table: SetupRequest,
): (decision: PendingDecision) => readonly number[] {
  let at = 0;
  return (decision) => {
    const next = script[at];
    const wanted =
      next && next.player === table.players[decision.player]?.name && next.purpose === decision.purpose
        ? answerOf(next, decision)
        : undefined;
    if (!wanted) return answerFrom(decision, () => 0);
    at += 1;
    return wanted;
  };
}

function answerOf(
  { chosen }: Choice,
  { kind, options, minimum, maximum, amount }: PendingDecision,
): readonly number[] | undefined {
  if (kind === 'number' || kind === 'distribute') {
    const numbers = chosen.split(', ').map(Number);
    const fits =
      kind === 'number'
        ? numbers.length === 1 && numbers.every((number) => number >= minimum && number <= maximum)
        : numbers.length === options.length && numbers.reduce((sum, part) => sum + part, 0) === amount;
    return fits ? numbers : undefined;
  }
  const answer: number[] = [];
  let rest = withoutIds(chosen);
  while (rest !== '') {
    const place = options.findIndex(
      ({ label }, index) => !answer.includes(index) && startsWithPart(rest, withoutIds(label)),
    );
    const option = options[place];
    if (!option) return undefined;
    answer.push(place);
    rest = rest.slice(withoutIds(option.label).length + 2);
  }
  return answer.length >= minimum && (kind === 'order' || answer.length <= maximum) ? answer : undefined;
}

const startsWithPart = (text: string, part: string): boolean => text === part || text.startsWith(`${part}, `);
