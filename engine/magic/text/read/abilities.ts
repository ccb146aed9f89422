import type { Node } from 'ohm-js';
import { optional } from '../../../text';
import type { Ability, Cost, CostOfSome, Effect, Filter, Spared, Statement, Who } from '../tree';
import { notTheGiver, paidWith } from './granted-names';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** Whole abilities, the texts of spells, and what is said of paying for them. */
export function magicAbilities(read: Reader): Partial<Dictionaries['ability']> {
  const numbered = (keyword: string, whole: Node, number: Node): Ability =>
    read.withTargets(whole, (base) => ({ kind: 'keyword', ...base, keyword, value: read.number(number) }));
  const ward = (whole: Node, costs: readonly Cost[]): Ability =>
    read.withTargets(whole, (base) => ({ kind: 'keyword', ...base, keyword: 'ward', costs }));
  const walking = (whole: Node, land: Filter): Ability =>
    read.withTargets(whole, (base) => ({
      kind: 'keyword',
      ...base,
      keyword: 'landwalk',
      quality: { types: ['land'], ...land },
    }));
  const sparedIn = (spared: Node): Spared => {
    const form = spared.child(0);
    if (form.ctorName === 'Spared_this') return { what: 'this' };
    const [first, , others] = form.children;
    const filters = [...(first ? [first] : []), ...(others?.children ?? [])].map(read.filter);
    const [what = {}] = filters;
    return form.ctorName === 'Spared_already'
      ? { what, already: true }
      : { what: filters.length > 1 ? { oneOf: filters } : what };
  };
  return {
    PermanentCard: (ability, _end) => read.ability(ability),
    SpellCard: (part, _end) => read.ability(part),
    Worded: (_word, _dash, paragraph) => read.ability(paragraph),
    CountersWhatTargets(_when, event, _comma, _counter, _what, unless, _stop) {
      return read.withTargets(this, (base) => {
        const effect: Effect = { do: 'counter', object: { ref: 'targeting' } };
        const costs = optional(unless, (node) => read.costs(node.child(2)));
        return {
          kind: 'triggered',
          ...base,
          trigger: read.trigger(event),
          effect: costs
            ? { do: 'unless', who: { who: 'controller of', object: effect.object }, costs, effect }
            : effect,
          instructions: [],
        };
      });
    },
    SpellText_threshold(_threshold, _dash, effects) {
      return read.withTargets(this, (base) => ({
        kind: 'spell',
        ...base,
        // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
        effect: { do: 'if', condition: { if: 'threshold' }, then: read.effect(effects) },
      }));
    },
    SpellText_plain(_word, _dash, effects) {
      return read.withTargets(this, (base) => ({ kind: 'spell', ...base, effect: read.effect(effects) }));
    },
    SpellCost_always(said, _stop) {
      return read.withTargets(this, (base) => ({ kind: 'static', ...base, statement: read.statement(said) }));
    },
    SpellCost_if(_if, condition, _comma, said, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        condition: read.condition(condition),
        statement: read.statement(said),
      }));
    },
    Uncounterable(_self, predicate, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: read.predicate(predicate)({ ref: 'this' }),
      }));
    },
    Static_several(first, _stop, others, _stops) {
      const statements = [first, ...others.children].map(read.statement);
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: { says: 'all', statements },
      }));
    },
    Static_sparing(statement, _stop, _words, spared, _stop2) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: sparing(read.statement(statement), sparedIn(spared)),
      }));
    },
    PlayedOnly(when, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: read.statement(when),
      }));
    },
    PlayerKeyword: (_ahead, keyword) => read.ability(keyword),
    Keyword_fromPlayer(_from, player) {
      const [form] = player.children;
      const whom: Who =
        form?.ctorName === 'FromPlayer_chosen'
          ? { who: 'chosen player' }
          : form?.ctorName === 'FromPlayer_target'
            ? read.who(form.child(0))
            : { who: 'each opponent' };
      return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: 'protection', whom }));
    },
    Keyword_protection(_from, from) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'protection',
        quality: read.filter(from),
      }));
    },
    Keyword_hexproof(_from, from) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'hexproof',
        quality: read.filter(from),
      }));
    },
    Keyword_enchantPlayer(_enchant, player) {
      const what = read.word(player);
      return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: 'enchant', what }));
    },
    Keyword_enchant(_enchant, nouns) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'enchant',
        quality: read.filter(nouns),
      }));
    },
    Keyword_bands(_words, nouns) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'bands with other',
        quality: read.filter(nouns),
      }));
    },
    Keyword_threshold(_threshold, _dash, paragraph) {
      const ability = read.ability(paragraph);
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        targets: [],
        keyword: 'threshold',
        ability,
      }));
    },
    Keyword_cumulative(_cumulative, _dash, costs) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'cumulative upkeep',
        costs: read.costs(costs),
      }));
    },
    Keyword_rampage(_rampage, _colon, number) {
      return numbered('rampage', this, number);
    },
    Keyword_numbered(keyword, number) {
      return numbered(read.word(keyword), this, number);
    },
    Keyword_vanishing(_word) {
      return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: 'vanishing' }));
    },
    Keyword_wardCosts(_ward, _dash, costs) {
      return ward(this, read.costs(costs));
    },
    Keyword_wardX(_ward, symbols, _comma, _where, quantity) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'ward',
        costs: [{ cost: 'mana', mana: manaIn(read, symbols) }],
        x: read.amount(quantity),
      }));
    },
    Keyword_ward(_ward, symbols) {
      return ward(this, [{ cost: 'mana', mana: manaIn(read, symbols) }]);
    },
    Keyword_echo(_echo, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'echo',
        ...(symbols.children.length > 0 ? { mana: manaIn(read, symbols) } : {}),
      }));
    },
    Keyword_landwalk(land, _walk) {
      return walking(this, landOf(read.word(land)));
    },
    Keyword_otherLandwalk(such, _walk) {
      return walking(this, read.filter(such));
    },
    Keyword_typewalk(kind, name) {
      const type = read.printed(name).replace(/walk$/i, '');
      const subtypes = [type[0]?.toUpperCase() + type.slice(1).toLowerCase()];
      return walking(this, { subtypes, ...landOf(read.word(kind)) });
    },
    Keyword_landhome(name) {
      const type = read.printed(name).replace(/home$/i, '');
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'landhome',
        what: type[0]?.toUpperCase() + type.slice(1).toLowerCase(),
      }));
    },
    Keyword_cycling(_cycling, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'cycling',
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_landcycling(name, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'landcycling',
        what: read.printed(name).replace(/cycling$/i, ''),
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_equip(_equip, quality, symbols) {
      const what = optional(quality, (node) => read.printed(node).replace(/\s*creature$/i, ''));
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'equip',
        ...(what ? { what } : {}),
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_fortify(_fortify, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'fortify',
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_withMana(keyword, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: read.word(keyword),
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_mirrodin(_words, _mark) {
      return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: 'for mirrodin' }));
    },
    Keyword_kicker(_kicker, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'kicker',
        mana: manaIn(read, symbols),
      }));
    },
    Keyword_paidBesides(keyword, _dash, costs) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: read.word(keyword),
        costs: read.costs(costs),
      }));
    },
    Keyword_buyback(_buyback, symbols) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'buyback',
        mana: manaIn(read, symbols),
      }));
    },
  };
}

