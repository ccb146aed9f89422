import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { textOfTable } from '../../../invariants/text-of-table';
import { spokenIn } from './spoken';

const ROLLED = 'a die that was rolled';

/** 706.1, 706.2: a die shows one of its numbers, and only modifiers of that player's rolls change the result. */
export const rollResults: Invariant = {
  number: 'L73',
  name: 'roll results',
  rules: ['508.1c', '706.1', '706.2'],
  ruleOf: (message) => (message.includes('for will') ? '508.1c' : '706.1'),
  cost: 'cheap',
  documentation:
    'The result of a roll for will is from 1 to 12, and that of another die that is rolled from 1 to the number of sides of the greatest die that a card names: more by what permanents of the player who rolls say is added to each roll of theirs, less by what they say is subtracted. Where anything that ever was on the chain of events speaks of the results of dice, nothing is looked at.',
  gherkin: 'dice show their numbers, and only what its player has in play changes a roll',
  broken: 'the result of a roll is one that the die can not show',
  mustReach: { [ROLLED]: 20 },
  watch: (game) => new Rolls(game),
};

/** 508.1c. */
const SIDES = 12;
const CHANGES = /\b(add|subtract) (\w+) (?:to|from) the result of each die you roll/i;
const speaks = rememberingTexts((text) => /\bresult of\b/i.test(text));

class Rolls implements Watcher {
  private readonly spoken: Spoken;
  private readonly most: number;
  /** What there was when something was asked last: what changes a roll may be gone since. */
  private before: readonly ObjectView[] = [];

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, speaks);
    this.most = [...textOfTable(table).matchAll(/(\d+)-sided/g)].reduce(
      (most, [, sides]) => Math.max(most, Number(sides)),
      SIDES,
    );
  }

  look({ lines, table, reach }: Moment): string | undefined {
    this.spoken.hear(lines);
    const { before } = this;
    this.before = table.objects;
    for (const line of lines) {
      const isForWill = line.kind === 'roll will';
      if (line.what !== 'event' || !(isForWill || line.kind === 'roll a die') || this.spoken.isSaid) continue;
      reach.saw(ROLLED);
      const most = isForWill ? SIDES : this.most;
      const wrong = impossible(line, most, [before, table.objects]);
      if (wrong === undefined) continue;
      const name = table.players[line.player ?? -1]?.name;
      return `${name} rolls ${line.amount}${isForWill ? ' for will' : ''}, and a die of ${name}'s shows ${wrong}.`;
    }
    return undefined;
  }
}

/** What a player's die can show, in words, where a result is nothing of that. */
function impossible(
  { player, amount = 1 }: TraceLine,
  most: number,
  tables: readonly (readonly ObjectView[])[],
): string | undefined {
  const shifts = tables.map((objects) => shiftsOf(objects, player));
  const least = Math.min(...shifts.map(([less]) => 1 - less));
  const greatest = Math.max(...shifts.map(([, more]) => most + more));
  return amount >= least && amount <= greatest ? undefined : `${least} to ${greatest}`;
}

/** How much less and how much more a player's results may be, by what that player controls. */
function shiftsOf(objects: readonly ObjectView[], player: number | undefined): readonly [number, number] {
  let [less, more] = [0, 0];
  for (const { zone, controller, abilities } of objects) {
    if (zone !== 'battlefield' || controller !== player) continue;
    for (const text of abilities) {
      const [, deed = '', by = ''] = CHANGES.exec(text) ?? [];
      if (deed.toLowerCase() === 'add') more += numberOf(by) ?? 0;
      if (deed.toLowerCase() === 'subtract') less += numberOf(by) ?? 0;
    }
  }
  return [less, more];
}
