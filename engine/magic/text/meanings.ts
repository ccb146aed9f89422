import type { Node } from 'ohm-js';
import { type DictionariesOf, doneToEach, type GameWords, type ReaderOf, theirOwn } from '../../text';
import type { Amount, MagicTree, Modification } from './tree';

type Reader = ReaderOf<MagicTree>;
type Dictionaries = DictionariesOf<MagicTree>;

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): ReturnType<GameWords<MagicTree>['meanings']> {
  return {
    ability: abilities(read),
    costs: {
      Cost_tap: (_symbol) => [{ cost: 'tap this' }],
      Cost_mana: (symbols) => [{ cost: 'mana', mana: manaIn(symbols) }],
    },
    effect: {
      Damage: (source, _deals, amount, _to, object) => ({
        do: 'damage',
        source: read.object(source),
        amount: read.amount(amount),
        to: read.object(object),
        divided: false,
      }),
    },
    instruction: instructions(read),
    modifications: {
      Gain_both: (sign, power, _slash, other, toughness) => [
        change('power', sign, power, read),
        change('toughness', other, toughness, read),
      ],
    },
    duration: { Duration_turn: (_words) => 'until end of turn' },
  };

  function manaIn(symbols: Node): readonly string[] {
    return symbols.children.map((symbol) =>
      read
        .printed(symbol)
        .replace(/[{}\s]/g, '')
        .toUpperCase(),
    );
  }

  function instructions(reader: Reader): Partial<Dictionaries['instruction']> {
    const life =
      (
        what: 'gain life' | 'lose life',
        amount: Amount,
      ): ReturnType<Dictionaries['instruction'][string] & object> =>
      (who) => ({ do: what, who, amount });
    return {
      Verb_counter: (_counter, object) =>
        doneToEach<MagicTree>(object, reader, (what) => ({ do: 'counter', object: what })),
      Verb_destroy: (_destroy, object) =>
        doneToEach<MagicTree>(object, reader, (what) => ({ do: 'destroy', object: what })),
      Verb_tap: (_tap, object) =>
        doneToEach<MagicTree>(object, reader, (what) => ({ do: 'tap', object: what })),
      Verb_untap: (_untap, object) =>
        doneToEach<MagicTree>(object, reader, (what) => ({ do: 'untap', object: what })),
      Verb_addMana: (_add, symbols, _to, whose, _pool) => (who) => ({
        do: 'add mana',
        who: theirOwn(who, reader.who(whose)),
        mana: manaIn(symbols),
      }),
      Verb_gainLife: (_gain, amount, _life) => life('gain life', reader.amount(amount)),
      Verb_loseLife: (_lose, amount, _life) => life('lose life', reader.amount(amount)),
      Verb_discard: (_discard, count) => (who) => ({ do: 'discard', who, amount: reader.amount(count) }),
      Verb_drawCards: (_draw, count) => (who) => ({ do: 'draw', who, amount: reader.amount(count) }),
    };
  }
}

function change(characteristic: string, sign: Node, number: Node, read: Reader): Modification {
  return {
    change: 'modify',
    characteristic,
    by: { amount: 'number', value: read.number(number) },
    sign: sign.sourceString === '-' ? -1 : 1,
  };
}

function abilities(read: Reader): Partial<Dictionaries['ability']> {
  return {
    PermanentCard: (ability, _end) => read.ability(ability),
    SpellCard(effects, _end) {
      return read.withTargets(this, (base) => ({ kind: 'spell', ...base, effect: read.effect(effects) }));
    },
    ActivatedText(costs, _colon, effects) {
      return read.withTargets(this, (base) => ({
        kind: 'activated',
        ...base,
        costs: read.costs(costs),
        effect: read.effect(effects),
        instructions: [],
      }));
    },
  };
}
