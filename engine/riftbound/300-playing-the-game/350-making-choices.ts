/** The choices that are made as something is played (352). */
import { problemOf } from '../../card-game/play/announcement-slots';
import { announcedIn, OPTIONS, targetsAt } from '../../card-game/play/announcements';
import type { Way } from '../../card-game/play/proposal';
import { type Offered, offers, offersInTurn } from '../../card-game/targets/solver';
import { choosing, query, type Step } from '../../kernel';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { notice } from '../occurrence';
import { locationOf } from '../phrases';
import type { TargetSpecification } from '../text/tree/index';
import { countsAsPaid, optionalCosts } from './350-additional-costs';
import { type Option, specifications, targetOffer, targetsAmong } from './350-choices';
import { placesFor } from './350-playable';
import { contextFor, isCard, isPermanent, type Proposal, proposedOf } from './350-what-can-be-played';
import { toAnnounce } from './350-whole-proposal';

export const chooseLocation: Step<RiftboundGame, Proposal> = choosing(
  '352.2',
  'A location is chosen for a permanent',
  (game, { piece, player }: Proposal) => {
    if (!isPermanent(piece) || piece.ceased) return undefined;
    const offers = placesFor(game, piece, player).map((value) => ({
      label: value.name,
      object: value,
      value,
    }));
    return offers.length === 0 ? undefined : { player, purpose: 'choose a location', offers };
  },
  (game, { piece }, [location]) =>
    game.keepBooks('choose a location', () => game.set(piece, 'destination', location)),
);

export const chooseCosts: Step<RiftboundGame, Proposal> = choosing(
  '353.2.b.1',
  'Whether optional additional costs are paid is chosen',
  (game, { piece, player, asked = 0 }: Proposal) => {
    if (piece.ceased || !isCard(piece)) return undefined;
    const open = optionalCosts(game, piece).slice(asked);
    const [cost] = open;
    if (!cost) return undefined;
    const announced = toAnnounce(proposedOf(game, piece, player, open));
    const before = announcedIn<RiftboundTypes, Way<RiftboundTypes>>(announced, contextFor(piece, player));
    const offered = offers(
      problemOf<RiftboundTypes, Way<RiftboundTypes>>(announced),
      before.slice(0, OPTIONS),
    );
    if (!offered) return undefined;
    const { name } = piece.card;
    const answers = [
      { label: `${name}: the cost`, action: 'decline', value: false },
      { label: `${name} with the additional cost: ${cost.label}`, action: 'accept', value: true },
    ].filter(({ value }) => (value ? offered.values.length > 0 : offered.minimum === 0));
    return { player, purpose: 'choose costs', offers: answers };
  },
  (game, data, [isPaid]) => {
    const { piece, asked = 0 } = data;
    const cost = optionalCosts(game, piece)[asked];
    game.set(data, 'asked', asked + 1);
    if (isPaid && cost) {
      game.keepBooks('choose to pay a cost', () => {
        game.set(piece, 'additionalCosts', [...piece.additionalCosts, cost]);
        if (piece.context && !cost.keyword && countsAsPaid(game))
          game.set(piece, 'context', piece.context.with({ paidAdditional: true }));
        if (cost.entersReady) game.set(piece, 'entersReady', true);
      });
    }
    return 'again';
  },
);

export interface NextTarget {
  readonly place: number;
  readonly wanted: TargetSpecification;
  readonly offered: Offered<Option>;
}

/** The next target that somebody has to choose, and what can be chosen for it. */
export const nextTarget = query(
  'the next target to choose',
  (game: RiftboundGame, { piece, player, targeted = 0 }: Proposal): NextTarget | undefined => {
    const context = contextFor(piece, player);
    const all = specifications(piece);
    if (targeted >= all.length) return undefined;
    const proposed = proposedOf(game, piece, player);
    const asked = toAnnounce(proposed);
    const problem = problemOf<RiftboundTypes, Way<RiftboundTypes>>(asked);
    const from = targetsAt(asked);
    const chosen = announcedIn<RiftboundTypes, Way<RiftboundTypes>>(asked, context);
    for (let place = targeted; place < all.length; place += 1) {
      const wanted = all[place];
      const slot = problem.slots[from + place];
      if (!wanted || !slot) continue;
      // 352.4: what was chosen already, one after another, is not chosen for the same place once more.
      const before = [...chosen.slice(0, from + place)];
      while (before.length < from + place) before.push([]);
      const offered = offersInTurn(problem, before, chosen[from + place]);
      if (!offered) return undefined;
      if (offered.values.length > 0 && offered.maximum > 0) return { place, wanted, offered };
    }
    return undefined;
  },
  { compared: (next) => next && [next.place, next.offered] },
);

export const chooseTargets: Step<RiftboundGame, Proposal> = choosing(
  '352.4',
  'Targets are chosen',
  (game, data: Proposal) => {
    if (data.piece.ceased) return undefined;
    const next = nextTarget(game, data);
    if (!next) return undefined;
    const { values, minimum, maximum } = next.offered;
    const offers = targetsAmong(values).map((value) => targetOffer(game, value));
    return { player: data.player, purpose: 'choose targets', offers, minimum, maximum };
  },
  (game, data, chosen) => {
    const { piece, player } = data;
    const next = nextTarget(game, data);
    if (!next) return undefined;
    const { place, wanted } = next;
    const { oneByOne } = next.offered;
    const context = contextFor(piece, player);
    const targets = specifications(piece).map((_, at) => [
      ...(context.targets[at] ?? []),
      ...(at === place ? chosen : []),
    ]);
    const [first] = targets[place] ?? [];
    const at = wanted.group && first && 'piece' in first ? locationOf(first.piece) : undefined;
    game.keepBooks('choose targets', () => {
      game.set(
        piece,
        'context',
        context.with({ targets, ...(at ? { groupsAt: { ...context.groupsAt, [place]: at } } : {}) }),
      );
    });
    game.set(data, 'targeted', oneByOne && chosen.length > 0 ? place : place + 1);
    const events = chosen.flatMap((target) =>
      'piece' in target ? [notice('choose', { piece: target.piece, player, source: piece })] : [],
    );
    if (events.length > 0) game.propose(...events);
    return 'again';
  },
);
