import { replacement } from '../../kernel';
import { marksDamageOnBases } from '../3-card-types/301-bases';
import { marksDamageOnUnits } from '../3-card-types/305-units';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';
import { notNegative } from './105-numbers';

/** 113.1a: only units and bases can be dealt damage; a base that lies face down is as good as none. */
export const canBeDealtDamage = definition(
  ['113.1a', '113.1'],
  'Damage is dealt to units and bases only',
  (game: LegionsGame, piece: Piece) =>
    !piece.gone &&
    !(piece.isBase && piece.faceDown) &&
    game.look(piece).types.some((type) => type === 'unit' || type === 'base'),
  (_game, piece) => !piece.gone,
);

/** Does damage stay marked on a permanent, by the rules for its card type? */
const staysMarked = (game: LegionsGame, { card }: Piece): boolean =>
  card.types.includes('base') ? marksDamageOnBases(game) : marksDamageOnUnits(game);

/** The event of an object dealing damage to another. */
export const dealDamage = (source: Piece, piece: Piece, amount: number, battle: boolean): Occurrence =>
  new Occurrence('deal damage', { source, piece, amount, battle }, (game, { about }) => {
    const to = about.piece ?? piece;
    if (staysMarked(game, to)) game.set(to, 'damage', to.damage + (about.amount ?? 0));
  });

/** 113.7: a source that would deal no damage doesn't deal damage. */
export const noDamage = replacement<LegionsGame>(
  ['113.7', '610.7a'],
  'Dealing 0 damage is not dealing damage',
  'deal damage',
  (_game, event) => (event instanceof Occurrence && (event.about.amount ?? 0) <= 0 ? [] : undefined),
);

/** Damage can't be dealt to anything else. */
export const noSuchRecipient = replacement<LegionsGame>(
  '113.4',
  'Damage to what is no unit or base is not dealt',
  'deal damage',
  (game, event) =>
    event instanceof Occurrence && event.about.piece && !canBeDealtDamage(game, event.about.piece)
      ? []
      : undefined,
);

/** 113.5: is the damage marked on a unit lethal? */
export const isLethal = definition(
  ['113.5', '305.5b'],
  "Damage equal to a unit's power or greater is lethal",
  (game: LegionsGame, unit: Piece) => unit.damage > 0 && unit.damage >= game.look(unit).power,
  () => false,
);

/** 113.2b: damage as an effect of a card or ability. */
export const dealsDamage = instruction('113.2b', 'An effect deals damage', 'damage', {
  perform: (game, effect, context, { chosen, number }) => {
    const [source] = objects(game, effect.source, context);
    const to = objects(game, effect.to, context, chosen);
    if (!source) return [];
    if (effect.divided)
      return to.map((piece, place) => dealDamage(source, piece, context.division[place] ?? 0, false));
    const amount = notNegative(game, number(effect.amount));
    return to.map((piece) => dealDamage(source, piece, amount, false));
  },
});
