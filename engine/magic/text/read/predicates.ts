import type { Node } from 'ohm-js';
import { changing, members, multipliedAmount, optional, optionalProperty, present } from '../../../text';
import type { Amount, Modification } from '../tree';
import { chosenColor, chosenType } from './choices';
import type { Dictionaries, Reader } from './reader';

const setNumbers = (read: Reader, power: Node, toughness: Node): readonly Modification[] => [
  { change: 'set', characteristic: 'power', to: read.amount(power) },
  { change: 'set', characteristic: 'toughness', to: read.amount(toughness) },
];

/** "Spells or abilities from black sources". */
const isFrom = (abilities: Node): boolean => abilities.ctorName === 'OrAbilities_from';

/** "Black and green": in place of all other colors. */
function coloursOf(read: Reader, colors: Node): Modification {
  const [first, _and, others] = colors.children;
  return {
    change: 'set colours',
    colours: [first, ...(others?.children ?? [])].flatMap((color) => (color ? [read.word(color)] : [])),
  };
}

/** "A 3/3 green artifact creature with flying that's still a land": what makes it that. */
function kindOf(read: Reader, kind: Node): readonly Modification[] {
  const [, stats, color, subtypes, types, traits, kept] = kind.children;
  const base = (characteristic: string, to: Amount): Modification => ({
    change: 'set base',
    characteristic,
    to,
  });
  const numbers = stats?.children[0]?.children;
  const keeping = kept?.children[0]?.child(0);
  return [
    {
      change: 'set types',
      types: types?.children.map((type) => read.word(type)) ?? [],
      subtypes: subtypes?.children.map((subtype) => read.word(subtype)) ?? [],
      keeps:
        keeping === undefined
          ? []
          : keeping.ctorName === 'KeptTypes_all'
            ? 'all'
            : [read.word(keeping.child(3))],
    },
    ...(numbers?.[0] && numbers[2]
      ? [base('power', read.amount(numbers[0])), base('toughness', read.amount(numbers[2]))]
      : []),
    ...(color?.children[0] ? [coloursOf(read, color.children[0])] : []),
    ...traitsIn(read, traits, { numbers: 'set base', ability: 'gain base ability' }),
  ];
}

/** "With flying and base power and toughness 1/1": as it is to begin with, or what is set and gained. */
function traitsIn(
  read: Reader,
  traits: Node | undefined,
  change: {
    readonly numbers: 'set' | 'set base';
    readonly ability: 'gain ability' | 'gain base ability';
  },
): readonly Modification[] {
  const list = traits?.isIteration() ? traits.children[0] : traits;
  return (list ? members(list.child(1)) : []).flatMap((each): readonly Modification[] => {
    const trait = each.child(0);
    const set = (characteristic: string, to: Amount): Modification => ({
      change: change.numbers,
      characteristic,
      to,
    });
    if (trait.ctorName === 'Trait_base') {
      const [power, _slash, toughness] = trait.child(1).children;
      return power && toughness
        ? [set('power', read.amount(power)), set('toughness', read.amount(toughness))]
        : [];
    }
    if (trait.ctorName === 'Trait_numbers')
      return ['power', 'toughness'].map((characteristic) => set(characteristic, read.amount(trait.child(1))));
    return [{ change: change.ability, ability: read.ability(trait.child(0)) }];
  });
}

/** "A 1/1 blue Frog": another creature, of the card types that it had. */
function newKindOf(read: Reader, kind: Node): readonly Modification[] {
  const form = kind.child(0);
  const parts = form.children;
  const [stats, colors, subtypes, traits, addition] =
    form.ctorName === 'NewKind_stats' ? parts.slice(1) : [undefined, ...parts.slice(1)];
  const [power, _slash, toughness] = stats?.children ?? [];
  const coloured = colors?.children[0];
  return [
    {
      change: 'set subtypes',
      subtypes: subtypes?.children.map((subtype) => read.word(subtype)) ?? [],
      keeps: addition !== undefined && present(addition),
    },
    ...(power && toughness ? setNumbers(read, power, toughness) : []),
    ...(coloured ? [coloursOf(read, coloured)] : []),
    ...traitsIn(read, traits, { numbers: 'set', ability: 'gain ability' }),
  ];
}

