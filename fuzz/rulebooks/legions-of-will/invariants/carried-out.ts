import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { notBroughtBack } from './brought-back';
import { undoneByEach } from './done-by-each';
import { isMeant, phraseOf } from './rechecked-targets';
import { type Resolved, Resolving } from './resolving';
import { hasRoom } from './room-in-bases';
import { spokenIn } from './spoken';

const DONE_TO_TARGETS = 'a target to which was done what a text says';
const DONE = 'something else that was done as a text says';
const ENTERED = 'a permanent card that resolved';

/** 605.2: what resolves carries out its instructions: all of them, on all of its legal targets, for whom they say. */
export const carriedOut: Invariant = {
  number: 'L59',
  name: 'carried out',
  rules: ['605.2c', '605.3a'],
  ruleOf: (message) => (message.includes('enter') ? '605.3a' : '605.2c'),
  cost: 'cheap',
  documentation:
    'Where all that a text says is to do one thing to what it targets (deal damage, destroy, expel, rest, reset, put counters, gain control, return to a hand), that is done as it resolves to each target that was still what the text says when somebody last had priority, and that was not so of it already; and where it tells its player to draw, to gain resource, to discard or to take an extra turn, that is done by that player; where it tells each player or each opponent to draw, to discard, to gain or lose resource or to sacrifice a unit, by each of them; a unit card that it targets in a graveyard is brought back to the hand, or to a base with room; and a phase is added, a step skipped, the turn ended, the game won or lost, where that is all that it says. A unit, an upgrade or a trap that resolves enters the battlefield, where the base that it targets had room. Nothing is looked at where something in play, or that ever was on the chain of events, replaces things, prevents or forbids them.',
  gherkin: 'what resolves does all that its text says',
  broken: 'something resolves, and what its text says is not done',
  mustReach: { [DONE_TO_TARGETS]: 10, [DONE]: 10, [ENTERED]: 10 },
  watch: (game) => new CarryingOut(game),
};

/** What replaces, prevents or forbids what is done; in sentences that speak of damage only that. */
const CHANGES = /\bwould\b|\binstead\b|next time|\bcan't\b|\bprevent (?:all|the|that)|protection/i;
const sentences = (text: string): readonly string[] => text.split(/(?<=\.)\s/);
const changes = rememberingTexts((text) => CHANGES.test(text));
const changesOthers = rememberingTexts((text) =>
  sentences(text).some((each) => CHANGES.test(each) && !/\bdamage\b/i.test(each)),
);

class CarryingOut implements Watcher {
  private readonly resolving = new Resolving();
  private readonly ofDamage: Spoken;
  private readonly ofOthers: Spoken;

  constructor({ table }: WatchedGame) {
    this.ofDamage = spokenIn(table, changes);
    this.ofOthers = spokenIn(table, changesOthers);
  }

  look(moment: Moment): string | undefined {
    for (const each of [this.ofDamage, this.ofOthers]) each.hear(moment.lines);
    const resolved = this.resolving.at(moment);
    // A game that is over ends in the middle of things.
    if (!resolved || !moment.decision) return undefined;
    if (resolved.text === undefined)
      return mayBeOtherwise(this.ofOthers, resolved, moment) ? undefined : notEntered(resolved, moment);
    const { item, text } = resolved;
    const sentence = item.source === undefined ? text : text.replace(BEFORE, '');
    const changing = /\bdamage\b/i.test(sentence) ? this.ofDamage : this.ofOthers;
    if (mayBeOtherwise(changing, resolved, moment)) return undefined;
    const reached = (): void => moment.reach.saw(DONE);
    return (
      undoneToTargets(sentence, resolved, moment) ??
      undoneOtherwise(sentence, resolved, moment) ??
      undoneByEach(sentence, resolved, moment, reached) ??
      notBroughtBack(sentence, resolved, moment, reached)
    );
  }
}

/** Has anything said so, or does it now, or did it before what resolved may have made it leave? */
const mayBeOtherwise = (spoken: Spoken, { before }: Resolved, { table }: Moment): boolean =>
  spoken.isSaid || spoken.isOn(before) || spoken.isOn(table);

/** A cost or an event, before what an ability does. What an action says of events is yet to come. */
const BEFORE = /^(?:[^.:"]*: |(?:when|whenever|at) [^.,"]*, (?!if\b))/i;

/** 605.3a: a permanent card enters the battlefield, where the base that it targets has room. */
function notEntered({ item, targets, before }: Resolved, { lines, reach }: Moment): string | undefined {
  const [base, more] = targets;
  if (typeof base !== 'object' || more !== undefined || !hasRoom(base, before.objects)) return undefined;
  if (base.controller !== item.controller || !item.types.some((type) => PERMANENTS.has(type)))
    return undefined;
  reach.saw(ENTERED);
  return lines.some(({ kind }) => kind === 'enter the battlefield')
    ? undefined
    : `"${item.name}" resolves, and does not enter the battlefield in "${base.name}".`;
}

const PERMANENTS: ReadonlySet<string> = new Set(['unit', 'upgrade', 'trap']);

