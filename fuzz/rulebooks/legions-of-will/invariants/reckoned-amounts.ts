import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { reserveOf } from '../reserve';
import { counted, quantity } from './quantities';
import { isMeant, phraseOf } from './rechecked-targets';
import { type Resolved, Resolving } from './resolving';
import { spokenIn } from './spoken';

const RECKONED = 'an amount that a text has counted, doubled or moved';

/** 605.2h, 114.4, 701.6: what a text says by counting, doubling and moving is as much as there was. */
export const reckonedAmounts: Invariant = {
  number: 'L74',
  name: 'reckoned amounts',
  rules: ['605.2h', '114.4', '701.6d', '701.6e'],
  ruleOf: (message) =>
    message.includes('moves')
      ? '114.4'
      : message.includes('doubles')
        ? message.includes('resource')
          ? '701.6e'
          : '701.6d'
        : '605.2h',
  cost: 'cheap',
  documentation:
    'Where all that a text says is to draw cards, to gain resource or to deal damage to a target unit, as much as the number of some units, of the cards in its player’s hand or graveyard, or its player’s resource comes to (twice that, half of it rounded up or down, or so much for each), that is done as often, or in that number, as there were when somebody last had priority with nothing else done since; and where all that it says is to double somebody’s resource, to double counters on a target unit, or to move one from a target unit to another, as much is gained, put, or taken from the one and put on the other; nothing at all where there was nothing. Nothing is looked at where something in play, or that ever was on the chain of events, says what would happen instead, or what can’t.',
  gherkin: 'what a text counts, doubles or moves is as much as there was',
  broken: 'more or less is done than what a text counts, doubles or moves comes to',
  mustReach: { [RECKONED]: 3 },
  seldom: true,
  watch: (game) => new Reckoning(game),
};

const changes = rememberingTexts((text) =>
  /\bwould\b|\binstead\b|next time|\bcan't\b|\bprevent\b|protection|\badditional\b/i.test(text),
);

class Reckoning implements Watcher {
  private readonly resolving = new Resolving();
  private readonly spoken: Spoken;

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, changes);
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    const resolved = this.resolving.at(moment);
    if (!resolved?.text || !moment.decision) return undefined;
    const due = dueFrom(resolved);
    if (!due || this.spoken.isSaid || this.spoken.isOnEither(resolved.before, moment.table)) return undefined;
    moment.reach.saw(RECKONED);
    return wronglyDone(due, resolved);
  }
}

/** A cost or an event, before what an ability does. */
const BEFORE = /^(?:[^.:"]*: |(?:when|whenever|at) [^.,"]*, (?!if\b))/i;

/** What is to be done. */
interface Due {
  /** What the text does, for the sentence that says what is wrong. */
  readonly deed: string;
  readonly kind: string;
  /** Who, or to what. */
  readonly player?: number;
  readonly object?: string;
  readonly amount: number;
  /** It is done once for each; left out: once, in that number. */
  readonly oneByOne?: true;
  /** What is done besides, in the same number. */
  readonly also?: { readonly kind: string; readonly object: string };
}

/** What a text says is to be done, in numbers; undefined where it says something else, or it can't be told. */
function dueFrom(resolved: Resolved): Due | undefined {
  const { item, text = '' } = resolved;
  const sentence = item.source === undefined ? text : text.replace(BEFORE, '');
  for (const [says, reckon] of SENTENCES) {
    const match = says.exec(sentence);
    if (match) return reckon(match, resolved);
  }
  return undefined;
}

type Reckon = (match: RegExpExecArray, resolved: Resolved) => Due | undefined;

