import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from '../port/protocol/immutable';
import { entrySchema } from './corpus/entry';
import { alarmOf, comparedSchema, findingSchema } from './finding';

const count = (description: string) => Type.Integer({ minimum: 0, description });
/** Of each kind of violation how often it was seen, and the first game. */
const violations = (description: string) =>
  Type.Array(
    Type.Object(
      {
        kind: Type.String({ description: 'What kind of violation it is.' }),
        games: Type.Integer({ minimum: 1, description: 'In how many games it was found.' }),
        first: findingSchema,
      },
      { additionalProperties: false },
    ),
    { description },
  );
const sorted = (description: string) =>
  Type.Array(Type.String(), { description: `${description} In order.` });

/** What a range of games looks like. */
export const gameRangeSchema = Type.Object(
  { from: count('The first game.'), to: count('The game after the last one.') },
  { additionalProperties: false, description: 'Games of a campaign, by number.' },
);

/** What the settings of a campaign look like. */
export const rangeSettingsSchema = Type.Object(
  {
    rulebook: Type.String({ minLength: 1, description: 'Id of the rulebook.' }),
    seed: Type.Integer({ minimum: 0, description: 'Seed of the campaign.' }),
    most: Type.Integer({
      minimum: 1,
      description: 'A game that is not over after so many decisions is left.',
    }),
    deck: count('The most cards in a deck.'),
    swarm: Type.Boolean({ description: 'Are whole kinds of cards and actions left out at random?' }),
    check: Type.Union([Type.Literal('cheap'), Type.Literal('all')], {
      description: 'Which invariants are checked.',
    }),
    every: Type.Integer({ minimum: 1, description: 'Dear looks are taken at one moment in so many.' }),
    off: sorted('Numbers of rules that are switched off, and other changes of the rules.'),
    edition: Type.Optional(
      Type.String({ minLength: 1, description: 'Short name of the edition of the game that is played.' }),
    ),
    amendment: Type.Optional(Type.String({ description: 'Under what the games are played, in words.' })),
    engine: Type.String({
      minLength: 1,
      description: 'The engine: its name, and a digest where it is known.',
    }),
    code: Type.String({
      description: 'Digest of the code that games depend on, apart from engines elsewhere.',
    }),
    command: Type.Optional(Type.String({ description: 'The command that starts it; none: in process.' })),
    fault: Type.Optional(Type.String({ description: 'Name of the fault that is planted in the engine.' })),
    against: Type.Optional(comparedSchema),
    catalogue: Type.Optional(count('Which cards are generated: another number, other cards. None: 0.')),
    corpus: Type.Optional(
      Type.Object(
        {
          digest: Type.String({ description: 'Of the entries that the campaign began with.' }),
          entries: count('How many these are: so many games play them again.'),
        },
        { additionalProperties: false, description: 'The corpus; none: every game is a new one.' },
      ),
    ),
  },
  {
    additionalProperties: false,
    description: 'All that the games of a campaign depend on, but for their number.',
  },
);

/** What some games of a campaign came to, as it is written and merged. */
export const rangeResultSchema = Type.Object(
  {
    result: Type.Literal(1, { description: "The version of a result's form." }),
    settings: rangeSettingsSchema,
    of: Type.Optional(count('How many games the whole campaign has; none where time decides.')),
    ranges: Type.Array(gameRangeSchema, {
      description: 'Which games were played: no two overlap or touch. In order.',
    }),
    games: count('How many games were played.'),
    decisions: count('How many decisions were made in them.'),
    turns: count('How many turns were begun.'),
    ended: count('Games that came to their end.'),
    drawn: count('Of these, the ones that were drawn.'),
    broken: count('Games in which the engine crashed, hung or said nonsense.'),
    unsupported: count('Games that the engine does not support, as its hello says.'),
    actions: sorted('What was done: the purpose of a decision, and the action that was chosen.'),
    rules: sorted('Numbers of the rules that the engine used.'),
    reach: Type.Record(Type.String(), count('How often.'), {
      description: 'What invariants came to look at.',
    }),
    coverage: sorted('What the games reached, as a corpus counts it.'),
    findings: violations('The first game of each kind of violation. In order of the games.'),
    alarms: violations(
      'The same of what is broken in the same game of the engine that is held to be right as well: nothing of that is a finding.',
    ),
    discoveries: Type.Array(
      Type.Object(
        {
          game: count('Which game it was.'),
          keys: Type.Record(Type.String(), count('After how many decisions.'), {
            description: 'What it was the first to reach. In order.',
          }),
          entry: entrySchema,
        },
        { additionalProperties: false },
      ),
      { description: 'Games that reached something new; none without a corpus. In order of the games.' },
    ),
  },
  { additionalProperties: false, description: 'What some games of a campaign came to.' },
);

/** Games of a campaign, from one number to before another. */
export type GameRange = Immutable<Static<typeof gameRangeSchema>>;
/** All that the games of a campaign depend on, but for their number. */
export type RangeSettings = Immutable<Static<typeof rangeSettingsSchema>>;
/** What some games of a campaign came to: no wall clock in it, and mergeable (`merge/merge.ts`). */
export type RangeResult = Immutable<Static<typeof rangeResultSchema>>;

/** All that games broke: findings, and alarms after them. */
export const violationsIn = ({ findings, alarms }: RangeResult): RangeResult['findings'] => [
  ...findings,
  ...alarms,
];

/** What games came to, where some of their findings, by their kinds, turned out to be alarms. */
export function withAlarms(result: RangeResult, kinds: ReadonlySet<string>): RangeResult {
  if (kinds.size === 0) return result;
  const { findings, alarms } = result;
  const turned = findings
    .filter(({ kind }) => kinds.has(kind))
    .map((found) => ({ ...found, first: alarmOf(found.first) }));
  return {
    ...result,
    findings: findings.filter(({ kind }) => !kinds.has(kind)),
    alarms: earliest([...alarms, ...turned]),
  };
}

/** Of each kind of violation the earliest game, and how often there was one. In order of the games. */
export function earliest(found: RangeResult['findings']): RangeResult['findings'] {
  const kinds = new Map<string, RangeResult['findings'][number]>();
  for (const { kind, games, first } of found) {
    const known = kinds.get(kind);
    const earlier = known && known.first.game < first.game ? known.first : first;
    kinds.set(kind, { kind, games: games + (known?.games ?? 0), first: earlier });
  }
  return [...kinds.values()].sort((one, other) => one.first.game - other.first.game);
}
