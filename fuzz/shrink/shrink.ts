import type { PendingDecision, SetupRequest } from '../../port/contract';
import { difference } from '../differential/differs';
import { type Finding, kindOf } from '../finding';
import type { Invariant } from '../invariant';
import { type Deed, isIdle, leastAnswer } from './deed';
import { distinctlyNamed } from './distinct-names';
import { fewest } from './fewest';
import { type Scene, sceneAt, sceneOf } from './scene';
import { simplified, withoutPiles } from './simpler';
import { type Best, type Broke, type Draft, Trials, type Trying } from './trial';

/** A finding made as simple as could be. */
export interface Shrunk {
  readonly scene: Scene;
  /**
   * The table that the scene is arranged as, and every answer until the invariant is broken; where that is about how
   * games end, until the last one that does anything.
   */
  readonly request: SetupRequest;
  readonly answers: readonly (readonly number[])[];
  /** What the players decide, apart from what they would do anyway. */
  readonly deeds: readonly Deed[];
  readonly message: string;
  /** What is broken: the invariant of the finding, or another one where a scenario's game breaks that one. */
  readonly invariant: Invariant;
  /** Can a game come to the table? If not, state-based actions are due on it at once. */
  readonly fair: boolean;
  /** Was everything tried that could make it simpler? There is a bound on how much is tried. */
  readonly isLeast: boolean;
  /** How many games were tried, and how many decisions were made in them. */
  readonly tries: number;
  readonly decisions: number;
}

const ROUNDS = 4;
/** So many later beginnings are tried one by one from the end, and so many more before these. */
const LATE = 24;

/**
 * Makes a finding simpler, as long as the same invariant is broken in the same way: a later beginning, fewer decisions
 * (by their meaning), fewer players, cards and words, plainer numbers.
 *
 * @returns undefined where the game doesn't break the invariant when it is played again as a scenario's game
 */
export function shrink(finding: Finding, trying: Trying): Shrunk | undefined {
  const found = sameKind(finding, trying) ?? firstKind(finding, trying) ?? otherwise(finding, trying);
  if (!found) return undefined;
  const { trials } = found;
  const { invariant } = trials.trying;
  trials.alike = trying.alike === true && invariant.ofEndings !== true;
  // What is only true of tables made for it would be broken on any other one.
  const isBoundToTable = invariant.ofEndings === true;
  const draft = { scene: sceneOf(finding.table), deeds: found.broke.deeds };
  let best = asScene({ draft, broke: found.broke }, trials, isBoundToTable);
  if (!best) return undefined;
  let isLeast = false;
  for (let round = 0; round < ROUNDS && trials.left && !isLeast; round += 1) {
    const before = sizeOf(best.draft);
    if (!isBoundToTable) best = later(best, trials);
    best = shorter(best, trials);
    best = simpler(best, trials, isBoundToTable ? withoutPiles : simplified);
    isLeast = sizeOf(best.draft) >= before && trials.left;
  }
  const { draft: simplest, broke } = distinctlyNamed(fairlyAgain(best, trials), trials);
  const { request, answers, message } = broke;
  const { tries, decisions } = trials;
  return {
    scene: simplest.scene,
    request,
    answers: invariant.ofEndings
      ? answers.slice(0, broke.deeds.findLastIndex((deed) => !isIdle(deed)) + 1)
      : answers,
    deeds: simplest.deeds,
    message,
    invariant,
    fair: trials.fair,
    isLeast,
    tries,
    decisions,
  };
}

/**
 * The same on a table that a scenario can arrange and a game can come to: as it is, a later one, or one with the hands
 * that players have of themselves. Where there is none, the table may be one that no game comes to.
 */
function asScene(found: Best, trials: Trials, isBoundToTable: boolean): Best | undefined {
  const { scene, deeds } = found.draft;
  const plainHands = { ...scene, sides: scene.sides.map((side) => ({ ...side, sizes: {} })) };
  for (const fair of [true, false]) {
    trials.fair = fair;
    const asItIs = trials.play(found.draft);
    if (asItIs) return { draft: found.draft, broke: asItIs };
    const late = isBoundToTable ? found : later(found, trials);
    if (late !== found) return late;
    const broke = isBoundToTable ? undefined : trials.play({ scene: plainHands, deeds });
    if (broke) return { draft: { scene: plainHands, deeds }, broke };
  }
  return undefined;
}

/** What was due at once on the table as it was found may be gone from it. */
function fairlyAgain(best: Best, trials: Trials): Best {
  if (trials.fair) return best;
  const { answers } = best.broke;
  let at = 0;
  trials.fair = true;
  const broke = trials.answered(best.draft.scene, (decision) => {
    const given = answers[at];
    at += 1;
    return given ?? leastAnswer(decision);
  });
  if (broke) return { ...best, broke };
  trials.fair = false;
  return best;
}

