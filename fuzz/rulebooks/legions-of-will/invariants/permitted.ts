import type { ObjectView, Observation } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { reserveOf } from '../reserve';
import { changesPlay, costOf } from './playable';
import { spokenIn } from './spoken';

const OFFERED = 'something that a player may do, and is offered';

/** 111.1a, 115.2, 602.1, 303.5: what players may do with priority. */
export const permitted: Invariant = {
  number: 'L62',
  name: 'permitted',
  rules: ['111.1a', '115.2a', '115.2b', '602.1', '303.5'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'Whoever has priority is offered every action in hand that chooses nothing and can be paid for, to redeem what has Redeem and can be paid for, abilities of the own permanents that cost resource or rest a unit that is reset and choose nothing (those to be activated only once each turn as long as no ability of anything of that name was activated in the turn), and those of the own traps in a base that a unit attacks; and in a main phase of the own, with nothing on the chain of events, to turn up each face-down base of the own that can be paid for. Where something in play, or that ever was on the chain of events, speaks of costs, or says what may or can’t be done, nothing is looked at; nor is a card that speaks of costs or of playing itself.',
  gherkin: 'players are offered all that they may do with priority',
  broken: 'a player may do something with priority, and is not offered it',
  mustReach: { [OFFERED]: 20 },
  watch: (game) => new Permitted(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['to turn up', '115.2a'],
  ['to redeem', '115.2b'],
  ['to play', '111.1a'],
  ['a trap that', '303.5'],
  ['to activate', '602.1'],
];

/** What may keep a player from something, or give others abilities. */
const forbids = rememberingTexts(
  (text) =>
    changesPlay(text) ||
    /\bcan't\b|\blose|\bgains? "|\bha(?:s|ve) "|\bredeem(?:s|ed)?\b(?=.)|\bonly\b(?! once each turn\.$)/i.test(
      text,
    ),
);
const CHOOSES = /\btarget|\bchoose|\bonly\b(?! once each turn\.$)|\bX\b|\badditional cost|\bdivided|•/i;
const ONCE = /\bonly once each turn\./i;
const ONLY_PAID = /^(?:Pay (\d+)|(Rest this unit)): [^:]*$/i;
const MAIN_PHASES: ReadonlySet<string> = new Set(['prebattle main phase', 'postbattle main phase']);

class Permitted implements Watcher {
  private readonly spoken: Spoken;
  private readonly activationCosts: ReadonlyMap<string, number>;
  /** The names of what had an ability activated in this turn. */
  private readonly used = new Set<string>();

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, forbids);
    this.activationCosts = new Map(
      [...cardsByName(table)].flatMap(([name, card]) =>
        card.types.includes('base') ? [[name, printedNumber(card, 'activationCost') ?? 0] as const] : [],
      ),
    );
  }

  look(moment: Moment): string | undefined {
    const { lines, table, decision, hasPriority, reach } = moment;
    this.spoken.hear(lines);
    for (const line of lines)
      if (line.kind === 'begin' && line.detail === 'turn') this.used.clear();
      else if (line.kind === 'activate') this.used.add(nameOn(line).replace(/: .*$/s, ''));
    if (!hasPriority || !decision || this.spoken.isSaid || this.spoken.isOn(table)) return undefined;
    const { player, options } = decision;
    const offered = new Set(options.map(({ action, object, index }) => `${action} ${object} ${index ?? ''}`));
    for (const object of table.objects) {
      if ((object.controller ?? object.owner) !== player) continue;
      for (const [action, index, deed] of this.dueFor(object, moment)) {
        reach.saw(OFFERED);
        if (![index, ''].some((at) => offered.has(`${action} ${object.id} ${at}`)))
          return `${table.players[player]?.name} is not offered to ${deed}.`;
      }
    }
    return undefined;
  }

  /** What a player may do with an object: the action, the ability's place, and the deed in words. */
  private *dueFor(object: ObjectView, moment: Moment): Iterable<readonly [string, number | '', string]> {
    const { table, decision } = moment;
    const { player = -1 } = decision ?? {};
    const resource = reserveOf(table.players[player]);
    const { zone, types, name = '', abilities, statuses } = object;
    if (zone === 'hand') {
      // What a card says of its own cost works wherever it is played from.
      if (costOf(object) > resource || abilities.some(changesPlay)) return;
      if (abilities.some((text) => /^Redeem$/i.test(text))) yield ['redeem', '', `redeem "${name}"`];
      if (types.length === 1 && types.includes('action') && !abilities.some((text) => CHOOSES.test(text)))
        yield ['play', '', `play "${name}", which costs ${costOf(object)}, with ${resource} resource`];
    } else if (zone === 'battlefield' && types.includes('base') && statuses.includes('face down')) {
      const cost = this.activationCosts.get(name);
      const isTime = table.activePlayer === player && MAIN_PHASES.has(table.step);
      const isBusy = table.objects.some((each) => each.zone === 'chain of events');
      if (isTime && !isBusy && cost !== undefined && cost <= resource && object.owner === player)
        yield ['turn up a base', '', `turn up "${name}", which costs ${cost}, with ${resource} resource`];
    } else if (zone === 'battlefield' && this.isUsable(object, table)) {
      for (const [at, text] of abilities.entries()) {
        const [, pays = 0, rests] = ONLY_PAID.exec(text) ?? [undefined, Number.POSITIVE_INFINITY];
        const isSpent = rests !== undefined && statuses.includes('rested');
        if (Number(pays) > resource || isSpent || CHOOSES.test(text)) continue;
        if (ONCE.test(text) && this.used.has(name)) continue;
        yield [
          'activate',
          at,
          `activate "${name}", ${types.includes('trap') ? 'a trap that' : 'which'} says "${text}"`,
        ];
      }
    }
  }

  /** Is it a time for the abilities of an object on the battlefield? Those of traps have times of their own (303.5). */
  private isUsable({ types, statuses, at: base }: ObjectView, { objects }: Observation): boolean {
    if (types.includes('trap'))
      return types.length === 1 && base !== undefined && objects.some(({ attacking }) => attacking === base);
    return types.includes('unit') && statuses.includes('face up');
  }
}
