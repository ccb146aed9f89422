/** Triggered abilities: when they trigger (376.2), and how they get onto the chain (376.3). */
import { asking, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import { isInactive } from '../700-additional-rules/720-inactive';
import { fact } from '../forms';
import type { DelayedTrigger, RiftboundGame, Triggered } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf, fits, holds, inTurnOrder, isAt, players } from '../phrases';
import { type Context, Piece } from '../piece';
import type { Subject, Trigger, Who } from '../text/tree/index';

/** The objects whose triggered abilities are looked at: all on the board, the legends, and what has just left (734.1.d). */
const sources = (game: RiftboundGame): readonly Piece[] => [
  ...game.board.objects,
  ...game.players.flatMap(({ legend }) => legend.objects),
];

/** Kinds of event by the trigger's word. */
const heard: Readonly<Record<string, readonly string[]>> = {
  dies: ['kill'],
  moves: ['move'],
  attacks: ['become an attacker'],
  defends: ['become a defender'],
  conquers: ['conquer'],
  holds: ['hold'],
  'player conquers': ['conquer'],
  'player holds': ['hold'],
  'player scores': ['conquer', 'hold'],
  'player gains points': ['gain points'],
  'player burns out': ['burn out'],
  'takes damage': ['deal damage'],
  'becomes buffed': ['buff'],
  'becomes stunned': ['stun'],
  'becomes ready': ['ready'],
  'becomes exhausted': ['exhaust'],
  'is discarded': ['discard'],
  'is recycled': ['recycle'],
  'is banished': ['banish'],
  'is healed': ['heal'],
  'is recalled': ['recall'],
  'draws a card': ['draw'],
  'discards a card': ['discard'],
  plays: ['play'],
  'start of': ['begin'],
  'end of': ['end'],
};

const isWho = (game: RiftboundGame, who: Who, seat: number | undefined, context: Context): boolean =>
  seat !== undefined && players(game, who, context).includes(seat);

function isSubject(game: RiftboundGame, subject: Subject, piece: Piece, context: Context): boolean {
  if (subject.this === true) return piece === context.source || piece.became === context.source;
  return subject.this === 'that' ? context.that.includes(piece) : fits(game, subject.filter, piece, context);
}

/** 376.2: does an event fulfil a trigger's condition? */
function isMet(
  game: RiftboundGame,
  trigger: Trigger,
  { kind, about }: Occurrence,
  context: Context,
): boolean {
  if (trigger.on === 'any of') return false;
  if (!heard[trigger.on]?.includes(kind)) return false;
  switch (trigger.on) {
    case 'start of':
    case 'end of':
      return (
        about.what?.toLowerCase() === trigger.phase.toLowerCase() &&
        (trigger.whose === 'your'
          ? about.player === context.controller
          : trigger.whose !== "opponent's" || about.player !== context.controller)
      );
    case 'plays':
      return (
        isWho(game, trigger.who, about.player, context) &&
        about.piece !== undefined &&
        fits(game, { ...trigger.filter, zone: undefined }, about.piece, context)
      );
    case 'draws a card':
    case 'discards a card':
    case 'player gains points':
    case 'player burns out':
    case 'player scores':
    case 'player conquers':
    case 'player holds':
      return (
        isWho(game, trigger.who, about.player, context) &&
        (!('at' in trigger) ||
          !trigger.at ||
          (about.piece !== undefined && isAt(game, about.piece, trigger.at, context)))
      );
    case 'conquers':
    case 'holds':
      // 376.4.b.2: units that were present, of the player who did it.
      return (about.to?.pieces ?? []).some(
        (piece) => piece.controller === about.player && isSubject(game, trigger.object, piece, context),
      );
    default: {
      if (!('object' in trigger) || !about.piece || !isSubject(game, trigger.object, about.piece, context))
        return false;
      const { at } = { at: undefined, ...trigger };
      return at === undefined || isAt(game, about.piece, at, context);
    }
  }
}

const anyOf = (trigger: Trigger): readonly Trigger[] =>
  trigger.on === 'any of' ? trigger.triggers : [trigger];

/** 376.2, 376.3: an ability whose condition is met triggers. */
export const triggers = fact(
  ['376.2', '376.2.c', '376', '376.3'],
  'A triggered ability whose condition an event fulfils triggers',
  (game: RiftboundGame, trigger: Trigger, event: Occurrence, context: Context) =>
    anyOf(trigger).some((each) => isMet(game, each, event, context)),
);

