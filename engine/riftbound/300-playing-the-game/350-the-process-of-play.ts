/** The six steps of playing a card (351–356); abilities are played in the same steps (386). */
import { choosing, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { cease, putInto } from '../100-game-concepts/105-spaces';
import { timing } from '../forms';
import type { RiftboundGame } from '../game';
import { notice, Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import {
  destinations,
  leastTargets,
  legalTargets,
  mostTargets,
  specifications,
  targetOffer,
} from './350-choices';
import { followInstructions } from './350-following-instructions';
import { paying } from './350-paying-costs';
import { canPay, resourcesIn, type Total, totalToPlay } from './350-total-cost';

/** A card or ability that is being played. */
export interface Proposal {
  readonly player: number;
  /** The card where it was; replaced by the object that it becomes on the chain. */
  piece: Piece;
}

const isCard = (piece: Piece): boolean => piece.ability === undefined && piece.instructions === undefined;
const isPermanent = (piece: Piece): boolean => {
  const { types } = piece.card;
  return isCard(piece) && (types.includes('unit') || types.includes('gear'));
};

/** What the item on the chain, or the card that is about to be there, knows. */
const contextFor = (piece: Piece, player: number): Context => piece.context ?? contextOf(piece, player);

/** What something costs in all. */
export function totalOf(game: RiftboundGame, piece: Piece, player: number): Total {
  const context = contextFor(piece, player);
  if (isCard(piece)) return totalToPlay(game, piece, player, context);
  const { ability } = piece;
  return ability?.kind === 'activated' ? resourcesIn(game, ability.costs, context) : { energy: 0, power: [] };
}

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  const context = contextOf(piece, player);
  if (isPermanent(piece) && destinations(game, piece, player).length === 0) return false;
  for (const wanted of specifications(piece))
    if (legalTargets(game, wanted, context, piece).length < leastTargets(wanted, context)) return false;
  return canPay(game, player, totalOf(game, piece, player), piece);
}

/** 142.4, 147.1: how a permanent enters the board. */
export const entersExhausted = timing(
  ['142.4', '356.2.c', '147.1', '356.2.d'],
  'Units enter the board exhausted, gear ready',
  (game: RiftboundGame, piece: Piece) => game.look(piece).types.includes('unit') && !piece.entersReady,
  () => false,
);

const chooseLocation: Step<RiftboundGame, Proposal> = choosing(
  ['352.2', '106.2.b', '347'],
  'A location is chosen for a permanent',
  (game, { piece, player }: Proposal) => {
    if (!isPermanent(piece) || piece.gone) return undefined;
    const offers = destinations(game, piece, player).map((value) => ({
      label: value.name,
      object: value,
      value,
    }));
    return offers.length === 0 ? undefined : { player, purpose: 'choose a location', offers };
  },
  (game, { piece }, [location]) => game.set(piece, 'destination', location),
);

const chooseTargets: Step<RiftboundGame, Proposal> = choosing(
  ['352.4', '352.6', '352.7', '390.1', '185.2.a', '185.4.c'],
  'Targets are chosen',
  (game, { piece, player }: Proposal) => {
    if (piece.gone) return undefined;
    const context = contextFor(piece, player);
    const wanted = specifications(piece)[context.targets.length];
    if (!wanted) return undefined;
    const legal = legalTargets(game, wanted, context, piece);
    const minimum = leastTargets(wanted, context);
    if (legal.length < minimum) return undefined;
    const offers = legal.map((value) => targetOffer(game, value));
    return {
      player,
      purpose: 'choose targets',
      offers,
      minimum,
      maximum: Math.min(offers.length, mostTargets(wanted, context)),
    };
  },
  (game, { piece, player }, chosen) => {
    const context = contextFor(piece, player);
    game.set(piece, 'context', { ...context, targets: [...context.targets, chosen] });
    return specifications(piece).length > context.targets.length + 1 ? 'again' : undefined;
  },
);

/** 390.3: a triggered ability without enough legal choices is removed from the chain; nothing was countered. */
const removeWhenImpossible: Step<RiftboundGame, Proposal> = step(
  ['390.3', '390.3.a', '352.7'],
  'Without enough legal choices, nothing can be played, and a triggered ability leaves the chain',
  (game, { piece }) => {
    const { context } = piece;
    if (piece.gone || !context) return undefined;
    const missing = specifications(piece).some(
      (wanted, place) => (context.targets[place]?.length ?? 0) < leastTargets(wanted, context),
    );
    if (!missing) return undefined;
    if (piece.ability?.kind !== 'triggered')
      throw new IllegalAction(removeWhenImpossible, 'there are not enough legal choices');
    game.propose(cease(piece));
    return 'finish';
  },
);

const payCosts: Step<RiftboundGame, Proposal> = step(
  ['354', '392.1', '352.8.a.2', '185.2.c', '185.4.e'],
  'Costs are determined and paid',
  (game, { piece, player }) => {
    if (!piece.gone) game.call(paying, { player, total: totalOf(game, piece, player), piece });
  },
);

const checkLegality: Step<RiftboundGame, Proposal> = step(
  ['355.1', '355.3', '393.1'],
  'A location that is no longer valid makes playing illegal',
  (game, { piece, player }) => {
    if (piece.gone || !isPermanent(piece)) return;
    const { destination } = piece;
    if (!destination || !destinations(game, piece, player).includes(destination))
      throw new IllegalAction(checkLegality, 'it can not be played to that location');
  },
);

const finalize: Step<RiftboundGame, Proposal> = step(
  ['356.1', '328.3', '394.1', '394.2', '349.2'],
  'The item is no longer pending',
  (game, { piece, player }) => {
    if (piece.gone) return 'finish';
    game.propose(
      new Occurrence('finalize', { piece, player, source: piece.context?.source }, (on) => {
        on.set(piece, 'pending', false);
        on.set(on.now, 'priority', player);
        on.set(on.now, 'passes', 0);
      }),
    );
    return undefined;
  },
);

const enterTheBoard: Step<RiftboundGame, Proposal> = step(
  ['356.2', '333.1.c', '185.3', '348.1'],
  'A permanent leaves the chain and enters the board',
  (game, { piece, player }) => {
    if (piece.gone || !isPermanent(piece)) return;
    game.propose(
      putInto(piece, 'enter the board', {
        zone: 'board',
        location: piece.destination ?? game.player(player).base,
        controller: player,
        exhausted: entersExhausted(game, piece),
      }),
    );
  },
);

const permanentIsPlayed: Step<RiftboundGame, Proposal> = step(
  ['347.1', '376.4.a.2', '406.4.a'],
  'A permanent has been played once it is on the board',
  (game, { piece, player }) => {
    const { became } = piece;
    if (became && isPermanent(piece)) game.propose(played(became, player));
  },
);

/** The event of a card having been played (347.1). */
const played = (piece: Piece, player: number): Occurrence =>
  new Occurrence('play', { piece, player, to: piece.location }, (game) => {
    const who = game.player(player);
    game.set(who, 'cardsPlayed', who.cardsPlayed + 1);
  });

/** Steps 2 to 6, for an item that is pending on the chain. */
const remaining: readonly Step<RiftboundGame, Proposal>[] = [
  chooseLocation,
  chooseTargets,
  removeWhenImpossible,
  payCosts,
  checkLegality,
  finalize,
  enterTheBoard,
  permanentIsPlayed,
];

/** 351: a card is played. */
export const playingACard: Procedure<RiftboundGame, Proposal> = procedure('playing a card', [
  step(
    ['351', '351.2', '327.1', '328.1', '349.1'],
    'The card is put onto the chain and is pending',
    (game, data) => {
      const { piece, player } = data;
      game.propose(beginPlaying(piece, player));
      if (piece.became) game.set(data, 'piece', piece.became);
    },
  ),
  ...remaining,
]);

/** The event of a card being put onto the chain as a pending item. */
export const beginPlaying = (piece: Piece, player: number): Occurrence => {
  const from = piece.zone.name;
  const event = putInto(piece, 'put onto the chain', { zone: 'chain', controller: player });
  return new Occurrence(event.kind, event.about, (game, occurrence) => {
    event.change(game, occurrence);
    const { became } = occurrence;
    if (!became) return;
    game.set(became, 'pending', true);
    game.set(became, 'playedFrom', from);
    game.set(became, 'ignoring', piece.ignoring);
    game.set(became, 'entersReady', piece.entersReady);
    game.set(became, 'context', contextOf(became, player));
  });
};

/** 333.1: a pending item is completed. */
export const completing: Procedure<RiftboundGame, Proposal> = procedure('completing a pending item', [
  step(
    ['333.1', '389.2'],
    'The controller of a pending item completes the steps of playing it',
    () => undefined,
  ),
  ...remaining,
]);

/** 336.1, 356.3.d: the newest item resolves. */
export const resolving: Procedure<RiftboundGame, { readonly piece: Piece }> = procedure('resolving', [
  step(
    ['356.3.e.2', '356.3.e.5', '356.3.e.7', '356.3.e.8'],
    'Targets that are no longer legal are not affected',
    (game, { piece }) => {
      const { context } = piece;
      if (!context) return;
      const wanted = specifications(piece);
      const legal = context.targets.map((targets, place) =>
        targets.filter((target) => {
          const each = wanted[place];
          return (
            !each ||
            !('piece' in target) ||
            legalTargets(game, each, context, piece).some(
              (one) => 'piece' in one && one.piece === target.piece,
            )
          );
        }),
      );
      if (legal.some((targets, place) => targets.length < (context.targets[place]?.length ?? 0)))
        game.set(piece, 'context', { ...context, targets: legal });
    },
  ),
  step(['154', '336.1', '356.3.d', '394.5', '153'], 'Its rules text is executed', (game, { piece }) => {
    if (!piece.context) return;
    const effects = piece.instructions
      ? [piece.instructions]
      : piece.ability
        ? 'effect' in piece.ability
          ? [piece.ability.effect]
          : []
        : piece.card.abilities.flatMap((ability) => (ability.kind === 'spell' ? [ability.effect] : []));
    game.call(followInstructions, { effects, at: 0, context: { ...piece.context } });
  }),
  step(
    ['153', '348.2', '356.3.d', '107.1.a', '394.5'],
    'A spell is put into the trash; an ability is gone',
    (game, { piece }) => {
      if (piece.gone) return;
      game.propose(
        isCard(piece) ? putInto(piece, 'put into the trash', { zone: 'trash' }) : cease(piece, 'resolve'),
      );
    },
  ),
  step(['347.1', '406.4.a'], 'A spell has been played once it has resolved', (game, { piece }) => {
    if (isCard(piece)) game.propose(played(piece.became ?? piece, piece.lastController ?? piece.owner));
    else game.propose(notice('resolved', { piece, source: piece.context?.source }));
  }),
]);
