import type { Node } from 'ohm-js';
import { numberAmount, optional, optionalProperty, requiredMeaning } from '../../../text';
import type { Ability } from '../tree';
import { firstEachTurn } from './played-this-turn';
import type { Dictionaries, Reader } from './reader';

type Keyword = Extract<Ability, { kind: 'keyword' }>['keyword'];
const KEYWORDS: readonly Keyword[] = [
  'accelerate',
  'action',
  'assault',
  'deflect',
  'ganking',
  'hidden',
  'reaction',
  'shield',
  'tank',
  'temporary',
  'vision',
  'equip',
  'quick-draw',
  'repeat',
  'weaponmaster',
];

/** What these cost is asked as the card is played: Legion applies there (350). */
const ADDS_A_COST: ReadonlySet<Keyword> = new Set(['accelerate', 'repeat']);
/** What a permanent has on the board, and may have for a while. */
const HAD_FOR_A_WHILE: ReadonlySet<Keyword> = new Set([
  'assault',
  'deflect',
  'ganking',
  'shield',
  'tank',
  'temporary',
]);

/** Whole abilities, with what stands before them in square brackets. */
export function riftboundAbilities(read: Reader): Partial<Dictionaries['ability']> {
  const keyword = (node: Node): Keyword => {
    const said = read.word(node).replace(/\s*-\s*/g, '-');
    return requiredMeaning(
      said,
      KEYWORDS.find((each) => each === said),
    );
  };
  const limits = (instructions: Node): readonly Node[] => instructions.children.map((each) => each.child(0));
  // 738.1.c: from the keyword on, all of it is the ability. A keyword is one that the object has while Legion applies.
  const withLegion = (whole: Node, body: Node): Ability => {
    const ability = read.ability(body);
    const legion = { text: read.printed(whole), legion: true } as const;
    if (ability.kind !== 'keyword' || ADDS_A_COST.has(ability.keyword)) return { ...ability, ...legion };
    if (!HAD_FOR_A_WHILE.has(ability.keyword))
      throw read.misread(body, ['“When …,”', '“I have”'], 'as Legion is not known before this keyword');
    const modifications = [{ change: 'gain ability', ability }] as const;
    return {
      kind: 'static',
      targets: [],
      statement: { says: 'modify', subject: { ref: 'this' }, modifications },
      ...legion,
    };
  };

  return {
    PermanentText: (ability, _end) => read.ability(ability),
    SpellText: (ability, _end) => read.ability(ability),
    Paragraph_legion(_legion, body) {
      return withLegion(this, body);
    },
    Paragraph_deathknell(_deathknell, _dash, effects) {
      return read.withTargets(this, (base) => ({
        kind: 'triggered',
        ...base,
        keyword: 'deathknell',
        trigger: { on: 'dies', object: { this: true } },
        effect: read.effect(effects),
        instructions: [],
      }));
    },
    SpellParagraph_legion(_legion, body) {
      return withLegion(this, body);
    },
    Instructions(effects) {
      return read.withTargets(this, (base) => ({ kind: 'spell', ...base, effect: read.effect(effects) }));
    },
    Activated(costs, _colon, permission, effects, instructions) {
      return read.withTargets(this, (base) => ({
        kind: 'activated',
        ...base,
        costs: read.costs(costs),
        ...optionalProperty(
          'permissions',
          optional(permission, (node): readonly ('action' | 'reaction')[] => [
            read.word(node.child(1)) === 'action' ? 'action' : 'reaction',
          ]),
        ),
        effect: read.effect(effects),
        instructions: limits(instructions)
          .filter(({ ctorName }) => ctorName !== 'Instruction_onlyIf')
          .map(() => 'only once each turn' as const),
        ...optionalProperty(
          'onlyIf',
          limits(instructions)
            .filter(({ ctorName }) => ctorName === 'Instruction_onlyIf')
            .map((form) => read.condition(form.child(2)))[0],
        ),
      }));
    },
    Static_firstEachTurn(_the, nouns, _words, here, _eachTurn, says, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'static',
        ...base,
        ...firstEachTurn(nouns, here, says, read),
      }));
    },
    Static_ownStatus(statement, _while, status, _stop) {
      return during(this, statement, status);
    },
    Static_ownStatusFirst(_while, status, _comma, statement, _stop) {
      return during(this, statement, status);
    },
    Keyword_valued(_open, name, value, _close) {
      return valued(this, name, value);
    },
    Keyword_bareValued(name, value) {
      return valued(this, name, value);
    },
    Keyword_cost(_open, name, _close, costs) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: keyword(name),
        costs: read.costs(costs),
      }));
    },
    TimedEquip(permission, _equip, costs, _stop) {
      return read.withTargets(this, (base) => ({
        kind: 'keyword',
        ...base,
        keyword: 'equip',
        permissions: [read.word(permission.child(1)) === 'action' ? 'action' : 'reaction'],
        costs: read.costs(costs),
      }));
    },
    Keyword_plain(_open, name, _close) {
      return plain(this, name);
    },
    Keyword_barePlain(name) {
      return plain(this, name);
    },
  };

  function during(node: Node, statement: Node, status: Node): Ability {
    return read.withTargets(node, (base) => ({
      kind: 'static',
      ...base,
      statement: read.statement(statement.child(1)),
      condition: read.condition(status),
    }));
  }

  function valued(node: Node, name: Node, value: Node): Ability {
    return read.withTargets(node, (base) => ({
      kind: 'keyword',
      ...base,
      keyword: keyword(name),
      value: numberAmount(optional(value, read.number) ?? 1),
    }));
  }

  function plain(node: Node, name: Node): Ability {
    return read.withTargets(node, (base) => ({ kind: 'keyword', ...base, keyword: keyword(name) }));
  }
}
