/** The six steps of playing a card (351–356); abilities are played in the same steps (386). */
import { asking, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { cease, putInto } from '../100-game-concepts/105-spaces';
import { arrivedAndNotMoved } from '../400-types-of-actions/423-movement';
import { consequence, definition, fact, timing } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Location, Piece } from '../piece';
import { countsAsPaid, mandatoryCosts } from './350-additional-costs';
import {
  announced,
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
import { addsAny, paidEffects, played, resolving } from './350-resolving';
import type { Proposal } from './350-what-can-be-played';
import { discountOrders, isCard, isPermanent, totalOf } from './350-what-can-be-played';
import { entersAsSaid } from './360-passive-abilities';

/** 147.1: what is a gear and no unit. */
export const gearEntersReady = fact(
  { number: '356.2.d', restates: ['147.1'] },
  'Gear enters the board ready',
  (game: RiftboundGame, piece: Piece) => {
    const { types } = game.look(piece);
    return types.includes('gear') && !types.includes('unit');
  },
);

/** 142.4: how a permanent enters the board. */
export const entersExhausted = timing(
  { number: '356.2.c', restates: ['142.4'] },
  'Units enter the board exhausted',
  (game: RiftboundGame, piece: Piece, to: Location | undefined) =>
    entersAsSaid(game, piece, 'exhausted', to) ||
    (!gearEntersReady(game, piece) && !piece.entersReady && !entersAsSaid(game, piece, 'ready', to)),
  () => false,
);

/** 390.3: a triggered ability without enough legal choices is removed from the chain; nothing was countered. */
const removeWhenImpossible: Step<RiftboundGame, Proposal> = step(
  '390.3',
  'Without enough legal choices, nothing can be played, and a triggered ability leaves the chain',
  (game, { piece }) => {
    const { context } = piece;
    if (piece.ceased || !context) return undefined;
    const missing =
      context.modes.length < modalsOf(announced(piece)).reduce((sum, { minimum }) => sum + minimum, 0) ||
      specifications(piece).some(
        (wanted, place) => (context.targets[place]?.length ?? 0) < leastTargets(game, wanted, context),
      ) ||
      (isPermanent(piece) && !enoughChoices(game, choosesForTriggers(game, piece.card), context, piece));
    if (!missing) return undefined;
    if (piece.ability?.kind !== 'triggered')
      throw new IllegalAction(removeWhenImpossible, 'there are not enough legal choices');
    game.propose(cease(piece));
    return 'finish';
  },
);

const orderDiscounts: Step<RiftboundGame, Proposal> = asking(
  '353.4',
  'Whoever plays a card applies its discounts in any order',
  (game, { piece, player }: Proposal) => {
    if (piece.ceased || !isCard(piece)) return undefined;
    const [first = [], another] = discountOrders(game, piece, player);
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
    const [first = []] = discountOrders(game, data.piece, data.player);
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
  (game, { piece, player, order }) => {
    if (piece.ceased) return;
    const total = totalOf(game, piece, player, order);
    game.keepBooks('determine the total cost', () => game.set(piece, 'paidEnergy', total.energy));
    game.call(paying, { player, total, piece, chosen: [] });
  },
);

const payOthers: Step<RiftboundGame, Proposal> = step(
  '354.2',
  'Costs that are neither Energy nor Power are paid',
  (game, { piece, player }) => {
    if (piece.ceased) return;
    const { ability } = piece;
    const costs =
      ability?.kind === 'activated'
        ? ability.costs
        : isCard(piece)
          ? [...mandatoryCosts(game, piece), ...piece.additionalCosts].flatMap((each) => each.costs)
          : [];
    if (costs.some(({ cost }) => cost !== 'pay'))
      game.call(payingOthers, { player, piece, costs: inAnyOrder(game, costs), at: 0 });
  },
);

const checkPlace: Step<RiftboundGame, Proposal> = step(
  '355.3',
  'What could no longer be put where it is to go is not played',
  (game, { piece, player }) => {
    if (piece.ceased || !isPermanent(piece)) return;
    const { destination } = piece;
    if (!destination || !destinations(game, piece, player).includes(destination))
      throw new IllegalAction(checkPlace, 'it can not be played to that location');
  },
);

const checkTargets: Step<RiftboundGame, Proposal> = step(
  '355.1',
  'A target that is no longer legal makes playing illegal',
  (game, { piece }) => {
    const { context } = piece;
    if (piece.ceased || !context || piece.ability?.kind === 'triggered') return;
    specifications(piece).forEach((wanted, place) => {
      const chosen = context.targets[place] ?? [];
      if (!chosen.every((target) => isLegalTarget(game, target, wanted, context, piece)))
        throw new IllegalAction(checkTargets, 'a target that was chosen is not legal any more');
    });
  },
);

/** 416.2.a: what adds resources leaves priority where it is. */
export const leavesPriority = fact(
  '416.2.a',
  'Priority does not pass from what adds resources',
  (game: RiftboundGame, piece: Piece) => addsAny(game, piece),
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
  (game, { piece, player }) => {
    if (piece.ceased) return 'finish';
    game.propose(
      new Occurrence('finalize', { piece, player, source: piece.context?.source }, (on) => {
        on.set(piece, 'pending', false);
        if (!leavesPriority(on, piece)) takesPriority(on, player);
        if (isPermanent(piece)) {
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
  (game, { piece, player }) => {
    if (piece.ceased || !isPermanent(piece)) return;
    game.propose(
      putInto(piece, 'enter the board', {
        zone: 'board',
        location: piece.destination ?? game.player(player).base,
        controller: player,
        exhausted: entersExhausted(game, piece, piece.destination),
      }),
    );
  },
);

const permanentIsPlayed: Step<RiftboundGame, Proposal> = step(
  '347.1',
  'A permanent has been played once it is on the board',
  (game, { piece, player }) => {
    const [became] = piece.became;
    if (!became || !isPermanent(piece)) return;
    for (const { effect, targets } of piece.additionalCosts)
      if (effect && countsAsPaid(game)) paidEffects(game, became, effect, targets);
    game.propose(...arrivedAndNotMoved(game, played(became, player), became));
    for (const left of leftUntilPlayed(piece)) game.call(followInstructions, left);
  },
);

/** 333.1.c, 416.2: what adds resources resolves as soon as it is finalized. */
const resolvesAtOnce: Step<RiftboundGame, Proposal> = step(
  '333.1.c',
  'What adds resources resolves immediately when it is finalized',
  (game, { piece }) => {
    if (piece.ceased || isPermanent(piece)) return;
    if (addsAny(game, piece)) game.call(resolving, { piece, resolves: true });
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
    const { piece, player } = data;
    game.propose(beginPlaying(piece, player));
    const [became] = piece.became;
    if (became) game.set(data, 'piece', became);
  }),
  ...remaining,
]);

/** 185.1, 152: who controls what is played. */
export const controllerOfPlayed = definition(
  '185.1',
  'Who plays a card controls it',
  (_game: RiftboundGame, _piece: Piece, player: number) => player,
  (_game, piece) => piece.owner,
);

/** The event of a card being put onto the chain as a pending item. */
export const beginPlaying = (piece: Piece, player: number): Occurrence => {
  const from = piece.zone.name;
  const hiddenAt = from === 'facedown zone' ? piece.location : undefined;
  const event = putInto(piece, 'put onto the chain', { zone: 'chain', controller: player });
  return new Occurrence(event.kind, event.about, (game, occurrence) => {
    event.change(game, occurrence);
    const [became] = occurrence.became;
    if (!became) return;
    game.set(became, 'pending', true);
    game.set(became, 'playedFrom', from);
    game.set(became, 'hiddenAt', hiddenAt);
    game.set(became, 'controller', controllerOfPlayed(game, became, player));
    game.set(became, 'onlyTo', piece.onlyTo);
    game.set(became, 'saidPlaces', piece.saidPlaces);
    game.set(became, 'ignoring', piece.ignoring);
    game.set(became, 'entersReady', piece.entersReady);
    game.set(became, 'reducedBy', piece.reducedBy);
    game.set(became, 'context', contextOf(became, became.controller));
  });
};

/** 333.1: a pending item is completed. */
export const completing: Procedure<RiftboundGame, Proposal> = procedure('completing a pending item', [
  step('333.1', 'The controller of a pending item completes the steps of playing it', () => undefined),
  ...remaining,
]);
