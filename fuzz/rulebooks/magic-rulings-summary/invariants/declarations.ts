import type { ObjectView, TraceLine } from '../../../../port/contract';
import { hasRule } from '../../../../port/in-process-editions';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { hasKeyword, says } from './keywords';
import { Newcomers } from './newcomers';

const ATTACKS = 'a creature that attacks';
const BLOCKS = 'a creature that blocks';

/** C.3, C.4: who attacks and who blocks is declared as a whole, and may do so. */
export const declarations: Invariant = {
  number: 'M4',
  name: 'declarations',
  rules: ['C.3.3', 'C.3.4', 'C.3.6', 'C.3.9', 'C.3.Ruling.6', 'C.4.2', 'C.4.3', 'A.21.2', 'A.34.2'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    "Whoever attacks is a creature in play of the active player's, untapped when attackers were asked for, no Wall in an edition in which these do not attack, without defender, and not new unless it has haste, is declared once, and is tapped thereafter unless it has vigilance. Whoever blocks is an untapped creature of the other player's and blocks one attacking creature, one with flying only with flying or reach, and with shadow just what has shadow. Both are looked at once a declaration is made, as a whole: who can't attack alone is not the only one, and who attacks if able, could, and may be alone, does.",
  gherkin: 'attackers and blockers are declared as the rules allow',
  broken: 'a creature attacks or blocks that may not',
  mustReach: { [ATTACKS]: 20, [BLOCKS]: 10 },
  watch: ({ table }) => new Declarations(new Newcomers(table), hasRule(table, 'K.27.1')),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['is new', 'C.3.4'],
  ['is alone', 'C.3.Ruling.6'],
  ['does not attack, and must', 'C.3.9'],
  ['flies', 'A.21.2'],
  ['shadow', 'A.34.2'],
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
    // Of two turns nothing else may be asked between.
    const isNext = decision?.purpose !== this.purpose || lines.some(({ kind }) => kind === 'begin');
    const isWhole = this.purpose === ATTACKERS && isNext;
    const left = isWhole && wrong === undefined ? this.left(moment) : undefined;
    this.newcomers.hear(lines, moment.table);
    if (isNext && DECLARING.has(decision?.purpose ?? '')) {
      this.active = moment.table.activePlayer;
      this.asked = new Map(moment.table.objects.map((object) => [object.id, object]));
    }
    this.purpose = decision?.purpose ?? '';
    return wrong ?? left;
  }

  /** What is wrong with who is left out of the attack, or with who is left alone in it. */
  private left({ lines }: Moment): string | undefined {
    const declared = new Set(
      lines.flatMap(({ what, kind, object = '' }) => (what === 'event' && kind === 'attack' ? [object] : [])),
    );
    const [only] = declared;
    const alone = declared.size === 1 && only !== undefined ? this.asked?.get(only) : undefined;
    if (alone && says(alone, NOT_ALONE)) return `"${alone.name}" attacks, and is alone.`;
    const left = [...(this.asked?.values() ?? [])].find(
      (object) => !declared.has(object.id) && says(object, MUST_ATTACK) && this.couldAttack(object),
    );
    return left && `"${left.name}" does not attack, and must.`;
  }

  private couldAttack(object: ObjectView): boolean {
    const { zone, controller, statuses } = object;
    return (
      zone === 'in play' &&
      controller === this.active &&
      !statuses.includes('tapped') &&
      !this.staysAtHome(object)
    );
  }

  /** Is it a creature that may not attack, whatever else does? */
  private staysAtHome(object: ObjectView): boolean {
    return (
      (this.wallsStay && object.subtypes.includes('Wall')) ||
      hasKeyword(object, 'defender') ||
      (this.newcomers.mayBeNew(object) && !hasKeyword(object, 'haste'))
    );
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
    const said = (what: string): string => `"${was.name}" attacks, and ${what}.`;
    if (seen.has(id)) return said('was declared already');
    seen.add(id);
    if (was.zone !== 'in play' || !was.types.includes('creature')) return said('is no creature in play');
    if (was.controller !== this.active) return said("is not the active player's");
    if (was.statuses.includes('tapped')) return said('is tapped');
    if (this.wallsStay && was.subtypes.includes('Wall')) return said('is a Wall');
    if (hasKeyword(was, 'defender')) return said('is a defender');
    if (this.newcomers.isNew(was) && !hasKeyword(was, 'haste')) return said('is new');
    const isTapped = lines.some(({ kind, object }) => kind === 'become tapped' && object === id);
    if (hasKeyword(was, 'vigilance')) return isTapped ? said('is tapped by it') : undefined;
    return isTapped ? undefined : said('stays untapped');
  }

  private blocks({ object: id = '' }: TraceLine, moment: Moment, seen: Set<string>): string | undefined {
    const { table, reach } = moment;
    const was = this.asked?.get(id);
    if (!was || !this.purpose.startsWith('declare')) return undefined;
    reach.saw(BLOCKS);
    if (seen.has(id)) return `"${was.name}" blocks two.`;
    seen.add(id);
    const said = (what: string): string => `"${was.name}" blocks, and ${what}.`;
    if (was.zone !== 'in play' || !was.types.includes('creature')) return said('is no creature in play');
    if (was.controller === this.active) return said("is the active player's");
    if (was.statuses.includes('tapped')) return said('is tapped');
    const now = table.objects.find((object) => object.id === id);
    const attacker = now?.blocking?.[0];
    const blocked = attacker === undefined ? undefined : moment.objects.get(attacker);
    if (!blocked) return undefined;
    if (!blocked.statuses.includes('attacking')) return said('what it blocks does not attack');
    if (hasKeyword(blocked, 'flying') && !hasKeyword(was, 'flying') && !hasKeyword(was, 'reach'))
      return said('what it blocks flies');
    return hasKeyword(blocked, 'shadow') === hasKeyword(was, 'shadow')
      ? undefined
      : said('one of the two has shadow');
  }
}

const ATTACKERS = 'declare attackers';
const DECLARING: ReadonlySet<string> = new Set([ATTACKERS, 'declare blockers']);
/** What texts of cards say. */
const NOT_ALONE = "can't attack alone";
const MUST_ATTACK = 'attacks each turn if able';
