import type { Node } from 'ohm-js';
import type {
  Condition,
  Cost,
  Duration,
  Effect,
  ObjectReference,
  Statement,
  TargetSpecification,
  Who,
} from '../tree/shared';
import { aboutTheCard, doneBySomebody, groupsOf, lastingAlike, partedAtThen, whoever } from './parted';
import {
  type Dictionaries,
  ITS,
  members,
  optional,
  optionalProperty,
  present,
  type Reader,
  YOU,
} from './reader';
import {
  aboutTheSame,
  askedOfTheSame,
  chosenBy,
  combinedStatement,
  doneToTheAsked,
  lasting,
  sequence,
} from './sequence';

/** What is said of winning and losing at once is known to the one who wins. */
function atOnce(effects: readonly Effect[]): Effect {
  const whole = sequence(effects);
  if (whole.do !== 'sequence') return whole;
  const losing = whole.steps.flatMap((step) => (step.do === 'lose' ? [step.who] : []));
  if (losing.length === 0) return whole;
  return { ...whole, steps: whole.steps.map((step) => (step.do === 'win' ? { losing, ...step } : step)) };
}

/** What “then” parts from the rest of its sentence: nothing is said there of losing besides what is said here. */
function apart(effects: readonly Effect[]): Effect {
  const whole = atOnce(effects);
  if (whole.do === 'win') return { losing: [], ...whole };
  if (whole.do !== 'sequence') return whole;
  return { ...whole, steps: whole.steps.map((step) => (step.do === 'win' ? { losing: [], ...step } : step)) };
}

