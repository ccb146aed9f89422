import { consequence } from '../forms';
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
