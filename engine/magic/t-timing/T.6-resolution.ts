import {
  type InstructionUnderWay,
  makingChoices,
  notingAntecedents,
  performing,
} from '../../card-game/instructions/carrying-out';
import { type Following, followingInOrder } from '../../card-game/instructions/following';
import {
  checkingCondition,
  checkingTargets,
  followingInstructionsOf,
  type Resolving,
  sharesOfLegal,
} from '../../card-game/stack/resolving';
import { assumed, concatMap, type Procedure, procedure, step } from '../../kernel';
import { typesToCastBy } from '../3-card-types/308-tribals';
import { resolvesAsCreature } from '../7-additional-rules/702-bestow';
import { withoutLegalTargets } from '../7-additional-rules/702-splice';
import { failsTest } from '../a-abilities/A.4-triggered-abilities';
import { boughtBack } from '../a-abilities/A.10-buyback';
import { dealing } from '../c-combat/C.5-damage-on-the-stack';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import { AS_WRITTEN, fact, varied } from '../forms';
import { endShowing } from '../g-glossary/G.31-showing';
import { isStillLegal } from '../g-glossary/G.41-valid-targets';
import type { MagicGame, MagicTypes } from '../game';
import { instructionFor } from '../instruction';
import { enchantedBySpell } from '../k-card-types/K.12-local-enchantments';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { phrases } from '../text/phrases';
import type { Effect } from '../text/tree';
import { cease, move } from '../z-zones/Z.1-zones-of-play';
import { dividedOver, targetsOf } from './T.4-announcement';
import { antecedents, illegalOf, noteIllegal } from './T.6-antecedents';
import { activePlayerFirst } from './T.6-choices';
import { oneAfterAnother } from './T.6-one-player-after-another';

