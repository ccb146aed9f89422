import type { Node } from 'ohm-js';
import { optional } from '../../../text';
import type { Effect, Spared, Statement } from '../tree';
import { keepingType } from './continuous';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** Whole abilities, the texts of spells, and what is said of paying for them. */
export function magicAbilities(read: Reader): Partial<Dictionaries['ability']> {
  const sparedIn = (spared: Node): Spared => {
    const form = spared.child(0);
    if (form.ctorName === 'Spared_this') return { what: 'this' };
    const [first, , others] = form.children;
    const filters = [...(first ? [first] : []), ...(others?.children ?? [])].map(read.filter);
    const [what = {}] = filters;
    return form.ctorName === 'Spared_already'
      ? { what, already: true }
      : { what: filters.length > 1 ? { oneOf: filters } : what };
  };
  const costIf = (node: Node, condition: Node, said: Node) =>
    read.withTargets(node, (base) => ({
      kind: 'static',
      ...base,
      condition: read.condition(condition),
      statement: read.statement(said),
    }));
  return {
    PermanentCard: (ability, _end) => read.ability(ability),
    SpellCard: (part, _end) => read.ability(part),
    Worded: (_word, _dash, paragraph) => read.ability(paragraph),
    CountersWhatTargets(_when, event, _comma, _counter, _what, unless, _stop) {
      return read.withTargets(this, (base) => {
        const effect: Effect = { do: 'counter', object: { ref: 'targeting' } };
        const costs = optional(unless, (node) => read.costs(node.child(2)));
        return {
          kind: 'triggered',
          ...base,
          trigger: read.trigger(event),
          effect: costs
            ? { do: 'unless', who: { who: 'controller of', object: effect.object }, costs, effect }
            : effect,
          instructions: [],
        };
      });
    },
    EndsByPaying(_may, symbols, _words, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'activated',
        ...base,
        costs: [{ cost: 'mana', mana: manaIn(read, symbols) }],
        effect: { do: 'end this effect' },
        instructions: [],
      }));
    },
    SpellText_threshold(_threshold, _dash, effects) {
      return read.withTargets(this, (base) => ({
        kind: 'spell',
        ...base,
        // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
        effect: { do: 'if', condition: { if: 'threshold' }, then: read.effect(effects) },
      }));
    },
    SpellText_plain(_word, _dash, effects) {
      return read.withTargets(this, (base) => ({ kind: 'spell', ...base, effect: read.effect(effects) }));
    },
    SpellCost_always(said, _stop) {
      return read.withTargets(this, (base) => ({ kind: 'static', ...base, statement: read.statement(said) }));
    },
    SpellCost_if(_if, condition, _comma, said, _stop) {
      return costIf(this, condition, said);
    },
    SpellCost_ifLast(said, _if, condition, _stop) {
      return costIf(this, condition, said);
    },
    Uncounterable(_self, predicate, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: read.predicate(predicate)({ ref: 'this' }),
      }));
    },
    Static_still(said, _stop, _they, _still, _a, type, _end) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: stillOfType(read.statement(said), read.word(type)),
      }));
    },
    Static_several(first, _stop, others, _stops) {
      const statements = [first, ...others.children].map(read.statement);
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: { says: 'all', statements },
      }));
    },
    Static_sparing(statement, _stop, _words, spared, _stop2) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: sparing(read.statement(statement), sparedIn(spared)),
      }));
    },
    PlayedOnly(when, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        statement: read.statement(when),
      }));
    },
  };
}

/** “They're still lands”: what becomes something keeps that type. */
function stillOfType(statement: Statement, type: string): Statement {
  if (statement.says !== 'modify') return statement;
  return { ...statement, modifications: keepingType(statement.modifications, type) };
}

/** The same, where the protection that it gives does not remove something. */
function sparing(statement: Statement, spares: Spared): Statement {
  if (statement.says !== 'modify') return statement;
  const modifications = statement.modifications.map((each) =>
    each.change === 'gain ability' && each.ability.kind === 'keyword' && each.ability.keyword === 'protection'
      ? { ...each, ability: { ...each.ability, spares } }
      : each,
  );
  return { ...statement, modifications };
}

/** When something may be played, as only this game says it. */
export function magicTimes(read: Reader): Partial<Dictionaries['time']> {
  return {
    SaidTime_asOne: (_as, type) => ({ asA: read.word(type) }),
    SaidTime_anyTime: (_words, type) => ({ asA: read.word(type) }),
    SaidTime_anybody: (_words, type, _played) => ({ asA: read.word(type) }),
  };
}
