import type { Node } from 'ohm-js';
import { numberAmount, optional, optionalProperty, present } from '../../../text';
import type { Amount, Statement } from '../tree';
import { withAmount } from './amounts';
import type { Dictionaries, Reader } from './reader';

/** What is said of the rules of the game. */
export function magicStatements(read: Reader): Partial<Dictionaries['statement']> {
  const defines = (self: Node, quantity: Node, characteristics: readonly string[]): Statement => ({
    says: 'modify',
    subject: read.object(self.child(0)),
    modifications: characteristics.map((characteristic) => ({
      change: 'define',
      characteristic,
      to: read.amount(quantity),
    })),
  });
  return {
    WhereXStatement: (said, _comma, _words, quantity) =>
      withAmount(read.statement(said), read.amount(quantity)),
    RuleStatement_cantActivate: (whose, _words, _cant, _activated, unless) => ({
      says: "can't be activated",
      subject: read.object(whose),
      ...(present(unless) ? { butForMana: true } : {}),
    }),
    RuleStatement_cantActivateOf: (_words, _of, objects, _cant, _activated, unless) => ({
      says: "can't be activated",
      subject: read.object(objects),
      ...(present(unless) ? { butForMana: true } : {}),
    }),
    RuleStatement_definesBoth: (self, _words, quantity) => defines(self, quantity, ['power', 'toughness']),
    RuleStatement_definesBothPlus: (self, _is, quantity, _its, more) => {
      const to = read.amount(quantity);
      const sum: Amount = { amount: 'sum', of: [to, numberAmount(read.number(more))] };
      return {
        says: 'modify',
        subject: read.object(self.child(0)),
        modifications: [
          { change: 'define', characteristic: 'power', to },
          { change: 'define', characteristic: 'toughness', to: sum },
        ],
      };
    },
    RuleStatement_countsAs: (_self, _counts, _a, subtypes) => ({
      says: 'counts as',
      subtypes: subtypes.children.map((subtype) => read.word(subtype)),
    }),
    RuleStatement_enchantsOnly: (_self, _can, _a, nouns) => ({
      says: 'enchants only',
      filter: read.filter(nouns),
    }),
    RuleStatement_enchantsOnlySuch: (_play, _self, _only, _a, nouns) => ({
      says: 'enchants only',
      filter: read.filter(nouns),
    }),
    RuleStatement_definesOne: (self, characteristic, _is, quantity) =>
      defines(self, quantity, [read.word(characteristic)]),
    RuleStatement_beginsInPlay: (_if, _self, _words, _comma, _may, _where) => ({
      says: 'may begin in play',
    }),
    RuleStatement_opensRevealed: (_may, _self, _from, ifDone) => ({
      says: 'may reveal from opening hand',
      ...optionalProperty(
        'then',
        optional(ifDone, (node) => read.effect(node.child(3))),
      ),
    }),
    RuleStatement_asOneCouldMulligan: (_when, _self, _in, _comma, _may, done) => ({
      says: 'may as one could mulligan',
      effect: read.effect(done),
    }),
    RuleStatement_anyNumberInDeck: (_words, _name) => ({ says: 'any number in a deck' }),
    RuleStatement_devotion: (_words, number) => ({ says: 'devotion', more: read.number(number) }),
    RuleStatement_asItComes: (_as, _self, _enters, _comma, sentence) => ({
      says: 'as it comes into play',
      effect: read.effect(sentence),
    }),
    RuleStatement_beforeItComes: (_before, _self, _enters, _comma, sentence) => ({
      says: 'as it comes into play',
      effect: read.effect(sentence),
      before: true,
    }),
    RuleStatement_controls: (_words, object) => ({
      says: 'controls',
      subject: read.object(object),
    }),
    RuleStatement_mayStayTapped: (_you, self, _during) => ({
      says: 'may stay tapped',
      subject: read.object(self),
    }),
  };
}
