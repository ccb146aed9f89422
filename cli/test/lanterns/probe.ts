/** Probes the engine of Lanterns, in a process of its own; writes the checks that fail. */
import path from 'node:path';
import { playableGame } from '../../../engine/test/lanterns/table';
import { addGame } from '../../../port/in-process/games';

addGame(playableGame);
// The tables of the probe are those of the games that are known as it is loaded.
const { probe }: typeof import('../../../port/probe/probe') = require('../../../port/probe/probe');

const loader = path.join(__dirname, '..', '..', '..', 'scripts', 'typescript.cjs');
const command = `${process.execPath} --require ${loader} ${path.join(__dirname, 'engine.ts')}`;
const problems = probe({ command, rulebook: 'lanterns', deadline: 20_000 }, () => undefined).filter(
  ({ outcome }) => outcome === 'failed',
);
process.stdout.write(JSON.stringify(problems.map(({ name, problem }) => `${name}: ${problem}`)));
