/** Effects that change the text of something (E.13): what is printed on it then says another word. */
import { assumed, choosing, type Offer, type Procedure, procedure } from '../../kernel';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { RulesText } from '../k-card-types/K.6-characteristics';
import { basicLandTypes } from '../k-card-types/K.15-land';
import type { Card, Context, MagicObject } from '../object';
import { COLORS, typesToChoose } from '../t-timing/T.6-words-to-choose';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';
import type { Effect, KindOfWord, ReplacedWord } from '../text/tree';
import { changedWords } from './E.13-changed-words';

type ChangingText = Extract<Effect, { do: 'change text' }>;
type Word = Pick<ReplacedWord, 'kind' | 'from'>;

interface Changing {
  readonly effect: ChangingText;
  readonly context: Context;
  readonly of: readonly MagicObject[];
}

const wordsOf = (game: MagicGame, kind: KindOfWord): readonly string[] => {
  if (kind === 'color') return COLORS;
  return kind === 'creature type' ? typesToChoose(game) : basicLandTypes;
};

const offered = (game: MagicGame, kind: KindOfWord): readonly Offer<Word>[] =>
  wordsOf(game, kind).map((from) => ({ label: from, action: 'choose', value: { kind, from } }));

const NUMBERS = { '2003': 'T.6.4', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) } as const;

export const choosingReplacement: Procedure<MagicGame, Changing & { readonly word: Word }> = procedure(
  'choosing the word that stands in the place of another',
  [
    choosing(
      NUMBERS,
      'The other word is one of the same kind',
      (game, { context, word }: Changing & { readonly word: Word }) => ({
        player: context.controller,
        purpose: 'choose the new word',
        offers: offered(game, word.kind).filter(({ value }) => value.from !== word.from),
      }),
      (game, { effect, context, of, word }, [to]) => {
        if (to === undefined) return;
        const words: ReplacedWord = { ...word, to: to.from };
        game.propose(
          ...of
            .filter(({ ceased }) => !ceased)
            .flatMap((object) => begins(game, context, effect.duration, { objects: [object], words })),
        );
      },
    ),
  ],
);

export const choosingWordToReplace: Procedure<MagicGame, Changing> = procedure(
  'choosing the word that is replaced',
  [
    choosing(
      NUMBERS,
      'The word that is replaced is chosen as the text comes to it, whether or not it is there',
      (game, { effect, context }: Changing) => ({
        player: context.controller,
        purpose: 'choose the word to replace',
        offers: effect.kinds.flatMap((kind) => offered(game, kind)),
      }),
      (game, data, [word]) => {
        if (word) game.call(choosingReplacement, { ...data, word });
      },
    ),
  ],
);

/** E.13.1, 612.1 */
export const changingText = instruction(
  { '2003': 'E.13.1', '2013': '612.1', '2025': assumed('612.1', { from: '2013' }) },
  'A text may be changed by another word in the place of one',
  'change text',
  {
    perform: (game, effect, context, { chosen }) => {
      const of = objects(game, effect.object, context, chosen);
      if (of.length > 0) game.call(choosingWordToReplace, { effect, context, of });
      return [];
    },
  },
);

const read = new WeakMap<Card, Map<string, Card>>();

/** A card with a word changed: one for each, as abilities are told apart by what they are. */
function withWord(game: MagicGame, card: Card, word: ReplacedWord): Card {
  const known = read.get(card) ?? new Map<string, Card>();
  read.set(card, known);
  const rule = game.ruleAt(changedWords);
  const isOn = game.isOn(rule);
  // What an earlier game has worked out is by this rule in this one, too.
  if (isOn) game.exercise(rule);
  const key = JSON.stringify([word, isOn]);
  const found = known.get(key) ?? changedWords(game, card, word);
  known.set(key, found);
  return found;
}

const exchanged = new WeakMap<Card, Map<RulesText, Card>>();

/** A card with another text: one for each, too. */
function withText(card: Card, text: RulesText): Card {
  const known = exchanged.get(card) ?? new Map<RulesText, Card>();
  exchanged.set(card, known);
  const found = known.get(text) ?? { ...card, ...text };
  known.set(text, found);
  return found;
}

/** What is printed on an object, as effects have it read, the earlier before the later. */
export function cardAsRead(game: MagicGame, object: MagicObject): Card {
  let { card } = object;
  for (const { words, rulesText, objects: changed } of game.effects) {
    if ((!words && !rulesText) || !changed.includes(object)) continue;
    if (rulesText) card = withText(card, rulesText);
    if (words) card = withWord(game, card, words);
  }
  return card;
}
