import type { Node } from 'ohm-js';
import {
  chosenBy,
  doneTogether,
  inRandomOrder,
  members,
  multipliedAmount,
  optional,
  optionalProperty,
  sequence,
  YOU,
} from '../../../text';
import type { Amount, Condition, Effect, ObjectReference, SpendOnly, Who } from '../tree';
import { ofWhatItIsDoneTo, withAmount } from './amounts';
import type { Dictionaries, Reader } from './reader';

/** Sentences and clauses of this game alone. */
export function magicEffects(read: Reader): Partial<Dictionaries['effect']> {
  /** On what alone mana is spent. */
  function onlyOf(spentOn: Node): SpendOnly {
    const form = spentOn.child(0);
    const [, first, , second] = form.children;
    if (form.ctorName === 'SpentOn_upkeep') return { of: 'cumulative upkeep' };
    const described = first ? read.filter(first) : {};
    if (form.ctorName === 'SpentOn_abilities') return { abilitiesOf: described };
    return { spells: described, ...(second ? { abilitiesOf: read.filter(second) } : {}) };
  }
  const insteadOf = (condition: Condition, clauses: Node): Effect => ({
    do: 'instead',
    condition,
    effect: { do: 'nothing' },
    instead: read.effect(clauses),
  });
  return {
    MaySentence_behold: (who, _may, _behold, costs, _stop, ifDo, other) => ({
      do: 'may pay',
      who: read.who(who),
      costs: read.costs(costs),
      ...{ ['then' as const]: read.effect(ifDo) },
      ...optionalProperty('otherwise', optional(other, read.effect)),
    }),
    PilesSentence_put: (who, _separate, object, _into, _stop, chooser, _put, one, _and, other, _stop2) => {
      const separating = optional(who, read.who) ?? YOU;
      const putInto = (destination: Node): Effect => ({
        do: 'put into zone',
        object: { ref: 'that' },
        ...read.destination(destination),
      });
      return {
        do: 'separate into piles',
        who: separating,
        object: chosenBy(separating, read.object(object)),
        chooser: optional(chooser, read.who) ?? YOU,
        one: putInto(one),
        other: putInto(other),
      };
    },
    PilesSentence_done: (
      who,
      _separate,
      object,
      _into,
      _stop,
      doer,
      verb,
      _all,
      _nouns,
      _in,
      whose,
      _choice,
      _stop2,
    ) => {
      const separating = optional(who, read.who) ?? YOU;
      return {
        do: 'separate into piles',
        who: separating,
        object: chosenBy(separating, read.object(object)),
        chooser: read.who(whose),
        one: doneToPile(read.word(verb), optional(doer, read.who) ?? YOU),
      };
    },
    SameSentence: (sentence, _words, keywords, _stop) => ({
      do: 'same is true',
      effect: read.effect(sentence),
      keywords: members(keywords).map(read.word),
    }),
    KeepsParty: (who, _chooses, _they, _control, _comma, _then, _sacrifice, _rest) => ({
      do: 'keep a party',
      who: read.who(who),
    }),
    DelayedSentence_pay: (_at, moment, _comma, _pay, costs, _stop, ifNot) => ({
      do: 'delayed trigger',
      trigger: read.trigger(moment),
      effect: { do: 'unless', who: YOU, costs: read.costs(costs), effect: read.effect(ifNot) },
    }),
    UnlessSentence: (_unless, who, costs, _comma, clauses, _stop) => ({
      do: 'unless',
      who: read.who(who),
      costs: read.costs(costs),
      effect: read.effect(clauses),
    }),
    ExtraPhase_after: (_after, _this, _comma, _words, first, _followed, second) =>
      addedParts(read, first, second),
    ExtraPhase_before: (_words, first, _followed, second, _after, _this) => addedParts(read, first, second),
    Skipped: (_words) => ({ do: 'nothing' }),
    OwnLineInstead_line: (_newLine, _word, _dash, sentence) => read.effect(sentence),
    ThresholdInstead: (_newLine, _threshold, _dash, first, last, _stop) => {
      const [before, after] = [first, last].map(({ ctorName }) => ctorName);
      return insteadOf({ if: 'threshold' }, before === 'Clauses' || after !== 'Clauses' ? first : last);
    },
    DoneThen_later: (clauses, time) => ({
      do: 'delayed trigger',
      trigger: read.trigger(time.child(1)),
      effect: read.effect(clauses),
    }),
    DoneThen_plain: (clauses) => read.effect(clauses),
    InsteadLast: (clauses, _instead, condition, _stop) => insteadOf(read.condition(condition), clauses),
    InsteadFirst: (_if, condition, _comma, _instead, clauses, _stop) =>
      insteadOf(read.condition(condition), clauses),
    GameDrawn: (_words) => ({ do: 'draw the game' }),
    PaySentence: (_pay, costs, _or, clauses, _stop) => ({
      do: 'unless',
      who: YOU,
      costs: read.costs(costs),
      effect: read.effect(clauses),
    }),
    EachSentence: (each, _comma, clauses, _stop) => {
      const said = read.effect(clauses);
      const times = read.amount(each);
      const effect = onEach(said, times) ?? timesAsMuch(said, times);
      if (!effect)
        throw read.misread(
          clauses,
          ['how much is gained, lost, drawn or put'],
          'as nothing else is done so often',
        );
      return effect;
    },
    RevealUntil: (_who, _reveal, whose, _library, _until, _they, _revealed, _a, nouns, put) => {
      const who = read.who(whose);
      const { zone: _usual, ...filter } = read.filter(nouns);
      const [, , , , destination, rest] = put.children;
      const said = rest?.children[0];
      return doneTogether<Effect>([
        { do: 'reveal', object: { ref: 'top until', who, filter } },
        ...(destination
          ? [
              {
                do: 'put into zone',
                object: { ref: 'all of those', filter },
                ...read.destination(destination),
              } as const,
            ]
          : []),
        ...(said
          ? [
              {
                do: 'put into zone',
                object: { ref: 'the rest' },
                ...inRandomOrder(read, said.child(3)),
                ...read.destination(said.child(2)),
              } as const,
            ]
          : []),
      ]);
    },
    RepeatAgain: (_words) => ({ do: 'repeat process' }),
    RepeatSentence: (_words, _stop) => ({ do: 'repeat process', once: true }),
    CounteredInstead: (clauses, _stop, _if, _it, _countered, _comma, to, _end) => {
      const effect = read.effect(clauses);
      if (effect.do !== 'counter') throw read.misread(clauses, ['“counter”'], 'as nothing else is countered');
      const form = to.child(0);
      if (!form.ctorName.startsWith('CounteredTo_put')) return { ...effect, to: 'out of game' };
      const { zone } = read.destination(form.child(2));
      if (zone === 'hand' || zone === 'top of deck' || zone === 'bottom of deck')
        return { ...effect, to: zone };
      throw read.misread(form.child(2), ['a hand', 'an end of a library'], 'as no other place is known');
    },
    LifeTotal: (whose, _becomes, _equal, quantity) => ({
      do: 'set life',
      who: read.who(whose),
      amount: read.amount(quantity),
    }),
    WhereX_both: (clauses, _comma, _words, x, _join, _and, _yIs, y, _stop) =>
      withAmount(withAmount(read.effect(clauses), read.amount(y), 'Y'), read.amount(x)),
    WhereX_plain: (clauses, _comma, _words, quantity, _stop) => {
      if (/\bx (?:other )?target/i.test(read.printed(clauses)))
        throw read.misread(clauses, ['a number of targets'], 'as targets are chosen before X is counted');
      const effect = read.effect(clauses);
      return withAmount(effect, ofWhatItIsDoneTo(read.amount(quantity), effect));
    },
    WhereX_unless: (clauses, _comma, _words, quantity, _stop) => ({
      do: 'with X',
      amount: read.amount(quantity),
      effect: read.effect(clauses),
    }),
    OnlyFor: (clauses, _stop, _words, spentOn, _end) => spentOnly(read.effect(clauses), onlyOf(spentOn)),
    ForGood: (clauses, _stop, _whom, _words, _end) => {
      const effect = read.effect(clauses);
      const forGood = destroyedForGood(effect);
      if (forGood === effect) throw read.misread(clauses, ['“destroy”'], 'as nothing else is regenerated');
      return forGood;
    },
    ExchangeLife_both: (who, _and, other, _words) => ({
      do: 'exchange life',
      who: read.who(who),
      other: read.who(other),
    }),
    ExchangeLife_targets: (targets, _words) => {
      const who = read.who(targets);
      return { do: 'exchange life', who, other: who };
    },
    EachOfThem: (them, _each, verbs) =>
      sequence<Effect>(members(verbs).map((verb) => read.instruction(verb)(read.who(them)))),
    ComesTapped: (_it, _enters, _tapped) => ({ do: 'come tapped' }),
    ControlsPlayer: (who, _controls, whom, _during, _whose, _turn) => ({
      do: 'control player',
      who: read.who(who),
      whom: read.who(whom),
    }),
    BecomesBlocked: (object, _words) => ({
      do: 'become blocked',
      object: chosenBy(YOU, read.object(object)),
    }),
    Regenerate: (_regenerate, object) => ({
      do: 'regenerate',
      object: chosenBy(YOU, read.object(object)),
    }),
  };
}

