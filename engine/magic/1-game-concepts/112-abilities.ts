import { assumed, column } from '../../kernel';
import { mayPlayElsewhere } from '../a-abilities/A.1-cards-elsewhere';
import { hasFlashback } from '../a-abilities/A.20-flashback';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { contextOf, phrases } from '../text/phrases';
import type { Ability } from '../text/tree';

/** What a card says of the zones from which it may be cast. */
const saidOfZones = column(({ abilities }: Card): readonly Ability[] =>
  abilities.filter((ability) => ability.kind === 'static' && ability.statement.says === 'may play from'),
);

/** 112.6e: wherever the card is. */
export const mayBeCastFrom = fact(
  {
    '2003': 'A.1.3',
    '2013': '112.6e',
    '2025': assumed('113.6', { from: ['2013', '112.6e'] }),
  },
  'What a text says of the zones from which its card may be cast functions in them',
  (game: MagicGame, object: MagicObject, player: number) =>
    object.owner === player &&
    saidOfZones(object.card).some(
      (ability) =>
        ability.kind === 'static' &&
        ability.statement.says === 'may play from' &&
        ability.statement.zone === object.zone.name &&
        (ability.condition === undefined ||
          phrases.holds(game, ability.condition, contextOf(object, player))),
    ),
);

/** The cards that a player could cast or play by themselves: those in hand, and those of a graveyard of which a text says so. */
export const playableCards = (game: MagicGame, seat: number): readonly MagicObject[] => {
  const { hand, graveyard } = game.player(seat);
  const others = [
    ...graveyard.objects.filter(({ card }) => saidOfZones(card).length > 0 || hasFlashback(card)),
    ...mayPlayElsewhere(game, seat, 'spells'),
  ];
  return others.length > 0 ? [...new Set([...hand.objects, ...others])] : hand.objects;
};
