import type { Node } from 'ohm-js';
import { chosenBy, durationOf, optional, optionalProperty, theirOwn } from '../../../text';
import type { ExchangedValue, MagicTree, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What is exchanged: control, cards, zones, life totals and other numbers. */
export function exchangingInstructions(read: Reader): Partial<Dictionaries['instruction']> {
  return {
    Verb_exchangeControl: (_exchange, object, _and, other, duration) => (who) => ({
      do: 'exchange control',
      object: chosenBy(who, read.object(object)),
      ...optionalProperty(
        'other',
        optional(other, (node) => chosenBy(who, read.object(node))),
      ),
      duration: durationOf(duration, read),
    }),
    Verb_exchangeText: (_exchange, object, duration) => (who) => ({
      do: 'exchange text',
      object: chosenBy(who, read.object(object)),
      duration: durationOf(duration, read),
    }),
    Verb_exchangeZones: (_exchange, whose, zone, _and, _whose, other) => (who) => ({
      do: 'exchange zones',
      who: theirOwn(who, read.who(whose)),
      zones: [read.word(zone), read.word(other)],
    }),
    Verb_exchangeValues: (_exchange, one, _with, other) => (who) => ({
      do: 'exchange values',
      one: exchanged(who, one),
      other: exchanged(who, other),
    }),
    Verb_exchangeCards: (_exchange, object, _with, other) => (who) => ({
      do: 'exchange cards',
      object: chosenBy(who, read.object(object)),
      other: chosenBy(who, read.object(other)),
    }),
    Verb_exchangeLife: (_exchange, other) => (who) => ({ do: 'exchange life', who, other: read.who(other) }),
  };

  function exchanged(who: Who, value: Node): ExchangedValue<MagicTree> {
    const form = value.child(0);
    const [whose, name] = form.children;
    if (whose && name && form.ctorName === 'ExchangedValue_number')
      return {
        value: read.printed(name).toLowerCase() === 'power' ? 'power' : 'toughness',
        object: read.object(whose),
      };
    return { value: 'life', who: theirOwn(who, read.who(form.child(0))) };
  }
}