/** Sentences and clauses: what happens, in order. */
export function effectMeanings(read: Reader): Pick<Dictionaries, 'effect' | 'duration'> {
  /** What one clause after another says, in order; what “then” parts doesn't happen at once. */
  const joined = (list: Node, effects: readonly Effect[]): Effect => {
    const groups = groupsOf(list, effects, read);
    return groups.length > 1 ? sequence(groups.map(apart)) : atOnce(effects);
  };
  const all = (list: Node): Effect => {
    const clauses = members(list);
    return joined(list, lastingAlike(clauses.map(read.effect), clauses, read));
  };
  const parted = (clauses: Node) =>
    partedAtThen(clauses, read, (effects, isParted) => (isParted ? apart : atOnce)(effects));
  const inOrder = (sentences: Node): Effect => {
    const effects: Effect[] = [];
    for (const sentence of sentences.children) {
      const effect = aboutTheCard(read.effect(sentence), effects, read.printed(sentence));
      // What is replaced is what the sentence before says.
      const before = effect.do === 'instead' ? effects.pop() : undefined;
      if (effect.do === 'instead' && !before)
        throw read.misread(sentence, ['a sentence before it'], 'as “instead” is in place of what that says');
      effects.push(
        effect.do === 'instead' && before
          ? {
              ...effect,
              condition: askedOfTheSame(effect.condition, before, saysIt(sentence)),
              effect: before,
              instead: aboutTheSame(effect.instead, before),
            }
          : effect,
      );
    }
    return sequence(effects);
  };
  const saysIt = (asking: Node): boolean => /^(?:if )?it(?:['’]s)?\b/i.test(read.printed(asking).trim());
  const otherwise = (part: Node) => optionalProperty('otherwise', optional(part, read.effect));
  const following = (part: Node) => optionalProperty('then', optional(part, read.effect));
  const delayed = (trigger: Node, effect: Node, duration?: Duration): Effect => ({
    do: 'delayed trigger',
    trigger: read.trigger(trigger),
    effect: read.effect(effect),
    ...optionalProperty('duration', duration),
  });
  const withTargets = (effect: Effect, targets: readonly TargetSpecification[]): Effect =>
    effect.do === 'delayed trigger' && targets.length > 0 ? { ...effect, targets } : effect;
  const stated = (statement: Node, duration: Node): Effect =>
    lasting(read.statement(statement), optional(duration, read.duration) ?? 'for the rest of the game');
  return {
    effect: {
      Effects: inOrder,
      Clauses: all,
      ThenSentence: (_then, _comma, sentence) => read.effect(sentence),
      PlainSentence_unless: (clauses, _stop) => read.effect(clauses),
      ClausesUnless: (clauses, _unless, who, costs) => {
        const { before, last } = parted(clauses);
        const they = read.who(who);
        // "Each player … unless they …": of each, what that one doesn't do.
        const ofEach = they.who === 'that player' && 'who' in last && last.who.who.startsWith('each');
        return sequence<Effect>([
          ...before,
          ofEach
            ? unless(last.who, read.costs(costs), doneBy(they, last))
            : {
                do: 'unless',
                who: relative(whoever(they, last), last),
                costs: read.costs(costs),
                effect: last,
              },
        ]);
      },
      PlainSentence_if: (clauses, _if, condition, _stop) => {
        const { before, last } = parted(clauses);
        const asked = askedOfTheSame(read.condition(condition), last, saysIt(condition));
        return sequence<Effect>([...before, { do: 'if', condition: asked, ...follows(last) }]);
      },
      PlainSentence_later: (clauses, time, _stop) => {
        const { before, last, isJoint } = parted(clauses);
        if (isJoint)
          throw read.misread(
            time,
            ['a sentence of its own'],
            'as it isn’t said whether all of it is done then',
          );
        const trigger = read.trigger(time.child(1));
        return sequence<Effect>([...before, { do: 'delayed trigger', trigger, effect: last }]);
      },
      PlainSentence_plain: (clauses, _stop) => read.effect(clauses),
      MaySentence_pay: (who, _may, _pay, costs, _stop, ifDo, other) => ({
        do: 'may pay',
        who: read.who(who),
        costs: read.costs(costs),
        ...follows(read.effect(ifDo)),
        ...otherwise(other),
      }),
      MaySentence_payNot: (who, _may, _pay, costs, _stop, ifNot) =>
        unless(read.who(who), read.costs(costs), read.effect(ifNot)),
      MaySentence_have: (who, _may, doer, verbs, _stop, ifDo, other) => ({
        do: 'may',
        who: read.who(who),
        effect: sequence(members(verbs).map((verb) => read.instruction(verb)(read.who(doer)))),
        ...following(ifDo),
        ...otherwise(other),
      }),
      MaySentence_do: (who, _may, verbs, _stop, ifDo, other) => {
        const player = read.who(who);
        // Of each player who may, what that one does.
        const doer: Who = player.who.startsWith('each') ? { who: 'that player' } : player;
        return {
          do: 'may',
          who: player,
          effect: sequence(members(verbs).map((verb) => read.instruction(verb)(doer))),
          ...following(ifDo),
          ...otherwise(other),
        };
      },
      DoneSentence_do: (clauses, _stop, ifDo, other) =>
        sequence<Effect>([
          read.effect(clauses),
          { do: 'if', condition: { if: 'did' }, ...follows(read.effect(ifDo)), ...otherwise(other) },
        ]),
      DoneSentence_doNot: (clauses, _stop, ifNot) => unlessDone(clauses, ifNot),
      DoneSentence_cannot: (clauses, _stop, ifNot) => unlessDone(clauses, ifNot),
      IfDoNot: (_if, _who, _dont, _comma, clauses, _stop) => read.effect(clauses),
      IfCannot: (_if, _who, _cant, _comma, clauses, _stop) => read.effect(clauses),
      IfDo: (_if, _who, _do, _comma, clauses, _stop) => read.effect(clauses),
      Otherwise: (_words, _comma, clauses, _stop) => read.effect(clauses),
      InsteadSentence: (_if, condition, _comma, clauses, _instead, _stop) => ({
        do: 'instead',
        condition: read.condition(condition),
        effect: { do: 'nothing' },
        instead: read.effect(clauses),
      }),
      IfSentence: (_if, asked, _comma, clauses, _stop, other) => {
        const condition = read.condition(asked);
        return {
          do: 'if',
          condition,
          ...follows(doneToTheAsked(read.effect(clauses), condition)),
          ...optionalProperty(
            'otherwise',
            optional(other, (part) => doneToTheAsked(read.effect(part), condition)),
          ),
        };
      },
      DelayedSentence(sentence) {
        return read.withOwnTargets(this, (targets) => withTargets(read.effect(sentence), targets));
      },
      DelayedSentence_whenYouDo: (_when, _who, _do, _comma, clauses, _stop) => ({
        do: 'delayed trigger',
        trigger: { on: 'when you do' },
        effect: read.effect(clauses),
      }),
      DelayedSentence_moment: (_at, moment, _comma, clauses, _stop) => delayed(moment, clauses),
      DelayedSentence_lasting: (_when, event, duration, _comma, clauses, _stop) =>
        delayed(event, clauses, read.duration(duration)),
      DelayedSentence_lastingFirst: (duration, _comma, _when, event, _comma2, clauses, _stop) =>
        delayed(event, clauses, read.duration(duration)),
      DelayedSentence_next: (_when, event, _comma, clauses, _stop) => delayed(event, clauses),
      Modal: (_choose, count, _colon, repeat, modes) => {
        const bounds = read.count(count);
        return {
          do: 'modal',
          minimum: Number(bounds.minimum),
          maximum: bounds.maximum === 'any number' ? modes.numChildren : Number(bounds.maximum),
          repeat: present(repeat),
          modes: modes.children.map(read.effect),
        };
      },
      Mode: (_newline, _bullet, effects) => read.effect(effects),
      PlayerClause: (who, verbs) => {
        const player = read.who(who);
        if (player.who === 'any player') throw read.misread(who, ['“each player”'], 'as no text says which');
        return joined(verbs.child(0), doneBySomebody(verbs, player, read));
      },
      Imperative: (verb) => read.instruction(verb)(YOU),
      Continuous_durationFirst: (duration, _comma, statement) =>
        lasting(read.statement(statement), read.duration(duration)),
      Continuous_predicates: (object, _each, predicates) =>
        predicated(read.object(object), members(predicates)),
      Continuous_replacement: (replacement) =>
        lasting(read.statement(replacement), read.duration(replacement.child(2))),
      Continuous_rule: stated,
    },
    duration: {
      Duration_thisTurn: (_words) => 'this turn',
      Duration_nextTurn: (_words) => 'until your next turn',
      Duration_game: (_words) => 'for the rest of the game',
    },
  };

  function unlessDone(clauses: Node, ifNot: Node): Effect {
    const condition: Condition = { if: 'not', condition: { if: 'did' } };
    return sequence<Effect>([read.effect(clauses), { do: 'if', condition, ...follows(read.effect(ifNot)) }]);
  }

  /** In "destroy target unit unless its controller …", "its" is that unit's. */
  function relative(who: Who, effect: Effect): Who {
    if (who.who !== 'controller of' && who.who !== 'owner of') return who;
    const object = effect.do === 'damage' ? effect.to : 'object' in effect ? effect.object : undefined;
    return who.object === ITS && object !== undefined ? { ...who, object } : who;
  }

  /** "gains +1 power and can't block this turn": a duration holds for what stands before it, too. */
  function timed(subject: ObjectReference, predicates: readonly Node[]): Effect {
    const groups: { duration: Duration; statements: Statement[] }[] = [];
    let waiting: Statement[] = [];
    for (const node of predicates) {
      const [predicate, time] = node.child(0).children;
      if (predicate === undefined || time === undefined) continue;
      waiting = [...waiting, read.predicate(predicate)(subject)];
      const duration = time.isIteration() ? optional(time, read.duration) : read.duration(time);
      if (duration === undefined) continue;
      groups.push({ duration, statements: waiting });
      waiting = [];
    }
    if (waiting.length > 0) groups.push({ duration: 'for the rest of the game', statements: waiting });
    return sequence(
      groups.map(({ duration, statements }) => lasting(combinedStatement(statements), duration)),
    );
  }

  /** "A unit gains +1 power and can't block this turn": it is chosen once, for all that is said of it. */
  function predicated(subject: ObjectReference, predicates: readonly Node[]): Effect {
    const said = timed(subject, predicates);
    if (subject.ref !== 'choice' || said.do !== 'sequence') return said;
    return sequence<Effect>([{ do: 'choose', who: YOU, object: subject }, timed(ITS, predicates)]);
  }
}

/** "… may pay …. If they don't, …": of each of several, what that one doesn't pay. */
function unless(who: Who, costs: readonly Cost[], effect: Effect): Effect {
  return who.who.startsWith('each')
    ? { do: 'may pay', who, costs, ...follows({ do: 'nothing' }), otherwise: effect }
    : { do: 'unless', who, costs, effect };
}

/** The same, done by somebody else. */
function doneBy(who: Who, effect: Effect): Effect {
  if (!('who' in effect)) return effect;
  return 'object' in effect ? { ...effect, who, object: chosenBy(who, effect.object) } : { ...effect, who };
}

/** What happens then. */
function follows(effect: Effect): { readonly then: Effect } {
  // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
  return { then: effect };
}
