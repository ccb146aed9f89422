import type { SetupRequest, TraceLine } from '../../port/contract';
import { kindOf } from '../finding';
import type { RecordedGame } from '../scenario/moments';
import type { Shrunk } from './shrink';
import { type Broke, Trials, type Trying } from './trial';

type Scripted = NonNullable<SetupRequest['chance']>;

/**
 * Decides beforehand what is rolled in a finding's game, so that it goes the same way with any seed.
 *
 * @param game the finding's game, as it went
 * @param purposes what is rolled for in games of the rulebook, as the port names it
 * @returns the same finding where nothing is rolled, or where the game doesn't go the same way with what the trace tells of
 * the rolls: a die that is rolled again, or a result that something is added to, isn't told of as it fell
 */
export function withRolls(
  shrunk: Shrunk,
  game: RecordedGame,
  trying: Omit<Trying, 'invariant'>,
  purposes: readonly string[],
): Shrunk {
  const { scene, deeds, invariant } = shrunk;
  // A loop rolls for ever.
  if (invariant.ofEndings) return shrunk;
  const news = [...game.moments, game.last].flatMap((moment) => moment.news);
  const chance = purposes.flatMap((purpose): Scripted => {
    const values = news.flatMap((line) => resultOf(line, purpose));
    return values.length > 0 ? [{ purpose, values }] : [];
  });
  if (chance.length === 0) return shrunk;
  for (const seed of new Set([0, scene.seed])) {
    const said = { ...scene, chance, seed };
    const broke = playedAgain(shrunk, { scene: said, deeds }, trying);
    const { request, answers, message } = broke ?? {};
    if (request && answers && message !== undefined)
      return { ...shrunk, scene: said, request, answers, message };
  }
  return shrunk;
}

/** What an event tells of a roll: its kind names what was rolled for. */
function resultOf({ kind, amount, player, what }: TraceLine, purpose: string): readonly number[] {
  if (what !== 'event' || !kind?.endsWith(purpose)) return [];
  if (amount !== undefined) return [amount];
  return player === undefined ? [] : [player + 1];
}

function playedAgain(
  { invariant, message, request, fair }: Shrunk,
  draft: Parameters<Trials['play']>[0],
  trying: Omit<Trying, 'invariant'>,
): Broke | undefined {
  const trials = new Trials({ ...trying, invariant }, kindOf({ invariant, message, table: request }));
  trials.fair = fair;
  trials.alike = trying.alike === true;
  return trials.play(draft);
}
