import { definition, parameter, timing } from '../forms';
import type { LegionsGame } from '../game';
import type { Card } from '../object';

/** 100.2a: the fewest cards in a constructed deck. */
export const minimumDeckSize = parameter('100.2a', 'A constructed deck has at least forty cards', {
  value: 40,
  off: 0,
});
/** 100.2a: the base cards that go with it; switched off, as many as one likes. */
export const basesOfADeck = parameter('100.2a', 'A constructed deck has exactly three base cards', {
  value: 3,
  off: 0,
});
/** 100.2a: how often a name may occur in it. */
export const mostOfOneName = parameter('100.2a', 'A deck has at most four cards of one name', {
  value: 4,
  off: Number.POSITIVE_INFINITY,
});
/** 100.2a: how often the name of an upgrade or a base may. */
export const mostOfOneRareName = parameter('100.2a', 'A deck has at most one upgrade or base of one name', {
  value: 1,
  off: Number.POSITIVE_INFINITY,
});

export const mostOfOneLegendaryName = parameter(
  '203.4d',
  'A deck has at most one legendary card of one name',
  {
    value: 1,
    off: Number.POSITIVE_INFINITY,
  },
);

const isRare = ({ types }: Card): boolean => types.includes('upgrade') || types.includes('base');

const isLegendary = ({ supertypes }: Card): boolean => supertypes.includes('legendary');

/** The cards that a player has brought to the game, wherever they are now. */
function cardsOf(game: LegionsGame, seat: number): readonly Card[] {
  const { deck, hand, graveyard } = game.player(seat);
  return [deck, hand, graveyard, game.expelled, game.battlefield].flatMap((zone) =>
    zone.objects.filter((object) => object.owner === seat).map(({ card }) => card),
  );
}

/** What keeps a player's deck from being a constructed one (100.2a); nothing when it is one. */
export function deckProblems(game: LegionsGame, seat: number): readonly string[] {
  const cards = cardsOf(game, seat);
  const bases = cards.filter(({ types }) => types.includes('base'));
  const size = cards.length - bases.length;
  const least = minimumDeckSize(game);
  const exactly = basesOfADeck(game);
  const names = new Map<string, Card[]>();
  for (const card of cards) names.set(card.name, [...(names.get(card.name) ?? []), card]);
  return [
    ...(size < least ? [`it holds ${size} cards, and ${least} are the fewest`] : []),
    ...(exactly > 0 && bases.length !== exactly ? [`it has ${bases.length} bases, and not ${exactly}`] : []),
    ...[...names].flatMap(([name, same]) => {
      const most = Math.min(
        same.some(isRare) ? mostOfOneRareName(game) : mostOfOneName(game),
        same.some(isLegendary) ? mostOfOneLegendaryName(game) : Number.POSITIVE_INFINITY,
      );
      return same.length > most ? [`it has ${same.length} of "${name}", and ${most} is the most`] : [];
    }),
  ];
}

/** 100.9d, 100.9e: a choice that makes a player earlier in turn order choose starts the order anew. It is only asked: the layer has the order of outstanding choices. */
export const choicesRestart = timing(
  { number: '100.9d', restates: ['100.9e'] },
  'A choice that makes an earlier player choose restarts the order of all outstanding choices',
  () => true,
  () => false,
);

/** 100.9f: switched off, whoever sits first. */
export const activeAtTheStart = definition(
  '100.9f',
  'While the game is started, the starting player counts as the active player',
  (_game, startingPlayer: number) => startingPlayer,
  (_game, _startingPlayer) => 0,
);