const choosing = makingChoices<MagicTypes>(
  { '2003': 'T.6.4', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
  'Choices are made as each part of a spell or ability resolves',
  {
    labelOf: (_game, { card }, place) => `${card.name} (${place + 1})`,
  },
);

const doing = performing<MagicTypes>(
  { '2003': 'T.6.11', '2013': '609.3', '2025': assumed('T.6.11', { from: '2003' }) },
  'As much as is possible is done',
  phrases,
  antecedents,
  {
    follow: (game, effects, context) => game.call(followInstructions, { effects, at: 0, context }),
    eventOf: (_game, event) => event,
  },
);

const noting = notingAntecedents<MagicTypes>(
  { '2003': 'T.6.8', '2013': '608.2g', '2025': assumed('608.2h', { from: ['2013', '608.2g'] }) },
  'What an instruction was about is what the next ones speak of',
  (game, done, context) => {
    antecedents.note(game, done, context);
    noteIllegal(game, done.effect, context);
  },
);

/** T.6.6: the step in which it is looked whether several players choose, and what it then calls. */
export const [handingOn, inTurn] = oneAfterAnother(activePlayerFirst, [choosing, doing], noting);

/** T.6.4, T.6.7: choices are made, and the state of the game is looked up, as each instruction's turn comes. */
export const oneInstruction: Procedure<MagicGame, InstructionUnderWay<MagicTypes>> = procedure(
  'carrying out an instruction',
  [handingOn, choosing, doing, noting],
);

/** T.6.3 */
export const followInstructions: Procedure<MagicGame, Following<MagicTypes>> = followingInOrder<MagicTypes>(
  { '2003': 'T.6.3', '2013': '608.2c', '2025': assumed('T.6.3', { from: '2003' }) },
  'Instructions are followed in the order in which they are written',
  { instructionFor, oneInstruction, whetherNow: () => 'now' },
);

/** G.39.6 */
export const allTargetsIllegal = varied(
  fact(
    { '2003': 'G.39.6', '2013': '608.2b', '2025': '702.47d' },
    'With all its targets illegal, a spell or ability does not resolve',
    (_game: MagicGame, before: number, after: number) => before > 0 && after === 0,
  ),
  { which: { 'all targets': AS_WRITTEN, 'any target': (_game, before, after) => after < before } },
);

const isCard = ({ ability, instructions, isOfNobody }: MagicObject): boolean =>
  ability === undefined && instructions === undefined && !isOfNobody;

const becomesPermanent = (game: MagicGame, object: MagicObject): boolean =>
  isCard(object) &&
  !typesToCastBy(game, object.card).some((type) => type === 'instant' || type === 'sorcery');

const instructionsOf = (object: MagicObject, game: MagicGame): readonly Effect[] | undefined => {
  if (object.instructions) return [object.instructions];
  if (object.ability) return 'effect' in object.ability ? [object.ability.effect] : [];
  return becomesPermanent(game, object)
    ? undefined
    : concatMap(cardAsRead(game, object).abilities, (ability) =>
        ability.kind === 'spell' ? [ability.effect] : [],
      );
};

/** T.6.1: what is on top of the stack resolves. */
export const resolving: Procedure<MagicGame, Resolving<MagicTypes>> = procedure('resolving', [
  checkingCondition<MagicTypes>(
    { '2003': 'A.4.14', '2013': '603.4', '2025': assumed('603.4', { from: '2013' }) },
    'The "if" of a triggered ability is looked at again',
    (game, { ability, context }) =>
      !context || ability?.kind !== 'triggered' || !failsTest(game, ability, context),
    (_game, object) => cease(object, 'do nothing'),
  ),
  step({ '2025': '702.103e' }, 'What is bestowed on nothing legal is not bestowed', (game, { object }) => {
    const [target] = object.context?.targets[0] ?? [];
    const [asked] = targetsOf(game, object);
    if (!object.card.unbestowed || !object.context || !target || !asked) return;
    if (!isStillLegal(game, target, asked, object.context, object)) resolvesAsCreature(game, object);
  }),
  checkingTargets<MagicTypes>(
    {
      '2003': 'G.39.4',
      '2013': '608.2b',
      '2025': assumed('G.39.4', { from: '2003' }),
    },
    'Targets are checked again; to those that are illegal nothing is done',
    {
      specifications: (game, object) =>
        object.instructions && !object.ability ? [] : targetsOf(game, object),
      isStillLegal,
      allIllegal: allTargetsIllegal,
      removal: withoutLegalTargets,
      withLegal: (piece, context, targets) => {
        const place = dividedOver(piece) ?? 0;
        return context.with({
          targets,
          illegal: illegalOf(context.targets, targets),
          division: sharesOfLegal(context.division, context.targets[place], targets[place]),
        });
      },
    },
  ),
  followingInstructionsOf<MagicTypes>(
    { '2003': 'T.6.1', '2013': '608.2', '2025': assumed('T.6.1', { from: '2003' }) },
    'The text of a spell or ability is followed',
    instructionsOf,
    (game, effects, context) => game.call(followInstructions, { effects, at: 0, context }),
  ),
  dealing,
  step(
    {
      '2003': 'T.6.9',
      '2013': '608.2k',
      '2025': assumed('T.6.9', { from: '2003' }),
    },
    'A permanent card is put into play, an instant or a sorcery into the graveyard',
    (game, { object, resolves }) => {
      if (!resolves || object.ceased || !isCard(object)) return;
      game.propose(
        becomesPermanent(game, object)
          ? move(object, 'come into play', {
              zone: 'in play',
              controller: object.controller ?? object.owner,
              ...enchantedBySpell(game, object),
            })
          : move(object, 'put into a graveyard', { zone: boughtBack(game, object) ? 'hand' : 'graveyard' }),
      );
    },
  ),
  step(
    {
      '2003': 'T.2.1',
      '2013': '608.2k',
      '2025': assumed('T.2.1', { from: '2003' }),
    },
    'What has resolved leaves the stack',
    (game, { object, resolves }) => {
      endShowing(game);
      if (resolves && !object.ceased && !isCard(object)) game.propose(cease(object, 'leave the stack'));
    },
  ),
  step('T.3.1', 'It has resolved', (game, { object, resolves }) => {
    if (resolves && isCard(object)) game.propose(new Occurrence('resolve', { object }, () => undefined));
  }),
]);

/** What is on top of the stack resolves. */
export function resolveTop(game: MagicGame, object: MagicObject | undefined): void {
  if (object) game.call(resolving, { object, resolves: true });
}
