/** Rune pools: what is added to them, spent from them, and when they empty. */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';

/** The event of Energy being added to a rune pool (162.1). */
export const addEnergy = (seat: number, amount: number): Occurrence =>
  new Occurrence('add energy', { player: seat, amount }, (game, { about }) => {
    const player = game.player(seat);
    game.setPool(player, player.energy + (about.amount ?? 0), player.power);
  });

/** The event of Power of a domain being added; 'any' is universal (159.2.b). */
export const addPower = (seat: number, domain: string, amount: number): Occurrence =>
  new Occurrence('add power', { player: seat, amount, what: domain }, (game, { about }) => {
    const player = game.player(seat);
    // A name that is worked out within braces costs ten times as much.
    const power: Record<string, number> = { ...player.power };
    power[domain] = (power[domain] ?? 0) + (about.amount ?? 0);
    game.setPool(player, player.energy, power);
  });

/** The event of Energy and Power being spent. */
export const spend = (seat: number, energy: number, power: Readonly<Record<string, number>>): Occurrence =>
  new Occurrence('pay', { player: seat, amount: energy }, (game) => {
    const player = game.player(seat);
    const left = { ...player.power };
    for (const [domain, amount] of Object.entries(power)) left[domain] = (left[domain] ?? 0) - amount;
    game.setPool(player, player.energy - energy, left);
  });

/** 163, 163.1: unspent Energy and Power are lost. */
export const poolsEmpty = fact(['163', '163.1'], 'Rune pools empty; what is unspent is lost', () => true);

/** The events of every rune pool emptying. */
export function emptyPools(game: RiftboundGame): readonly Occurrence[] {
  if (!poolsEmpty(game)) return [];
  return game.players
    .filter(({ energy, power }) => energy > 0 || Object.values(power).some((amount) => amount > 0))
    .map(
      ({ seat }) =>
        new Occurrence('empty the rune pool', { player: seat }, (on) => {
          on.setPool(on.player(seat), 0, {});
        }),
    );
}
