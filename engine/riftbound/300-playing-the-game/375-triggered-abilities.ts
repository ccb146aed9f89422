/** Triggered abilities: when they trigger (376.2). */

import { column, type GameEvent } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { hearsItsAttaching, hearsItsDetaching } from '../700-additional-rules/716-attachment';
import { isInactive } from '../700-additional-rules/720-inactive';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import type { Card } from '../card';
import type { DelayedTrigger, WaitingTrigger } from '../effects-in-force';
import { AS_WRITTEN, consequence, definition, fact, timing, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { type Context, GameObject } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { contextOf, controllerOf, holds, isAlone, isUncontrolledBattlefield } from '../phrases';
import type { Trigger, TriggeredAbility } from '../text/tree/index';
import { isBrought } from '../what-cards-say';
import { nthOfItsText } from './357-equal-abilities';
import { eventKindsOf, triggerWords } from './375-trigger-words';
import { addPendingItems } from './375-triggers-on-the-chain';
import { anyOf, elsewhere, hearsElsewhere, listening, triggeredAbilitiesOf } from './375-what-listens';

/** 376: an ability whose condition is met triggers, and waits to be put on the chain. */
export const triggers = consequence(
  '376',
  'A triggered ability whose condition an event fulfils triggers',
  (game: RiftboundGame, triggered: WaitingTrigger) => game.journal.push(game.waiting, triggered),
);

/** 184.6.a: whose the abilities of a battlefield are that somebody controls. */
export const ofItsController = varied(
  definition(
    '184.6.a',
    "A battlefield's abilities are its controller's",
    (_game: RiftboundGame, source: GameObject): number => controllerOf(source),
    (_game, source) => source.owner,
  ),
  {
    whose: { 'its controller': AS_WRITTEN, 'the Turn Player': ({ now }) => now.active },
  },
);

/** 184.6.b: and those of one that nobody controls. */
export const ofTheTurnPlayer = definition(
  '184.6.b',
  "The abilities of a battlefield that nobody controls are the Turn Player's",
  ({ now }: RiftboundGame, _source: GameObject): number => now.active,
  (_game, source) => source.owner,
);

/** Who puts an ability on the chain, chooses for it, and counts as its controller. */
function responsibleFor(game: RiftboundGame, source: GameObject): number {
  if (isUncontrolledBattlefield(source)) return ofTheTurnPlayer(game, source);
  return source.card.types.includes('battlefield') ? ofItsController(game, source) : controllerOf(source);
}

/** 376.2: a condition besides ("if …") is looked at when the event has been processed. */
export const conditionIsTrue = fact(
  '376.2.c',
  'A further condition of a trigger is evaluated right after the event',
  (game: RiftboundGame, ability: TriggeredAbility, context: Context) =>
    (ability.condition === undefined || holds(game, ability.condition, context)) &&
    appliesWithLegion(game, ability, context.controller),
);

/** Does any card say "alone"? */
const speaksOfBeingAlone = column(({ abilities }: Card) =>
  hasPart(abilities, ({ statuses }) => Array.isArray(statuses) && statuses.includes('alone')),
);

/** Of what leaves the board, notes whether it was alone: with what leaves at the same time it was not (356.3.e.13). */
function noteWhoWasAlone(game: RiftboundGame, { about: { object, from } }: Occurrence): void {
  if (object?.location && from === game.board.name && isBrought(game, speaksOfBeingAlone))
    game.keepBooks('note who was alone', () => game.set(object, 'wasAlone', isAlone(game, object)));
}

/** Called before events are applied: what dies may look back at its own death (734.1.d.3). */
export const beforeEvents = (
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly GameObject[] | undefined => {
  let dying: GameObject[] | undefined;
  for (const event of events) {
    if (!isOccurrence(event)) continue;
    noteWhoWasAlone(game, event);
    if (event.kind !== 'kill') continue;
    const { object } = event.about;
    if (object?.zone !== game.board) continue;
    dying ??= [];
    dying.push(object);
  }
  return dying;
};

const areOccurrences = (events: readonly unknown[]): events is readonly Occurrence[] => {
  for (const event of events) if (!isOccurrence(event)) return false;
  return true;
};

/** They all are, as a rule: then it is the same list. */
const occurrencesAmong = (events: readonly GameEvent<RiftboundGame>[]): readonly Occurrence[] =>
  areOccurrences(events) ? events : events.filter((each) => isOccurrence(each));

const aboutIt = (happened: readonly Occurrence[], source: GameObject): readonly Occurrence[] =>
  happened.filter(({ about: { object } }) => object === source);

/** Called after events: abilities that are met become pending items. */
export function afterEvents(
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
  before: unknown,
): void {
  const waiting = game.waiting.length;
  const happened = occurrencesAmong(events);
  const { objects, kinds } = listening(game);
  if (objects.length > 0 && hearsAny(kinds, happened))
    for (const { source, abilities } of objects) hear(game, source, abilities, happened);
  for (const source of elsewhere(game)) look(game, source, happened);
  for (const event of happened)
    if (event.kind === 'discard')
      for (const became of event.became) if (!hearsElsewhere(became.card)) look(game, became, [event]);
  if (Array.isArray(before))
    for (const source of before)
      if (source instanceof GameObject) look(game, source, aboutIt(happened, source));
  if (game.delayed.length > 0)
    for (const event of happened)
      for (const delayed of [...game.delayed]) lookAtDelayed(game, delayed, event);
  addPendingItems(game, events, waiting);
}

function hearsAny(kinds: ReadonlySet<string>, happened: readonly Occurrence[]): boolean {
  for (const { kind } of happened) if (kinds.has(kind)) return true;
  return false;
}

/** What an object hears: while it is inactive, only that it was attached; 725.2: of being detached, with that text. */
function heardOf(
  game: RiftboundGame,
  source: GameObject,
  events: readonly Occurrence[],
): readonly Occurrence[] {
  if (isInactive(game, source)) return events.filter((event) => hearsItsAttaching(game, source, event));
  return events.filter(
    (event) =>
      event.kind !== 'detach' || event.about.object !== source || hearsItsDetaching(game, source, event),
  );
}

const look = (game: RiftboundGame, source: GameObject, events: readonly Occurrence[]): void =>
  hear(game, source, triggeredAbilitiesOf(game, source), events);

function hear(
  game: RiftboundGame,
  source: GameObject,
  abilities: readonly TriggeredAbility[],
  all: readonly Occurrence[],
): void {
  for (const [place, ability] of abilities.entries()) {
    const kinds = eventKindsOf(ability.trigger);
    if (!all.some(({ kind }) => kinds.has(kind))) continue;
    const events = heardOf(game, source, all);
    if (events.length === 0) return;
    const context = contextOf(source, responsibleFor(game, source));
    if (ability.trigger.on === 'nth time') {
      const text = ability.text + nthOfItsText(abilities, place);
      nthTime(game, { source, ability, trigger: ability.trigger, context, text }, events);
      continue;
    }
    const met = triggerWords.matches(game, ability.trigger, events, context);
    if (met.length === 0) continue;
    if (ability.trigger.on === 'one or more') trigger(game, ability, context.with(together(met)));
    else for (const match of met) trigger(game, ability, context.with(match));
  }
}

/** An ability that has been set off triggers, if what it asks for besides is true; `instances`: what of several it may be by. */
function trigger(
  game: RiftboundGame,
  ability: TriggeredAbility,
  context: Context,
  instances?: readonly Context[],
): void {
  if (!conditionIsTrue(game, ability, context)) return;
  const { effect, text } = ability;
  const { source, controller } = context;
  triggers(game, { ability, effect, source, controller, context, text, instances });
}

interface Counting {
  readonly source: GameObject;
  readonly ability: TriggeredAbility;
  readonly trigger: Extract<Trigger, { on: 'nth time' }>;
  readonly context: Context;
  /** What is noted as the condition is met: of equal abilities of an object, each counts for itself (359). */
  readonly text: string;
}

/** 376.1.b: which of simultaneous events is the n-th is the controller's choice; the ability triggers once. */
export const picksTheEvent = varied(
  timing(
    '376.1.b',
    'An ability that triggers the n-th time triggers once, for one of simultaneous events that its controller picks',
    (_game: RiftboundGame, met: readonly Match[], before: number, nth: number): readonly Match[] =>
      before < nth && before + met.length >= nth ? met : [],
    (_game, met, before, nth) => met.slice(Math.max(0, nth - before - 1)),
  ),
  {
    'how many': {
      'as many as it says': AS_WRITTEN,
      'one more': (_game, met, before, nth) => (before <= nth && before + met.length > nth ? met : []),
    },
  },
);

/** Counts how often a condition was met this turn, and triggers at the n-th time. */
function nthTime(game: RiftboundGame, counting: Counting, events: readonly Occurrence[]): void {
  const { source, ability, trigger: wanted, context, text } = counting;
  const met = triggerWords.matches(game, wanted.trigger, events, context);
  if (met.length === 0) return;
  const entry = `${game.now.turn} ${text}`;
  const before = source.triggeredThisTurn.filter((each) => each === entry).length;
  const chosen = picksTheEvent(game, met, before, wanted.nth);
  const thisTurn = source.triggeredThisTurn.filter((each) => each.startsWith(`${game.now.turn} `));
  game.keepBooks(
    'count how often it was met',
    () => game.set(source, 'triggeredThisTurn', [...thisTurn, ...met.map(() => entry)]),
    picksTheEvent,
  );
  const known = chosen.map((match) => context.with(match));
  const [first, ...others] = known;
  if (first && others.length > 0 && game.isOn(picksTheEvent)) trigger(game, ability, first, known);
  else for (const each of known) trigger(game, ability, each);
}

/** What simultaneous events mean that set an ability off together: "them", "that many". */
function together(matches: readonly Match[]): Match {
  const [first] = matches;
  return {
    that: matches.flatMap(({ that }) => that),
    thatWas: matches.flatMap(({ thatWas }) => thatWas),
    controllers: Object.assign({}, ...matches.map(({ controllers }) => controllers)),
    thatMuch: matches.reduce((sum, { thatMuch }) => sum + thatMuch, 0),
    thatPlayer: first?.thatPlayer,
    onlyAt: first?.onlyAt,
  };
}

const isMoment = ({ on }: Trigger): boolean => on === 'start of' || on === 'end of';

/** 385: does a delayed ability trigger though what made it is no more? Switched off, it does not. */
export const needsNoSource = fact(
  '385',
  'A delayed ability triggers whether or not its source is still there',
  (_game: RiftboundGame, source: GameObject) => source.ceased,
);

/** 383.2, 384: a delayed ability triggers as if its source were still there (385). */
function lookAtDelayed(game: RiftboundGame, delayed: DelayedTrigger, event: Occurrence): void {
  const [match] = triggerWords.matches(game, delayed.trigger, [event], delayed.context);
  if (!match) return;
  const made = delayed.context.source;
  if (made.ceased && !needsNoSource(game, made)) return;
  // A moment comes once; so does "the next time".
  if (delayed.next || isMoment(delayed.trigger))
    game.keepBooks('use up a delayed ability', () => game.journal.remove(game.delayed, delayed));
  const { ability, effect, text, trigger: wanted } = delayed;
  // "When you conquer this turn, draw it": what was spoken of before.
  const keeps =
    isMoment(wanted) ||
    anyOf(wanted).some((each) =>
      'object' in each
        ? each.object.this === 'that'
        : ['player conquers', 'player holds', 'player scores'].includes(each.on),
    );
  const context = keeps ? delayed.context : delayed.context.with(match);
  const { source, controller } = context;
  triggers(game, { ability, effect, source, controller, context, text });
}