/** The same, where the protection that it gives does not remove something. */
function sparing(statement: Statement, spares: Spared): Statement {
  if (statement.says !== 'modify') return statement;
  const modifications = statement.modifications.map((each) =>
    each.change === 'gain ability' && each.ability.kind === 'keyword' && each.ability.keyword === 'protection'
      ? { ...each, ability: { ...each.ability, spares } }
      : each,
  );
  return { ...statement, modifications };
}

/** "Legendary", "snow-covered", "artifact": what lands a landwalk names. */
function landOf(word: string): Filter {
  if (word === 'snow-covered') return { keyword: word };
  return word === 'artifact' ? { ofTypes: [[word]] } : { supertypes: [word] };
}

/** When something may be played, as only this game says it. */
export function magicTimes(read: Reader): Partial<Dictionaries['time']> {
  return {
    SaidTime_asOne: (_as, type) => ({ asA: read.word(type) }),
    SaidTime_anyTime: (_words, type) => ({ asA: read.word(type) }),
    SaidTime_anybody: (_words, type, _played) => ({ asA: read.word(type) }),
  };
}

/** What is paid. */
export function magicCosts(read: Reader): Partial<Dictionaries['costs']> {
  const of = (cost: CostOfSome, number: Node, nouns: Node): readonly Cost[] => [
    { cost, filter: read.filter(nouns), amount: read.number(number) },
  ];
  return {
    Cost_tap: (_symbol) => [{ cost: 'tap this' }],
    Cost_untap: (_symbol) => [{ cost: 'untap this' }],
    Cost_mana: (symbols) => [{ cost: 'mana', mana: manaIn(read, symbols) }],
    PlainCost_mana: (_pay, symbols) => [{ cost: 'mana', mana: manaIn(read, symbols) }],
    PlainCost_life: (_pay, number, _life) => [{ cost: 'life', amount: read.number(number) }],
    PlainCost_draw: (_draw, number, _cards) => [{ cost: 'draw', amount: read.number(number) }],
    PlainCost_sacrificeThis: (_sacrifice, self) => paidWith(self, { cost: 'sacrifice this' }, 'sacrifice'),
    PlainCost_sacrifice: (_sacrifice, number, nouns) => of('sacrifice', number, nouns),
    PlainCost_behold: (_behold, number, nouns) => of('behold', number, nouns),
    PlainCost_discardThis: (_discard, self) => notTheGiver(read, self, [{ cost: 'discard this' }]),
    PlainCost_discardHand: (_discard, _whose, _hand) => [{ cost: 'discard hand' }],
    PlainCost_discardFromHand: (_discard, number, _card, _from) => [
      { cost: 'discard', amount: read.number(number) },
    ],
    PlainCost_discardNouns: (_discard, number, nouns) => of('discard such', number, nouns),
    PlainCost_tap: (_tap, number, nouns) => of('tap', number, nouns),
    PlainCost_untapThis: (_untap, _self) => [{ cost: 'untap this' }],
    PlainCost_untap: (_untap, number, nouns) => of('untap', number, nouns),
    PlainCost_skip: (_skip, _your, _next, step) => [{ cost: 'skip', step: read.word(step) }],
    PlainCost_returnThis: (_return, self, _to) => paidWith(self, { cost: 'return this' }, 'return'),
    PlainCost_return: (_return, number, nouns, _to) => of('return', number, nouns),
    PlainCost_exileThis: (_exile, self) => notTheGiver(read, self, [{ cost: 'remove this' }]),
    PlainCost_exile: (_exile, number, nouns) => of('remove', number, nouns),
    PlainCost_removeThis: (_remove, self, _from) => notTheGiver(read, self, [{ cost: 'remove this' }]),
    PlainCost_remove: (_remove, number, nouns, _from) => of('remove', number, nouns),
  };
}
