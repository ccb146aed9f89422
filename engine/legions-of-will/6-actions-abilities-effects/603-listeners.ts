/** Who hears what happens: the abilities that could trigger, and which of them look back in time (603.2g, 603.9). */
import { type GameEvent, PerGame, shortcuts } from '../../kernel';
import { isSilent } from '../3-card-types/301-abilities';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Trigger, TriggeredAbility } from '../text/tree';
import { hears } from './603-heard-events';

/** A triggered ability that may trigger on what happens. */
export interface Listener {
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

/** 603.2g: what nobody can see doesn't trigger. */
export const unseen = fact(
  '603.2g',
  "An ability of what isn't visible doesn't trigger",
  (_game, source: Piece) => source.faceDown,
);

/** The triggered abilities that can trigger at one arrangement of the battlefield, in the order of their sources. */
interface Listening {
  readonly at: number;
  /** Those that look back (603.9). */
  readonly back: readonly Listener[];
  readonly others: readonly Listener[];
  /** Of the others, those that hear a kind of event; filled as kinds occur. */
  readonly byKind: Map<string, readonly Listener[]>;
  readonly byKindOfMove: Map<string, readonly Listener[]>;
}

const listeningIn = new PerGame<Listening>();

function listening(game: LegionsGame): Listening {
  const known = listeningIn.get(game);
  const at = shortcuts.areTaken ? game.arrangement.sourcesVersion : game.writtenAt;
  if (known?.at === at) return known;
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
  return listeningIn.set(game, { at, back, others, byKind: new Map(), byKindOfMove: new Map() });
}

export const NOBODY: readonly Listener[] = [];

/** Who hears these events? Most of the time they are of one kind. */
export function listenersTo(game: LegionsGame, occurrences: readonly Occurrence[]): readonly Listener[] {
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

export const isOccurrence = (event: GameEvent<LegionsGame>): event is Occurrence =>
  event instanceof Occurrence;

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

/** Nothing on the table could trigger. */
export const isQuiet = (game: LegionsGame): boolean =>
  shortcuts.areTaken && game.sources.length === 0 && game.effects.length === 0 && game.delayed.length === 0;
