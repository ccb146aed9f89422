import type { PreventionResult } from '../../card-game/replacement/prevention';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { objects, playersIn } from '../text/phrases';
import type { ObjectReference } from '../text/tree';
import { canBeDealtDamage, dealDamage } from './G.10-damage';

type Recipient = { readonly object?: MagicObject; readonly player?: number };

/** G.12.1 */
export const isRedirected = definition(
  {
    '2003': 'G.12.1',
    '2013': assumed('G.12.1', { from: '2003' }),
    '2025': assumed('G.12.1', { from: '2003' }),
  },
  'What says that damage is dealt to another instead replaces its being dealt',
  (_game: MagicGame, damage: number, most: number) => Math.min(damage, most),
  () => 0,
);

/** G.12.5 */
export const dealtDirectly = definition(
  {
    '2003': 'G.12.5',
    '2013': assumed('G.12.5', { from: '2003' }),
    '2025': assumed('G.12.5', { from: '2003' }),
  },
  'Redirected damage is dealt by its source, and never to whom it was going to be dealt',
  (_game: MagicGame, source: MagicObject, _context: Context): MagicObject => source,
  (_game, _source, context) => context.source,
);

/** G.12.7 */
export const staysCombatDamage = fact(
  {
    '2003': { number: 'G.12.7', restates: ['C.1.Ruling.2'] },
    '2013': assumed('G.12.7', { from: '2003' }),
    '2025': assumed('G.12.7', { from: '2003' }),
  },
  'Combat damage is combat damage wherever it is redirected to',
  (_game: MagicGame, { about: { combat } }: Occurrence) => combat === true,
);

/** G.12.6 */
export const doesNothing = fact(
  {
    '2003': 'G.12.6',
    '2013': assumed('G.12.6', { from: '2003' }),
    '2025': assumed('G.12.6', { from: '2003' }),
  },
  'Where the one or the other can not be dealt damage nothing is redirected, and the effect is used up',
  (game: MagicGame, { about: { object } }: Occurrence, onto: Recipient | undefined) =>
    onto === undefined ||
    (object !== undefined && !canBeDealtDamage(game, object)) ||
    (onto.object !== undefined && !canBeDealtDamage(game, onto.object)),
);

function recipientOf(game: MagicGame, onto: ObjectReference, context: Context): Recipient | undefined {
  const [object] = objects(game, onto, context);
  if (object) return { object };
  const [player] = playersIn(game, onto, context);
  return player === undefined ? undefined : { player };
}

/** What becomes of an event of damage of which so much is dealt to another instead, and how much that is. */
export function redirected(
  game: MagicGame,
  event: Occurrence,
  most: number,
  reference: ObjectReference,
  context: Context,
): PreventionResult<MagicTypes> {
  const { source = context.source, amount: damage = 0, object, player } = event.about;
  const much = isRedirected(game, damage, most);
  const knows = context.with({ that: object ? [object] : [], thatPlayer: player });
  const onto = recipientOf(game, reference, knows);
  if (much === 0 || doesNothing(game, event, onto) || !onto)
    return { modified: { events: [event] }, prevented: much };
  const moved = dealDamage(dealtDirectly(game, source, context), onto, much, staysCombatDamage(game, event));
  const rest = damage > much ? [event.with({ amount: damage - much })] : [];
  return { modified: { events: [...rest, moved] }, prevented: much };
}

/** G.12.8 */
export const joinedDamage = definition(
  {
    '2003': { number: 'G.12.8', restates: ['G.11.Ruling.4'] },
    '2013': assumed('G.12.8', { from: '2003' }),
    '2025': assumed('G.12.8', { from: '2003' }),
  },
  'What one source deals to one at one time is one damage, by whatever ways it comes there',
  (_game: MagicGame, one: Occurrence, other: Occurrence): Occurrence | undefined => {
    const { source, object, player, combat, amount = 0 } = one.about;
    const isSame =
      one.kind === 'deal damage' &&
      other.kind === 'deal damage' &&
      other.about.source === source &&
      other.about.object === object &&
      other.about.player === player &&
      other.about.combat === combat;
    return isSame ? one.with({ amount: amount + (other.about.amount ?? 0) }) : undefined;
  },
  () => undefined,
);
