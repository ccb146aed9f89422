import type { Node } from 'ohm-js';
import { anySuch, chosenBy, optional, optionalProperty, present, preventedSource, YOU } from '../../../text';
import type { Effect, Filter, ObjectReference, Statement, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Damage that is dealt to another instead. */
export function redirection(
  read: Reader,
): Required<Pick<Partial<Dictionaries>, 'effect' | 'statement' | 'object'>> {
  const any = (node: Node): ObjectReference => anySuch<Filter, ObjectReference>(read.object(node.child(1)));
  const inCombat = (node: Node): { battle?: true } => (present(node) ? { battle: true } : {});
  /** The duration stands wherever the sentence has it. */
  const during = (...nodes: readonly Node[]) =>
    nodes.map((node) => optional(node, read.duration)).find((each) => each !== undefined) ??
    'for the rest of the game';
  const redirects = (combat: Node, to: Node, by: Node, onto: Node, nodes: readonly Node[]) => ({
    do: 'prevent damage' as const,
    to: any(to),
    ...optionalProperty(
      'from',
      optional(by, (node) => any(node)),
    ),
    ...inCombat(combat),
    onto: read.object(onto),
    duration: during(...nodes),
  });
  const says = (
    combat: Node,
    covered: { readonly to: Filter | 'this' } | { readonly whom: Who },
    from: { readonly from?: Filter | 'this' },
    onto: Node,
  ): Statement => ({
    says: 'prevent damage',
    ...covered,
    ...from,
    ...inCombat(combat),
    onto: read.object(onto),
  });
  const covered = (node: Node): { readonly to: Filter | 'this' } => {
    const subject = read.subject(node.child(0));
    return { to: subject.this === false ? subject.filter : 'this' };
  };
  const by = (node: Node) => optional(node, (each) => preventedSource(read.subject(each.child(1)))) ?? {};
  return {
    object: {
      DealtTo: (_is, recipients, _instead) => read.object(recipients),
      ThatDealtTo_passive: (_that, to) => read.object(to),
      ThatDealtTo_active: (_deals, _that, recipients, _instead) => read.object(recipients),
    },
    effect: {
      Redirect_next: (_next, amount, combat, _damage, first, to, second, from, third, onto) => ({
        ...redirects(combat, to, from, onto, [first, second, third]),
        amount: read.amount(amount),
      }),
      Redirect_all: (_all, combat, _damage, first, to, second, from, third, onto) =>
        redirects(combat, to, from, onto, [first, second, third]),
      NextRedirected_source: (
        _next,
        source,
        _would,
        combat,
        _damage,
        to,
        time,
        _comma,
        onto,
        _stop,
      ): Effect => ({
        do: 'prevent damage',
        from: chosenBy(YOU, read.object(source)),
        to: any(to),
        ...inCombat(combat),
        nextTime: true,
        onto: read.object(onto),
        duration: during(time),
      }),
      NextRedirected_any: (_next, combat, _damage, to, first, from, second, _comma, onto, _stop) => ({
        ...redirects(combat, to, from, onto, [first, second]),
        nextTime: true,
      }),
    },
    statement: {
      Redirection_allToPlayers: (_all, combat, _damage, whom, from, onto) =>
        says(combat, { whom: read.who(whom.child(0)) }, by(from), onto),
      Redirection_all: (_all, combat, _damage, subject, from, onto) =>
        says(combat, covered(subject), by(from), onto),
      Redirection_ifToPlayers: (_if, combat, _damage, whom, _comma, onto) =>
        says(combat, { whom: read.who(whom.child(0)) }, {}, onto),
      Redirection_if: (_if, combat, _damage, subject, _comma, onto) =>
        says(combat, covered(subject), {}, onto),
      Redirection_sourceToPlayers: (_if, source, _would, combat, _damage, whom, _comma, onto) =>
        says(combat, { whom: read.who(whom.child(0)) }, preventedSource(read.subject(source)), onto),
      Redirection_source: (_if, source, _would, combat, _damage, subject, _comma, onto) =>
        says(combat, covered(subject), preventedSource(read.subject(source)), onto),
    },
  };
}
