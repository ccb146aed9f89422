/** Triggered abilities: when they trigger (376.2). */

import { column, type GameEvent } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { hearsItsAttaching, hearsItsDetaching } from '../700-additional-rules/716-attachment';
import { isInactive } from '../700-additional-rules/720-inactive';
import { playEffectsChooseThere } from '../700-additional-rules/737-hidden';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import type { Card } from '../card';
import type { DelayedTrigger, Triggered } from '../effects-in-force';
import { definition, fact, timing, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf, controllerOf, holds, isAlone, isUncontrolledBattlefield } from '../phrases';
import { type Context, Piece } from '../piece';
import type { Trigger, TriggeredAbility } from '../text/tree/index';
import { isBrought } from '../what-cards-say';
import { nthOfItsText } from './357-equal-abilities';
import { heardBy, isMet } from './375-trigger-events';
import { addPendingItems } from './375-triggers-on-the-chain';
import { anyOf, elsewhere, hearsElsewhere, listening, triggeredAbilitiesOf } from './375-what-listens';

/** 376.2, 376.3: an ability whose condition is met triggers. */
export const triggers = fact(
  ['376.2', '376.1', '376.1.a', '376.2.c', '376', '376.3', '376.2.a'],
  'A triggered ability whose condition an event fulfils triggers',
  (game: RiftboundGame, trigger: Trigger, event: Occurrence, context: Context) =>
    isMet(game, trigger, event, context),
);

/** 184.6.a, 184.6.b: who puts an ability on the chain, chooses for it, and counts as its controller. */
export const responsibleFor = varied(
  definition(
    ['184.6', '184.6.a', '184.6.b'],
    "A battlefield's abilities are its controller's, and the Turn Player's while nobody controls it",
    (game: RiftboundGame, source: Piece): number =>
      isUncontrolledBattlefield(source) ? game.now.active : controllerOf(source),
    (_game, source) => source.owner,
  ),
  {
    'the Turn Player instead of its controller': ({ now }) => now.active,
  },
);

