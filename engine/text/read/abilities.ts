import type { Node } from 'ohm-js';
import type { Instruction } from '../tree';
import { isReference } from '../tree/done-to';
import { hasPart, withNodes } from '../tree/parts';
import type {
  Ability,
  AbilityBase,
  Condition,
  ObjectReference,
  SharedTree,
  Statement,
  Trigger,
} from '../tree/shared';
import { type Dictionaries, optional, optionalProperty, type Reader } from './reader';
import { doneToTheCondition } from './sequence';

const YOUR_TURN: Condition = { if: 'your turn' };

/** Whole abilities: one a paragraph, or one between quotation marks. */
export function abilityMeanings(read: Reader): Pick<Dictionaries, 'ability'> {
  const always = (
    node: Node,
    statement: Node,
    asked?: { readonly condition: Condition } | { readonly of: Node },
  ): Ability =>
    read.withTargets(node, (base) => {
      const condition = asked && ('of' in asked ? read.condition(asked.of) : asked.condition);
      const said = saidOfAsked(read.statement(statement), condition);
      if (isOfNothing(said)) throw read.misread(statement, ['a name'], 'as nothing was spoken of before');
      const whole = condition && askedOfSubject(condition, said);
      // Nothing has been spoken of before what is always so.
      if (asked && 'of' in asked && hasPart(whole, ({ ref }) => ref === 'that'))
        throw read.misread(asked.of, ['“you control”', 'a name'], 'as it asks for what was not spoken of');
      return {
        kind: 'static',
        ...inZone(base, base.zone ?? zoneOfCondition(whole)),
        statement: said,
        ...optionalProperty('condition', whole),
      };
    });
  const instructionsOf = (node: Node): readonly Instruction<SharedTree>[] => {
    const form = node.child(0);
    if (form.ctorName === 'Instruction_onlyIf') return [{ onlyIf: read.condition(form.child(4)) }];
    if (form.ctorName === 'Instruction_then')
      return [
        { only: read.time(form.child(3)) },
        ...(form.numChildren > 5 && form.child(4).numChildren > 0 ? ONCE : []),
      ];
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
            effect: doneToTheCondition(read.effect(effects), asked),
            instructions: instructions.children.flatMap(instructionsOf),
          };
        });
      },
      Static_whileFirst(_asLongAs, condition, _comma, statement, _stop) {
        return always(this, statement, { of: condition });
      },
      Static_yourTurn(_words, _comma, statement, _stop) {
        return always(this, statement, { condition: YOUR_TURN });
      },
      Static_ifFirst(_if, condition, _comma, statement, _stop) {
        return always(this, statement, { of: condition });
      },
      Static_while(statement, _asLongAs, condition, _stop) {
        return always(this, statement, { of: condition });
      },
      Static_if(statement, _if, condition, _stop) {
        return always(this, statement, { of: condition });
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

const statementsIn = (statement: Statement): readonly Statement[] =>
  statement.says === 'all' ? statement.statements : [statement];

/** Is something said of "it", where nothing was named before? */
const isOfNothing = (statement: Statement): boolean =>
  statementsIn(statement).some((each) => 'subject' in each && each.subject?.ref === 'that');

/** "As long as enchanted creature is red, it gets +1/+1": "it" is the one of which that is asked. */
function saidOfAsked(statement: Statement, condition: Condition | undefined): Statement {
  if (condition?.if !== 'is' || condition.object.ref === 'that') return statement;
  const { object } = condition;
  const about = (each: Statement): Statement =>
    'subject' in each && each.subject?.ref === 'that' ? { ...each, subject: object } : each;
  return statement.says === 'all'
    ? { ...statement, statements: statement.statements.map(about) }
    : about(statement);
}

/** "Ox gets +2/+0 as long as it's attacking": "it" is the one of which that is said. */
function askedOfSubject(condition: Condition, statement: Statement): Condition {
  const said = statement.says === 'all' ? statement.statements[0] : statement;
  const subject = said && 'subject' in said ? said.subject : undefined;
  if (!subject || subject.ref === 'all' || subject.ref === 'that') return condition;
  return withNodes(condition, isReference<ObjectReference>, (each) => (each.ref === 'that' ? subject : each));
}

const ONCE: readonly Instruction<SharedTree>[] = ['only once each turn'];

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
