import { choosing, type Step } from '../../kernel';
import { cease } from '../100-game-concepts/105-spaces';
import type { RiftboundGame } from '../game';
import { canPay } from './350-adding-to-pay';
import type { Proposal } from './350-what-can-be-played';
import { totalOf } from './350-what-can-be-played';

/** 392.2: who doesn't pay for a triggered ability has none; nothing was countered. */
export const decliningToPay: Step<RiftboundGame, Proposal> = choosing(
  '392.2',
  'A player may decline to pay for a triggered ability that has incurred a cost',
  (game, { object, player }: Proposal) => {
    if (object.ceased || object.ability?.kind !== 'triggered') return undefined;
    const total = totalOf(game, object, player);
    if (total.energy === 0 && total.power.length === 0) return undefined;
    const offers = [
      { label: "don't pay", action: 'decline', value: false },
      { label: 'pay', action: 'accept', value: true },
    ].filter(({ value }) => !value || canPay(game, player, total, object));
    return { player, purpose: 'may', offers };
  },
  (game, { object }, [pays]) => {
    if (pays) return undefined;
    game.propose(cease(object));
    return 'finish';
  },
);
