import { gathered } from '../../kernel';
import { playerCant } from '../4-zones/402-hand';
import { saysNow } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Context } from '../piece';
import type { Effect, Statement } from '../text/tree';
import { speaksOf } from './609-statements';

/** A replacement or prevention effect that could modify an event. */
export interface Modifying {
  /** Names the effect for whoever chooses among several. */
  readonly label: string;
  /** What has been through an event once doesn't modify it again (610.5). */
  readonly key: unknown;
  readonly prevents: boolean;
  /** What becomes of the event, and what is done besides. */
  readonly modify: (event: Occurrence) => Modified;
}

/** The event or events that happen instead, and instructions to follow in its place or right after it. */
export interface Modified {
  readonly events: readonly Occurrence[];
  readonly follow?: { readonly effect: Effect; readonly context: Context };
}

/** 610.1: effects that say "instead" replace events. */
export const replaces = fact(
  ['610.1', '610.1a', '610.6'],
  'A replacement effect replaces the event with another',
  () => true,
);

/** 610.5: an effect gets one opportunity to affect an event. */
export const onlyOnceEach = fact(
  '610.5',
  'A replacement effect gets one opportunity to affect an event',
  (_game, event: Occurrence, key: unknown) => event.replacedBy.includes(key),
);

/** 610.1b: how a permanent enters is a replacement effect. */
export const modifiesEntering = fact(
  ['610.1b~2', '603.5d'],
  '"Enters the battlefield …" changes how the permanent enters',
  () => true,
);

/** The effects that an event has been through once one more has modified it, each named once. */
export const throughAlso = ({ replacedBy }: Occurrence, key: unknown): Occurrence['replacedBy'] =>
  replacedBy.includes(key) ? replacedBy : [...replacedBy, key];

export function instead(
  by: Extract<Statement, { says: 'replace' }>['instead'],
  event: Occurrence,
  context: Context,
  key: unknown,
): Modified {
  if (by.do === 'change amount') {
    const before = event.about.amount ?? 0;
    return { events: [event.with({ amount: by.to ?? before * (by.times ?? 1) + (by.plus ?? 0) })] };
  }
  const { piece, source, player, amount: much = 0 } = event.about;
  const that = piece ?? source;
  return {
    events: [],
    follow: {
      effect: by,
      context: {
        ...context,
        that: that ? [that] : [],
        thatMuch: much,
        thatPlayer: player ?? (piece && controllerOf(piece)),
        replaced: throughAlso(event, key),
      },
    },
  };
}

/** 610.13: an event that can't happen doesn't. */
export const cantHappen = fact(
  ['610.13', '610.13c'],
  "What can't happen isn't replaced: it doesn't happen",
  (game, { kind, about }: Occurrence) => {
    if (about.player === undefined) return false;
    if (kind === 'gain resource') return playerCant(game, about.player, 'gain resource');
    return kind === 'lose the game' && playerCant(game, about.player, 'lose the game');
  },
);

/** "Enters the battlefield rested / with counters": of the object itself, or of others on the battlefield. */
export function entering(game: LegionsGame, event: Occurrence): readonly Modifying[] {
  const { piece } = event.about;
  if (event.kind !== 'enter the battlefield' || !piece || !modifiesEntering(game)) return [];
  const own = gathered(piece.card.abilities, (ability) =>
    ability.kind === 'static' &&
    ability.statement.says === 'enters' &&
    ability.statement.subject.ref === 'this' &&
    saysNow(game, ability, contextOf(piece))
      ? [{ statement: ability.statement, context: contextOf(piece) }]
      : [],
  );
  const others = gathered(game.standing('enters'), (standing) =>
    standing.statement.says === 'enters' &&
    standing.statement.subject.ref !== 'this' &&
    speaksOf(game, standing, standing.statement.subject, piece)
      ? [{ statement: standing.statement, context: standing.context }]
      : [],
  );
  return [...own, ...others].map(({ statement, context }) => ({
    label: context.source.card.name,
    key: statement,
    prevents: false,
    modify: (each) => {
      const changed = new Occurrence(each.kind, each.about, (on, occurrence) => {
        each.change(on, occurrence);
        const { became } = occurrence;
        if (!became) return;
        if (statement.rested) on.set(became, 'rested', true);
        if (statement.counters)
          on.set(became, 'counters', {
            ...became.counters,
            [statement.counters.counter]:
              (became.counters[statement.counters.counter] ?? 0) +
              amount(on, statement.counters.amount, context),
          });
      });
      changed.cause = each.cause;
      changed.replacedBy = each.replacedBy;
      return { events: [changed] };
    },
  }));
}
