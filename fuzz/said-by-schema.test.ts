import { describe, it } from 'node:test';
import { expect } from 'chai';
import { editionsOf, gameOf } from '../port/in-process/games';
import { inEdition } from '../port/in-process-editions';
import { heldToSchemas } from '../port/test/held-to-schemas';
import { reluctantly } from './avoiding';
import { freshEntry, mix } from './corpus/game-plan';
import { numbersFrom } from './numbers';
import { byNumbers, playGame } from './play';
import { fuzzedRulebook, fuzzedRulebooks } from './rulebooks';

/** How many messages of each name were said in games on an engine that is spoken to by lines, each held against the schemas. */
function saidIn(rulebook: string, edition: string | undefined, games: number): ReadonlyMap<string, number> {
  const { engine, said } = heldToSchemas();
  const settings = edition === undefined ? { deck: 8, swarm: true } : { deck: 8, swarm: true, edition };
  for (let game = 0; game < games; game += 1) {
    const entry = freshEntry(rulebook, mix(7, game));
    const played = fuzzedRulebook(rulebook)?.game(
      { ...entry, things: [...entry.things], moves: [] },
      settings,
    );
    if (!played) throw new RangeError(`Games of "${rulebook}" can't be played at random.`);
    playGame(engine, inEdition(played.table, edition), {
      most: 40,
      invariants: [],
      answer: reluctantly(played, byNumbers(numbersFrom([], entry.rest))),
    });
    engine.observe(0);
    engine.exercised();
  }
  return said;
}

describe('what is said between runner and engine', () => {
  for (const rulebook of fuzzedRulebooks) {
    const game = gameOf(rulebook);
    const editions = game?.otherEditions ? editionsOf(game).map(({ ruleset }) => ruleset.name) : [undefined];
    for (const edition of editions)
      it(`is what the published schemas say, in random games of ${[rulebook, edition].filter(Boolean).join(' ')}`, () => {
        const said = saidIn(rulebook, edition, 2);
        for (const message of ['hello', 'setup', 'legal', 'act', 'observe', 'trace'])
          expect(said.get(message), message).to.be.above(0);
        expect(said.get('act')).to.be.above(30);
      });
  }
});
