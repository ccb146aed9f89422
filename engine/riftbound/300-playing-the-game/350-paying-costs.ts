/** Paying for what is played or activated (354, 392), and what can be done to pay. */
import { choosing, IllegalAction, type Procedure, procedure, step } from '../../kernel';
import { runeAbilities } from '../100-game-concepts/160-basic-runes';
import { addEnergy, addPower, spend } from '../100-game-concepts/161-rune-pools';
import { exhaust } from '../400-types-of-actions/401-exhaust';
import { recycle } from '../400-types-of-actions/403-recycle';
import type { RiftboundGame } from '../game';
import type { Occurrence } from '../occurrence';
import type { Piece } from '../piece';
import { paidWith, runesOf, type Total } from './350-total-cost';

/** What is paid, and for what. */
export interface Payment {
  readonly player: number;
  readonly total: Total;
  /** What it is paid for: [C] is its domain. */
  readonly piece: Piece;
}

/** What a rune is used for: its first ability is exhausting, its second recycling (160.2). */
interface Use {
  readonly rune: Piece;
  readonly index: 0 | 1;
}

/** 416.2, 160.2: what a rune's ability costs, then what it adds. */
export const useRune: Procedure<RiftboundGame, Use> = procedure('using a rune', [
  step(['160.2', '354.1.a'], "The cost of a rune's ability is paid", (game, { rune, index }) => {
    if (index === 0) game.propose(exhaust(rune));
    else game.propose(...recycle([rune]));
  }),
  step(
    ['416.1', '162.1', '388.2', '416.2', '160.2.b.1'],
    'An ability that adds resources does so at once',
    (game, { rune, index }) => game.propose(added(rune, index)),
  ),
]);

const added = (rune: Piece, index: 0 | 1): Occurrence => {
  const seat = rune.controller ?? rune.lastController ?? rune.owner;
  return index === 0 ? addEnergy(seat, 1) : addPower(seat, rune.card.domains[0] ?? 'any', 1);
};

const isCovered = (game: RiftboundGame, { player, total, piece }: Payment): boolean => {
  const { energy, power } = game.player(player);
  return energy >= total.energy && paidWith(game, total.power, piece, power) !== undefined;
};

/** The uses of runes that help towards a payment, the least costly ones first. */
function helpful(game: RiftboundGame, { player, total, piece }: Payment): readonly Use[] {
  const { energy, power } = game.player(player);
  const runes = runeAbilities(game).length > 0 ? runesOf(game, player) : [];
  if (energy < total.energy)
    return runes.filter(({ exhausted }) => !exhausted).map((rune) => ({ rune, index: 0 }));
  const spent = runes.filter(({ exhausted }) => exhausted);
  const fresh = runes.filter(({ exhausted }) => !exhausted);
  return [...spent, ...fresh].flatMap((rune): readonly Use[] => {
    const domain = rune.card.domains[0] ?? 'any';
    const more = { ...power, [domain]: (power[domain] ?? 0) + 1 };
    return covers(game, total.power, piece, more) > covers(game, total.power, piece, power)
      ? [{ rune, index: 1 }]
      : [];
  });
}

/** How many of some Power symbols a pool covers. */
function covers(
  game: RiftboundGame,
  symbols: Total['power'],
  piece: Piece,
  pool: Readonly<Record<string, number>>,
): number {
  for (let count = symbols.length; count > 0; count -= 1) {
    for (let start = 0; start + count <= symbols.length; start += 1)
      if (paidWith(game, symbols.slice(start, start + count), piece, pool)) return count;
  }
  return 0;
}

/** 354: Energy and Power are paid out of the rune pool, to which resources may be added meanwhile. */
export const paying: Procedure<RiftboundGame, Payment> = procedure('paying Energy and Power', [
  choosing(
    ['354.1.a', '416.3'],
    'While paying, abilities that add resources may be activated',
    (game, data: Payment) => {
      if (isCovered(game, data)) return undefined;
      const uses = helpful(game, data);
      if (uses.length === 0) return undefined;
      const offers = uses.map((value) => ({
        label: `${value.index === 0 ? 'exhaust' : 'recycle'} ${value.rune.card.name} [${value.rune.id}]`,
        action: value.index === 0 ? 'exhaust' : 'recycle',
        object: value.rune,
        index: value.index,
        value,
      }));
      return { player: data.player, purpose: 'add resources', offers };
    },
    (game, _data, [use]) => {
      if (!use) return undefined;
      game.call(useRune, use);
      return 'again';
    },
  ),
  step(
    ['354.1', '162.2', '159.1', '159.2'],
    'The combined cost is paid',
    (game, { player, total, piece }) => {
      const { energy, power } = game.player(player);
      const used = paidWith(game, total.power, piece, power);
      if (energy < total.energy || !used) throw new IllegalAction(unpaid, 'the cost can not be paid');
      if (total.energy > 0 || total.power.length > 0) game.propose(spend(player, total.energy, used));
    },
  ),
]);

const unpaid = paying.steps[1] ?? paying.steps[0] ?? fail();

function fail(): never {
  throw new RangeError('Paying has two steps.');
}
