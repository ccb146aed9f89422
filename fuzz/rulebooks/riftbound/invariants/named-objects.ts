import type { Invariant } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { DONE_TO_ONE } from './done-to-one';
import { isSoOf, wordsOf } from './object-phrases';
import { isResolving, Resolutions } from './resolutions';
import { spokenIn } from './spoken';

const DONE = 'something that was done to what a text names';

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
    const replacing = spokenIn(game.table, replaces);
    return {
      look: (moment) => {
        replacing.hear(moment.lines);
        const found = resolutions.at(moment);
        if (!found) return undefined;
        const { text, you, lines, before, mayBeGiven } = found;
        const isSure =
          !mayBeGiven && !replacing.isSaid && !replacing.isOn(moment.table) && !replacing.isOn(before);
        for (const [says, kind] of DONE_TO_ONE) {
          const phrase = says.exec(text)?.[1];
          const words = phrase === undefined ? undefined : wordsOf(phrase);
          if (!words || !(isSure || kind !== 'kill')) continue;
          for (const line of lines.slice(0, lines.findIndex(isResolving))) {
            const object = line.kind === kind && before.objects.find(({ id }) => id === line.object);
            if (!object || line.what !== 'event') continue;
            moment.reach.saw(DONE);
            const wrong = words.find((word) => isSoOf(word, object, you, before) === false);
            if (wrong !== undefined)
              return `"${text}" resolves, and there is ${kind} of "${object.name}", of which "${wrong}" is not so.`;
          }
        }
        return undefined;
      },
    };
  },
};
