import type { ObjectView, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { domainsOf } from './means';

const PAID = 'an ability that was activated with what it is on';
const ADDED = 'Power that a rune added';

/** 354.2, 160.2: what an ability costs of the object that it is on. */
export const ownCosts: Invariant = {
  number: 'R70',
  name: 'own costs',
  rules: ['354.2', '160.2', '160.2.b.1', '416.1'],
  ruleOf: (message) =>
    message.includes('adds none')
      ? '416.1'
      : message.includes(', a rune of')
        ? '160.2.b.1'
        : message.includes(', a rune,')
          ? '160.2'
          : '354.2',
  cost: 'cheap',
  documentation:
    'What an ability says before its colon of the object itself, to exhaust it, to recycle it or to kill it, is told before anything that the ability does, whether it is activated with priority or to pay for something; where nothing in play spares units from dying. What is paid for with that, and does nothing but add resources, adds some before anybody has priority. A rune of one domain that was recycled so adds Power of that domain.',
  gherkin: 'abilities that exhaust, recycle or kill their object do so, and runes add Power of their domain',
  broken: 'an ability does not exhaust, recycle or kill its object as it says, or a rune adds other Power',
  mustReach: { [PAID]: 20, [ADDED]: 5 },
  watch: (game) => new OwnCosts(game),
};

/** What an ability costs of its object, and what the trace calls that. */
const COSTS: readonly (readonly [says: RegExp, kind: string])[] = [
  [/^(?:\[\w+\],? ?)*\[E\](?:[,: ]|\[)/, 'exhaust'],
  [/^(?:[^:]*, )?recycle this\b[^:]*:/i, 'recycle'],
  [/^(?:[^:]*, )?kill this\b[^:]*:/i, 'kill'],
];

/** An ability that does nothing but add. */
const ADDS = /: (?:\[Reaction\] - )?Add (?:\[\w\])+\.$/i;

/** What would be said of units or gear that are killed. */
const SPARES = /would (?:die|be killed)/i;

/** Before these nothing that an ability does has happened. */
const DOES: ReadonlySet<string> = new Set(['finalize', 'resolve']);
/** What a rune does is on no chain, and may pay for another ability meanwhile. */
const RUNE_DOES: ReadonlySet<string> = new Set(['add energy', 'add power']);

class OwnCosts implements Watcher {
  private asked: PendingDecision | undefined;
  private before: readonly ObjectView[] = [];
  private object: ObjectView | undefined;
  private due: string | undefined;
  /** Does the ability that is used do nothing but add, and what has been paid for and has added nothing yet? */
  private adds = false;
  private adding: ObjectView | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    this.note();
    const wrong =
      (this.object && this.due ? this.follow(this.object, this.due, moment) : undefined) ??
      this.addedNothing(moment);
    const { decision } = moment;
    this.asked = decision?.purpose === 'priority' || decision?.purpose === ADDING ? decision : undefined;
    if (this.asked) this.before = moment.table.objects;
    return wrong;
  }

  private note(): void {
    const option = this.asked?.options[this.game.answers.at(-1)?.[0] ?? -1];
    if (!this.asked) return;
    this.due = undefined;
    if (!option || (this.asked.purpose === 'priority' && option.action !== 'activate')) return;
    this.object = this.before.find(({ id }) => id === option.object);
    const text = this.object?.abilities[option.index ?? 0] ?? '';
    const [, kind] = COSTS.find(([says]) => says.test(text)) ?? [];
    const isSpared =
      kind === 'kill' && this.before.some(({ abilities }) => abilities.some((each) => SPARES.test(each)));
    this.due = isSpared ? undefined : kind;
    this.adds = ADDS.test(text);
    this.adding = undefined;
  }

  /** 416.1: what is paid for an ability that adds is followed by that, before anybody has priority. */
  private addedNothing({ lines, hasPriority, decision }: Moment): string | undefined {
    const { adding } = this;
    if (!adding) return undefined;
    if (!decision || lines.some(({ what, kind }) => what === 'event' && RUNE_DOES.has(kind))) {
      this.adding = undefined;
      return undefined;
    }
    return hasPriority ? `"${adding.name}" has been used to add resources, and adds none.` : undefined;
  }

  private follow(object: ObjectView, due: string, moment: Moment): string | undefined {
    const { id, name, types } = object;
    const domains = domainsOf(object);
    const { lines, hasPriority, decision, reach } = moment;
    const paid = lines.findIndex(({ kind, object }) => kind === due && object === id);
    const isRune = types.includes('rune');
    const after = isRune ? RUNE_DOES : DOES;
    const does = lines.findIndex(({ what, kind }) => what === 'event' && after.has(kind));
    if (paid < 0 && does < 0 && !hasPriority && decision) return undefined;
    this.due = undefined;
    if (!decision) return undefined;
    if (paid < 0 || (does >= 0 && does < paid))
      return `"${name}"${isRune ? ', a rune,' : ''} has been used, and there is no ${due} of it.`;
    reach.saw(PAID);
    if (this.adds) this.adding = object;
    const [domain, another] = domains;
    if (!isRune || due !== 'recycle' || domain === undefined || another !== undefined) return undefined;
    return wrongPower(name ?? '', domain, lines.slice(paid), moment);
  }
}

const ADDING = 'add resources';

function wrongPower(
  name: string,
  domain: string,
  lines: readonly TraceLine[],
  { reach }: Moment,
): string | undefined {
  const added = lines.find(({ kind }) => kind === 'add power');
  if (!added) return undefined;
  reach.saw(ADDED);
  return added.detail === domain
    ? undefined
    : `"${name}", a rune of ${domain}, adds Power of ${added.detail === 'any' ? 'any domain' : added.detail}.`;
}
