import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { isReplacedOn } from './replaced';

const BEGUN = 'a combat that began between two players';
const ENDED = 'a showdown of a combat that ended with units on both sides';

/** 440, 443: a combat is fought by two players, and ends with combat damage. */
export const combats: Invariant = {
  number: 'R68',
  name: 'combats',
  rules: ['440', '442.1.a', '345.1', '443.1.e'],
  ruleOf: (message) =>
    message.includes('attacker')
      ? '442.1.a'
      : message.includes('defender')
        ? '440'
        : message.includes('assigned')
          ? '443.1.e'
          : '345.1',
  cost: 'cheap',
  documentation:
    'Where a combat begins units become attackers, and others defenders, before anybody is asked. Where the showdown of a combat ends with attackers and defenders, as somebody was asked last with nothing but passes since, combat damage is assigned or dealt next, unless none of them has any Might or all are stunned; and what has been assigned is dealt before anything else is decided, where nobody is said to take no damage.',
  gherkin: 'combats are fought by two players and end with combat damage',
  broken: 'a combat is fought by one player alone, or ends without combat damage',
  mustReach: { [BEGUN]: 5, [ENDED]: 5 },
  seldom: true,
  watch: () => new Combats(),
};

class Combats implements Watcher {
  private before: readonly ObjectView[] = [];
  private isAssigning = false;

  look(moment: Moment): string | undefined {
    const { lines, table } = moment;
    const wrong =
      lines.length > 0
        ? (withoutDefenders(moment) ?? this.withoutDamage(moment) ?? this.notDealt(moment))
        : undefined;
    if (lines.length > 0) this.before = table.objects;
    return wrong;
  }

  /** 443.1.e: what has been assigned is dealt before anything else is decided. */
  private notDealt({ lines, decision, table }: Moment): string | undefined {
    const { isAssigning } = this;
    const assigned = lines.findLastIndex(({ kind }) => ASSIGN.test(kind));
    this.isAssigning = ASSIGN.test(decision?.purpose ?? '');
    if (
      (!isAssigning && assigned < 0) ||
      this.isAssigning ||
      !decision ||
      table.objects.some(spares) ||
      isReplacedOn(table, 'be dealt damage')
    )
      return undefined;
    const since = lines.slice(assigned + 1);
    return since.some(({ kind }) => kind === 'deal damage')
      ? undefined
      : 'Combat damage has been assigned, and is not dealt.';
  }

  private withoutDamage({ lines, decision, reach }: Moment): string | undefined {
    const end = lines.findIndex(({ kind }) => kind === 'end a showdown');
    if (end < 0 || !decision || lines.slice(0, end).some(({ what }) => what === 'event')) return undefined;
    const deals = (side: string): boolean =>
      this.before.some(
        ({ statuses, characteristics: { might = 0 } }) =>
          statuses.includes(side) && !statuses.includes('stunned') && might > 0,
      );
    const has = (side: string): boolean => this.before.some(({ statuses }) => statuses.includes(side));
    if (!SIDES.every(has) || !SIDES.some(deals)) return undefined;
    reach.saw(ENDED);
    const isAssigned = ASSIGN.test(decision.purpose) || lines.some(isOfDamage);
    return isAssigned ? undefined : 'The showdown of a combat has ended, and no combat damage is dealt.';
  }
}

const SIDES = ['attacking', 'defending'];

/** Damage that is not taken is not told of. */
const spares = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /take damage|prevent/i.test(text));

const ASSIGN = /^assign (?:combat|excess) damage$/;
const isOfDamage = ({ kind, rule }: TraceLine): boolean =>
  ASSIGN.test(kind) || (kind === 'deal damage' && rule?.startsWith('443') === true);

function withoutDefenders({ lines, reach }: Moment): string | undefined {
  const begins = lines.findIndex(({ kind }) => kind === 'begin a showdown');
  if (begins < 0) return undefined;
  const since = lines.slice(begins);
  const isTold = (event: string): boolean => since.some(({ kind }) => kind === event);
  if (!isTold('begin a combat') && !isTold('become an attacker')) return undefined;
  reach.saw(BEGUN);
  const missing = ['an attacker', 'a defender'].find((each) => !isTold(`become ${each}`));
  return missing && `A combat has begun, and nobody has become ${missing}.`;
}
