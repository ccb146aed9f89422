import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, Spoken, textsNamedBy } from '../../../invariants/spoken';

const PREVENTED = 'damage prevented by what prevents so much';

/** 611.7: what prevents so much damage is used up. */
export const prevention: Invariant = {
  number: 'L34',
  name: 'prevention',
  rules: ['611.7'],
  cost: 'cheap',
  documentation:
    'In one turn no more damage is prevented than all together that was put on the chain of events in that turn says of the next damage that it prevents; where nothing in play, or that ever was on the chain, prevents damage otherwise.',
  gherkin: 'no more damage is prevented in a turn than what prevents it says',
  broken: 'more damage is prevented in a turn than what prevents it says',
  mustReach: { [PREVENTED]: 2 },
  seldom: true,
  watch: (game) => new Prevention(game),
};

const NEXT = /prevent the next (\d+) damage/gi;

/** Damage that is prevented otherwise, or without a number of its own. */
const otherwise = rememberingTexts((text) =>
  /prevent(?!(?:s|ed)? (?:target|from|the next \d+ damage|it from|that (?:action|ability)))|protection/i.test(
    text,
  ),
);

class Prevention implements Watcher {
  private readonly spoken: Spoken;
  private said = 0;
  private prevented = 0;

  constructor(private readonly game: WatchedGame) {
    this.spoken = new Spoken(game.table, otherwise);
  }

  look(moment: Moment): string | undefined {
    const { lines } = moment;
    if (lines.length === 0) return undefined;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    const before = this.prevented;
    for (const line of lines) this.happened(line);
    if (this.prevented === before || this.spoken.isOn(moment.table)) return undefined;
    moment.reach.saw(PREVENTED);
    return this.prevented > this.said
      ? `${this.prevented} damage was prevented in a turn, and the next ${this.said} was to be.`
      : undefined;
  }

  private happened(line: TraceLine): void {
    const { kind, detail, amount = 0 } = line;
    if (kind === 'begin' && detail === 'turn') {
      this.said = 0;
      this.prevented = 0;
    } else if (kind === 'prevent damage') this.prevented += amount;
    else if (kind === 'put on the chain of events')
      for (const text of textsNamedBy(this.game.table, line))
        for (const [, next] of text.matchAll(NEXT)) this.said += Number(next);
  }
}