/** 376.2: a condition besides ("if …") is looked at when the event has been processed. */
export const conditionIsTrue = fact(
  ['376.2.c', '361.3'],
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
function noteWhoWasAlone(game: RiftboundGame, { about: { piece, from } }: Occurrence): void {
  if (piece?.location && from === game.board.name && isBrought(game, speaksOfBeingAlone))
    game.keepBooks('note who was alone', () => game.set(piece, 'wasAlone', isAlone(game, piece)));
}

/** Called before events are applied: what dies may look back at its own death (734.1.d.3). */
export const beforeEvents = (
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly Piece[] | undefined => {
  let dying: Piece[] | undefined;
  for (const event of events) {
    if (!(event instanceof Occurrence)) continue;
    noteWhoWasAlone(game, event);
    if (event.kind !== 'kill') continue;
    const { piece } = event.about;
    if (piece?.zone !== game.board) continue;
    dying ??= [];
    dying.push(piece);
  }
  return dying;
};

const areOccurrences = (events: readonly unknown[]): events is readonly Occurrence[] => {
  for (const event of events) if (!(event instanceof Occurrence)) return false;
  return true;
};

/** They all are, as a rule: then it is the same list. */
const occurrencesAmong = (events: readonly GameEvent<RiftboundGame>[]): readonly Occurrence[] =>
  areOccurrences(events) ? events : events.filter((each) => each instanceof Occurrence);

const aboutIt = (happened: readonly Occurrence[], source: Piece): readonly Occurrence[] =>
  happened.filter(({ about: { piece } }) => piece === source);

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
    for (const source of before) if (source instanceof Piece) look(game, source, aboutIt(happened, source));
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
function heardOf(game: RiftboundGame, source: Piece, events: readonly Occurrence[]): readonly Occurrence[] {
  if (isInactive(game, source)) return events.filter((event) => hearsItsAttaching(game, source, event));
  return events.filter(
    (event) =>
      event.kind !== 'detach' || event.about.piece !== source || hearsItsDetaching(game, source, event),
  );
}

const look = (game: RiftboundGame, source: Piece, events: readonly Occurrence[]): void =>
  hear(game, source, triggeredAbilitiesOf(game, source), events);

function hear(
  game: RiftboundGame,
  source: Piece,
  abilities: readonly TriggeredAbility[],
  all: readonly Occurrence[],
): void {
  for (const [place, ability] of abilities.entries()) {
    const kinds = heardBy(ability.trigger);
    if (!all.some(({ kind }) => kinds.has(kind))) continue;
    const events = heardOf(game, source, all);
    if (events.length === 0) return;
    const context = contextOf(source, responsibleFor(game, source));
    if (ability.trigger.on === 'nth time') {
      const text = ability.text + nthOfItsText(abilities, place);
      nthTime(game, { source, ability, trigger: ability.trigger, context, text }, events);
      continue;
    }
    const met = events.filter((event) => triggers(game, ability.trigger, event, context));
    if (ability.trigger.on === 'one or more') {
      const [first] = met;
      if (first) trigger(game, ability, aboutAll(game, context, first, met));
      continue;
    }
    for (const event of met) trigger(game, ability, about(game, context, event));
  }
}

function trigger(game: RiftboundGame, ability: TriggeredAbility, context: Context): void {
  if (!conditionIsTrue(game, ability, context)) return;
  wait(game, {
    ability,
    effect: ability.effect,
    source: context.source,
    controller: context.controller,
    context,
    text: ability.text,
  });
}

interface Counting {
  readonly source: Piece;
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
    (_game: RiftboundGame, met: readonly Occurrence[], before: number, nth: number): readonly Occurrence[] =>
      before < nth && before + met.length >= nth ? met : [],
    (_game, met, before, nth) => met.slice(Math.max(0, nth - before - 1)),
  ),
  {
    'one more': (_game, met, before, nth) => (before <= nth && before + met.length > nth ? met : []),
  },
);

/** Counts how often a condition was met this turn, and triggers at the n-th time. */
function nthTime(game: RiftboundGame, counting: Counting, events: readonly Occurrence[]): void {
  const { source, ability, trigger: wanted, context, text } = counting;
  const met = events.filter((event) => triggers(game, wanted.trigger, event, context));
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
  const [first, ...others] = chosen;
  if (!first) return;
  if (others.length === 0 || !game.isOn(picksTheEvent)) {
    for (const event of chosen) trigger(game, ability, about(game, context, event));
    return;
  }
  const seen = about(game, context, first);
  if (!conditionIsTrue(game, ability, seen)) return;
  wait(game, {
    ability,
    effect: ability.effect,
    source: context.source,
    controller: context.controller,
    context: seen,
    text: ability.text,
    instances: chosen.map((event) => about(game, context, event)),
  });
}

/** What "it", "that much" and "that player" mean to an ability that an event set off. */
function about(
  game: RiftboundGame,
  context: Context,
  { kind, about: what, became: [became] }: Occurrence,
): Context {
  const { source } = context;
  return context.with({
    ...(kind === 'play' && what.piece === source ? { onlyAt: playEffectsChooseThere(game, source) } : {}),
    controllers: became && what.piece ? { [became.id]: controllerOf(what.piece) } : undefined,
    that: became ? [became] : what.piece ? [what.piece] : [],
    thatWas: what.piece ? [what.piece] : [],
    thatMuch: what.amount ?? 1,
    thatPlayer: what.player,
  });
}

/** The same of simultaneous events that set an ability off together: "them", "that many". */
function aboutAll(
  game: RiftboundGame,
  context: Context,
  first: Occurrence,
  all: readonly Occurrence[],
): Context {
  const each = all.map((event) => about(game, context, event));
  return about(game, context, first).with({
    that: each.flatMap(({ that }) => that),
    thatWas: each.flatMap(({ thatWas }) => thatWas),
    controllers: Object.assign({}, ...each.map(({ controllers }) => controllers)),
    thatMuch: each.reduce((sum, { thatMuch }) => sum + thatMuch, 0),
  });
}

const isMoment = ({ on }: Trigger): boolean => on === 'start of' || on === 'end of';

/** 383.2, 384: a delayed ability triggers as if its source were still there (385). */
function lookAtDelayed(game: RiftboundGame, delayed: DelayedTrigger, event: Occurrence): void {
  if (!triggers(game, delayed.trigger, event, delayed.context)) return;
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
  const context = keeps ? delayed.context : about(game, delayed.context, event);
  const { source, controller } = context;
  wait(game, { ability, effect, source, controller, context, text });
}

const wait = (game: RiftboundGame, triggered: Triggered): void =>
  game.keepBooks('trigger', () => game.journal.push(game.waiting, triggered));
