/** The choices that are made as something is played (352). */
import { problemOf } from '../../card-game/play/announcement-slots';
import { announcedIn, OPTIONS, targetsAt } from '../../card-game/play/announcements';
import type { Way } from '../../card-game/play/proposal';
import { offers, offersInTurn, type SlotOffer } from '../../card-game/targets/solver';
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
  (game, { object, player }: Proposal) => {
    if (!isPermanent(object) || object.ceased) return undefined;
    const offers = placesFor(game, object, player).map((value) => ({
      label: value.name,
      object: value,
      value,
    }));
    return offers.length === 0 ? undefined : { player, purpose: 'choose a location', offers };
  },
  (game, { object }, [location]) =>
    game.keepBooks('choose a location', () => game.set(object, 'destination', location)),
);

export const chooseCosts: Step<RiftboundGame, Proposal> = choosing(
  '353.2.b.1',
  'Whether optional additional costs are paid is chosen',
  (game, { object, player, asked = 0 }: Proposal) => {
    if (object.ceased || !isCard(object)) return undefined;
    const open = optionalCosts(game, object).slice(asked);
    const [cost] = open;
    if (!cost) return undefined;
    const announced = toAnnounce(proposedOf(game, object, player, open));
    const before = announcedIn<RiftboundTypes, Way<RiftboundTypes>>(announced, contextFor(object, player));
    const offered = offers(
      problemOf<RiftboundTypes, Way<RiftboundTypes>>(announced),
      before.slice(0, OPTIONS),
    );
    if (!offered) return undefined;
    const { name } = object.card;
    const answers = [
      { label: `${name}: the cost`, action: 'decline', value: false },
      { label: `${name} with the additional cost: ${cost.label}`, action: 'accept', value: true },
    ].filter(({ value }) => (value ? offered.values.length > 0 : offered.minimum === 0));
    return { player, purpose: 'choose costs', offers: answers };
  },
  (game, data, [isPaid]) => {
    const { object, asked = 0 } = data;
    const cost = optionalCosts(game, object)[asked];
    game.set(data, 'asked', asked + 1);
    if (isPaid && cost) {
      game.keepBooks('choose to pay a cost', () => {
        game.set(object, 'additionalCosts', [...object.additionalCosts, cost]);
        if (object.context && !cost.keyword && countsAsPaid(game))
          game.set(object, 'context', object.context.with({ paidAdditional: true }));
        if (cost.entersReady) game.set(object, 'entersReady', true);
      });
    }
    return 'again';
  },
);

export interface NextTarget {
  readonly place: number;
  readonly wanted: TargetSpecification;
  readonly offered: SlotOffer<Option>;
}

/** The next target that somebody has to choose, and what can be chosen for it. */
export const nextTarget = query(
  'the next target to choose',
  (game: RiftboundGame, { object, player, targeted = 0 }: Proposal): NextTarget | undefined => {
    const context = contextFor(object, player);
    const all = specifications(object);
    if (targeted >= all.length) return undefined;
    const proposed = proposedOf(game, object, player);
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
    if (data.object.ceased) return undefined;
    const next = nextTarget(game, data);
    if (!next) return undefined;
    const { values, minimum, maximum } = next.offered;
    const offers = targetsAmong(values).map((value) => targetOffer(game, value));
    return { player: data.player, purpose: 'choose targets', offers, minimum, maximum };
  },
  (game, data, chosen) => {
    const { object, player } = data;
    const next = nextTarget(game, data);
    if (!next) return undefined;
    const { place, wanted } = next;
    const { oneByOne } = next.offered;
    const context = contextFor(object, player);
    const targets = specifications(object).map((_, at) => [
      ...(context.targets[at] ?? []),
      ...(at === place ? chosen : []),
    ]);
    const [first] = targets[place] ?? [];
    const at = wanted.group && first && 'object' in first ? locationOf(first.object) : undefined;
    game.keepBooks('choose targets', () => {
      game.set(
        object,
        'context',
        context.with({ targets, ...(at ? { groupsAt: { ...context.groupsAt, [place]: at } } : {}) }),
      );
    });
    game.set(data, 'targeted', oneByOne && chosen.length > 0 ? place : place + 1);
    const events = chosen.flatMap((target) =>
      'object' in target ? [notice('choose', { object: target.object, player, source: object })] : [],
    );
    if (events.length > 0) game.propose(...events);
    return 'again';
  },
);
