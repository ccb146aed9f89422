import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, SourceMediaType } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { linkedNumbers } from '../reports/links';
import { stepsDigest } from '../reports/scenario-key';
import { argumentAsText } from '../reports/scenarios';
import { editionWritten } from './edition-written';
import { noGherkin } from './feature-links';

/** A scenario that is linked to a rule. */
export interface LinkedScenario {
  readonly name: string;
  /** `file:line`. */
  readonly at: string;
  /** The short name of the edition in which it is played, as it says; left out: it says none. */
  readonly edition?: string;
}

/** A scenario as it is written, with the rules that it is linked to. */
export interface IndexedScenario extends LinkedScenario {
  readonly rules: readonly string[];
  /** Does it play random games? */
  readonly isRandom: boolean;
  /** The same for the same steps, wherever it stands and whatever it is called. */
  readonly digest: string;
}

/**
 * Finds the scenarios in feature files that are linked to a rule, without playing them.
 *
 * Throws a Problem for a file that names the rule and is no Gherkin.
 */
export function findLinkedScenarios(files: readonly string[], rule: string): readonly LinkedScenario[] {
  // Files in which the number isn't written at all needn't be read as Gherkin, which takes far longer.
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(rule));
  return indexScenarios(naming).filter(({ rules }) => rules.includes(rule));
}

/**
 * The scenarios in feature files, in their order, without playing them; each row of an outline is one.
 *
 * Throws a Problem for a file that is no Gherkin.
 */
export function indexScenarios(files: readonly string[]): readonly IndexedScenario[] {
  const query = read(files);
  return query.findAllPickles().map((pickle) => {
    const tags = pickle.tags.map(({ name }) => name);
    const edition = editionWritten(pickle);
    return {
      ...(edition === undefined ? {} : { edition }),
      name: pickle.name,
      at: `${pickle.uri}:${query.findLocationOf(pickle)?.line ?? 1}`,
      rules: linkedNumbers(query.findLineageBy(pickle)?.rule?.name, tags),
      isRandom: tags.includes('@property'),
      digest: stepsDigest({
        steps: pickle.steps.map(({ text, argument }) => ({ text, argument: argumentAsText(argument) })),
      }),
    };
  });
}

function read(files: readonly string[]): Query {
  const query = new Query();
  const options = {
    defaultDialect: 'en',
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  };
  for (const file of files) {
    const uri = path.relative(process.cwd(), file);
    const text = readFileSync(file, 'utf8');
    const told = generateMessages(text, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, options);
    for (const message of told) {
      if (message.parseError) throw noGherkin(uri, message.parseError.source.location?.line ?? 1);
      query.update(message);
    }
  }
  return query;
}

/** A digest of all scenarios, wherever they stand. */
export function digestOfAll(scenarios: readonly IndexedScenario[]): string {
  const digests = [...new Set(scenarios.map(({ digest }) => digest))].sort();
  return createHash('sha256').update(digests.join('\n')).digest('hex').slice(0, 10);
}