const SENTENCES: readonly (readonly [says: RegExp, reckon: Reckon])[] = [
  [/^draw cards equal to ([^.]+)\.$/i, ([, of = ''], resolved) => drawn(quantityIn(of, resolved), resolved)],
  [
    /^draw a card for each ([^.]+)\.$/i,
    ([, of = ''], { item, ...rest }) =>
      drawn(counted(plural(of), item.controller, rest.before.objects), { item, ...rest }),
  ],
  [
    /^(?:you )?gain resource equal to ([^.]+)\.$/i,
    ([, of = ''], resolved) => gained(quantityIn(of, resolved), resolved),
  ],
  [
    /^(?:you )?gain (\d+) resource for each ([^.]+)\.$/i,
    ([, each = '', of = ''], resolved) =>
      gained(
        times(Number(each), counted(plural(of), resolved.item.controller, resolved.before.objects)),
        resolved,
      ),
  ],
  [
    /^[^.,"]*? deals damage equal to ([^.]+?) to target [^.,"]+\.$/i,
    ([, of = ''], resolved) => dealt(quantityIn(of, resolved), resolved),
  ],
  [
    /^[^.,"]*? deals (\d+) damage to target unit for each ([^.]+)\.$/i,
    ([, each = '', of = ''], resolved) =>
      dealt(
        times(Number(each), counted(plural(of), resolved.item.controller, resolved.before.objects)),
        resolved,
      ),
  ],
  [/^double your resource\.$/i, (_match, resolved) => doubled(resolved.item.controller, resolved)],
  [
    /^target player doubles their resource\.$/i,
    (_match, resolved) => {
      const [target] = resolved.targets;
      return typeof target === 'number' ? doubled(target, resolved) : undefined;
    },
  ],
  [
    /^double the number of (\w+) counters on target unit\.$/i,
    ([, counter = ''], { targets }) => {
      const [unit] = targets;
      return isInPlay(unit)
        ? {
            deed: 'doubles counters',
            kind: 'put counters',
            object: unit.id,
            amount: unit.counters[counter] ?? 0,
          }
        : undefined;
    },
  ],
  [
    /^move an? (\w+) counter from target unit to another target unit\.$/i,
    ([, counter = ''], { targets }) => {
      const [from, to] = targets;
      if (!isInPlay(from) || !isInPlay(to)) return undefined;
      const amount = Math.min(1, from.counters[counter] ?? 0);
      const also = { kind: 'put counters', object: to.id };
      return { deed: 'moves a counter', kind: 'remove counters', object: from.id, amount, also };
    },
  ],
];

const isInPlay = (target: Resolved['targets'][number]): target is ObjectView =>
  typeof target === 'object' && target.zone === 'battlefield' && target.types.includes('unit');

const quantityIn = (said: string, { item, before }: Resolved): number | undefined =>
  quantity(said, item.controller, before);

const times = (each: number, count: number | undefined): number | undefined =>
  count === undefined ? undefined : each * count;

/** "Each unit you control" counts units: in the plural. */
const plural = (said: string): string => said.replace(/^((?:[a-z]+ )*)(unit|[A-Z][a-z]+)(?=$| )/, '$1$2s');

function drawn(amount: number | undefined, { item, before }: Resolved): Due | undefined {
  const { controller } = item;
  if (amount === undefined || controller === undefined) return undefined;
  // From a deck with too few cards fewer are drawn.
  const deck = before.objects.filter(({ zone, owner }) => zone === 'deck' && owner === controller).length;
  if (deck < amount) return undefined;
  return { deed: 'draws', kind: 'draw a card', player: controller, amount, oneByOne: true };
}

const gained = (amount: number | undefined, { item: { controller } }: Resolved): Due | undefined =>
  amount === undefined || controller === undefined
    ? undefined
    : { deed: 'gains', kind: 'gain resource', player: controller, amount };

function dealt(amount: number | undefined, { item, text, targets }: Resolved): Due | undefined {
  const phrase = phraseOf(text);
  const [unit, more] = targets;
  if (amount === undefined || more !== undefined || !phrase || !isInPlay(unit)) return undefined;
  return isMeant(unit, phrase, item.controller)
    ? { deed: 'deals damage', kind: 'deal damage', object: unit.id, amount }
    : undefined;
}

function doubled(player: number | undefined, { before }: Resolved): Due | undefined {
  if (player === undefined) return undefined;
  const amount = reserveOf(before.players[player]);
  return { deed: 'doubles resource', kind: 'gain resource', player, amount };
}

/** What is wrong with what was done, before which nothing else was. */
function wronglyDone(due: Due, { item, done }: Resolved): string | undefined {
  const { deed, kind, player, object, amount, oneByOne, also } = due;
  const kinds = new Set([kind, also?.kind]);
  const others = done.findIndex((line) => !kinds.has(line.kind));
  const own = others < 0 ? done : done.slice(0, others);
  // What was done before may have changed what there was to count.
  if (others === 0) return undefined;
  const sum = (of: string, whom: string | undefined): number => total(own, of, player, whom, oneByOne);
  const is = sum(kind, object);
  if (is !== amount) return `"${item.name}" ${deed}: ${is}, not ${amount}.`;
  const more = also && sum(also.kind, also.object);
  return more === undefined || more === amount
    ? undefined
    : `"${item.name}" ${deed}: ${more} put, not ${amount}.`;
}

function total(
  lines: readonly TraceLine[],
  kind: string,
  player: number | undefined,
  object: string | undefined,
  oneByOne: true | undefined,
): number {
  const own = lines.filter(
    (line) => line.kind === kind && (object === undefined ? line.player === player : line.object === object),
  );
  return oneByOne ? own.length : own.reduce((sum, line) => sum + (line.amount ?? 0), 0);
}
