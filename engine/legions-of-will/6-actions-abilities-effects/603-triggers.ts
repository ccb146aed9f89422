import type { GameEvent } from '../../kernel';
import { isSilent } from '../3-card-types/301-abilities';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf, fits, holds } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Ability, Trigger, TriggeredAbility } from '../text/tree';
import { choosingItsEvent, triggerDelayed } from './603-delayed-triggers';
import { hears, matches } from './603-trigger-events';

interface Listener {
  readonly ability: TriggeredAbility;
  readonly source: Piece;
  readonly context: Context;
}

/** 603.9a: leaves-the-battlefield abilities are found as things were before the event. */
export const looksBack = fact(
  ['603.9a', '603.9'],
  'Leaves-the-battlefield abilities look back in time',
  (_game, trigger: Trigger) => isLeaving(trigger),
);

/** 603.9b */
export const looksBackUnattached = fact(
  '603.9b',
  'Abilities that trigger when an object becomes unattached look back in time',
  (_game, trigger: Trigger) => trigger.on === 'becomes unattached',
);
/** 603.9c */
export const looksBackControl = fact(
  '603.9c',
  'Abilities that trigger when a player loses control look back in time',
  (_game, trigger: Trigger) => trigger.on === 'loses control',
);
/** 603.9d */
export const looksBackPrevented = fact(
  '603.9d',
  'What is kept from resolving is heard by abilities as they were before',
  (_game, trigger: Trigger) => trigger.on === 'prevented from resolving',
);

/** 603.9: is it as things were before the event that tells whether this triggers? */
function isBackward(game: LegionsGame, trigger: Trigger): boolean {
  switch (trigger.on) {
    case 'becomes unattached':
      return looksBackUnattached(game, trigger);
    case 'loses control':
      return looksBackControl(game, trigger);
    case 'prevented from resolving':
      return looksBackPrevented(game, trigger);
    default:
      return looksBack(game, trigger);
  }
}

const isLeaving = (trigger: Trigger): boolean =>
  trigger.on === 'destroyed' ||
  trigger.on === 'leaves the battlefield' ||
  (trigger.on === 'put into a graveyard' && trigger.from === 'battlefield');

/** 603.4: the intervening "if" is checked as the event occurs. */
export const interveningIf = fact(
  '603.4',
  'An intervening "if" must be true as the ability triggers',
  (game, ability: TriggeredAbility, context: Context) =>
    ability.condition !== undefined && !holds(game, ability.condition, context),
);

/** 603.2: whenever an event matches, the ability triggers. */
export const triggers = fact(
  ['603.2', '109.3c'],
  'An ability triggers whenever its trigger event occurs',
  () => true,
);

/** 603.2g: what nobody can see doesn't trigger. */
export const unseen = fact(
  '603.2g',
  "An ability of what isn't visible doesn't trigger",
  (_game, source: Piece) => source.faceDown,
);

/** 603.2d: additional times. */
export const timesTriggered = definition(
  '603.2d',
  'An effect may make an ability trigger additional times',
  (game: LegionsGame, source: Piece): number =>
    1 +
    game
      .standing('triggers additional time')
      .filter(
        ({ statement, context }) =>
          statement.says === 'triggers additional time' && fits(game, statement.filter, source, context),
      ).length,
  () => 1,
);

/** The triggered abilities that can trigger at one arrangement of the battlefield, in the order of their sources. */
interface Listening {
  readonly game: LegionsGame;
  readonly at: number;
  /** Those that look back (603.9). */
  readonly back: readonly Listener[];
  readonly others: readonly Listener[];
  /** Of the others, those that hear a kind of event; filled as kinds occur. */
  readonly byKind: Map<string, readonly Listener[]>;
  readonly byKindOfMove: Map<string, readonly Listener[]>;
}

const listeningIn = new WeakMap<LegionsGame, Listening>();
/** Nearly always the same game asks again. */
let lastly: Listening | undefined;

