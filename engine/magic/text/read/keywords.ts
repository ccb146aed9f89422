import type { Node } from 'ohm-js';
import { optional } from '../../../text';
import type { Ability, Cost, Filter, Who } from '../tree';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** Keywords, with what they say besides. */
export function keywordAbilities(read: Reader): Partial<Dictionaries['ability']> {
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
  return {
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
    Keyword_expansionSymbol(_words, _colon, name) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'expansion symbol',
        what: read.printed(name),
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
    Keyword_auraSwap(aura, _swap, symbols) {
      if (read.word(aura) !== 'Aura') throw read.misread(aura, ['“Aura”'], 'as nothing else is swapped');
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'aura swap',
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

/** "Legendary", "snow-covered", "artifact": what lands a landwalk names. */
function landOf(word: string): Filter {
  if (word === 'snow-covered') return { keyword: word };
  return word === 'artifact' ? { ofTypes: [[word]] } : { supertypes: [word] };
}
