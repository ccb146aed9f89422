/** What objects are with every continuous effect applied: those of static abilities, and those that were left behind. */
import {
  effectsLeft,
  effectsOfAbilities,
  effectsOfSources,
} from '../../card-game/continuous/effects-in-force';
import { layersOf, type PartOfLayer, type Table } from '../../card-game/continuous/layers';
import { modifying } from '../../card-game/continuous/modify-statements';
import { isStatic } from '../../card-game/continuous/statements';
import { applyLayers, assumed, column, concatMap, PerGame, partWithWords, query } from '../../kernel';
import { countersApply, layers, settingLayer } from '../6-spells-abilities-and-effects/613-layers';
import { areMeant, withMeant } from '../a-abilities/A.1-meant-abilities';
import { typesAreNoAbility, typesInText } from '../a-abilities/A.1-types-in-text';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import { definition, fact } from '../forms';
import { countingIsNoAbility, countsAs } from '../g-glossary/G.9-counts-as';
import type { MagicGame, MagicTypes } from '../game';
import { baseColours, isExplanation } from '../k-card-types/K.7-color';
import { definedBy, isNoAbility, withAsterisks } from '../k-card-types/K.10-asterisks';
import { withCounters } from '../k-card-types/K.10-counters';
import { builtIn, landTypes } from '../k-card-types/K.15-land';
import { asLegend } from '../k-card-types/K.17-legends';
import type { Card, Characteristics, MagicObject } from '../object';
import { contextOf, phrases } from '../text/phrases';
import type { Ability } from '../text/tree';
import { withChosen } from './T.6-chosen-words';
import { partOf } from './T.8-changes';
import { readByCondition, readByReference } from './T.8-dependency';

/** T.8.5, A.3.1 */
export const withStaticAbilities = definition(
  {
    '2003': { number: 'T.8.5', restates: ['A.3.1'] },
    '2013': '611.3b',
    '2025': assumed('T.8.5', { from: '2003' }),
  },
  'What a static ability of a permanent says is so for as long as the permanent is in play',
  ({ inPlay }: MagicGame): readonly MagicObject[] => inPlay.objects,
  (): readonly MagicObject[] => [],
);

/** Does an ability say that something is so while its card is in a graveyard? */
const isOfGraveyards = ({ kind, zone }: Ability): boolean => kind === 'static' && zone === 'graveyard';

/** The abilities of an object that say something where it is. */
export const statingWhereItIs = (game: MagicGame, source: MagicObject): readonly Ability[] => {
  const abilities = game.abilitiesOf(source);
  return source.zone === game.inPlay ? abilities : abilities.filter(isOfGraveyards);
};

export const worksInGraveyard = column(({ abilities }: Card): boolean => abilities.some(isOfGraveyards));

/** T.8.15, 112.6b: its timestamp is that of the object which it is there. */
export const withCardsOfGraveyards = definition(
  {
    '2003': 'T.8.15',
    '2013': '112.6b',
    '2025': assumed('T.8.15', { from: '2003' }),
  },
  'What a card says is so while it is in a graveyard counts from when it was put there',
  ({ players }: MagicGame): readonly MagicObject[] =>
    concatMap(players, ({ graveyard }) => graveyard.objects.filter(({ card }) => worksInGraveyard(card))),
  (): readonly MagicObject[] => [],
);

/** Whatever has static abilities that are in effect where it is. */
export const withEffects = (game: MagicGame): readonly MagicObject[] => {
  const elsewhere = withCardsOfGraveyards(game);
  return elsewhere.length > 0 ? [...withStaticAbilities(game), ...elsewhere] : withStaticAbilities(game);
};

const sources = {
  sources: withEffects,
  isSilent: () => false,
};

/** K.12.11, 613.5 */
export const fixesItsObjects = fact(
  { '2003': 'K.12.11', '2013': '613.5', '2025': assumed('613.5', { from: '2013' }) },
  'What an effect does to an object doesn’t end the rest of what it does to it',
  () => true,
);

/** T.8.10, 613.6b */
export const countsFrom = definition(
  { '2003': 'T.8.10', '2013': '613.6b', '2025': assumed('T.8.10', { from: '2003' }) },
  'What an ability says that an effect has given counts from when that effect began',
  ({ effects }: MagicGame, source: MagicObject, { text }: { readonly text: string }): number =>
    effects.reduce(
      (latest, { objects, modifications, timestamp }) =>
        objects.includes(source) &&
        modifications.some((each) => 'ability' in each && each.ability.text === text)
          ? Math.max(latest, timestamp)
          : latest,
      source.timestamp,
    ),
  (_game, { timestamp }) => timestamp,
);

type OfStatic = Extract<Ability, { readonly kind: 'static' }>;

const isAboutItself = ({ statement }: OfStatic): boolean =>
  'subject' in statement &&
  statement.subject !== undefined &&
  'ref' in statement.subject &&
  statement.subject.ref === 'this';

