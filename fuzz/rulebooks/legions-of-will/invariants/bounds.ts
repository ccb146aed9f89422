import type { ObjectView } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';
import { reserveOf } from '../reserve';

/** 104.5: no card changes it. */
const MOST_RESOURCE = 20;

/** 104.5: a reserve holds nothing less than nothing, and twenty at most. */
export const reserve: Invariant = {
  number: 'L8',
  name: 'reserve',
  rules: ['104.5'],
  cost: 'cheap',
  documentation: `A reserve holds from 0 to ${MOST_RESOURCE} resource, whatever is gained, lost, doubled or paid. Looked at whenever a player receives priority after resource has moved.`,
  gherkin: 'every reserve holds from none to twenty resource when a player gets priority',
  broken: 'a reserve holds too much or less than nothing when a player gets priority',
  mustReach: {},
  watch: () => {
    let moved = true;
    return {
      look: (moment) => {
        moved ||= moment.lines.some(({ kind }) => RESOURCE.has(kind));
        if (!moved || !moment.hasPriority) return undefined;
        moved = false;
        const player = moment.table.players.find(
          (each) => reserveOf(each) < 0 || reserveOf(each) > MOST_RESOURCE,
        );
        return player && `${player.name} has ${reserveOf(player)} resource.`;
      },
    };
  },
};

const RESOURCE: ReadonlySet<string> = new Set(['gain resource', 'lose resource', 'pay']);

/** 704.5c, 704.5d, 301.7, 113: damage and counters are whole numbers, and nobody survives too much of them. */
export const wounds: Invariant = {
  number: 'L9',
  name: 'damage and counters',
  rules: ['704.5c', '704.5d', '301.7', '114.1b'],
  ruleOf: (message) =>
    [
      ['poison', '114.1b'],
      ['defense', '301.7'],
      ['damage', '704.5c'],
      ['with power', '704.5d'],
    ].find(([word = '']) => message.includes(word))?.[1],
  cost: 'cheap',
  documentation:
    'Counters and damage are never less than nothing. When a player receives priority no unit has lost all of its power, bears as much damage as it has power, or as many poison counters; no face-up base bears as much damage as it has defense.',
  gherkin:
    'nothing that should have been destroyed by damage or counters is left when a player gets priority',
  broken:
    'something that should have been destroyed by damage or counters is left when a player gets priority',
  mustReach: {},
  watch: () => atPriority(overcome),
};

function overcome({ table }: Moment): string | undefined {
  for (const { zone, name, types, statuses, damage, counters, characteristics } of table.objects) {
    if (zone !== 'battlefield') continue;
    if (damage < 0 || Object.values(counters).some((count) => count < 0))
      return `"${name}" has less than nothing.`;
    const { power = 1, defense = 1 } = characteristics;
    if (types.includes('unit')) {
      if (power <= 0) return `"${name}" is on the battlefield with power ${power}.`;
      if (damage >= power) return `"${name}" is on the battlefield with ${damage} damage and power ${power}.`;
      if ((counters.poison ?? 0) >= power)
        return `"${name}" has ${counters.poison} poison counters and power ${power}.`;
    } else if (
      types.includes('base') &&
      statuses.includes('face up') &&
      damage > 0 &&
      damage >= defense &&
      defense > 0
    )
      return `"${name}" is face up with ${damage} damage and defense ${defense}.`;
  }
  return undefined;
}

/** 514.2: a turn begins with no damage on anything. */
export const healed: Invariant = {
  number: 'L10',
  name: 'damage removed',
  rules: ['514.2', '703.4k'],
  cost: 'cheap',
  documentation:
    'Damage is removed in the cleanup step: what bears some when a player is first asked in a turn was dealt it since the turn began, or after the last cleanup step. And it is removed only from what bears some: it did when a player was asked last, or was dealt it since.',
  gherkin: 'damage marked in one turn is gone in the next',
  broken: 'damage marked in one turn is still there in the next',
  mustReach: { 'a turn that begins after damage was dealt': 5 },
  watch: () => {
    const marks = new Marks();
    let before: readonly ObjectView[] = [];
    return {
      look: (moment) => {
        const wrong = removedFromNothing(moment, before);
        before = moment.table.objects;
        return wrong ?? marks.look(moment);
      },
    };
  },
};

function removedFromNothing({ lines, objects }: Moment, before: readonly ObjectView[]): string | undefined {
  const hurt = new Set<string>();
  for (const { kind, object = '' } of lines) {
    if (DAMAGE.has(kind)) hurt.add(object);
    if (kind !== 'remove damage' || hurt.has(object)) continue;
    const was = before.find(({ id }) => id === object);
    if (was?.damage === 0 && objects.get(object))
      return `Damage is removed from "${was.name}", which bears none.`;
  }
  return undefined;
}

/** What is known of the damage that was dealt in a turn. */
class Marks {
  private dealt = false;
  /** Has a cleanup step begun, and was damage dealt since the last one did? A phase may have been added behind it. */
  private cleaned = false;
  private isLate = false;

  look({ lines, reach, table }: Moment): string | undefined {
    let isJudged = false;
    for (const { kind, detail } of lines) {
      if (kind === 'begin' && detail === 'turn') {
        isJudged = this.dealt && !this.isLate;
        this.dealt = this.cleaned = this.isLate = false;
      } else if (kind === 'begin' && detail === 'cleanup step') {
        this.cleaned = true;
        this.isLate = false;
      } else if (DAMAGE.has(kind)) {
        this.dealt = true;
        this.isLate = this.cleaned;
      }
    }
    if (!isJudged || this.dealt) return undefined;
    reach.saw('a turn that begins after damage was dealt');
    const hurt = table.objects.find(({ zone, damage }) => zone === 'battlefield' && damage > 0);
    return hurt && `A turn has begun, and "${hurt.name}" still bears ${hurt.damage} damage.`;
  }
}

const DAMAGE: ReadonlySet<string> = new Set(['deal damage']);
