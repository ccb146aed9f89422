import type { Node } from 'ohm-js';
import { numberAmount, optional, optionalProperty, present, together } from '../../../text';
import type { Filter } from '../tree';
import { extremeIn } from './chance';
import type { Dictionaries, Reader } from './reader';
import { whoseGraveyard, zoneLeft } from './triggers';

/** Which card is discarded: any, or the one that says so. */
const ofThis = (card: Node): { readonly object?: 'this' } =>
  card.child(0).ctorName === 'Discarded_this' ? { object: 'this' } : {};

/** Events that are replaced, and what happens in their place. */
export function magicReplacements(read: Reader): Pick<Partial<Dictionaries>, 'replaced' | 'outcome'> {
  return {
    replaced: {
      WouldEvent_gainLife: (who, _words) => ({ would: 'gain life', who: read.who(who) }),
      WouldEvent_discard: (who, _would, card) => ({
        would: 'discard a card',
        who: read.who(who),
        ...ofThis(card),
      }),
      WouldEvent_forcedDiscard: (forcing, _causes, who, _to, card) => ({
        would: 'discard a card',
        who: read.who(who),
        ...ofThis(card),
        forcedBy: /opponent/i.test(read.printed(forcing)) ? 'an opponent' : 'anybody',
      }),
      WouldEvent_loseLife: (who, _words) => ({ would: 'lose life', who: read.who(who) }),
      WouldEvent_comesIn: (subject, _would, _enters, under) => ({
        would: 'come into play',
        object: read.subject(subject),
        ...optionalProperty(
          'under',
          optional(under, (node) => read.who(node.child(1))),
        ),
      }),
      WouldEvent_tokens: (_effect, _would, _oneOrMore, such, _into, under) => {
        const adjectives = such.child(0).children;
        return {
          would: 'create tokens',
          who: read.who(under.child(1)),
          ...(adjectives.length === 0
            ? {}
            : { filter: together<Filter>({}, ...adjectives.map((each) => read.filter(each))) }),
        };
      },
      WouldEvent_anyCounters: (_words, subject) => ({
        would: 'have counters put on it',
        object: read.subject(subject),
      }),
      WouldEvent_destroyed: (subject, _words) => ({ would: 'be destroyed', object: read.subject(subject) }),
      WouldEvent_dies: (subject, _words) => ({
        would: 'be put into a graveyard',
        object: read.subject(subject),
        from: 'in play',
      }),
      WouldEvent_leaves: (subject, _would, _leaves) => ({
        would: 'leave play',
        object: read.subject(subject),
      }),
      WouldEvent_graveyard: (subject, _words, graveyard, from) => ({
        would: 'be put into a graveyard',
        object: read.subject(subject),
        from: zoneLeft(from),
        ...whoseGraveyard(graveyard),
      }),
      WouldEvent_damageDealt: (_damage, subject) => ({
        would: 'be dealt damage',
        object: read.subject(subject),
      }),
      WouldEvent_dealToPlayers: (subject, _would, sort, _damage, whom, _or, nouns) => {
        const kind = optional(sort, read.word);
        return {
          would: 'deal damage',
          object: read.subject(subject),
          ...(kind === 'combat' ? { battle: true } : {}),
          ...(kind === 'noncombat' ? { noncombat: true } : {}),
          whom: read.who(whom),
          ...optionalProperty(
            'to',
            optional(nouns, (node) => ({ this: false as const, filter: read.filter(node.child(1)) })),
          ),
        };
      },
      WouldEvent_dealToAnything: (subject, _would, combat, _damage, _to) => ({
        would: 'deal damage',
        object: read.subject(subject),
        ...(present(combat) ? { battle: true } : {}),
      }),
    },
    outcome: {
      Outcome_damageMore: (_words, number, _to, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_twiceTokens: (_it, _creates, _words, _into, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_twiceCounters: (_words, _type, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_twiceOfKind: (_twice, _kind, _words, _it, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_moreOfKind: (_words, number, _kind, _put, _it, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_gainTwice: (_who, _words) => ({ do: 'change amount', times: 2 }),
      Outcome_gainMore: (_who, _words, number, _instead) => ({
        do: 'change amount',
        plus: read.number(number),
      }),
      Outcome_doubled: (_deals, _to, _instead) => ({ do: 'change amount', times: 2 }),
      Outcome_regenerated: (_regenerate, object) => ({
        do: 'be regenerated',
        object: read.object(object),
      }),
      Outcome_insteadOfGraveyard: (clauses, _instead, _whose, _graveyard) => read.effect(clauses),
      Outcome_insteadOfElsewhere: (clauses, _instead) => read.effect(clauses),
      Outcome_comesUnder: (_it, _enters, under, _instead) => ({
        do: 'come under control',
        who: read.who(under.child(1)),
      }),
      Outcome_tripled: (_deals, _to, _instead) => ({ do: 'change amount', times: 3 }),
      Outcome_skipDraw: (_words) => ({ do: 'nothing' }),
    },
  };
}

/** What is said of events that others happen instead of. */
export const replacingStatements = (read: Reader): Partial<Dictionaries['statement']> => ({
  RuleStatement_tappedInstead: (_if, subject, _would, _comes, _comma, _it, _enters, _tapped) => {
    const them = read.subject(subject);
    return {
      says: 'comes into play',
      subject: them.this === false ? { ref: 'all', filter: them.filter } : { ref: 'this' },
      tapped: true,
    };
  },
  RuleStatement_searchesTop: (_if, who, _would, _comma, _searches, number, _cards) => ({
    says: 'searches top',
    who: read.who(who),
    amount: read.number(number),
  }),
  RuleStatement_mayInstead: (_if, drawing, _would, _comma, who, _may, done, _instead) => ({
    says: 'replace',
    event: { would: 'draw a card', who: read.who(drawing) },
    instead: {
      do: 'may',
      who: read.who(who),
      effect: read.effect(done),
      otherwise: { do: 'draw', who: { who: 'that player' }, amount: numberAmount(1) },
    },
  }),
  RuleStatement_mayDiscardElsewhere: (
    _if,
    would,
    _comma,
    _discard,
    _comma2,
    _but,
    who,
    _may,
    done,
    _instead,
    _whose,
    _graveyard,
  ) => ({
    says: 'replace',
    event: read.replaced(would),
    instead: {
      do: 'may',
      who: read.who(who),
      effect: read.effect(done),
      otherwise: { do: 'discard those', object: { ref: 'that' } },
    },
  }),
  RuleStatement_millsMore: (_if, who, _would, _comma, _they, _mill, more, _instead) => {
    const [, number] = more.child(0).children;
    return {
      says: 'mills more',
      who: read.who(who),
      times: number ? 1 : 2,
      plus: number ? read.number(number) : 0,
    };
  },
  RuleStatement_surveilsMore: (who, _look, number, _cards, _they, _surveil) => ({
    says: 'surveils more',
    who: read.who(who),
    amount: read.number(number),
  }),
  RuleStatement_rollsMore: (_if, who, _would, _comma, more) => ({
    says: 'rolls more dice',
    who: read.who(who),
    ignore: extremeIn(read, more.child(0).child(1)),
  }),
  RuleStatement_flipsComeUp: (_coins, who, _comeUp, side, _and, _who, wins) => ({
    says: 'flips come up',
    who: read.who(who),
    side: read.word(side),
    ...(present(wins) ? { wins: true } : {}),
  }),
  RuleStatement_winsFlips: (who, _wins, _flips) => ({
    says: 'flips come up',
    who: read.who(who),
    wins: true,
  }),
});
