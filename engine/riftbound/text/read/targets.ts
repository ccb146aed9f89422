import type { ActionDict, Node } from 'ohm-js';
import { othersThan } from '../../../text';
import type { Filter, TargetSpecification } from '../tree';
import { yourChampion } from './objects';
import type { Reader } from './reader';
import { atEach, describedFilter, eachOfSeveral, group, somethingElse } from './wanted';

/** What is said there is never a target: of costs, trigger conditions, replacements and passive abilities (352.9, 352.10). */
const WITHOUT = new Set([
  'Costs',
  'TriggerWhen',
  'Condition',
  'WouldEvent',
  'Event',
  'Static',
  'Tail',
  'Subject',
  'Replacement',
  'NextSentence',
  'NextReplacement',
  'FirstReplacement',
  'MustSentence',
  'QuotedAbility',
]);

const SEVERAL_AT = new Set(['Every_bareAt', 'Yours_at']);

/** Where the targets of a text are. */
export const targets: ActionDict<Node[]> = {
  Anywhere(_nothing) {
    return [this];
  },
  ToOrFromBase(_nothing) {
    return [this];
  },
  PlayerToChoose(_player) {
    return [this];
  },
  AnotherSuch(_another) {
    return [this];
  },
  _nonterminal(...children) {
    if (WITHOUT.has(this.ctorName)) return [];
    return children.flatMap((child) => child.targetNodes());
  },
  // What is simply true of several at a battlefield is true at any (352.9.a).
  SubjectStatement: (object, predicates) => [
    ...(SEVERAL_AT.has(object.child(0).child(0).child(0).ctorName) ? [] : object.targetNodes()),
    ...predicates.targetNodes(),
  ],
  // A reflexive trigger chooses its own.
  ReflexiveSentence: (_doThis, _times, _colon, _effects) => [],
  OneOfSentence: (_words, _colon, _modes) => [],
  NextEventSentence: (_words, _event, _time, _comma, _clauses, _stop) => [],
  // So does what happens if something dies of it.
  IfKilled: (_sentence) => [],
  // What others choose is chosen as it resolves (352.10.e).
  PlayerClause: (who, verbs) => (who.child(0).ctorName === 'Who_you' ? verbs.targetNodes() : []),
};

/** What each target must be. */
export function specifications(nodes: readonly Node[], read: Reader): readonly TargetSpecification[] {
  const all: TargetSpecification[] = [];
  // "Another" is another than this itself, too: other than an enemy unit spoken of before, any friendly unit would be.
  for (const node of nodes) {
    const wanted = such(node, all.at(-1)) ?? specification(node, read);
    // Who is chosen isn't known yet as it is looked whether there are choices for everything (352.7).
    if (wanted.filter.controller === 'that player' && all.some(({ what }) => what === 'player'))
      throw read.misread(
        node,
        ['“all …”', '“they … a unit they control”'],
        'as that player is chosen with it',
      );
    all.push({ ...wanted, ...othersThan(wanted, all) });
  }
  return all;
}

/** "… and 1 to another": another of what the target before it must be. */
const such = (node: Node, before: TargetSpecification | undefined): TargetSpecification | undefined =>
  node.ctorName === 'AnotherSuch' && before
    ? { ...before, filter: { ...before.filter, other: true }, minimum: 1, maximum: 1, text: 'another' }
    : undefined;

function specification(node: Node, read: Reader): TargetSpecification {
  const text = read.printed(node);
  const place = { what: 'location', filter: {}, minimum: 1, maximum: 1, text: 'the destination' } as const;
  if (node.ctorName === 'Anywhere') return place;
  if (node.ctorName === 'ToOrFromBase') return { ...place, toOrFromBase: true };
  const form = node.child(0);
  const one = { what: 'object', minimum: 1, maximum: 1, text } as const;
  switch (form.ctorName) {
    case 'TargetPlayer_player':
    case 'PlayerToChoose_player':
      return { ...one, what: 'player', filter: {} };
    case 'PlayerToChoose_opponent':
    case 'TargetPlayer_opponent':
      return { ...one, what: 'player', filter: { controller: 'opponent' } };
    case 'Target_many':
      return {
        what: 'object',
        filter: eachOfSeveral(form.child(2), form.child(3), read),
        ...read.count(form.child(1)),
        ...group(form.child(3), read),
        text,
      };
    case 'Target_ofYours': {
      const count = read.number(form.child(0));
      const filter: Filter = { ...read.filter(form.child(2)), controller: 'you' };
      return { what: 'object', filter, minimum: count, maximum: count, text };
    }
    case 'Target_battlefield':
      return { ...one, filter: describedFilter(form.children.slice(1), read) };
    case 'Target_atEach':
      return { ...one, ...atEach(form.child(1), read), maximum: 'any number' };
    case 'Target_opponents':
      return { ...one, filter: { ...read.filter(form.child(1)), controller: 'opponent' } };
    case 'Target_ofTheirs': {
      const count = read.number(form.child(0));
      const filter: Filter = { ...read.filter(form.child(2)), controller: 'that player' };
      return { what: 'object', filter, minimum: count, maximum: count, text };
    }
    case 'Target_yourChampion':
      return { ...one, filter: yourChampion(form.child(1), form.child(2), read) };
    case 'Target_something': {
      return { ...one, filter: somethingElse(form.child(1), form.child(3), read) };
    }
    default:
      return { ...one, filter: read.filter(form.child(1)) };
  }
}
