import type { RangeSettings } from '../fuzz/range-result';
import { fuzzedRulebook, fuzzedRulebooks } from '../fuzz/rulebooks';
import { changeOf } from '../port/amendment/change';
import { filesOfChanges } from '../port/in-process/rule-changes';
import { gameEdition } from '../port/in-process-editions';
import type { KnownRulebook } from '../reports/coverage';
import { describeAmendment } from '../reports/under-amendment';
import { amendmentFacts, amendmentOption } from './amendment-option';
import { filesDigest } from './code-digest';
import { PlayedEditions } from './fuzz-editions';
import { type EngineChoice, engineIdentity } from './fuzz-engine';
import { Problem } from './problem';
import { bookPlayed, checkOff, whyNotOff } from './rules';
import { selectRulebooks } from './selection';

/** What games depend on, as it is asked for. */
export interface GameOptions extends EngineChoice {
  readonly seed: number;
  readonly catalogue?: number;
  readonly fault?: string;
  readonly off: readonly string[];
  /** The file of an amendment, under which games of its rulebook are played. */
  readonly amend?: string;
  /** The short name of the edition that is played of games that have it. */
  readonly edition?: string;
  /** Other readings of rulings of one rulebook, under which its games are played: `low-033=letter`. */
  readonly ruling?: readonly string[];
  /** The most decisions a game. */
  readonly decisions: number;
  readonly check: RangeSettings['check'];
}

/** Games of one rulebook that are asked for. */
export interface AskedGames {
  readonly settings: RangeSettings;
  /** Does the engine say which rules it uses? */
  readonly hasTrace: boolean;
}

const MOST_CARDS_IN_A_DECK = 20;
const LOOK_CLOSELY_EVERY = 16;

/**
 * What the games of each rulebook depend on: of the one that is named, or else of all that the engines play and that
 * have the rules and the fault that are named.
 *
 * @returns one entry a rulebook, at least one
 * @throws Problem for a rulebook that can't be played, a rule or a fault that there is not
 */
export function gamesAskedFor(options: GameOptions): readonly AskedGames[] {
  const { seed, decisions, check, engine: command, fault, catalogue } = options;
  const engines = command === undefined ? [] : [command];
  const amendment = amendmentOption(options, {
    rulebook: options.rulebook,
    edition: options.edition,
    engines,
  });
  const asked = amendment?.rulebook ?? options.rulebook;
  const named = asked === undefined ? undefined : playable(asked);
  const [edition = options.edition] = amendment?.edition === undefined ? [] : amendment.editions;
  const editions = new PlayedEditions({ ...options, ...(edition === undefined ? {} : { edition }) }, asked);
  if (fault !== undefined && options.against !== undefined)
    throw new Problem([
      '--fault shows that invariants find a fault, and --against compares engines: leave one of the two out.',
    ]);
  const possible = editions.having(named === undefined ? fuzzedRulebooks : [named]);
  checkFault(fault, possible);
  const booksOf = (ids: readonly string[]): readonly KnownRulebook[] =>
    ids.flatMap((id) => bookPlayed(id, editions.of(id).edition));
  checkOff(options.off, booksOf(possible));
  checkNoVariant(options.off);
  const off = [...options.off, ...(amendment?.off ?? [])];
  const { hasTrace, engine, code, against, plays } = engineIdentity({ ...options, rulebook: named });
  checkAgainst(against, off, booksOf(possible));
  const ownFiles = filesOfChanges(off);
  const able = plays.filter((id) => possible.includes(id));
  return suitable(able, [...off, ...(against?.off ?? [])], fault, booksOf).map((rulebook) => ({
    hasTrace,
    settings: {
      rulebook,
      ...editions.of(rulebook),
      seed,
      most: decisions,
      deck: MOST_CARDS_IN_A_DECK,
      swarm: true,
      check,
      every: LOOK_CLOSELY_EVERY,
      off: [...new Set(off)].sort(),
      ...(amendment === undefined ? {} : { amendment: describeAmendment(amendmentFacts(amendment)) }),
      engine,
      code: ownFiles.length === 0 ? code : `${code} ${filesDigest(ownFiles)}`,
      ...(command === undefined ? {} : { command }),
      ...(fault === undefined ? {} : { fault }),
      ...(against === undefined ? {} : { against }),
      ...(catalogue === undefined ? {} : { catalogue }),
    },
  }));
}

/** The id of a rulebook whose games can be played at random. */
function playable(given: string): string {
  const [id] = selectRulebooks(given);
  if (id === undefined) throw new Problem([`There is no rulebook "${given}" here.`]);
  if (fuzzedRulebooks.includes(id)) return id;
  // Games of several rulebooks are known to the fuzzer by the first of them.
  const game = gameEdition(id)?.game;
  if (game !== undefined && fuzzedRulebooks.includes(game)) return game;
  throw new Problem([
    `Games of ${id} can't be played at random yet; those of ${fuzzedRulebooks.join(', ')} can.`,
  ]);
}

const faultsOf = (rulebook: string): readonly string[] =>
  (fuzzedRulebook(rulebook)?.canaries ?? []).map(({ name }) => name);

function checkFault(fault: string | undefined, rulebooks: readonly string[]): void {
  const faults = [...new Set(rulebooks.flatMap(faultsOf))];
  if (fault !== undefined && !faults.includes(fault))
    throw new Problem([`--fault "${fault}": there is no such fault; there are "${faults.join('", "')}".`]);
}

/** Throws a Problem for a variant of a rule: what is found with one could not be written down. */
function checkNoVariant(off: readonly string[]): void {
  const varied = off.find((each) => changeOf(each).verb !== 'off');
  if (varied !== undefined)
    throw new Problem([
      `--off "${varied}": random games are played without rules, but not with variants of them; "rulewright check" plays these.`,
    ]);
}

/** Throws a Problem for rules that make no other ruleset. */
function checkAgainst(
  against: RangeSettings['against'],
  off: readonly string[],
  known: readonly KnownRulebook[],
): void {
  checkNoVariant(against?.off ?? []);
  for (const rule of against?.off ?? []) {
    const why = off.includes(rule)
      ? '--off switches it off in both engines: leave it out of one of the two.'
      : whyNotOff(rule, known);
    if (why !== undefined) throw new Problem([`--against off:${rule}: ${why}`]);
  }
}

/** Of rulebooks those that have all the rules and the fault that are named; throws a Problem where there is none. */
function suitable(
  rulebooks: readonly string[],
  rules: readonly string[],
  fault: string | undefined,
  booksOf: (ids: readonly string[]) => readonly KnownRulebook[],
): readonly string[] {
  const found = rulebooks.filter(
    (id) =>
      (fault === undefined || faultsOf(id).includes(fault)) &&
      rules.every((rule) => whyNotOff(rule, booksOf([id])) === undefined),
  );
  if (found.length > 0) return found;
  const all = [...rules, ...(fault === undefined ? [] : [`the fault "${fault}"`])];
  throw new Problem([
    `None of the rulebooks that are played (${rulebooks.join(', ')}) has ${all.join(' and ')}: name those of one rulebook at a time.`,
  ]);
}
