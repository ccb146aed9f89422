/** Plays each row of the outlines that tell editions apart in each edition that has a row there; writes what came of it, as JSON. */
import '../native-match-indices';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, type Pickle, SourceMediaType } from '@cucumber/messages';
import { editionTagged } from '../../steps/chosen-edition';
import { filesBelow } from '../home';

const features = path.join(__dirname, '..', '..', 'features');
const KEYWORDS = new Map([
  ['Context', 'Given'],
  ['Action', 'When'],
  ['Outcome', 'Then'],
]);

function picklesOf(file: string): readonly Pickle[] {
  const told = generateMessages(
    readFileSync(file, 'utf8'),
    file,
    SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN,
    {
      includeSource: false,
      includeGherkinDocument: false,
      includePickles: true,
      newId: IdGenerator.incrementing(),
    },
  );
  return told.flatMap(({ pickle }) => (pickle ? [pickle] : []));
}

/** The steps of a scenario with the cells of its row, written out. */
const writtenOut = ({ steps }: Pickle): string =>
  steps
    .flatMap(({ type = '', text, argument }) => [
      `${KEYWORDS.get(type) ?? '*'} ${text}`,
      ...(argument?.docString ? ['"""', argument.docString.content, '"""'] : []),
      ...(argument?.dataTable?.rows ?? []).map(
        ({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`,
      ),
    ])
    .join('\n');

interface Row {
  readonly name: string;
  readonly edition: string;
  readonly text: string;
}

/** The rows of outlines, outline by outline, of those that have rows of several editions. */
function outlines(): readonly (readonly Row[])[] {
  const found = new Map<string, Row[]>();
  for (const file of filesBelow(features, '.feature'))
    for (const pickle of picklesOf(file)) {
      const edition = editionTagged(pickle.tags.map(({ name }) => name));
      if (edition === undefined || pickle.astNodeIds.length < 2) continue;
      const outline = `${path.relative(features, file)}: ${pickle.name}`;
      const row = { name: outline, edition, text: writtenOut(pickle) };
      found.set(outline, [...(found.get(outline) ?? []), row]);
    }
  return [...found.values()].filter((rows) => new Set(rows.map(({ edition }) => edition)).size > 1);
}

async function main(): Promise<void> {
  supportCodeLibraryBuilder.reset(process.cwd(), IdGenerator.uuid());
  const { runInside }: typeof import('../../steps/inner-run') = require('../../steps/inner-run');
  require('../../steps/register');
  const results: unknown[] = [];
  for (const rows of outlines())
    for (const { name, edition, text } of rows)
      for (const playedAs of new Set(rows.map((each) => each.edition))) {
        const isItsOwn = rows.some((each) => each.edition === playedAs && each.text === text);
        const { passed } = await runInside(text, { edition: playedAs });
        results.push({ name, edition, playedAs, isItsOwn, passed });
      }
  process.stdout.write(JSON.stringify(results));
}

void main();
