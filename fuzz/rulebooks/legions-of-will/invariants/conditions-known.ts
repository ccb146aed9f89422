import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import { numberOf } from '../../../invariants/number-words';
import { reserveOf } from '../reserve';

/** What a condition is about: where it is looked at, who says it, and of what. */
interface Saying {
  readonly table: Observation;
  readonly you: number;
  /** The object that says it, as it is there; undefined where it is gone. */
  readonly source: ObjectView | undefined;
}

/** A condition that texts name. */
export interface Known {
  /** Is it so? Undefined where that can't be told. */
  readonly isSo: (saying: Saying) => boolean | undefined;
  /** Can an event change whether it is so? */
  readonly moves: (line: TraceLine) => boolean;
}

type Compared = (count: number) => boolean;

/** "Two or more", "exactly two", "no", "fewer than four", "5 or more", "3 or fewer". */
function boundOf(text: string): Compared | undefined {
  const [, exactly, more, fewer, word = '', or = ''] =
    /^(?:(exactly )|(more than )|(fewer than ))?(\w+)( or (?:more|fewer))?$/.exec(text) ?? [];
  const number = numberOf(word);
  if (number === undefined) return undefined;
  if (more !== undefined) return (count) => count > number;
  if (fewer !== undefined) return (count) => count < number;
  if (or.endsWith('more')) return (count) => count >= number;
  if (or.endsWith('fewer')) return (count) => count <= number;
  return exactly !== undefined || word === 'no' ? (count) => count === number : undefined;
}

const isUnit = ({ zone, types }: ObjectView): boolean => zone === 'battlefield' && types.includes('unit');

/** What comes, goes, changes sides or becomes something else. */
const settles = ({ kind, detail }: TraceLine): boolean =>
  (kind !== 'begin' && detail !== undefined) || UNSETTLING.has(kind);

const UNSETTLING: ReadonlySet<string> = new Set([
  ...['change control', 'effects end', 'begin an effect', 'turn face down', 'turn face up', 'draw a card'],
  ...['lose the game', 'put counters', 'remove counters'],
]);

const spends = ({ kind }: TraceLine): boolean => /resource|^pay$/.test(kind);
const rests = ({ kind }: TraceLine): boolean => kind === 'become rested' || kind === 'become reset';
const passes = ({ kind, detail }: TraceLine): boolean => kind === 'begin' && detail === 'turn';

type Reading = (groups: readonly string[]) => Known | undefined;

const counting =
  (count: (saying: Saying) => number | undefined, moves: Known['moves']) =>
  (bound = ''): Known | undefined => {
    const fits = boundOf(bound);
    return (
      fits && {
        isSo: (saying) => {
          const many = count(saying);
          return many === undefined ? undefined : fits(many);
        },
        moves,
      }
    );
  };

const countOf = ({ table }: Saying, which: (object: ObjectView) => boolean): number =>
  table.objects.filter(which).length;

const ownUnits = counting(
  (saying) => countOf(saying, (each) => isUnit(each) && each.controller === saying.you),
  settles,
);
const allUnits = counting((saying) => countOf(saying, isUnit), settles);
const ownHand = counting(
  (saying) => countOf(saying, ({ zone, owner }) => zone === 'hand' && owner === saying.you),
  settles,
);
const ownResource = counting(({ table, you }) => reserveOf(table.players[you]), spends);

const READINGS: readonly (readonly [says: RegExp, reading: Reading])[] = [
  [/^you control (.*) units$/, ([bound]) => ownUnits(bound)],
  [/^there are (.*) units$/, ([bound]) => allUnits(bound)],
  [/^you have (.*) cards in hand$/, ([bound]) => ownHand(bound)],
  [/^you have (.*) resource$/, ([bound]) => ownResource(bound)],
  [
    /^you control a trap$/,
    () => ({
      isSo: (saying) =>
        countOf(
          saying,
          (each) =>
            each.zone === 'battlefield' && each.types.includes('trap') && each.controller === saying.you,
        ) > 0,
      moves: settles,
    }),
  ],
  [
    /^it's (not )?your turn$/,
    ([not]) => ({
      isSo: ({ table, you }) => (table.activePlayer === you) === (not === undefined),
      moves: passes,
    }),
  ],
  [
    /^this unit (is|isn't) rested$/,
    ([is]) => ({
      isSo: ({ source }) =>
        source?.zone === 'battlefield' ? source.statuses.includes('rested') === (is === 'is') : undefined,
      moves: (line) => rests(line) || settles(line),
    }),
  ],
];

const known = new Map<string, Known | undefined>();

/** What a condition says; undefined where it isn't one that is judged here. */
export function conditionOf(text: string): Known | undefined {
  if (!known.has(text)) known.set(text, read(text.toLowerCase()));
  return known.get(text);
}

function read(text: string): Known | undefined {
  for (const [says, reading] of READINGS) {
    const match = says.exec(text);
    if (match) return reading(match.slice(1));
  }
  return undefined;
}