const sizeOf = ({ scene, deeds }: Draft): number => JSON.stringify(scene.sides).length + 100 * deeds.length;

/** A finding's game as a scenario plays it, and the trials with which it is made simpler. */
interface Again {
  readonly trials: Trials;
  readonly broke: Broke;
}

/** The invariant is broken in the same way as it was found. */
function sameKind(finding: Finding, trying: Trying): Again | undefined {
  // Where two engines stop at every priority their first difference may look otherwise.
  if (finding.invariant.number === difference.number) return undefined;
  return playedAgain(finding, new Trials(trying, kindOf(finding)));
}

/** The invariant is broken in some way, which it stays: looked at closely it may be seen earlier, and look otherwise. */
function firstKind(finding: Finding, trying: Trying): Again | undefined {
  const isSeenOtherwise = finding.invariant.number === difference.number || trying.invariant.cost === 'dear';
  return isSeenOtherwise ? playedAgain(finding, new Trials(trying, undefined)) : undefined;
}

/**
 * Another invariant is broken. A scenario's players are asked at every priority, so what is wrong may come about sooner
 * there, as an answer that is refused for instance.
 */
function otherwise(finding: Finding, trying: Trying): Again | undefined {
  const { others = [], mended } = trying;
  for (const invariant of others) {
    if (invariant === trying.invariant || (invariant.seldom && !mended)) continue;
    const again = playedAgain(finding, new Trials({ ...trying, invariant }, undefined));
    if (again) return again;
  }
  return undefined;
}

function playedAgain(finding: Finding, trials: Trials): Again | undefined {
  trials.fair = false;
  const broke = again(finding, trials);
  return broke && { trials, broke };
}

/**
 * Plays a finding's game as a scenario would: there everybody is asked at every priority, even when passing is all that
 * can be done.
 */
function again({ table, answers }: Finding, trials: Trials): Broke | undefined {
  const everywhere = table.stops === 'every priority';
  const request = { ...table, stops: 'every priority' } as const;
  const wasAsked = ({ purpose, options }: PendingDecision): boolean =>
    everywhere || purpose !== 'priority' || options.length > 1;
  // An engine that is wrong may have asked those who could only pass as well.
  return trials.again(request, answers, wasAsked) ?? trials.again(request, answers, () => true);
}

/** Begins as late as possible: the table of some moment, and what was decided from there on. */
function later(best: Best, trials: Trials): Best {
  const { draft } = best;
  const broke = best.broke.seen.size > 0 ? best.broke : trials.play(draft, true);
  if (!broke) return best;
  const moments = differentScenes(best, broke).toReversed();
  const step = Math.max(1, Math.ceil((moments.length - LATE) / LATE));
  const chosen = moments.filter((_, place) => place < LATE || place % step === 0);
  for (const [at, scene] of chosen) {
    const deeds = broke.deeds.slice(at);
    const shorter = trials.play({ scene, deeds });
    if (shorter) return { draft: { scene, deeds }, broke: shorter };
  }
  return best;
}

/** The later scenes of a game, each once and as late as it is: while players pass, most often nothing changes. */
function differentScenes({ draft }: Best, { seen, request }: Broke): readonly (readonly [number, Scene])[] {
  const scenes = new Map<string, readonly [number, Scene]>();
  for (const [at, observation] of seen) {
    const scene = at > 0 ? sceneAt(draft.scene, request, observation) : undefined;
    if (!scene) continue;
    const key = JSON.stringify(scene);
    scenes.delete(key);
    scenes.set(key, [at, scene]);
  }
  return [...scenes.values()];
}

/** Leaves out decisions: what would be done anyway, then whatever isn't needed, and then some of what was chosen at once. */
function shorter(best: Best, trials: Trials): Best {
  let so = best;
  const { scene } = best.draft;
  const test = (deeds: readonly Deed[]): boolean => {
    const broke = trials.play({ scene, deeds });
    if (broke) so = { draft: { scene, deeds }, broke };
    return broke !== undefined;
  };
  test(best.draft.deeds.filter((deed) => !isIdle(deed)));
  fewest(so.draft.deeds, test);
  for (const [at, { kind, things }] of so.draft.deeds.entries())
    if (kind === 'choose' && things.length > 1)
      fewest(things, (fewer) =>
        test(so.draft.deeds.map((deed, place) => (place === at ? { ...deed, things: fewer } : deed))),
      );
  return so;
}

function simpler(best: Best, trials: Trials, made: typeof simplified): Best {
  const games = new Map<Draft, Broke>();
  const goodFor = (tried: Draft): number | undefined => {
    const broke = trials.play(tried);
    if (broke) games.set(tried, broke);
    return broke?.answers.length;
  };
  const draft = made(best.draft, goodFor);
  const broke = games.get(draft);
  return broke ? { draft, broke } : best;
}