/** Called before events are applied: what has abilities then may look back (734.1.d.3). */
export const beforeEvents = (
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly Piece[] =>
  events.flatMap((event) =>
    event instanceof Occurrence && event.kind === 'kill' && event.about.piece?.zone === game.board
      ? [event.about.piece]
      : [],
  );

/** Called after events: abilities that are met wait to be put on the chain. */
export function afterEvents(
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
  before: unknown,
): void {
  const died = Array.isArray(before) ? before.filter((each): each is Piece => each instanceof Piece) : [];
  for (const event of events) {
    if (!(event instanceof Occurrence)) continue;
    for (const source of sources(game)) look(game, source, event);
    if (event.about.piece && died.includes(event.about.piece)) look(game, event.about.piece, event);
    for (const delayed of [...game.delayed]) lookAtDelayed(game, delayed, event);
  }
}

function look(game: RiftboundGame, source: Piece, event: Occurrence): void {
  if (isInactive(game, source)) return;
  for (const ability of game.look(source).abilities) {
    if (ability.kind !== 'triggered') continue;
    const context = contextOf(source);
    if (!triggers(game, ability.trigger, event, context)) continue;
    wait(game, {
      ability,
      effect: ability.effect,
      condition: ability.condition,
      controller: context.controller,
      context: about(context, event),
      text: ability.text,
    });
  }
}

/** What "it", "that much" and "that player" mean to an ability that an event set off. */
const about = (context: Context, { about: what, became }: Occurrence): Context => ({
  ...context,
  that: became ? [became] : what.piece ? [what.piece] : [],
  thatMuch: what.amount ?? 0,
  thatPlayer: what.player,
});

/** 383.2, 384: a delayed ability triggers as if its source were still there (385). */
function lookAtDelayed(game: RiftboundGame, delayed: DelayedTrigger, event: Occurrence): void {
  if (!triggers(game, delayed.trigger, event, delayed.context)) return;
  if (delayed.next) game.journal.remove(game.delayed, delayed);
  const { context, effect, text } = delayed;
  wait(game, {
    ability: undefined,
    effect,
    condition: undefined,
    controller: context.controller,
    context,
    text,
  });
}

const wait = (game: RiftboundGame, triggered: Triggered): void => game.journal.push(game.waiting, triggered);

interface Ordering {
  seats: readonly number[];
}

/** 376.3.b: each player orders theirs; 376.3.b.1: from the turn player on. */
export const puttingTriggersOnTheChain: Procedure<RiftboundGame, Ordering> = procedure(
  'putting triggered abilities on the chain',
  [
    asking(
      ['376.3.b', '376.3.b.1', '303.2.a'],
      'From the Turn Player on, each player puts the abilities that triggered on the chain in any order',
      (game, data: Ordering) => {
        const mine = waitingOf(game, data.seats[0]);
        const [player] = data.seats;
        if (player === undefined || mine.length === 0) return undefined;
        return {
          kind: 'order',
          player,
          purpose: 'order triggered abilities',
          options: mine.map(({ context, text }, index) => ({
            label: `${context.source.card.name}: ${text} (${index + 1})`,
            object: context.source,
            index,
          })),
        };
      },
      (game, data, answer) => {
        const mine = waitingOf(game, data.seats[0]);
        game.set(data, 'seats', data.seats.slice(1));
        put(
          game,
          answer.flatMap((place) => mine.slice(place, place + 1)),
        );
        return data.seats.length > 0 ? 'again' : undefined;
      },
    ),
    step(
      ['376.3', '389.1', '388'],
      'A triggered ability becomes a pending item on the chain',
      (game, data) => {
        game.set(data, 'seats', data.seats.slice(1));
        if (data.seats.length > 0) return 'restart';
        put(game, game.waiting);
        return undefined;
      },
    ),
  ],
);

const waitingOf = (game: RiftboundGame, seat: number | undefined): readonly Triggered[] =>
  game.waiting.filter((each) => each.controller === seat);

function put(game: RiftboundGame, abilities: readonly Triggered[]): void {
  for (const triggered of [...abilities]) {
    game.journal.remove(game.waiting, triggered);
    // 376.2: a condition besides ("if …") is checked as it triggers.
    if (triggered.condition && !holds(game, triggered.condition, triggered.context)) continue;
    game.propose(putAbility(game, triggered));
  }
}

/** The event of an ability being put on the chain as a pending item (389.1). */
export function putAbility(
  game: RiftboundGame,
  { ability, effect, controller, context, text }: Triggered,
): Occurrence {
  const { source } = context;
  const card = { ...source.card, abilities: [], text };
  const piece = game.make(card, source.owner, game.chain);
  piece.controller = controller;
  piece.pending = true;
  piece.ability = ability;
  piece.instructions = ability ? undefined : effect;
  piece.context = { ...context, targets: ability ? [] : context.targets };
  return new Occurrence('put onto the chain', { piece, source, player: controller }, (on) =>
    on.journal.push(on.chain.objects, piece),
  );
}

/** Puts everything that has triggered on the chain. */
export const putTriggers = (game: RiftboundGame): void =>
  game.call(puttingTriggersOnTheChain, { seats: inTurnOrder(game) });
