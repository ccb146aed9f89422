import { countersOn } from '../../card-game/counters/counters';
import { assumed } from '../../kernel';
import { THIS, YOU } from '../../text';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Ability, Cost, KeywordAbility } from '../text/tree';
import { abilitiesFrom, standingFor } from './A.1-keyword-texts';

const AGE = 'age';

const text = standingFor((keyword) =>
  abilitiesFrom(`At the beginning of your upkeep, put an ${AGE} counter on this permanent.`, keyword).map(
    (ability): Ability =>
      ability.kind === 'triggered'
        ? {
            ...ability,
            effect: {
              do: 'sequence',
              steps: [
                ability.effect,
                { do: 'pay for each counter', counter: AGE, costs: keyword.costs ?? [] },
              ],
            },
          }
        : ability,
  ),
);

/** A.11.2: each instance triggers by itself, and counts all counters (A.11.4). */
export const cumulativeUpkeep = definition(
  { '2003': 'A.11.2', '2013': assumed('A.11.2', { from: '2003' }), '2025': '702.24a' },
  'What has cumulative upkeep is sacrificed unless more is paid for it each upkeep',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);

/** A cost so many times. */
function timesCost(cost: Cost, times: number): readonly Cost[] {
  switch (cost.cost) {
    case 'mana':
      return [
        {
          ...cost,
          mana: Array.from({ length: times }, () => cost.mana).flat(),
          of: 'cumulative upkeep',
        },
      ];
    case 'life':
    case 'sacrifice':
      return [{ ...cost, amount: cost.amount * times }];
    default:
      return Array.from({ length: times }, () => cost);
  }
}

/** 702.24a: of what has left play, nothing is asked; in 2003 it may be paid for all the same (A.11.Ruling.5). */
export const isAskedNoMore = fact(
  { '2025': '702.24a' },
  'Nothing is paid for what is not in play any more',
  (game: MagicGame, { ceased, zone }: MagicObject) => ceased || zone !== game.inPlay,
);

export const payingForEach = instruction(
  { '2003': 'A.11.Ruling.1', '2013': assumed('A.11.Ruling.1', { from: '2003' }), '2025': '702.24a' },
  'The cost is paid once for each counter',
  'pay for each counter',
  {
    perform: (game, { counter, costs }, context, { follow }) => {
      const { source } = context;
      if (isAskedNoMore(game, source)) return [];
      const all = costs.flatMap((cost) => timesCost(cost, countersOn(source, counter)));
      follow(
        [{ do: 'unless', who: YOU, costs: all, effect: { do: 'sacrifice', who: YOU, object: THIS } }],
        context,
      );
      return [];
    },
  },
);
