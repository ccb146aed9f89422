import type { PendingDecision } from '../port/contract';
import type { Answering } from './answer-from';

type Option = PendingDecision['options'][number];

/** What players would rather not do. */
export interface Reluctance {
  /** Actions, as options name them, that nobody takes while there is anything else to choose. */
  readonly avoided: ReadonlySet<string>;
  /** Is an option one of many that lead nowhere by themselves? Left out: none is. */
  readonly seldom?: (option: Option) => boolean;
}

/** Chooses as `answer` does, but as players who would rather not do some things. */
export const reluctantly = ({ avoided, seldom }: Reluctance, answer: Answering): Answering =>
  avoiding(avoided, seldom ? seldomTaking(seldom, answer) : answer);

/**
 * Chooses as `answer` does, but where one thing is chosen all options that are taken seldom count as one, which must be chosen
 * twice before `answer` chooses among them.
 */
function seldomTaking(isSeldom: (option: Option) => boolean, answer: Answering): Answering {
  return (decision) => {
    const { kind, maximum, options } = decision;
    if (kind !== 'choose' || maximum !== 1) return answer(decision);
    const those = [...options.keys()].filter((place) => {
      const option = options[place];
      return option !== undefined && isSeldom(option);
    });
    const others = [...options.keys()].filter((place) => !those.includes(place));
    if (those.length === 0 || others.length === 0) return answer(decision);
    const among = (places: readonly number[]): number => {
      const left = places.map((place) => options[place]).filter((option) => option !== undefined);
      const [chosen = 0] = answer({ ...decision, options: left });
      return places[chosen] ?? 0;
    };
    const [first = 0] = those;
    const some = [...others, first];
    const once = among(some);
    if (once !== first) return [once];
    const again = among(some);
    return [again === first ? among(those) : again];
  };
}

/** Chooses as `answer` does, but takes none of the avoided actions where one thing is chosen and there is another. */
function avoiding(actions: ReadonlySet<string>, answer: Answering): Answering {
  if (actions.size === 0) return answer;
  const isAvoided = ({ action }: Option): boolean => action !== undefined && actions.has(action);
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