function listening(game: LegionsGame): Listening {
  const known = lastly?.game === game ? lastly : listeningIn.get(game);
  const at = game.arrangement.sourcesVersion;
  if (known?.at === at) {
    lastly = known;
    return known;
  }
  const back: Listener[] = [];
  const others: Listener[] = [];
  const changed = game.changesAbilities;
  for (const source of changed ? game.battlefield.objects : game.sources) {
    if (!source.isTrap && isSilent(game, source)) continue;
    for (const ability of changed ? game.look(source).abilities : source.card.abilities) {
      if (ability.kind !== 'triggered' || unseen(game, source)) continue;
      const listener = { ability, source, context: contextOf(source) };
      if (isBackward(game, ability.trigger)) back.push(listener);
      else others.push(listener);
    }
  }
  const found = { game, at, back, others, byKind: new Map(), byKindOfMove: new Map() };
  listeningIn.set(game, found);
  lastly = found;
  return found;
}

const NOBODY: readonly Listener[] = [];

/** Who hears these events? Most of the time they are of one kind. */
function listenersTo(game: LegionsGame, occurrences: readonly Occurrence[]): readonly Listener[] {
  const { others, byKind, byKindOfMove } = listening(game);
  const [first] = occurrences;
  if (others.length === 0 || !first) return NOBODY;
  if (occurrences.length > 1 && areOfSeveralKinds(occurrences)) return listenersToAny(others, occurrences);
  const moves = occurrences.length === 1 ? isMove(first) : occurrences.some(isMove);
  const known = moves ? byKindOfMove : byKind;
  return known.get(first.kind) ?? noted(known, first.kind, others, moves);
}

const areOfSeveralKinds = (occurrences: readonly Occurrence[]): boolean =>
  occurrences.some(({ kind }) => kind !== occurrences[0]?.kind);

const listenersToAny = (
  listeners: readonly Listener[],
  occurrences: readonly Occurrence[],
): readonly Listener[] =>
  listeners.filter(({ ability }) =>
    occurrences.some((each) => hears(ability.trigger, each.kind, isMove(each))),
  );

function noted(
  known: Map<string, readonly Listener[]>,
  kind: string,
  listeners: readonly Listener[],
  moves: boolean,
): readonly Listener[] {
  const hearing = listeners.filter(({ ability }) => hears(ability.trigger, kind, moves));
  known.set(kind, hearing);
  return hearing;
}

const isMove = ({ about, became }: Occurrence): boolean => became !== undefined || about.from !== undefined;

const isOccurrence = (event: GameEvent<LegionsGame>): event is Occurrence => event instanceof Occurrence;

/** Abilities of cards on the chain of events that trigger when they are prevented from resolving. */
function preventedListeners(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
): readonly Listener[] {
  let found = NOBODY;
  for (const event of events) {
    if (!isOccurrence(event) || !event.about.prevented || !event.about.piece) continue;
    const { piece: source } = event.about;
    for (const ability of source.card.abilities)
      if (ability.kind === 'triggered' && looksBackPrevented(game, ability.trigger))
        found = [...found, { ability, source, context: contextOf(source) }];
  }
  return found;
}

/** Before events happen: the abilities that look back (603.9). */
export function beforeEvents(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
): readonly Listener[] {
  const prevented = preventedListeners(game, events);
  if (isQuiet(game)) return prevented;
  if (!isAnyOnBattlefield(game, events) && prevented.length === 0) return NOBODY;
  // What one of several simultaneous events changes isn't how the others find things.
  for (const event of events) if (isOccurrence(event) && event.about.piece) game.look(event.about.piece);
  const { back } = listening(game);
  return prevented.length === 0 ? back : [...back, ...prevented];
}

function isAnyOnBattlefield(game: LegionsGame, events: readonly GameEvent<LegionsGame>[]): boolean {
  for (const event of events)
    if (isOccurrence(event) && event.about.piece?.zone === game.battlefield) return true;
  return false;
}

/** After events happened: everything that triggers on them waits to be put on the chain of events. */
export function afterEvents(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
  before: unknown,
): void {
  const leavers: readonly Listener[] = Array.isArray(before) ? before : NOBODY;
  const occurrences = events.every(isOccurrence) ? events : events.filter(isOccurrence);
  for (const { ability, source, context } of leavers) collect(game, occurrences, ability, source, context);
  if (!isQuiet(game))
    for (const { ability, source, context } of listenersTo(game, occurrences))
      collect(game, occurrences, ability, source, context);
  for (const occurrence of occurrences) fromGraveyard(game, occurrence);
  fireDelayed(game, occurrences);
}

