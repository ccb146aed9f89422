import { chosenBy, durationOf, optional, optionalProperty } from '../../../text';
import { kindOfWord } from './choices';
import type { Dictionaries, Reader } from './reader';

/** Words of a text and targets of a spell that are changed. */
export const rewordingInstructions = (read: Reader): Partial<Dictionaries['instruction']> => ({
  Verb_changeText: (_change, object, _words, kind, _or, _one, more, _another, others, duration) => (who) => ({
    do: 'change text',
    object: chosenBy(who, read.object(object)),
    kinds: [kind, ...more.children, ...others.children.map((each) => each.child(1))].map((each) =>
      kindOfWord(read.word(each)),
    ),
    duration: durationOf(duration, read),
  }),
  Verb_changeTargets: (_change, object, _words, to) => (who) => ({
    do: 'change targets',
    who,
    object: read.object(object),
    free: false,
    ...optionalProperty('to', optional(to, read.object)),
  }),
  Verb_changeSome: (_change, which, _of, object) => (who) => ({
    do: 'change targets',
    who,
    object: read.object(object),
    free: false,
    which: /^any/i.test(read.printed(which)) ? 'any' : 'one',
  }),
  Verb_newTargets: (_choose, object) => (who) => ({
    do: 'change targets',
    who,
    object: read.object(object),
    free: true,
  }),
});
