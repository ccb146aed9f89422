/** The steps of announcing spells and abilities (T.4.2). */
import { choosingModes, choosingTargets, choosingX } from '../../card-game/play/choosing';
import {
  becomingPlayed,
  becomingTargets,
  checkingProposal,
  dividingAmong,
  proposing,
} from '../../card-game/play/playing';
import { offers } from '../../card-game/targets/solver';
import { assumed, type Procedure, procedure, rule, type Step, step } from '../../kernel';
import { notingTime } from '../3-card-types/307-cast-out-of-time';
import { beginningToAnnounce, doneAnnouncing } from '../4-zones/401-changed-while-announced';
import { payAll } from '../g-glossary/G.6-paying-costs';
import type { MagicGame, MagicTypes } from '../game';
import { choosingY } from '../k-card-types/K.28-y-costs';
import { move } from '../z-zones/Z.1-zones-of-play';
import { announcing, contextFor, type Proposal, spentOn, takesX, targetOffer } from './T.4-announcement';
import { notingTheSpell } from './T.4-as-announced';
import { choosingAlternative, choosingHalves, choosingOptional } from './T.4-choosing-costs';
import { costsOf } from './T.4-total-cost';

export const noTarget = rule(
  { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
  'What can not be announced as it must is not announced',
  'procedure step',
);

/** What spells and abilities have in common once they are on the stack. */
export const afterProposal: readonly Step<MagicGame, Proposal>[] = [
  ...beginningToAnnounce,
  choosingModes<MagicTypes>(
    { '2003': 'G.24.1', '2013': '700.2a', '2025': '700.2a' },
    'The mode is chosen as a modal spell or ability is announced',
    announcing,
    (_game, problem, before, partly) => offers(problem, before, partly),
  ),
  choosingAlternative,
  choosingOptional,
  choosingX<MagicTypes>(
    {
      '2003': { number: 'K.28.1', restates: ['K.28.Ruling.1'] },
      '2013': '601.2b',
      '2025': assumed('601.2b', { from: '2013' }),
    },
    'The value of X is chosen',
    announcing,
    (game, { object, player, ability }) =>
      takesX(costsOf(game, object, player, ability, contextFor(object, player))),
  ),
  choosingY,
  choosingHalves,
  choosingTargets<MagicTypes>(
    {
      '2003': 'T.4.2',
      '2013': '601.2c',
      '2025': assumed('601.2c', { from: '2013' }),
    },
    'Targets are chosen',
    announcing,
    targetOffer,
  ),
  becomingTargets<MagicTypes>(
    { '2003': 'T.4.2', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
    'What was chosen becomes a target before anything is paid',
    contextFor,
  ),
  checkingProposal<MagicTypes>(
    { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
    'What was announced must be legal',
    announcing,
    noTarget,
  ),
  dividingAmong<MagicTypes>(
    {
      '2003': 'G.10.4',
      '2013': '601.2d',
      '2025': assumed('G.10.4', { from: '2003' }),
    },
    'What is divided is divided in whole numbers, none of them zero',
    announcing,
    targetOffer,
    (division) => ({ division }),
  ),
  step(
    {
      '2003': 'T.4.13',
      '2013': '601.2e',
      '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
    },
    'The cost is determined, and paid, whatever changes meanwhile',
    (game, { object, player, ability }) => {
      const context = contextFor(object, player);
      const costs = costsOf(game, object, player, ability, context);
      if (costs.length > 0)
        payAll(game, {
          player,
          costs,
          source: ability ? context.source : object,
          context,
          purpose: spentOn(object, ability),
        });
    },
  ),
  notingTime(contextFor),
  becomingPlayed<MagicTypes>(
    {
      '2003': 'T.5.1',
      '2013': assumed('601.2h', { from: ['2003', 'T.5.1'] }),
      '2025': assumed('T.5.1', { from: '2003' }),
    },
    'It has been played',
    contextFor,
  ),
  ...doneAnnouncing,
];

/** T.4.2: playing a spell. */
export const playingASpell: Procedure<MagicGame, Proposal> = procedure('playing a spell', [
  proposing<MagicTypes>(
    { '2003': 'Z.9.2', '2013': '405.1', '2025': '701.5a' },
    'The spell is announced and put on the stack',
    contextFor,
    (game, object, controller) => {
      const event = move(object, 'put on the stack', { zone: 'stack', controller });
      game.propose(event);
      return event.became[0];
    },
  ),
  notingTheSpell,
  ...afterProposal,
]);
