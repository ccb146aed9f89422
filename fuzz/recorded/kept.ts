import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReferenceEngine } from '../../port/in-process';
import { type GameScript, moments } from './moments';
import { digestOf, recordGame } from './recorded-game';

/** Of which seed the games are whose digests are kept. */
const SEED = 1;

/** A game of which digests are kept: of its table with what was decided, and of all that was seen. */
export interface KeptGame {
  readonly script: string;
  readonly seen: string;
}

const schema = Type.Record(
  Type.String(),
  Type.Array(Type.Object({ script: Type.String(), seen: Type.String() }, { additionalProperties: false })),
);

const FILE = path.join(__dirname, 'games.json');

/** What is kept, by rulebook: the game of each number. Throws where the file isn't what it should be. */
export const readKept = (): Readonly<Record<string, readonly KeptGame[]>> =>
  Value.Parse(schema, JSON.parse(readFileSync(FILE, 'utf8')));

/** Keeps digests in place of those that are kept. */
export function writeKept(kept: Readonly<Record<string, readonly KeptGame[]>>): void {
  const games = Object.entries(kept).map(
    ([id, all]) =>
      ` ${JSON.stringify(id)}: [\n${all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n ]`,
  );
  writeFileSync(FILE, `{\n${games.join(',\n')}\n}\n`);
}

/** The digests of a game of the series as our own engine plays it now. */
export function keptGame(id: string, number: number): KeptGame {
  const script = recordGame(id, SEED, number);
  return { script: digestOf([JSON.stringify(script)]), seen: digestOf(allSeen(script)) };
}

function* allSeen(script: GameScript): Generator<string> {
  for (const moment of moments(new ReferenceEngine(), script)) yield* moment;
}
