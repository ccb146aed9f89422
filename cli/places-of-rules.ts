import path from 'node:path';
import { noteWhereRulesAreMade, whereMade } from '../engine/kernel';
import type { Implementations } from './implementations';

const ENGINE = /^(?:dist\/)?engine\//;

/** The files of a game's numbered sections: a rule that a helper elsewhere makes for one of them stands there. */
const SECTION = /^(?:dist\/)?engine\/[^/]+\/(?:\d|[a-z]-)/;

/**
 * Where the rules of each rulebook that the engine plays are made, as its ruleset has them. Asked first thing in a process:
 * of rules that were made before nobody knows where.
 *
 * @param root the folder that the places are relative to
 * @returns by rulebook, as results call it where it is played as another edition than usual, then by number
 */
export function placesOfRules(root: string): Readonly<Record<string, Implementations>> {
  noteWhereRulesAreMade();
  const games: typeof import('../port/in-process/games') = require('../port/in-process/games');
  const rulesets = games.playable.flatMap(games.editionsOf).map(({ ruleset }) => ruleset);
  const places: Record<string, Record<string, readonly string[]>> = {};
  for (const ruleset of rulesets) {
    const { rulebook, name, rules } = ruleset;
    const own: Record<string, readonly string[]> = {};
    places[ruleset === games.rulesetOf(rulebook) ? rulebook : `${rulebook}@${name}`] = own;
    for (const [number, all] of rules)
      own[number] ??= [...new Set(all.flatMap((rule) => placeAmong(whereMade(rule), root) ?? []))];
  }
  return places;
}

function placeAmong(stack: readonly string[], root: string): string | undefined {
  const places = stack
    .map((each) => path.relative(root, each).split(path.sep).join('/'))
    .filter((each) => ENGINE.test(each));
  return places.find((each) => SECTION.test(each)) ?? places.at(-1);
}

if (require.main === module) console.log(JSON.stringify(placesOfRules(path.join(__dirname, '..'))));
