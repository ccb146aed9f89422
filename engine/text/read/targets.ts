import type { Node } from 'ohm-js';
import type { SharedTarget, Tree } from '../tree';
import { optionalProperty, type ReaderOf } from './reader';

/** A filter, as far as this looks into it. */
interface Described {
  readonly zone?: string;
  readonly other?: boolean;
}

/** The targets of a text that says "target …", in printed order. */
export function targetSpecifications<T extends Tree & { filter: Described }>(
  nodes: readonly Node[],
  read: ReaderOf<T>,
  /** Where a target with this description is when the text names no zone; undefined: in the usual place. */
  usualZone: (filter: T['filter'], saysCard: boolean) => string | undefined,
  /** What "target opponent" must be. */
  opponent: T['filter'],
): readonly SharedTarget<T>[] {
  const targets: SharedTarget<T>[] = [];
  for (const node of nodes) targets.push(distinct(specification(node), targets));
  return targets;

  function specification(node: Node): SharedTarget<T> {
    const text = read.printed(node);
    const form = node.child(0);
    const one = { minimum: 1, maximum: 1, text } as const;
    const described = (nouns: Node | undefined, other?: true): T['filter'] => {
      const filter: T['filter'] = { ...(nouns && read.filter(nouns)), ...optionalProperty('other', other) };
      const zone = filter.zone ?? usualZone(filter, /\bcards?\b/i.test(text));
      return { ...filter, ...optionalProperty('zone', zone) };
    };
    switch (form.ctorName) {
      case 'TargetPlayer_player':
        return { what: 'player', filter: {}, ...one };
      case 'TargetPlayer_opponent':
        return { what: 'player', filter: opponent, ...one };
      case 'TargetPlayer_several':
        return {
          what: 'player',
          filter: /opponents$/i.test(text) ? opponent : {},
          ...read.count(form.child(0)),
          text,
        };
      case 'Target_any':
        return { what: 'any target', filter: {}, ...one };
      case 'Target_anyOf':
      case 'Target_anyTargets':
        return { what: 'any target', filter: {}, ...read.count(form.child(1)), text };
      case 'Target_anotherAny':
        return { what: 'any target', filter: described(undefined, true), ...one };
      case 'Target_anyOfChoice':
        return { what: 'any target', filter: {}, ...one, chosenBy: read.who(form.child(2)) };
      case 'Target_ofChoice':
        return {
          what: 'object',
          filter: described(form.child(1)),
          ...one,
          chosenBy: read.who(form.child(3)),
        };
      case 'Target_another':
        return { what: 'object', filter: described(form.child(1), true), ...one };
      case 'Target_ability':
      case 'Target_one':
        return { what: 'object', filter: described(form.child(1)), ...one };
      case 'Target_others':
        return { what: 'object', filter: described(form.child(4), true), ...read.count(form.child(1)), text };
      default:
        return { what: 'object', filter: described(form.child(3)), ...read.count(form.child(1)), text };
    }
  }

  /** "another target unit" means another than the targets before it; without any, another than the card itself. */
  function distinct(target: SharedTarget<T>, before: readonly SharedTarget<T>[]): SharedTarget<T> {
    const { otherThan } = othersThan(target, before);
    if (otherThan === undefined) return target;
    const { other, ...filter } = target.filter;
    return { ...target, filter, otherThan };
  }
}

/** Where the objects are that "another" or "other" tells a target from: those chosen before it. */
export function othersThan(
  { filter }: { readonly filter: Described },
  before: readonly { readonly what: string }[],
): { readonly otherThan?: readonly number[] } {
  if (filter.other !== true) return {};
  const others = before.flatMap(({ what }, place) =>
    what === 'player' || what === 'location' ? [] : [place],
  );
  return others.length > 0 ? { otherThan: others } : {};
}
