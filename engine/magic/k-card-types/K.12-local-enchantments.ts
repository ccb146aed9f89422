import { assumed } from '../../kernel';
import { together } from '../../text';
import { hasPart } from '../../text/tree/parts';
import { enchants, enchantsPlayers } from '../7-additional-rules/702-enchant';
import type { Form } from '../e-extracted-rulings/E.8-enchantment-form';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import type { Filter, TargetSpecification } from '../text/tree';

/** The types that a local enchantment is for, by its own subtype (K.12.2, K.12.13). */
const KINDS: readonly string[] = ['creature', 'land', 'artifact', 'enchantment', 'permanent'];

/** What a card enchants, where it is a local enchantment. */
const enchantedType = ({ types, subtypes }: Pick<Form, 'types' | 'subtypes'>): string | undefined =>
  types.includes('enchantment')
    ? KINDS.find((kind) => subtypes.some((subtype) => subtype.toLowerCase() === kind))
    : undefined;

const isOfWhatIsEnchanted = ({ ref, worn, enchanted, who }: Readonly<Record<string, unknown>>): boolean =>
  (ref === 'enchanted' && worn === undefined) || enchanted === true || who === 'enchanted player';

/**
 * Does an enchantment speak of what it enchants (K.12.7), though neither its type (K.12.2) nor a keyword of it says what that may be?
 * It would be on nothing, and what it says of that come to nothing.
 */
export const enchantsWhatNothingSays = (card: Pick<Card, 'types' | 'subtypes' | 'abilities'>): boolean =>
  card.types.includes('enchantment') &&
  enchantedType(card) === undefined &&
  !card.abilities.some(
    (ability) => ability.kind === 'keyword' && ['enchant', 'bestow'].includes(ability.keyword),
  ) &&
  hasPart(card.abilities, isOfWhatIsEnchanted);

/** K.12.5: as the spell is played, and for as long as it is in play. */
export const restricted = definition(
  {
    '2003': 'K.12.5',
    '2013': assumed('K.12.5', { from: '2003' }),
    '2025': assumed('K.12.5', { from: '2003' }),
  },
  'A local enchantment enchants only what its own text lets it enchant',
  (_game: MagicGame, { abilities }: Form): readonly Filter[] =>
    abilities.flatMap((ability) =>
      ability.kind === 'static' && ability.statement.says === 'enchants only'
        ? [ability.statement.filter]
        : [],
    ),
  (): readonly Filter[] => [],
);

/** What a card may be on, whatever the rest of its text says of that. */
export function enchantableKind(game: MagicGame, card: Form): Filter | undefined {
  const type = enchantedType(card);
  return type === undefined ? enchants(game, card) : { types: [type] };
}

/** What a card may enchant, by its own subtype or by its enchant ability. */
export function enchantable(game: MagicGame, card: Form): Filter | undefined {
  const filter = enchantableKind(game, card);
  return filter && together<Filter>(filter, ...restricted(game, card));
}

/** K.12.Ruling.3: what a text calls a "creature enchantment" enchants creatures. */
export const isLocalFor = definition(
  { '2003': 'K.12.Ruling.3' },
  'A “creature enchantment” is a local enchantment for creatures, and no creature',
  (game: MagicGame, card: Form, type: string): boolean => {
    const filter = enchantable(game, card);
    if (filter === undefined) return type === 'none' && card.types.includes('enchantment');
    return type === 'any' || filter.types?.includes(type) === true;
  },
  (_game, { types }, type) => types.includes(type),
);

/** K.12.3 */
export const enchantTarget = definition(
  {
    '2003': { number: 'K.12.3', restates: ['G.40.2'] },
    '2013': assumed('702.5', { from: ['2003', 'K.12.3'] }),
    '2025': '702.5a',
  },
  'A local enchantment spell targets what it is going to enchant',
  (game: MagicGame, card: Card): readonly TargetSpecification[] => {
    const whom = enchantsPlayers(game, card);
    if (whom) {
      const filter: Filter = whom === 'opponent' ? { controller: 'opponent' } : {};
      return [{ what: 'player', filter, minimum: 1, maximum: 1, text: 'whom it enchants' }];
    }
    const filter = enchantable(game, card);
    return filter ? [{ what: 'object', filter, minimum: 1, maximum: 1, text: 'what it enchants' }] : [];
  },
  () => [],
);

/** K.12.3: what the spell targets, an object or a player, is what the enchantment comes into play on. */
export function enchantedBySpell(
  game: MagicGame,
  { card, context }: MagicObject,
): { readonly onto?: MagicObject; readonly enchants?: number } {
  if (enchantTarget(game, card).length === 0) return {};
  const [target] = context?.targets[0] ?? [];
  if (!target) return {};
  return 'object' in target ? { onto: target.object } : { enchants: target.player };
}
