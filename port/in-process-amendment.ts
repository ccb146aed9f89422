import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import {
  changedBy,
  enforcedBeneath,
  numberOf,
  RefusedChange,
  type Rule,
  type RuleChange,
  UnknownRule,
} from '../engine/kernel';
import { readingOfRuling, UnknownReading } from '../rulebooks/readings';
import { changeText, type WrittenChange, type WrittenLine } from './amendment/change';
import { type Amendment, AmendmentProblem, type Place, type PlacedChange } from './amendment/model';
import { readAmendment } from './amendment/read';
import { amendmentOfReadings, type ReadingOption, withReadings } from './amendment/readings';
import { editionsOf, gameOf, type PlayedGame, playable, rulesetOf } from './in-process/games';
import { RefusedModule } from './in-process/own-rules';
import { changesOfReading } from './in-process/readings';
import { ruleChanges } from './in-process/rule-changes';

/** An amendment that the reference engine can play. */
export interface PlayableAmendment extends Amendment {
  /** What a setup lists as `off` for it: numbers of rules that are off, and each other change with its module's absolute path. */
  readonly off: readonly string[];
  /** The same, apart for each of its changes: a reading of a ruling may be several. */
  readonly offOfEach: readonly (readonly string[])[];
  /** The short names of the editions that are played under it. */
  readonly editions: readonly string[];
  /** The numbers of the rules that it changes or adds, every number of each, and those that its rulings are about. */
  readonly numbers: readonly string[];
}

/**
 * Reads an amendment, and looks whether the reference engine can play it.
 *
 * @param readings other readings of rulings, which it is played with
 * @throws AmendmentProblem with a sentence for each thing that is wrong, each with its place in the file
 */
export const playableAmendment = (file: string, readings: readonly ReadingOption[] = []): PlayableAmendment =>
  checkAmendment(withReadings(readAmendment(file), readings), file);

/**
 * Looks whether the reference engine can play a rulebook under other readings of its rulings.
 *
 * @throws AmendmentProblem with a sentence for each thing that is wrong, which names the reading's option
 */
export const playableReadings = (rulebook: string, readings: readonly ReadingOption[]): PlayableAmendment =>
  checkAmendment(amendmentOfReadings(rulebook, readings));

/**
 * Looks whether the reference engine can play an amendment: whether it has each rule, what is asked of it can be said, modules
 * give rules that fit, and no two changes are about the same rule.
 *
 * @param shown how its file is named in sentences
 * @param played the edition of the game that is to be played under it; left out: the one that it was written for
 * @throws AmendmentProblem
 */
export function checkAmendment(
  amendment: Amendment,
  shown: string = amendment.file ?? '',
  played?: string,
): PlayableAmendment {
  const { game, editions } = gameOfAmendment(amendment, shown, played);
  const problems: string[] = [];
  const looked = new Looked(game);
  const offOfEach = amendment.changes.map((placed): readonly string[] => {
    const say: Say = (sentence) => problems.push(`${placed.option ?? at(shown, placed)}: ${sentence}`);
    try {
      const changes = changesOf(placed.change, amendment);
      if (looked.isOtherwise(placed, game, say)) return [];
      for (const change of changes)
        for (const made of ruleChanges(change)) looked.at(made, { ...placed, change }, say);
      return changes.map((change) => (change.verb === 'off' ? change.number : changeText(change)));
    } catch (error) {
      say(whyRefused(error, game));
      return [];
    }
  });
  if (problems.length > 0) throw new AmendmentProblem([...new Set(problems)]);
  return {
    ...amendment,
    off: [...new Set(offOfEach.flat())],
    offOfEach,
    editions,
    numbers: [...looked.numbers],
  };
}

/** What a line of an amendment changes: the changes of the reading that it names, or itself, with its module's place. */
const changesOf = (line: WrittenLine, { rulebook, file = '' }: Amendment): readonly WrittenChange[] =>
  line.verb === 'ruling' ? changesOfReading(readingOfRuling(rulebook, line)) : [withModule(line, file)];

type Say = (sentence: string) => void;

const at = (shown: string, { line, column }: Place): string => `${shown}:${line}:${column}`;

/** The game that an amendment is to, with the rules of the edition that it was written for, and what the editions of that day are called. */
interface AmendedGame {
  readonly game: PlayedGame;
  readonly editions: readonly string[];
}

/**
 * The game that an amendment is to. One that names no edition was written for that which is played, or else for that in which its rulebook
 * is usually played. Throws AmendmentProblem where the engine plays none of that rulebook and edition, or another one is played.
 */
