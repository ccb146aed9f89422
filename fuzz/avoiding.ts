import type { PendingDecision } from '../port/contract';
import type { PlayOptions } from './play';

/** Chooses as `answer` does, but takes none of the avoided actions where one thing is chosen and there is another. */
export function avoiding(actions: ReadonlySet<string>, answer: PlayOptions['answer']): PlayOptions['answer'] {
  if (actions.size === 0) return answer;
  const isAvoided = ({ action }: PendingDecision['options'][number]): boolean =>
    action !== undefined && actions.has(action);
  return (decision) => {
    const { kind, maximum, options } = decision;
    if (kind !== 'choose' || maximum !== 1 || !options.some(isAvoided)) return answer(decision);
    const places = [...options.keys()].filter((place) => {
      const option = options[place];
      return option !== undefined && !isAvoided(option);
    });
    if (places.length === 0) return answer(decision);
    const left = places.map((place) => options[place]).filter((option) => option !== undefined);
    return answer({ ...decision, options: left }).map((place) => places[place] ?? 0);
  };
}
