/** What happens as an item of the chain resolves (336.1, 356.3, 394.5). */
import { checkingTargets } from '../../card-game/stack/resolving';
import { type Procedure, procedure, step } from '../../kernel';
import { cease, putInto } from '../100-game-concepts/105-spaces';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import { executionsOf, timesExecuted } from '../700-additional-rules/746-repeat';
import type { WaitingTrigger } from '../effects-in-force';
import { definition, fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import { notice, Occurrence } from '../occurrence';
import { contextOf, controllerOf } from '../phrases';
import type { Effect, TargetSpecification, Trigger } from '../text/tree/index';
import { isLegalTarget, specifications } from './350-choices';
import { followInstructions } from './350-following-instructions';
import { choosingAmongTargets, type ResolvingItem } from './350-groups-of-targets';
import { modesOfExecution } from './350-modes';
import { leftUntilPlayed } from './350-once-played';
import { addsResources } from './350-sources';
import { isCard } from './350-what-can-be-played';

/** What an item of the chain does as it resolves; of a spell, what was paid for besides comes last. */
export function instructionsOf(object: GameObject): readonly Effect[] {
  if (object.instructions) return [object.instructions];
  if (object.ability) return 'effect' in object.ability ? [object.ability.effect] : [];
  const printed = object.card.abilities.flatMap((ability) =>
    ability.kind === 'spell' ? [ability.effect] : [],
  );
  return [...printed, ...paidFor(object)];
}

const paidFor = (object: GameObject): readonly Effect[] =>
  object.additionalCosts.flatMap(({ effect }) => effect ?? []);

/** Instructions, and the modes of them that are followed. */
interface Execution {
  readonly effects: readonly Effect[];
  readonly modes: readonly number[];
}

/** What an item of the chain does now: of a spell, each execution of its instructions (746.1.d.1), with Legion or without. */
function toBeExecuted(game: RiftboundGame, object: GameObject, player: number): readonly Execution[] {
  const modes = object.context?.modes ?? [];
  if (!isCard(object)) return [{ effects: instructionsOf(object), modes }];
  const executions = executionsOf(object).slice(0, timesExecuted(game, object));
  return executions.map((abilities, nth) => ({
    effects: [
      ...abilities
        .filter((ability) => appliesWithLegion(game, ability, player))
        .flatMap((ability) => (ability.kind === 'spell' ? [ability.effect] : [])),
      ...(nth === executions.length - 1 ? paidFor(object) : []),
    ],
    modes: modesOfExecution(modes, nth, abilities),
  }));
}

/** 416.2: does an item of the chain add resources? */
export const addsAny = (game: RiftboundGame, object: GameObject): boolean =>
  instructionsOf(object).some((effect) => addsResources(game, effect));

/** What paying an additional cost for a permanent brings about waits to be put on the chain. */
export function paidEffects(
  game: RiftboundGame,
  object: GameObject,
  effect: Effect,
  targets: readonly TargetSpecification[] = [],
): void {
  const context = contextOf(object);
  const { controller } = context;
  const { text } = object.card;
  const trigger: Trigger = { on: 'plays', who: { who: 'you' }, filter: { this: true } };
  const triggered: WaitingTrigger = {
    ability:
      targets.length > 0
        ? { kind: 'triggered', text, targets, trigger, effect, instructions: [] }
        : undefined,
    effect,
    source: object,
    controller,
    context,
    text,
  };
  game.keepBooks('trigger', () => game.journal.push(game.waiting, triggered));
}

/** The event of a card having been played (347.1). */
export function playEvent(object: GameObject, player: number): Occurrence {
  const { location: to } = object;
  return new Occurrence('play', { object, player, to }, (game) => {
    const who = game.player(player);
    game.set(who, 'cardsPlayed', who.cardsPlayed + 1);
    game.set(who, 'playedThisTurn', [...who.playedThisTurn, { object, to }]);
  });
}

/** 356.3.e.2–.5: is a target still legal as what targets it resolves? */
export const isLegalOnResolution = definition(
  '356.3.e.2',
  'Targets that are no longer legal as it resolves are not affected',
  isLegalTarget,
  () => true,
);

/** 356.3.e.1: a spell that has lost targets resolves all the same. */
export const resolvesAnyway = fact(
  '356.3.e.1',
  'A spell resolves even if some or all of its targets are illegal',
  () => true,
);

/** 185.4.b: whose an ability is stays as it was, whoever controls its source by then. */
export const controlOfAbility = definition(
  '185.4.b',
  "A change of control of an ability's source changes nothing about who controls the ability",
  (_game: RiftboundGame, { controller }: Context) => controller,
  (_game, { source }) => controllerOf(source),
);

/** 336.1, 356.3.d: the newest item resolves. */
export const resolving: Procedure<RiftboundGame, ResolvingItem> = procedure('resolving', [
  checkingTargets<RiftboundTypes>('356.3.e.5', 'It is checked which of its targets are legal', {
    specifications: (_game, object) => specifications(object),
    isStillLegal: isLegalOnResolution,
    allIllegal: (game) => !resolvesAnyway(game),
    removal: (_game, object) => cease(object),
    withLegal: (_object, context, targets) => context.with({ targets }),
  }),
  ...choosingAmongTargets,
  step('154', 'Its rules text is executed', (game, { object }) => {
    const { context } = object;
    if (!context || object.ceased) return;
    const controller = isCard(object) ? context.controller : controlOfAbility(game, context);
    const said = context.with(isCard(object) ? { controller } : { controller, ability: object });
    // Procedures called last run first.
    for (const { effects, modes } of [...toBeExecuted(game, object, controller)].reverse())
      game.call(followInstructions, { effects, at: 0, context: said.with({ modes }) });
  }),
  step('153', 'A spell is put into the trash; an ability is gone', (game, { object }) => {
    if (object.ceased) return;
    game.propose(
      isCard(object) ? putInto(object, 'put into the trash', { zone: 'trash' }) : cease(object, 'resolve'),
    );
  }),
  step('347.1', 'A spell has been played once it has resolved', (game, { object }) => {
    if (isCard(object)) {
      game.propose(playEvent(object.became[0] ?? object, object.lastController ?? object.owner));
      for (const left of leftUntilPlayed(object)) game.call(followInstructions, left);
    } else game.propose(notice('resolved', { object, source: object.context?.source }));
  }),
]);
