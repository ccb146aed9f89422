import type { Node } from 'ohm-js';
import type { Ability, AbilityBase, Condition, Cost, Instruction, Statement, Trigger } from '../tree';
import { type Dictionaries, given, optional, type Reader } from './reader';

const YOUR_TURN: Condition = { if: 'your turn' };

/** Whole abilities: one a paragraph, or one between quotation marks. */
export function abilityMeanings(read: Reader): Pick<Dictionaries, 'ability'> {
  const always = (node: Node, statement: Node, condition?: Condition): Ability =>
    read.withTargets(node, (base) => ({
      kind: 'static',
      ...base,
      statement: read.statement(statement),
      ...given('condition', condition),
    }));

  return {
    ability: {
      PermanentCard: (ability, _end) => read.ability(ability),
      ActionCard: (ability, _end) => read.ability(ability),
      Quoted: (_open, ability, _close) => read.ability(ability),
      Activated(costs, _colon, effects, instructions) {
        return read.withTargets(this, (base) => {
          const paid = read.costs(costs);
          return {
            kind: 'activated',
            ...inZone(base, base.zone ?? zoneOfCosts(paid)),
            costs: paid,
            effect: read.effect(effects),
            instructions: instructions.children.flatMap(instructionsOf),
          };
        });
      },
      Triggered(when, _comma, _if, condition, _comma2, effects, instructions) {
        return read.withTargets(this, (base) => {
          const trigger = read.trigger(when);
          return {
            kind: 'triggered',
            ...inZone(base, seesItself(trigger) ? undefined : base.zone),
            trigger,
            ...given('condition', optional(condition, read.condition)),
            effect: read.effect(effects),
            instructions: instructions.children.flatMap(instructionsOf),
          };
        });
      },
      Static_whileFirst(_asLongAs, condition, _comma, statement, _stop) {
        return always(this, statement, read.condition(condition));
      },
      Static_yourTurn(_words, _comma, statement, _stop) {
        return always(this, statement, YOUR_TURN);
      },
      Static_ifFirst(_if, condition, _comma, statement, _stop) {
        return always(this, statement, read.condition(condition));
      },
      Static_while(statement, _asLongAs, condition, _stop) {
        return always(this, statement, read.condition(condition));
      },
      Static_if(statement, _if, condition, _stop) {
        return always(this, statement, read.condition(condition));
      },
      Static_always(statement, _stop) {
        return always(this, statement);
      },
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
      KeywordAbility: (keyword, _stop) => read.ability(keyword),
      Keyword_from(keyword, _from, nouns) {
        return read.withTargets(this, (base) => ({
          kind: 'keyword',
          ...base,
          keyword: read.word(keyword),
          quality: read.filter(nouns),
        }));
      },
      Keyword_plain(keyword) {
        return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: read.word(keyword) }));
      },
    },
  };
}

const INSTRUCTIONS: Readonly<Record<string, readonly Instruction[]>> = {
  Instruction_onceEachTurn: ['only once each turn'],
  Instruction_yourTurn: ['only during your turn'],
  Instruction_both: ['only once each turn', 'only during your turn'],
  Instruction_doOnce: ['do this only once each turn'],
  Instruction_cantBePrevented: ["can't be prevented"],
};

function instructionsOf(node: Node): readonly Instruction[] {
  return INSTRUCTIONS[node.child(0).ctorName] ?? [];
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

/** An ability whose cost moves its card out of a zone functions there. */
function zoneOfCosts(costs: readonly Cost[]): string | undefined {
  return costs.some((cost) => cost.cost === 'discard this') ? 'hand' : undefined;
}

/** Whether the trigger is about the card itself, so that the ability functions where that happens to it. */
function seesItself(trigger: Trigger): boolean {
  return 'object' in trigger && trigger.object.this === true;
}

function inZone(base: AbilityBase, zone: string | undefined): AbilityBase {
  const { text, targets } = base;
  return { text, targets, ...given('zone', zone) };
}
