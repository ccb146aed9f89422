import { isOccurrence } from '../../card-game/events/game-event';
import { choosing, type GameEvent, gathered, type Procedure, procedure, step } from '../../kernel';
import { choicesRestart } from '../1-game-concepts/100-general';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { inArrivalOrder } from '../4-zones/arriving';
import { definition, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { Occurrence } from '../occurrence';
import { controllerOf } from '../phrases';
import { followInstructions } from './605-following-instructions';
import { cantHappen, type Modified, type Modifying, throughAlso } from './610-replacement-effects';
import { modifying } from './612-applicable-effects';

interface Replacing {
  /** Events not yet through replacement, those of the player who chooses first in front. */
  waiting: readonly Occurrence[];
  done: readonly Occurrence[];
  /** Instructions to follow once everything else has been through. */
  later: readonly Instructions[];
  chosen: Modifying | undefined;
}

/** 612.1: who chooses among several effects: the affected object's controller, or the affected player. */
export const affectedPlayer = varied(
  definition(
    ['612.1', '612.1d'],
    "The affected object's controller or the affected player chooses which effect applies",
    (game: LegionsGame, { about }: Occurrence) =>
      about.piece ? controllerOf(about.piece) : (about.player ?? game.now.active),
    (game, { about }) => (about.source ? controllerOf(about.source) : game.now.active),
  ),
  {
    'owner instead of controller': (game, { about }) => about.piece?.owner ?? about.player ?? game.now.active,
  },
);

type Instructions = NonNullable<Modified['follow']>;

const instructed = (game: LegionsGame, { effect, context }: Instructions): void =>
  game.call(followInstructions, { effects: [effect], at: 0, context });

const replaceOne: Procedure<LegionsGame, Replacing> = procedure('replacing an event', [
  choosing(
    '612.1e',
    'One of several replacement and prevention effects is chosen, then the rest are looked at again',
    (game, data: Replacing) => {
      const [event] = data.waiting;
      const found = event ? modifying(game, event) : [];
      if (!event || found.length < 2) return undefined;
      const offers = found.map((value, index) => ({
        label: `${value.label} (${index + 1})`,
        action: 'replace',
        index,
        object: undefined,
        value,
      }));
      return { player: affectedPlayer(game, event), purpose: 'choose a replacement effect', offers };
    },
    (game, data, [chosen]) => game.set(data, 'chosen', chosen),
  ),
  step('612.2', 'A modified event may be modified by further effects', (game, data) => {
    const [event, ...rest] = data.waiting;
    if (!event) return;
    const effect = data.chosen ?? modifying(game, event)[0];
    game.set(data, 'chosen', undefined);
    if (!effect) {
      game.set(data, 'waiting', rest);
      game.set(data, 'done', [...data.done, event]);
      return;
    }
    const { events, follow } = effect.modify(event);
    for (const each of events) each.replacedBy = throughAlso(event, effect.key);
    // 113.7: what an effect has made of an event is held to the rules as the event itself was.
    const ruled = gathered(events, (each) => byRules(game, each).filter(isOccurrence<LegionsTypes>));
    game.set(data, 'waiting', [...ruled, ...rest]);
    if (!follow) return;
    // 100.9d: whoever has to choose because of this chooses before the choices that are still outstanding.
    if (choicesRestart(game)) instructed(game, follow);
    else game.set(data, 'later', [...data.later, follow]);
  }),
]);

const replacing: Procedure<LegionsGame, Replacing> = procedure('replacement and prevention', [
  step('612.1f', 'Replacement and prevention are applied to each event', (game, data) => {
    if (data.waiting.length > 0) {
      game.call(replaceOne, data);
      return 'again';
    }
    const events = data.done;
    for (const follow of [...data.later].reverse()) instructed(game, follow);
    game.set(data, 'later', []);
    game.set(data, 'done', []);
    const arranged = inArrivalOrder(game, events);
    if (arranged) game.apply(arranged);
    return undefined;
  }),
]);

/** Rules and effects rewrite proposed events. Returns undefined when effects are at work: the events come later. */
export function replaceEvents(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
): readonly GameEvent<LegionsGame>[] | undefined {
  const [only] = events;
  // Most events happen alone, and nothing speaks of them.
  if (events.length === 1 && only instanceof Occurrence && !isSpokenOf(game, only)) return events;
  return events.length === 0 ? events : throughReplacement(game, events);
}

function throughReplacement(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
): readonly GameEvent<LegionsGame>[] | undefined {
  const occurrences: Occurrence[] = [];
  let modified = false;
  for (const event of events) {
    for (const ruled of byRules(game, event)) {
      if (!(ruled instanceof Occurrence) || cantHappen(game, ruled)) continue;
      occurrences.push(ruled);
      modified ||= modifying(game, ruled).length > 0;
    }
  }
  if (!modified) return inArrivalOrder(game, occurrences);
  const order = activePlayerFirst(game);
  const waiting = occurrences.sort(
    (first, second) =>
      order.indexOf(affectedPlayer(game, first)) - order.indexOf(affectedPlayer(game, second)),
  );
  game.call(replacing, { waiting, done: [], later: [], chosen: undefined });
  return undefined;
}

const isSpokenOf = (game: LegionsGame, event: Occurrence): boolean =>
  game.tables.replacements.has(event.kind) || cantHappen(game, event) || modifying(game, event).length > 0;

function byRules(game: LegionsGame, event: GameEvent<LegionsGame>): readonly GameEvent<LegionsGame>[] {
  for (const rule of game.tables.replacements.get(event.kind) ?? []) {
    const rewritten = rule.rewrite(game, event);
    if (!rewritten) continue;
    game.exercise(rule);
    return rewritten;
  }
  return [event];
}

export { replaceOne, replacing };
