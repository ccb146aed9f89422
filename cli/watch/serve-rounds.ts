import '../native-match-indices';
import path from 'node:path';
import { LibraryError } from '../../rulebooks/library-error';
import { findHome } from '../home';
import { Interruption } from '../interruption';
import { endWithParent } from '../parent';
import { Problem } from '../problem';
import type { News, Order, Round, RoundEnd, WatchOptions } from './round';

/** What nobody edits in a checkout, and takes long to load: it is loaded before there is anything to play. */
const packages = [
  '@cucumber/cucumber',
  '@cucumber/cucumber/api',
  '@cucumber/query',
  'cli-progress',
  'cli-table3',
  'fastest-levenshtein',
  'ohm-js',
];

/**
 * In a process of a watch: gets ready without loading what a save may change, then plays the rounds that it is told to, one
 * after another, until the process that started it ends or lets go of it. All that it has loaded by then stays as it is.
 */
export function serveRounds(): Promise<never> {
  if (!process.send)
    throw new Problem(['"rulewright play-rounds" is started by "rulewright check --watch".']);
  endWithParent();
  let interruption: Interruption | undefined;
  process.on('message', (order: Order) => {
    if ('stop' in order) {
      interruption?.ask('SIGINT');
      return;
    }
    interruption = new Interruption([]);
    void play(order.play, order.options, interruption).then((end) => tell({ end }));
  });
  if (findHome().checkout) for (const name of packages) require(name);
  else player();
  tell({
    ready: Object.keys(require.cache).filter((file) => !file.split(path.sep).includes('node_modules')),
  });
  return new Promise(() => {});
}

/** What plays; it loads all code that there is. */
const player = () => {
  const { playRound }: typeof import('./play-round') = require('./play-round');
  return playRound;
};

async function play(round: Round, options: WatchOptions, interruption: Interruption): Promise<RoundEnd> {
  try {
    return await player()(round, options, interruption);
  } catch (error) {
    const nothing = { results: [], left: [] };
    if (!(error instanceof Problem || error instanceof LibraryError))
      return { ...nothing, broken: describeBroken(error) };
    for (const sentence of error instanceof Problem ? error.sentences : [error.message])
      console.error(sentence);
    return nothing;
  }
}

/** What keeps code from being loaded, with its place: the compiler names it before its own stack, the runtime in one. */
function describeBroken(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [message = '', ...stack] = error.message.split(/\n\s*Caused by:/);
  const place =
    stack.length > 0 ? undefined : error.stack?.split('\n').find((line) => /^\s+at .*\.ts:\d/.test(line));
  return place === undefined ? message.trimEnd() : `${message}\n${place}`;
}

const tell = (news: News): void => {
  process.send?.(news);
};