function gameOfAmendment(
  { rulebook, edition, places }: Amendment,
  shown: string,
  played: string | undefined,
): AmendedGame {
  const game = gameOf(rulebook);
  const ids = playable.map(({ ruleset }) => ruleset.rulebook);
  if (!game)
    throw new AmendmentProblem([
      `${at(shown, places.rulebook)}: there is no rulebook "${rulebook}" that the engine plays; the nearest is "${closest(rulebook, ids)}": there are ${ids.join(', ')}.`,
    ]);
  const own = editionsOf(game)
    .map(({ ruleset }) => ruleset)
    .filter((each) => each.rulebook === rulebook);
  const asked = rulesetOf(rulebook, played) ?? game.ruleset;
  const ruleset =
    edition === undefined ? asked : own.find((each) => each.edition === edition || each.name === edition);
  const isPlayed = played === undefined || ruleset?.edition === asked.edition;
  if (ruleset && isPlayed)
    return {
      game: { ...game, ruleset },
      editions: own.filter((each) => each.edition === ruleset.edition).map(({ name }) => name),
    };
  const days = ruleset ? [asked.edition] : [...new Set(own.map((each) => each.edition))];
  throw new AmendmentProblem([
    `${at(shown, places.edition ?? places.rulebook)}: it was written for the edition "${edition}" of ${rulebook}, and the engine plays ${days.join(' and ')}: write that once you have looked whether the changes still say what you mean.`,
  ]);
}

/** A change with the absolute path of its module, which stands beside the amendment's file. */
function withModule(change: WrittenChange, file: string): WrittenChange {
  if (!('module' in change)) return change;
  return { ...change, module: path.resolve(path.dirname(file), change.module) };
}

function whyRefused(error: unknown, { ruleset }: PlayedGame): string {
  if (error instanceof RefusedChange || error instanceof RefusedModule || error instanceof UnknownReading)
    return error.message;
  if (!(error instanceof UnknownRule)) throw error;
  const beneath = enforcedBeneath(ruleset, error.number);
  const instead =
    beneath.length > 0
      ? `beneath it there ${beneath.length === 1 ? 'is' : 'are'} ${shortened(beneath)}`
      : `the nearest number under which it does is ${closest(error.number, [...ruleset.rules.keys()])}`;
  return `${error.fact}; ${instead}, and "rulewright explain ${error.number}" says what that rule is.`;
}

/** So many numbers fit in a sentence. */
const MOST_SHOWN = 8;

const shortened = (numbers: readonly string[]): string =>
  [...numbers.slice(0, MOST_SHOWN), ...(numbers.length > MOST_SHOWN ? ['…'] : [])].join(', ');

/** A change of a rule, with the line that it stands in or is meant by. */
interface MadeChange extends PlacedChange {
  readonly change: WrittenChange;
}

/** What was found out about the changes so far. */
class Looked {
  /** Every number of each rule that is changed or added. */
  readonly numbers = new Set<string>();
  private readonly changed = new Map<Rule, MadeChange>();
  private readonly rulings = new Map<string, PlacedChange>();
  private readonly added = new Map<string, PlacedChange>();

  constructor(private readonly game: PlayedGame) {}

  /** Notes a reading of a ruling. Is the ruling read otherwise before? That is said. */
  isOtherwise(placed: PlacedChange, { ruleset }: PlayedGame, say: Say): boolean {
    const { change, text } = placed;
    if (change.verb !== 'ruling') return false;
    const before = this.rulings.get(change.ruling);
    const isOther = before !== undefined && before.text !== text;
    if (isOther)
      say(
        `${whereOf(before)} reads ruling ${change.ruling} already ("${before.text}"), and it has one reading: leave one of them out.`,
      );
    this.rulings.set(change.ruling, placed);
    for (const number of readingOfRuling(ruleset.rulebook, change).ruling.rules) this.numbers.add(number);
    return isOther;
  }

  at(change: RuleChange, placed: MadeChange, say: Say): void {
    const rules = changedBy(this.game.ruleset, change).map(([rule]) => rule);
    if (change.verb === 'add') this.adds(change.rule, placed, say);
    const before = rules.map((rule) => this.changed.get(rule)).find((each) => each !== undefined);
    if (before) say(secondTime(change, placed, before));
    for (const rule of rules) {
      this.changed.set(rule, placed);
      for (const number of [rule.number, ...rule.restates]) this.numbers.add(number);
    }
  }

  private adds({ number }: Rule, placed: PlacedChange, say: Say): void {
    const before = this.added.get(number);
    if (before)
      say(`a rule ${number} is added in line ${before.line} already: give one of the two another number.`);
    this.added.set(number, placed);
    this.numbers.add(number);
  }
}

const whereOf = ({ option, line }: PlacedChange): string => option ?? `line ${line}`;

/** Two changes of one rule: what comes of both, nobody could say. */
function secondTime(change: RuleChange, { text }: MadeChange, before: MadeChange): string {
  const where = whereOf(before);
  if (text === before.text) return `"${text}" stands in ${where} already: say it once.`;
  const number = numberOf(change);
  const theirs = 'number' in before.change ? before.change.number : number;
  const same = theirs === number ? '' : `, of which ${theirs} is another number`;
  return `${where} changes rule ${number} already ("${before.text}"${same}), and both can't be so: leave one of them out.`;
}
