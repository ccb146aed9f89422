import type { Node } from 'ohm-js';
import {
  changing,
  members,
  multipliedAmount,
  numberAmount,
  optional,
  optionalProperty,
  present,
  preventedAmount,
  preventedSource,
  YOU,
} from '../../../text';
import type { Amount, Modification, ObjectReference, Statement } from '../tree';
import { withAmount } from './amounts';
import { chosenColor, chosenType } from './choices';
import { extremeIn } from './effects';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';
import { whoseGraveyard, zoneLeft } from './triggers';

const setNumbers = (read: Reader, power: Node, toughness: Node): readonly Modification[] => [
  { change: 'set', characteristic: 'power', to: numberAmount(read.number(power)) },
  { change: 'set', characteristic: 'toughness', to: numberAmount(read.number(toughness)) },
];

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
      ? [
          base('power', numberAmount(read.number(numbers[0]))),
          base('toughness', numberAmount(read.number(numbers[2]))),
        ]
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
        ? [
            set('power', numberAmount(read.number(power))),
            set('toughness', numberAmount(read.number(toughness))),
          ]
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

/** Which card is discarded: any, or the one that says so. */
const ofThis = (card: Node): { readonly object?: 'this' } =>
  card.child(0).ctorName === 'Discarded_this' ? { object: 'this' } : {};

/** What players are said to never do. */
const NEVER = { gain: "can't gain life", lose: "can't lose life", draw: "can't draw cards" } as const;

