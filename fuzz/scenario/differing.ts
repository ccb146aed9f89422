import { amountOf } from '../../port/amounts';
import type { Observation, OfferedOption, PendingDecision, TraceLine } from '../../port/contract';
import { deedInWords } from '../deed-in-words';
import { fuzzedRulebook } from '../rulebooks';
import { objects } from './differing-objects';
import { type Ending, nameOf, type Said } from './ending';
import { resourceWords, type Step } from './given';
import type { Told } from './telling';
import { listed, modes, quoted, type ScenarioWords, Unsayable } from './words';

/**
 * What may be said at the end of a scenario that is so on one engine and not on another, the plainest first. Whether it
 * is so, and not for nothing, is seen when the scenario is played on both.
 *
 * @param told the game as the first engine has it
 */
export function differingSteps(
  told: Told,
  one: Ending,
  other: Ending,
  words: ScenarioWords,
): readonly Step[] {
  const so: readonly (() => readonly Said[])[] = [
    () => endings(one, other),
    () => objects(told, one, other, words),
    () => players(one, other, words),
    () => offers(told, one, other, words),
    () => asked(one, other),
    () => chain(told, one, other, words),
    () => events(one, other),
  ];
  const said = so.flatMap((says) => sayable(says));
  return said.flatMap(([now, still]) => (still ? [now, still] : [now]));
}

function sayable<T>(says: () => readonly T[]): readonly T[] {
  try {
    return says();
  } catch (error) {
    if (error instanceof Unsayable) return [];
    throw error;
  }
}

function endings(one: Ending, other: Ending): readonly Said[] {
  const said: Said[] = [];
  const { observation: here } = one;
  const { observation: there } = other;
  for (const { seat, name, won, lost } of here.players) {
    const same = there.players[seat];
    if (won && !same?.won) said.push([[`${name} wins the game`]]);
    if (lost && !same?.lost) said.push([[`${name} loses the game`]]);
  }
  if (here.drawn && !there.drawn) said.push([['the game is a draw']]);
  if (!here.over && there.over) said.push([['the game is not over']]);
  return said;
}

function players(one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const { piles, resources } = words;
  const said: Said[] = [];
  for (const player of one.observation.players) {
    const { seat, name } = player;
    const there = other.observation.players[seat];
    const has = (what: string): void => {
      said.push([[`${name} has ${what}`], [`${name} still has ${what}`]]);
    };
    for (const kind of new Set(Object.values(resources))) {
      const amount = amountOf(player, kind);
      if (amount !== amountOf(there, kind)) has(`${amount} ${resourceWords(kind, amount, words)}`);
    }
    for (const pile of piles) {
      const [count, same] = [one, other].map(
        ({ observation }) =>
          observation.objects.filter(({ zone, owner }) => zone === pile && owner === seat).length,
      );
      const cards = `${count} ${count === 1 ? 'card' : 'cards'}`;
      if (count !== same)
        said.push([[`${name}'s ${pile} holds ${cards}`], [`${name}'s ${pile} still holds ${cards}`]]);
    }
  }
  return said;
}

/** What one player is offered with priority and isn't on the other engine, and the other way round. */
function offers(told: Told, one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const [here, there] = [one.decision, other.decision];
  if (!here || !there || here.player !== there.player || here.purpose !== there.purpose) return [];
  const name = nameOf(one, here.player);
  const all = deedsIn(here, (id) => told.object(told.length, id), words);
  const theirs = deedsIn(there, (id) => calledIn(other.observation, id), words);
  return [
    ...[...all]
      .filter((deed) => !theirs.has(deed))
      .map((deed): Said => [[`${name} can ${deed}`], [`${name} can still ${deed}`]]),
    ...[...theirs].filter((deed) => !all.has(deed)).map((deed): Said => [[`${name} can't ${deed}`]]),
  ];
}

const calledIn = ({ objects: all }: Observation, id: string): string =>
  quoted(all.find((object) => object.id === id)?.name ?? '');

/** So many of the numbers that may be chosen are told apart: where there is no bound, the other engine has one among them. */
const MANY = 100;

