/** Activated abilities: they go on the chain in the same steps as cards (370, 386). */
import { exists } from '../../card-game/targets/solver';
import { column, IllegalAction, type Procedure, procedure, step } from '../../kernel';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import { resourcesToActivate } from '../700-additional-rules/744-equip';
import { prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Activation, ActivationRequirements, GameObject } from '../object';
import { contextOf, holds } from '../phrases';
import { isLimited } from '../supported-words';
import type { ActivatedAbility } from '../text/tree/index';
import { activatedOf } from './307-states-of-the-turn';
import { couldChooseEnough } from './350-choosing-modes';
import { modalOf, targetsInModes } from './350-modes';
import { costCanBePaid, otherCostIsPaid } from './350-other-costs';
import { Activator, type Payer } from './350-payers';
import { couldTakeMeans } from './350-playable';
import { withDeflect } from './350-what-can-be-played';
import type { Total } from './350-which-power-pays';
import { canPayAll, isAction } from './350-whole-payment';
import { hangsOnChoices, problemOf } from './350-whole-proposal';
import { nthOfItsText } from './357-equal-abilities';
import { putAbility } from './375-triggers-on-the-chain';

interface Activating {
  readonly player: number;
  readonly object: GameObject;
  readonly activation: Activation;
}

const takenBy = column((ability: ActivatedAbility): ActivationRequirements => {
  const choices = ability.targets.length > 0 || modalOf([ability]) !== undefined;
  const payments =
    ability.effect.do === 'equip' ||
    ability.costs.some(({ cost }) => cost === 'pay') ||
    ability.costs.filter(isAction).length > 1;
  return { choices, payments, alone: [ability], fixed: fixedCost(ability) };
});

/**
 * What is noted of an object whose ability was used this turn that is used only once each turn: of equal abilities, each
 * has a limit of its own (359).
 */
const used = (game: RiftboundGame, { source, ability, index }: Activation): string =>
  `${game.now.turn} used: ${ability.text}${nthOfItsText(
    activatedOf(game, source).all.map((each) => each.ability),
    index,
  )}`;

/** 053: does a text that limits when an ability is used allow it now? */
const isWithinLimits = (game: RiftboundGame, activation: Activation, { source, context }: Payer): boolean =>
  (activation.ability.instructions.length === 0 ||
    !source.triggeredThisTurn.includes(used(game, activation))) &&
  (activation.ability.onlyIf === undefined || holds(game, activation.ability.onlyIf, context));

/** What an ability costs that says so in numbers, if nothing can alter that. */
function fixedCost({ costs, effect }: ActivatedAbility): Total | undefined {
  if (effect.do === 'equip') return undefined;
  let energy = 0;
  for (const cost of costs) {
    if (cost.cost !== 'pay' || !cost.energy) continue;
    if (cost.energy.amount !== 'number') return undefined;
    energy += cost.energy.value;
  }
  return { energy, power: costs.flatMap((cost) => (cost.cost === 'pay' && cost.power) || []) };
}

/** 390.2, 392: could a player go through with activating an ability? */
export function canActivate(game: RiftboundGame, player: number, activation: Activation): boolean {
  const { source, ability } = activation;
  const payer = new Activator(source, player);
  if (isLimited(ability) && !isWithinLimits(game, activation, payer)) return false;
  for (const cost of ability.costs) if (!costCanBePaid(game, cost, payer)) return false;
  activation.takes ??= takenBy(ability);
  const { choices, payments, alone, fixed } = activation.takes;
  if (choices && !couldChooseEnough(game, alone, player, source)) return false;
  const total = fixed ?? resourcesToActivate(game, source, ability, payer.context);
  const wanted = choices ? targetsInModes(alone, []) : [];
  const isSimple =
    !choices ||
    (!somethingDeflects(game) &&
      !ability.costs.some((cost) => hangsOnChoices(cost, wanted)) &&
      !couldTakeMeans(game, wanted));
  if (isSimple) return !payments || canPayAll(game, total, ability.costs, payer);
  return exists(
    problemOf({
      game,
      player,
      object: source,
      context: payer.context,
      abilities: alone,
      isPlaced: false,
      paid: {
        costs: ability.costs,
        totals: (context) => [withDeflect(game, total, context)],
        hangsOnPlace: false,
        hangsOnTargets: false,
      },
    }),
  );
}

/** 373: where abilities are activated. */
export const notElsewhere = prohibition<Activation>(
  '373',
  'Abilities are activated while their object is on the board, and those of legends',
  'activate',
  (game, _player, { source, ability }) =>
    ability.zone === undefined && source.zone !== game.board && source.zone.name !== 'legend zone',
);

/** 370.2, 389: an ability is activated: its costs are paid, and it is a pending item on the chain. */
export const activating: Procedure<RiftboundGame, Activating> = procedure('activating an ability', [
  step('390.2', 'What can not be paid, or has no target, is not activated', (game, data) => {
    if (!canActivate(game, data.player, data.activation))
      throw new IllegalAction(otherCostIsPaid, 'its costs can not be paid, or it has too few targets');
  }),
  step('370.2', 'An activated ability is put on the chain', (game, { object, player, activation }) => {
    const { ability } = activation;
    if (ability.instructions.length > 0)
      game.keepBooks('use an ability', () =>
        game.set(object, 'triggeredThisTurn', [...object.triggeredThisTurn, used(game, activation)]),
      );
    game.propose(
      putAbility(game, {
        ability,
        effect: ability.effect,
        source: object,
        controller: player,
        context: contextOf(object, player),
        text: ability.text,
      }),
    );
  }),
]);
