import { Before, Given, Then, When, type World } from '@cucumber/cucumber';
import { gameOf } from '../port/played-game';
import { engineUnderTest } from '../port/under-test';
import type { Invariant } from './invariant';
import { FOUND, PropertyScenario } from './property';
import { everyInvariant, holdsIn } from './scenario/watched';

const scenarios = new WeakMap<World, PropertyScenario>();

function of(world: World): PropertyScenario {
  const known = scenarios.get(world);
  if (!known) throw new Error('Properties are checked in scenarios tagged @property: tag the feature so.');
  return known;
}

Before({ tags: '@property' }, function (this: World, { pickle, gherkinDocument }) {
  const [id] = pickle.astNodeIds;
  const children = (gherkinDocument.feature?.children ?? []).flatMap(
    (child) => child.rule?.children ?? [child],
  );
  const line = children.find(({ scenario }) => scenario?.id === id)?.scenario?.location.line;
  const place = line === undefined ? pickle.uri : `${pickle.uri}:${line}`;
  const parameters: unknown = this.parameters;
  const said = pickle.steps.map(({ text }) => text);
  scenarios.set(this, PropertyScenario.from(place, parameters, process.env, engineUnderTest(), said));
});

/** A game as {game} reads it. */
interface Game {
  readonly rulebook: string;
}

Given(
  '{int} random games of {game} with at least {int} decisions on average',
  function (this: World, games: number, { rulebook }: Game, average: number) {
    of(this).randomGames(rulebook, games, average, 20);
  },
);

Given(
  '{int} random games of {game} with decks of at most {int} cards and at least {int} decisions on average',
  function (this: World, games: number, { rulebook }: Game, deck: number, average: number) {
    of(this).randomGames(rulebook, games, average, deck);
  },
);

Given(
  '{int} random games of {game} with generated cards and at least {int} decisions on average',
  function (this: World, games: number, { rulebook }: Game, average: number) {
    of(this).generatedGames(rulebook, games, average);
  },
);

Given(
  '{int} random tables of {game} on which a loop of mandatory actions begins',
  function (this: World, games: number, { rulebook }: Game) {
    of(this).loops(rulebook, games, 'mandatory');
  },
);

Given(
  '{int} random tables of {game} on which a loop with an option in it begins',
  function (this: World, games: number, { rulebook }: Game) {
    of(this).loops(rulebook, games, 'optional');
  },
);

Given(
  '{int} random tables of {game} on which a loop begins that wears a player down',
  function (this: World, games: number, { rulebook }: Game) {
    of(this).loops(rulebook, games, 'losing');
  },
);

Given('the planted fault {string}', function (this: World, fault: string) {
  of(this).plant(fault);
});

When(
  'the players decide at random until the game ends or {int} decisions are made',
  function (this: World, most: number) {
    of(this).play(most);
    this.attach(JSON.stringify(of(this).trace()), 'application/vnd.rulewright.trace+json');
    this.log(of(this).describe());
  },
);

for (const invariant of everyInvariant) {
  Then(invariant.gherkin, function (this: World) {
    const property = scenarios.get(this);
    const game = property ? undefined : gameOf(this);
    if (game) holdsIn(game, invariant);
    else of(this).holds(invariant);
  });
}

for (const invariant of distinctlyBroken(everyInvariant)) {
  Then(`${FOUND} ${invariant.broken}`, function (this: World) {
    of(this).isBroken(invariant);
  });
}

Then('that game replays from its seed and path', function (this: World) {
  of(this).replays();
});

/** Of invariants one for each sentence that says that it is broken. */
function distinctlyBroken(invariants: readonly Invariant[]): readonly Invariant[] {
  return [...new Map(invariants.map((invariant) => [invariant.broken, invariant])).values()];
}
