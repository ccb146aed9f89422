import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { NewViews } from '../../../new-views';
import { onlyTrigger } from './only-trigger';

const OWN = "an ability that triggers in its controller's turn only";
const FIRST = 'an ability that triggers once each turn';

/** 376.1.b, 376.2.c, 742.1.b: abilities that say in which turn, or how often in one, they trigger. */
export const theirTime: Invariant = {
  number: 'R45',
  name: 'their time',
  rules: ['376.2', '376.1.b', '376.2.c', '742.1.b'],
  ruleOf: (message) => (message.includes('once more') ? '376.1.b' : '376.2'),
  cost: 'cheap',
  documentation:
    "What is seen on the chain of an object whose only text triggers “at the start of your …”, “at the end of your turn” or “if it's your turn”, or whose only keyword is Temporary, is the Turn Player's; and of an object whose only text triggers “the first time …” one is seen in a turn; where what it does is not to trigger later.",
  gherkin: 'abilities trigger in the turns, and as often, as they say',
  broken: 'an ability has triggered in another turn, or more often in one, than it says',
  mustReach: { [OWN]: 1 },
  seldom: true,
  watch: () => {
    const news = new NewViews();
    const seen = new Set<string>();
    const first = new Set<string>();
    return {
      look: (moment) => {
        if (moment.lines.some(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase')) {
          seen.clear();
          first.clear();
        }
        if (!moment.lines.some(({ kind }) => kind === 'put onto the chain')) return undefined;
        for (const item of news.among(moment.table.objects)) {
          if (item.zone !== 'chain' || item.source === undefined || seen.has(item.id)) continue;
          seen.add(item.id);
          const wrong = untimely(item, moment, first);
          if (wrong !== undefined) return wrong;
        }
        return undefined;
      },
    };
  },
};

const YOURS = /^at the (?:start of your|end of your turn)|^when [^,.]*, if it's your turn,/i;
const ONCE = /^the first time [^.]* each turn,/i;

function untimely(item: ObjectView, moment: Moment, first: Set<string>): string | undefined {
  const { table, objects, reach } = moment;
  const source = objects.get(item.source ?? '');
  const text = source && onlyTrigger(source);
  if (!source || text === undefined) return undefined;
  if (YOURS.test(text) || text === '[Temporary]') {
    reach.saw(OWN);
    if (item.controller !== table.activePlayer)
      return `"${text}" of "${source.name}" has triggered, and it isn't its controller's turn.`;
  }
  if (!ONCE.test(text)) return undefined;
  reach.saw(FIRST);
  if (first.has(source.id)) return `"${text}" of "${source.name}" has triggered once more in a turn.`;
  first.add(source.id);
  return undefined;
}