/** What is said of objects, as a verb and what follows it. */
export function magicPredicates(read: Reader): Pick<Partial<Dictionaries>, 'predicate'> {
  return {
    predicate: {
      Predicate_unblockable: (_is, _word) => (subject) => ({ says: "can't be blocked", subject }),
      Predicate_reach: (_words) => (subject) => ({ says: 'may block as though flying', subject }),
      Predicate_attacksAnyway: (_can, _as, _wall) => (subject) => ({
        says: 'may attack as though no Wall',
        subject,
      }),
      Predicate_doesntUntap: (_doesnt, _untap, whose, _step) => {
        const during = read.who(whose);
        return (subject) => ({
          says: "doesn't untap",
          subject,
          ...(during.who === 'controller of' ? {} : { during }),
        });
      },
      Predicate_comesTapped: (_enters, _tapped, unless) => (subject) => ({
        says: 'comes into play',
        subject,
        tapped: true,
        ...optionalProperty(
          'unless',
          optional(unless, (node) => read.condition(node.child(1))),
        ),
      }),
      Predicate_chosenColor: (_becomes, color) =>
        changing<Modification>([{ change: 'set colours', colours: [chosenColor(color)] }]),
      Predicate_chosenType: (_becomes, type, addition) =>
        changing<Modification>([
          { change: 'set subtypes', subtypes: [chosenType(read, type)], keeps: present(addition) },
        ]),
      Predicate_comesWith: (_enters, _with, amount, counters, _on, _it, each) => (subject) => {
        const much = read.amount(amount);
        const times = optional(each, read.amount);
        return {
          says: 'comes into play',
          subject,
          counters: {
            counter: read.word(counters.child(0)),
            amount: times === undefined ? much : multipliedAmount<Amount>(much, times),
          },
        };
      },
      Predicate_cantBeTarget: (_cant, _words, nouns, abilities) => (subject) => {
        const by = read.filter(nouns);
        const others = optional(abilities, (node) => node.child(0));
        const isOpponents = others !== undefined && present(others.child(1)) && !isFrom(others);
        const { types, ...described } = {
          ...by,
          ...(isOpponents ? { controller: 'opponent' as const } : {}),
        };
        return {
          says: "can't be targeted",
          subject,
          by: { ...described, ...optionalProperty('types', types) },
          ...(others ? { abilitiesOf: isFrom(others) ? read.filter(others.child(1)) : described } : {}),
        };
      },
      Predicate_noType: (_isnt, _a, type) =>
        changing<Modification>([{ change: 'lose type', type: read.word(type) }]),
      Predicate_cantBeEnchanted: (_cant, _words, by) => (subject) => ({
        says: "can't be enchanted",
        subject,
        ...optionalProperty(
          'by',
          optional(by, (node) => read.filter(node.child(1))),
        ),
      }),
      Predicate_cantBeDestroyed: (_cant, _words) => (subject) => ({ says: "can't be destroyed", subject }),
      Predicate_supertype: (_becomes, supertype) =>
        changing<Modification>([{ change: 'gain supertype', supertype: read.word(supertype) }]),
      Predicate_kind: (_becomes, kind) => changing<Modification>(kindOf(read, kind)),
      Predicate_newKind: (_becomes, kind) => changing<Modification>(newKindOf(read, kind)),
      Predicate_cantActivate: (_its, _cant, _words, unless) => (subject) => ({
        says: "can't be activated",
        subject,
        ...(present(unless) ? { butForMana: true } : {}),
      }),
      Predicate_cantRegenerate: (_cant, _words) => (subject) => ({ says: "can't be regenerated", subject }),
      CanAttack: (_words) => (subject) => ({ says: 'may attack as though no defender', subject }),
      Predicate_subtypes: (_becomes, _a, subtypes, addition) =>
        changing<Modification>([
          {
            change: 'set subtypes',
            subtypes: subtypes.children.map((subtype) => read.word(subtype)),
            keeps: present(addition),
          },
        ]),
      Predicate_baseStats: (_words, power, _slash, toughness) =>
        changing<Modification>(setNumbers(read, power, toughness)),
      Predicate_equalStats: (_has, _base, _power, _again, _words, quantity) =>
        changing<Modification>([
          { change: 'set', characteristic: 'power', to: read.amount(quantity) },
          { change: 'set', characteristic: 'toughness', to: read.amount(quantity) },
        ]),
      Predicate_color: (_becomes, colors) => changing<Modification>([coloursOf(read, colors)]),
      Predicate_stats: (_becomes, power, _slash, toughness) =>
        changing<Modification>(setNumbers(read, power, toughness)),
      Predicate_attacksUndefended: (_can, _as, _defender) => (subject) => ({
        says: 'may attack as though no defender',
        subject,
      }),
      Predicate_attacksWithAnother: (_cant, _unless, _other) => (subject) => ({
        says: "can't attack alone",
        subject,
      }),
      Predicate_blocksWithAnother: (_cant, _unless, _other) => (subject) => ({
        says: "can't block alone",
        subject,
      }),
      Predicate_attacksWithOthers: (_cant, _unless, number, _others) => (subject) => ({
        says: 'attacks only with',
        subject,
        amount: read.number(number),
      }),
      Predicate_blocksWithOthers: (_cant, _unless, number, _others) => (subject) => ({
        says: 'blocks only with',
        subject,
        amount: read.number(number),
      }),
      GainsActivated: (_gains, object) =>
        changing<Modification>([{ change: 'gain abilities of', object: read.object(object) }]),
      BlocksIt: (_must, _blocks, _self) => (subject) => ({ says: 'blocks this if able', subject }),
      MustBeBlocked: (_words) => (subject) => ({ says: 'must be blocked if able', subject }),
      Predicate_isKeyword: (_is, _word, keyword) =>
        changing<Modification>([{ change: 'gain ability', ability: read.ability(keyword) }]),
      Predicate_blockedOnly: (_words, nouns) => (subject) => ({
        says: "can't be blocked",
        subject,
        exceptBy: read.filter(nouns),
      }),
      Predicate_blockedExceptByEither: (_cant, _words, one, _or, other) => (subject) => ({
        says: "can't be blocked",
        subject,
        exceptBy: { oneOf: [one, other].map(read.filter) },
      }),
      Predicate_blockedByFewer: (_cant, _words, number, _creatures) => (subject) => ({
        says: 'blocked by at most',
        subject,
        amount: read.number(number) - 1,
      }),
      Predicate_blockedByAtLeast: (_cant, _words, number, _creatures) => (subject) => ({
        says: 'blocked by at least',
        subject,
        amount: read.number(number),
      }),
      Predicate_blockedByAtMost: (_cant, _words, number, _creatures) => (subject) => ({
        says: 'blocked by at most',
        subject,
        amount: read.number(number),
      }),
      Predicate_cantBlockThis: (_cant, _block, _self) => (subject) => ({
        says: "can't block",
        subject,
        by: { this: true },
      }),
      Predicate_allColors: (_words) =>
        changing<Modification>([
          { change: 'set colours', colours: ['white', 'blue', 'black', 'red', 'green'] },
        ]),
      Predicate_cantBlockSuch: (_cant, _block, nouns) => (subject) => ({
        says: "can't block",
        subject,
        by: read.filter(nouns),
      }),
      Predicate_blocksOnly: (_words, nouns) => (subject) => ({
        says: "can't block",
        subject,
        exceptBy: read.filter(nouns),
      }),
      Predicate_blocksAny: (_words, _each) => (subject) => ({ says: 'may block any number', subject }),
      Predicate_costsToAttackWhom: (_cant, _attack, whom, _unless, _who, costs, _each) => (subject) => ({
        says: 'costs to attack',
        subject,
        costs: read.costs(costs),
        whom: read.who(whom),
      }),
      Predicate_cantAttackWhom: (_cant, _attack, whom, unless) => (subject) => ({
        says: "can't attack",
        subject,
        whom: read.who(whom),
        ...optionalProperty(
          'unless',
          optional(unless, (node) => read.condition(node.child(1))),
        ),
      }),
      Predicate_byToughness: (_words) => (subject) => ({ says: 'assigns by toughness', subject }),
      Predicate_noCombatDamage: (_words) => (subject) => ({ says: 'deals no combat damage', subject }),
      Predicate_cantBeCountered: (_cant, _words, _by) => (subject) => ({
        says: "can't be countered",
        subject,
      }),
    },
  };
}
