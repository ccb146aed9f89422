import { problemOf } from '../../card-game/play/announcement-slots';
import { type AnnouncingRules, choosingTargets } from '../../card-game/play/choosing';
import { becomingPlayed, checkingProposal, proposing } from '../../card-game/play/playing';
import type { Proposal as LayerProposal } from '../../card-game/play/proposal';
import { exists } from '../../card-game/targets/solver';
import { assumed, concatMap, type Offer, type Procedure, procedure, rule, step } from '../../kernel';
import { definition, permission, prohibition } from '../forms';
import { payingMana } from '../g-glossary/G.6-costs';
import { askedBy } from '../g-glossary/G.17-generic-mana';
import { legalTargets } from '../g-glossary/G.41-valid-targets';
import type { MagicGame, MagicTypes } from '../game';
import { isMainPhase } from '../k-card-types/K.15-land';
import type { Context, MagicObject, Target } from '../object';
import { amount, contextOf } from '../phrases';
import type { TargetSpecification } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';

type Proposal = LayerProposal<MagicTypes>;

const isSpellOf = (game: MagicGame, player: number, card: MagicObject): boolean =>
  card.zone === game.player(player).hand && !card.card.types.includes('land');

/** T.1.3, P.8.3: whatever is no instant. */
export const playInMainPhases = permission<MagicObject>(
  {
    '2003': { number: 'T.1.3', restates: ['P.8.3', 'K.22.1'] },
    '2013': '307.5',
    '2025': assumed('T.1.3', { from: '2003' }),
  },
  'Spells that are no instants are played in one’s own main phase, the stack being empty',
  'play',
  (game, player, card) =>
    isSpellOf(game, player, card) &&
    game.now.active === player &&
    isMainPhase(game.now.phase) &&
    game.stack.objects.length === 0,
);

/** T.1.4, K.14.1: whoever has priority. */
export const playInstants = permission<MagicObject>(
  { '2003': { number: 'T.1.4', restates: ['K.14.1'] }, '2013': '304.5', '2025': '701.5a' },
  'Instants are played whenever one has priority',
  'play',
  (game, player, card) => isSpellOf(game, player, card) && card.card.types.includes('instant'),
);

/** The targets of a spell. */
export const targetsOf = ({ card }: MagicObject): readonly TargetSpecification[] =>
  concatMap(card.abilities, (ability) => (ability.kind === 'spell' ? ability.targets : []));

const contextFor = (object: MagicObject, player: number): Context =>
  object.context ?? contextOf(object, player);

const announcing: AnnouncingRules<MagicTypes> = {
  contextFor,
  toAnnounce: (game, { object, player }) => ({
    context: contextFor(object, player),
    modals: [],
    times: 1,
    ways: [],
    valuesOfX: undefined,
    targets: () => targetsOf(object),
    division: undefined,
    divided: (of, seen) => amount(game, of, seen),
    legalTargets: (specification, seen) => legalTargets(game, specification, seen, object),
  }),
};

/** G.39.1 */
export const hasNoTarget = prohibition<MagicObject>(
  { '2003': 'G.39.1', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
  'What targets is not announced without a legal target',
  'play',
  (game, player, object) =>
    targetsOf(object).length > 0 &&
    !exists(
      problemOf(
        announcing.toAnnounce(
          game,
          { object, player, ability: undefined, locked: 0, costs: [] },
          'announced',
        ),
      ),
    ),
);

/** A target as it is offered, with what choosing it stands for. */
const targetOffer = <V>(game: MagicGame, target: Target, value: V): Offer<V> =>
  'player' in target
    ? { label: game.player(target.player).name, player: target.player, value }
    : { label: `${target.object.card.name} [${target.object.id}]`, object: target.object, value };

export const noTarget = rule(
  { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
  'What can not be announced as it must is not announced',
  'procedure step',
);

/** K.20.1, K.20.2: the mana cost, as nothing adds to it or takes from it. */
export const playCost = definition(
  {
    '2003': { number: 'K.20.2', restates: ['K.18.1'] },
    '2013': '601.2e',
    '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
  },
  'A spell costs its mana cost',
  (_game: MagicGame, { card }: MagicObject): readonly string[] => card.manaCost,
  () => [],
);

/** T.4.2: playing a spell. */
export const playingASpell: Procedure<MagicGame, Proposal> = procedure('playing a spell', [
  proposing<MagicTypes>(
    { '2003': { number: 'Z.9.2', restates: ['T.4.2', 'T.4.8'] }, '2013': '405.1', '2025': '701.5a' },
    'The spell is announced and put on the stack',
    contextFor,
    (game, object, controller) => {
      const event = move(object, 'put on the stack', { zone: 'stack', controller });
      game.propose(event);
      return event.became[0];
    },
  ),
  choosingTargets<MagicTypes>(
    {
      '2003': { number: 'T.4.2', restates: ['G.39.2'] },
      '2013': '601.2c',
      '2025': assumed('601.2c', { from: '2013' }),
    },
    'Targets are chosen',
    announcing,
    targetOffer,
  ),
  checkingProposal<MagicTypes>(
    { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
    'What was announced must be legal',
    announcing,
    noTarget,
  ),
  step(
    {
      '2003': { number: 'T.4.13', restates: ['T.4.2'] },
      '2013': '601.2e',
      '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
    },
    'The cost is determined, and paid, whatever changes meanwhile',
    (game, { object, player }) => {
      const cost = playCost(game, object);
      if (cost.length === 0) return;
      const asked = askedBy(cost);
      game.call(payingMana, { player, asked, generic: asked.generic });
    },
  ),
  becomingPlayed<MagicTypes>(
    {
      '2003': 'T.5.1',
      '2013': assumed('601.2h', { from: ['2003', 'T.5.1'] }),
      '2025': assumed('T.5.1', { from: '2003' }),
    },
    'The spell has been played',
    contextFor,
  ),
]);
