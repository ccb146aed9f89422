import type { PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const ORDERED = 'cards that arrived in the order that was chosen';
const PURPOSE = 'order cards put into the graveyard';

/** 405.3: the owner of cards that are put into a graveyard at once chooses their order. */
export const arrivalOrder: Invariant = {
  number: 'L72',
  name: 'order of arrival',
  rules: ['405.3'],
  cost: 'cheap',
  documentation:
    'Cards whose owner has chosen in which order they are put into the graveyard go there in that order.',
  gherkin: 'cards that go to a graveyard at once lie there in the order that their owner chooses',
  broken: 'cards go to a graveyard in another order than the one that their owner chose',
  mustReach: { [ORDERED]: 1 },
  seldom: true,
  watch: (game) => new ArrivalOrder(game),
};

class ArrivalOrder implements Watcher {
  private asked: PendingDecision | undefined;

  constructor(private readonly game: WatchedGame) {}

  look({ decision, lines, reach }: Moment): string | undefined {
    const { asked } = this;
    this.asked = decision?.purpose === PURPOSE ? decision : undefined;
    if (!asked || this.asked) return undefined;
    const chosen = (this.game.answers.at(-1) ?? []).flatMap((place) => asked.options[place] ?? []);
    const arrived = lines.flatMap(({ detail, object }) => (detail === 'graveyard' ? [object] : []));
    const places = chosen.map(({ object }) => arrived.indexOf(object));
    if (places.length < 2 || places.includes(-1)) return undefined;
    reach.saw(ORDERED);
    const late = places.findIndex((place, at) => place < (places[at - 1] ?? -1));
    return late < 0
      ? undefined
      : `"${chosen[late]?.label}" was to go to the graveyard after "${chosen[late - 1]?.label}", and went before.`;
  }
}
