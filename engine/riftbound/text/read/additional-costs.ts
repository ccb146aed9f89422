import type { Node } from 'ohm-js';
import { optional, present, THIS, YOU } from '../../../text';
import type { Effect, Statement } from '../tree';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';

/** What a card says of additional costs to play it (353.2), and of what follows once they are paid. */
export function additionalCosts(read: Reader): Dictionaries['statement'] {
  const cost = (costs: Node, isOptional: boolean, then: Node): Statement => ({
    says: 'additional cost',
    costs: read.costs(costs),
    optional: isOptional,
    ...(optional(then, paid) ?? {}),
  });

  return {
    ForPlaying_additional: (_words, _self, _comma, may, costs, then) => cost(costs, present(may), then),
    ForPlaying_asYouPlay: (_words, _self, _comma, may, costs, _asCost, then) =>
      cost(costs, present(may), then),
    ForPlaying_youMay: (_may, costs, _words, _self, then) => cost(costs, true, then),
    ForPlaying_asYouMay: (_words, _self, _comma, _may, costs, then) => cost(costs, true, then),
    ForPlaying_mayAsYouPlay: (_may, costs, _words, _self, then) => cost(costs, true, then),
    ForPlaying_toPlay: (_words, _self, _comma, costs, then) => cost(costs, false, then),
  };

  function paid(node: Node): { then?: Statement; effect?: Effect } {
    const form = node.child(3).child(0);
    // biome-ignore-start lint/suspicious/noThenProperty: it is what the tree calls the consequence of a payment
    switch (form.ctorName) {
      case 'PaidOutcome_reduce':
        return {
          then: {
            says: 'costs',
            filter: { this: true },
            who: YOU,
            by: resourcesOf(form.child(0).child(0).child(1), read),
            sign: -1,
          },
        };
      case 'PaidOutcome_ready':
        return { then: { says: 'enters', subject: THIS, how: 'ready' } };
      default:
        return { effect: read.effect(form.child(0)) };
    }
    // biome-ignore-end lint/suspicious/noThenProperty: as above
  }
}