/** T.8.11, T.8.Ruling.6: a condition makes no difference. */
export const isBuiltIn = fact(
  { '2003': 'T.8.11' },
  'What an ability that a permanent is printed with does to that permanent is older than all else that is done to it',
  (_game: MagicGame, { card }: MagicObject, ability: OfStatic) =>
    isAboutItself(ability) && card.abilities.some(({ text }) => text === ability.text),
);

/** T.8.6, T.8.7: not locked in, it applies to whatever its text says at the moment. */
const ofAbilityInPlay = effectsOfAbilities<MagicTypes>(phrases, partOf, {
  ...sources,
  contextOf,
  timestampOf: (game, source, ability) =>
    isBuiltIn(game, source, ability) ? 0 : countsFrom(game, source, ability),
  readBySubject: readByReference,
  readByCondition,
  isFixedByFirst: fixesItsObjects,
  candidatesFor: (subject, source) => (subject.ref === 'this' ? () => [source] : undefined),
});

const ofAbility: typeof ofAbilityInPlay = (game, source, ability) =>
  source.zone === game.inPlay || isOfGraveyards(ability) ? ofAbilityInPlay(game, source, ability) : [];

const left = effectsLeft<MagicTypes>(partOf);

/** The layers of the edition that is played, each once, with what applies in it. */
const inLayers = (game: MagicGame, parts: readonly PartOfLayer<MagicTypes>[]) => {
  const known = parts.map((each) => ({ ...each, layer: game.ruleAt(each.layer) }));
  return layersOf<MagicTypes>(game, [...new Set(layers.map((each) => game.ruleAt(each)))], () => known);
};

const copying = { copy: (characteristics: Characteristics): Characteristics => ({ ...characteristics }) };

const abilitiesWith = partWithWords<readonly Ability[]>(withChosen);

/** What a card is, with these abilities. */
function described(game: MagicGame, printedCard: Card, own: readonly Ability[]): Characteristics {
  const card = typesInText(game, countsAs(game, printedCard));
  const { name, types, supertypes, manaCost, power = 0, toughness = 0 } = card;
  const abilities = [
    ...typesAreNoAbility(game, countingIsNoAbility(game, isExplanation(game, isNoAbility(game, own)))),
    ...builtIn(game, card),
  ];
  const colours = baseColours(game, card);
  return asLegend(game, {
    name,
    types,
    subtypes: landTypes(game, name, card),
    supertypes,
    colours,
    manaCost,
    abilities,
    power,
    toughness,
  });
}

/** What is printed on a card, and what its types say: the state of a game doesn't matter. */
export const printedOn = query('what is printed on a card', (game: MagicGame, card: Card) =>
  described(game, card, card.abilities),
);

/** K.6.3: what is printed on a card with what was chosen for it as it came into play, and what its types say. */
function onTheCard(game: MagicGame, object: MagicObject): Characteristics {
  const { chosen } = object;
  const card = cardAsRead(game, object);
  const own = Object.keys(chosen).length === 0 ? card.abilities : abilitiesWith(card.abilities, chosen);
  const isAsPrinted = own === card.abilities && !areMeant(own);
  return isAsPrinted ? printedOn(game, card) : described(game, card, withMeant(game, own, object));
}

/** The same with what the card's text defines of it, from what others are known to be. */
function printed(
  game: MagicGame,
  object: MagicObject,
  look: Seen = (other) => onTheCard(game, other),
): Characteristics {
  const on = onTheCard(game, object);
  return definedBy(cardAsRead(game, object)).length > 0 ? withAsterisks(game, object, on, look) : on;
}

/** K.10.2: what an object is before any effect. */
const initial = (game: MagicGame, object: MagicObject): Characteristics =>
  countersApply(game) === 'first' ? withCounters(printed(game, object), object) : printed(game, object);

const finished = (game: MagicGame, object: MagicObject, after: Characteristics): Characteristics =>
  countersApply(game) === 'first' ? after : withCounters(after, object);

/** Does a card say anything of what objects are? */
const speaksOfObjects = column(({ abilities }: Card): boolean =>
  abilities.some(
    (ability) =>
      isStatic<MagicTypes>(ability) || (ability.kind === 'keyword' && ability.ability !== undefined),
  ),
);

/** Does nothing change what objects are: neither an effect, nor what a card says where it is? */
export const isPlain = query(
  'whether nothing changes what objects are',
  (game: MagicGame): boolean =>
    game.effects.length === 0 &&
    !game.inPlay.objects.some(({ card }) => speaksOfObjects(card)) &&
    withCardsOfGraveyards(game).length === 0,
  { isDear: true },
);

type Seen = (object: MagicObject) => Characteristics;

/** An ability that one effect gives may have effects of its own: so often it is looked for more. */
const MOST_ROUNDS = 8;

