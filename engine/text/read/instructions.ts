import type { Node } from 'ohm-js';
import type { ObjectReference, Who } from '../tree/shared';
import { forEach } from './amounts';
import { ownedBy } from './filter';
import { type Dictionaries, durationOf, type Instruction, type Reader } from './reader';
import { chosenBy, theirOwn } from './sequence';

/** What a player is told to do; "you" where the text names nobody. */
export function instructionMeanings(read: Reader): Pick<Dictionaries, 'instruction'> {
  const game =
    (name: 'win' | 'lose'): Instruction =>
    (who) => ({ do: name, who });
  const handOf = (whose: Node, who: Who): ObjectReference => ({
    ref: 'all',
    filter: { types: ['card'], zone: 'hand', ...ownedBy(theirOwn(who, read.who(whose))) },
  });
  return {
    instruction: {
      Verb_revealHand: (_reveal, whose, _hand) => (who) => ({
        do: 'reveal',
        object: handOf(whose, who),
      }),
      Verb_reveal: (_reveal, object) => (who) => ({
        do: 'reveal',
        object: chosenBy(who, read.object(object)),
      }),
      Verb_lookHand: (_look, whose, _hand) => (who) => ({ do: 'look', who, object: handOf(whose, who) }),
      Verb_look: (_look, object) => (who) => ({
        do: 'look',
        who,
        object: chosenBy(who, read.object(object)),
      }),
      Verb_choose: (_choose, object) => (who) => ({
        do: 'choose',
        who,
        object: chosenBy(who, read.object(object)),
      }),
      Verb_gainControl: (_gain, object, time) => (who) => ({
        do: 'gain control',
        who,
        object: chosenBy(who, read.object(object)),
        duration: durationOf(time, read),
      }),
      Verb_drawEqual: (_draw, quantity) => (who) => ({ do: 'draw', who, amount: read.amount(quantity) }),
      Verb_draw: (_draw, count, each) => (who) => ({ do: 'draw', who, amount: forEach(count, each, read) }),
      Verb_double: (_double, object, characteristics, time) => (who) => ({
        do: 'double',
        object: chosenBy(who, read.object(object)),
        characteristics: listed(characteristics).map(read.word),
        duration: durationOf(time, read),
      }),
      Verb_extraTurn: (_take, _turn, _words) => (who) => ({ do: 'extra turn', who }),
      Verb_lose: (_words) => game('lose'),
      Verb_win: (_words) => game('win'),
    },
  };
}

/** What is named in a list: all but the words between. */
export const listed = (list: Node): readonly Node[] =>
  list.children
    .flatMap((part) => (part.isIteration() ? part.children : [part]))
    .filter(({ ctorName }) => ctorName === 'characteristic');
