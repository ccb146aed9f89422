import type { Node } from 'ohm-js';
import type { Duration, Effect, ObjectReference, Who } from '../tree/shared';
import { members, type Reader } from './reader';
import { onlyIt } from './sequence';

/** The members of a list of clauses or verbs, in groups: “then” begins a new one. */
export function groupsOf<V>(list: Node, values: readonly V[], read: Reader): readonly (readonly V[])[] {
  const joins = list.child(1).children.map(read.word);
  const groups: V[][] = [[]];
  values.forEach((value, place) => {
    if (/\bthen$/.test(joins[place - 1] ?? '')) groups.push([]);
    groups.at(-1)?.push(value);
  });
  return groups;
}

/** What somebody does: “target creature's controller sacrifices it” speaks of that creature. */
export function doneBySomebody(verbs: Node, who: Who, read: Reader): readonly Effect[] {
  const said = members(verbs).map((verb) => read.instruction(verb)(who));
  const whose = 'object' in who && who.object.ref === 'target' ? who.object : undefined;
  return whose ? said.map((effect) => onlyIt(effect, whose)) : said;
}

/** In “target creature's controller sacrifices it unless they pay …”, “they” are that controller. */
export function whoever(they: Who, effect: Effect): Who {
  const doer = 'who' in effect ? effect.who : undefined;
  const isMeant = they.who === 'that player' && (doer?.who === 'controller of' || doer?.who === 'owner of');
  return isMeant ? doer : they;
}

/** Clauses of a sentence: what stands before the last “then”, and what comes after it. */
interface Parted {
  readonly before: readonly Effect[];
  readonly last: Effect;
  /** Is more than one thing said after it? */
  readonly isJoint: boolean;
}

/** What clauses without “then” between them come to, and whether others are parted from them. */
type Together = (effects: readonly Effect[], isParted: boolean) => Effect;

/**
 * “Draw two cards, then discard a card if you control a land”: a condition, a toll or a time at the end of a sentence is said of what
 * stands after the last “then”.
 */
export function partedAtThen(clauses: Node, read: Reader, together: Together): Parted {
  const list = clauses.child(0);
  const said = members(list);
  const [only] = said;
  const form = only?.child(0);
  if (said.length === 1 && form?.ctorName === 'PlayerClause') {
    const verbs = form.child(1);
    const player = read.who(form.child(0));
    return partedOf(groupsOf(verbs.child(0), doneBySomebody(verbs, player, read), read), together);
  }
  return partedOf(groupsOf(list, said.map(read.effect), read), together);
}

function partedOf(groups: readonly (readonly Effect[])[], together: Together): Parted {
  const last = groups.at(-1) ?? [];
  const isParted = groups.length > 1;
  return {
    before: groups.slice(0, -1).map((group) => together(group, isParted)),
    last: together(last, isParted),
    isJoint: last.length > 1,
  };
}

const FOR_GOOD: Duration = 'for the rest of the game';

/** How long an effect holds what it changes; undefined: it changes nothing for a while. */
function lastsFor(effect: Effect): Duration | undefined {
  if (effect.do === 'apply' || effect.do === 'state') return effect.duration;
  return effect.do === 'sequence' && effect.steps[0] ? lastsFor(effect.steps[0]) : undefined;
}

function lastingFor(effect: Effect, duration: Duration): Effect {
  if (effect.do === 'sequence')
    return { ...effect, steps: effect.steps.map((step) => lastingFor(step, duration)) };
  const isForGood = (effect.do === 'apply' || effect.do === 'state') && effect.duration === FOR_GOOD;
  return isForGood ? { ...effect, duration } : effect;
}

/** “One gets +1/+1 and another gets -1/-1 until end of turn”: the time holds for what is joined before it, too. */
export function lastingAlike(effects: readonly Effect[], clauses: readonly Node[], read: Reader): Effect[] {
  const alike = [...effects];
  let duration: Duration | undefined;
  for (let place = alike.length - 1; place >= 0; place--) {
    const effect = alike[place];
    const clause = clauses[place];
    const lasts = effect && lastsFor(effect);
    if (!effect || !clause || lasts === undefined) {
      duration = undefined;
    } else if (lasts !== FOR_GOOD || /\bgame\b/.test(read.printed(clause))) {
      duration = lasts;
    } else if (duration !== undefined) {
      alike[place] = lastingFor(effect, duration);
    }
  }
  return alike;
}

/** “Put a counter on Ox. It gains flying …”: “it” is the card, where the sentence before did something to that. */
export function aboutTheCard(effect: Effect, before: readonly Effect[], printed: string): Effect {
  const last = before.at(-1);
  const step = last?.do === 'sequence' ? last.steps.at(-1) : last;
  const isDoneToIt = step !== undefined && 'object' in step && isCard(step.object);
  return isDoneToIt && /^it\b/i.test(printed.trim()) ? onlyIt(effect, { ref: 'this' }) : effect;
}

const isCard = (object: ObjectReference | undefined): boolean => object?.ref === 'this';