/** What is said of objects, and of the rules of the game. */
export function magicStatements(
  read: Reader,
): Pick<Partial<Dictionaries>, 'predicate' | 'statement' | 'replaced' | 'outcome'> {
  const defines = (self: Node, quantity: Node, characteristics: readonly string[]): Statement => ({
    says: 'modify',
    subject: read.object(self.child(0)),
    modifications: characteristics.map((characteristic) => ({
      change: 'define',
      characteristic,
      to: read.amount(quantity),
    })),
  });
  /** By creatures whose number is greater, or less, than its own. */
  const notBy = (subject: ObjectReference, nouns: Node, greater: Node): Statement => {
    const form = greater.child(0);
    const characteristic = read.word(form.child(1));
    const own: Amount = { amount: 'characteristic', characteristic, object: { ref: 'this' }, times: 1 };
    const isLess = form.ctorName.startsWith('Greater_less');
    return {
      says: "can't be blocked",
      subject,
      by: {
        ...read.filter(nouns),
        compare: [
          {
            characteristic,
            is: isLess ? 'at most' : 'at least',
            amount: { amount: 'sum', of: [own, numberAmount(isLess ? -1 : 1)] },
          },
        ],
      },
    };
  };
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
      Predicate_cantBeTarget: (_cant, _words, nouns, _abilities) => (subject) => ({
        says: "can't be targeted",
        subject,
        by: read.filter(nouns),
      }),
      Predicate_noType: (_isnt, _a, type) =>
        changing<Modification>([{ change: 'lose type', type: read.word(type) }]),
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
    replaced: {
      WouldEvent_gainLife: (who, _words) => ({ would: 'gain life', who: read.who(who) }),
      WouldEvent_discard: (who, _would, card) => ({
        would: 'discard a card',
        who: read.who(who),
        ...ofThis(card),
      }),
      WouldEvent_forcedDiscard: (forcing, _causes, who, _to, card) => ({
        would: 'discard a card',
        who: read.who(who),
        ...ofThis(card),
        forcedBy: /opponent/i.test(read.printed(forcing)) ? 'an opponent' : 'anybody',
      }),
      WouldEvent_loseLife: (who, _words) => ({ would: 'lose life', who: read.who(who) }),
      WouldEvent_comesIn: (subject, _would, _enters, under) => ({
        would: 'come into play',
        object: read.subject(subject),
        ...optionalProperty(
          'under',
          optional(under, (node) => read.who(node.child(1))),
        ),
      }),
      WouldEvent_tokens: (_effect, _would, _tokens, _into, under) => ({
        would: 'create tokens',
        who: read.who(under.child(1)),
      }),
      WouldEvent_anyCounters: (_words, subject) => ({
        would: 'have counters put on it',
        object: read.subject(subject),
      }),
      WouldEvent_destroyed: (subject, _words) => ({ would: 'be destroyed', object: read.subject(subject) }),
      WouldEvent_dies: (subject, _words) => ({
        would: 'be put into a graveyard',
        object: read.subject(subject),
        from: 'in play',
      }),
      WouldEvent_graveyard: (subject, _words, graveyard, from) => ({
        would: 'be put into a graveyard',
        object: read.subject(subject),
        from: zoneLeft(from),
        ...whoseGraveyard(graveyard),
      }),
      WouldEvent_damageDealt: (_damage, subject) => ({
        would: 'be dealt damage',
        object: read.subject(subject),
      }),
      WouldEvent_dealToPlayers: (subject, _would, sort, _damage, whom, _or, nouns) => {
        const kind = optional(sort, read.word);
        return {
          would: 'deal damage',
          object: read.subject(subject),
          ...(kind === 'combat' ? { battle: true } : {}),
          ...(kind === 'noncombat' ? { noncombat: true } : {}),
          whom: read.who(whom),
          ...optionalProperty(
            'to',
            optional(nouns, (node) => ({ this: false as const, filter: read.filter(node.child(1)) })),
          ),
        };
      },
      WouldEvent_dealToAnything: (subject, _would, combat, _damage, _to) => ({
        would: 'deal damage',
        object: read.subject(subject),
        ...(present(combat) ? { battle: true } : {}),
      }),
    },
    outcome: {
      Outcome_damageMore: (_words, number, _to, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_twiceTokens: (_it, _creates, _words, _into, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_twiceCounters: (_words, _type, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_twiceOfKind: (_twice, _kind, _words, _it, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_moreOfKind: (_words, number, _kind, _put, _it, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_gainTwice: (_who, _words) => ({ do: 'change amount', times: 2 }),
      Outcome_gainMore: (_who, _words, number, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_doubled: (_deals, _to, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_regenerated: (_regenerate, object) => ({
        do: 'be regenerated',
        object: read.object(object),
      }),
      Outcome_insteadOfGraveyard: (clauses, _instead, _whose, _graveyard) => read.effect(clauses),
      Outcome_comesUnder: (_it, _enters, under, _instead) => ({
        do: 'come under control',
        who: read.who(under.child(1)),
      }),
      Outcome_tripled: (_deals, _to, _instead) => ({ do: 'change amount', times: 3 }),
      Outcome_skipDraw: (_words) => ({ do: 'nothing' }),
    },
    statement: {
      RuleStatement_preventToAndBy: (_prevent, combat, _damage, subject) => {
        const them = read.subject(subject);
        const whom = them.this === false ? them.filter : ('this' as const);
        const prevented = {
          says: 'prevent damage' as const,
          ...(present(combat) ? { battle: true } : {}),
        };
        return {
          says: 'all',
          statements: [
            { ...prevented, to: whom },
            { ...prevented, from: whom },
          ],
        };
      },
      WhereXStatement: (said, _comma, _words, quantity) =>
        withAmount(read.statement(said), read.amount(quantity)),
      RuleStatement_cantActivate: (whose, _words, _cant, _activated, unless) => ({
        says: "can't be activated",
        subject: read.object(whose),
        ...(present(unless) ? { butForMana: true } : {}),
      }),
      RuleStatement_cantActivateOf: (_words, objects, _cant, _activated, unless) => ({
        says: "can't be activated",
        subject: read.object(objects),
        ...(present(unless) ? { butForMana: true } : {}),
      }),
      RuleStatement_cantSearch: (who, _cant, _words) => ({ says: "can't search", who: read.who(who) }),
      RuleStatement_handSizeBy: (whose, _words, way, _by, number) => ({
        says: 'maximum hand size',
        who: read.who(whose),
        [read.word(way) === 'reduced' ? 'less' : 'more']: read.number(number),
      }),
      RuleStatement_handSizeIs: (whose, _words, number) => ({
        says: 'maximum hand size',
        who: read.who(whose),
        is: read.number(number),
      }),
      RuleStatement_tappedInstead: (_if, subject, _would, _comes, _comma, _it, _enters, _tapped) => {
        const them = read.subject(subject);
        return {
          says: 'comes into play',
          subject: them.this === false ? { ref: 'all', filter: them.filter } : { ref: 'this' },
          tapped: true,
        };
      },
      RuleStatement_notByGreater: (self, _cant, _words, nouns, greater) =>
        notBy(read.object(self), nouns, greater),
      RuleStatement_greaterCant: (nouns, greater, _cant, _block, _self) =>
        notBy({ ref: 'this' }, nouns, greater),
      RuleStatement_suchCantBlock: (nouns, _cant, _block, self) => ({
        says: "can't be blocked",
        subject: read.object(self),
        by: read.filter(nouns),
      }),
      RuleStatement_damageByCant: (_words, object, _cant, _prevented) => ({
        says: "can't be prevented",
        what: 'damage',
        subject: read.object(object),
      }),
      RuleStatement_asUnblocked: (_may, object, _assign, _to, _the, _player, _as) => ({
        says: 'may assign damage as though unblocked',
        subject: read.object(object),
      }),
      RuleStatement_definesBoth: (self, _words, quantity) => defines(self, quantity, ['power', 'toughness']),
      RuleStatement_definesBothPlus: (self, _is, quantity, _its, more) => {
        const to = read.amount(quantity);
        const sum: Amount = { amount: 'sum', of: [to, numberAmount(read.number(more))] };
        return {
          says: 'modify',
          subject: read.object(self.child(0)),
          modifications: [
            { change: 'define', characteristic: 'power', to },
            { change: 'define', characteristic: 'toughness', to: sum },
          ],
        };
      },
      RuleStatement_countsAs: (_self, _counts, _a, subtypes) => ({
        says: 'counts as',
        subtypes: subtypes.children.map((subtype) => read.word(subtype)),
      }),
      RuleStatement_enchantsOnly: (_self, _can, _a, nouns) => ({
        says: 'enchants only',
        filter: read.filter(nouns),
      }),
      RuleStatement_enchantsOnlySuch: (_play, _self, _only, _a, nouns) => ({
        says: 'enchants only',
        filter: read.filter(nouns),
      }),
      RuleStatement_definesOne: (self, characteristic, _is, quantity) =>
        defines(self, quantity, [read.word(characteristic)]),
      RuleStatement_attacksUntapped: (_words, object, _toTap) => ({
        says: "attacking doesn't tap",
        subject: read.object(object),
      }),
      RuleStatement_costs: (nouns, by, _costs, symbols, way, _toPlay) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: optional(by, read.who) ?? { who: 'each player' },
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
      }),
      RuleStatement_searchesTop: (_if, who, _would, _comma, _searches, number, _cards) => ({
        says: 'searches top',
        who: read.who(who),
        amount: read.number(number),
      }),
      RuleStatement_beginsInPlay: (_if, _self, _words, _comma, _may, _where) => ({
        says: 'may begin in play',
      }),
      RuleStatement_opensRevealed: (_may, _self, _from, ifDone) => ({
        says: 'may reveal from opening hand',
        ...optionalProperty(
          'then',
          optional(ifDone, (node) => read.effect(node.child(3))),
        ),
      }),
      RuleStatement_anyNumberInDeck: (_words, _name) => ({ says: 'any number in a deck' }),
      RuleStatement_devotion: (_words, number) => ({ says: 'devotion', more: read.number(number) }),
      RuleStatement_abilityCosts: (_words, nouns, _costs, symbols, way, _toActivate) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: { who: 'each player' },
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
        ofAbilities: true,
      }),
      SaidOfCost_mayCastFrom: (_may, _self, _from, zone) => ({
        says: 'may play from',
        subject: { ref: 'this' },
        zone: read.word(zone),
      }),
      SaidOfCost_optional: (_words, _toPlay, _self, _comma, _may, costs) => ({
        says: 'additional cost',
        costs: read.costs(costs),
        optional: true,
      }),
      SaidOfCost_additional: (_words, _toPlay, _self, _comma, costs) => ({
        says: 'additional cost',
        costs: read.costs(costs),
        optional: false,
      }),
      SaidOfCost_alternative: (_may, costs, _ratherThan, _whose, _manaCost) => ({
        says: 'alternative cost',
        costs: read.costs(costs),
      }),
      SaidOfCost_free: (_may, _self, _without, _whose, _manaCost) => ({
        says: 'alternative cost',
        costs: [],
      }),
      SaidOfCost_own: (_self, _costs, symbols, way, _toPlay, each) => ({
        says: 'costs',
        filter: { this: true },
        who: YOU,
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
        ...optionalProperty('times', optional(each, read.amount)),
      }),
      RuleStatement_asItComes: (_as, _self, _enters, _comma, sentence) => ({
        says: 'as it comes into play',
        effect: read.effect(sentence),
      }),
      RuleStatement_beforeItComes: (_before, _self, _enters, _comma, sentence) => ({
        says: 'as it comes into play',
        effect: read.effect(sentence),
        before: true,
      }),
      RuleStatement_mayInstead: (_if, drawing, _would, _comma, who, _may, done, _instead) => ({
        says: 'replace',
        event: { would: 'draw a card', who: read.who(drawing) },
        instead: {
          do: 'may',
          who: read.who(who),
          effect: read.effect(done),
          otherwise: { do: 'draw', who: { who: 'that player' }, amount: numberAmount(1) },
        },
      }),
      RuleStatement_mayDiscardElsewhere: (
        _if,
        would,
        _comma,
        _discard,
        _comma2,
        _but,
        who,
        _may,
        done,
        _instead,
        _whose,
        _graveyard,
      ) => ({
        says: 'replace',
        event: read.replaced(would),
        instead: {
          do: 'may',
          who: read.who(who),
          effect: read.effect(done),
          otherwise: { do: 'discard those', object: { ref: 'that' } },
        },
      }),
      RuleStatement_asThoughFlash: (_may, nouns, _flash) => ({
        says: 'may play as though flash',
        who: { who: 'you' },
        filter: read.filter(nouns),
      }),
      RuleStatement_never: (who, _cant, what) => {
        const [verb] = read.printed(what).toLowerCase().split(' ');
        return { says: NEVER[verb === 'lose' || verb === 'draw' ? verb : 'gain'], who: read.who(who) };
      },
      RuleStatement_noLands: (who, _cant, _words) => ({ says: "can't play lands", who: read.who(who) }),
      RuleStatement_playerAndObjectsHave: (who, _and, nouns, _have, keyword) => ({
        says: 'all',
        statements: [
          { says: 'player has', who: read.who(who), ability: read.ability(keyword) },
          {
            says: 'modify',
            subject: { ref: 'all', filter: read.filter(nouns) },
            modifications: [{ change: 'gain ability', ability: read.ability(keyword) }],
          },
        ],
      }),
      RuleStatement_millsMore: (_if, who, _would, _comma, _they, _mill, more, _instead) => {
        const [, number] = more.child(0).children;
        return {
          says: 'mills more',
          who: read.who(who),
          times: number ? 1 : 2,
          plus: number ? read.number(number) : 0,
        };
      },
      RuleStatement_surveilsMore: (who, _look, number, _cards, _they, _surveil) => ({
        says: 'surveils more',
        who: read.who(who),
        amount: read.number(number),
      }),
      RuleStatement_rollsMore: (_if, who, _would, _comma, more) => ({
        says: 'rolls more dice',
        who: read.who(who),
        ignore: extremeIn(read, more.child(0).child(1)),
      }),
      RuleStatement_flipsComeUp: (_coins, who, _comeUp, side, _and, _who, wins) => ({
        says: 'flips come up',
        who: read.who(who),
        side: read.word(side),
        ...(present(wins) ? { wins: true } : {}),
      }),
      RuleStatement_winsFlips: (who, _wins, _flips) => ({
        says: 'flips come up',
        who: read.who(who),
        wins: true,
      }),
      RuleStatement_playerHas: (who, _has, keyword) => ({
        says: 'player has',
        who: read.who(who),
        ability: read.ability(keyword),
      }),
      RuleStatement_untapsAtMost: (who, _cant, _untap, number, nouns, _during, _whose, _steps) => ({
        says: 'untaps at most',
        who: read.who(who),
        amount: read.number(number),
        filter: read.filter(nouns),
      }),
      RuleStatement_controls: (_words, object) => ({
        says: 'controls',
        subject: read.object(object),
      }),
      RuleStatement_handRevealed: (who, _play, _whose, _revealed) => ({
        says: 'plays with hand revealed',
        who: optional(who, read.who) ?? YOU,
      }),
      RuleStatement_cantPlay: (who, _cant, _play, nouns, when) => ({
        says: "can't play",
        who: read.who(who),
        filter: read.filter(nouns),
        ...optionalProperty('when', optional(when, read.time)),
      }),
      RuleStatement_anyHandSize: (who, _words) => ({ says: 'no maximum hand size', who: read.who(who) }),
      RuleStatement_neitherLosesNorWins: (loser, _cant, _lose, _and, winner, _cant2, _win) => ({
        says: 'all',
        statements: [
          { says: "can't lose the game", who: read.who(loser) },
          { says: "can't win the game", who: read.who(winner) },
        ],
      }),
      RuleStatement_noLosing: (who, _cant, _words) => ({ says: "can't lose the game", who: read.who(who) }),
      RuleStatement_noWinning: (who, _cant, _words) => ({ says: "can't win the game", who: read.who(who) }),
      RuleStatement_spellsAtMost: (who, _cant, _play, number, _each) => ({
        says: 'spells at most',
        who: read.who(who),
        amount: read.number(number),
      }),
      RuleStatement_mayStayTapped: (_you, self, _during) => ({
        says: 'may stay tapped',
        subject: read.object(self),
      }),
      RuleStatement_additionalLand: (who, _words, _turns) => ({
        says: 'additional land',
        who: read.who(who),
      }),
      RuleStatement_preventToPlayers: (_prevent, combat, _damage, whom, _by, source) => ({
        says: 'prevent damage',
        ...(present(combat) ? { battle: true } : {}),
        ...(optional(source, (node) => preventedSource(read.subject(node))) ?? {}),
        whom: read.who(whom),
      }),
      RuleStatement_preventDealtToPlayers: (_if, whom, _would, _comma, _prevent, much) => ({
        says: 'prevent damage',
        ...preventedAmount(much, read),
        whom: read.who(whom),
      }),
      RuleStatement_preventIfToPlayers: (
        _if,
        source,
        _would,
        combat,
        _damage,
        whom,
        _comma,
        _prevent,
        much,
      ) => ({
        says: 'prevent damage',
        ...(present(combat) ? { battle: true } : {}),
        ...preventedSource(read.subject(source)),
        ...preventedAmount(much, read),
        whom: read.who(whom),
      }),
      RuleStatement_lure: (_words, object, _doSo) => ({
        says: 'blocked by all able',
        subject: read.object(object),
      }),
      RuleStatement_atMost: (_words, number, _can, verb, whom, _each) => ({
        says: read.word(verb) === 'attack' ? 'attackers at most' : 'blockers at most',
        amount: read.number(number),
        ...optionalProperty('whom', optional(whom, read.who)),
      }),
      RuleStatement_maySkipTurn: (_if, condition, _comma, _may, then) => ({
        says: 'may skip turn',
        who: YOU,
        ...optionalProperty(
          'condition',
          optional(condition, (node) => read.condition(node.child(1))),
        ),
        offer: {
          do: 'may',
          who: YOU,
          effect: { do: 'skip', who: YOU, step: 'turn' },
          ...optionalProperty(
            'then',
            optional(then, (node) => read.effect(node.child(3))),
          ),
        },
      }),
      RuleStatement_skipsSeveral: (who, _skips, _whose, steps) => ({
        says: 'skips',
        who: read.who(who),
        step: read.printed(steps).toLowerCase().replace(/s$/, ''),
      }),
      RuleStatement_skipsYour: (_words, step) => ({
        says: 'skips',
        who: { who: 'you' },
        step: read.word(step),
      }),
      RuleStatement_skips: (who, _skips, _whose, step) => ({
        says: 'skips',
        who: read.who(who),
        step: read.word(step),
      }),
    },
  };
}
