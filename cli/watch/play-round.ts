import { elapsed } from '../elapsed';
import { describeNoProof } from '../exit-code';
import type { Interruption } from '../interruption';
import { playAll } from '../play-all';
import { forgetFeatures } from '../selection';
import { describeOutcome, describeSetupErrors } from '../table';
import type { Round, RoundEnd, WatchOptions } from './round';

/**
 * Plays a round and prints what failed in it, and how many scenarios ended how. Throws a Problem for what can't be played.
 */
export async function playRound(
  { paths }: Round,
  options: WatchOptions,
  interruption: Interruption,
): Promise<RoundEnd> {
  forgetFeatures();
  const began = performance.now();
  const { results, left } = await playAll(paths, options, interruption);
  for (const result of results) {
    for (const sentence of describeSetupErrors(result)) console.error(sentence);
    const { unfinished } = result;
    if (unfinished && !interruption.isAsked) console.error(unfinished.why);
    if (!unfinished || result.scenarios.length > 0)
      console.log(`${describeOutcome(result, options.failures)}, in ${elapsed(performance.now() - began)}`);
    const nothing = describeNoProof(result);
    if (nothing !== undefined) console.error(nothing);
  }
  return {
    results: results.flatMap(({ scenarios }) =>
      scenarios.map(({ id, uri, line, rulebook, verdict, exercised }) => ({
        id,
        uri,
        line,
        rulebook,
        verdict,
        exercised,
      })),
    ),
    left,
  };
}
