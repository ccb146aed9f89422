import type { Node } from 'ohm-js';
import type { BlockingStatement } from '../tree';
import type { Filter, SharedTree, Statement, Trigger } from '../tree/shared';
import { chosenFirst } from './chosen-first';
import { together } from './filter';
import type { TextPart } from './part';
import { type Dictionaries, optional, optionalProperty, type Reader, YOU } from './reader';

/** Attackers and those that block them: what they may and must do, and what waits for them. */
export const blocking: TextPart = {
  name: 'blocking',
  meanings: (read) => ({
    predicate: predicates(read),
    trigger: triggers(read),
    condition: {
      Condition_attackingPlayer: (who, _is, whom) => ({
        if: 'attacks player',
        who: read.who(who),
        whom: read.who(whom),
        when: 'now',
      }),
      Condition_attackedPlayer: (who, _attacked, whom, _turn) => ({
        if: 'attacks player',
        who: read.who(who),
        whom: read.who(whom),
        when: 'this turn',
      }),
    },
    effect: {
      Block: (unit, _block, blocked) => {
        const attacker = read.object(blocked);
        return chosenFirst(YOU, read.object(unit), attacker, (object) => ({ do: 'block', object, attacker }));
      },
    },
    statement: {
      RuleStatement_optionalCost: (_youMay, costs, _as, object, verb) => ({
        says: read.word(verb).startsWith('attack') ? 'costs to attack' : 'costs to block',
        subject: read.object(object),
        costs: read.costs(costs),
        optional: true,
      }),
    },
    number: {
      Many_one: (_words) => 1,
      Many_number: (number, _words) => read.number(number),
    },
  }),
};

type About = Extract<BlockingStatement<SharedTree>, { readonly by?: unknown }>['says'];
type Predicate = (subject: SharedTree['object']) => Statement;

function predicates(read: Reader): Partial<Dictionaries['predicate']> {
  const says =
    (name: About, more: { by?: Node; unless?: Node } = {}): Predicate =>
    (subject) => ({
      says: name,
      subject,
      ...optionalProperty('by', more.by && optional(more.by, read.filter)),
      ...optionalProperty(
        'unless',
        more.unless && optional(more.unless, (unless) => read.condition(unless.child(1))),
      ),
    });

  return {
    Predicate_blocksOneMore: (_words, _blocker, _each) => (subject) => ({
      says: 'may block additional',
      subject,
      amount: 1,
    }),
    Predicate_blocksSomeMore: (_words, number, _blockers, _each) => (subject) => ({
      says: 'may block additional',
      subject,
      amount: read.number(number),
    }),
    Predicate_blocksMore: (_can, number, _additional, _blockers, _each) => (subject) => ({
      says: 'may block additional',
      subject,
      amount: read.number(number),
    }),
    Predicate_cantAttackAlone: (_cant, _words) => says("can't attack alone"),
    Predicate_cantBlockAlone: (_cant, _words) => says("can't block alone"),
    Predicate_cantAttackOrBlockAlone: (_cant, _words) => (subject) => ({
      says: 'all',
      statements: [says("can't attack alone")(subject), says("can't block alone")(subject)],
    }),
    Predicate_cantAttackOrBlock: (_cant, _words, unless) => (subject) => ({
      says: 'all',
      statements: [says("can't attack", { unless })(subject), says("can't block", { unless })(subject)],
    }),
    Predicate_costsToAttack: (_cant, _words, _who, costs) => (subject) => ({
      says: 'costs to attack',
      subject,
      costs: read.costs(costs),
    }),
    Predicate_costsToBlock: (_cant, _words, _who, costs) => (subject) => ({
      says: 'costs to block',
      subject,
      costs: read.costs(costs),
    }),
    Predicate_cantAttack: (_cant, _words, unless) => says("can't attack", { unless }),
    Predicate_cantBlock: (_cant, _words, unless) => says("can't block", { unless }),
    Predicate_cantBeBlockedExcept: (_cant, _words, by) => (subject) => ({
      says: "can't be blocked",
      subject,
      exceptBy: read.filter(by),
    }),
    Predicate_cantBeBlocked: (_cant, _words, by, unless) => says("can't be blocked", { by, unless }),
    CombatWord_attack: (_attack) => says('attacks if able'),
    CombatWord_block: (_block) => says('blocks if able'),
    Predicate_attacksIfAble: (_attacks) => says('attacks if able'),
    Predicate_blocksIfAble: (_blocks) => says('blocks if able'),
    Predicate_mustBeBlocked: (_words) => says('must be blocked if able'),
  };
}

function triggers(read: Reader): Partial<Dictionaries['trigger']> {
  type Plain = 'attacks alone' | 'attacks and is not blocked' | 'is attacked' | 'blocks' | 'becomes blocked';
  const on =
    (name: Plain) =>
    (subject: Node, ..._words: readonly Node[]): Trigger => ({ on: name, object: read.subject(subject) });

  return {
    Event_attacksOrBlocks: (subject, _attacks, _or, _blocks) => ({
      on: 'any of',
      triggers: [{ on: 'attacks', object: read.subject(subject) }, on('blocks')(subject)],
    }),
    Event_attackTogether: (many, nouns, _attack) => ({
      on: 'attack together',
      object: { this: false, filter: read.filter(nouns) },
      least: read.number(many),
    }),
    Event_attacksWithMany: (who, _attacks, many, nouns) => ({
      on: 'attack together',
      object: { this: false, filter: together<Filter>(read.filter(nouns), controlledBy(read.who(who))) },
      least: read.number(many),
    }),
    Event_unblocked: (subject, _1, _2, _3) => on('attacks and is not blocked')(subject),
    Event_attacksAlone: (subject, _1) => on('attacks alone')(subject),
    Event_attacked: (subject, _1) => on('is attacked')(subject),
    Event_blocksMany: (subject, _blocks, least, _more, nouns) => ({
      on: 'blocks',
      object: read.subject(subject),
      what: read.filter(nouns),
      least: read.number(least),
    }),
    Event_blocksWhat: (subject, _blocks, _a, nouns) => ({
      on: 'blocks',
      object: read.subject(subject),
      what: read.filter(nouns),
    }),
    Event_blocks: (subject, _1) => on('blocks')(subject),
    Event_blockedByMany: (subject, _becomes, least, _more, nouns) => ({
      on: 'becomes blocked',
      object: read.subject(subject),
      by: read.filter(nouns),
      least: read.number(least),
    }),
    Event_blockedBy: (subject, _becomes, _a, nouns) => ({
      on: 'becomes blocked',
      object: read.subject(subject),
      by: read.filter(nouns),
    }),
    Event_blocked: (subject, _1) => on('becomes blocked')(subject),
    Event_attacksWith: (who, _attacks, _a, nouns) => ({
      on: 'attacks',
      object: { this: false, filter: together<Filter>(read.filter(nouns), controlledBy(read.who(who))) },
    }),
    Event_playerAttacks: (who, _1) => ({ on: 'player attacks', who: read.who(who) }),
  };
}

/** What players control, as a description says it. */
export function controlledBy<W extends { readonly who: string }>(
  who: W,
): { readonly controller?: 'you' | 'opponent'; readonly controlledBy?: W } {
  if (who.who === 'any player' || who.who === 'each player') return {};
  if (who.who === 'you') return { controller: 'you' };
  return who.who === 'opponent' || who.who === 'each opponent'
    ? { controller: 'opponent' }
    : { controlledBy: who };
}
