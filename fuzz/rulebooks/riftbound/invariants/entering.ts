import type { ObjectView, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const ENTERED = 'a permanent that entered as its type does';
const ACCELERATED = 'a unit with Accelerate whose player was asked to pay for it';

/** 142.4, 147.1, 109: how permanents enter the board. */
export const entering: Invariant = {
  number: 'R44',
  name: 'entering',
  rules: ['142.4', '147.1', '109', '731.1.a'],
  ruleOf: (message) =>
    message.includes('[Accelerate]')
      ? '731.1.a'
      : message.includes('ready')
        ? '142.4'
        : message.includes('exhausted')
          ? '147.1'
          : '109',
  cost: 'cheap',
  documentation:
    'What has been played bears no damage and no buff and is not stunned when a player gets priority next, unless the trace tells of that since; a unit is exhausted when a player gets priority next, and gear is ready, unless the trace tells since that it was readied or exhausted; one with Accelerate is ready just when its player, who was asked, chose to pay for that; where its own text says how it enters, or anything in play or that ever was on the chain says how others do, nothing is looked at.',
  gherkin: 'units enter the board exhausted and gear enters ready, with nothing done to them before',
  broken: 'a unit enters the board ready, or gear exhausted, or with what was done to it before',
  mustReach: { [ENTERED]: 10, [ACCELERATED]: 0 },
  watch: (game) => new Entering(game),
};

/** Does a text say how something enters? What a card says of itself is left to itself. */
const saysHow = rememberingTexts((text) =>
  /(?<!\bI )\benters? (?:the board )?(?:ready|exhausted)|\bready [^.]*token|token[^.]* ready|exhausted[^.]* token|token[^.]* exhausted|play [^.]* ready/i.test(
    text,
  ),
);
const saysOfItself = (text: string): boolean => /\bI enter/i.test(text);
const ACCELERATE = '[Accelerate]';
const hasAccelerate = (text: string): boolean => text.includes(ACCELERATE);

class Entering implements Watcher {
  private readonly spoken: Spoken;
  private readonly since: TraceLine[] = [];
  private asked: PendingDecision | undefined;
  /** Was Accelerate paid for what is being played? Undefined where nobody was asked. */
  private isPaid: boolean | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, saysHow);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority, objects, reach } = moment;
    this.spoken.hear(lines);
    this.note(moment);
    for (const line of lines) {
      // It is something else that is asked about from then on.
      if (line.kind === 'put onto the chain') this.isPaid = undefined;
      if (line.what === 'event' && HEARD.has(line.kind)) this.since.push(line);
    }
    if (!hasPriority || this.since.length === 0) return undefined;
    const since = this.since.splice(0);
    const { isPaid } = this;
    this.isPaid = undefined;
    const isOnly = since.filter(({ kind }) => kind === 'play').length === 1;
    const isSaid = this.spoken.isSaid || this.spoken.isOn(moment.table);
    for (const { kind, object = '' } of since) {
      const there = kind === 'play' ? objects.get(object) : undefined;
      if (there?.zone !== 'board') continue;
      const told = new Set(since.flatMap((line) => (line.object === object ? [line.kind] : [])));
      const remembered = REMEMBERED.find(([, event, isSo]) => !told.has(event) && isSo(there));
      if (remembered) return `"${there.name}" has been played, and ${remembered[0]}.`;
      if (isSaid || told.has('ready') || told.has('exhaust') || there.abilities.some(saysOfItself)) continue;
      if (there.abilities.some(hasAccelerate)) {
        if (!isOnly || isPaid === undefined || !there.types.includes('unit')) continue;
        reach.saw(ACCELERATED);
        if (there.statuses.includes('exhausted') === isPaid)
          return `"${there.name}" is ${isPaid ? 'exhausted' : 'ready'}, and its player ${isPaid ? 'paid' : 'did not pay'} for ${ACCELERATE}.`;
        continue;
      }
      reach.saw(ENTERED);
      const wrong = wronglyThere(there);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  /** Notes what was chosen to be paid for Accelerate. */
  private note({ decision }: Moment): void {
    const { asked } = this;
    this.asked = decision?.purpose === 'choose costs' ? decision : undefined;
    if (!asked?.options.some(({ label }) => hasAccelerate(label))) return;
    const [place = -1] = this.game.answers.at(-1) ?? [];
    this.isPaid = hasAccelerate(asked.options[place]?.label ?? '');
  }
}

/** 109, 705: what is not remembered of what it was before, and the event that would have made it so since. */
const REMEMBERED: readonly (readonly [says: string, event: string, isSo: (object: ObjectView) => boolean])[] =
  [
    ['bears damage', 'deal damage', ({ damage }) => damage > 0],
    ['is buffed', 'buff', ({ statuses }) => statuses.includes('buffed')],
    ['is stunned', 'stun', ({ statuses }) => statuses.includes('stunned')],
  ];

const HEARD: ReadonlySet<string> = new Set([
  'play',
  'ready',
  'exhaust',
  ...REMEMBERED.map(([, event]) => event),
]);

function wronglyThere({ name, types, statuses }: ObjectView): string | undefined {
  const isExhausted = statuses.includes('exhausted');
  if (types.includes('unit'))
    return isExhausted ? undefined : `"${name}" is a unit that has been played, and is ready.`;
  return isExhausted && types.includes('gear')
    ? `"${name}" is gear that has been played, and is exhausted.`
    : undefined;
}
