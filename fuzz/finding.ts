import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { earlierFieldIn } from '../port/protocol/earlier-fields';
import type { Immutable } from '../port/protocol/immutable';
import { type Read, shortened } from '../port/protocol/read';
import { setupRequest } from '../port/protocol/table';
import { cardsOfSetup } from './cards-of-setup';

/** The version of the form in which findings are written. */
const FINDING = 1;

/** What an engine is compared with. */
export const comparedSchema = Type.Object(
  {
    engine: Type.String({ minLength: 1, description: 'Name of the other engine, as its hello says it.' }),
    command: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'The command that starts it; left out: the reference engine.',
      }),
    ),
    off: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        description: 'Numbers of rules that are switched off there and not in the first engine.',
      }),
    ),
    edition: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'Short name of the edition of the game that is played there instead of the first one.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: 'The engine, or the ruleset, that the first one is compared with.',
  },
);

/** What an engine is compared with: another engine, or the same one under another ruleset. */
export type ComparedWith = Immutable<Static<typeof comparedSchema>>;

/** Is it the same engine that is compared, under other rules or in another edition? */
export const isSameEngine = ({ off, edition }: ComparedWith): boolean =>
  off !== undefined || edition !== undefined;

/**
 * What the two sides of a comparison are called in sentences.
 *
 * @param edition the short name of the edition that is played on the first one
 */
export function sideNames(
  engine: string,
  against: ComparedWith,
  edition?: string,
): { readonly first: string; readonly second: string } {
  if (against.edition !== undefined)
    return { first: `in ${edition ?? 'the usual edition'}`, second: `in ${against.edition}` };
  if (against.off) {
    const rules = against.off.join(', ');
    // A change of what a rule says is no absence of it.
    if (against.off.some((each) => each.includes(' '))) return { first: 'as it is', second: 'amended' };
    return { first: `with ${rules}`, second: `without ${rules}` };
  }
  // Two versions of one engine: a scenario's head says which of them is here.
  if (engine === against.engine) return { first: 'here', second: 'there' };
  return { first: engine, second: against.engine };
}

/** What a finding looks like. */
export const findingSchema = Type.Object(
  {
    finding: Type.Literal(FINDING, { description: "The version of a finding's form." }),
    rulebook: Type.String({ minLength: 1, description: 'Id of the rulebook.' }),
    invariant: Type.Object(
      { number: Type.String(), name: Type.String({ minLength: 1 }) },
      {
        description:
          "What was broken: the number of the rule that it follows from, and the invariant's name.",
      },
    ),
    message: Type.String({ minLength: 1, description: 'What is wrong, in one sentence.' }),
    seed: Type.Integer({ description: 'Seed of the campaign in which it was found.' }),
    game: Type.Integer({ minimum: 0, description: 'Which game of that campaign it was, from 0.' }),
    engine: Type.String({ minLength: 1, description: 'Name of the engine, as its hello says it.' }),
    command: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'The command that starts the engine; left out: the reference engine.',
      }),
    ),
    fault: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'Name of the fault that was planted in the engine, if one was.',
      }),
    ),
    against: Type.Optional(comparedSchema),
    alarm: Type.Optional(
      Type.Literal(true, {
        description:
          'Set where the engine that is held to be right breaks the invariant as well: the invariant is wrong, or that engine is, and nothing is said against the engine that was played on. The game is then the one of that engine.',
      }),
    ),
    table: setupRequest,
    answers: Type.Array(Type.Array(Type.Integer()), {
      description: 'Every answer from the setup on; after the last one, the invariant is broken.',
    }),
    decisions: Type.Integer({
      minimum: 0,
      description: 'How many answers there were when it was found, before it was made simpler.',
    }),
  },
  {
    additionalProperties: false,
    description: 'A game in which an invariant is broken, so that it can be played again.',
  },
);
const check = TypeCompiler.Compile(findingSchema);

/** A game in which an invariant is broken, with all that is needed to play it again. */
export type Finding = Immutable<Static<typeof findingSchema>>;

/** The sentence that a report says of what is broken on the engine that is held to be right as well. */
export const ALARM = 'Alarm of the invariant or a bug of the reference';

/** The same game as one of the engine that is held to be right, with nothing switched off. */
export function alarmOf({ command, fault, against, ...finding }: Finding): Finding {
  return { ...finding, table: { ...finding.table, off: [] }, alarm: true };
}

/** A finding as one line of JSON, without a line end: the same for the same finding, whoever made it. */
export function writeFinding(finding: Finding): string {
  const {
    rulebook,
    invariant,
    message,
    seed,
    game,
    engine,
    command,
    fault,
    against,
    alarm,
    table,
    answers,
    decisions,
  } = finding;
  const { number, name } = invariant;
  return JSON.stringify({
    finding: FINDING,
    rulebook,
    invariant: { number, name },
    message,
    seed,
    game,
    engine,
    command,
    fault,
    against,
    alarm,
    decisions,
    table,
    answers,
  });
}

/**
 * Reads what `writeFinding` wrote.
 *
 * @returns the finding, or what is wrong with the text and where in it
 */
export function readFinding(text: string): Read<Finding> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fine: false, wrong: 'it is no JSON' };
  }
  if (!check.Check(value)) {
    const first = check.Errors(value).First();
    const wrong = first
      ? `at ${first.path || 'its top'}: ${first.message.toLowerCase()}, not ${shortened(first.value)}`
      : 'it has the wrong shape';
    return { fine: false, wrong };
  }
  const { rulebook, table } = value;
  const earlier = earlierFieldIn(table);
  if (earlier !== undefined) return { fine: false, wrong: earlier };
  if (rulebook !== table.rulebook)
    return { fine: false, wrong: `its rulebook is ${rulebook}, but its table's is ${table.rulebook}` };
  return { fine: true, value };
}

/** A violation, as far as it takes to tell whether another one is of the same kind. */
type Broken = Pick<Finding, 'invariant' | 'message' | 'table'>;

/** The same, apart for what is an alarm and what is none. */
export const seenKind = (finding: Finding): string => `${finding.alarm ? 'alarm ' : ''}${kindOf(finding)}`;

/**
 * What kind of violation it is: two findings of one kind are most likely one fault. The same invariant, and the same
 * sentence but for numbers, the names of players and cards, and what stands in quotes.
 */
export function kindOf({ invariant, message, table }: Broken): string {
  const players = table.players.map(({ name }) => name).filter((name) => /^\w+$/.test(name));
  // A card may be called "draw": only a capital tells a name from a word of the sentence.
  const cards = cardsOfSetup(table)
    .map(({ name }) => name)
    .filter((name) => /^\p{Lu}[\p{L} ]*$/u.test(name));
  const somebody = withoutNames(withoutNames(message, cards, 'a card'), players, 'somebody');
  const sentence = somebody.replace(/"[^"]*"/g, '"…"').replace(/-?\d+/g, 'n');
  return `${invariant.number} ${invariant.name}: ${sentence}`;
}

/** A message in which something else stands for names, of which the longer ones are looked for first. */
function withoutNames(message: string, names: readonly string[], instead: string): string {
  if (names.length === 0) return message;
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  return message.replace(new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g'), instead);
}
