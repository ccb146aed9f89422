import type { TraceLine } from '../../port/contract';
import type { Invariant, Moment, Watcher } from '../invariant';
import { textOfTable } from './text-of-table';

/** What a rulebook says of the parts of a turn. */
export interface PartsOfTurn extends Pick<Invariant, 'number'> {
  /** The parts in their order, as events name them, each with the rule that says so. The first one begins the turn. */
  readonly parts: readonly (readonly [part: string, rule: string])[];
  /** Those that are not in every turn. */
  readonly optional: ReadonlySet<string>;
  /** Those that may come several times in a row; left out: none. */
  readonly repeated?: ReadonlySet<string>;
  /** What is left out of the first turn of a game, if anything is, and the rule that says so. */
  readonly notAtFirst?: readonly [part: string, rule: string];
  /** Text of cards that leave parts out or put some in: where there is any, nothing is looked at. */
  readonly changed: RegExp;
}

const NONE: ReadonlySet<string> = new Set();
const FIRST = 'In the first turn';
const PARTS = 'a part of a turn after another one';

/** The parts of a turn come one after another, and none is left out. */
export const partsOfTurn = ({
  number,
  parts,
  optional,
  repeated = NONE,
  notAtFirst,
  changed,
}: PartsOfTurn): Invariant => ({
  number,
  name: 'parts of a turn',
  rules: [...new Set([...parts, ...(notAtFirst ? [notAtFirst] : [])].map(([, rule]) => rule))],
  ruleOf: (message) =>
    message.includes(FIRST)
      ? notAtFirst?.[1]
      : parts.find(([part]) => message.endsWith(`without the ${part}.`))?.[1],
  cost: 'cheap',
  documentation: `The parts of a turn begin in their order: ${parts.map(([part]) => part).join(', ')}${optional.size > 0 ? `; ${[...optional].join(', ')} are not in every turn` : ''}${repeated.size > 0 ? `; ${[...repeated].join(', ')} may come several times in a row` : ''}${notAtFirst ? `; in the first turn of a game there is no ${notAtFirst[0]}` : ''}. From the second part on that begins in a game, until a player leaves it; where a card speaks of extra turns, of additional parts or of skipping some nothing is looked at.`,
  gherkin: 'the parts of each turn begin in their order, and none is left out',
  broken: 'a part of a turn is left out, or begins out of turn',
  mustReach: { [PARTS]: 50 },
  watch: ({ table }) =>
    changed.test(textOfTable(table))
      ? { look: () => undefined }
      : new PartAfterPart(
          parts.map(([part]) => part),
          { optional, repeated },
          table.from === 'the beginning' ? notAtFirst?.[0] : undefined,
        ),
});

class PartAfterPart implements Watcher {
  private last = -1;
  private begun = 0;
  private turns = 0;

  constructor(
    private readonly parts: readonly string[],
    private readonly may: Required<Pick<PartsOfTurn, 'optional' | 'repeated'>>,
    private readonly notAtFirst: string | undefined,
  ) {}

  look({ lines, reach }: Moment): string | undefined {
    for (const line of lines) {
      if (line.kind === 'lose the game') this.begun = 0;
      const wrong = line.kind === 'begin' ? this.begins(line, reach) : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private begins({ detail = '' }: TraceLine, reach: Moment['reach']): string | undefined {
    const place = this.parts.indexOf(detail);
    if (place < 0) return undefined;
    const { last } = this;
    this.last = place;
    this.begun += 1;
    if (place === 0) this.turns += 1;
    if (detail === this.notAtFirst && this.turns < 2) return `${FIRST} of the game there is a ${detail}.`;
    // A game that is joined in the middle needn't begin with the first step of what it is joined in.
    if (this.begun < 3) return undefined;
    reach.saw(PARTS);
    if (place === last && this.may.repeated.has(detail)) return undefined;
    const { length } = this.parts;
    for (let next = (last + 1) % length; next !== place; next = (next + 1) % length) {
      const part = this.parts[next] ?? '';
      if (!this.may.optional.has(part))
        return `After the ${this.parts[last]} the ${detail} begins, without the ${part}.`;
    }
    return undefined;
  }
}
