import {
  asking,
  choosing,
  gathered,
  IllegalAction,
  type Procedure,
  procedure,
  rule,
  type Step,
  step,
} from '../../kernel';
import { leastTargets, legalTargets, mostTargets } from '../1-game-concepts/110-targets';
import { payAll } from '../1-game-concepts/112-costs';
import { move } from '../4-zones/400-general';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { amount, contextOf } from '../phrases';
import type { Context, Piece, Target } from '../piece';
import type { Cost } from '../text/tree';
import { chooseUndefinedX, chooseX } from './601-announcing-x';
import { type Proposal, setContext } from './601-proposal';
import {
  couldChooseAll,
  divided,
  legalModes,
  modalOf,
  specifications,
  targetOffer,
} from './601-targets-and-modes';
import {
  allMethods,
  announced,
  contextFor,
  eachX,
  methods,
  otherCosts,
  takesX,
  totalCost,
} from './601-total-cost';

/** What may be known by the time that targets are chosen: X is announced after the modes (601.3). */
const contextsToCome = (game: LegionsGame, piece: Piece, player: number): readonly Context[] => {
  const context = contextFor(piece, player);
  if (!takesX(piece)) return [context];
  const { reserve } = game.player(player);
  return eachX(game, context, (each) => totalCost(game, piece, player, each) <= reserve);
};

const chooseModes: Step<LegionsGame, Proposal> = choosing(
  ['601.1b', '700.2'],
  'Modes are announced',
  (game, { piece, player }: Proposal) => {
    const ability = announced(piece).find((each) => modalOf(each));
    const modal = ability && modalOf(ability);
    if (!ability || !modal) return undefined;
    const known = contextsToCome(game, piece, player).map((each) => legalModes(game, ability, each, piece));
    const places = modal.modes.flatMap((_, place) =>
      known.some((each) => each.includes(place)) ? [place] : [],
    );
    if (places.length === 0) return undefined;
    // 700.2d: where the same mode may be chosen more than once, it is offered as many times.
    const times = modal.repeat ? modal.maximum : 1;
    const offers = gathered(Array.from({ length: times }), (_, time) =>
      places.map((value) => ({
        label: time === 0 ? `mode ${value + 1}` : `mode ${value + 1}, time ${time + 1}`,
        action: 'mode',
        index: value,
        value,
      })),
    );
    return {
      player,
      purpose: 'choose modes',
      offers,
      minimum: Math.min(modal.minimum, offers.length),
      maximum: Math.min(modal.maximum, offers.length),
    };
  },
  (game, { piece, player }, chosen) =>
    setContext(game, piece, player, { modes: [...chosen].sort((first, second) => first - second) }),
);

const chooseCosts: Step<LegionsGame, Proposal> = choosing(
  ['112.8', '112.7', '601.1b'],
  'Alternative and additional costs are announced',
  (game, { piece, player, ability }: Proposal) => {
    if (ability) return undefined;
    // With no way of paying, the printed one is announced all the same: paying it fails at its own step (601.1g).
    const payable = methods(game, piece, player);
    const offers = (payable.length > 0 ? payable : allMethods(game, piece, player).slice(0, 1)).map(
      (value, index) => ({
        label: `pay ${value.label}`,
        action: 'cost',
        index,
        value,
      }),
    );
    return offers.length === 0 ? undefined : { player, purpose: 'choose costs', offers };
  },
  (game, { piece }, [method]) => {
    if (method) game.set(piece, 'announced', { costs: method.costs, instead: method.instead });
  },
);

/** 601.1d: among no more targets can something be divided than there is of it. */
function mostShares(game: LegionsGame, piece: Piece, player: number, place: number): number {
  const found = announced(piece)
    .map(divided)
    .find((each) => each?.target === place);
  return found ? Math.max(0, amount(game, found.amount, contextFor(piece, player))) : Number.MAX_SAFE_INTEGER;
}

const noTarget = rule('601.1c', 'Each target is chosen', 'procedure step');

export const chooseTargets: Step<LegionsGame, Proposal> = choosing(
  ['601.1c', '110.1'],
  'Each target is chosen',
  (game, { piece, player }: Proposal) => {
    const context = contextFor(piece, player);
    const all = specifications(game, piece);
    const specification = all[context.targets.length];
    if (!specification) return undefined;
    const later = all.slice(context.targets.length + 1);
    const goesOn = (...chosen: readonly Target[]): boolean =>
      couldChooseAll(game, later, context.with({ targets: [...context.targets, chosen] }), piece);
    const every = legalTargets(game, specification, context, piece);
    const legal = later.length > 0 ? every.filter((target) => goesOn(target)) : every;
    const least = leastTargets(specification, context);
    const minimum = least === 0 && legal.length > 0 && !goesOn() ? 1 : least;
    const maximum = Math.min(
      mostTargets(specification, context),
      mostShares(game, piece, player, context.targets.length),
      legal.length,
    );
    if (maximum < minimum) return undefined;
    const offers = legal.map((value) => targetOffer(game, value));
    return {
      player,
      purpose: 'choose targets',
      offers,
      minimum,
      maximum,
    };
  },
  (game, { piece, player }, chosen) => {
    const context = contextFor(piece, player);
    setContext(game, piece, player, { targets: [...context.targets, chosen] });
    return 'again';
  },
);

