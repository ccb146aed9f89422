import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReferenceEngine } from '../../port/in-process';
import { digestOf } from './digest';
import { type GameScript, moments } from './moments';
import { recordGame } from './recorded-game';

/** Of which seed the games are whose digests are kept. */
const SEED = 1;

/** A game of which digests are kept: of its table with what was decided, and of all that was seen. */
export interface KeptGame {
  readonly script: string;
  readonly seen: string;
}

/** Each game as its two digests, one behind the other. */
const schema = Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^[0-9a-f]+ [0-9a-f]+$' })));

const FILE = path.join(__dirname, 'games.json');

/** What is kept, by rulebook: the game of each number. Throws where the file isn't what it should be. */
export function readKept(): Readonly<Record<string, readonly KeptGame[]>> {
  const kept = Value.Parse(schema, JSON.parse(readFileSync(FILE, 'utf8')));
  const games = Object.entries(kept).map(([id, all]) => [id, all.map(keptGameIn)] as const);
  return Object.fromEntries(games);
}

function keptGameIn(line: string): KeptGame {
  const [script = '', seen = ''] = line.split(' ');
  return { script, seen };
}

/** Keeps digests in place of those that are kept. */
export function writeKept(kept: Readonly<Record<string, readonly KeptGame[]>>): void {
  const games = Object.entries(kept).map(
    ([id, all]) => [id, all.map(({ script, seen }) => `${script} ${seen}`)] as const,
  );
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(games), null, 2)}\n`);
}

/** The digests of a game of the series as our own engine plays it now. */
export function keptGame(id: string, number: number): KeptGame {
  const script = recordGame(id, SEED, number);
  return { script: digestOf([JSON.stringify(script)]), seen: digestOf(allSeen(script)) };
}

function* allSeen(script: GameScript): Generator<string> {
  for (const moment of moments(new ReferenceEngine(), script)) yield* moment;
}
