/** The six steps of playing a card (351–356); abilities are played in the same steps (386). */
import { asking, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { cease, putInto } from '../100-game-concepts/105-spaces';
import { arrivedAndNotMoved } from '../400-types-of-actions/423-movement';
import { consequence, definition, fact, timing } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import { countsAsPaid, mandatoryCosts } from './350-additional-costs';
import {
  announcedAbilities,
  choosesForTriggers,
  destinations,
  isLegalTarget,
  leastTargets,
  specifications,
} from './350-choices';
import { chooseModes, enoughChoices } from './350-choosing-modes';
import { decliningToPay } from './350-declining-to-pay';
import { followInstructions } from './350-following-instructions';
import { chooseCosts, chooseLocation, chooseTargets } from './350-making-choices';
import { modalsOf } from './350-modes';
import { leftUntilPlayed } from './350-once-played';
import { paying } from './350-paying-costs';
import { inAnyOrder, payingOthers } from './350-paying-other-costs';
import { addsAny, paidEffects, playEvent, resolving } from './350-resolving';
import type { Proposal } from './350-what-can-be-played';
import { discountOrders, isCard, isPermanent, totalOf } from './350-what-can-be-played';
import { entersAsSaid } from './360-passive-abilities';
import { addedAtOnce } from './375-triggers-on-the-chain';

/** 147.1: what is a gear and no unit. */
export const gearEntersReady = fact(
  { number: '356.2.d', restates: ['147.1'] },
  'Gear enters the board ready',
  (game: RiftboundGame, object: GameObject) => {
    const { types } = game.look(object);
    return types.includes('gear') && !types.includes('unit');
  },
);

/** 142.4: how a permanent enters the board. */
export const entersExhausted = timing(
  { number: '356.2.c', restates: ['142.4'] },
  'Units enter the board exhausted',
  (game: RiftboundGame, object: GameObject, to: Location | undefined) =>
    entersAsSaid(game, object, 'exhausted', to) ||
    (!gearEntersReady(game, object) && !object.entersReady && !entersAsSaid(game, object, 'ready', to)),
  () => false,
);

/** 390.3: a triggered ability without enough legal choices is removed from the chain; nothing was countered. */
const removeWhenImpossible: Step<RiftboundGame, Proposal> = step(
  '390.3',
  'Without enough legal choices, nothing can be played, and a triggered ability leaves the chain',
  (game, { object }) => {
    const { context } = object;
    if (object.ceased || !context) return undefined;
    const missing =
      context.modes.length <
        modalsOf(announcedAbilities(object)).reduce((sum, { minimum }) => sum + minimum, 0) ||
      specifications(object).some(
        (wanted, place) => (context.targets[place]?.length ?? 0) < leastTargets(game, wanted, context),
      ) ||
      (isPermanent(object) && !enoughChoices(game, choosesForTriggers(game, object.card), context, object));
    if (!missing) return undefined;
    if (object.ability?.kind !== 'triggered')
      throw new IllegalAction(removeWhenImpossible, 'there are not enough legal choices');
    game.propose(cease(object));
    return 'finish';
  },
);

const orderDiscounts: Step<RiftboundGame, Proposal> = asking(
  '353.4',
  'Whoever plays a card applies its discounts in any order',
  (game, { object, player }: Proposal) => {
    if (object.ceased || !isCard(object)) return undefined;
    const [first = [], another] = discountOrders(game, object, player);
    if (!another) return undefined;
    const discounts = first.filter(({ sign }) => sign < 0);
    const options = discounts.map(({ source }, index) => ({
      label: `${source.card.name} (${index + 1})`,
      object: source,
      index,
    }));
    return { kind: 'order', player, purpose: 'order discounts', options };
  },
  (game, data, answer) => {
    const [first = []] = discountOrders(game, data.object, data.player);
    const discounts = first.filter(({ sign }) => sign < 0);
    game.set(data, 'order', [
      ...first.filter(({ sign }) => sign > 0),
      ...answer.flatMap((place) => discounts.slice(place, place + 1)),
    ]);
  },
);

const payCosts: Step<RiftboundGame, Proposal> = step(
  '354',
  'Energy and Power are paid',
  (game, { object, player, order }) => {
    if (object.ceased) return;
    const total = totalOf(game, object, player, order);
    game.keepBooks('determine the total cost', () => game.set(object, 'paidEnergy', total.energy));
    game.call(paying, { player, total, object, chosen: [] });
  },
);

const payOthers: Step<RiftboundGame, Proposal> = step(
  '354.2',
  'Costs that are neither Energy nor Power are paid',
  (game, { object, player }) => {
    if (object.ceased) return;
    const { ability } = object;
    const costs =
      ability?.kind === 'activated'
        ? ability.costs
        : isCard(object)
          ? [...mandatoryCosts(game, object), ...object.additionalCosts].flatMap((each) => each.costs)
          : [];
    if (costs.some(({ cost }) => cost !== 'pay'))
      game.call(payingOthers, { player, object, costs: inAnyOrder(game, costs), at: 0 });
  },
);

const checkPlace: Step<RiftboundGame, Proposal> = step(
  '355.3',
  'What could no longer be put where it is to go is not played',
  (game, { object, player }) => {
    if (object.ceased || !isPermanent(object)) return;
    const { destination } = object;
    if (!destination || !destinations(game, object, player).includes(destination))
      throw new IllegalAction(checkPlace, 'it can not be played to that location');
  },
);

const checkTargets: Step<RiftboundGame, Proposal> = step(
  '355.1',
  'A target that is no longer legal makes playing illegal',
  (game, { object }) => {
    const { context } = object;
    if (object.ceased || !context || object.ability?.kind === 'triggered') return;
    specifications(object).forEach((wanted, place) => {
      const chosen = context.targets[place] ?? [];
      if (!chosen.every((target) => isLegalTarget(game, target, wanted, context, object)))
        throw new IllegalAction(checkTargets, 'a target that was chosen is not legal any more');
    });
  },
);

/** 416.2.a: what adds resources leaves priority where it is. */
export const leavesPriority = fact(
  '416.2.a',
  'Priority does not pass from what adds resources',
  (game: RiftboundGame, object: GameObject) => addsAny(game, object),
);

/** 332.1: whoever played it may act first; 333.1.c.3: after a permanent, the newest item's controller may. */
export const takesPriority = consequence(
  '332.1',
  'Whoever played an item has priority once it is finalized',
  (game: RiftboundGame, player: number) => game.set(game.now, 'priority', player),
);

const finalize: Step<RiftboundGame, Proposal> = step(
  '356.1',
  'The item is no longer pending',
  (game, { object, player }) => {
    if (object.ceased) return 'finish';
    game.propose(
      new Occurrence('finalize', { object, player, source: object.context?.source }, (on) => {
        on.set(object, 'pending', false);
        if (!leavesPriority(on, object)) takesPriority(on, player);
        if (isPermanent(object)) {
          on.set(on.now, 'hasResolved', true);
          on.set(on.now, 'chainResolved', true);
        }
        on.set(on.now, 'passes', 0);
      }),
    );
    return undefined;
  },
);

const enterTheBoard: Step<RiftboundGame, Proposal> = step(
  '356.2',
  'A permanent leaves the chain and enters the board',
  (game, { object, player }) => {
    if (object.ceased || !isPermanent(object)) return;
    game.propose(
      putInto(object, 'enter the board', {
        zone: 'board',
        location: object.destination ?? game.player(player).base,
        controller: player,
        exhausted: entersExhausted(game, object, object.destination),
      }),
    );
  },
);

const permanentIsPlayed: Step<RiftboundGame, Proposal> = step(
  '347.1',
  'A permanent has been played once it is on the board',
  (game, { object, player }) => {
    const [became] = object.became;
    if (!became || !isPermanent(object)) return;
    for (const { effect, targets } of object.additionalCosts)
      if (effect && countsAsPaid(game)) paidEffects(game, became, effect, targets);
    game.propose(...arrivedAndNotMoved(game, playEvent(became, player), became));
    // What was paid for is put on the chain with what being played triggers, and without that as soon.
    if (game.waiting.length > 0 && !game.now.arePut) addedAtOnce(game);
    for (const left of leftUntilPlayed(object)) game.call(followInstructions, left);
  },
);

/** 333.1.c, 416.2: what adds resources resolves as soon as it is finalized. */
const resolvesAtOnce: Step<RiftboundGame, Proposal> = step(
  '333.1.c',
  'What adds resources resolves immediately when it is finalized',
  (game, { object }) => {
    if (object.ceased || isPermanent(object)) return;
    if (addsAny(game, object)) game.call(resolving, { object, resolves: true });
  },
);

/** Steps 2 to 6, for an item that is pending on the chain. */
const remaining: readonly Step<RiftboundGame, Proposal>[] = [
  chooseLocation,
  chooseCosts,
  chooseModes,
  chooseTargets,
  removeWhenImpossible,
  orderDiscounts,
  decliningToPay,
  payCosts,
  payOthers,
  checkPlace,
  checkTargets,
  finalize,
  enterTheBoard,
  permanentIsPlayed,
  resolvesAtOnce,
];

/** 351: a card is played. */
export const playingACard: Procedure<RiftboundGame, Proposal> = procedure('playing a card', [
  step('351', 'The card is put onto the chain and is pending', (game, data) => {
    const { object, player } = data;
    game.propose(beginPlaying(object, player));
    const [became] = object.became;
    if (became) game.set(data, 'object', became);
  }),
  ...remaining,
]);

/** 185.1, 152: who controls what is played. */
export const controllerOfPlayed = definition(
  '185.1',
  'Who plays a card controls it',
  (_game: RiftboundGame, _object: GameObject, player: number) => player,
  (_game, object) => object.owner,
);

/** The event of a card being put onto the chain as a pending item. */
export const beginPlaying = (object: GameObject, player: number): Occurrence => {
  const from = object.zone.name;
  const hiddenAt = from === 'facedown zone' ? object.location : undefined;
  const event = putInto(object, 'put onto the chain', { zone: 'chain', controller: player });
  return new Occurrence(event.kind, event.about, (game, occurrence) => {
    event.change(game, occurrence);
    const [became] = occurrence.became;
    if (!became) return;
    game.set(became, 'pending', true);
    game.set(became, 'playedFrom', from);
    game.set(became, 'hiddenAt', hiddenAt);
    game.set(became, 'controller', controllerOfPlayed(game, became, player));
    game.set(became, 'onlyTo', object.onlyTo);
    game.set(became, 'saidPlaces', object.saidPlaces);
    game.set(became, 'ignoring', object.ignoring);
    game.set(became, 'entersReady', object.entersReady);
    game.set(became, 'reducedBy', object.reducedBy);
    game.set(became, 'context', contextOf(became, became.controller));
  });
};

/** 333.1: a pending item is completed. */
export const completing: Procedure<RiftboundGame, Proposal> = procedure('completing a pending item', [
  step('333.1', 'The controller of a pending item completes the steps of playing it', () => undefined),
  ...remaining,
]);
