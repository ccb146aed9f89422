import type { Node } from 'ohm-js';
import {
  about,
  changing,
  chosenBy,
  doneTogether,
  ITS,
  inRandomOrder,
  members,
  multipliedAmount,
  optional,
  optionalProperty,
  present,
  YOU,
} from '../../../text';
import type { Amount, Effect, ObjectReference, SpendOnly, Who } from '../tree';
import { withAmount } from './amounts';
import type { Dictionaries, Reader } from './reader';

/** Recipients of damage: who deals it is "itself", and "its controller" where that is meant. */
function recipientsOf(to: ObjectReference, source: ObjectReference, isMeant: boolean): ObjectReference {
  if (to.ref === 'several') return { ...to, of: to.of.map((each) => recipientsOf(each, source, isMeant)) };
  if (to === ITS) return source;
  return isMeant && to.ref === 'players' && 'object' in to.who && to.who.object === ITS
    ? { ...to, who: { ...to.who, object: source } }
    : to;
}

/** Sentences and clauses of this game alone. */
export function magicEffects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'effect' | 'duration' | 'modifications'> {
  const damage = (dealer: Node, amount: Amount, to: Node, divided = false): Effect => {
    const source = read.object(dealer);
    const recipients = read.object(to);
    // "Target creature deals damage equal to its power to …": it is the one that deals.
    const isMeant = source.ref === 'target';
    return {
      do: 'damage',
      source,
      amount: isMeant ? about(amount, source) : amount,
      to: recipientsOf(recipients, source, isMeant),
      divided,
    };
  };
  const rolled = (who: Node, dice: Node, ignored: Node, modifier: Node) => {
    return {
      do: 'roll' as const,
      who: optional(who, read.who) ?? YOU,
      dice: read.amount(dice.child(0)),
      sides: read.number(dice.child(1)),
      ...optionalProperty(
        'ignore',
        optional(ignored, (said) => extremeIn(read, said.child(1))),
      ),
      ...optionalProperty(
        'modifier',
        optional(modifier, (said) => ({
          sign: /^and\s+add\b/i.test(read.printed(said)) ? (1 as const) : (-1 as const),
          by: read.amount(said.child(2)),
        })),
      ),
    };
  };
  /** Left out: one or more. */
  function modalOf(count: Node | undefined, repeat: Node | undefined, modes: readonly Effect[]) {
    const { minimum, maximum } = count ? read.count(count) : { minimum: 1, maximum: 'any number' as const };
    return {
      do: 'modal' as const,
      minimum: Number(minimum),
      maximum: maximum === 'any number' ? modes.length : Number(maximum),
      repeat: repeat !== undefined && present(repeat),
      modes,
    };
  }
  const switched = (whose: Node, time: Node): Effect => ({
    do: 'apply',
    object: read.object(whose),
    modifications: [{ change: 'switch' }],
    duration: read.duration(time),
  });
  /** On what alone mana is spent. */
  function onlyOf(spentOn: Node): SpendOnly {
    const form = spentOn.child(0);
    const [, first, , second] = form.children;
    if (form.ctorName === 'SpentOn_upkeep') return { of: 'cumulative upkeep' };
    const described = first ? read.filter(first) : {};
    if (form.ctorName === 'SpentOn_abilities') return { abilitiesOf: described };
    return { spells: described, ...(second ? { abilitiesOf: read.filter(second) } : {}) };
  }
  return {
    effect: {
      MaySentence_haveDeal: (who, _have, source, _deal, amount, _to, object, _stop, ifDo) => ({
        do: 'may',
        who: read.who(who),
        effect: damage(source, read.amount(amount), object),
        ...optionalProperty('then', optional(ifDo, read.effect)),
      }),
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
      OthersModal: (who, _choose, count, _dash, repeat, modes) => ({
        ...modalOf(count, repeat, modes.children.map(read.effect)),
        chosenBy: read.who(who),
      }),
      SameSentence: (sentence, _words, keywords, _stop) => ({
        do: 'same is true',
        effect: read.effect(sentence),
        keywords: members(keywords).map(read.word),
      }),
      KeepsParty: (who, _chooses, _they, _control, _comma, _then, _sacrifice, _rest) => ({
        do: 'keep a party',
        who: read.who(who),
      }),
      CostModal: (lead, modes) => {
        const effects = modes.children.map((mode) => read.effect(mode.child(5)));
        const [, count, , repeat] = lead.child(0).children;
        return {
          ...modalOf(count, repeat, effects),
          costs: modes.children.map((mode) => read.costs(mode.child(3))),
        };
      },
      PawprintModal: (_choose, number, _symbol, _words, _stop, repeat, modes) => {
        const most = read.number(number);
        const of = modes.children.map((mode) => mode.child(2).numChildren);
        const isRepeated = present(repeat);
        return {
          do: 'modal',
          minimum: 0,
          maximum: isRepeated ? Math.floor(most / Math.min(...of)) : of.length,
          repeat: isRepeated,
          modes: modes.children.map((mode) => read.effect(mode.child(4))),
          worth: { most, of },
        };
      },
      OneLineModal: (chosen, count, _dash, first, _semicolon, _or, others, _stop) => {
        const modes = [first, ...others.children].map(read.effect);
        const { minimum, maximum } = read.count(count);
        return {
          do: 'modal',
          minimum: Number(minimum),
          maximum: maximum === 'any number' ? modes.length : Number(maximum),
          repeat: false,
          modes,
          ...(chosen.child(0).ctorName === 'ModesChosen_by'
            ? { chosenBy: read.who(chosen.child(0).child(0)) }
            : {}),
        };
      },
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
      AnotherLand_one: (_may, _land, _turn) => anotherLand,
      AnotherLand_several: (_may, number, _turn) =>
        doneTogether<Effect>(Array.from({ length: read.number(number) }, () => anotherLand)),
      OwnLineInstead: (_newLine, _word, _dash, sentence) => read.effect(sentence),
      Continuous_getsForEach: (object, _gets, gains, time, each) => {
        const per = read.amount(each);
        const { subject, modifications } = changing(
          members(gains)
            .flatMap(read.modifications)
            .map((change) =>
              change.change === 'modify' ? { ...change, by: multipliedAmount(change.by, per) } : change,
            ),
        )(read.object(object));
        return { do: 'apply', object: subject, modifications, duration: read.duration(time) };
      },
      Continuous_asThoughFlash: (_may, nouns, time, _words) => ({
        do: 'state',
        statement: { says: 'may play as though flash', who: YOU, filter: read.filter(nouns) },
        duration: read.duration(time),
      }),
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
        if (effect.do !== 'counter')
          throw read.misread(clauses, ['“counter”'], 'as nothing else is countered');
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
      StillSentence: (clauses, _stop, _its, _still, _a, type, _end) =>
        keeping(read.effect(clauses), read.word(type)),
      NextReplaced: (_next, would, duration, _comma, outcome, _stop) => ({
        do: 'state',
        statement: {
          says: 'replace',
          event: read.replaced(would),
          instead: read.outcome(outcome),
          nextTime: true,
        },
        duration: optional(duration, read.duration) ?? 'for the rest of the game',
      }),
      WhereX: (clauses, _comma, _words, quantity, _stop) => {
        if (/\bx (?:other )?target/i.test(read.printed(clauses)))
          throw read.misread(clauses, ['a number of targets'], 'as targets are chosen before X is counted');
        return withAmount(read.effect(clauses), read.amount(quantity));
      },
      OnlyFor: (clauses, _stop, _words, spentOn, _end) => spentOnly(read.effect(clauses), onlyOf(spentOn)),
      ForGood: (clauses, _stop, _whom, _words, _end) => {
        const effect = read.effect(clauses);
        const forGood = destroyedForGood(effect);
        if (forGood === effect) throw read.misread(clauses, ['“destroy”'], 'as nothing else is regenerated');
        return forGood;
      },
      Damage_to: (source, _deals, amount, _to, object, each, more) => {
        const times = optional(each, read.amount);
        const much = read.amount(amount);
        const first = damage(source, times === undefined ? much : multipliedAmount(much, times), object);
        const also = optional(more, (node) => damage(source, read.amount(node.child(1)), node.child(3)));
        return also ? doneTogether<Effect>([first, also]) : first;
      },
      Damage_equalTo: (source, _deals, quantity, _to, object) =>
        damage(source, read.amount(quantity), object),
      Damage_equal: (source, _deals, object, _equal, quantity) =>
        damage(source, read.amount(quantity), object),
      Damage_divided: (source, _deals, amount, _divided, object) =>
        damage(source, read.amount(amount), object, true),
      Damage_again: (source, _deals, amount, _damage, _to, _instead) => ({
        do: 'damage',
        source: read.object(source),
        amount: read.amount(amount),
        to: { ref: 'that' },
        divided: false,
      }),
      Continuous_lure: (_words, object, time, _doSo) => ({
        do: 'state',
        statement: { says: 'blocked by all able', subject: read.object(object) },
        duration: read.duration(time),
      }),
      Continuous_playerAndObjects: (who, _and, nouns, _gain, keyword, time) => {
        const duration = read.duration(time);
        return doneTogether<Effect>([
          {
            do: 'state',
            statement: { says: 'player has', who: read.who(who), ability: read.ability(keyword) },
            duration,
          },
          {
            do: 'apply',
            object: { ref: 'all', filter: read.filter(nouns) },
            modifications: [{ change: 'gain ability', ability: read.ability(keyword) }],
            duration,
          },
        ]);
      },
      Continuous_switch: (_switch, whose, _words, time) => switched(whose, time),
      Continuous_switched: (whose, _words, time) => switched(whose, time),
      Continuous_nextUntap: (object, _doesnt, _untap, _whose, _step) => ({
        do: 'state',
        statement: { says: "doesn't untap", subject: read.object(object) },
        duration: 'through its next untap step',
      }),
      FlipSentence_called: (_flip, _stop, won, lost) => ({
        do: 'flip a coin',
        who: YOU,
        won: read.effect(won),
        ...optionalProperty('lost', optional(lost, read.effect)),
      }),
      FlipSentence_lost: (_flip, _stop, lost) => ({ do: 'flip a coin', who: YOU, lost: read.effect(lost) }),
      FlipSentence_shown: (_flip, _stop, heads, tails) => ({
        do: 'flip a coin',
        who: YOU,
        heads: read.effect(heads),
        ...optionalProperty('tails', optional(tails, read.effect)),
      }),
      FlipSentence_tails: (_flip, _stop, tails) => ({
        do: 'flip a coin',
        who: YOU,
        tails: read.effect(tails),
      }),
      FlipWon: (_if, _comma, clauses, _stop) => read.effect(clauses),
      FlipLost: (_if, _comma, clauses, _stop) => read.effect(clauses),
      FlipHeads: (_if, _comma, clauses, _stop) => read.effect(clauses),
      FlipTails: (_if, _comma, clauses, _stop) => read.effect(clauses),
      RollSentence_table: (who, _roll, dice, ignored, modifier, _stop, results) => ({
        ...rolled(who, dice, ignored, modifier),
        table: results.children.map((result) => ({
          ...rangeOf(result.child(2)),
          effect: read.effect(result.child(4)),
        })),
      }),
      RollSentence_plain: (who, _roll, dice, ignored, modifier, _stop, effects) => ({
        ...rolled(who, dice, ignored, modifier),
        ...optionalProperty('then', optional(effects, read.effect)),
      }),
      Fight_other: (object, _fights, other) => ({
        do: 'fight',
        object: read.object(object),
        other: read.object(other),
      }),
      Fight_eachOther: (object, _and, other, _fight) => ({
        do: 'fight',
        object: read.object(object),
        other: read.object(other),
      }),
      ExchangeLife: (who, _and, other, _words) => ({
        do: 'exchange life',
        who: read.who(who),
        other: read.who(other),
      }),
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
    },
    duration: {
      Duration_nextPart: (_until, _beginning, _your, step) => `until your next ${read.word(step)}`,
      Duration_turn: (_words) => 'until end of turn',
      Duration_combat: (_words) => 'until end of combat',
      Duration_thisCombat: (_words) => 'until end of combat',
      Duration_whileTapped: (_for, _as, _self, _words) => 'while this remains tapped',
      Duration_whileControlled: (_words, _self) => 'while you control this',
      Duration_whileInPlay: (_words, _self, _remains, _inPlay) => 'while this remains in play',
    },
    modifications: {
      Gain_both: (sign, power, _slash, other, toughness) => [
        change('power', sign, read.amount(power)),
        change('toughness', other, read.amount(toughness)),
      ],
    },
  };
}

