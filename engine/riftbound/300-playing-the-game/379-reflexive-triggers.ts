/** Reflexive triggers: "Do this: …" makes abilities of their own (380, 381). */
import { choosesAsNormal } from '../700-additional-rules/737-hidden';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import type { Occurrence } from '../occurrence';
import type { Effect, TargetSpecification } from '../text/tree/index';
import { putAbility } from './375-triggers-on-the-chain';

/** 380.1.a: "Do this N times". */
export const addedSoOften = definition(
  '380.1.a',
  'A reflexive trigger is added to the chain as often as its text says',
  (_game: RiftboundGame, times: number) => times,
  () => 1,
);

/** The events of a reflexive trigger becoming pending items, with what is already known of what it speaks of. */
export function reflexiveItems(
  game: RiftboundGame,
  effect: Effect,
  targets: readonly TargetSpecification[],
  times: number,
  context: Context,
): readonly Occurrence[] {
  const text = context.source.ability?.text ?? context.source.card.text;
  return Array.from({ length: addedSoOften(game, times) }, () =>
    putAbility(game, {
      ability: {
        kind: 'triggered',
        text,
        targets,
        trigger: { on: 'when you do' },
        effect,
        instructions: [],
      },
      effect,
      source: context.source,
      controller: context.controller,
      context: choosesAsNormal(game, context).with({ modes: [] }),
      text,
    }),
  );
}

export const reflexive = instruction(
  '380',
  'A reflexive trigger becomes pending items, which are finalized when what made them has resolved',
  'reflexive trigger',
  {
    perform: (game, { effect, targets, times }, context, { number }) =>
      reflexiveItems(game, effect, targets, number(times), context),
  },
);
