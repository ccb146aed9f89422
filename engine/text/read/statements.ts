import type { Node } from 'ohm-js';
import type { Amount, Modification } from '../tree/shared';
import { about, multipliedAmount } from './amounts';
import { type Dictionaries, members, optional, paragraph, type Reader } from './reader';

/** What is said of objects: "gains +1 power", "can't attack". */
export function predicateMeanings(
  read: Reader,
): Pick<Dictionaries, 'predicate' | 'modifications' | 'settings'> {
  const modify = (sign: Node, characteristics: readonly Node[], by: Amount): Modification[] =>
    characteristics.map((characteristic) => ({
      change: 'modify',
      characteristic: read.word(characteristic),
      by,
      sign: sign.sourceString === '-' ? -1 : 1,
    }));
  return {
    predicate: {
      Predicate_gains: (_gains, gains, each) => {
        const per = optional(each, read.amount);
        const changes = members(gains).flatMap(read.modifications);
        if (per !== undefined && changes.at(-1)?.change !== 'modify')
          throw read.misread(each, ['a full stop'], 'as only a number is multiplied');
        return changing(changes.map((change) => scaled(change, per)));
      },
      Predicate_losesAll: (_words) => changing<Modification>([{ change: 'lose all abilities' }]),
      Predicate_losesQuoted: (_loses, quoted) =>
        changing<Modification>([{ change: 'lose ability', text: paragraph(read.printed(quoted.child(1))) }]),
      Predicate_losesKeyword: (_loses, keyword) =>
        changing<Modification>([{ change: 'lose ability', text: read.printed(keyword) }]),
    },
    modifications: {
      Gain_number: (sign, number, first, _and, second) =>
        modify(sign, [first, ...second.children], { amount: 'number', value: read.number(number) }),
      Gain_x: (sign, _x, first, _and, second) => modify(sign, [first, ...second.children], { amount: 'X' }),
      Gain_equal: (first, _and, second, _equal, quantity) =>
        [first, ...second.children].map((characteristic) => ({
          change: 'modify',
          characteristic: read.word(characteristic),
          by: read.amount(quantity),
          sign: 1,
        })),
      Gain_quoted: (quoted) => [{ change: 'gain ability', ability: read.ability(quoted) }],
      Gain_keyword: (keyword) => [{ change: 'gain ability', ability: read.ability(keyword) }],
    },
    // Only games whose numbers can be set say how.
    settings: {},
  };
}

/** Changes said of a subject; in "its power", "it" is that subject. */
export function changing<M extends Amounts & { readonly change: string }>(modifications: readonly M[]) {
  return <O extends { readonly ref: string }>(subject: O) => ({
    says: 'modify' as const,
    subject,
    modifications: modifications.map((each) => changeAbout(each, subject)),
  });
}

/** "+1 for each …". */
function scaled(change: Modification, per: Amount | undefined): Modification {
  return change.change === 'modify' && per !== undefined
    ? { ...change, by: multipliedAmount(change.by, per) }
    : change;
}

type Amounts = { readonly by?: { readonly amount: string }; readonly to?: { readonly amount: string } };

function changeAbout<M extends Amounts & { readonly change: string }, O extends { readonly ref: string }>(
  change: M,
  subject: O,
): M {
  if (change.by !== undefined) return { ...change, by: about(change.by, subject) };
  return change.to === undefined ? change : { ...change, to: about(change.to, subject) };
}