export const checkTargets: Step<LegionsGame, Proposal> = step(
  '601.1e',
  'What was proposed must be legal',
  (game, { piece, player }) => {
    const context = contextFor(piece, player);
    const modal = announced(piece)
      .map(modalOf)
      .find((each) => each !== undefined);
    if (modal && context.modes.length < modal.minimum)
      throw new IllegalAction(noTarget, 'There are not enough legal modes');
    if (context.targets.length < specifications(game, piece).length)
      throw new IllegalAction(noTarget, 'There is no legal target');
  },
);

/** 601.4: what was announced may have made the card one that can't be played. */
const stillAllowed: Step<LegionsGame, Proposal> = step(
  '601.4',
  "A card that is no longer allowed after its proposal isn't played",
  (game, { piece, player, ability }) => {
    const forbidding = ability ? undefined : game.forbidding('play', player, piece);
    if (forbidding) throw new IllegalAction(forbidding, forbidding.title);
  },
);

export const divide: Step<LegionsGame, Proposal> = asking(
  '601.1d',
  'A divided effect is split over the targets, each receiving at least one',
  (game, { piece, player }: Proposal) => {
    const found = announced(piece)
      .map(divided)
      .find((each) => each !== undefined);
    const context = contextFor(piece, player);
    const targets = found && context.targets[found.target];
    if (!found || !targets || targets.length === 0) return undefined;
    const total = amount(game, found.amount, context);
    return {
      kind: 'distribute',
      player,
      purpose: 'divide',
      amount: total,
      options: targets.map((target) => targetOffer(game, target)),
      minimums: targets.map(() => 1),
    };
  },
  (game, { piece, player }, division) => setContext(game, piece, player, { division }),
);

const determine: Step<LegionsGame, Proposal> = step(
  '601.1f',
  'The total cost is determined and locked in',
  (game, data) => {
    game.set(data, 'locked', totalCost(game, data.piece, data.player, contextFor(data.piece, data.player)));
    game.set(data, 'costs', otherCosts(data.piece));
  },
);

const pay: Step<LegionsGame, Proposal> = step(['601.1g', '112.2'], 'The total cost is paid', (game, data) => {
  const context = contextFor(data.piece, data.player);
  const resource: readonly Cost[] =
    data.locked > 0 ? [{ cost: 'pay', amount: { amount: 'number', value: data.locked } }] : [];
  payAll(game, {
    player: data.player,
    costs: [...resource, ...data.costs],
    source: data.ability ? context.source : data.piece,
    context,
  });
});

const become: Step<LegionsGame, Proposal> = step(
  ['601.1h'],
  'The card becomes played; what triggers on that triggers',
  (game, { piece, player, ability }) => {
    const context = contextFor(piece, player);
    const targeted: Occurrence[] = [];
    for (const targets of context.targets)
      for (const target of targets)
        if ('piece' in target)
          targeted.push(
            new Occurrence(
              'become the target',
              { piece: target.piece, source: context.source, player },
              () => undefined,
            ),
          );
    const event = ability
      ? new Occurrence('activate', { piece, source: context.source, player }, () => undefined)
      : new Occurrence('play', { piece, player }, () => game.set(piece, 'playedOnTurn', game.now.turn));
    game.propose(event, ...targeted);
  },
);

/** 601.1a: the card is moved to the chain of events. */
const propose: Step<LegionsGame, Proposal> = step(
  ['601.1a', '406.1'],
  'The card is moved to the chain of events',
  (game, data) => {
    const { piece, player } = data;
    const event = move(piece, 'put on the chain of events', {
      zone: 'chain of events',
      controller: player,
      faceDown: piece.card.types.includes('trap'),
    });
    const from = piece.zone.name;
    game.propose(event);
    if (!event.became) return;
    game.set(event.became, 'playedFrom', from);
    game.set(data, 'piece', event.became);
    game.set(event.became, 'context', contextOf(event.became, player));
  },
);

/** Steps common to cards and activated abilities (602.2b). */
export const afterProposal: readonly Step<LegionsGame, Proposal>[] = [
  chooseModes,
  chooseCosts,
  chooseX,
  chooseUndefinedX,
  chooseTargets,
  checkTargets,
  stillAllowed,
  divide,
  determine,
  pay,
  become,
];

/** 601.1: playing a card. */
export const playingACard: Procedure<LegionsGame, Proposal> = procedure('playing a card', [
  propose,
  ...afterProposal,
]);
