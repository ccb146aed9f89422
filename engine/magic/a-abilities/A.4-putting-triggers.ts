import { choosingTargets } from '../../card-game/play/choosing';
import { targetsNoticed } from '../../card-game/play/playing';
import type { Proposal } from '../../card-game/play/proposal';
import { leastTargets } from '../../card-game/targets/legal-targets';
import {
  orderingTriggers,
  type PuttingTriggers,
  puttingTriggers,
  putWaiting,
} from '../../card-game/triggers/putting-triggers';
import type { WaitingTrigger } from '../../card-game/triggers/triggered-abilities';
import { assumed, equivalenceOf, type Procedure, procedure, type Step, step } from '../../kernel';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { announcing, modalOf, targetOffer, targetsOf } from '../t-timing/T.4-announcement';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { cease } from '../z-zones/Z.1-zones-of-play';
import { abilityOnStack } from './A.2-on-the-stack';
import { choosingModesOf } from './A.4-modes';

type Triggered = WaitingTrigger<MagicTypes>;

interface Putting extends Proposal<MagicTypes> {
  readonly triggered: Triggered;
}

const removeWhenImpossible: Step<MagicGame, Putting> = step(
  { '2003': 'A.4.7', '2013': '603.3d', '2025': assumed('A.4.7', { from: '2003' }) },
  'A triggered ability without legal targets is removed from the stack',
  (game, { object }) => {
    const { context, ability } = object;
    if (!context || !ability) return;
    const missing = targetsOf(game, object).some(
      (each, place) => (context.targets[place]?.length ?? 0) < leastTargets(each, context),
    );
    if (missing) game.propose(cease(object, 'remove from the stack'));
  },
);

const removeWithoutMode: Step<MagicGame, Putting> = step(
  { '2003': 'A.4.7', '2013': '603.3c', '2025': '700.2b' },
  'A triggered ability of which no mode can be chosen is removed from the stack',
  (game, { object }) => {
    const { context, ability } = object;
    if (!context || !ability || !modalOf(ability) || context.modes.length > 0) return undefined;
    game.propose(cease(object, 'remove from the stack'));
    return 'finish';
  },
);

/** A.4.3: one triggered ability is put on the stack; it is not played. */
export const puttingOne: Procedure<MagicGame, Putting> = procedure(
  'putting a triggered ability on the stack',
  [
    step(
      { '2003': 'A.4.3', '2013': '603.3', '2025': '704.3' },
      'A triggered ability goes on the stack the next time that a player would receive priority',
      (game, data) => {
        const { source, controller, ability, context, effect, text } = data.triggered;
        const object = abilityOnStack(game, source, controller, ability, text);
        game.set(object, 'context', context.with({ targets: ability ? [] : context.targets }));
        game.set(object, 'instructions', effect);
        if (ability?.kind === 'triggered' && ability.instructions.includes('triggers only once each turn'))
          game.keepBooks('note a use', () =>
            game.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]),
          );
        game.set(data, 'object', object);
        game.propose(
          new Occurrence('put on the stack', { object, source, player: controller }, (on) =>
            on.journal.push(on.stack.objects, object),
          ),
        );
      },
    ),
    choosingModesOf,
    removeWithoutMode,
    choosingTargets<MagicTypes>(
      { '2003': 'A.4.7', '2013': '603.3d', '2025': assumed('A.4.7', { from: '2003' }) },
      'Its targets are chosen as it is put there',
      announcing,
      targetOffer,
    ),
    removeWhenImpossible,
    removeWithoutMode,
    step(
      { '2003': 'A.4.7', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
      'What triggers on becoming a target triggers',
      (game, { object, player }) => {
        if (object.ceased || !object.ability || !object.context) return;
        const events = targetsNoticed<MagicTypes>(game, object, object.context, player);
        if (object.context.targets.some((chosen) => chosen.length > 0))
          game.propose(
            new Occurrence('put a triggered ability on the stack', { object, player }, () => undefined),
            ...events,
          );
      },
    ),
  ],
);

/** Do all of some abilities do the same, with the same to choose from? */
const areAlike = equivalenceOf<MagicObject, Triggered>({
  particular: /this|that|other|chosen|controller of|owner of/,
  saying: ({ ability, effect }) => [
    effect,
    ability?.targets,
    ability && 'condition' in ability ? ability.condition : undefined,
  ],
  nameOf: ({ source }) => source.card.name,
});

/** Puts abilities on the stack, the first of them lowest. */
function put(game: MagicGame, abilities: readonly Triggered[]): void {
  // Procedures called last run first.
  for (const triggered of [...abilities].reverse()) {
    const { source: object, controller: player, ability } = triggered;
    game.call(puttingOne, { triggered, object, player, ability, locked: 0, costs: [] });
  }
}

/** A.4.8 */
export const ordering = orderingTriggers<MagicTypes>(
  { '2003': 'A.4.8', '2013': '405.3', '2025': assumed('A.4.8', { from: '2003' }) },
  'The current player’s abilities go on the stack first, each player’s in an order of his or her own',
  { areAlike, put },
);

export const puttingTriggersOnTheStack: Procedure<MagicGame, PuttingTriggers> = procedure(
  'putting triggered abilities on the stack',
  [
    ordering,
    puttingTriggers<MagicTypes>(
      { '2003': 'A.4.3', '2013': '603.3', '2025': '704.3' },
      'What has triggered goes on the stack',
      ordering,
      { put },
    ),
  ],
);

/** Puts everything that waits on the stack. */
export const putTriggers = (game: MagicGame): void =>
  putWaiting<MagicTypes>(game, activePlayerFirst(game), puttingTriggersOnTheStack);
