import { problemOf } from '../../card-game/play/announcement-slots';
import type { Proposal as LayerProposal } from '../../card-game/play/proposal';
import { exists } from '../../card-game/targets/solver';
import { AS_WRITTEN, assumed, type Procedure, procedure, step, varied } from '../../kernel';
import { permission, prohibition } from '../forms';
import { couldPay } from '../g-glossary/G.6-paying-costs';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { abilityCost } from '../k-card-types/K.20-play-cost';
import { Occurrence } from '../occurrence';
import { announcing } from '../t-timing/T.4-announcement';
import { afterProposal } from '../t-timing/T.4-announcing';
import { saidOf } from '../t-timing/T.8-statements';
import { contextOf } from '../text/phrases';
import { maySayFromWhere } from './A.1-out-of-play';
import { abilityOnStack } from './A.2-on-the-stack';
import { isManaAbility, isTappedThoughSick } from './A.6-mana-abilities';

type Proposal = LayerProposal<MagicTypes>;

/** T.1.5: whenever an instant could be played, in anybody's turn. Whose ability it may be, A.2.4 says. */
export const playAbilities = varied(
  permission<Activation>(
    { '2003': 'T.1.5', '2013': '112.3b', '2025': '701.2a' },
    'An activated ability is played whenever an instant could be',
    'activate',
    (game, _player, { ability }) => !isManaAbility(game, ability),
  ),
  {
    who: {
      'whoever has priority': AS_WRITTEN,
      'the active player': {
        applies: (game, player, { ability }) => player === game.now.active && !isManaAbility(game, ability),
      },
    },
  },
);

/** A.2.4 */
export const notItsController = prohibition<Activation>(
  { '2003': 'A.2.4', '2013': '602.2', '2025': '701.2a' },
  'Nobody but a permanent’s controller plays its abilities',
  'activate',
  (game, player, { source }) => source.zone === game.inPlay && source.controller !== player,
);

/** A.2.3, A.1.3 */
export const notInPlay = prohibition<Activation>(
  'A.2.3',
  'Abilities of what is not in play are not played, unless they say so',
  'activate',
  (game, player, { source, ability }) =>
    source.zone !== game.inPlay && !(source.owner === player && maySayFromWhere(game, source, ability)),
);

/** 112.6b */
export const notWhereItWorks = prohibition<Activation>(
  { '2003': 'A.2.3', '2013': '112.6b', '2025': assumed('A.2.3', { from: '2003' }) },
  'An ability that says from where it is played is not played from anywhere else',
  'activate',
  (_game, _player, { source, ability }) => ability.zone !== undefined && ability.zone !== source.zone.name,
);

/** A.2.7 */
export const usedAlready = prohibition<Activation>(
  'A.2.7',
  'What is played once each turn is played by one player once',
  'activate',
  (_game, _player, { source, ability }) =>
    ability.instructions.includes('only once each turn') && source.usedThisTurn.includes(ability),
);

/** T.8.13, 602.5: what can't be done isn't. */
export const isForbiddenToActivate = prohibition<Activation>(
  { '2003': 'T.8.13', '2013': '602.5', '2025': assumed('602.5', { from: '2013' }) },
  'An ability that an effect prohibits is not activated',
  'activate',
  (game, _player, { source, ability }) =>
    saidOf(game, "can't be activated", source).some(
      ({ statement }) =>
        statement.says === "can't be activated" && !(statement.butForMana && isManaAbility(game, ability)),
    ),
);

/** G.6.4 */
export const cannotPayFor = prohibition<Activation>(
  { '2003': 'G.6.4', '2013': '601.2g', '2025': assumed('601.2h', { from: ['2013', '601.2g'] }) },
  'An ability is not played without what its cost takes',
  'activate',
  (game, player, { source, ability }) =>
    !isManaAbility(game, ability) &&
    !isTappedThoughSick(game, source, ability) &&
    !couldPay(game, player, abilityCost(game, ability.costs, source, player), source),
);

/** G.39.1 */
export const hasNoTarget = prohibition<Activation>(
  { '2003': 'G.39.1', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
  'An ability that targets is not announced without a legal target',
  'activate',
  (game, player, { source, ability }) => {
    if (ability.targets.length === 0) return false;
    const proposal = { object: source, player, ability, locked: 0, costs: [] };
    return !exists(problemOf(announcing.toAnnounce(game, proposal, 'open')));
  },
);

/** A.2.2: announced like a spell. */
export const playingAnAbility: Procedure<MagicGame, Proposal> = procedure('playing an ability', [
  step(
    { '2003': 'A.2.2', '2013': '405.1', '2025': '701.2a' },
    'The ability is put on the stack as it is announced',
    (game, data) => {
      const { ability, player, object: source } = data;
      if (ability?.kind !== 'activated') return;
      const object = abilityOnStack(game, source, player, ability, ability.text);
      game.set(object, 'context', contextOf(source, player));
      game.set(data, 'object', object);
      game.propose(
        new Occurrence('put on the stack', { object, source, player }, (on) => {
          on.journal.push(on.stack.objects, object);
          on.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]);
        }),
      );
    },
  ),
  ...afterProposal,
]);
