import type { CardSpecification, ObjectView } from '../../../../port/contract';
import { printedNumber, printedText } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { isOnlyKeywords } from './all-said';
import { unitsOn } from './board';
import { afterTheEnd, spokenIn } from './spoken';
import { isStatement, statementsOn } from './statements';

const FIGHTING = 'a fighting unit with Assault or Shield';
const BUFFED = 'a buffed unit';
const SAID = 'a unit whose Might something in play changes';
const EQUIPPED = 'a unit with a Might Bonus of what is attached to it';

/** 733, 740, 703, 454.3.c: what a unit adds to its own Might. */
export const ownMight: Invariant = {
  number: 'R27',
  name: 'Might',
  rules: ['733.1.c', '740.1.c', '703.1', '454.3.c', '142.2', '454.3'],
  ruleOf: (message) =>
    message.includes('is said of it')
      ? '454.3'
      : message.includes('equipped')
        ? '454.3.c'
        : message.includes('attacking')
          ? '733.1.c'
          : message.includes('defending')
            ? '740.1.c'
            : '142.2',
  cost: 'cheap',
  documentation:
    'When a player gets priority a unit has the Might that is printed on it, one more if it is buffed, and the values of all its Assaults while it attacks and of all its Shields while it defends, and the Might Bonuses of what is attached to it; and what something in play plainly says that units have; where nothing that is attached has effect text, and nothing in play, or that was on the chain this turn or leaves behind what lasts longer, speaks of Might otherwise.',
  gherkin:
    'a unit has the Might that is printed on it, with what its buff, Assault, Shield and attached cards add',
  broken:
    'a unit has another Might than is printed on it with what its buff, Assault, Shield and attached cards add',
  mustReach: { [FIGHTING]: 3, [BUFFED]: 3 },
  seldom: true,
  watch: (game) => new OwnMight(game),
};

const CHANGES = /\[M\]|might|buffs? (?:give|count)|becomes?|copy|\[Assault|\[Shield/i;

/** Keywords of a unit's own are summed, and so is what is simply said of units. */
const isUnderstood = (sentence: string): boolean => isOnlyKeywords(sentence) || isStatement(sentence);

/** Does a text change somebody's Might otherwise than is understood? */
const changesMight = rememberingTexts((text) =>
  text.split(/(?<=\.)\s|\n/).some((sentence) => CHANGES.test(sentence) && !isUnderstood(sentence)),
);
/** The same, for longer than a turn. */
const lastingly = rememberingTexts((text) =>
  text
    .split(/(?<=\.)\s|\n/)
    .some((sentence) => CHANGES.test(sentence) && !isUnderstood(sentence) && !/this turn/i.test(sentence)),
);

class OwnMight implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly lasting: Spoken;
  private readonly fleeting: Spoken;
  private readonly ending = afterTheEnd();
  private changed = true;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
    this.lasting = spokenIn(table, lastingly);
    this.fleeting = spokenIn(table, changesMight);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority } = moment;
    this.lasting.hear(lines);
    if (this.lasting.isSaid) return undefined;
    if (this.ending.hear(lines, 'awaken phase') === false) this.fleeting.isSaid = false;
    this.fleeting.hear(lines);
    this.changed ||= moment.changed;
    if (!this.changed || !hasPriority || this.fleeting.isSaid) return undefined;
    this.changed = false;
    return this.lasting.isOn(moment.table) ? undefined : this.wrong(moment);
  }

  private wrong({ table, reach }: Moment): string | undefined {
    const bonuses = this.bonuses(table.objects);
    const said = statementsOn(table).filter(({ might }) => might !== 0);
    for (const unit of unitsOn(table)) {
      const { name = '', id, attachedTo, statuses, abilities, characteristics } = unit;
      const first = printedNumber(this.printed.get(name) ?? {}, 'might');
      const bonus = bonuses.get(id) ?? 0;
      if (first === undefined || attachedTo !== undefined || Number.isNaN(bonus)) continue;
      const [side, keyword] = sideOf(unit);
      const more = keyword === undefined ? 0 : sumOf(abilities, keyword);
      const isBuffed = statuses.includes('buffed');
      if (more > 0) reach.saw(FIGHTING);
      if (isBuffed) reach.saw(BUFFED);
      if (bonus !== 0) reach.saw(EQUIPPED);
      if (said.some(({ isOf }) => isOf(unit) === undefined)) continue;
      const about = said.filter(({ isOf }) => isOf(unit));
      if (about.length > 0) reach.saw(SAID);
      const all = about.reduce((sum, { might }) => sum + might, first + more + bonus + (isBuffed ? 1 : 0));
      const due = Math.max(0, all);
      if (characteristics.might !== due)
        return `"${name}" has ${characteristics.might} Might, not ${due}, as it is ${[...(isBuffed ? ['buffed'] : []), ...(bonus === 0 ? [] : ['equipped']), side].join(' and ')}${about.map(({ text }) => `, and "${text}" is said of it`).join('')}.`;
    }
    return undefined;
  }

  /** 454.3.c: what is attached adds its Might Bonus. Not a number: what it adds besides isn't known. */
  private bonuses(objects: readonly ObjectView[]): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const { name = '', attachedTo } of objects) {
      if (attachedTo === undefined) continue;
      const card = this.printed.get(name) ?? { fields: { effectText: '' } };
      const effectText = printedText(card, 'effectText');
      const mightBonus = printedNumber(card, 'mightBonus') ?? 0;
      sums.set(
        attachedTo,
        (sums.get(attachedTo) ?? 0) + (effectText === undefined ? mightBonus : Number.NaN),
      );
    }
    return sums;
  }
}

const sideOf = ({ statuses }: ObjectView): readonly [string, string?] =>
  statuses.includes('attacking')
    ? ['attacking', 'Assault']
    : statuses.includes('defending')
      ? ['defending', 'Shield']
      : ['not fighting'];

/** What a text gives to others isn't the unit's own. */
const sumOf = (abilities: readonly string[], keyword: string): number =>
  abilities
    .filter(isOnlyKeywords)
    .flatMap((text) => [...text.matchAll(new RegExp(`\\[${keyword}(?: (\\d+))?\\]`, 'g'))])
    .reduce((sum, [, value = '1']) => sum + Number(value), 0);
