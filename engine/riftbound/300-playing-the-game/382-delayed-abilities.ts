/** Delayed abilities: what spells and abilities leave behind for a later time or event (383–385). */
import { choosesAsNormal } from '../700-additional-rules/737-hidden';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { reflexiveItems } from './379-reflexive-triggers';

/** 383.2, 385: a delayed trigger waits for its event, whatever becomes of what made it. */
export const delaying = instruction(
  '383.2',
  'A delayed ability waits for its time or event',
  'delayed trigger',
  {
    perform: (game, effect, context) => {
      const { trigger, duration, next = false, targets } = effect;
      const text = context.source.ability?.text ?? context.source.card.text;
      // 380.2: its condition has just been met, or never will be.
      if (trigger.on === 'when you do')
        return context.did === false ? [] : reflexiveItems(game, effect.effect, targets ?? [], 1, context);
      const ability =
        targets && targets.length > 0
          ? { kind: 'triggered' as const, text, targets, trigger, effect: effect.effect, instructions: [] }
          : undefined;
      return [
        new Occurrence('begin a delayed ability', { source: context.source }, (game) =>
          game.journal.push(game.delayed, {
            trigger,
            effect: effect.effect,
            ability,
            context: choosesAsNormal(game, context).copy(),
            duration,
            next,
            text,
          }),
        ),
      ];
    },
  },
);