/** G.8.4: as the first of all effects, on what changes of type have left. */
function ofCounters(game: MagicGame): readonly PartOfLayer<MagicTypes>[] {
  const having = game.inPlay.objects.filter(({ counters }) => Object.keys(counters).length > 0);
  if (having.length === 0 || countersApply(game) !== 'first') return [];
  return [
    {
      layer: settingLayer,
      effect: {
        timestamp: 0,
        characteristicDefining: true,
        writes: new Set(['power', 'toughness']),
        reads: new Set(),
        exists: () => true,
        affects: (object) => having.includes(object),
        candidates: () => having,
        does: () => 'counters',
        apply: (object, table) => Object.assign(table.own(object), withCounters(table.of(object), object)),
      },
    },
  ];
}

const takesAbilities = (ability: Ability): boolean =>
  isStatic<MagicTypes>(ability) &&
  modifying<MagicTypes>(ability.statement).some(({ modifications }) =>
    modifications.some(({ change }) => change === 'lose all abilities' || change === 'lose ability'),
  );

/**
 * 613.5: what is taken away in a layer has applied in those before it. In 2003 what depends on that is applied after it (T.8.9,
 * T.8.10), and only what takes abilities away itself doesn't wait for itself.
 */
export const appliesThoughLost = definition(
  { '2013': '613.5', '2025': assumed('613.5', { from: '2013' }) },
  'What an effect of an ability has begun to do goes on though the ability is taken away',
  (_game: MagicGame, lost: readonly Ability[]): readonly Ability[] => lost,
  (_game, lost) => lost.filter(takesAbilities),
);

/** An object with what it begins with and has lost. */
function withLost(game: MagicGame, object: MagicObject, seen: Characteristics): Characteristics {
  if (!speaksOfObjects(object.card)) return seen;
  const lost = printed(game, object).abilities.filter((each) => !seen.abilities.includes(each));
  if (lost.length === 0) return seen;
  return { ...seen, abilities: [...seen.abilities, ...appliesThoughLost(game, lost)] };
}

function worked(game: MagicGame, objects = game.inPlay.objects): Seen {
  const defines = objects.some(({ card }) => definedBy(card).length > 0);
  let seen: Seen = (object) => printed(game, object);
  let before: readonly PartOfLayer<MagicTypes>[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const last = seen;
    const having = (object: MagicObject): Characteristics => withLost(game, object, last(object));
    const known: Table<MagicTypes> = { of: having, own: (object) => ({ ...having(object) }) };
    const parts = [
      ...ofCounters(game),
      ...effectsOfSources<MagicTypes>(game, known, sources, ofAbility),
      ...concatMap(game.effects, (effect) => left(game, effect)),
    ];
    // What a text defines is reckoned from what the round before has come to.
    if (round > (defines ? 1 : 0) && parts.length === before.length) break;
    before = parts;
    const start = (object: MagicObject): Characteristics => printed(game, object, last);
    const layers = inLayers(game, parts);
    const table = applyLayers(objects, start, layers, copying);
    seen = (object) => table.of(object);
  }
  return (object) => finished(game, object, seen(object));
}

const kept = new PerGame<{ readonly at: number; readonly seen: Seen }>();

/** An object's characteristics: those that it begins with, with every continuous effect applied. */
export const characteristicsOf = query(
  'what an object is',
  (game: MagicGame, object: MagicObject): Characteristics => {
    if (isPlain(game)) return finished(game, object, initial(game, object));
    if (object.zone !== game.inPlay) return elsewhere(game, object);
    const at = game.writtenAt;
    const known = kept.get(game);
    return (known?.at === at ? known : kept.set(game, { at, seen: worked(game) })).seen(object);
  },
);

/** T.8.12: what an object is that is about to be in play, which lists it only then. */
export const comesAs = definition(
  {
    '2003': 'T.8.12',
    '2013': assumed('T.8.12', { from: '2003' }),
    '2025': assumed('T.8.12', { from: '2003' }),
  },
  'What comes into play comes as what continuous effects make of it',
  (game: MagicGame, object: MagicObject): Characteristics =>
    isPlain(game) ? initial(game, object) : worked(game, [...game.inPlay.objects, object])(object),
  initial,
);

/** A.1.3: off the table only effects that were fixed to the object apply. */
function elsewhere(game: MagicGame, object: MagicObject): Characteristics {
  const parts = concatMap(
    game.effects.filter(({ objects }) => objects.includes(object)),
    (effect) => left(game, effect),
  );
  if (parts.length === 0) return initial(game, object);
  const start = (each: MagicObject): Characteristics => initial(game, each);
  return applyLayers([object], start, inLayers(game, parts), copying).of(object);
}

/** As long as it is the same number, the same objects in play have the same abilities, and the same players control them. */
export const abilitiesAsOf = query(
  'as of when objects in play have their abilities',
  (game: MagicGame): number => game.writtenAt,
  // Which number it is says nothing.
  { compared: () => undefined },
);
