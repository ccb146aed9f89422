import type { Node } from 'ohm-js';
import { present } from '../../../text';
import type { Effect } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** One of several things that is done, whoever chooses it and whatever it costs. */
export function modalEffects(read: Reader): Partial<Dictionaries['effect']> {
  /** Left out: one or more. */
  function modalOf(count: Node | undefined, repeat: Node | undefined, modes: readonly Effect[]) {
    const { minimum, maximum } = count ? read.count(count) : { minimum: 1, maximum: 'any number' as const };
    return {
      do: 'modal' as const,
      minimum: Number(minimum),
      maximum: maximum === 'any number' ? modes.length : Number(maximum),
      repeat: repeat !== undefined && present(repeat),
      modes,
    };
  }
  return {
    OthersModal: (who, _choose, count, _dash, repeat, modes) => ({
      ...modalOf(count, repeat, modes.children.map(read.effect)),
      chosenBy: read.who(who),
    }),
    CostModal: (lead, modes) => {
      const effects = modes.children.map((mode) => read.effect(mode.child(5)));
      const [, count, , repeat] = lead.child(0).children;
      return {
        ...modalOf(count, repeat, effects),
        costs: modes.children.map((mode) => read.costs(mode.child(3))),
      };
    },
    PawprintModal: (_choose, number, _symbol, _words, _stop, repeat, modes) => {
      const most = read.number(number);
      const of = modes.children.map((mode) => mode.child(2).numChildren);
      const isRepeated = present(repeat);
      return {
        do: 'modal',
        minimum: 0,
        maximum: isRepeated ? Math.floor(most / Math.min(...of)) : of.length,
        repeat: isRepeated,
        modes: modes.children.map((mode) => read.effect(mode.child(4))),
        worth: { most, of },
      };
    },
    OneLineModal: (chosen, count, _dash, first, _semicolon, _or, others, _stop) => {
      const modes = [first, ...others.children].map(read.effect);
      const { minimum, maximum } = read.count(count);
      return {
        do: 'modal',
        minimum: Number(minimum),
        maximum: maximum === 'any number' ? modes.length : Number(maximum),
        repeat: false,
        modes,
        ...(chosen.child(0).ctorName === 'ModesChosen_by'
          ? { chosenBy: read.who(chosen.child(0).child(0)) }
          : {}),
      };
    },
  };
}
