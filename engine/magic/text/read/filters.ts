import type { Node } from 'ohm-js';
import { numberAmount, ownedBy, present, together } from '../../../text';
import type { Filter } from '../tree';
import { CHOSEN, chosenColor, chosenType } from './choices';
import { GIVER, isGiver, notTheGiver } from './granted-names';
import type { Dictionaries, Reader } from './reader';

/** How many colors something has that a word is said of. */
function colourNumber(read: Reader, word: Node): Filter {
  const said = read.word(word);
  return { colourNumber: said === 'multicolored' ? 'several' : said === 'monocolored' ? 'one' : 'none' };
}

/** “Power less than Ox's power”, “greater than …”. */
const beyond = (
  read: Reader,
  characteristic: Node,
  quantity: Node,
  is: 'at least' | 'at most',
  by: number,
): Filter => ({
  compare: [
    {
      characteristic: read.word(characteristic),
      is,
      amount: { amount: 'sum', of: [read.amount(quantity), numberAmount(by)] },
    },
  ],
});

/** Descriptions of objects, as only this game says them. */
export function magicFilters(read: Reader): Partial<Dictionaries['filter']> {
  const targetedThing = (thing: Node): NonNullable<Filter['targeting']> => {
    if (thing.ctorName === 'TargetedThing_you') return 'you';
    return thing.ctorName === 'TargetedThing_self' ? { this: true } : read.filter(thing.child(0));
  };
  return {
    Adjective_notColorListed: (color, _comma, _next) => ({ notColours: [read.word(color.child(4))] }),
    Adjective_notListed: (word, _comma, _next) => read.filter(word),
    Adjective_notColor: (color) => ({ notColours: [read.word(color.child(4))] }),
    Adjective_colors: (first, _or, others) => ({
      colours: [first, ...others.children].map((color) => read.word(color)),
    }),
    Adjective_color: (color) => ({ colours: [read.word(color)] }),
    Adjective_colorNumber: (word) => colourNumber(read, word),
    Quality_colorNumber: (word) => colourNumber(read, word),
    ProtectedFrom_colorNumber: (word, _end) => colourNumber(read, word),
    Tail_wasDamaged: (_words) => ({ damagedThisTurn: true }),
    Adjective_historic: (_word) => ({ historic: true }),
    Adjective_modified: (_word) => ({ modified: true }),
    Types_outlaws: (_word) => ({ outlaw: true }),
    Adjective_snowCovered: (_word) => ({ keyword: 'snow-covered' }),
    Adjective_enchanted: (_word) => ({ wearing: 'enchantment' }),
    Adjective_equipped: (_word) => ({ wearing: 'equipment' }),
    Adjective_localOf: (type, _enchantment) => ({ local: read.word(type) }),
    Adjective_local: (word) => ({ local: read.word(word) === 'local' ? 'any' : 'none' }),
    OfTypes: (types, _followed) => ({
      ofTypes: [types.asIteration().children.map((type) => read.word(type))],
    }),
    Adjective_attackingOrBlocking: (_words) => ({ inCombat: true }),
    Tail_exceptSuch: (_except, _a, adjectives, types) => ({
      except: together<Filter>({}, ...[...adjectives.children, types].map((part) => read.filter(part))),
    }),
    Tail_otherThan: (_words, self) => (isGiver(self) ? { except: GIVER } : { other: true }),
    Tail_chosenName: (_words) => ({ names: [CHOSEN.name] }),
    Tail_expansion: (_from, name, _expansion) => ({ expansion: read.printed(name) }),
    Tail_ownName: (_named, _self) => ({ names: [read.card.name] }),
    Tail_putWith: (_words, self) => notTheGiver(read, self, { putWith: 'this' }),
    Tail_exiledWith: (_words, self) => notTheGiver(read, self, { zone: 'out of game', exiledWith: 'this' }),
    Tail_inPlay: (_words) => ({}),
    Tail_graveyards: (_in, _all, _graveyards) => ({ zone: 'graveyard' }),
    Tail_inExile: (_words) => ({ zone: 'out of game' }),
    Tail_enchantedPlayers: (_words) => ({ controlledBy: { who: 'enchanted player' } }),
    Tail_chosenPlayers: (_words) => ({ controlledBy: { who: 'chosen player' } }),
    Tail_attached: (_words, _a, nouns) => ({ attachedTo: read.filter(nouns) }),
    Tail_hisOrHers: (_words) => ({ controller: 'that player' }),
    Tail_attachedToIt: (_words, object) => ({ attachedToIt: read.object(object) }),
    Tail_damagedBy: (_words, self, _turn) => notTheGiver(read, self, { damagedBy: 'this' }),
    Tail_extreme: (_with, way, characteristic, _among, nouns) => ({
      extreme: {
        characteristic: read.word(characteristic),
        of: read.filter(nouns),
        ...(/^(?:least|lowest)$/.test(read.word(way)) ? { least: true as const } : {}),
      },
    }),
    Tail_attacked: (_words) => ({ attackedThisTurn: true }),
    Quality_color: (color) => ({ colours: [read.word(color)] }),
    Quality_enchanted: (_word) => ({ wearing: 'enchantment' }),
    Quality_equipped: (_word) => ({ wearing: 'equipment' }),
    Tail_withoutKeyword: (_without, keyword) => ({ notKeyword: read.word(keyword) }),
    Tail_sharesColor: (_that, _shares, object) => ({ sharesColourWith: read.object(object) }),
    Tail_sameName: (_words, object) => ({ namedLike: read.object(object) }),
    Quality_inZone: (_in, whose, zone) => ({ zone: read.word(zone), ...ownedBy(read.who(whose)) }),
    TargetedAbility: (adjectives, _ability, tails) =>
      together<Filter>(
        { types: ['activated or triggered ability'] },
        ...[...adjectives.children, ...tails.children].map(read.filter),
      ),
    Comparison_lessThan: (characteristic, _words, quantity) =>
      beyond(read, characteristic, quantity, 'at most', -1),
    Comparison_greaterThan: (characteristic, _words, quantity) =>
      beyond(read, characteristic, quantity, 'at least', 1),
    Tail_ofColors: (_that, first, _or, others) => ({
      colours: [first, ...others.children].map(read.word),
    }),
    Tail_compareBoth: (_with, one, _and, other) => together<Filter>(read.filter(one), read.filter(other)),
    Tail_eitherKeyword: (_with, one, _or, other) => ({
      oneOf: [one, other].map((keyword) => ({ keyword: read.word(keyword) })),
    }),
    Tail_fightingThis: (_words, self) => notTheGiver(read, self, { fightsThis: ['blocking', 'blocked by'] }),
    Tail_blockingThis: (_words, self) => notTheGiver(read, self, { fightsThis: ['blocking'] }),
    Tail_blockedByThis: (_words, self) => notTheGiver(read, self, { fightsThis: ['blocked by'] }),
    ProtectedFrom_color: (color) => ({ colours: [read.word(color)] }),
    ProtectedFrom_chosenColor: (color) => ({ colours: [chosenColor(color)] }),
    Tail_singleTarget: (_words) => ({ singleTarget: true }),
    Tail_targeting: (_words, only, _a, targeted) => ({
      ...(present(only) ? { targetsOnly: true } : {}),
      targeting: targetedThing(targeted.child(0)),
    }),
    Tail_fromSource: (_from, _a, nouns) => ({ fromSource: read.filter(nouns) }),
    Tail_chosenColor: (_of, color) => ({ colours: [chosenColor(color)] }),
    Tail_chosenType: (_of, type) => ({ subtypes: [chosenType(read, type)] }),
    ProtectedFrom_everything: (_everything) => ({}),
    ProtectedFrom_nouns: (nouns) => read.filter(nouns),
    Types_spells: (list, _spell) => ({
      types: list.asIteration().children.map((type) => read.word(type)),
      zone: 'stack',
    }),
    EventTo_nouns: (_to, _a, nouns) => read.filter(nouns),
  };
}
