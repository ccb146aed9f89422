import type { Node } from 'ohm-js';
import { optional, optionalProperty, present } from '../../../text';
import type { Destination } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Where cards are put, besides the ends of libraries and hands. */
export const magicDestinations = (read: Reader): Partial<Dictionaries['destination']> => ({
  Destination_graveyard: (_into, _whose, _graveyard) => ({ zone: 'graveyard' }),
  Destination_play: (_into, under, tapped) => intoPlay(read, under, tapped),
  Destination_justTop: (_words) => ({ zone: 'top of deck' }),
  Destination_topOfIt: (_on, _the, _words) => ({ zone: 'top of deck' }),
});

/** Into play, under a player's control, in one way or another. */
export const intoPlay = (read: Reader, under: Node, tapped: Node): Destination => ({
  zone: 'in play',
  ...optionalProperty(
    'under',
    optional(under, (node) => read.who(node.child(1))),
  ),
  ...comesHow(read, tapped),
});

/** "Tapped and attacking". */
const comesHow = (read: Reader, how: Node): { readonly tapped?: true; readonly attacking?: true } => {
  const said = present(how) ? read.printed(how) : '';
  return {
    ...(/\btapped\b/i.test(said) ? { tapped: true } : {}),
    ...(/\battacking\b/i.test(said) ? { attacking: true } : {}),
  };
};
