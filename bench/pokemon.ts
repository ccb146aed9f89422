import { TeamGenerators } from '@pkmn/randoms';
import { Battle, PRNG, type Side, Teams } from '@pkmn/sim';
import { processorTime } from './clock';
import { type Next, pick, seeded } from './random';

Teams.setGeneratorFactory(TeamGenerators);

const FORMAT = 'gen9randombattle';

/** Every choice that a side's request leaves open: each usable move, with terastallizing where possible, and each switch. */
function choices(request: NonNullable<Side['activeRequest']>): string[] {
  if (request.wait || request.teamPreview) return [];
  const bench = request.side.pokemon.flatMap((pokemon, place) =>
    pokemon.active || pokemon.condition.endsWith(' fnt') ? [] : [`switch ${place + 1}`],
  );
  if (request.forceSwitch) return bench;
  const [active] = request.active;
  if (!active) return [];
  const moves = active.moves.flatMap((move, place) =>
    'disabled' in move && move.disabled
      ? []
      : [`move ${place + 1}`, ...(active.canTerastallize ? [`move ${place + 1} terastallize`] : [])],
  );
  return active.trapped ? moves : [...moves, ...bench];
}

function choose(battle: Battle, side: Side, next: Next): number {
  const request = side.activeRequest;
  if (!request || request.wait || side.isChoiceDone()) return 0;
  const open = choices(request);
  // What hidden information forbids (a trapping ability, say) is refused; then the simulator's own choice is taken.
  if (open.length === 0 || !battle.choose(side.id, pick(open, next))) battle.choose(side.id, 'default');
  return 1;
}

/** Random battles, both sides choosing at random, for so many nanoseconds. Making the teams is not counted. */
export function playBattles(budget: number): { battles: number; choices: number; nanoseconds: number } {
  const played = { battles: 0, choices: 0, nanoseconds: 0 };
  for (let seed = 1; played.nanoseconds < budget; seed += 1) {
    const teams = [seed * 2, seed * 2 + 1].map((each) =>
      Teams.getGenerator(FORMAT, PRNG.convertSeed([each, 1, 2, 3])).getTeam(),
    );
    const next = seeded(seed);
    const started = processorTime();
    const battle = new Battle({ formatid: FORMAT as never, seed: PRNG.convertSeed([seed, 4, 5, 6]) });
    teams.forEach((team, place) => {
      battle.setPlayer(place === 0 ? 'p1' : 'p2', { name: `Player ${place + 1}`, team });
    });
    for (let turns = 0; !battle.ended && turns < 2000; turns += 1) {
      for (const side of battle.sides) if (!battle.ended) played.choices += choose(battle, side, next);
    }
    played.nanoseconds += processorTime() - started;
    played.battles += 1;
  }
  return played;
}
