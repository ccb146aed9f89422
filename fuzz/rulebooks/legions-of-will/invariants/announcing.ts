import type { CardSpecification, ObjectView, TraceLine } from '../../../../port/contract';
import { printedText } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';

const PLAYED = 'a card that was put on the chain of events and played';
const AIMED = 'something on the chain of events that says what it targets';
const VALUED = 'a card with X in its cost, of which X was chosen';
const AT_ONCE = 'a resource ability that resolved at once';

/** 601.1, 603.3d, 406.6c: what is announced as something is played, activated or triggers. */
export const announcing: Invariant = {
  number: 'L67',
  name: 'announcing',
  rules: ['105.3a', '305.3a', '303.2a', '302.2a', '406.6c', '601.1c', '601.1h', '603.3d'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'What is put on the chain of events to be played is told to be played before anybody gets priority, X having been chosen where it is in its resource cost and no text says what it is. When a player gets priority every permanent card on the chain of events has a target to enter, and everything there whose text has one “target”, without “up to”, modes or anything later, has one. An ability that only gains resource for a cost resolves before anybody gets priority.',
  gherkin: 'what is played or activated has its targets and values, and resource abilities resolve at once',
  broken: 'something is played or triggers without a target or a value that it asks for, or waits in vain',
  mustReach: { [PLAYED]: 20, [AIMED]: 20, [VALUED]: 0, [AT_ONCE]: 0 },
  watch: (game) => new Announcing(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['X was', '105.3a'],
  ['not been played', '601.1h'],
  ['gains resource', '406.6c'],
  ['an ability', '603.3d'],
  ['targets', '601.1c'],
];

const CHAIN = 'chain of events';
const ONE_TARGET = /\btarget\b/gi;
const UNSURE =
  /without a target|up to|any number|•|\bX\b|instead|\bthe next\b|this turn,|\bwhen|\bat the beginning of/i;
const HEARD: ReadonlySet<string> = new Set(['put on the chain of events', 'play', 'activate', 'resolve']);
const RESOURCE = /: [^:]*: (?:you )?gain \d+ resource\.$/i;

class Announcing implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  /** The card that was put on the chain of events and has not been played yet, and whether X was chosen for it. */
  private card: string | undefined;
  private hasX = false;
  /** The resource ability that was activated and has not resolved. */
  private producing: string | undefined;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
  }

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = line.what === 'event' ? this.happened(line, moment) : this.decided(line);
      if (wrong !== undefined) return wrong;
    }
    return moment.hasPriority ? (this.unfinished() ?? aimless(moment)) : undefined;
  }

  private happened(line: TraceLine, { reach }: Moment): string | undefined {
    const { kind, rule } = line;
    if (!HEARD.has(kind)) return undefined;
    const name = nameOn(line);
    if (kind === 'put on the chain of events' && rule === '601.1a') {
      this.card = line.text.includes(' by "') ? undefined : name;
      this.hasX = false;
    } else if (kind === 'play' && name === this.card) {
      this.card = undefined;
      reach.saw(PLAYED);
      const card: Pick<CardSpecification, 'fields' | 'text'> = this.printed.get(name) ?? {};
      const { text: says = '' } = card;
      if (!printedText(card, 'cost')?.includes('X') || /\bX is\b/.test(says)) return undefined;
      if (!this.hasX) return `"${name}" has been played, and no X was chosen for it.`;
      reach.saw(VALUED);
    } else if (kind === 'activate') this.producing = RESOURCE.test(name) ? name : undefined;
    else if (kind === 'resolve' && this.producing !== undefined) {
      this.producing = undefined;
      reach.saw(AT_ONCE);
    }
    return undefined;
  }

  private decided({ kind }: TraceLine): string | undefined {
    if (kind === 'choose X') this.hasX = true;
    return kind === 'priority' ? this.unfinished() : undefined;
  }

  private unfinished(): string | undefined {
    const { card, producing } = this;
    if (card !== undefined) return `"${card}" is on the chain of events, and has not been played.`;
    return producing === undefined
      ? undefined
      : `"${producing}" gains resource, and waits on the chain of events.`;
  }
}

/** Something on the chain of events without the target that it asks for. */
function aimless({ table, reach }: Moment): string | undefined {
  for (const object of table.objects) {
    if (object.zone !== CHAIN || !asksForTarget(object)) continue;
    reach.saw(AIMED);
    if (object.targets.length === 0)
      return `"${object.name}", ${object.source === undefined ? 'a card' : 'an ability'} on the chain of events, targets nothing.`;
  }
  return undefined;
}

function asksForTarget({ source, types, name = '', abilities }: ObjectView): boolean {
  if (source === undefined && !types.includes('action'))
    return (
      types.some((type) => ENTERS.has(type)) && !abilities.some((text) => /without a target/i.test(text))
    );
  const text =
    source === undefined
      ? abilities.join('\n')
      : name.replace(/^[^:]*: (?:(?:when|whenever|at) [^,]*, )?/i, '');
  return (text.match(ONE_TARGET) ?? []).length === 1 && !UNSURE.test(text);
}

const ENTERS: ReadonlySet<string> = new Set(['unit', 'upgrade', 'trap']);
