import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const JUDGED = 'a choice among effects that prevent damage';

/** 612.1: who chooses which of several effects applies to damage. */
export const replacementChoices: Invariant = {
  number: 'L55',
  name: 'choices among replacements',
  rules: ['612.1'],
  cost: 'cheap',
  documentation:
    'Where several effects would prevent damage, whoever chooses one of them controls something on which damage is prevented then, or is its owner where nobody controls it; where nothing says what would be done instead.',
  gherkin: 'the controller of what an event affects chooses among replacement effects',
  broken: 'somebody else than the controller of what is affected chooses among replacement effects',
  mustReach: { [JUDGED]: 2 },
  seldom: true,
  watch: (game) => new Choices(game),
};

const CHOICE = 'choose a replacement effect';
const otherwise = rememberingTexts((text) =>
  /\binstead\b|\bwould\b(?! be dealt to target)|\bthat source\b/i.test(text),
);

class Choices implements Watcher {
  private readonly since = new SinceAsked();
  private readonly spoken: Spoken;
  /** Seats of those who chose since somebody last had priority. */
  private readonly choosers = new Set<number>();
  private readonly spared: TraceLine[] = [];

  constructor(game: WatchedGame) {
    this.spoken = spokenIn(game.table, otherwise);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    this.since.hear(moment);
    this.spoken.hear(lines);
    for (const line of lines) {
      if (line.kind === CHOICE && line.player !== undefined) this.choosers.add(line.player);
      else if (line.kind === 'prevent damage') this.spared.push(line);
    }
    if (decision?.purpose === CHOICE) this.choosers.add(decision.player);
    const wrong = moment.hasPriority ? this.judge(moment) : undefined;
    if (moment.hasPriority) {
      this.choosers.clear();
      this.spared.length = 0;
    }
    this.since.settle(moment);
    return wrong;
  }

  private judge({ table, reach }: Moment): string | undefined {
    if (this.choosers.size === 0 || this.spoken.isSaid) return undefined;
    if (this.spoken.isOnEither(this.since.before, table)) return undefined;
    const affected = this.spared.map(({ object }) => this.since.was(object));
    if (affected.length === 0 || affected.includes(undefined)) return undefined;
    reach.saw(JUDGED);
    const theirs = new Set(affected.map((each) => each?.controller ?? each?.owner));
    const stranger = [...this.choosers].find((seat) => !theirs.has(seat));
    if (stranger === undefined) return undefined;
    const [who, whose] = [stranger, affected[0]?.controller ?? affected[0]?.owner ?? -1].map(
      (seat) => table.players[seat]?.name ?? 'Somebody',
    );
    return `${who} was asked to "${CHOICE}" instead of ${whose}, who controls what is affected.`;
  }
}
