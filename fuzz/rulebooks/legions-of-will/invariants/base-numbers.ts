import type { CardSpecification, ObjectView } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { Silence } from '../../../invariants/silence';
import { words } from './spoken';

const ADDED = 'a base to which an upgrade adds something';

/** 302.3a, 302.4a, 302.5a: what upgrades make of the base that they are in. */
export const baseNumbers: Invariant = {
  number: 'L63',
  name: 'numbers of bases',
  rules: ['302.3a', '302.4a', '302.5a'],
  ruleOf: (message) =>
    message.includes('defense') ? '302.3a' : message.includes('capacity') ? '302.4a' : '302.5a',
  cost: 'cheap',
  documentation:
    'When a player gets priority a face-up base has the defense, the capacity and the resource production that are printed on it, and those that are printed on the upgrades in it; where nothing in play, or that was on the chain of events this turn or leaves behind what lasts longer, says anything of these, of abilities or types.',
  gherkin: 'a base has what is printed on it and on the upgrades in it',
  broken: 'a base has other numbers than those that are printed on it and on the upgrades in it',
  mustReach: { [ADDED]: 10 },
  watch: (game) => new BaseNumbers(game),
};

/** Characteristics, and the fields of cards that they are printed in. */
const FIELDS = [
  ['defense', 'defense'],
  ['capacity', 'capacity'],
  ['resource production', 'production'],
] as const;
const SPEAKS =
  /\bdefense\b|\bcapacity\b|\bproduc|\babilit|\bbecomes?\b|\bcopy\b|\bcopies\b|"|\bare [A-Z]|\bis an? [A-Z]/;

class BaseNumbers implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly silence: Silence;
  private changed = true;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
    this.silence = new Silence(table, {
      speaks: (sentence) => SPEAKS.test(sentence),
      ends: /until end of turn|this turn/i,
      turnBegins: 'turn',
      words,
    });
  }

  look(moment: Moment): string | undefined {
    this.silence.hear(moment.lines);
    this.changed ||= moment.changed;
    if (!this.changed || !moment.hasPriority) return undefined;
    this.changed = false;
    return this.silence.isOn(moment.table) ? this.judge(moment) : undefined;
  }

  private judge({ table: { objects }, reach }: Moment): string | undefined {
    for (const base of objects) {
      if (base.zone !== 'battlefield' || base.statuses.includes('face down')) continue;
      const card = this.printed.get(base.name ?? '');
      if (!card?.types.includes('base')) continue;
      const upgrades = objects.filter((each) => isUpgradeIn(each, base));
      for (const [shown, field] of FIELDS) {
        const added = upgrades.map(
          ({ name = '' }) => printedNumber(this.printed.get(name) ?? {}, field) ?? 0,
        );
        const should = added.reduce((sum, each) => sum + each, printedNumber(card, field) ?? 0);
        if (upgrades.length > 0) reach.saw(ADDED);
        if (base.characteristics[shown] !== should)
          return `"${base.name}" has ${shown} ${base.characteristics[shown]}, not ${should}${upgrades.map(({ name }) => `, with "${name}" in it`).join('')}.`;
      }
    }
    return undefined;
  }
}

const isUpgradeIn = ({ types, zone, at: base, attachedTo }: ObjectView, { id }: ObjectView): boolean =>
  zone === 'battlefield' && types.includes('upgrade') && (base === id || attachedTo === id);
