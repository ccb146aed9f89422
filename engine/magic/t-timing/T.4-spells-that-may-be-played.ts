/** Which spells a player may play, and which can't be announced. */
import { exists } from '../../card-game/targets/solver';
import { assumed, query } from '../../kernel';
import { mayBeCastFrom } from '../1-game-concepts/112-abilities';
import { typesToCastBy } from '../3-card-types/308-tribals';
import { mayPlayElsewhere } from '../a-abilities/A.1-cards-elsewhere';
import { mayBeFlashedBack } from '../a-abilities/A.20-flashback';
import { waysOffered } from '../e-extracted-rulings/E.1-alternate-cost-spells';
import { permission, prohibition } from '../forms';
import { canPayAll } from '../g-glossary/G.6-paying-costs';
import type { MagicGame } from '../game';
import { isQuietMainPhase } from '../k-card-types/K.15-land';
import type { MagicObject } from '../object';
import {
  announcedAbilities,
  contextFor,
  modalOf,
  type Proposal,
  problemFor,
  targetsOf,
} from './T.4-announcement';
import { costsOf } from './T.4-total-cost';

/** Is it a card in a player’s hand, or where it says that it may be cast from, that is played as a spell? */
export const isSpellOf = (game: MagicGame, player: number, card: MagicObject): boolean =>
  (card.zone === game.player(player).hand ||
    mayBeCastFrom(game, card, player) ||
    mayBeFlashedBack(game, card, player) ||
    mayPlayElsewhere(game, player, 'spells').includes(card)) &&
  !card.card.types.includes('land');

/** T.1.3, P.8.3: whatever is no instant. */
export const playInMainPhases = permission<MagicObject>(
  {
    '2003': { number: 'T.1.3', restates: ['P.8.3'] },
    '2013': '307.5',
    '2025': assumed('T.1.3', { from: '2003' }),
  },
  'Spells that are no instants are played in one’s own main phase, the stack being empty',
  'play',
  (game, player, card) => isSpellOf(game, player, card) && isQuietMainPhase(game, player),
);

/** T.1.4: whoever has priority. */
export const playInstants = permission<MagicObject>(
  { '2003': 'T.1.4', '2013': '304.5', '2025': '701.5a' },
  'Instants are played whenever one has priority',
  'play',
  (game, player, card) => isSpellOf(game, player, card) && typesToCastBy(game, card.card).includes('instant'),
);

const asSpell = (object: MagicObject, player: number): Proposal => ({
  object,
  player,
  ability: undefined,
  locked: 0,
  costs: [],
});

/** The fewest modes that can be chosen, where they cost something: one of them each, or none. */
const fewestModes = (game: MagicGame, object: MagicObject): readonly (readonly number[])[] => {
  const modal = announcedAbilities(game, object)
    .map(modalOf)
    .find((each) => each !== undefined);
  return modal?.costs && modal.minimum > 0 ? modal.modes.map((_each, mode) => [mode]) : [[]];
};

/** Could a player pay for a card that is played as a spell, in some way? */
export const couldBePaidFor = query(
  'whether a player could pay for a spell',
  (game: MagicGame, player: number, object: MagicObject): boolean => {
    const context = contextFor(object, player);
    return waysOffered(game, object, player, context).some((alternative) =>
      fewestModes(game, object).some((modes) =>
        canPayAll(game, {
          player,
          costs: costsOf(game, object, player, undefined, { paid: [], alternative, modes }),
          source: object,
          context,
          purpose: { spell: object },
        }),
      ),
    );
  },
);

/** G.6.4 */
export const cannotPay = prohibition<MagicObject>(
  {
    '2003': { number: 'G.6.4', restates: ['T.4.6'] },
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A spell is not played without what it costs',
  'play',
  (game, player, object) => !couldBePaidFor(game, player, object),
);

/** Has a card that is played as a spell no targets to be chosen, or some that are legal? */
export const hasItsTargets = query(
  'whether a spell has the targets that it needs',
  (game: MagicGame, player: number, object: MagicObject): boolean =>
    targetsOf(game, object).length === 0 || exists(problemFor(game, asSpell(object, player))),
);

/** G.39.1 */
export const hasNoTarget = prohibition<MagicObject>(
  { '2003': 'G.39.1', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
  'What targets is not announced without a legal target',
  'play',
  (game, player, object) => !hasItsTargets(game, player, object),
);
