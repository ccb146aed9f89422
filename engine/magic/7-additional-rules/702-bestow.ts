import { asIf, standInFor } from '../../kernel';
import { consequence, definition, fact, stateBasedActionOnObjects } from '../forms';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import type { Cost, KeywordAbility } from '../text/tree';

/** 702.103b: an Aura for creatures, and no creature. */
const asAura = standInFor((card: Card): Card => {
  const enchant: KeywordAbility = {
    kind: 'keyword',
    keyword: 'enchant',
    text: 'Enchant creature',
    targets: [],
    quality: { types: ['creature'] },
  };
  const types = card.types.filter((type) => type !== 'creature');
  return {
    ...card,
    types: types.includes('enchantment') ? types : [...types, 'enchantment'],
    subtypes: ['Aura'],
    abilities: [...card.abilities, enchant],
    unbestowed: card,
  };
});

const isBestow = (ability: Card['abilities'][number]): ability is KeywordAbility =>
  ability.kind === 'keyword' && ability.keyword === 'bestow';

/** 702.103a */
export const bestowCosts = definition(
  { '2025': '702.103a' },
  'A spell with bestow may be cast bestowed for another cost',
  (_game: MagicGame, { abilities, unbestowed }: Card) =>
    unbestowed
      ? []
      : abilities.filter(isBestow).map(({ text, mana = [] }) => {
          const costs: readonly Cost[] = [{ cost: 'mana', mana }];
          return { text, costs, isBestowed: true };
        }),
  () => [],
);

/** The card that a spell is once it is bestowed. */
export const bestowedCard = definition(
  { '2025': '702.103b' },
  'A spell that is cast bestowed is an Aura that enchants a creature, and so is the permanent it becomes',
  (_game: MagicGame, card: Card): Card => asAura(card),
  (_game, card) => card,
);

/** 702.103d: what is cast bestowed is looked at as the Aura that it will be. */
export const asBestowed = definition(
  { '2025': '702.103d' },
  'Whether a spell can be cast bestowed is judged by what it is then',
  (game: MagicGame, object: MagicObject, canBeCast: () => boolean): boolean =>
    asIf<MagicObject, 'card' | 'seen', boolean>(
      object,
      { card: bestowedCard(game, object.card), seen: undefined },
      canBeCast,
    ),
  (_game, _object, canBeCast) => canBeCast(),
);

/** A spell, or a permanent, is what it is printed as again. */
const ceases = (game: MagicGame, object: MagicObject): void => {
  const { unbestowed } = object.card;
  if (unbestowed) game.set(object, 'card', unbestowed);
};

/** 702.103e */
export const resolvesAsCreature = consequence(
  { '2025': '702.103e' },
  'A bestowed spell whose target is illegal as it begins to resolve resolves as a creature spell',
  (game: MagicGame, object: MagicObject) => {
    const { context } = object;
    ceases(game, object);
    if (context) game.set(object, 'context', context.with({ targets: [] }));
  },
);

/** 702.103f */
export const ceasesToBeBestowed = fact(
  { '2025': '702.103f' },
  'A bestowed Aura that is on nothing, or on what it can not enchant, is no Aura any more',
  (_game: MagicGame, { card }: MagicObject) => card.unbestowed !== undefined,
);

/** 702.103f: it stays in play. */
export const unattachedBestowed = (isIllegal: (game: MagicGame, object: MagicObject) => boolean) =>
  stateBasedActionOnObjects(
    { '2025': '702.103f' },
    'It becomes unattached, and is the creature that it is printed as',
    (game, object) => object.card.unbestowed !== undefined && isIllegal(game, object),
    (object) =>
      new Occurrence('become unattached', { object }, (game) => {
        if (object.attachedTo) game.journal.remove(object.attachedTo.attached, object);
        game.set(object, 'attachedTo', undefined);
        ceases(game, object);
      }),
  );
