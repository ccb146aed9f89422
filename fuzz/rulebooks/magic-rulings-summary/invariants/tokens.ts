import type { ObjectView } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment, type Watcher } from '../../../invariant';

const MADE = 'a token in play';
const GONE = 'a token that is not in play any more';

/** K.25.6: a token that is not in play is nowhere. */
export const tokens: Invariant = {
  number: 'M20',
  name: 'tokens',
  rules: ['K.25.6'],
  cost: 'cheap',
  documentation:
    'When a player receives priority each token is in play, and none that has been there and was not then is there again.',
  gherkin: 'no token is anywhere but in play when a player gets priority',
  broken: 'a token is somewhere else than in play, or comes back, when a player gets priority',
  mustReach: { [MADE]: 10, [GONE]: 5 },
  watch: () => new Tokens(),
};

class Tokens implements Watcher {
  private before: ReadonlySet<string> = new Set();
  private readonly gone = new Set<string>();
  private readonly looking = atPriority((moment) => this.check(moment));

  look(moment: Moment): string | undefined {
    return this.looking.look(moment);
  }

  private check({ table, reach }: Moment): string | undefined {
    const all = table.objects.filter(({ statuses }) => statuses.includes('token'));
    const told = ({ name }: ObjectView): string => `The token "${name}"`;
    const elsewhere = all.find(({ zone }) => zone !== 'in play');
    if (elsewhere) return `${told(elsewhere)} is not in play, but in the zone ${elsewhere.zone}.`;
    const now = new Set(all.map(({ id }) => id));
    const again = all.find(({ id }) => this.gone.has(id));
    if (again) return `${told(again)} is in play again.`;
    for (const id of now) if (!this.before.has(id)) reach.saw(MADE);
    for (const id of this.before)
      if (!now.has(id)) {
        reach.saw(GONE);
        this.gone.add(id);
      }
    this.before = now;
    return undefined;
  }
}
