/** Mana that says on what it is spent (K.20.5). */
import { type Resources, sumOf } from '../../card-game/payment/sources';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { Purpose } from '../g-glossary/G.6-needs';
import { addKind, byKind, kindOfKey, onlyOf } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { contextOf, fits, players } from '../text/phrases';
import { asSpell } from './K.20-play-cost';

/** K.20.5: on any part of what it costs. */
export const isSpentOn = definition(
  { '2003': 'K.20.5', '2013': '106.6', '2025': assumed('106.6', { from: '2013' }) },
  'Mana that says on what it is spent is spent on all that such a thing costs, and on nothing else',
  (game: MagicGame, key: string, { spell, abilityOf, of }: Purpose): boolean => {
    const only = onlyOf(key);
    if (!only) return true;
    return (
      (only.of !== undefined && only.of === of) ||
      (only.spells !== undefined &&
        spell !== undefined &&
        fits(game, asSpell(only.spells), spell, contextOf(spell))) ||
      (only.abilitiesOf !== undefined &&
        abilityOf !== undefined &&
        fits(game, only.abilitiesOf, abilityOf, contextOf(abilityOf)))
    );
  },
  () => true,
);

/** The mana of a pool that can be spent on something, by its kinds. */
export const usable = (game: MagicGame, pool: Resources, purpose: Purpose): Resources =>
  Object.entries(pool).reduce<Resources>(
    (sum, [key, amount]) => (isSpentOn(game, key, purpose) ? sumOf(sum, { [kindOfKey(key)]: amount }) : sum),
    {},
  );

/** 106.6: what it is spent on is no part of its kind, and what is added is not held to it. */
export const doublingMana = instruction(
  { '2003': 'K.20.5', '2013': '106.6', '2025': '701.10f' },
  'To double mana adds as much of each kind, whatever that which is there is spent on',
  'double mana',
  {
    perform: (game, { who, kind: only }, context) =>
      players(game, who, context).flatMap((seat) =>
        Object.entries(byKind(game.player(seat).pool)).flatMap(([kind, amount]) =>
          amount > 0 && (only === undefined || only === kind) ? [addKind(seat, kind, amount)] : [],
        ),
      ),
  },
);
