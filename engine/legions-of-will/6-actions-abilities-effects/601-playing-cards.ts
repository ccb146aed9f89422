import { problemOf } from '../../card-game/play/announcement-slots';
import { announcedIn, wayAt, waysIn } from '../../card-game/play/announcements';
import { choosingCosts, choosingModes, choosingTargets } from '../../card-game/play/choosing';
import {
  becomingPlayed,
  becomingTargets,
  checkingProposal,
  determiningTotal,
  dividingAmong,
  payingTotal,
  proposing,
} from '../../card-game/play/playing';
import { offers } from '../../card-game/targets/solver';
import { IllegalAction, type Procedure, procedure, rule, type Step, step } from '../../kernel';
import { payAll } from '../1-game-concepts/112-costs';
import { move } from '../4-zones/400-general';
import type { LegionsGame, LegionsTypes } from '../game';
import { chooseUndefinedX, chooseX } from './601-announcing-x';
import type { Proposal } from './601-proposal';
import { announcing, legalModes, targetOffer } from './601-targets-and-modes';
import { contextFor, methodsToOffer, otherCosts, takesX, totalCost } from './601-total-cost';

const chooseModes = choosingModes<LegionsTypes>('601.1b', 'Modes are announced', announcing, legalModes);

const chooseCosts = choosingCosts<LegionsTypes>(
  '112.8',
  'An alternative cost is announced, and which additional costs are paid',
  (game, proposal) => {
    const { object, player, ability } = proposal;
    if (ability) return [];
    if (!takesX(object)) return methodsToOffer(game, object, player);
    const asked = announcing.toAnnounce(game, proposal, 'open');
    const before = announcedIn<LegionsTypes, (typeof asked.ways)[number]>(asked, asked.context);
    const offered = offers(problemOf(asked), before.slice(0, wayAt(asked)));
    return offered ? waysIn(offered.values) : asked.ways;
  },
  (game, object, { costs, instead = false }) =>
    game.keepBooks('announce', () => game.set(object, 'announced', { costs, instead })),
);

const noTarget = rule('601.1c', 'Each target is chosen', 'procedure step');

export const chooseTargets = choosingTargets<LegionsTypes>(
  '601.1c',
  'Each target is chosen',
  announcing,
  targetOffer,
);

export const checkTargets = checkingProposal<LegionsTypes>(
  '601.1e',
  'What was proposed must be legal',
  announcing,
  noTarget,
);

/** 601.4: what was announced may have made the card one that can't be played. */
const stillAllowed: Step<LegionsGame, Proposal> = step(
  '601.4',
  "A card that is no longer allowed after its proposal isn't played",
  (game, { object, player, ability }) => {
    const forbidding = ability ? undefined : game.forbidding('play', player, object);
    if (forbidding) throw new IllegalAction(forbidding, forbidding.title);
  },
);

const becomeTargets = becomingTargets<LegionsTypes>(
  '601.1c',
  'What was chosen becomes a target before anything is paid',
  contextFor,
);

export const divide = dividingAmong<LegionsTypes>(
  '601.1d',
  'A divided effect is split over the targets, each receiving at least one',
  announcing,
  targetOffer,
  (division) => ({ division }),
);

const determine = determiningTotal<LegionsTypes>('601.1f', 'The total cost is determined and locked in', {
  contextFor,
  totalCost,
  otherCosts,
});

const pay = payingTotal<LegionsTypes>(
  '601.1g',
  'The total cost is paid',
  contextFor,
  (value) => ({ cost: 'pay', amount: { amount: 'number', value } }),
  payAll,
);

const become = becomingPlayed<LegionsTypes>(
  '601.1h',
  'The card becomes played; what triggers on that triggers',
  contextFor,
);

/** 601.1a: the card is moved to the chain of events. */
const propose = proposing<LegionsTypes>(
  '601.1a',
  'The card is moved to the chain of events',
  contextFor,
  (game, object, controller) => {
    const faceDown = object.card.types.includes('trap');
    const event = move(object, 'put on the chain of events', {
      zone: 'chain of events',
      controller,
      faceDown,
    });
    game.propose(event);
    return event.became[0];
  },
);

/** Steps common to cards and activated abilities (602.2b). */
export const afterProposal: readonly Step<LegionsGame, Proposal>[] = [
  chooseModes,
  chooseCosts,
  chooseX,
  chooseUndefinedX,
  chooseTargets,
  becomeTargets,
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
