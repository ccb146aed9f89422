import {
  changedAmount,
  type ModifiedEvents,
  type Modifying,
  throughAlso,
} from '../../card-game/replacement/modifying';
import { concatMap } from '../../kernel';
import { knowsWhatWasPaid } from '../4-zones/400-general';
import { playerCant } from '../4-zones/402-hand';
import { saysNow } from '../conditions';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Statement } from '../text/tree';
import { speaksOf } from './609-statements';
import { enteringCounters, wouldHappen } from './610-watched-events';

/** 610.1: effects that say "instead" replace events. */
export const replaces = fact(
  { number: '610.1', restates: ['610.6'] },
  'A replacement effect replaces the event with another',
  wouldHappen,
);

/** 610.5: an effect gets one opportunity to affect an event. */
export const onlyOnceEach = fact(
  '610.5',
  'A replacement effect gets one opportunity to affect an event',
  (_game, event: Occurrence, key: unknown) => event.replacedBy.includes(key),
);

/** Who discards a card in an event, if anybody does. */
export const discardedBy = ({ kind, about }: Occurrence): number | undefined =>
  kind === 'discard a card' ? about.player : about.discarded;

/** What is done instead of an event that a replacement effect watches for. */
export function instead(
  { instead: by, event: watched }: Extract<Statement, { says: 'replace' }>,
  event: Occurrence,
  context: Context,
  key: unknown,
): ModifiedEvents<LegionsTypes> {
  const entered = watched.would === 'have counters put on it' ? enteringCounters(watched, event) : undefined;
  if (by.do === 'change amount') {
    const changed = (before: number): number => changedAmount(by, before);
    if (!entered) return { events: [event.with({ amount: changed(event.about.amount ?? 0) })] };
    const counters = Object.entries(entered).map(([kind, before]) => [kind, changed(before)] as const);
    return {
      events: [event.with({ counters: { ...event.about.counters, ...Object.fromEntries(counters) } })],
    };
  }
  const { object, source, player, amount: much = 0 } = event.about;
  const that = object ?? source;
  return {
    // What enters without the counters enters all the same.
    events: entered ? [event.with({ counters: withoutKinds(event.about.counters, entered) })] : [],
    follow: {
      effect: by,
      context: context.with({
        that: that ? [that] : [],
        thatMuch: much,
        thatPlayer: player ?? (object && controllerOf(object)),
        replaced: throughAlso(event, key),
        discarded: watched.would === 'be discarded' ? undefined : discardedBy(event),
      }),
    },
  };
}

type Counters = NonNullable<Occurrence['about']['counters']>;

const withoutKinds = (counters: Counters = {}, kinds: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([kind]) => !(kind in kinds)));

/** The counters that it enters with by one more effect. */
function withCountersOf(
  game: LegionsGame,
  { counters: more }: Extract<Statement, { says: 'enters' }>,
  { about: { counters = {} } }: Occurrence,
  context: Context,
): { readonly counters?: Counters } {
  if (!more) return {};
  const { counter } = more;
  return {
    counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount(game, more.amount, context) },
  };
}

/** 610.13: an event that can't happen doesn't. */
export const cantHappen = fact(
  '610.13c',
  "What can't happen isn't replaced: it doesn't happen",
  (game, { kind, about }: Occurrence) => {
    if (about.player === undefined) return false;
    if (kind === 'gain resource') return playerCant(game, about.player, 'gain resource');
    return kind === 'lose the game' && playerCant(game, about.player, 'lose the game');
  },
);

/** What changes how something enters the battlefield, where it does. */
export const entering = (
  game: LegionsGame,
  { kind, about: { object } }: Occurrence,
): readonly Modifying<LegionsTypes>[] =>
  kind === 'enter the battlefield' && object ? modifiesEntering(game, object) : [];

/** 610.1b: how a permanent enters ("rested", "with counters") is a replacement effect: of the object itself, or of others on the battlefield. */
export const modifiesEntering = definition(
  { number: '610.1b~2', restates: ['603.5d'] },
  '"Enters the battlefield …" changes how the permanent enters',
  (game: LegionsGame, object: GameObject): readonly Modifying<LegionsTypes>[] => {
    const own = concatMap(object.card.abilities, (ability) =>
      ability.kind === 'static' &&
      ability.statement.says === 'enters' &&
      ability.statement.subject.ref === 'this' &&
      saysNow(game, ability, contextOf(object))
        ? [
            {
              statement: ability.statement,
              context: contextOf(object).with({ x: knowsWhatWasPaid(game, object) }),
            },
          ]
        : [],
    );
    const others = concatMap(game.activeStatements('enters'), (standing) =>
      standing.statement.says === 'enters' &&
      standing.statement.subject.ref !== 'this' &&
      speaksOf(game, standing, standing.statement.subject, object)
        ? [{ statement: standing.statement, context: standing.context }]
        : [],
    );
    return [...own, ...others].map(({ statement, context }) => ({
      label: context.source.card.name,
      key: statement,
      modify: (each) => {
        const counters = withCountersOf(game, statement, each, context);
        const changed = new Occurrence(each.kind, { ...each.about, ...counters }, (on, occurrence) => {
          each.change(on, occurrence);
          const [became] = occurrence.became;
          if (!became) return;
          if (statement.rested) on.set(became, 'rested', true);
        });
        changed.cause = each.cause;
        changed.replacedBy = each.replacedBy;
        return { events: [changed] };
      },
    }));
  },
  () => [],
);
