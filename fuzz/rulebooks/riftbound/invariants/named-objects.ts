import type { ObjectView, Observation } from '../../../../port/contract';
import type { Invariant } from '../../../invariant';
import { rememberingTexts, Spoken } from '../../../invariants/spoken';
import { allSaid } from './all-said';
import { isResolving, Resolutions } from './resolutions';

const DONE = 'something that was done to what a text names';

/** What is done to one object, and what the trace calls it. */
const DEEDS: Readonly<Record<string, string>> = {
  'deal \\d+ to': 'deal damage',
  stun: 'stun',
  buff: 'buff',
  kill: 'kill',
  ready: 'ready',
  exhaust: 'exhaust',
  heal: 'heal',
  recall: 'recall',
  banish: 'banish',
};

/** All that a text says: a deed, and the one object to which it is done. */
const PLAIN = Object.entries(DEEDS).map(
  ([verb, kind]) => [allSaid(`${verb} an? ([^.,]*?)(?: exhausted)?`), kind] as const,
);

type IsSo = (object: ObjectView, you: number, table: Observation) => boolean;

/** Words that say what an object must be. */
const WORDS: readonly (readonly [word: RegExp, isSo: IsSo])[] = [
  [/^enemy$/, ({ controller }, you) => controller !== you],
  [/^friendly$|^you control$/, ({ controller }, you) => controller === you],
  // 708.
  [/^mighty$/i, ({ characteristics }) => (characteristics.might ?? 0) >= 5],
  [/^damaged$/, ({ damage }) => damage > 0],
  [/^equipped$/, ({ id }, _you, { objects }) => objects.some(({ attachedTo }) => attachedTo === id)],
  [/^at a battlefield$/, ({ base }, _you, table) => isBattlefield(base, table)],
  [/^in a base$/, ({ base }, _you, table) => base !== undefined && !isBattlefield(base, table)],
  [/^unit$/, ({ types }) => types.includes('unit')],
  [/^gear$/, ({ types }) => types.includes('gear')],
];

const STATUS = /^(?:exhausted|ready|stunned|buffed|attacking|defending)$/;
const WORD =
  /you control|at a battlefield|in a base|enemy|friendly|exhausted|ready|stunned|buffed|attacking|defending|damaged|equipped|[mM]ighty|unit|gear/gy;

const isBattlefield = (id: string | undefined, { objects }: Observation): boolean =>
  objects.some((each) => each.id === id && each.types.includes('battlefield'));

/** The words of a phrase; undefined where there are others among them. */
function wordsOf(phrase: string): readonly string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < phrase.length; ) {
    WORD.lastIndex = at;
    const [word] = WORD.exec(phrase) ?? [];
    if (word === undefined) return undefined;
    words.push(word);
    at += word.length;
    if (phrase[at] === ' ') at += 1;
  }
  return words;
}

const isIt = (word: string, object: ObjectView, you: number, table: Observation): boolean =>
  STATUS.test(word)
    ? object.statuses.includes(word)
    : WORDS.some(([says, isSo]) => says.test(word) && isSo(object, you, table));

/** What replaces a deed does another one, to others. */
const replaces = rememberingTexts((text) => /\bwould\b|\binstead\b|next time/i.test(text));

/** 356.3.e.2, 352.8.b: what something must be for it to be done to it. */
export const namedObjects: Invariant = {
  number: 'R51',
  name: 'named objects',
  rules: ['356.3.e.2'],
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells is to do one thing to one unit or gear, and says plainly of it whose it is, where and in what state, that to which it is done as it resolves was so when somebody last had priority; a kill only where nothing in play, or that ever was on the chain, replaces things, or gives abilities of keywords.',
  gherkin: 'what is done as something resolves is done to what its text names',
  broken: 'something is done to what its text does not name',
  mustReach: { [DONE]: 5 },
  watch: (game) => {
    const resolutions = new Resolutions(game);
    const replacing = new Spoken(game.table, replaces);
    return {
      look: (moment) => {
        replacing.hear(moment.lines);
        const found = resolutions.at(moment);
        if (!found) return undefined;
        const { text, you, lines, before, mayBeGiven } = found;
        const isSure =
          !mayBeGiven && !replacing.isSaid && !replacing.isOn(moment.table) && !replacing.isOn(before);
        for (const [says, kind] of PLAIN) {
          const phrase = says.exec(text)?.[1];
          const words = phrase === undefined ? undefined : wordsOf(phrase);
          if (!words || !(isSure || kind !== 'kill')) continue;
          for (const line of lines.slice(0, lines.findIndex(isResolving))) {
            const object = line.kind === kind && before.objects.find(({ id }) => id === line.object);
            if (!object || line.what !== 'event') continue;
            moment.reach.saw(DONE);
            const wrong = words.find((word) => !isIt(word, object, you, before));
            if (wrong !== undefined)
              return `"${text}" resolves, and there is ${kind} of "${object.name}", of which "${wrong}" is not so.`;
          }
        }
        return undefined;
      },
    };
  },
};
