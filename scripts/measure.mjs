// Prints what the engines are made of, in figures: `npm run measure`. With --json as JSON, with --names also each name that is
// defined in more than one game, and each file that should name none but does; a folder measures another checkout.
import { parseArgs } from 'node:util';
import { engineFigures } from './engine-figures.mjs';
import { root, withSentences } from './project.mjs';

const { values, figures } = await withSentences(() => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, names: { type: 'boolean' } },
    allowPositionals: true,
  });
  return { values, figures: engineFigures(positionals[0] ?? root) };
});
const { games, shared, parallel, naming } = figures;
const names = Object.keys(games);
const linesIn = (game) => parallel.reduce((sum, { lines }) => sum + (lines[game] ?? 0), 0);

if (values.json) console.log(JSON.stringify({ games, shared, parallel, naming }, null, 1));
else {
  const kinds = Object.keys(Object.values(games)[0] ?? {});
  console.table(
    Object.fromEntries([
      ...kinds.map((figure) => [
        figure,
        Object.fromEntries(names.map((game) => [game, games[game][figure]])),
      ]),
      [
        'lines of names that another game defines too',
        Object.fromEntries(names.map((game) => [game, linesIn(game)])),
      ],
    ]),
  );
  console.log(
    `Lines shared: ${Object.entries(shared)
      .map(([folder, lines]) => `${folder} ${lines}`)
      .join(', ')}`,
  );
  console.log(`Names defined in more than one game: ${parallel.length}`);
  console.log(`Files of no game whose code names one: ${naming.length}`);
}
if (values.names) {
  const least = ({ lines }) => Math.min(...Object.values(lines));
  for (const { name, lines } of [...parallel].sort((one, other) => least(other) - least(one)))
    console.log(
      name,
      Object.entries(lines)
        .map(([game, count]) => `${game}: ${count}`)
        .join(', '),
    );
  for (const file of naming) console.log(file);
}
