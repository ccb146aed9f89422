import type { SetupRequest, TraceLine } from '../../../../port/contract';
import type { Moment } from '../../../invariant';
import { nameOn, textsNamedBy } from '../../../invariants/spoken';
import { isMeant, phraseOf } from './rechecked-targets';
import { type Resolved, Resolving } from './resolving';

/** Will or power that a unit has more, or less, for a while (608.2a). */
interface More {
  readonly unit: string;
  readonly will: number;
  readonly power: number;
  /** What is printed there counts for so much meanwhile (609.4b). */
  readonly base?: { readonly of: string; readonly is: number };
  readonly until: 'turn' | 'battle' | 'next turn' | 'ever';
  /** Whose effect it is. */
  readonly player: number | undefined;
  readonly by: string;
}

const ADDS =
  /^target unit\b[^.,"]*? (?:gets?|gains?) (?<first>[+-]\d+) (?<firstOf>will|power)(?: and (?<second>[+-]\d+) (?<secondOf>will|power))?(?: (?<until>until end of (?:turn|battle)|this turn|until your next turn|for the rest of the game))?\.$/i;
/** A cost or an event, before what an ability does. */
const BEFORE = /^(?:[^.:"]*: |(?:when|whenever) [^.,"]*, (?!if\b))/i;

const SETS =
  /^(?:[^.:"]*: )?until end of turn, target unit\b[^.,"]*? has base (?<of>will|power) (?<is>\d+)\.$/i;

/** Is a text wholly of what target units have more or less, or in place of what is printed, for a while or for good? */
export const isOfMore = (text: string): boolean => ADDS.test(text.replace(BEFORE, '')) || SETS.test(text);

const UNTIL: Readonly<Record<string, More['until']>> = {
  'until end of turn': 'turn',
  'this turn': 'turn',
  'until end of battle': 'battle',
  'until your next turn': 'next turn',
};

/** Keeps account of what units have more or less by what has resolved in one game: to be told of each moment. */
export class NumbersForAWhile {
  /** Has something resolved, or ended, of which it isn't seen to what it was done? Then nothing is known any more. */
  isBlurred = false;
  private all: readonly More[] = [];
  private readonly resolving = new Resolving();
  private part = '';

  constructor(private readonly table: SetupRequest) {}

  /** Hears what has happened. */
  hear(moment: Moment): void {
    const resolved = this.resolving.at(moment);
    const before = this.all;
    for (const line of moment.lines) if (line.what === 'event') this.happened(line);
    const resolving = moment.lines.filter((line) => line.kind === 'resolve' && this.isOfMore(line));
    if (resolving.length > 0) {
      const found = resolved?.text === undefined ? undefined : this.told(resolved);
      // What ended at the same moment may have begun in it.
      if (!found || resolving.length > 1 || before !== this.all) this.isBlurred = true;
      else this.all = [...this.all, ...found];
    }
    if (this.all.length > 0) this.keep(({ unit }) => moment.objects.get(unit)?.zone === 'battlefield');
  }

  /** What a unit has more or less now. */
  of(unit: string): readonly More[] {
    return this.all.filter((each) => each.unit === unit);
  }

  /** Has something resolved that says this? An ability is called by its text, after its costs, and an action by its name. */
  private isOfMore(line: TraceLine): boolean {
    const texts = textsNamedBy(this.table, line);
    return texts.some((text) =>
      nameOn(line).includes(': ') ? isOfMore(text) : ADDS.test(text) || SETS.test(text),
    );
  }

  private told({ item, text = '', targets }: Resolved): readonly More[] | undefined {
    const set = SETS.exec(text)?.groups;
    const groups = set ?? ADDS.exec(text.replace(BEFORE, ''))?.groups;
    const phrase = phraseOf(text);
    if (!groups || !phrase) return undefined;
    const of = (field: string): number =>
      (groups.firstOf?.toLowerCase() === field ? Number(groups.first) : 0) +
      (groups.secondOf?.toLowerCase() === field ? Number(groups.second) : 0);
    const until = set ? 'turn' : (UNTIL[groups.until?.toLowerCase() ?? ''] ?? 'ever');
    const base = set && { base: { of: (set.of ?? '').toLowerCase(), is: Number(set.is) } };
    return targets.flatMap((target) =>
      typeof target === 'object' && target.zone === 'battlefield' && isMeant(target, phrase, item.controller)
        ? [
            {
              unit: target.id,
              will: of('will'),
              power: of('power'),
              ...base,
              until,
              player: item.controller,
              by: (item.name ?? '').replace(/: .*$/s, ''),
            },
          ]
        : [],
    );
  }

  private happened({ kind, detail = '', player }: TraceLine): void {
    if (kind === 'lose the game' || kind === 'end the turn') {
      // What was to last for a battle, or until a turn that never comes, is left to the rulebook.
      if (this.all.some(({ until }) => until === 'battle' || until === 'next turn')) this.isBlurred = true;
    } else if (kind === 'begin') {
      if (this.part === 'end of battle step') this.keep(({ until }) => until !== 'battle');
      if (detail === 'turn')
        this.keep(
          ({ until, player: whose }) => until !== 'turn' && !(until === 'next turn' && whose === player),
        );
      this.part = detail;
    } else if (kind === 'effects end') {
      if (this.part === 'cleanup step') this.keep(({ until }) => until !== 'turn');
      if (this.part === 'end of battle step') this.keep(({ until }) => until !== 'battle');
    }
  }

  private keep(stays: (more: More) => boolean): void {
    if (!this.all.every(stays)) this.all = this.all.filter(stays);
  }
}
