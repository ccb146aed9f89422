import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TablesBeside, tablesBeside } from '../reports/amendment/tables';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { findHome, stepFiles } from './home';
import { play } from './run';

/** Both tables of scenarios where their games first go another way, by the scenarios' ids, which say where they are. */
export async function tablesOf(
  ids: readonly string[],
  off: readonly string[],
  seed: number,
): Promise<ReadonlyMap<string, TablesBeside>> {
  if (ids.length === 0) return new Map();
  const before = await watched(ids, [], seed);
  const after = await watched(ids, off, seed);
  return new Map(
    [...before].flatMap(([id, { sights = [], steps }]) => {
      const tables = tablesBeside(sights, after.get(id)?.sights ?? [], steps);
      return tables === undefined ? [] : [[id, tables] as const];
    }),
  );
}

/** Both tables of a scenario that stands in no file. */
export async function tablesOfText(
  text: string,
  off: readonly string[],
  seed: number,
): Promise<TablesBeside | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-amend-'));
  try {
    const file = path.join(folder, 'smallest.feature');
    writeFileSync(file, text);
    return [...(await tablesOf([file], off, seed)).values()][0];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watched(
  ids: readonly string[],
  off: readonly string[],
  seed: number,
): Promise<ReadonlyMap<string, ScenarioResult>> {
  const scenarios = new Scenarios();
  const played = new Map<string, ScenarioResult>();
  const playlist = { files: ids, tags: '', off, seed, sights: 'all' } as const;
  await play(playlist, stepFiles(findHome()), false, (message) => {
    const result = scenarios.update(message);
    if (result) played.set(result.id, result);
  });
  return played;
}
