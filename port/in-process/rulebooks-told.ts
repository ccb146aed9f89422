import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Hello, RuleInfo } from '../contract';
import { everyGame } from './games';

type Rulebooks = Hello['rulebooks'];

/** Written when the package is built: telling what is implemented, no game need be loaded. A checkout has no such file. */
const file = path.join(__dirname, 'rulebooks-told.json');

/** What the reference engine says of the rulebooks that it plays. */
export const rulebooksTold = (): Rulebooks => written() ?? rulebooksOfGames();

/** Writes that down for a package that is not changed any more. */
export function writeRulebooksTold(): void {
  writeFileSync(file, JSON.stringify(rulebooksOfGames()));
}

const rulebooksOfGames = (): Rulebooks =>
  everyGame().map(({ ruleset, digest }) => ({
    id: ruleset.rulebook,
    edition: ruleset.edition,
    digest,
    rules: [...ruleset.rules].flatMap(([number, all]) =>
      all.map((rule): RuleInfo => ({ number, title: rule.title, form: rule.form })),
    ),
  }));

function written(): Rulebooks | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRulebooks(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRulebooks = (value: unknown): value is Rulebooks =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'rules' in each);
