import type { Node } from 'ohm-js';
import type { ObjectReference, Who } from '../tree/shared';
import { ownedBy } from './filter';
import { type Deed, type Dictionaries, optional, type Reader } from './reader';
import { chosenBy, theirOwn } from './sequence';

/** What a player is told to do; "you" where the text names nobody. */
export function deedMeanings(read: Reader): Pick<Dictionaries, 'deed'> {
  const game =
    (name: 'win' | 'lose'): Deed =>
    (who) => ({ do: name, who });
  const handOf = (whose: Node, who: Who): ObjectReference => ({
    ref: 'all',
    filter: { types: ['card'], zone: 'hand', ...ownedBy(theirOwn(who, read.who(whose))) },
  });
  const duration = (node: Node) => optional(node, read.duration) ?? 'for the rest of the game';
  return {
    deed: {
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
        duration: duration(time),
      }),
      Verb_lose: (_words) => game('lose'),
      Verb_win: (_words) => game('win'),
    },
  };
}
