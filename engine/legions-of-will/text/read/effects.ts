import type { Node } from 'ohm-js';
import { about, chosenFirst, multipliedAmount, optional, optionalProperty, YOU } from '../../../text';
import type { Amount, Effect, ObjectReference } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Sentences and clauses of this game alone. */
export function legionsEffects(read: Reader): Pick<Partial<Dictionaries>, 'effect' | 'duration'> {
  // What follows is read as the sentences of any text are, so that "… instead" finds the sentence before it.
  const then = (sentences: Node) => optionalProperty('then', optional(sentences, read.effect));
  const damage = (source: Node | undefined, amount: Amount, to: Node, divided: boolean): Effect => {
    const said: ObjectReference = source ? read.object(source) : { ref: 'this' };
    const onto = read.object(to);
    return chosenFirst(YOU, said, onto, (dealer) => ({
      do: 'damage',
      source: dealer,
      amount: about(amount, dealer),
      to: onto,
      divided,
    }));
  };

  return {
    effect: {
      RollSentence: (who, _roll, sides, _die, _stop, sentences) => ({
        do: 'roll',
        who: optional(who, read.who) ?? YOU,
        sides: read.number(sides),
        ...then(sentences),
      }),
      ChooseSentence: (_choose, kind, _stop, sentences) => ({
        do: 'choose subtype',
        who: YOU,
        type: read.word(kind).replace(/ type$/, ''),
        ...then(sentences),
      }),
      Clause_draw: (_words) => ({ do: 'draw the game' }),
      Clause_extraPhase: (_words, phase, _after) => ({ do: 'extra phase', phase: read.word(phase) }),
      Damage_eachOther: (fighters, _each, _deal, quantity, _words) => {
        const [objects] = fighters.children;
        return {
          do: 'damage each other',
          objects: (objects?.ctorName === 'Fighters_both'
            ? [objects.child(0), objects.child(2)]
            : [fighters]
          ).map(read.object),
          amount: read.amount(quantity),
        };
      },
      Damage_forEach: (source, _each, _deal, amount, _to, object, each) =>
        damage(source, multipliedAmount(read.amount(amount), read.amount(each)), object, false),
      Damage_equal: (source, _each, _deal, object, _equalTo, quantity) =>
        damage(source, read.amount(quantity), object, false),
      Damage_to: (source, _each, _deal, amount, _to, object) =>
        damage(source, read.amount(amount), object, false),
      Damage_plain: (_deal, amount, _to, object) => damage(undefined, read.amount(amount), object, false),
      Damage_divided: (source, _deal, amount, _comma, _divided, object) =>
        damage(source, read.amount(amount), object, true),
    },
    duration: {
      Duration_turn: (_words) => 'until end of turn',
      // Who moved it in another turn than that may attack in its own anyway.
      Duration_thatTurn: (_words) => 'this turn',
      Duration_battle: (_words) => 'until end of battle',
      Duration_whileHere: (_words) => 'for as long as this is on the battlefield',
    },
  };
}
