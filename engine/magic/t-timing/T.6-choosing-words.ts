import { assumed, choosing, type Procedure, procedure } from '../../kernel';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { basicLandTypes } from '../k-card-types/K.15-land';
import type { Context } from '../object';
import { players } from '../text/phrases';
import type { Effect } from '../text/tree';
import { withChosen } from './T.6-chosen-words';
import { followInstructions } from './T.6-resolution';
import { COLORS, namesToChoose, typesToChoose } from './T.6-words-to-choose';

type ChoosingWord = Extract<Effect, { do: 'choose word' }>;

interface Choosing {
  readonly player: number;
  readonly effect: ChoosingWord;
  readonly context: Context;
}

/** What can be chosen, each by the word that stands for it. */
function wordsFor(game: MagicGame, { player, effect: { what, among } }: Choosing): readonly string[] {
  if (among) return among;
  if (what === 'color') return COLORS;
  if (what === 'card name') return namesToChoose(game);
  if (what === 'creature type') return typesToChoose(game);
  if (what.endsWith('land type')) return basicLandTypes;
  return game.players
    .filter(({ inGame, seat }) => inGame && (what === 'player' || seat !== player))
    .map(({ seat }) => String(seat));
}

/** As what a word is chosen: what later words of the text stand for. */
const kindOf = (what: string): string => {
  if (what === 'color' || what === 'word') return what;
  if (what === 'card name') return 'name';
  return what.endsWith('type') ? 'type' : 'player';
};

export const choosingAWord: Procedure<MagicGame, Choosing> = procedure('choosing a word', [
  choosing(
    { '2003': 'T.6.4', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
    'What a text leaves open is chosen as it comes to it',
    (game, data: Choosing) => {
      const isPlayer = kindOf(data.effect.what) === 'player';
      return {
        player: data.player,
        purpose: `choose a ${data.effect.what}`.replace('a opponent', 'an opponent'),
        offers: wordsFor(game, data).map((value) => ({
          label: isPlayer ? game.player(Number(value)).name : value,
          action: 'choose',
          ...(isPlayer ? { player: Number(value) } : {}),
          value,
        })),
      };
    },
    (game, { effect, context }, [word]) => {
      if (word === undefined) return;
      const chosen = { [kindOf(effect.what)]: word };
      if (effect.effect)
        game.call(followInstructions, { effects: [withChosen(effect.effect, chosen)], at: 0, context });
      else {
        const { source } = context;
        game.keepBooks('choose', () => game.set(source, 'chosen', { ...source.chosen, ...chosen }));
      }
    },
  ),
]);

export const choosingWords = instruction(
  { '2003': 'T.6.4', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
  'Who is told to choose a color, a type or a player chooses one',
  'choose word',
  {
    perform: (game, effect, context) => {
      const [player] = players(game, effect.who, context);
      if (player !== undefined) game.call(choosingAWord, { player, effect, context });
      return [];
    },
  },
);
