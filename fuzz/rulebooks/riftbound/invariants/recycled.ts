import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const RECYCLED = 'a card that was recycled into a deck with others';

/** 403.1.a, 403.1.b, 117.3: what is recycled lies at the bottom. */
export const recycled: Invariant = {
  number: 'R40',
  name: 'recycled',
  rules: ['403.1.a', '403.1.b'],
  ruleOf: (message) => (message.includes('rune deck') ? '403.1.b' : '403.1.a'),
  cost: 'cheap',
  documentation:
    'Where cards have come into decks by being recycled only, and no deck was shuffled, each lies below all those that were in the deck before; where more cards have come than were recycled, nothing is said.',
  gherkin: 'what is recycled lies at the bottom of its deck',
  broken: 'something was recycled and lies above other cards of its deck',
  mustReach: { [RECYCLED]: 3 },
  seldom: true,
  watch: () => new Recycling(),
};

/**
 * Knows what was in decks by ids. What comes back to a deck has another id, or was recycled under the one that it has, so
 * the table needs to be looked at only where something came into a deck.
 */
class Recycling implements Watcher {
  /** What has left the decks may be among it. */
  private known: Set<string> | undefined;

  look(moment: Moment): string | undefined {
    const { known } = this;
    let recycled = 0;
    let isKnown = known !== undefined;
    for (const { what, kind, object = '', detail = '' } of moment.lines) {
      if (what !== 'event') continue;
      if (kind === 'recycle') {
        recycled += 1;
        known?.delete(object);
      } else if (kind === 'shuffle' || DECKS.has(detail)) isKnown = false;
    }
    if (known && isKnown) return recycled > 0 ? notAtTheBottom(moment, known, recycled) : undefined;
    this.known = new Set();
    for (const { zone, id } of moment.table.objects) if (DECKS.has(zone)) this.known.add(id);
    return undefined;
  }
}

/** The last card of a pile that was recycled, as far as the pile, which is listed from the top, was looked at. */
interface Pile {
  readonly zone: string;
  readonly owner: number;
  recycled: ObjectView | undefined;
}

function notAtTheBottom({ table, reach }: Moment, known: Set<string>, most: number): string | undefined {
  const piles: Pile[] = [];
  const recycled: string[] = [];
  let pile: Pile | undefined;
  let wrong: string | undefined;
  for (const object of table.objects) {
    const { zone, owner, id } = object;
    if (!DECKS.has(zone)) continue;
    if (pile?.zone !== zone || pile.owner !== owner) {
      pile = piles.find((each) => each.zone === zone && each.owner === owner);
      if (!pile) {
        pile = { zone, owner, recycled: undefined };
        piles.push(pile);
      }
    }
    if (!known.has(id)) {
      recycled.push(id);
      pile.recycled = object;
    } else if (pile.recycled)
      wrong ??= `"${pile.recycled.name}" was recycled, and is not at the bottom of the ${zone}.`;
  }
  for (const id of recycled) known.add(id);
  if (recycled.length > most) return undefined;
  if (recycled.length > 0) reach.saw(RECYCLED);
  return wrong;
}

const DECKS: ReadonlySet<string> = new Set(['main deck', 'rune deck']);
