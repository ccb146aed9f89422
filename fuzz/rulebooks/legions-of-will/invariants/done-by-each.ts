import type { ObjectView } from '../../../../port/contract';
import type { Moment } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';
import type { Resolved } from './resolving';

/** What each player, or each opponent, is told to do: how it is said, what the trace calls it, and what it takes. */
interface DoneByEach {
  readonly says: RegExp;
  readonly kind: string;
  /** Where it is taken from: where nothing is left there, less may have been done. */
  readonly from?: string;
  /** What somebody must have had to do it. */
  readonly with?: (object: ObjectView) => boolean;
}

const BY_EACH: readonly DoneByEach[] = [
  { says: /^each (player|opponent) draws (a|two|three) cards?\.$/i, kind: 'draw a card', from: 'deck' },
  {
    says: /^each (player|opponent) discards (a|two|three) cards?(?: at random)?\.$/i,
    kind: 'discard a card',
    from: 'hand',
  },
  { says: /^each (player|opponent) gains? ([1-9]\d*) resource\.$/i, kind: 'gain resource' },
  { says: /^each (player|opponent) loses? ([1-9]\d*) resource\.$/i, kind: 'lose resource' },
  {
    says: /^each (player|opponent) sacrifices (a) unit\.$/i,
    kind: 'sacrifice',
    with: ({ zone, types }) => zone === 'battlefield' && types.includes('unit'),
  },
];

/**
 * What each player, or each opponent, is told to do, and one of them hasn't done.
 *
 * @param sentence what is told, without cost and event
 * @param reached is told of each player who was to do something
 * @returns what is wrong, as a sentence; undefined where nothing is, or something else is told
 */
export function undoneByEach(
  sentence: string,
  { item, done, before }: Resolved,
  { table }: Moment,
  reached: () => void,
): string | undefined {
  const deed = BY_EACH.find(({ says }) => says.test(sentence));
  const [, who = '', count = ''] = deed?.says.exec(sentence) ?? [];
  if (!deed) return undefined;
  const { kind, from } = deed;
  const amount = Number(count);
  for (const { seat, name, inGame } of table.players) {
    if (!inGame || (who.toLowerCase() === 'opponent' && seat === item.controller)) continue;
    const theirs = done.filter((line) => line.kind === kind && line.player === seat);
    const left = table.objects.some(({ zone, owner }) => zone === from && owner === seat);
    if (from !== undefined && !left) continue;
    if (deed.with && !before.objects.some((each) => each.controller === seat && deed.with?.(each))) continue;
    reached();
    const times = amount > 0 ? theirs.filter((line) => line.amount === amount).length : theirs.length;
    if (times < (amount > 0 ? 1 : (numberOf(count) ?? 1)))
      return `"${item.name}" resolves, and there is ${kind} ${times} times for ${name}.`;
  }
  return undefined;
}