/** What is done to targets: what is said of it, and what the trace calls it. */
const TO_TARGETS: readonly (readonly [says: RegExp, kind: string, already?: string])[] = [
  [/^[^.,"]*? deals? \d+ damage to target (?:unit|base)[^.,"]*\.$/i, 'deal damage'],
  [/^destroy target [^.,"]*\.$/i, 'destroy'],
  [/^expel target (?:unit|permanent|upgrade)[^.,"]*\.$/i, 'expel'],
  [/^rest target [^.,"]*\.$/i, 'become rested', 'rested'],
  [/^reset target [^.,"]*\.$/i, 'become reset', 'reset'],
  [/^put (?:an?|two|three) \w+ counters? on target [^.,"]*\.$/i, 'put counters'],
  [/^gain control of target [^.,"]*\.$/i, 'change control', 'yours'],
  [/^return target (?:unit|upgrade|permanent)[^.,"]* to its owner's hand\.$/i, 'put into zone'],
];
/** What may keep it from being done to a legal target. */
const UNSURE = /\b(?:if|and|then|unless|may|each|for|until|X|one|number|another|other|face)\b/;

function undoneToTargets(
  sentence: string,
  { item, targets, done }: Resolved,
  { table, reach }: Moment,
): string | undefined {
  const deed = TO_TARGETS.find(([says]) => says.test(sentence));
  if (!deed || UNSURE.test(sentence)) return undefined;
  const [, kind, already] = deed;
  const phrase = phraseOf(sentence);
  for (const target of targets) {
    if (typeof target !== 'object' || target.zone !== 'battlefield') continue;
    if (!isStill(target, sentence, phrase, item.controller) || isSo(target, already, item.controller))
      continue;
    // What control is gained of must find room (108.2c).
    if (
      already === 'yours' &&
      !table.objects.some((each) => each.controller === item.controller && hasRoom(each, table.objects))
    )
      continue;
    reach.saw(DONE_TO_TARGETS);
    if (!done.some((line) => line.kind === kind && line.object === target.id))
      return `"${item.name}" resolves, and there is no ${kind} of its target "${target.name}".`;
  }
  return undefined;
}

/** Is a target what the text says, as far as it can be told? */
function isStill(
  target: ObjectView,
  sentence: string,
  phrase: RegExpExecArray | undefined,
  you: number | undefined,
): boolean {
  if (phrase) return isMeant(target, phrase, you);
  const [, type = ''] = /target (upgrade|trap|base|permanent)\b(?=[.]| to its)/i.exec(sentence) ?? [];
  return type.toLowerCase() === 'permanent' || target.types.includes(type.toLowerCase());
}

const isSo = (
  { statuses, controller }: ObjectView,
  already: string | undefined,
  you: number | undefined,
): boolean =>
  already === 'yours' ? controller === you : already !== undefined && statuses.includes(already);

/** What is done by players: what is said of it, what the trace calls it, and whose it is. */
const BY_PLAYERS: readonly (readonly [says: RegExp, kind: string, from?: 'hand' | 'deck'])[] = [
  [/^draw (a|two|three) cards?\.$/i, 'draw a card', 'deck'],
  [/^(?:you )?gain [1-9]\d* resource\.$/i, 'gain resource'],
  [/^add [1-9]\d* resource to your reserve\.$/i, 'gain resource'],
  [/^discard a card\.$/i, 'discard a card', 'hand'],
  [/^take an extra turn after this one\.$/i, 'add a turn'],
];
/** What is done to the game, or to a player who is chosen. */
const BY_NOBODY: readonly (readonly [says: RegExp, kind: string])[] = [
  [/^there is an additional \w+ phase after this phase\.$/i, 'add a phase'],
  [/^target player skips their next \w+ step\.$/i, 'skip'],
  [/^end the turn\.$/i, 'end the turn'],
  [/^you win the game\.$/i, 'win the game'],
  [/^target player loses the game\.$/i, 'lose the game'],
];

function undoneOtherwise(
  sentence: string,
  { item, done }: Resolved,
  { table, reach }: Moment,
): string | undefined {
  const [, game] = BY_NOBODY.find(([says]) => says.test(sentence)) ?? [];
  if (game !== undefined) {
    reach.saw(DONE);
    return done.some(({ kind }) => kind === game)
      ? undefined
      : `"${item.name}" resolves, and there is no "${game}".`;
  }
  const deed = BY_PLAYERS.find(([says]) => says.test(sentence));
  const you = table.players.find(({ seat }) => seat === item.controller);
  if (!deed || !you?.inGame) return undefined;
  const [says, kind, from] = deed;
  const ofYours = (line: TraceLine): boolean => line.kind === kind && line.player === you.seat;
  const times = done.filter(ofYours).length;
  const should = numberOf(says.exec(sentence)?.[1] ?? 'a') ?? 1;
  // Nothing may be left to do it with.
  const left = table.objects.some(({ zone, owner }) => zone === from && owner === you.seat);
  if (from !== undefined && !left) return undefined;
  reach.saw(DONE);
  return times < should
    ? `"${item.name}" resolves, and there is ${kind} ${times} times for ${you.name}.`
    : undefined;
}
