/** Which words of ability trees the engine gives a meaning, besides those of instructions (`instruction.ts`). */
import type {
  Ability,
  ActivatedAbility,
  Amount,
  Condition,
  Cost,
  ReplacedEvent,
  Statement,
  Trigger,
} from './text/tree/index';
import { saysThereOfNowhere, saysTheyOfNobody } from './unbound-references';

/** Of each word of a kind: true, or why nothing carries it out. */
type Meanings<W extends string> = Readonly<Record<W, true | string>>;

const NO_TEMPLATE = 'no template reads it';

const statements: Meanings<Statement['says']> = {
  all: true,
  modify: true,
  'play only': true,
  replace: true,
  'replace next': true,
  'replace first': true,
  'victory score': true,
  enters: true,
  costs: true,
  'additional cost': true,
  'bonus damage': true,
  'buffs give': true,
  'may play to': true,
  "player can't": true,
  "can't move": true,
  "can't be moved": true,
  "can't be chosen": true,
  "can't be killed": true,
  "can't be readied": true,
  "can't be stunned": true,
  "can't be countered": true,
  "doesn't take damage": true,
  'assigned combat damage first': true,
  'assigned combat damage last': true,
  "doesn't deal combat damage": true,
  'may play from': true,
  'may move': NO_TEMPLATE,
  'triggers additional time': NO_TEMPLATE,
};

const triggers: Meanings<Trigger['on']> = {
  'any of': true,
  'nth time': true,
  'one or more': true,
  'start of': true,
  'end of': true,
  'player attacks': true,
  'player defends': true,
  'player conquers': true,
  'player holds': true,
  'player scores': true,
  'player gains points': true,
  'player burns out': true,
  'player does': true,
  'draws a card': true,
  'discards a card': true,
  plays: true,
  attacks: true,
  dies: true,
  moves: true,
  defends: true,
  conquers: true,
  holds: true,
  'takes damage': true,
  'becomes mighty': true,
  'becomes buffed': true,
  'becomes stunned': true,
  'becomes ready': true,
  'becomes exhausted': true,
  'is discarded': true,
  'is recycled': true,
  'is banished': true,
  'is healed': true,
  'is recalled': true,
  'is returned': true,
  'is revealed': true,
  'when you do': true,
  state: 'the rules have no triggers on states, only on events (376.1)',
  'beginning of': 'Riftbound says "the start of"',
  'wins a combat': true,
  'is chosen': NO_TEMPLATE,
  'is attached': true,
  'is detached': true,
  'is equipped': true,
  'leaves the board': NO_TEMPLATE,
};

const conditions: Meanings<Condition['if']> = {
  count: true,
  is: true,
  'cards in hand': true,
  points: true,
  'your turn': true,
  "opponent's turn": true,
  did: true,
  not: true,
  any: true,
  every: true,
  both: NO_TEMPLATE,
  'in combat': true,
  'in showdown': true,
  'additional cost paid': true,
  legion: true,
  'done this way': true,
  compare: true,
  'times this turn': true,
  'points to victory': true,
};

const amounts: Meanings<Amount['amount']> = {
  number: true,
  count: true,
  characteristic: true,
  'cards in hand': true,
  'that much': true,
  product: true,
  half: true,
  sum: true,
  points: true,
  among: true,
  'any number': true,
  X: 'nothing of Riftbound announces an X',
  'done this way': true,
  'times this turn': true,
};

const events: Meanings<ReplacedEvent['would']> = {
  die: true,
  'be dealt damage': true,
  'deal damage': true,
  'be stunned': true,
  'be recalled': true,
  'be exhausted': true,
  'be readied': true,
  move: true,
  'be buffed': true,
  'be discarded': true,
  'leave the board': true,
  'draw a card': true,
  'lose the game': true,
  score: true,
  'gain points': true,
  channel: true,
  reveal: true,
  play: NO_TEMPLATE,
};

const costs: Meanings<Cost['cost']> = {
  pay: true,
  discard: true,
  'discard this': true,
  exhaust: true,
  kill: true,
  recycle: true,
  banish: true,
  'return to hand': true,
  recall: true,
  stun: true,
  reveal: true,
  'spend buff': true,
  move: NO_TEMPLATE,
};

/** By the name of the field that holds the word. */
const WORDS: Readonly<Record<string, Readonly<Record<string, true | string>>>> = {
  says: statements,
  on: triggers,
  if: conditions,
  amount: amounts,
  would: events,
  cost: costs,
};

/** The part of an ability tree that nothing carries out, and why. */
export interface NotCarriedOut {
  readonly word: string;
  readonly why: string;
}

