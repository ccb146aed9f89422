import { PrintedCards } from '../../card-game/table/printed-cards';
import { TableProblem } from '../../card-game/table/table-problem';
import type { Zone } from '../../kernel';
import { CardTextError } from '../../text';
import { type Card, type LegionsGame, type Piece, readCardText, UnsupportedText } from '..';
import type { CardSetup, PermanentSetup, Request } from './setup';

/** Reads a card as printed. Throws TableProblem for text that doesn't parse. */
function readCard(specification: CardSetup): Card {
  const { name, types, subtypes = [], supertypes = [], cost, text = '' } = specification;
  const { fixed, x } = costOf(name, cost);
  return {
    name,
    types,
    subtypes,
    supertypes,
    cost: fixed,
    costX: x,
    will: specification.will,
    power: specification.power,
    defense: specification.defense ?? 0,
    capacity: specification.capacity ?? 0,
    production: specification.production ?? 0,
    activationCost: specification.activationCost ?? 0,
    abilities: readAbilities(specification),
    text,
  };
}

const cards = new PrintedCards<LegionsGame, CardSetup, Card>((_game, specification) =>
  readCard(specification),
);

/** What the text of a card says. Throws TableProblem for text that doesn't parse. */
export function readAbilities({ name, types, subtypes = [], text = '' }: CardSetup): Card['abilities'] {
  if (text.trim() === '') return [];
  try {
    return readCardText(text, { name, types, subtypes });
  } catch (error) {
    if (error instanceof CardTextError)
      throw new TableProblem(
        `The text of "${name}" doesn't parse: ${error.message} docs/card-text.md lists what is understood.`,
      );
    if (error instanceof UnsupportedText)
      throw new TableProblem(`The text of "${name}" doesn't parse: ${error.message}`);
    throw error;
  }
}

function costOf(
  name: string,
  cost: number | string | undefined,
): { readonly fixed: number | undefined; readonly x: number } {
  if (cost === undefined || typeof cost === 'number') return { fixed: cost, x: 0 };
  const parts = cost.split('+').map((part) => part.trim());
  const numbers = parts.filter((part) => part !== 'X').map(Number);
  if (numbers.some((part) => !Number.isInteger(part) || part < 0))
    throw new TableProblem(`The cost of "${name}" is "${cost}"; write a number, X, or a sum such as X+2.`);
  return { fixed: numbers.reduce((sum, part) => sum + part, 0), x: parts.length - numbers.length };
}

/** Puts the cards of a setup on the table, without anything happening. */
export function arrange(game: LegionsGame, request: Request): void {
  const { from } = request;
  if (from !== 'the beginning') {
    game.set(game.now, 'active', from.activePlayer);
    game.set(game.now, 'lastInOrder', from.activePlayer);
    game.set(game.now, 'defendingPlayer', (from.activePlayer + 1) % request.players.length);
  }
  request.players.forEach((setup, seat) => {
    const player = game.player(seat);
    game.set(player, 'reserve', setup.resource ?? 0);
    // Piles are listed from the top, and kept from the bottom.
    fill(game, player.deck, seat, [...(setup.deck ?? [])].reverse());
    fill(game, player.hand, seat, setup.hand ?? []);
    fill(game, player.graveyard, seat, [...(setup.graveyard ?? [])].reverse());
    fill(game, game.expelled, seat, setup.expelled ?? []);
    for (const base of setup.bases) {
      const piece = place(game, base, seat, undefined, request);
      for (const held of base.attached ?? []) place(game, held, seat, piece, request);
    }
  });
}

function fill(
  game: LegionsGame,
  zone: Zone<Piece>,
  owner: number,
  specifications: readonly CardSetup[],
): void {
  for (const specification of specifications)
    game.journal.push(zone.objects, game.make(cards.of(game, specification), owner, zone));
}

function place(
  game: LegionsGame,
  setup: PermanentSetup,
  seat: number,
  base: Piece | undefined,
  request: Request,
): Piece {
  const card = cards.of(game, setup.card);
  const piece = game.make(card, seat, game.battlefield);
  game.journal.push(game.battlefield.objects, piece);
  game.set(piece, 'controller', seat);
  game.set(piece, 'rested', setup.rested ?? false);
  game.set(piece, 'faceDown', setup.faceDown ?? card.types.includes('trap'));
  game.set(piece, 'damage', setup.damage ?? 0);
  game.set(piece, 'counters', setup.counters ?? {});
  if (setup.playedThisTurn && request.from !== 'the beginning')
    game.set(piece, 'playedOnTurn', request.from.turn);
  if (base) {
    game.set(piece, 'attachedTo', base);
    game.journal.push(base.attached, piece);
  }
  game.enlist(piece);
  return piece;
}
