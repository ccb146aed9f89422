import type { Node } from 'ohm-js';
import type { Ability, Cost, Statement } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Abilities as only this game has them. */
export function legionsAbilities(read: Reader): Partial<Dictionaries['ability']> {
  const always = (node: Node, statement: Node): Ability =>
    read.withTargets(node, (base) => ({ kind: 'static', ...base, statement: read.statement(statement) }));
  return {
    PermanentCard: (ability, _end) => read.ability(ability),
    ActionCard: (ability, _end) => read.ability(ability),
    PlayingStatic_cost(statement, _stop, _end) {
      return always(this, statement);
    },
    PlayingStatic_rule(statement, _stop) {
      return always(this, statement);
    },
    Instructed(costs, _stops, effects) {
      return read.withTargets(this, (base) => ({
        kind: 'action',
        ...base,
        effect: read.effect(effects),
        ...playingCosts(costs.children.map(read.statement)),
      }));
    },
    Static_timed(statement, _duration, _comma, _while, condition, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: read.statement(statement),
        condition: read.condition(condition),
      }));
    },
    Keyword_fromSeveral(keyword, _from, first, _comma, _from2, others, _comma2, _andFrom, last) {
      const types = [first, ...others.children, last].map(read.word);
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: read.word(keyword),
        quality: { types },
      }));
    },
    Keyword_from(keyword, _from, nouns) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: read.word(keyword),
        quality: read.filter(nouns),
      }));
    },
  };
}

function playingCosts(statements: readonly Statement[]) {
  const additionalCosts: Cost[] = [];
  const alternativeCosts: (readonly Cost[])[] = [];
  for (const statement of statements) {
    if (statement.says === 'additional cost') additionalCosts.push(...statement.costs);
    if (statement.says === 'alternative cost') alternativeCosts.push(statement.costs);
    if (statement.says === 'may play without paying') alternativeCosts.push([]);
  }
  return { additionalCosts, alternativeCosts };
}
