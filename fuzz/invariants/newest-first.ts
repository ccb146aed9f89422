import type { TraceLine } from '../../port/contract';
import type { Invariant, Moment } from '../invariant';

const SEVERAL = 'something that resolves before others that are on the chain';

/** How a rulebook calls the chain. */
export interface NewestFirst extends Pick<Invariant, 'number' | 'rules'> {
  readonly chain: string;
  /** Events that put something there. */
  readonly puts: string;
}

/** What was put on the chain last resolves first. */
export const newestFirst = ({ number, rules, chain, puts }: NewestFirst): Invariant => ({
  number,
  name: 'newest first',
  rules,
  cost: 'cheap',
  documentation:
    'What resolves first of all that was on the chain when a player who had priority was asked just before was the newest, unless something else has happened to those above it since.',
  gherkin: 'the newest thing on the chain resolves first',
  broken: 'something resolves before what was put on the chain after it',
  mustReach: { [SEVERAL]: 3 },
  seldom: true,
  watch: () => {
    /** What was on the chain when somebody was asked last, the newest first. */
    let before: readonly { readonly id: string; readonly name?: string | undefined }[] = [];
    let hasPut = true;
    return {
      look: (moment) => {
        const { lines } = moment;
        if (lines.length === 0) return undefined;
        const wrong = before.length > 1 ? outOfOrder(lines, before, moment) : undefined;
        hasPut ||= lines.some(({ kind }) => kind === puts);
        // What is not finalized yet may resolve in another order: when somebody has priority everything is.
        const isLooked = moment.hasPriority && (before.length > 0 || hasPut);
        before = isLooked ? moment.table.objects.filter(({ zone }) => zone === chain) : [];
        if (moment.hasPriority) hasPut = before.length > 0;
        return wrong;
      },
    };
  },
});

function outOfOrder(
  lines: readonly TraceLine[],
  before: readonly { readonly id: string; readonly name?: string | undefined }[],
  { reach }: Moment,
): string | undefined {
  const at = lines.findIndex(({ kind, object }) => kind === 'resolve' && isOn(before, object));
  if (at < 0) return undefined;
  const place = before.findIndex(({ id }) => id === lines[at]?.object);
  const touched = new Set(lines.slice(0, at).map(({ object }) => object));
  reach.saw(SEVERAL);
  const newer = before.slice(0, place).find(({ id }) => !touched.has(id));
  return newer && `"${before[place]?.name}" resolves before "${newer.name}", which is newer.`;
}

const isOn = (before: readonly { readonly id: string }[], id: string | undefined): boolean =>
  before.some((each) => each.id === id);
