/** Replacement effects: they intercede in the execution of an event, each once (365–368). */
import { choosing, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import { doneTo } from '../../text';
import { allowedEvents } from '../000-golden-and-silver-rules/050-cant-beats-can';
import { afterDeathknells, replacedFirst } from '../700-additional-rules/734-deathknell';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import { controllerOf, holds, objects } from '../phrases';
import { speakOf } from '../referents';
import type { Effect, ObjectReference } from '../text/tree/index';
import { followInstructions } from './350-following-instructions';
import { mayBeReplaced, noteFirst, type Replacing, replacing, usedUp } from './364-replaced-events';

interface Underway {
  /** Events that were not looked at yet. */
  waiting: readonly Occurrence[];
  /** Events that happen after all. */
  done: readonly Occurrence[];
  chosen: Replacing | undefined;
}

/** 368.1: a player is acted on. Switched off, nobody decides: what applied first is first. */
export const playerDecides = definition(
  '368.1',
  'The player acted on orders replacement effects',
  (game: RiftboundGame, { about: { player } }: Occurrence): number | undefined => player ?? game.now.active,
  (_game, _event): number | undefined => undefined,
);

/** 368.2: a battlefield of nobody is acted on. Switched off, its owner decides, as of any object. */
export const turnPlayerDecides = fact(
  '368.2',
  'Where an uncontrolled battlefield is acted on, the Turn Player orders replacement effects',
  (game: RiftboundGame, object: GameObject) =>
    object.controller === undefined && game.look(object).types.includes('battlefield'),
);

/** 368: an object is acted on. Switched off, nobody decides. */
export const ownerDecides = varied(
  definition(
    '368',
    'The owner of the object acted on orders replacement effects',
    (_game: RiftboundGame, { owner }: GameObject): number | undefined => owner,
    (_game, _object): number | undefined => undefined,
  ),
  { whose: { owner: AS_WRITTEN, controller: (_game, { controller, owner }) => controller ?? owner } },
);

/** Who decides in which order several replacement effects apply to an event. */
function whoDecides(game: RiftboundGame, event: Occurrence): number | undefined {
  const { object } = event.about;
  // It is the player who scores; the battlefield is where.
  if (!object || event.kind === 'score') return playerDecides(game, event);
  return turnPlayerDecides(game, object) ? game.now.active : ownerDecides(game, object);
}

/** 384: "the next time" is used up. */
function useUp(game: RiftboundGame, { standing }: Replacing): void {
  if (standing.statement.says !== 'replace next') return;
  const spent = game.effects.find(
    ({ statement, context }) => statement === standing.statement && context === standing.context,
  );
  if (spent) game.keepBooks('use up an effect', () => game.journal.remove(game.effects, spent));
  usedUp(game);
}

/** What the replacement's instructions know: what the event would have happened to. */
function contextFor({ standing }: Replacing, { about, replacedBy }: Occurrence, key: string): Context {
  const that = about.object ?? about.source;
  return standing.context.with({
    that: that ? [that] : [],
    thatWas: that ? [that] : [],
    thatMuch: about.amount ?? 1,
    thatPlayer: about.player ?? (about.object && controllerOf(about.object)),
    replaced: [...replacedBy, key],
  });
}

/** 366, 368: one event after another, and to each one effect after another, each once. */
export const replacingEvents: Procedure<RiftboundGame, Underway> = procedure('replacing events', [
  choosing(
    '368',
    'Which of several replacement effects applies first is decided',
    (game, data: Underway) => {
      const [event] = data.waiting;
      const found = event ? replacing(game, event) : [];
      const player = event && found.length > 1 ? whoDecides(game, event) : undefined;
      if (player === undefined) return undefined;
      const offers = found.map((value, index) => ({
        label: `${value.source.card.name} (${index + 1})`,
        action: 'replace',
        index,
        object: value.source,
        value,
      }));
      return { player, purpose: 'choose a replacement effect', offers };
    },
    (game, data, [chosen]) => game.set(data, 'chosen', chosen),
  ),
  step('366', 'A replacement effect applies to the event', (game, data) => {
    const [event, ...rest] = data.waiting;
    if (!event) {
      const events = afterDeathknells(game, data.done);
      game.set(data, 'done', []);
      if (events) game.apply(events);
      return 'finish';
    }
    const effect = data.chosen ?? replacing(game, event)[0];
    game.set(data, 'chosen', undefined);
    if (!effect?.amount) noteFirst(game, event);
    if (!effect) {
      game.set(data, 'waiting', rest);
      game.set(data, 'done', [...data.done, event]);
      return 'restart';
    }
    useUp(game, effect);
    if (effect.amount) {
      const changed = event.with({ amount: effect.amount(event.about.amount ?? 0) });
      changed.replacedBy = [...event.replacedBy, effect.key];
      game.set(data, 'waiting', [changed, ...rest]);
      return 'restart';
    }
    game.set(data, 'waiting', rest);
    if (effect.instead)
      game.call(followInstructions, {
        effects: [effect.instead],
        at: 0,
        context: contextFor(effect, event, effect.key),
      });
    return 'restart';
  }),
]);

/** Lets replacement effects rewrite events, where any applies: then the events come later. */
function replaceEvents(game: RiftboundGame, events: readonly GameEvent<RiftboundGame>[]): boolean {
  if (!mayBeReplaced(game)) return false;
  const waiting = events.filter((each): each is Occurrence => isOccurrence(each));
  if (!waiting.some((event) => replacing(game, event).length > 0)) return false;
  game.call(replacingEvents, { waiting, done: [], chosen: undefined });
  return true;
}

/**
 * The events that happen now, of those that are proposed: what nothing forbids, nothing replaces, and no Deathknell comes before.
 * Undefined where replacement effects or Deathknells are at work: then the events come later.
 */
export function happeningAfterAll(
  game: RiftboundGame,
  proposed: readonly GameEvent<RiftboundGame>[],
): readonly GameEvent<RiftboundGame>[] | undefined {
  const events = allowedEvents(game, proposed);
  if (replacedFirst(game, events) && replaceEvents(game, events)) return undefined;
  return afterDeathknells(game, events);
}

/** What an effect would be done to: what "it" means in the sentence that replaces it. */
function aboutTo(game: RiftboundGame, effect: Effect, context: Context): readonly GameObject[] {
  const onto = doneTo<ObjectReference>(effect);
  return onto && onto.ref !== 'choice' ? objects(game, onto, context) : [];
}

/** 154.2: a sentence that replaces the one before. Switched off, the one before is followed. */
export const selfReplaced = definition(
  '154.2',
  '"… instead" in the same text alters what the text before says',
  (game: RiftboundGame, effect: Extract<Effect, { do: 'instead' }>, context: Context): Effect =>
    holds(game, effect.condition, context) ? effect.instead : effect.effect,
  (_game, effect) => effect.effect,
);

export const insteadOfThat = instruction('367', 'Later text may alter what earlier text does', 'instead', {
  perform: (game, effect, context, { follow }) => {
    const that = aboutTo(game, effect.effect, context);
    if (that.length > 0) speakOf(game, context, that);
    follow([selfReplaced(game, effect, context)]);
    return [];
  },
});
