import type { Node } from 'ohm-js';
import {
  numberAmount,
  optional,
  optionalProperty,
  present,
  preventedAmount,
  preventedSource,
  YOU,
} from '../../../text';
import type { Amount, ObjectReference, Statement } from '../tree';
import { withAmount } from './amounts';
import { extremeIn } from './effects';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** What players are said to never do. */
const NEVER = { gain: "can't gain life", lose: "can't lose life", draw: "can't draw cards" } as const;

/** What is said of the rules of the game. */
export function magicStatements(read: Reader): Pick<Partial<Dictionaries>, 'statement'> {
  const defines = (self: Node, quantity: Node, characteristics: readonly string[]): Statement => ({
    says: 'modify',
    subject: read.object(self.child(0)),
    modifications: characteristics.map((characteristic) => ({
      change: 'define',
      characteristic,
      to: read.amount(quantity),
    })),
  });
  /** By creatures whose number is greater, or less, than its own. */
  const notBy = (subject: ObjectReference, nouns: Node, greater: Node): Statement => {
    const form = greater.child(0);
    const characteristic = read.word(form.child(1));
    const own: Amount = { amount: 'characteristic', characteristic, object: { ref: 'this' }, times: 1 };
    const isLess = form.ctorName.startsWith('Greater_less');
    return {
      says: "can't be blocked",
      subject,
      by: {
        ...read.filter(nouns),
        compare: [
          {
            characteristic,
            is: isLess ? 'at most' : 'at least',
            amount: { amount: 'sum', of: [own, numberAmount(isLess ? -1 : 1)] },
          },
        ],
      },
    };
  };
  return {
    statement: {
      RuleStatement_preventToAndBy: (_prevent, combat, _damage, subject) => {
        const them = read.subject(subject);
        const whom = them.this === false ? them.filter : ('this' as const);
        const prevented = {
          says: 'prevent damage' as const,
          ...(present(combat) ? { battle: true } : {}),
        };
        return {
          says: 'all',
          statements: [
            { ...prevented, to: whom },
            { ...prevented, from: whom },
          ],
        };
      },
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
      RuleStatement_cantSearch: (who, _cant, _words) => ({ says: "can't search", who: read.who(who) }),
      RuleStatement_handSizeBy: (whose, _words, way, _by, number) => ({
        says: 'maximum hand size',
        who: read.who(whose),
        [read.word(way) === 'reduced' ? 'less' : 'more']: read.number(number),
      }),
      RuleStatement_handSizeIs: (whose, _words, number) => ({
        says: 'maximum hand size',
        who: read.who(whose),
        is: read.number(number),
      }),
      RuleStatement_tappedInstead: (_if, subject, _would, _comes, _comma, _it, _enters, _tapped) => {
        const them = read.subject(subject);
        return {
          says: 'comes into play',
          subject: them.this === false ? { ref: 'all', filter: them.filter } : { ref: 'this' },
          tapped: true,
        };
      },
      RuleStatement_notByGreater: (self, _cant, _words, nouns, greater) =>
        notBy(read.object(self), nouns, greater),
      RuleStatement_greaterCant: (nouns, greater, _cant, _block, _self) =>
        notBy({ ref: 'this' }, nouns, greater),
      RuleStatement_suchCantBlock: (nouns, _cant, _block, self) => ({
        says: "can't be blocked",
        subject: read.object(self),
        by: read.filter(nouns),
      }),
      RuleStatement_damageByCant: (_words, object, _cant, _prevented) => ({
        says: "can't be prevented",
        what: 'damage',
        subject: read.object(object),
      }),
      RuleStatement_asUnblocked: (_may, object, _assign, _to, _the, _player, _as) => ({
        says: 'may assign damage as though unblocked',
        subject: read.object(object),
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
      RuleStatement_attacksUntapped: (_words, object, _toTap) => ({
        says: "attacking doesn't tap",
        subject: read.object(object),
      }),
      RuleStatement_costs: (nouns, by, _costs, symbols, way, _toPlay) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: optional(by, read.who) ?? { who: 'each player' },
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
      }),
      RuleStatement_searchesTop: (_if, who, _would, _comma, _searches, number, _cards) => ({
        says: 'searches top',
        who: read.who(who),
        amount: read.number(number),
      }),
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
      RuleStatement_anyNumberInDeck: (_words, _name) => ({ says: 'any number in a deck' }),
      RuleStatement_devotion: (_words, number) => ({ says: 'devotion', more: read.number(number) }),
      RuleStatement_abilityCosts: (_words, nouns, _costs, symbols, way, _toActivate) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: { who: 'each player' },
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
        ofAbilities: true,
      }),
      SaidOfCost_mayCastFrom: (_may, _self, _from, zone) => ({
        says: 'may play from',
        subject: { ref: 'this' },
        zone: read.word(zone),
      }),
      SaidOfCost_optional: (_words, _toPlay, _self, _comma, _may, costs) => ({
        says: 'additional cost',
        costs: read.costs(costs),
        optional: true,
      }),
      SaidOfCost_additional: (_words, _toPlay, _self, _comma, costs) => ({
        says: 'additional cost',
        costs: read.costs(costs),
        optional: false,
      }),
      SaidOfCost_alternative: (_may, costs, _ratherThan, _whose, _manaCost) => ({
        says: 'alternative cost',
        costs: read.costs(costs),
      }),
      SaidOfCost_free: (_may, _self, _without, _whose, _manaCost) => ({
        says: 'alternative cost',
        costs: [],
      }),
      SaidOfCost_own: (_self, _costs, symbols, way, _toPlay, each) => ({
        says: 'costs',
        filter: { this: true },
        who: YOU,
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
        ...optionalProperty('times', optional(each, read.amount)),
      }),
      RuleStatement_asItComes: (_as, _self, _enters, _comma, sentence) => ({
        says: 'as it comes into play',
        effect: read.effect(sentence),
      }),
      RuleStatement_beforeItComes: (_before, _self, _enters, _comma, sentence) => ({
        says: 'as it comes into play',
        effect: read.effect(sentence),
        before: true,
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
      RuleStatement_asThoughFlash: (_may, nouns, _flash) => ({
        says: 'may play as though flash',
        who: { who: 'you' },
        filter: read.filter(nouns),
      }),
      RuleStatement_never: (who, _cant, what) => {
        const [verb] = read.printed(what).toLowerCase().split(' ');
        return { says: NEVER[verb === 'lose' || verb === 'draw' ? verb : 'gain'], who: read.who(who) };
      },
      RuleStatement_noLands: (who, _cant, _words) => ({ says: "can't play lands", who: read.who(who) }),
      RuleStatement_playerAndObjectsHave: (who, _and, nouns, _have, keyword) => ({
        says: 'all',
        statements: [
          { says: 'player has', who: read.who(who), ability: read.ability(keyword) },
          {
            says: 'modify',
            subject: { ref: 'all', filter: read.filter(nouns) },
            modifications: [{ change: 'gain ability', ability: read.ability(keyword) }],
          },
        ],
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
      RuleStatement_playerHas: (who, _has, keyword) => ({
        says: 'player has',
        who: read.who(who),
        ability: read.ability(keyword),
      }),
      RuleStatement_untapsAtMost: (who, _cant, _untap, number, nouns, _during, _whose, _steps) => ({
        says: 'untaps at most',
        who: read.who(who),
        amount: read.number(number),
        filter: read.filter(nouns),
      }),
      RuleStatement_controls: (_words, object) => ({
        says: 'controls',
        subject: read.object(object),
      }),
      RuleStatement_handRevealed: (who, _play, _whose, _revealed) => ({
        says: 'plays with hand revealed',
        who: optional(who, read.who) ?? YOU,
      }),
      RuleStatement_cantPlay: (who, _cant, _play, nouns, when) => ({
        says: "can't play",
        who: read.who(who),
        filter: read.filter(nouns),
        ...optionalProperty('when', optional(when, read.time)),
      }),
      RuleStatement_anyHandSize: (who, _words) => ({ says: 'no maximum hand size', who: read.who(who) }),
      RuleStatement_neitherLosesNorWins: (loser, _cant, _lose, _and, winner, _cant2, _win) => ({
        says: 'all',
        statements: [
          { says: "can't lose the game", who: read.who(loser) },
          { says: "can't win the game", who: read.who(winner) },
        ],
      }),
      RuleStatement_noLosing: (who, _cant, _words) => ({ says: "can't lose the game", who: read.who(who) }),
      RuleStatement_noWinning: (who, _cant, _words) => ({ says: "can't win the game", who: read.who(who) }),
      RuleStatement_spellsAtMost: (who, _cant, _play, number, _each) => ({
        says: 'spells at most',
        who: read.who(who),
        amount: read.number(number),
      }),
      RuleStatement_mayStayTapped: (_you, self, _during) => ({
        says: 'may stay tapped',
        subject: read.object(self),
      }),
      RuleStatement_additionalLand: (who, _words, _turns) => ({
        says: 'additional land',
        who: read.who(who),
      }),
      RuleStatement_preventToPlayers: (_prevent, combat, _damage, whom, _by, source) => ({
        says: 'prevent damage',
        ...(present(combat) ? { battle: true } : {}),
        ...(optional(source, (node) => preventedSource(read.subject(node))) ?? {}),
        whom: read.who(whom),
      }),
      RuleStatement_preventDealtToPlayers: (_if, whom, _would, _comma, _prevent, much) => ({
        says: 'prevent damage',
        ...preventedAmount(much, read),
        whom: read.who(whom),
      }),
      RuleStatement_preventIfToPlayers: (
        _if,
        source,
        _would,
        combat,
        _damage,
        whom,
        _comma,
        _prevent,
        much,
      ) => ({
        says: 'prevent damage',
        ...(present(combat) ? { battle: true } : {}),
        ...preventedSource(read.subject(source)),
        ...preventedAmount(much, read),
        whom: read.who(whom),
      }),
      RuleStatement_lure: (_words, object, _doSo) => ({
        says: 'blocked by all able',
        subject: read.object(object),
      }),
      RuleStatement_atMost: (_words, number, _can, verb, whom, _each) => ({
        says: read.word(verb) === 'attack' ? 'attackers at most' : 'blockers at most',
        amount: read.number(number),
        ...optionalProperty('whom', optional(whom, read.who)),
      }),
      RuleStatement_maySkipTurn: (_if, condition, _comma, _may, then) => ({
        says: 'may skip turn',
        who: YOU,
        ...optionalProperty(
          'condition',
          optional(condition, (node) => read.condition(node.child(1))),
        ),
        offer: {
          do: 'may',
          who: YOU,
          effect: { do: 'skip', who: YOU, step: 'turn' },
          ...optionalProperty(
            'then',
            optional(then, (node) => read.effect(node.child(3))),
          ),
        },
      }),
      RuleStatement_skipsSeveral: (who, _skips, _whose, steps) => ({
        says: 'skips',
        who: read.who(who),
        step: read.printed(steps).toLowerCase().replace(/s$/, ''),
      }),
      RuleStatement_skipsYour: (_words, step) => ({
        says: 'skips',
        who: { who: 'you' },
        step: read.word(step),
      }),
      RuleStatement_skips: (who, _skips, _whose, step) => ({
        says: 'skips',
        who: read.who(who),
        step: read.word(step),
      }),
    },
  };
}
