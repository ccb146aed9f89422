import type { ObjectView, OfferedOption } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const OFFERED = 'an attack offered with a unit that could attack';
const CHOSEN = 'an attacker or a blocker that does what was declared';

/** 508.1a, 508.1b, 509.1e: who may attack what, and what has been declared is so. */
export const attacks: Invariant = {
  number: 'L64',
  name: 'attacks',
  rules: ['508.1a', '508.1b', '509.1e'],
  ruleOf: (message) =>
    message.includes('declared to block') ? '509.1e' : message.includes('declared') ? '508.1b' : '508.1a',
  cost: 'cheap',
  documentation:
    'As attackers are declared, each reset unit of the active player’s without ice counters that was not moved in the turn is offered to attack each face-up base of the defending player: the only opponent, or the one whose bases are offered at all; where nothing in play, or that ever was on the chain of events, speaks of attacking or moving. What attacks when a player gets priority next attacks the base that was declared for it, and what was declared to block something blocks it, and that is blocked; what nobody blocks is unblocked.',
  gherkin: 'every unit that may attack is offered to, and attacks and blocks what was declared',
  broken: 'a unit that may attack is not offered to, or attacks or blocks something else than was declared',
  mustReach: { [OFFERED]: 20, [CHOSEN]: 20 },
  watch: (game) => new Attacks(game),
};

const speaks = rememberingTexts((text) => /\battack|\bmoves?\b|\bcan't\b|protection/i.test(text));

class Attacks implements Watcher {
  private readonly spoken: Spoken;
  /** What was offered as somebody was asked last who attacks or blocks. */
  private options: readonly OfferedOption[] = [];
  /** What was chosen since the step began. */
  private readonly chosen: OfferedOption[] = [];
  /** What was moved from base to base in this turn. */
  private readonly moved = new Set<string>();

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, speaks);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    this.spoken.hear(lines);
    for (const { kind, detail, object = '' } of lines) {
      if (kind === 'begin' && detail === 'turn') this.moved.clear();
      if (kind === 'move between bases') this.moved.add(object);
    }
    for (const place of this.game.answers.at(-1) ?? []) {
      const option = this.options[place];
      if (option?.onto !== undefined) this.chosen.push(option);
    }
    // What was declared in a step that is over shows no more.
    if (lines.some(({ kind }) => kind === 'begin')) this.chosen.length = 0;
    this.options = DECLARING.has(decision?.purpose ?? '') ? (decision?.options ?? []) : [];
    const wrong = this.withheld(moment);
    if (wrong !== undefined || !moment.hasPriority) return wrong;
    const chosen = this.chosen.splice(0);
    return chosen.length > 0 && lines.every(({ what, kind }) => what !== 'event' || QUIET.has(kind))
      ? otherwise(chosen, moment)
      : undefined;
  }

  /** Who could attack and is not offered to, right as the step has begun. */
  private withheld(moment: Moment): string | undefined {
    const { lines, table, decision, reach } = moment;
    const [last] = lines.filter(({ what }) => what === 'event').slice(-1);
    if (last?.kind !== 'begin' || last.detail !== 'declare attackers step') return undefined;
    if (!decision || this.spoken.isSaid || this.spoken.isOn(table)) return undefined;
    // Who has lost leaves bases behind, which nobody attacks.
    const bases = table.objects.filter(
      (each) => isAttackable(each, table.activePlayer) && table.players[each.controller ?? -1]?.inGame,
    );
    const defending = this.defending(moment);
    for (const unit of table.objects) {
      if (!isAble(unit, table.activePlayer) || this.moved.has(unit.id)) continue;
      for (const { id, name, controller } of bases) {
        if (controller !== defending) continue;
        reach.saw(OFFERED);
        if (!this.options.some(({ object, onto }) => object === unit.id && onto === id))
          return `${table.players[table.activePlayer]?.name} is not offered to attack "${name}" with "${unit.name}".`;
      }
    }
    return undefined;
  }

  /** The only opponent, or the one of several that was chosen (506.2): whose bases are offered. No table says who that is. */
  private defending({ table }: Moment): number | undefined {
    const opponents = table.players.flatMap(({ inGame }, seat) =>
      inGame && seat !== table.activePlayer ? [seat] : [],
    );
    if (opponents.length === 1) return opponents[0];
    const offered = table.objects.find(({ id }) => this.options.some(({ onto }) => onto === id));
    return offered?.controller;
  }
}

const DECLARING: ReadonlySet<string> = new Set(['declare attackers', 'declare blockers']);

const isAttackable = ({ types, zone, statuses, controller }: ObjectView, active: number): boolean =>
  zone === 'battlefield' &&
  types.includes('base') &&
  !statuses.includes('face down') &&
  controller !== active;

const isAble = ({ types, zone, statuses, counters, controller }: ObjectView, active: number): boolean =>
  zone === 'battlefield' &&
  types.includes('unit') &&
  controller === active &&
  !statuses.includes('rested') &&
  !counters.ice;

/** Nothing else than what follows from the declarations. */
const QUIET: ReadonlySet<string> = new Set([
  ...['roll will', 'become rested', 'attack', 'block', 'become blocked', 'become unblocked', 'pay'],
  ...['put on the chain of events', 'become the target'],
]);

/** What attacks or blocks otherwise than it was declared. */
function otherwise(chosen: readonly OfferedOption[], { table, objects, reach }: Moment): string | undefined {
  for (const { action, object = '', onto = '' } of chosen) {
    const unit = objects.get(object);
    const [what, wanted] = [unit?.name, objects.get(onto)?.name];
    if (unit?.zone !== 'battlefield' || wanted === undefined) continue;
    reach.saw(CHOSEN);
    if (action === 'block' && !unit.blocking.includes(onto))
      return `"${what}" was declared to block "${wanted}", and does not.`;
    if (action === 'attack' && unit.attacking !== undefined && unit.attacking !== onto)
      return `"${what}" was declared to attack "${wanted}", and attacks "${objects.get(unit.attacking)?.name}".`;
  }
  if (!chosen.some(({ action }) => action === 'block')) return undefined;
  for (const { id, name, attacking, statuses } of table.objects) {
    if (attacking === undefined) continue;
    const isBlocked = chosen.some(({ action, onto }) => action === 'block' && onto === id);
    // What came to block before blockers were declared was not declared (509.1f, 509.7).
    if (!isBlocked && table.objects.some(({ blocking }) => blocking.includes(id))) continue;
    if (statuses.includes('blocked') !== isBlocked || statuses.includes('unblocked') === isBlocked)
      return `"${name}" is ${isBlocked ? 'not blocked, and a unit was' : 'blocked, and no unit was'} declared to block it.`;
  }
  return undefined;
}
