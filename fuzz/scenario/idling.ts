import type { Step } from './given';
import type { Told } from './telling';
import type { ScenarioWords } from './words';

/**
 * Tells of a stretch in which nobody does anything.
 *
 * @param from the first moment of it
 * @param to the moment after it, in which somebody does something or the game is left
 */
export function idleSteps(told: Told, from: number, to: number, words: ScenarioWords): readonly Step[] {
  const end = to < told.length ? beforeDeed(told, from, to) : to;
  const steps: Step[] = [];
  for (let at = from; at < end; ) {
    const [step, next] = oneStep(told, at, end, words);
    if (step !== undefined) steps.push([step]);
    at = next;
  }
  return steps;
}

/** How far what is told must go: a deed has those who are asked before pass by itself. */
function beforeDeed(told: Told, from: number, to: number): number {
  const { decision, observation, events } = told.moment(to);
  if (told.declaration(decision)) {
    const places = Array.from({ length: to - from }, (_, place) => from + place);
    const asked = places.some((at) => {
      const before = told.moment(at).decision;
      return before.purpose === decision.purpose && before.player === decision.player;
    });
    return !asked && told.moment(from).observation.turn === observation.turn ? from : to;
  }
  if (decision.purpose !== 'priority') return to;
  let end = to;
  while (end > from) {
    const before = told.moment(end - 1);
    if (
      before.decision.purpose !== 'priority' ||
      before.decision.player === decision.player ||
      before.events !== events
    )
      break;
    end -= 1;
  }
  return end;
}

/** One sentence for as much as it can tell, and the moment after it. */
function oneStep(
  told: Told,
  at: number,
  end: number,
  words: ScenarioWords,
): readonly [string | undefined, number] {
  if (told.isSettled(at, words.indifferent)) return [undefined, at + 1];
  const all = afterAllPass(told, at, end);
  const far = farthest(told, at, end, words);
  if (far && far.at > (all ?? at + 1)) return [far.step, far.at];
  if (all !== undefined) return [`all players pass${whatEnds(told, at, all, words)}`, all];
  const { decision } = told.moment(at);
  const name = told.player(decision.player);
  const declaration = told.declaration(decision);
  return [declaration ? `${name} declares no ${declaration.declared}` : `${name} passes`, at + 1];
}

/** The moment to which "all players pass" leads; undefined where it would lead too far or elsewhere. */
function afterAllPass(told: Told, at: number, end: number): number | undefined {
  const first = told.moment(at);
  const players = first.observation.players.filter(({ inGame }) => inGame).length;
  for (let passes = 1; at + passes <= end; passes += 1) {
    if (told.moment(at + passes - 1).decision.purpose !== 'priority') return undefined;
    const after = told.stop(at + passes);
    if (after.events > first.events || after.decision?.purpose !== 'priority' || passes === players)
      return at + passes;
  }
  return undefined;
}

/** What of the turn is over at a moment, as the sentence about passing goes on. */
function whatEnds(told: Told, from: number, to: number, { parts }: ScenarioWords): string {
  const before = told.moment(from).observation;
  const after = told.stop(to).observation;
  if (!after) return '';
  if (before.turn !== after.turn || before.activePlayer !== after.activePlayer)
    return ', which ends the turn';
  return before.step !== after.step && parts.includes(before.step) ? `, which ends the ${before.step}` : '';
}

/** The farthest moment to which "the game goes to" leads. */
function farthest(
  told: Told,
  at: number,
  end: number,
  { parts }: ScenarioWords,
): { readonly at: number; readonly step: string } | undefined {
  for (let to = end; to > at; to -= 1) {
    const { observation } = told.stop(to);
    if (!observation || !parts.includes(observation.step)) continue;
    const { step: part, activePlayer } = observation;
    if (firstStopAt(told, at, to, part, undefined) === to)
      return { at: to, step: `the game goes to the ${part}` };
    if (firstStopAt(told, at, to, part, activePlayer) === to)
      return { at: to, step: `the game goes to ${told.player(activePlayer)}'s ${part}` };
  }
  return undefined;
}

/** The first moment after one at which a part of a turn, perhaps of one player's, has begun. */
function firstStopAt(
  told: Told,
  at: number,
  to: number,
  part: string,
  seat: number | undefined,
): number | undefined {
  for (let place = at + 1; place <= to; place += 1) {
    const { news, observation } = told.stop(place);
    const begun = news.some(
      ({ kind, detail, player }) =>
        kind === 'begin' && detail === part && (seat === undefined || player === seat),
    );
    if (!begun) continue;
    const here = observation?.step === part && (seat === undefined || observation.activePlayer === seat);
    return here ? place : undefined;
  }
  return undefined;
}
