import type { Node } from 'ohm-js';
import type { Instruction } from '../tree';
import type { Ability, AbilityBase, Condition, SharedTree, Trigger } from '../tree/shared';
import { type Dictionaries, optional, optionalProperty, type Reader } from './reader';

const YOUR_TURN: Condition = { if: 'your turn' };

/** Whole abilities: one a paragraph, or one between quotation marks. */
export function abilityMeanings(read: Reader): Pick<Dictionaries, 'ability'> {
  const always = (node: Node, statement: Node, condition?: Condition): Ability =>
    read.withTargets(node, (base) => ({
      kind: 'static',
      ...inZone(base, base.zone ?? zoneOfCondition(condition)),
      statement: read.statement(statement),
      ...optionalProperty('condition', condition),
    }));

  const instructionsOf = (node: Node): readonly Instruction<SharedTree>[] => {
    const form = node.child(0);
    if (form.ctorName === 'Instruction_onlyIf') return [{ onlyIf: read.condition(form.child(4)) }];
    if (form.ctorName === 'Instruction_then') return [{ only: read.time(form.child(3)) }];
    const plain = INSTRUCTIONS[form.ctorName];
    const also =
      form.ctorName === 'Instruction_onceEachTurn'
        ? optional(form.child(3), (andOnly) => ({ only: read.time(andOnly.child(1)) }))
        : undefined;
    return [...(plain === undefined ? [] : [plain]), ...(also === undefined ? [] : [also])];
  };

  return {
    ability: {
      Quoted: (_open, ability, _close) => read.ability(ability),
      Activated(costs, _colon, effects, instructions) {
        return read.withTargets(this, (base) => {
          const restrictions = instructions.children.flatMap(instructionsOf);
          return {
            kind: 'activated',
            ...inZone(base, base.zone ?? read.zoneOfCosts(costs) ?? zoneOfRestrictions(restrictions)),
            costs: read.costs(costs),
            effect: read.effect(effects),
            instructions: restrictions,
          };
        });
      },
      Triggered(when, condition, _comma, effects, instructions) {
        return read.withTargets(this, (base) => {
          const trigger = read.trigger(when);
          const asked = optional(condition, read.condition);
          const zone = base.zone ?? zoneOfCondition(asked);
          return {
            kind: 'triggered',
            ...inZone(base, seesItself(trigger) ? undefined : zone),
            trigger,
            ...optionalProperty('condition', asked),
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
      KeywordAbility: (keyword, _stop) => read.ability(keyword),
      Keyword_plain(keyword) {
        return read.withTargets(this, (base) => ({ kind: 'keyword', ...base, keyword: read.word(keyword) }));
      },
    },
  };
}

const INSTRUCTIONS: Readonly<Record<string, Instruction<SharedTree>>> = {
  Instruction_onceEachTurn: 'only once each turn',
  Instruction_cantBePrevented: "can't be prevented",
  Instruction_doOnce: 'do this only once each turn',
  Instruction_triggersOnce: 'triggers only once each turn',
};

/** Whether the trigger is about the card itself, so that the ability functions where that happens to it. */
function seesItself(trigger: Trigger): boolean {
  return 'object' in trigger && trigger.object.this === true;
}

function inZone(base: AbilityBase, zone: string | undefined): AbilityBase {
  const { text, targets } = base;
  return { text, targets, ...optionalProperty('zone', zone) };
}

/** The zone in which a condition wants the very card to be: the ability functions there. */
function zoneOfCondition(condition: Condition | undefined): string | undefined {
  if (condition?.if === 'both') return firstOf(condition.conditions, zoneOfCondition);
  return condition?.if === 'is' && condition.object.ref === 'this' ? condition.filter.zone : undefined;
}

const zoneOfRestrictions = (instructions: readonly Instruction<SharedTree>[]): string | undefined =>
  firstOf(instructions, (each) =>
    typeof each === 'object' && 'onlyIf' in each ? zoneOfCondition(each.onlyIf) : undefined,
  );

/** What the first of several comes to that comes to something. */
const firstOf = <V, R>(values: readonly V[], of: (value: V) => R | undefined): R | undefined =>
  values.map(of).find((each) => each !== undefined);
