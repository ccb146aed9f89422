import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';

const DECLARED = 'an attacker whose will and roll are known';

/** Who attacks, or how high its will is, may depend on who else does; or somebody pays for it in between. */
const otherwise = rememberingTexts((text) =>
  /\battack(?:s|ing|ed)?\b.*\b(?:will|pays?)\b|\bwill\b.*\battack|\bpays?\b.*\battack|reset/i.test(text),
);

/** 508.1c, 305.5a, 508.1f: who meets the will attacks, and is rested; who doesn't stays where it is. */
export const declared: Invariant = {
  number: 'L38',
  name: 'declared attackers',
  rules: ['508.1c', '305.5a', '508.1f'],
  ruleOf: (message) => (message.includes('rested') ? '508.1f' : '508.1c'),
  cost: 'cheap',
  documentation:
    'Of the units that were rolled for as attackers were declared those attack whose roll was as high as their will when the player was asked last which units attack, and no others, and those that attack became rested before; where nothing but that happened since, and nothing in play speaks of attacking together with will or payments, or of resetting.',
  gherkin: 'units attack, and are rested for it, just when their will is met',
  broken:
    "a unit attacks that was not rested or whose will was not met, or one doesn't attack whose will was met",
  mustReach: { [DECLARED]: 5 },
  watch: () => new Declared(),
};

class Declared implements Watcher {
  /** What there was when somebody was asked last who attacks. */
  private before: readonly ObjectView[] = [];
  private readonly rolls = new Map<string, number>();
  private readonly rested = new Set<string>();
  private readonly attacking = new Set<string>();
  /** Has the declaration begun, and has nothing else happened? */
  private isPlain = false;

  look(moment: Moment): string | undefined {
    let wrong: string | undefined;
    for (const line of moment.lines) if (line.what === 'event') this.happened(line);
    const isOver = moment.decision === undefined || moment.hasPriority;
    if (isOver && this.rolls.size > 0) {
      wrong = this.isPlain && !this.before.some(speaksOf) ? this.judged(moment) : undefined;
      this.rolls.clear();
    }
    if (moment.decision?.purpose === 'declare attackers') this.before = moment.table.objects;
    return wrong;
  }

  private happened({ kind, detail, object = '', amount = 0 }: TraceLine): void {
    if (kind === 'begin') {
      if (detail !== 'declare attackers step') return;
      this.isPlain = true;
      this.before = [];
      this.rolls.clear();
      this.rested.clear();
      this.attacking.clear();
    } else if (kind === 'roll will') this.rolls.set(object, amount);
    else if (kind === 'become rested') this.rested.add(object);
    else if (kind === 'attack') this.attacking.add(object);
    else if (this.attacking.size === 0) this.isPlain = false;
  }

  private judged({ reach }: Moment): string | undefined {
    for (const [id, roll] of this.rolls) {
      const unit = this.before.find((each) => each.id === id);
      const will = unit?.characteristics.will;
      if (!unit || will === undefined) continue;
      reach.saw(DECLARED);
      const attacks = this.attacking.has(id);
      if (attacks !== roll >= will)
        return `"${unit.name}" has will ${will}, ${roll} was rolled for it, and it ${attacks ? 'attacks' : "doesn't attack"}.`;
      if (attacks && !this.rested.has(id)) return `"${unit.name}" attacks, and was not rested for it.`;
    }
    return undefined;
  }
}

const speaksOf = ({ abilities, zone }: ObjectView): boolean =>
  zone === 'battlefield' && abilities.some(otherwise);