/** What is done to what is in a pile. */
function doneToPile(verb: string, who: Who): Effect {
  const object: ObjectReference = { ref: 'that' };
  if (verb.startsWith('sacrifice')) return { do: 'sacrifice', who, object };
  if (verb.startsWith('exile')) return { do: 'remove from the game', object };
  if (verb.startsWith('untap')) return { do: 'untap', object };
  return verb.startsWith('tap') ? { do: 'tap', object } : { do: 'destroy', object };
}

/** "For each creature, put a counter on that creature": on all of them. */
const onEach = (effect: Effect, of: Amount): Effect | undefined =>
  effect.do === 'put counters' && effect.object.ref === 'that' && of.amount === 'count'
    ? { ...effect, object: { ref: 'all', filter: of.filter } }
    : undefined;

/** The same, where the mana that it adds is spent on that alone. */
const spentOnly = (effect: Effect, only: SpendOnly): Effect => {
  if (effect.do === 'sequence')
    return { ...effect, steps: effect.steps.map((step) => spentOnly(step, only)) };
  return effect.do === 'add mana' ? { ...effect, only } : effect;
};
/** Of two that follow each other, the one that comes first is added last (500.8). */
function addedParts(read: Reader, first: Node, second: Node): Effect {
  const [other] = second.children;
  const added = [...(other ? [other] : []), first].map(
    (part): Effect => ({ do: 'extra phase', phase: read.word(part) }),
  );
  return added.length === 1 && added[0] ? added[0] : { do: 'sequence', steps: added };
}

/** The same so often; undefined where what is done isn't counted, or is done to each. */
function timesAsMuch(effect: Effect, times: Amount): Effect | undefined {
  if (effect.do === 'sequence') {
    const steps = effect.steps.map((step) => timesAsMuch(step, times));
    return steps.every((step) => step !== undefined) ? { ...effect, steps } : undefined;
  }
  if (/"(?:that|that player)"/.test(JSON.stringify(effect))) return undefined;
  switch (effect.do) {
    case 'gain life':
    case 'lose life':
    case 'draw':
    case 'discard':
    case 'mill':
    case 'damage':
    case 'put token into play':
    case 'get poison counters':
      return { ...effect, amount: multipliedAmount<Amount>(effect.amount, times) };
    default:
      return undefined;
  }
}

/** The same, but that what it destroys last can't be regenerated; itself where it destroys nothing. */
function destroyedForGood(effect: Effect): Effect {
  if (effect.do === 'destroy') return { ...effect, forGood: true };
  if (effect.do !== 'sequence') return effect;
  const place = effect.steps.findLastIndex((each) => each.do === 'destroy');
  return place < 0
    ? effect
    : { ...effect, steps: effect.steps.map((each, at) => (at === place ? destroyedForGood(each) : each)) };
}
