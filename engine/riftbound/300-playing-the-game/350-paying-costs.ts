/** Paying Energy and Power for what is played or activated (354, 392). */
import { choosing, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { spend } from '../100-game-concepts/161-rune-pools';
import type { RiftboundGame } from '../game';
import type { GameObject, Use } from '../object';
import type { Cost } from '../text/tree/index';
import { usingAbility } from './350-adding-to-pay';
import { payerFor } from './350-payers';
import { addedBy, addersOf } from './350-sources';
import { costsOf } from './350-what-can-be-played';
import { ownPower, type Pool, paidWith, type Total } from './350-which-power-pays';
import { sparing } from './350-whole-payment';

/** What is paid, and for what. */
export interface Payment {
  readonly player: number;
  readonly total: Total;
  /** What it is paid for: [C] is its domain. */
  readonly object: GameObject;
  /** Everything that is paid along with it; left out: what the object itself costs. */
  readonly costs?: readonly Cost[];
  /** For each [A], the domain of the Power that its player chose. */
  chosen: readonly string[];
}

/** How many of some Power symbols a pool covers. */
function covers(game: RiftboundGame, symbols: Total['power'], object: GameObject, pool: Pool): number {
  for (let count = symbols.length; count > 0; count -= 1) {
    for (let start = 0; start + count <= symbols.length; start += 1)
      if (paidWith(game, symbols.slice(start, start + count), object, pool)) return count;
  }
  return 0;
}

/** The abilities that help towards a payment, the least costly ones first. */
export function helpful(
  game: RiftboundGame,
  { player, total, object, costs }: Omit<Payment, 'chosen'>,
): readonly Use[] {
  const { energy, power } = game.player(player);
  const { context } = object;
  const all = addersOf(game, player, context);
  const uses = context
    ? sparing(
        game,
        total,
        costs ?? costsOf(game, object, context),
        payerFor(context.with({ controller: player }), object, object.destination),
        all,
      )
    : all.map(({ use }) => use);
  if (energy < total.energy) return uses.filter((use) => addedBy(game, use).energy > 0);
  const now = covers(game, total.power, object, power);
  const useful = uses.filter((use) => {
    const more = { ...power };
    for (const symbol of addedBy(game, use).power) {
      const domain = ownPower(game, symbol, use.source);
      more[domain] = (more[domain] ?? 0) + 1;
    }
    return covers(game, total.power, object, more) > now;
  });
  return [
    ...useful.filter(({ source }) => source.exhausted),
    ...useful.filter(({ source }) => !source.exhausted),
  ];
}

const isCovered = (game: RiftboundGame, { player, total, object }: Payment): boolean => {
  const { energy, power } = game.player(player);
  if (energy < total.energy) return false;
  return total.power.length === 0 || paidWith(game, total.power, object, power) !== undefined;
};

/** What is left of a pool when Power of certain domains and what was chosen are taken out of it. */
function leftFor(game: RiftboundGame, { player, total, object, chosen }: Payment): Pool | undefined {
  const { power } = game.player(player);
  const certain = total.power.filter((symbol) => ownPower(game, symbol, object) !== 'any');
  const spent = paidWith(game, certain, object, power);
  if (!spent) return undefined;
  const left: Record<string, number> = { ...power };
  for (const [domain, count] of Object.entries(spent)) left[domain] = (left[domain] ?? 0) - count;
  for (const domain of chosen) left[domain] = (left[domain] ?? 0) - 1;
  return left;
}

const payAll: Step<RiftboundGame, Payment> = step('354.1', 'The combined cost is paid', (game, data) => {
  const { player, total, object, chosen } = data;
  const { energy, power } = game.player(player);
  const needsPower = total.power.length > 0;
  const left = needsPower ? leftFor(game, data) : power;
  const wild = total.power.filter((symbol) => ownPower(game, symbol, object) === 'any');
  if (energy < total.energy || !left || chosen.length < wild.length)
    throw new IllegalAction(payAll, 'the cost can not be paid');
  const used: Record<string, number> = {};
  if (needsPower)
    for (const domain of Object.keys(power)) used[domain] = (power[domain] ?? 0) - (left[domain] ?? 0);
  if (total.energy !== 0 || needsPower)
    game.propose(spend(player, total.energy, needsPower ? used : undefined));
});

/** 354: Energy and Power are paid out of the rune pool, to which resources may be added meanwhile. */
export const paying: Procedure<RiftboundGame, Payment> = procedure('paying Energy and Power', [
  choosing(
    '354.1.a',
    'While paying, abilities that add resources may be activated',
    (game, data: Payment) => {
      if (isCovered(game, data)) return undefined;
      const uses = helpful(game, data);
      if (uses.length === 0) return undefined;
      const offers = uses.map((value) => ({
        label: `${value.source.card.name} [${value.source.id}]: ${value.ability.text}`,
        action: value.ability.costs[0]?.cost ?? 'add',
        object: value.source,
        index: value.index,
        value,
      }));
      return { player: data.player, purpose: 'add resources', offers };
    },
    (game, _data, [use]) => {
      if (!use) return undefined;
      game.call(usingAbility, use);
      return 'again';
    },
  ),
  choosing(
    '134.2.e.5.a',
    'Whoever pays for [A] chooses which Power pays',
    (game, data: Payment) => {
      const { player, total, object, chosen } = data;
      const wild = total.power.filter((symbol) => ownPower(game, symbol, object) === 'any');
      if (chosen.length >= wild.length) return undefined;
      const left = Object.entries(leftFor(game, data) ?? {}).filter(([, count]) => count > 0);
      if (left.length === 0) return undefined;
      // The most plentiful first, and universal Power last.
      const domains = left
        .sort(([one, some], [, more]) => (one === 'any' ? 1 : more - some))
        .map(([domain]) => domain);
      const offers = domains.map((value) => ({ label: value, value }));
      return { player, purpose: 'choose which Power pays', offers };
    },
    (game, data, [domain]) => {
      if (domain === undefined) return undefined;
      game.set(data, 'chosen', [...data.chosen, domain]);
      return 'again';
    },
  ),
  payAll,
]);
