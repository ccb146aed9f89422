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
import { changeText, type WrittenChange } from './amendment/change';
import { type Amendment, AmendmentProblem, type Place, type PlacedChange } from './amendment/model';
import { readAmendment } from './amendment/read';
import { gameOf, type PlayedGame, playable } from './in-process/games';
import { RefusedModule } from './in-process/own-rules';
import { ruleChanges } from './in-process/rule-changes';

/** An amendment that the reference engine can play. */
export interface PlayableAmendment extends Amendment {
  /** What a setup lists as `off` for it: numbers of rules that are off, and each other change with its module's absolute path. */
  readonly off: readonly string[];
  /** The numbers of the rules that it changes or adds: every number of each. */
  readonly numbers: readonly string[];
}

/**
 * Reads an amendment, and looks whether the reference engine can play it.
 *
 * @throws AmendmentProblem with a sentence for each thing that is wrong, each with its place in the file
 */
export const playableAmendment = (file: string): PlayableAmendment =>
  checkAmendment(readAmendment(file), file);

/**
 * Looks whether the reference engine can play an amendment: whether it has each rule, what is asked of it can be said, modules
 * give rules that fit, and no two changes are about the same rule.
 *
 * @param shown how its file is named in sentences
 * @throws AmendmentProblem
 */
export function checkAmendment(amendment: Amendment, shown: string = amendment.file): PlayableAmendment {
  const game = gameOfAmendment(amendment, shown);
  const problems: string[] = [];
  const looked = new Looked(game);
  const off: string[] = [];
  for (const placed of amendment.changes) {
    const say: Say = (sentence) => problems.push(`${at(shown, placed)}: ${sentence}`);
    const change = withModule(placed.change, amendment.file);
    off.push(change.verb === 'off' ? change.number : changeText(change));
    try {
      for (const made of ruleChanges(change)) looked.at(made, placed, say);
    } catch (error) {
      say(whyRefused(error, game));
    }
  }
  if (problems.length > 0) throw new AmendmentProblem(problems);
  return { ...amendment, off, numbers: [...looked.numbers] };
}

type Say = (sentence: string) => void;

const at = (shown: string, { line, column }: Place): string => `${shown}:${line}:${column}`;

/** The game that an amendment is to; throws AmendmentProblem where the engine plays none of that rulebook and edition. */
function gameOfAmendment({ rulebook, edition, places }: Amendment, shown: string): PlayedGame {
  const game = gameOf(rulebook);
  const ids = playable.map(({ ruleset }) => ruleset.rulebook);
  if (!game)
    throw new AmendmentProblem([
      `${at(shown, places.rulebook)}: there is no rulebook "${rulebook}" that the engine plays; the nearest is "${closest(rulebook, ids)}": there are ${ids.join(', ')}.`,
    ]);
  if (edition === undefined || edition === game.ruleset.edition) return game;
  throw new AmendmentProblem([
    `${at(shown, places.edition ?? places.rulebook)}: it was written for the edition "${edition}" of ${rulebook}, and the engine plays ${game.ruleset.edition}: write that once you have looked whether the changes still say what you mean.`,
  ]);
}

/** A change with the absolute path of its module, which stands beside the amendment's file. */
function withModule(change: WrittenChange, file: string): WrittenChange {
  if (!('module' in change)) return change;
  return { ...change, module: path.resolve(path.dirname(file), change.module) };
}

function whyRefused(error: unknown, { ruleset }: PlayedGame): string {
  if (error instanceof RefusedChange || error instanceof RefusedModule) return error.message;
  if (!(error instanceof UnknownRule)) throw error;
  const beneath = enforcedBeneath(ruleset, error.number);
  const instead =
    beneath.length > 0
      ? `beneath it there ${beneath.length === 1 ? 'is' : 'are'} ${shortened(beneath)}`
      : `the nearest number under which it does is ${closest(error.number, [...ruleset.rules.keys()])}`;
  return `${error.message.replace(/;.*$/s, '')}; ${instead}, and "rulewright explain ${error.number}" says what that rule is.`;
}

/** So many numbers fit in a sentence. */
const MOST_SHOWN = 8;

const shortened = (numbers: readonly string[]): string =>
  [...numbers.slice(0, MOST_SHOWN), ...(numbers.length > MOST_SHOWN ? ['…'] : [])].join(', ');

/** What was found out about the changes so far. */
class Looked {
  /** Every number of each rule that is changed or added. */
  readonly numbers = new Set<string>();
  private readonly changed = new Map<Rule, PlacedChange>();
  private readonly added = new Map<string, PlacedChange>();

  constructor(private readonly game: PlayedGame) {}

  at(change: RuleChange, placed: PlacedChange, say: Say): void {
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

/** Two changes of one rule: what comes of both, nobody could say. */
function secondTime(change: RuleChange, { text }: PlacedChange, before: PlacedChange): string {
  if (text === before.text) return `"${text}" stands in line ${before.line} already: say it once.`;
  const number = numberOf(change);
  const theirs = 'number' in before.change ? before.change.number : number;
  const same = theirs === number ? '' : `, of which ${theirs} is another number`;
  return `line ${before.line} changes rule ${number} already ("${before.text}"${same}), and both can't be so: leave one of them out.`;
}
