import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const RECYCLED = 'a card that was recycled into a deck with others';

/** 403.1.a, 403.1.b, 117.3: what is recycled lies at the bottom. */
export const recycled: Invariant = {
  number: 'R40',
  name: 'recycled',
  rules: ['403.1.a', '403.1.b'],
  ruleOf: (message) => (message.includes('rune deck') ? '403.1.b' : '403.1.a'),
  cost: 'cheap',
  documentation:
    'Where cards have come into decks by being recycled only, and no deck was shuffled, each lies below all those that were in the deck before.',
  gherkin: 'what is recycled lies at the bottom of its deck',
  broken: 'something was recycled and lies above other cards of its deck',
  mustReach: { [RECYCLED]: 3 },
  seldom: true,
  watch: () => {
    let before: readonly ObjectView[] = [];
    return {
      look: (moment) => {
        const { lines } = moment;
        if (before.length > 0 && !lines.some(({ what }) => what === 'event')) return undefined;
        const wrong =
          before.length > 0 && lines.some(({ kind }) => kind === 'recycle')
            ? notAtTheBottom(moment, before)
            : undefined;
        before = moment.table.objects;
        return wrong;
      },
    };
  },
};

function notAtTheBottom({ lines, table, reach }: Moment, before: readonly ObjectView[]): string | undefined {
  if (lines.some(({ kind, detail = '' }) => kind === 'shuffle' || (kind !== 'recycle' && DECKS.has(detail))))
    return undefined;
  const known = new Set(before.flatMap(({ zone, id }) => (DECKS.has(zone) ? [id] : [])));
  // The last of each pile, which is listed from the top.
  const recycledTo = new Map<string, ObjectView>();
  for (const object of table.objects) {
    const { zone, owner, id } = object;
    if (!DECKS.has(zone)) continue;
    const pile = `${zone} ${owner}`;
    const above = recycledTo.get(pile);
    if (!known.has(id)) recycledTo.set(pile, object);
    else if (above) return `"${above.name}" was recycled, and is not at the bottom of the ${zone}.`;
  }
  if (recycledTo.size > 0) reach.saw(RECYCLED);
  return undefined;
}

const DECKS: ReadonlySet<string> = new Set(['main deck', 'rune deck']);
