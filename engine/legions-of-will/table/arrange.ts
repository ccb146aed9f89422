import { refuseUnknownParts } from '../../card-game/table/named-parts';
import { PrintedCards } from '../../card-game/table/printed-cards';
import { PrintedFields } from '../../card-game/table/printed-fields';
import { printedAbilities } from '../../card-game/table/printed-text';
import type { CardSetup, LyingSetup, TableRequest } from '../../card-game/table/setup';
import { TableProblem } from '../../card-game/table/table-problem';
import type { Zone } from '../../kernel';
import { CardTextError } from '../../text';
import { type Card, type GameObject, type LegionsGame, readCardText } from '..';
import { description } from '../description';

/** Reads a card as printed. Throws TableProblem for text that doesn't parse. */
function readCard(specification: CardSetup): Card {
  const { name, types, subtypes = [], supertypes = [], text = '' } = specification;
  const fields = new PrintedFields(specification, description);
  return {
    name,
    types,
    subtypes,
    supertypes,
    ...costOf(fields),
    will: fields.number('will'),
    power: fields.number('power'),
    defense: fields.number('defense') ?? 0,
    capacity: fields.number('capacity') ?? 0,
    production: fields.number('production') ?? 0,
    activationCost: fields.number('activationCost') ?? 0,
    abilities: readAbilities(specification),
    text,
  };
}

const cards = new PrintedCards<LegionsGame, CardSetup, Card>((_game, specification) =>
  readCard(specification),
);

/** What the text of a card says. Throws TableProblem for text that doesn't parse. */
export const readAbilities = printedAbilities(
  readCardText,
  (error) => error instanceof CardTextError,
  'docs/card-text.md',
);

/** 202.1: a cost may hold X, once or more. */
function costOf(fields: PrintedFields): Pick<Card, 'cost' | 'costX'> {
  const sum = fields.text('cost');
  if (sum === undefined) return { cost: fields.number('cost'), costX: 0 };
  const parts = sum.split('+').map((part) => part.trim());
  const numbers = parts.filter((part) => part !== 'X').map(Number);
  return {
    cost: numbers.reduce((total, part) => total + part, 0),
    costX: parts.length - numbers.length,
  };
}

/** Puts the cards of a setup on the table, without anything happening. */
export function arrange(game: LegionsGame, request: TableRequest): void {
  const { from } = request;
  refuseUnknownParts(request.players, description);
  if (from !== 'the beginning') {
    game.set(game.now, 'active', from.activePlayer);
    game.set(game.now, 'lastInOrder', from.activePlayer);
    game.set(game.now, 'defendingPlayer', (from.activePlayer + 1) % request.players.length);
  }
  request.players.forEach((setup, seat) => {
    const player = game.player(seat);
    const { zones = {}, resources = {}, permanents = [] } = setup;
    game.set(player, 'reserve', resources.resource ?? 0);
    // Piles are listed from the top, and kept from the bottom.
    fill(game, player.deck, seat, [...(zones.deck ?? [])].reverse());
    fill(game, player.hand, seat, zones.hand ?? []);
    fill(game, player.graveyard, seat, [...(zones.graveyard ?? [])].reverse());
    fill(game, game.expelled, seat, zones.expelled ?? []);
    for (const base of permanents) {
      const object = place(game, base, seat, undefined, request);
      for (const held of base.attached ?? []) {
        if (held.seat !== undefined && held.seat !== seat)
          throw new TableProblem(`"${held.card.name}" lies in a base of its own player.`);
        place(game, held, seat, object, request);
      }
    }
  });
}

function fill(
  game: LegionsGame,
  zone: Zone<GameObject>,
  owner: number,
  specifications: readonly CardSetup[],
): void {
  for (const specification of specifications)
    game.journal.push(zone.objects, game.make(cards.of(game, specification), owner, zone));
}

function place(
  game: LegionsGame,
  setup: LyingSetup,
  seat: number,
  base: GameObject | undefined,
  request: TableRequest,
): GameObject {
  const card = cards.of(game, setup.card);
  const statuses = setup.statuses ?? [];
  const isTrap = card.types.includes('trap');
  const object = game.make(card, seat, game.battlefield);
  game.journal.push(game.battlefield.objects, object);
  game.set(object, 'controller', seat);
  game.set(object, 'rested', statuses.includes('rested'));
  game.set(object, 'faceDown', statuses.includes('face down') || (isTrap && !statuses.includes('face up')));
  game.set(object, 'damage', setup.damage ?? 0);
  game.set(object, 'counters', setup.counters ?? {});
  if (statuses.includes('played this turn') && request.from !== 'the beginning')
    game.set(object, 'playedOnTurn', request.from.turn);
  if (base) {
    game.set(object, 'attachedTo', base);
    game.journal.push(base.attached, object);
  }
  game.enlist(object);
  return object;
}
