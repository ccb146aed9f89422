/** Rune pools: what is added to them, spent from them, and when they empty. */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import type { Player } from '../player';

/** What is in a rune pool from now on. */
function setPool(game: RiftboundGame, player: Player, energy: number, power: Player['power']): void {
  if (player.energy !== energy) game.set(player, 'energy', energy);
  if (player.power !== power) game.set(player, 'power', power);
}

/** The event of Energy being added to a rune pool (162.1). */
export const addEnergy = (seat: number, amount: number): Occurrence =>
  new Occurrence('add energy', { player: seat, amount }, addsEnergy);

function addsEnergy(game: RiftboundGame, { about: { player: seat = -1, amount = 0 } }: Occurrence): void {
  const player = game.player(seat);
  setPool(game, player, player.energy + amount, player.power);
}

/** The event of Power of a domain being added; 'any' is universal (159.2.b). */
export const addPower = (seat: number, domain: string, amount: number): Occurrence =>
  new Occurrence('add power', { player: seat, amount, what: domain }, addsPower);

function addsPower(game: RiftboundGame, { about }: Occurrence): void {
  const { player: seat = -1, amount = 0, what: domain = 'any' } = about;
  const player = game.player(seat);
  // A name that is worked out within braces costs ten times as much.
  const power: Record<string, number> = { ...player.power };
  power[domain] = (power[domain] ?? 0) + amount;
  setPool(game, player, player.energy, power);
}

/** What is left of Power when some of it is spent. */
function without(
  power: Readonly<Record<string, number>>,
  spent: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const left: Record<string, number> = { ...power };
  for (const domain of Object.keys(spent)) left[domain] = (left[domain] ?? 0) - (spent[domain] ?? 0);
  return left;
}

/** The event of Energy and Power being spent; most costs are of Energy alone. */
export const spend = (
  seat: number,
  energy: number,
  power: Readonly<Record<string, number>> | undefined,
): Occurrence =>
  new Occurrence('pay', { player: seat, amount: energy }, (game) => {
    const player = game.player(seat);
    setPool(game, player, player.energy - energy, power ? without(player.power, power) : player.power);
  });

function holdsPower(power: Readonly<Record<string, number>>): boolean {
  for (const domain of Object.keys(power)) if ((power[domain] ?? 0) > 0) return true;
  return false;
}

/** 163, 163.1: the events of every rune pool emptying: unspent Energy and Power are lost. */
export const emptyPools = definition(
  '163',
  'Rune pools empty; what is unspent is lost',
  (game: RiftboundGame): readonly Occurrence[] =>
    game.players
      .filter(({ energy, power }) => energy > 0 || holdsPower(power))
      .map(
        ({ seat }) =>
          new Occurrence('empty the rune pool', { player: seat }, (on) => {
            setPool(on, on.player(seat), 0, {});
          }),
      ),
  (): readonly Occurrence[] => [],
);
