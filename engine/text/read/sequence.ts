import { doneTo, isReference } from '../tree/done-to';
import { withNodes } from '../tree/parts';
import type { Condition, Duration, Effect, ObjectReference, Statement } from '../tree/shared';

type Sequence<E> = { readonly do: 'sequence'; readonly steps: readonly E[] };

/** Several effects of a game, one after the other, as one. */
export function sequence<E extends { readonly do: string }>(
  effects: readonly E[],
): E | Sequence<E> | { readonly do: 'nothing' } {
  const steps = effects.flatMap((effect) => (isSequence(effect) ? effect.steps : [effect]));
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only;
  return steps.length === 0 ? { do: 'nothing' } : { do: 'sequence', steps };
}

/** The same where they are done together: what is said of "them" afterwards is said of all that they name. */
export const doneTogether = <E extends { readonly do: string }>(effects: readonly E[]) =>
  sequence(effects.map((effect, place) => (place === 0 ? effect : { ...effect, also: true as const })));

function isSequence<E extends { readonly do: string }>(effect: E): effect is E & Sequence<E> {
  return effect.do === 'sequence';
}

/** The same with another phrase for objects in the place of "it" and "that unit". */
const withThat = (effect: Effect, that: ObjectReference): Effect =>
  JSON.parse(
    JSON.stringify(effect, (_key, part: unknown) =>
      isReference<ObjectReference>(part) && part.ref === 'that' ? that : part,
    ),
  );

/** The same with another phrase for objects in the place of "it" alone. */
export const onlyIt = (effect: Effect, it: ObjectReference): Effect =>
  withNodes(effect, isReference<ObjectReference>, (each) =>
    each.ref === 'that' && each.types === undefined ? it : each,
  );

/**
 * What is done instead of something else: "that unit" is the one which that names, as it isn't done itself; what "deals damage
 * instead" is what would have dealt the other.
 */
export function aboutTheSame(instead: Effect, before: Effect): Effect {
  const steps = before.do === 'sequence' ? before.steps : [before];
  const step = steps.findLast((each) => doneTo<ObjectReference>(each) !== undefined);
  const object = step && doneTo<ObjectReference>(step);
  if (!object || object.ref === 'that') return instead;
  if (instead.do === 'sequence')
    return { ...instead, steps: instead.steps.map((each) => aboutTheSame(each, before)) };
  if (instead.do === 'damage' && step.do === 'damage' && instead.source.ref === 'that')
    return withThat({ ...instead, source: step.source }, object);
  return withThat(instead, object);
}

/**
 * "Destroy target creature if it's black": what is asked of "it" is asked of that creature, to which nothing has been done yet.
 *
 * @param saysIt is it of "it" that something is asked?
 */
export function askedOfTheSame(condition: Condition, of: Effect, saysIt: boolean): Condition {
  if (condition.if !== 'is' || !saysIt) return condition;
  const steps = of.do === 'sequence' ? of.steps : [of];
  const object = steps.map((each) => doneTo<ObjectReference>(each)).findLast((each) => each !== undefined);
  return object && ['target', 'this', 'that'].includes(object.ref) ? { ...condition, object } : condition;
}

/** "If target creature is black, destroy it": to that creature, where what is done names nothing else. */
export function doneToTheAsked(effect: Effect, condition: Condition): Effect {
  if (condition.if !== 'is' || condition.object.ref !== 'target') return effect;
  const steps = effect.do === 'sequence' ? effect.steps : [effect];
  const named = steps.flatMap((each) => doneTo<ObjectReference>(each)?.ref ?? []);
  return named.every((ref) => ref === 'that') ? withThat(effect, condition.object) : effect;
}

/**
 * "…, if enchanted unit is exhausted, ready it": to that unit, where what is done names nothing else. "That unit" may be another one,
 * of which the event was.
 */
export function doneToTheCondition(effect: Effect, condition: Condition | undefined): Effect {
  if (condition?.if !== 'is' || condition.object.ref === 'that') return effect;
  const steps = effect.do === 'sequence' ? effect.steps : [effect];
  const named = steps.flatMap((each) => doneTo<ObjectReference>(each) ?? []);
  const isIt = named.length > 0 && named.every((each) => each.ref === 'that' && each.types === undefined);
  return isIt ? onlyIt(effect, condition.object) : effect;
}

/** A statement that a resolving effect makes true for a while. */
export function lasting(statement: Statement, duration: Duration): Effect {
  switch (statement.says) {
    case 'modify':
      return { do: 'apply', object: statement.subject, modifications: statement.modifications, duration };
    case 'all':
      return sequence(statement.statements.map((each) => lasting(each, duration)));
    default:
      return { do: 'state', statement, duration };
  }
}

/** Several statements as one; changes to the same object are put together. */
export function combinedStatement(statements: readonly Statement[]): Statement {
  const merged: Statement[] = [];
  for (const next of statements.flatMap((each) => (each.says === 'all' ? each.statements : [each]))) {
    const last = merged.at(-1);
    if (last?.says === 'modify' && next.says === 'modify' && last.subject === next.subject) {
      const modifications = [...last.modifications, ...next.modifications];
      merged[merged.length - 1] = { says: 'modify', subject: last.subject, modifications };
    } else {
      merged.push(next);
    }
  }
  const [only] = merged;
  return only !== undefined && merged.length === 1 ? only : { says: 'all', statements: merged };
}

/**
 * An object as the player who acts has it: chosen by that player where it is chosen; "the top card of their deck" is that
 * player's own, and so is every object that "they" control or that lies in "their" zone.
 */
export function chosenBy<
  W extends { readonly who: string },
  O extends {
    readonly ref: string;
    readonly who?: { readonly who: string };
    readonly filter?: { readonly controller?: string; readonly owner?: string };
  },
>(who: W, object: O): O {
  const isTheirs = who.who !== 'you' && who.who !== 'that player';
  if (object.ref === 'all' && isTheirs && object.filter?.controller === 'that player') {
    const { controller: _they, ...filter } = object.filter;
    return { ...object, filter: { ...filter, controlledBy: who } };
  }
  if (object.ref === 'all' && isTheirs && object.filter?.owner === 'that player') {
    const { owner: _theirs, ...filter } = object.filter;
    return { ...object, filter: { ...filter, ownedBy: who } };
  }
  const isTheirDeck = object.ref === 'top of deck' && object.who?.who === 'that player' && who.who !== 'you';
  return object.ref === 'choice' || isTheirDeck ? { ...object, who } : object;
}

/** "their hand", said of what a player does, is that player's own. */
export function theirOwn<W extends { readonly who: string }>(who: W, whose: W): W {
  return whose.who === 'that player' && who.who !== 'you' ? who : whose;
}
