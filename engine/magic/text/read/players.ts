import { optional, optionalProperty, YOU } from '../../../text';
import type { ObjectReference, Statement } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What one may play, of lands and spells, or cast, of spells alone. */
const mayPlay = (subject: ObjectReference, word: string): Statement => ({
  says: 'may play such',
  who: YOU,
  subject,
  ...(word === 'cast' ? { cast: true as const } : {}),
});

/** What players are said to never do. */
const SPELLS: readonly string[] = ['instant', 'sorcery', 'creature', 'artifact', 'enchantment'];

const NEVER = { gain: "can't gain life", lose: "can't lose life", draw: "can't draw cards" } as const;

/** What is said of players: what they may do, may not do, have and skip. */
export const playerStatements = (read: Reader): Partial<Dictionaries['statement']> => ({
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
  RuleStatement_asThoughFlash: (_may, nouns, _flash) => ({
    says: 'may play as though flash',
    who: { who: 'you' },
    filter: read.filter(nouns),
  }),
  RuleStatement_mayPlaySuch: (_may, word, nouns) => {
    const filter = read.filter(nouns);
    const isExiled = filter.exiledWith !== undefined;
    const isSpell = filter.types?.every((type) => SPELLS.includes(type)) === true;
    if (!isExiled && !(filter.zone === 'graveyard' && isSpell))
      throw read.misread(
        nouns,
        ['“instants from … graveyard”', '“cards exiled with” it'],
        'as it is said which spells they are, and where',
      );
    return mayPlay({ ref: 'all', filter }, read.word(word));
  },
  RuleStatement_mayPlayBoth: (words, _from, nouns) => {
    const filter = read.filter(nouns);
    if (filter.exiledWith === undefined)
      throw read.misread(nouns, ['“cards exiled with” it'], 'as it is said where they are');
    return mayPlay({ ref: 'all', filter }, / play /.test(read.printed(words)) ? 'play' : 'cast');
  },
  RuleStatement_mayPlayThat: (_may, word, card, _asLong) =>
    mayPlay(
      card.isTerminal() || card.ctorName !== 'That' ? { ref: 'that' } : read.object(card),
      read.word(word),
    ),
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
  RuleStatement_additionalLand: (who, _words, _turns) => ({
    says: 'additional land',
    who: read.who(who),
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
});
