import {
  type ChoosingEvent,
  choosingEvent,
  creatingDelayed,
  type DelayedRules,
  firingDelayed,
} from '../../card-game/triggers/delayed-triggers';
import { assumed, type Procedure, procedure } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { triggerWords } from './A.4-trigger-words';

/** T.10.Ruling.6 */
export const wasDone = fact(
  'T.10.Ruling.6',
  '"When you do" asks whether it was done',
  (_game: MagicGame, context: Context) => context.did !== false,
);

/** A.5.1, A.5.2: it exists once it has been created. */
export const delaying = instruction(
  { '2003': 'A.5.1', '2013': '603.7', '2025': assumed('A.5.1', { from: '2003' }) },
  'An effect may create an ability that does something later',
  'delayed trigger',
  { perform: creatingDelayed<MagicTypes>({ wasDone }) },
);

/** A.5.5 */
export const onlyOnce = fact(
  'A.5.5',
  'A delayed ability triggers once, unless it says otherwise',
  (_game: MagicGame, duration: string | undefined) => duration === undefined,
);

const rules: DelayedRules<MagicTypes> = {
  triggersNoMore: () => false,
  triggersOnce: onlyOnce,
  // A.5.3: what the effect that created it was about stays "it".
  known: ({ context, trigger }, match) => {
    if (context.that.length > 0 && match.that.length === 0)
      return context.with({ thatPlayer: match.thatPlayer });
    return trigger.on === 'beginning of' ? context : context.with(match);
  },
};

/** Of several events at once, its controller chooses the one that it triggers on. */
export const choosingItsEvent: Procedure<MagicGame, ChoosingEvent<MagicTypes>> = procedure(
  'choosing which event a delayed ability triggers on',
  [choosingEvent('A.5.5', 'Of events at once, one is chosen that a delayed ability triggers on', rules)],
);

export const fireDelayed = firingDelayed<MagicTypes>({
  ...rules,
  words: triggerWords,
  choosing: choosingItsEvent,
});
