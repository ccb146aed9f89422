import type { Node } from 'ohm-js';
import { multipliedAmount, numberAmount, optional, optionalProperty, present, YOU } from '../../../text';
import type { Filter, ReplacedEvent, Statement, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

type Prohibited = Extract<Statement, { says: "player can't" }>['what'];
type Changed = { readonly do: 'change amount'; readonly times?: number; readonly plus?: number };

/** Statements about the rules of the game, about playing this card, and about events that would happen. */
export function legionsStatements(
  read: Reader,
): Pick<Partial<Dictionaries>, 'statement' | 'replaced' | 'outcome'> {
  const event =
    (would: ReplacedEvent['would']) =>
    (subject: Node): ReplacedEvent => ({ would, object: read.subject(subject) });
  const handSize = (who: Node, change: 'set' | 'modify', amount: number, sign: 1 | -1): Statement => ({
    says: 'maximum hand size',
    who: read.who(who),
    change,
    amount: numberAmount(amount),
    sign,
  });

  return {
    statement: {
      PlayingRule_self: (self, _lookahead, predicate) => read.predicate(predicate)(read.object(self)),
      PlayingRule_ofItself: (_if, _self, _would, replacement) => read.statement(replacement),
      ForPlaying_mayPlayFrom: (_words, _self, _from, zone) => ({
        says: 'may play from',
        zone: read.word(zone),
        subject: { ref: 'this' },
      }),
      ForPlaying_untargeted: (_play, _self, _words) => ({ says: 'played without a target' }),
      ForPlaying_beginWith: (_words, _self, _where) => ({ says: 'may begin on the battlefield' }),
      ForPlaying_revealAtFirst: (_words, _self, _from, after) => ({
        says: 'may reveal from opening hand',
        ...optionalProperty(
          'then',
          optional(after, (node) => read.effect(node.child(3))),
        ),
      }),
      PlayingCost_additional: (_words, _self, _comma, may, costs) => ({
        says: 'additional cost',
        costs: read.costs(costs),
        optional: present(may),
      }),
      PlayingCost_free: (_words, _self, _without, _cost) => ({
        says: 'may play without paying',
        subject: { ref: 'this' },
      }),
      PlayingCost_alternative: (_youMay, costs, _rather, _pay, _cost) => ({
        says: 'alternative cost',
        costs: read.costs(costs),
      }),
      RuleStatement_playerCant: (who, _cant, act) => ({
        says: "player can't",
        who: read.who(who),
        what: prohibited(act.child(0).ctorName),
        ...optionalProperty('filter', prohibitedWhat(act)),
      }),
      RuleStatement_handSize: (who, _words, _is, number) => handSize(who, 'set', read.number(number), 1),
      RuleStatement_handSizeBy: (who, _words, _is, way, _by, number) =>
        handSize(who, 'modify', read.number(number), read.word(way) === 'reduced' ? -1 : 1),
      CostChange_this: (_self, _cost, amount, way, _toPlay, each) =>
        costs({ this: true }, YOU, amount, way, each),
      CostChange_others: (nouns, by, _cost, amount, way, _toPlay, each) =>
        costs(read.filter(nouns), optional(by, read.who) ?? { who: 'each player' }, amount, way, each),
      RuleStatement_triggersAgain: (_abilitiesOf, nouns, _words) => ({
        says: 'triggers additional time',
        filter: read.filter(nouns),
      }),
      RuleStatement_reroll: (_words) => ({ says: 'may reroll', who: YOU }),
      RuleStatement_roll: (way, number, _to, _words) => ({
        says: 'modify roll',
        who: YOU,
        by: read.word(way) === 'subtract' ? -read.number(number) : read.number(number),
      }),
    },
    replaced: {
      WouldEvent_destroyed: (subject, _words) => event('be destroyed')(subject),
      WouldEvent_graveyard: (subject, _words, _whose, _graveyard) =>
        event('be put into a graveyard')(subject),
      WouldEvent_expelled: (subject, _words) => event('be expelled')(subject),
      WouldEvent_discarded: (subject, _words) => event('be discarded')(subject),
      WouldEvent_enter: (subject, _words) => event('enter the battlefield')(subject),
      WouldEvent_leave: (subject, _words) => event('leave the battlefield')(subject),
      WouldEvent_gainResource: (who, _words) => ({ would: 'gain resource', who: read.who(who) }),
    },
    outcome: {
      Outcome_skipDraw: (_words) => ({ do: 'nothing' }),
      Outcome_amount: (amount, _instead) => changed(amount),
    },
  };

  function costs(filter: Filter, who: Who, amount: Node, way: Node, each: Node): Statement {
    const times = optional(each, read.amount);
    const by = read.amount(amount);
    return {
      says: 'costs',
      filter,
      who,
      by: times === undefined ? by : multipliedAmount(by, times),
      sign: read.word(way) === 'less' ? -1 : 1,
    };
  }

  function prohibitedWhat(act: Node): Filter | undefined {
    const [, what] = act.child(0).children;
    return what?.isIteration() ? optional(what, read.filter) : what && read.filter(what);
  }

  function changed(amount: Node): Changed {
    const form = amount.child(0);
    if (form.ctorName.endsWith('_twice')) return { do: 'change amount', times: 2 };
    if (form.ctorName.endsWith('_thrice')) return { do: 'change amount', times: 3 };
    const by = read.number(form.child(form.numChildren - 1));
    return { do: 'change amount', plus: form.ctorName.endsWith('_minus') ? -by : by };
  }
}

function prohibited(rule: string): Prohibited {
  switch (rule) {
    case 'ProhibitedAct_draw':
      return 'draw cards';
    case 'ProhibitedAct_play':
      return 'play cards';
    case 'ProhibitedAct_activate':
      return 'activate abilities';
    case 'ProhibitedAct_win':
      return 'win the game';
    case 'ProhibitedAct_lose':
      return 'lose the game';
    default:
      return 'gain resource';
  }
}
