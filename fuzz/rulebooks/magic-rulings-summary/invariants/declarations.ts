import type { ObjectView, TraceLine } from '../../../../port/contract';
import { hasRule } from '../../../../port/in-process-editions';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { Newcomers } from './newcomers';

const ATTACKS = 'a creature that attacks';
const BLOCKS = 'a creature that blocks';

/** C.3, C.4: who attacks and who blocks is declared as a whole, and may do so. */
export const declarations: Invariant = {
  number: 'M4',
  name: 'declarations',
  rules: ['C.3.3', 'C.3.4', 'C.3.6', 'C.4.2', 'C.4.3'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    "Whoever attacks is a creature in play of the active player's, untapped when attackers were asked for, no Wall in an edition in which these do not attack, and not new, is declared once, and is tapped thereafter. Whoever blocks is an untapped creature of the other player's and blocks one attacking creature. Both are looked at once a declaration is made, as a whole.",
  gherkin: 'attackers and blockers are declared as the rules allow',
  broken: 'a creature attacks or blocks that may not',
  mustReach: { [ATTACKS]: 20, [BLOCKS]: 10 },
  watch: ({ table }) => new Declarations(new Newcomers(table), hasRule(table, 'K.27.1')),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['is new', 'C.3.4'],
  ['stays untapped', 'C.3.6'],
  ['blocks two', 'C.4.2'],
  ['blocks', 'C.4.3'],
  ['attacks', 'C.3.3'],
];

class Declarations implements Watcher {
  /** The table as somebody was asked for a declaration first, by what was asked. */
  private asked: ReadonlyMap<string, ObjectView> | undefined;
  private purpose = '';
  /** Whose turn it was then. */
  private active = -1;

  constructor(
    private readonly newcomers: Newcomers,
    private readonly wallsStay: boolean,
  ) {}

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    const isMade = lines.some(
      ({ what, kind }) => what === 'event' && (kind === 'attack' || kind === 'block'),
    );
    const wrong = isMade ? this.judge(moment) : undefined;
    this.newcomers.hear(lines, moment.table);
    if (decision?.purpose !== this.purpose && DECLARING.has(decision?.purpose ?? '')) {
      this.active = moment.table.activePlayer;
      this.asked = new Map(moment.table.objects.map((object) => [object.id, object]));
    }
    this.purpose = decision?.purpose ?? '';
    return wrong;
  }

  private judge(moment: Moment): string | undefined {
    const seen = new Set<string>();
    for (const line of moment.lines) {
      if (line.what !== 'event' || line.object === undefined) continue;
      const wrong =
        line.kind === 'attack'
          ? this.attacks(line, moment, seen)
          : line.kind === 'block'
            ? this.blocks(line, moment, seen)
            : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private attacks({ object: id = '' }: TraceLine, moment: Moment, seen: Set<string>): string | undefined {
    const { lines, reach } = moment;
    const was = this.asked?.get(id);
    if (!was || !this.purpose.startsWith('declare')) return undefined;
    reach.saw(ATTACKS);
    const says = (what: string): string => `"${was.name}" attacks, and ${what}.`;
    if (seen.has(id)) return says('was declared already');
    seen.add(id);
    if (was.zone !== 'in play' || !was.types.includes('creature')) return says('is no creature in play');
    if (was.controller !== this.active) return says("is not the active player's");
    if (was.statuses.includes('tapped')) return says('is tapped');
    if (this.wallsStay && was.subtypes.includes('Wall')) return says('is a Wall');
    if (this.newcomers.isNew(was)) return says('is new');
    return lines.some(({ kind, object }) => kind === 'become tapped' && object === id)
      ? undefined
      : says('stays untapped');
  }

  private blocks({ object: id = '' }: TraceLine, moment: Moment, seen: Set<string>): string | undefined {
    const { table, reach } = moment;
    const was = this.asked?.get(id);
    if (!was || !this.purpose.startsWith('declare')) return undefined;
    reach.saw(BLOCKS);
    if (seen.has(id)) return `"${was.name}" blocks two.`;
    seen.add(id);
    const says = (what: string): string => `"${was.name}" blocks, and ${what}.`;
    if (was.zone !== 'in play' || !was.types.includes('creature')) return says('is no creature in play');
    if (was.controller === this.active) return says("is the active player's");
    if (was.statuses.includes('tapped')) return says('is tapped');
    const now = table.objects.find((object) => object.id === id);
    const attacker = now?.blocking?.[0];
    const blocked = attacker === undefined ? undefined : moment.objects.get(attacker);
    return blocked && !blocked.statuses.includes('attacking')
      ? says('what it blocks does not attack')
      : undefined;
  }
}

const DECLARING: ReadonlySet<string> = new Set(['declare attackers', 'declare blockers']);