/** 603.2i: "Do this only once each turn". */
export const onlyOnceATurn = fact(
  '603.2i',
  "An ability whose action was taken this turn doesn't trigger again",
  (_game, ability: TriggeredAbility, source: Piece) =>
    ability.instructions.includes('do this only once each turn') && source.usedThisTurn.includes(ability),
);

/** Nothing on the table could trigger. */
const isQuiet = (game: LegionsGame): boolean =>
  game.sources.length === 0 && game.effects.length === 0 && game.delayed.length === 0;

function collect(
  game: LegionsGame,
  occurrences: readonly Occurrence[],
  ability: TriggeredAbility,
  source: Piece,
  context: Context,
): void {
  if (ability.trigger.on === 'state') return;
  const found = matches(game, ability.trigger, occurrences, context);
  for (const match of found) {
    const known: Context = { ...context, ...match };
    if (!triggers(game) || interveningIf(game, ability, known) || onlyOnceATurn(game, ability, source))
      continue;
    for (let times = timesTriggered(game, source); times > 0; times -= 1) wait(game, ability, source, known);
  }
}

/** 109.4i: a trigger condition that can't happen on the battlefield works from where it can ("When you discard this card"). */
function fromGraveyard(game: LegionsGame, occurrence: Occurrence): void {
  const moved = occurrence.became;
  if (!moved || moved.zone === game.battlefield || moved.card.abilities.length === 0) return;
  for (const ability of moved.card.abilities) {
    if (
      ability.kind !== 'triggered' ||
      (ability.trigger.on !== 'discards a card' && ability.trigger.on !== 'put into a graveyard')
    )
      continue;
    if (!('object' in ability.trigger) || ability.trigger.object.this !== true) continue;
    if (
      ability.trigger.on === 'put into a graveyard' &&
      (ability.trigger.from === 'battlefield' || moved.zone.name !== 'graveyard')
    )
      continue;
    const context: Context = { ...contextOf(moved, moved.owner), that: [moved] };
    if (triggers(game) && !interveningIf(game, ability, context)) wait(game, ability, moved, context);
  }
}

function wait(game: LegionsGame, ability: TriggeredAbility, source: Piece, context: Context): void {
  game.journal.push(game.waiting, {
    ability,
    effect: ability.effect,
    source,
    controller: context.controller,
    context,
    text: ability.text,
    key: ability.text,
  });
}

/** 603.6: delayed triggered abilities trigger once, the next time their event occurs, unless they have a duration. */
function fireDelayed(game: LegionsGame, occurrences: readonly Occurrence[]): void {
  if (game.delayed.length === 0) return;
  for (const delayed of [...game.delayed]) {
    const found = matches(game, delayed.trigger, occurrences, delayed.context);
    if (found.length === 0) continue;
    const once = onlyOnce(game, delayed.duration);
    if (once) game.journal.remove(game.delayed, delayed);
    if (once && found.length > 1) game.call(choosingItsEvent, { delayed, matches: found });
    else for (const match of found) triggerDelayed(game, delayed, match);
  }
}

/** 603.6b */
export const onlyOnce = fact(
  '603.6b',
  'A delayed triggered ability without a duration triggers once',
  (_game, duration: string | undefined) => duration === undefined,
);

/** 603.7: state triggers trigger as soon as the state is right, and not again while one waits or is on the chain. */
export const stateTriggers = fact('603.7', 'A state trigger triggers when the game state matches', (game) => {
  let found = false;
  if (game.traits['state trigger'] === 0 && !game.changesAbilities) return found;
  for (const source of game.sources) {
    if (isSilent(game, source)) continue;
    for (const ability of game.look(source).abilities) {
      if (ability.kind !== 'triggered' || ability.trigger.on !== 'state') continue;
      const context = contextOf(source);
      if (!holds(game, ability.trigger.condition, context) || isPending(game, source, ability)) continue;
      wait(game, ability, source, context);
      found = true;
    }
  }
  return found;
});

const isPending = (game: LegionsGame, source: Piece, ability: Ability): boolean =>
  game.waiting.some((each) => each.source === source && each.ability === ability) ||
  game.chain.objects.some((each) => each.ability === ability && each.context?.source === source);
