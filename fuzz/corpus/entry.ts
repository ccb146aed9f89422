import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from '../../port/protocol/immutable';

const natural = Type.Integer({ minimum: 0 });

/** What an entry of a corpus looks like. */
export const entrySchema = Type.Object(
  {
    entry: Type.Literal(1, { description: "The version of an entry's form." }),
    rulebook: Type.String({ minLength: 1, description: 'Id of the rulebook.' }),
    shape: Type.Integer({
      minimum: 0,
      description: 'Of the table: how many players, where the game is joined.',
    }),
    deal: Type.Integer({
      minimum: 0,
      description: 'Of the table: what the decks hold, and the chance of the game.',
    }),
    things: Type.Array(natural, { description: 'Of the table: one card each.' }),
    rest: Type.Integer({ minimum: 0, description: 'Seed of what is decided after the decisions below.' }),
    decisions: Type.Array(Type.Array(natural), {
      description:
        'For each decision, the numbers that its answer is made of, each taken modulo what is legal.',
    }),
  },
  { additionalProperties: false, description: 'A game that reached something new, as numbers.' },
);

/** A game as numbers: those of its table, and those that its decisions are made of. */
export type Entry = Immutable<Static<typeof entrySchema>>;

/** An entry as one line of JSON: the same for the same entry. */
export function writeEntry({ rulebook, shape, deal, things, rest, decisions }: Entry): string {
  return JSON.stringify({ entry: 1, rulebook, shape, deal, things, rest, decisions });
}

/** The name of an entry: a digest of what it says. */
export function nameOfEntry(entry: Entry): string {
  return createHash('sha256').update(writeEntry(entry)).digest('hex').slice(0, 16);
}

/** A digest of some entries, in their order. */
export function digestOfEntries(entries: readonly Entry[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(writeEntry(entry)).update('\n');
  return hash.digest('hex').slice(0, 16);
}
