import { type Answer, type Decision, isPriority } from '../../kernel';
import { consequence, definition } from '../forms';
import type { MagicGame } from '../game';
import { drawGame } from './G.20-losing-the-game';

/** G.18.4: what goes on forever without anybody choosing it. */
export const mandatoryLoop = consequence(
  { '2003': 'G.18.4', '2013': '104.4b', '2025': '730.4' },
  'A loop that no player can end is a draw',
  (game: MagicGame) => game.apply([game.because(mandatoryLoop, drawGame())]),
  'ending',
);

/** More than all that a loop could be using up or working towards: cards, life, mana, damage, numbers in texts. */
export function repetitionBound({ players, inPlay, stack }: MagicGame): number {
  const held = players.reduce((sum, { library, life }) => sum + library.objects.length + Math.abs(life), 0);
  const onTable = [...inPlay.objects, ...stack.objects].map(({ card }) => {
    const worded = (card.text.match(/\d+/g) ?? []).map(Number);
    const printed = Math.abs(card.power ?? 0) + Math.abs(card.toughness ?? 0);
    return worded.reduce((sum, number) => sum + number, printed);
  });
  return onTable.reduce((sum, number) => sum + number, 100 + held);
}

const answerThat = ({ kind, ...asked }: Decision, action: string): Answer | undefined => {
  const place =
    kind === 'choose' && 'options' in asked
      ? asked.options.findIndex((option) => option.action === action)
      : -1;
  return place < 0 ? undefined : [place];
};

/** 730.5: what goes on is on the stack. */
export const needNotEndIt = definition(
  { '2025': '730.5' },
  'Nobody has to do anything to end a loop but what its own objects call for',
  ({ stack }: MagicGame, decision: Decision): Answer | undefined => {
    if (stack.objects.length === 0) return undefined;
    if (isPriority(decision)) return answerThat(decision, 'pass');
    return decision.purpose === 'may' ? answerThat(decision, 'decline') : undefined;
  },
  () => undefined,
);

/** 716.6, 730.6 */
export const needNotPayToEndIt = definition(
  { '2013': '716.6', '2025': '730.6' },
  'Nobody has to do what keeps a part of a loop from happening',
  (_game: MagicGame, decision: Decision): Answer | undefined =>
    decision.purpose === 'may pay' ? answerThat(decision, 'decline') : undefined,
  () => undefined,
);

/** The answer with which a player leaves a loop as it is: to pass, or not to do what may be done. */
export const staysInALoop = (game: MagicGame, decision: Decision): Answer | undefined =>
  needNotEndIt(game, decision) ?? needNotPayToEndIt(game, decision);
