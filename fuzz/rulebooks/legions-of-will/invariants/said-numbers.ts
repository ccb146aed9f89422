import type { CardSpecification, ObjectView, Observation } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { Silence } from '../../../invariants/silence';
import { isOfMore, NumbersForAWhile } from './numbers-for-a-while';
import { words } from './spoken';

const SAID = 'a unit that has will or power by what something in play says';

/** 608.3, 114.1c: what static abilities and counters make of will and power. */
export const saidNumbers: Invariant = {
  number: 'L60',
  name: 'said numbers',
  rules: ['608.3a', '608.2a', '114.1c', '609.4b'],
  ruleOf: (message) =>
    message.includes('will counters') ? '114.1c' : message.includes(' says') ? '608.3a' : '608.2a',
  cost: 'cheap',
  documentation:
    'When a player gets priority a unit has the will and the power that are printed on it, with what permanents in play plainly say that it has more or less (this unit, units, other units, those that its controller controls, those that are rested, reset, attacking, blocking), with what has resolved that says only that target units get so much more or less, until it ends (or, in place of what is printed, what has resolved that says only that it is so much until end of turn), and one will less for each will counter; where nothing in play, or that was on the chain of events this turn or leaves behind what lasts longer, says anything else of will, power, abilities or types.',
  gherkin: 'a unit has the will and power that are printed on it, said of it and given to it',
  broken: 'a unit has other will or power than those that are printed on it, said of it and given to it',
  mustReach: { [SAID]: 20 },
  watch: (game) => new SaidNumbers(game),
};

/** Of whom a static ability says what. */
const FORM =
  /^(?:(?<own>this unit)|each (?<eachOther>other )?unit(?<eachYours> you control)?|each (?<eachStatus>rested|reset|attacking|blocking|blocked|unblocked) unit|(?<other>other )?units(?: (?<yours>you control|your opponents control))?|(?<status>rested|reset|attacking|blocking|blocked|unblocked) units) (?:gets?|gains?) (?<first>[+-]\d+) (?<firstOf>will|power)(?: and (?<second>[+-]\d+) (?<secondOf>will|power))?\.$/i;
const SPEAKS =
  /\b(?:gets?|gains?|loses?|lose|have|has)\b[^.]*(?:\b(?:will|power)\b|"|abilit)|\b[Ss]witch|\b[Dd]ouble\b[^.]*\b(?:will|power)\b|\bis equal to\b|\bbase (?:will|power)\b|\bbecomes?\b|\balso units\b|\bare (?:[A-Z]|no longer)|\bis an? [A-Z]|\bcopy\b|\bcopies\b|\b[Mm]ove (?:a|an|two|all) [^.]*counter/;
const isSpeaking = (sentence: string, isAll: boolean): boolean =>
  SPEAKS.test(sentence) && !FORM.test(sentence) && !(isAll && isOfMore(sentence));

/** What is over as the next turn begins. */
const THIS_TURN = /until end of (?:turn|battle)|this turn/i;

class SaidNumbers implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly silence: Silence;
  private readonly forAWhile: NumbersForAWhile;
  private changed = true;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
    this.silence = new Silence(table, { speaks: isSpeaking, ends: THIS_TURN, turnBegins: 'turn', words });
    this.forAWhile = new NumbersForAWhile(table);
  }

  look(moment: Moment): string | undefined {
    this.silence.hear(moment.lines);
    this.forAWhile.hear(moment);
    this.changed ||= moment.changed || moment.lines.some(({ kind }) => kind === 'begin');
    if (!this.changed || !moment.hasPriority) return undefined;
    this.changed = false;
    return !this.forAWhile.isBlurred && this.silence.isOn(moment.table) ? this.judge(moment) : undefined;
  }

  private judge({ table, reach }: Moment): string | undefined {
    const said = statementsOn(table);
    for (const unit of table.objects) {
      const card = unit.zone === 'battlefield' ? this.printed.get(unit.name ?? '') : undefined;
      if (!card || !unit.types.includes('unit') || !card.types.includes('unit')) continue;
      for (const field of ['will', 'power'] as const) {
        const printed = printedNumber(card, field);
        if (printed === undefined) continue;
        // 609.4b, 609.4c: what sets it comes first, whenever it was said.
        const set = this.forAWhile.of(unit.id).findLast(({ base }) => base?.of === field);
        const reasons = [
          ...said.flatMap((each) =>
            each[field] !== 0 && each.isOf(unit)
              ? [[each[field], `what "${each.source.name}" says`] as const]
              : [],
          ),
          ...this.forAWhile.of(unit.id).map((each) => [each[field], `what "${each.by}" did`] as const),
          ...countersOf(unit, field),
        ];
        if (reasons.length > 0) reach.saw(SAID);
        const should = reasons.reduce((sum, [more]) => sum + more, set?.base?.is ?? printed);
        const is = unit.characteristics[field];
        if (is !== should)
          return `"${unit.name}" has ${field} ${is}, not ${should}${reasons.map(([, why]) => `, with ${why}`).join('')}.`;
      }
    }
    return undefined;
  }
}

/** 114.1c. */
const countersOf = (
  { counters: { will = 0 } }: ObjectView,
  field: 'will' | 'power',
): readonly (readonly [more: number, why: string])[] =>
  field === 'will' && will > 0 ? [[-will, `${will} will counters`]] : [];

interface Statement {
  readonly source: ObjectView;
  readonly will: number;
  readonly power: number;
  readonly isOf: (unit: ObjectView) => boolean;
}

function statementsOn({ objects }: Observation): readonly Statement[] {
  return objects.flatMap((source) =>
    source.zone === 'battlefield' && !source.statuses.includes('face down')
      ? source.abilities.flatMap((text) => {
          const groups = FORM.exec(text)?.groups;
          return groups ? [statement(groups, source)] : [];
        })
      : [],
  );
}

function statement(groups: Partial<Record<string, string>>, source: ObjectView): Statement {
  const { own, eachOther, eachYours, eachStatus, other, yours, status, first, firstOf, second, secondOf } =
    groups;
  const of = (field: string): number =>
    (firstOf?.toLowerCase() === field ? Number(first) : 0) +
    (secondOf?.toLowerCase() === field ? Number(second) : 0);
  const whose = (eachYours ?? yours)?.trim().toLowerCase();
  const state = (eachStatus ?? status)?.toLowerCase();
  return {
    source,
    will: of('will'),
    power: of('power'),
    isOf: ({ id, controller, statuses }) => {
      if (own !== undefined) return id === source.id;
      if ((eachOther ?? other) !== undefined && id === source.id) return false;
      if (whose !== undefined && (controller === source.controller) !== (whose === 'you control'))
        return false;
      return state === undefined || statuses.includes(state);
    },
  };
}
