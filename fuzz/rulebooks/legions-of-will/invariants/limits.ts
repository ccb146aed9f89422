import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const LIMITED = 'an ability with a limit offered';

/** 602.1b, 602.5a: what an ability says of when, and how often, it is activated. */
export const limits: Invariant = {
  number: 'L25',
  name: 'limits of activation',
  rules: ['602.1b', '602.5a'],
  cost: 'cheap',
  documentation:
    'An ability that is activated "only during your turn" is not offered in another player\'s turn, and one that is activated "only once each turn" not once more in a turn in which the same permanent\'s was activated.',
  gherkin: 'abilities are offered only when, and as often as, they say',
  broken: 'an ability is offered in a turn, or once more, although it says not to',
  mustReach: { [LIMITED]: 5 },
  seldom: true,
  watch: () => new Limits(),
};

const ONLY_OWN = /only during your turn/i;
const ONLY_ONCE = /activate (?:this ability )?only once each turn/i;

class Limits implements Watcher {
  /** Whose abilities with such a limit were activated this turn, with their texts. */
  private used = new Set<string>();

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    for (const { kind, detail, object = '' } of lines) {
      if (kind === 'begin' && detail === 'turn') this.used = new Set();
      else if (kind === 'activate') this.activated(moment.objects.get(object));
    }
    return decision?.purpose === 'priority' ? this.wrongOffer(moment) : undefined;
  }

  private activated(ability: ObjectView | undefined): void {
    if (ability?.source !== undefined && ONLY_ONCE.test(ability.name ?? ''))
      this.used.add(`${ability.source} ${ability.name?.replace(/^[^:]*: /, '')}`);
  }

  private wrongOffer({ decision, objects, table, reach }: Moment): string | undefined {
    const { options = [], player = -1 } = decision ?? {};
    for (const { action, object: id = '', index = -1 } of options) {
      const text = action === 'activate' ? objects.get(id)?.abilities[index] : undefined;
      if (text === undefined || !(ONLY_OWN.test(text) || ONLY_ONCE.test(text))) continue;
      reach.saw(LIMITED);
      const who = `${table.players[player]?.name} is offered "${text}"`;
      if (ONLY_OWN.test(text) && table.activePlayer !== player)
        return `${who} in ${table.players[table.activePlayer]?.name}'s turn.`;
      if (ONLY_ONCE.test(text) && this.used.has(`${id} ${text}`)) return `${who} once more in one turn.`;
    }
    return undefined;
  }
}
