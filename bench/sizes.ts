import { measure } from 'mitata';
import { answerFrom } from '../engine/kernel';
import type { CardSpecification, SetupRequest } from '../port/contract';
import { actions, startingBases, units, upgrades } from './cards';
import { median, now } from './clock';
import { begin, play, type Running } from './games';
import { largeMagicTable } from './magic-sizes';
import { type Next, pick, seeded } from './random';

/** Answers that a fork replays. */
const REPLAYED = 20;

/** A median of fewer undos than this says nothing. */
const FEWEST = 200;

const cards = [...units, ...units, ...actions, ...upgrades];
const permanents = [...units, ...units, ...units, ...upgrades];

/** A table of so many objects in the middle of a game: a third each on the battlefield, in decks, in graveyards. */
export function tableOf(objects: number, seed: number): SetupRequest {
  const next = seeded(seed);
  const each = Math.floor(objects / 6);
  const held = each - startingBases.length;
  const player = (name: string) => ({
    name,
    zones: {
      deck: drawn(cards, each - 2, next),
      hand: drawn(cards, 2, next),
      graveyard: drawn(cards, each, next),
    },
    resources: { resource: 20 },
    permanents: startingBases.map((base, place) => ({
      card: { ...base, fields: { ...base.fields, capacity: 100_000, defense: 100_000 } },
      attached: drawn(permanents, Math.max(1, Math.floor((held + place) / 3)), next).map((card) => ({
        card,
      })),
    })),
  });
  return {
    rulebook: 'legions-of-will',
    players: [player('Alice'), player('Bob')],
    seed,
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 5 },
  };
}

const drawn = (from: readonly CardSpecification[], count: number, next: Next): CardSpecification[] =>
  Array.from({ length: Math.max(0, count) }, () => pick(from, next));

/** A game whose decisions are taken back. */
interface TakenBack extends Running {
  readonly journal: { mark(): number };
  undo(): unknown;
}

/** How a table of so many objects is set up, and how many of them are in play. */
interface Sized {
  begin(): TakenBack;
  inPlay(game: TakenBack): number;
}

const legions = (objects: number): Sized => {
  const request = tableOf(objects, objects);
  return { begin: () => begin(request), inPlay: (game) => countIn(game, 'battlefield') };
};

const countIn = (game: object, zone: string): number => {
  const found: unknown = Reflect.get(game, zone);
  return typeof found === 'object' && found !== null && 'objects' in found && Array.isArray(found.objects)
    ? found.objects.length
    : 0;
};

const magic = (objects: number): Sized => ({
  begin: () => largeMagicTable(objects),
  inPlay: (game) => countIn(game, 'inPlay'),
});

const TABLES = { legions, magic };

/** Games whose tables are measured at each size. */
export type SizedGame = keyof typeof TABLES;

export const isSizedGame = (name: string): name is SizedGame => Object.hasOwn(TABLES, name);

/** What one size of table costs. */
export interface AtSize {
  readonly objects: number;
  readonly onTheBattlefield: number;
  readonly decisionsPerSecond: number;
  /** Decisions that the figures were taken over. */
  readonly decisions: number;
  /** Changes to the state that a decision took with it: what undo has to take back. */
  readonly changes: number;
  /** Taking one decision back, and everything that followed from it. */
  readonly undo: number;
  /** The same together with making the decision again (mitata). */
  readonly actAndUndo: number;
  /** A second game at the same place, by setting it up and replaying its answers (mitata). */
  readonly fork: number;
}

/** Decisions taken back on a small table before anything is timed: code that has run often is compiled, as it is in use. */
const WARM = 5_000;

function warmUp(tables: (objects: number) => Sized): void {
  const small = tables(30);
  let made = 0;
  for (let seed = 1; made < WARM; seed += 1) {
    const game = small.begin();
    const next = seeded(seed);
    for (let count = 0; count < 200 && game.decision; count += 1) {
      const answer = answerFrom(game.decision, next);
      game.act(answer);
      game.undo();
      game.act(answer);
      made += 1;
    }
  }
}

/** Plays on from a table of so many objects for about `budget` nanoseconds, taking each decision back once. */
export async function atSize(objects: number, budget: number, of: SizedGame = 'legions'): Promise<AtSize> {
  warmUp(TABLES[of]);
  const sized = TABLES[of](objects);
  const answers = play(sized.begin(), seeded(1), REPLAYED);

  const undone: number[] = [];
  const changes: number[] = [];
  let acting = 0;
  let made = 0;
  let found = 0;
  const unfinished = (): boolean => made < FEWEST || (acting < budget && made < 20_000);
  for (let seed = 1; unfinished(); seed += 1) {
    const game = sized.begin();
    found = sized.inPlay(game);
    const next = seeded(seed);
    for (let count = 0; count < 200 && unfinished(); count += 1) {
      const { decision } = game;
      if (!decision) break;
      const answer = answerFrom(decision, next);
      const mark = game.journal.mark();
      game.act(answer);
      changes.push(game.journal.mark() - mark);
      const before = now();
      game.undo();
      undone.push(now() - before);
      const again = now();
      game.act(answer);
      acting += now() - again;
      made += 1;
    }
  }

  const game = sized.begin();
  const next = seeded(2);
  const pair = await measure(
    () => {
      const { decision } = game;
      if (decision) game.act(answerFrom(decision, next));
      game.undo();
    },
    { min_cpu_time: budget / 4, min_samples: 8 },
  );
  const fork = await measure(
    () => {
      const copy = sized.begin();
      for (const answer of answers) copy.act(answer);
      return copy;
    },
    { min_cpu_time: budget / 4, min_samples: 4 },
  );
  return {
    objects,
    onTheBattlefield: found,
    decisionsPerSecond: made / (acting / 1e9),
    decisions: made,
    changes: median(changes),
    undo: median(undone),
    actAndUndo: pair.p50,
    fork: fork.p50,
  };
}
