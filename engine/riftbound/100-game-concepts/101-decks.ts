/** What the decks of a duel must be like (103, 462.4), and who a Chosen Champion is. */

import type { Card } from '../card';
import { definition, fact, parameter } from '../forms';
import type { RiftboundGame } from '../game';
import type { Player } from '../player';

/** How many cards there must be of what; 0: any number. */
export const leastMainDeck = parameter('103.2', 'A Main Deck has at least 40 cards', { value: 40, off: 0 });
export const mostCopies = parameter('103.2.b', 'Up to 3 copies of a named card', {
  value: 3,
  off: Number.MAX_SAFE_INTEGER,
});
export const mostSignatures = parameter(
  { number: '103.2.d', restates: ['103.2.d.1'] },
  'Up to 3 Signature cards',
  {
    value: 3,
    off: Number.MAX_SAFE_INTEGER,
  },
);
export const runeCards = parameter({ number: '103.3.a', restates: ['157.2.a'] }, 'A Rune Deck has 12 cards', {
  value: 12,
  off: 0,
});
export const battlefieldsBrought = parameter('462.4.a', 'In a duel each player provides three battlefields', {
  value: 3,
  off: 0,
});

/** 103.1.b, 103.2.c, 103.3.a.1, 103.4.b: a card has no domain besides those of the Champion Legend. Switched off, it may have any. */
export const withinIdentity = definition(
  { number: '103.1.b.1', restates: ['103.2.c', '103.3.a.1', '103.4.b', '172.1'] },
  'Cards have no domain besides those of the Champion Legend',
  (_game: RiftboundGame, card: Card, legend: Card): boolean =>
    card.domains.every((domain) => legend.domains.includes(domain)),
  () => true,
);

/** 103.1: has a player another number of Champion Legends than one? */
export const lacksLegend = fact(
  '103.1',
  'Each player has one Champion Legend',
  (_game, legends: readonly Card[]) => legends.length !== 1,
);

/** 103.4.c: has a player brought two battlefields of one name? */
export const repeatsBattlefields = fact(
  '103.4.c',
  'No two battlefields of a player have one name',
  (_game, battlefields: readonly Card[]) => named(battlefields).size < battlefields.length,
);

const sharesTag = (card: Card, legend: Card): boolean => card.tags.some((tag) => legend.tags.includes(tag));

export const canBeChosen = definition(
  '103.2.a.2',
  "A Chosen Champion is a champion unit with the legend's tag",
  (_game: RiftboundGame, card: Card, legend: Card): boolean =>
    card.types.includes('unit') && card.supertypes.includes('champion') && sharesTag(card, legend),
  () => true,
);

export const isSignatureCard = fact(
  '103.2.d.3',
  'A Signature card is no champion unit, and is not placed in the Champion Zone',
  (_game, card: Card) => card.supertypes.includes('signature'),
);

/** 103.2.d.2: which Signature cards a deck may have. Switched off, any. */
export const isOwnSignature = definition(
  '103.2.d.2',
  "Signature cards have the legend's tag",
  (_game: RiftboundGame, card: Card, legend: Card): boolean => sharesTag(card, legend),
  () => true,
);

/** 103.2.a.3: the cards that count as a player's Chosen Champion. */
export const isChosenChampion = fact(
  '103.2.a.3',
  'Every champion unit with the name of the card that was chosen is the Chosen Champion',
  (_game, card: Card, player: Player) =>
    player.championName !== undefined && card.name === player.championName,
);

const named = (cards: readonly Card[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/**
 * What is wrong with the decks of a player, in words that go on after a colon; nothing, when they are legal ones.
 *
 * @param battlefields those that the player brought.
 */
export function deckProblems(
  game: RiftboundGame,
  { champion, legend: legends, mainDeck, runeDeck }: Player,
  battlefields: readonly Card[],
): readonly string[] {
  const brought = legends.objects.map(({ card }) => card);
  const [legend] = brought;
  if (lacksLegend(game, brought))
    return [`it has ${legends.objects.length} Champion Legends instead of one (103.1)`];
  if (!legend) return [];
  const [chosen, otherChosen] = champion.objects.map(({ card }) => card);
  if (!chosen || otherChosen)
    return [`it has ${champion.objects.length} Chosen Champions instead of one (103.2)`];
  const main = [chosen, ...mainDeck.objects.map(({ card }) => card)];
  const runes = runeDeck.objects.map(({ card }) => card);
  const signatures = main.filter(({ supertypes }) => supertypes.includes('signature'));
  const problems: string[] = [];
  const say = (isWrong: boolean, words: string): void => {
    if (isWrong) problems.push(words);
  };
  say(
    !canBeChosen(game, chosen, legend) || isSignatureCard(game, chosen),
    `"${chosen.name}" can't be its Chosen Champion (103.2.a.2)`,
  );
  const least = leastMainDeck(game);
  say(main.length < least, `its Main Deck has ${main.length} cards and needs ${least} (103.2)`);
  for (const [name, count] of named(main))
    say(count > mostCopies(game), `it has ${count} copies of "${name}" (103.2.b)`);
  const wantedRunes = runeCards(game);
  say(
    wantedRunes > 0 && runes.length !== wantedRunes,
    `its Rune Deck has ${runes.length} cards instead of ${wantedRunes} (103.3.a)`,
  );
  for (const card of [...main, ...runes, ...battlefields])
    say(
      !withinIdentity(game, card, legend),
      `"${card.name}" is of a domain that its legend is not of (103.1.b.1)`,
    );
  say(signatures.length > mostSignatures(game), `it has ${signatures.length} Signature cards (103.2.d)`);
  for (const card of signatures)
    say(
      !isOwnSignature(game, card, legend),
      `"${card.name}" is a Signature card of another champion (103.2.d.2)`,
    );
  const wanted = battlefieldsBrought(game);
  say(
    wanted > 0 && battlefields.length !== wanted,
    `it brings ${battlefields.length} battlefields instead of ${wanted} (462.4.a)`,
  );
  say(repeatsBattlefields(game, battlefields), 'two of its battlefields have one name (103.4.c)');
  return [...new Set(problems)];
}
