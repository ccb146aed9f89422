import type { CardSpecification, ObjectView, Observation, TraceLine } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { Silence } from '../../../invariants/silence';
import { words } from './spoken';

const RULE = '301.3b';
const FILLED = 'a base filled to its capacity';
const BEYOND = 'permanents beyond capacity';

/** 301.3b, 302.4a, 404.2d: what a base holds beyond its capacity is gone before anybody receives priority, and no more. */
export const capacity: Invariant = {
  number: 'L1',
  rules: [RULE, '404.2d'],
  cost: 'cheap',
  documentation:
    'State-based actions have removed what is too much before anybody receives priority, whatever was played, moved, destroyed or made smaller; and no more than that: what is given up by 301.3b leaves the base full, what left it otherwise at the same time counted in. Where nothing in play, or that was on the chain of events this turn, says anything else, the capacity is what is printed on the base and on the upgrades in it, with what these plainly say of it, and not the number that the engine shows.',
  name: 'capacity',
  gherkin:
    'no base holds more permanents than its capacity when a player gets priority, or has given up more than that took',
  broken:
    'a base holds more permanents than its capacity when a player gets priority, or has given up more than that took',
  mustReach: { [FILLED]: 20, [BEYOND]: 5 },
  watch: (game) => new Capacity(game),
};

/** What an upgrade plainly says of the base that it is in. */
const PLAINLY = /^The base this is attached to gets ([+-]\d+) capacity\.$/i;
const SPEAKS = /\bcapacity\b|\babilit|\bbecomes?\b|\bcopy\b|\bcopies\b|"|\bare [A-Z]|\bis an? [A-Z]/;
/** After these a base may have another capacity than as permanents were given up. */
const LATER: ReadonlySet<string> = new Set([
  ...['begin', 'resolve', 'resolved', 'play', 'activate', 'enter the battlefield', 'move between bases'],
  ...['change control', 'turn face up', 'turn face down', 'cease to exist'],
]);

const COMES: ReadonlySet<string> = new Set(['enter the battlefield', 'move between bases', 'change control']);

class Capacity implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly silence: Silence;
  /** The permanents in bases as somebody was asked last, by their ids. */
  private before: ReadonlyMap<string, ObjectView> = new Map();
  private changed = true;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
    this.silence = new Silence(table, {
      speaks: (sentence) => SPEAKS.test(sentence) && !PLAINLY.test(sentence),
      ends: /until end of turn|this turn/i,
      turnBegins: 'turn',
      words,
    });
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority, changed } = moment;
    this.silence.hear(lines);
    const givenUp = lines.findLastIndex(isGivenUp);
    if (givenUp >= 0) moment.reach.saw(BEYOND);
    const wrong = givenUp >= 0 && !lines.slice(givenUp).some(isLater) ? this.tooFew(moment) : undefined;
    if (changed || this.before.size === 0) this.before = inBases(moment.table);
    this.changed ||= changed;
    if (wrong !== undefined || !this.changed || !hasPriority) return wrong;
    this.changed = false;
    return this.overfull(moment);
  }

  private overfull({ table, reach }: Moment): string | undefined {
    for (const base of table.objects) {
      if (!isFaceUpBase(base)) continue;
      const shown = Math.max(0, base.characteristics.capacity ?? 0);
      const holds = table.objects.filter((each) => isIn(each, base)).length;
      const room = Math.max(0, this.known(base, table) ?? shown);
      if (holds === room && holds > 0) reach.saw(FILLED);
      if (holds > room)
        return `${whose(base, table)} holds ${holds} permanents, but its capacity is ${room}.`;
      if (shown !== room)
        return `${whose(base, table)} is shown with capacity ${shown}, but what is printed on it and said in it makes ${room}.`;
    }
    return undefined;
  }

  /** 302.4a: the capacity by what is printed and plainly said; undefined of what is no card of the table's. */
  private reckoned(base: ObjectView, { objects }: Observation): number | undefined {
    const card = this.printed.get(base.name ?? '');
    if (!card?.types.includes('base')) return undefined;
    const inIt = objects.filter((each) => each.types.includes('upgrade') && isIn(each, base));
    return inIt.reduce((sum, { name = '', abilities }) => {
      const said = abilities.map((text) => Number(PLAINLY.exec(text)?.[1] ?? 0));
      return said.reduce(
        (all, each) => all + each,
        sum + (printedNumber(this.printed.get(name) ?? {}, 'capacity') ?? 0),
      );
    }, printedNumber(card, 'capacity') ?? 0);
  }

  /** A base that gave up permanents although it was no more than full. */
  private tooFew({ table, lines, objects }: Moment): string | undefined {
    const gone = new Set(lines.filter(isGivenUp).map(({ object = '' }) => object));
    // An upgrade that has left may have made the capacity another one.
    if (lines.some(({ object = '' }) => this.before.get(object)?.types.includes('upgrade'))) return undefined;
    const bases = new Set([...gone].map((id) => this.before.get(id)?.at));
    // What came meanwhile and is gone again may have been in any of them.
    const passedBy = lines.filter(
      ({ kind, object = '' }) => COMES.has(kind) && objects.get(object)?.zone !== 'battlefield',
    ).length;
    for (const id of bases) {
      const base = id === undefined ? undefined : objects.get(id);
      if (!base || !isFaceUpBase(base)) continue;
      const were = [...this.before.values()].filter((each) => each.at === id && !gone.has(each.id));
      const come = table.objects.filter((each) => isIn(each, base) && !this.before.has(each.id));
      const kept = were.length + come.length + passedBy;
      const room = Math.max(0, this.known(base, table) ?? base.characteristics.capacity ?? 0);
      if (kept < room)
        return `${whose(base, table)} has capacity ${room}, and gave up permanents until it held ${kept}.`;
    }
    return undefined;
  }

  /** The capacity that can be reckoned; undefined where something may have been said of it. */
  private known(base: ObjectView, table: Observation): number | undefined {
    return this.silence.isOn(table) ? this.reckoned(base, table) : undefined;
  }
}

const isGivenUp = ({ what, rule, object }: TraceLine): boolean =>
  what === 'event' && rule === RULE && object !== undefined;
const isLater = ({ what, kind }: TraceLine): boolean => what === 'event' && LATER.has(kind);

const isFaceUpBase = ({ zone, types, statuses }: ObjectView): boolean =>
  zone === 'battlefield' && types.includes('base') && statuses.includes('face up');
const isIn = ({ zone, at: base }: ObjectView, { id }: ObjectView): boolean =>
  zone === 'battlefield' && base === id;

const inBases = ({ objects }: Observation): ReadonlyMap<string, ObjectView> =>
  new Map(
    objects.flatMap((each) =>
      each.zone === 'battlefield' && each.at !== undefined ? [[each.id, each] as const] : [],
    ),
  );

const whose = ({ controller, name }: ObjectView, { players }: Observation): string =>
  `${players[controller ?? 0]?.name ?? 'somebody'}'s base "${name}"`;