/** Does a text limit when an activated ability is used (053)? */
export const isLimited = ({ instructions, onlyIf }: ActivatedAbility): boolean =>
  instructions.length > 0 || onlyIf !== undefined;

/** What leaves others over: cards that are looked at, and some of what was chosen before. */
const LEAVING_A_REST = /"do":"choose".*"ref":"of those".*"ref":"the rest"|"do":"(?:look|reveal)"/;

/** Is this a passive ability that a text grants, and that speaks of targets? */
const isPassiveOfTargets = (part: object): boolean =>
  'kind' in part &&
  part.kind === 'static' &&
  'targets' in part &&
  Array.isArray(part.targets) &&
  part.targets.length > 0;

/** What a passive ability says of objects that nothing has chosen or spoken of: it would say nothing (352.9). */
function saidOfNothing(ability: Ability): readonly NotCarriedOut[] {
  if (ability.kind !== 'static') return [];
  const { statement, targets } = ability;
  if (statement.says === 'additional cost') return [];
  const ofTargets = targets.map((target) => ({
    word: target.text,
    why: 'a passive ability has no targets',
  }));
  return 'subject' in statement && statement.subject.ref === 'that'
    ? [...ofTargets, { word: 'it', why: 'nothing was spoken of before' }]
    : ofTargets;
}

interface PaidTogether {
  readonly object: object;
}

/** Is this a cost that so many objects at one place pay? */
const paidTogether = (part: object): part is PaidTogether =>
  'cost' in part &&
  'object' in part &&
  typeof part.object === 'object' &&
  part.object !== null &&
  /"minimum":(.+),"maximum":\1,"group":\{"at":"the same place"\}/.test(JSON.stringify(part.object));

/** "Channel 1 rune. It enters exhausted": said of what has entered, it would do nothing (140.1.b). */
const entersTooLate = (part: object): boolean =>
  'do' in part &&
  part.do === 'state' &&
  /^\{"do":"state","statement":\{"says":"enters","subject":\{"ref":"(?:that|target)"/.test(
    JSON.stringify(part),
  );

/** Every word of an ability that nothing carries out, of those that are no instructions. */
export function notCarriedOut(ability: Ability): readonly NotCarriedOut[] {
  const found: NotCarriedOut[] = [];
  const together = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (paidTogether(part)) together.add(part.object);
    if (entersTooLate(part)) found.push({ word: 'enters', why: 'it has entered when that is said' });
    if (part !== ability && isPassiveOfTargets(part))
      found.push({ word: 'a target', why: 'a passive ability has no targets' });
    for (const [field, value] of Object.entries(part)) {
      if (typeof value !== 'string') visit(value);
      else {
        const meaning = WORDS[field]?.[value];
        if (typeof meaning === 'string') found.push({ word: value, why: meaning });
      }
      if ((field === 'minimum' || field === 'maximum') && value === 'X')
        found.push({ word: 'X', why: amounts.X === true ? '' : amounts.X });
      if (field === 'group' && 'ref' in part && !together.has(part))
        found.push({
          word: 'at the same place',
          why: 'only targets, and what pays a cost, are chosen together (352.11)',
        });
      if (field === 'repeat' && value === true)
        found.push({ word: 'choose the same mode more than once', why: 'no rule speaks of it' });
    }
  };
  visit(ability);
  const speaks = JSON.stringify(ability);
  if (speaks.includes('"ref":"the rest"') && !LEAVING_A_REST.test(speaks))
    found.push({ word: 'the rest', why: 'no cards were looked at, and none of several objects was meant' });
  found.push(...saidOfNothing(ability));
  if (saysTheyOfNobody(ability)) found.push({ word: 'they', why: 'nothing was spoken of before' });
  if (saysThereOfNowhere(ability)) found.push({ word: 'there', why: 'nothing was spoken of before' });
  if (
    ability.kind === 'static' &&
    ability.statement.says === 'victory score' &&
    (ability.condition !== undefined || ability.legion)
  )
    found.push({
      word: ability.legion ? 'Legion' : 'if',
      why: 'the Victory Score is changed for as long as its object is there',
    });
  if (
    ability.kind === 'static' &&
    ability.statement.says === 'buffs give' &&
    (ability.condition !== undefined || ability.legion)
  )
    found.push({
      word: ability.legion ? 'Legion' : 'while',
      why: 'what buffs give is more for as long as its object is there',
    });
  if (ability.kind === 'activated' && isLimited(ability) && ability.effect.do === 'add')
    found.push({ word: 'use only', why: 'what adds resources may be used at any time' });
  return found;
}
