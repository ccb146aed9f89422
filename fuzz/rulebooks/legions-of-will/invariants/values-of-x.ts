import type { CardSpecification, ObjectView, Observation } from '../../../../port/contract';
import { printedText } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import type { Spoken } from '../../../invariants/spoken';
import { reserveOf } from '../reserve';
import { changesForAWhile, resourceCost } from './resource-cost';
import { spokenIn } from './spoken';

const ASKED = 'a value of X that was to be chosen';

/** 105.3a: X is what its player says, as much as can be paid for. */
export const valuesOfX: Invariant = {
  number: 'L53',
  name: 'values of X',
  rules: ['105.3a', '601.1b'],
  cost: 'cheap',
  documentation:
    'Whoever plays a card with X in its resource cost, or activates an ability that costs nothing but X resource, may choose every value that the reserve pays for, and none beyond; where nothing says of costs what is not reckoned with.',
  gherkin: 'X can be as much as its player can pay for, and no more',
  broken: 'X can be more than its player can pay for, or must be less',
  mustReach: { [ASKED]: 3 },
  seldom: true,
  watch: (game) => new ValuesOfX(game),
};

const CHAIN = 'chain of events';
/** Of a card that costs less X is greater than the reserve, by less than this. */
const FREE = 20;
/** An ability that costs X resource and nothing else, of which its effect asks for no legal X. */
const PAYS_X = /^[^:]*: Pay X(?: resource)?: (?!.*\bwith\b.*\bX\b)/i;

class ValuesOfX implements Watcher {
  private readonly spoken: Spoken;
  private readonly printed: ReadonlyMap<string, CardSpecification>;

  constructor(game: WatchedGame) {
    this.spoken = spokenIn(game.table, changesForAWhile);
    this.printed = cardsByName(game.table);
  }

  look({ decision, lines, table, reach }: Moment): string | undefined {
    this.spoken.hear(lines);
    if (decision?.purpose !== 'choose X' || decision.kind !== 'number') return undefined;
    // 601.1a: what is being played or activated was put there last.
    const item = table.objects.find(({ zone }) => zone === CHAIN);
    const most = item && !this.spoken.isSaid && this.most(item, decision.player, table);
    if (item === undefined || most === undefined || most === false) return undefined;
    reach.saw(ASKED);
    return decision.maximum === most
      ? undefined
      : `X of "${item.name}" can be ${decision.maximum}, and ${most} can be paid for.`;
  }

  /** How much X can be; undefined where that isn't known. */
  private most(item: ObjectView, by: number, table: Observation): number | undefined {
    const reserve = reserveOf(table.players[by]);
    if (item.source !== undefined) return PAYS_X.test(item.name ?? '') ? reserve : undefined;
    const card = this.printed.get(item.name ?? '');
    if (
      !card ||
      printedText(card, 'cost') === undefined ||
      this.spoken.isOn(table) ||
      /\bwith\b.*\bX\b/i.test(card.text ?? '')
    )
      return undefined;
    let most: number | undefined;
    for (let x = 0; x <= reserve + FREE; x += 1) {
      const cost = resourceCost(card, x, by, table);
      if (cost === undefined) return undefined;
      if (cost <= reserve) most = x;
    }
    return most === reserve + FREE ? undefined : most;
  }
}