const anotherLand: Effect = {
  do: 'state',
  statement: { says: 'additional land', who: YOU },
  duration: 'this turn',
};

/** What is done to what is in a pile. */
function doneToPile(verb: string, who: Who): Effect {
  const object: ObjectReference = { ref: 'that' };
  if (verb.startsWith('sacrifice')) return { do: 'sacrifice', who, object };
  if (verb.startsWith('exile')) return { do: 'remove from the game', object };
  if (verb.startsWith('untap')) return { do: 'untap', object };
  return verb.startsWith('tap') ? { do: 'tap', object } : { do: 'destroy', object };
}

/** Which of several rolls a text ignores. */
export const extremeIn = (read: Reader, ignored: Node): 'lowest' | 'highest' =>
  read.word(ignored.child(1)).startsWith('low') ? 'lowest' : 'highest';

/** The least and the greatest result that a line of a table is for. */
function rangeOf({ sourceString }: Node): { readonly from: number; readonly to: number } {
  const [first = 0, last] = (sourceString.match(/\d+/g) ?? []).map(Number);
  return { from: first, to: last ?? (sourceString.includes('+') ? Number.MAX_SAFE_INTEGER : first) };
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

/** The same, where what becomes something keeps a type besides. */
function keeping(effect: Effect, type: string): Effect {
  if (effect.do === 'sequence') return { ...effect, steps: effect.steps.map((step) => keeping(step, type)) };
  if (effect.do !== 'apply') return effect;
  const modifications = effect.modifications.map((each) =>
    each.change === 'set types' && each.keeps !== 'all' ? { ...each, keeps: [...each.keeps, type] } : each,
  );
  return { ...effect, modifications };
}

const change = (characteristic: string, sign: Node, by: Amount) => ({
  change: 'modify' as const,
  characteristic,
  by,
  sign: sign.sourceString === '-' ? (-1 as const) : (1 as const),
});