/** What is offered, as a sentence says it after "can". */
function deedsIn(
  decision: PendingDecision,
  called: (id: string) => string,
  { rulebook }: ScenarioWords,
): ReadonlySet<string> {
  const { options, purpose, kind, minimum, maximum } = decision;
  if (kind === 'number') {
    const length = Math.min(maximum - minimum + 1, MANY);
    return new Set(Array.from({ length }, (_, more) => `choose the number ${minimum + more}`));
  }
  const phrases = fuzzedRulebook(rulebook)?.words.deeds ?? {};
  const deeds = options.flatMap(({ action = '', object, onto }) =>
    object === undefined ? [] : (deedInWords({ action, object, onto }, called, phrases) ?? []),
  );
  if (purpose === 'priority') return new Set(deeds);
  const answers = options.filter(
    ({ action = '', player }) => action === 'mode' || (action === '' && player === undefined),
  );
  const inWords = (chosen: readonly OfferedOption[]): string =>
    chosen[0]?.action === 'mode'
      ? modes(chosen)
      : listed(chosen.map(({ object, label }) => (object === undefined ? quoted(label) : called(object))));
  const one = answers.map((answer) => inWords([answer]));
  const most = inWords(answers.slice(0, maximum));
  const chosen =
    kind === 'choose'
      ? [...(minimum > 0 ? [] : ['nothing']), ...(maximum > 0 ? one : []), ...(maximum > 1 ? [most] : [])]
      : one;
  return new Set([...deeds, ...chosen.map((words) => `choose ${words}`)]);
}

function asked(one: Ending, other: Ending): readonly Said[] {
  const said: Said[] = [];
  const { decision, observation } = one;
  const there = other.decision;
  if (decision && (decision.player !== there?.player || decision.purpose !== there.purpose)) {
    const name = nameOf(one, decision.player);
    said.push(
      decision.purpose === 'priority'
        ? [[`${name} has priority`], [`${name} still has priority`]]
        : [[`${name} is asked to ${decision.purpose}`]],
    );
  }
  if (
    observation.step !== other.observation.step ||
    observation.activePlayer !== other.observation.activePlayer
  ) {
    const part = `${nameOf(one, observation.activePlayer)}'s ${observation.step}`;
    said.push([[`it is ${part}`], [`it is still ${part}`]]);
  }
  return said;
}

/** What waits to resolve, from the top. */
function chain(told: Told, one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const [mine, theirs] = [one, other].map(({ observation }) =>
    observation.objects.filter(({ zone }) => zone === words.stack),
  );
  if (!mine || !theirs) return [];
  if (mine.length === 0) return theirs.length === 0 ? [] : [[[`the ${words.stack} is empty`]]];
  return [[[`the ${words.stack} holds ${mine.map(({ id }) => told.object(told.length, id)).join(', ')}`]]];
}

/** Events that only the first engine tells of, and rules that only one of them cites. */
function events(one: Ending, other: Ending): readonly Said[] {
  const line = firstOnly(one, other);
  const said: Said[] = [];
  if (line) {
    const cells = [
      ['event', line.kind],
      ...(line.player === undefined ? [] : [['player', nameOf(one, line.player)]]),
      ...(line.object === undefined ? [] : [['object', one.nameEver(line.object)]]),
      ...(line.amount === undefined ? [] : [['amount', String(line.amount)]]),
      ...(line.detail === undefined ? [] : [['detail', line.detail]]),
    ];
    const row = (place: 0 | 1): string =>
      `| ${cells.map((cell) => (cell[place] ?? '').padEnd(Math.max(...cell.map(({ length }) => length)))).join(' | ')} |`;
    said.push([['the trace shows, in this order:', row(0), row(1)]]);
  }
  const [mine, theirs] = [one, other].map(
    ({ trace }) => new Set(trace.flatMap(({ rule, what }) => (rule && what === 'event' ? [rule] : []))),
  );
  for (const rule of theirs ?? []) if (!mine?.has(rule)) said.push([[`the trace doesn't cite rule ${rule}`]]);
  for (const rule of mine ?? []) if (!theirs?.has(rule)) said.push([[`the trace cites rule ${rule}`]]);
  return said;
}

/** The first event, from the end of what both tell of, that only the first engine tells of. */
function firstOnly(one: Ending, other: Ending): TraceLine | undefined {
  const key = ({ kind, player, amount, detail, object }: TraceLine, { nameEver }: Ending): string =>
    JSON.stringify([kind, player, amount, detail, object === undefined ? '' : nameEver(object)]);
  const left = other.trace.map((line) => key(line, other));
  return one.trace.find((line) => {
    if (line.what !== 'event' || line.kind === 'begin') return false;
    const place = left.indexOf(key(line, one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
