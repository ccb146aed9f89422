import { refuseUnknownParts } from '../../card-game/table/named-parts';
import { PrintedCards } from '../../card-game/table/printed-cards';
import { PrintedFields } from '../../card-game/table/printed-fields';
import { printedAbilities } from '../../card-game/table/printed-text';
import type { CardSetup, LyingSetup, PermanentSetup, TableRequest } from '../../card-game/table/setup';
import { TableProblem } from '../../card-game/table/table-problem';
import { CardTextError } from '../../text';
import {
  type Card,
  type GameObject,
  isDuel,
  type Location,
  placeBattlefield,
  type RiftboundGame,
  runeAbilities,
} from '..';
import { description } from '../description';
import { readCardText } from '../read-card-text';

const POWER = ['fury', 'calm', 'mind', 'body', 'chaos', 'order', 'any', 'own'] as const;

/** What the text of a card says. Throws TableProblem for text that doesn't parse. */
export const readAbilities = printedAbilities(
  readCardText,
  (error) => error instanceof CardTextError,
  'docs/card-text-riftbound.md',
);

/** A card as printed; a rune has the abilities that the rules in force give it (160.2). */
function readCard(game: RiftboundGame, specification: CardSetup): Card {
  if (!specification.types.includes('rune')) return cardWith(specification, readAbilities(specification));
  const abilities = runeAbilities(game);
  const known = runes.get(specification);
  if (known?.abilities === abilities) return known;
  const card = cardWith(specification, abilities);
  runes.set(specification, card);
  return card;
}

/** Runes as they were read last: under the same rules, they are the same cards to all games. */
const runes = new WeakMap<CardSetup, Card>();

function cardWith(specification: CardSetup, abilities: Card['abilities']): Card {
  const { name, types, subtypes = [], supertypes = [], text = '' } = specification;
  const fields = new PrintedFields(specification, description);
  return {
    name,
    types,
    supertypes,
    tags: subtypes,
    domains: fields.words('domains'),
    energy: fields.number('cost'),
    power: fields.words('powerCost').flatMap((symbol) => POWER.find((each) => each === symbol) ?? []),
    might: fields.number('might'),
    mightBonus: fields.number('mightBonus'),
    abilities,
    effectAbilities: readAbilities(specification, fields.text('effectText') ?? ''),
    text,
  };
}

const cards = new PrintedCards<RiftboundGame, CardSetup, Card>(readCard, ({ types }) =>
  types.includes('rune'),
);

/** Puts the cards of a setup on the table, without anything happening. */
export function arrange(game: RiftboundGame, request: TableRequest): void {
  const { from } = request;
  if (!isDuel(game))
    throw new TableProblem(
      `A duel has two players (462.1), this table ${request.players.length}: name two of them.`,
    );
  refuseUnknownParts(request.players, description);
  const atTheBeginning = from === 'the beginning';
  if (!atTheBeginning) {
    game.set(game.now, 'active', from.activePlayer);
    game.set(game.now, 'lastInOrder', from.activePlayer);
  }
  request.players.forEach((setup, seat) => {
    const player = game.player(seat);
    const { energy = 0, points = 0, ...power } = setup.resources ?? {};
    game.set(player, 'energy', energy);
    game.set(player, 'power', power);
    game.set(player, 'points', points);
    // Piles are listed from the top, and kept from the bottom.
    for (const zone of player.zones)
      for (const specification of [...(setup.zones?.[zone.name] ?? [])].reverse())
        game.journal.push(zone.objects, game.make(cards.of(game, specification), seat, zone));
    game.set(player, 'championName', player.champion.objects[0]?.card.name);
    for (const each of setup.permanents ?? [])
      if (each.card.types.includes('battlefield')) bring(game, each, seat, atTheBeginning);
  });
  request.players.forEach((setup, seat) => {
    for (const each of setup.permanents ?? [])
      if (each.card.types.includes('legend')) enthrone(game, each, seat);
      else if (!each.card.types.includes('battlefield')) place(game, each, seat);
  });
}

function bring(game: RiftboundGame, setup: PermanentSetup, seat: number, aside: boolean): void {
  const object = game.make(cards.of(game, setup.card), seat, game.board);
  if (aside) {
    game.journal.push(game.aside, { object, seat });
    return;
  }
  placeBattlefield(game, object);
  if (isSaid(setup, 'controlled')) game.set(object, 'controller', seat);
}

function locationFor(game: RiftboundGame, setup: LyingSetup, seat: number): Location {
  if (setup.at === undefined) return game.player(seat).base;
  const found = game.battlefields.find(({ name }) => name === setup.at);
  if (found) return found;
  const there = game.battlefields.map(({ name }) => `"${name}"`).join(' and ');
  throw new TableProblem(
    `"${setup.card.name}" is at "${setup.at}", which is no battlefield of this table: there is ${there || 'none'}.`,
  );
}

/** A legend stands in the Legend Zone, wherever it is said to be (103.1.a). */
function enthrone(game: RiftboundGame, setup: PermanentSetup, seat: number): void {
  const { legend } = game.player(seat);
  const object = game.make(cards.of(game, setup.card), seat, legend);
  game.journal.push(legend.objects, object);
  game.set(object, 'exhausted', isSaid(setup, 'exhausted'));
}

const isSaid = ({ statuses = [] }: LyingSetup, status: string): boolean => statuses.includes(status);

function place(game: RiftboundGame, setup: PermanentSetup, seat: number): void {
  const location = locationFor(game, setup, seat);
  const card = cards.of(game, setup.card);
  const { facedown, battlefield } = location;
  const isFacedown = isSaid(setup, 'facedown');
  if (isFacedown && !facedown)
    throw new TableProblem(`"${setup.card.name}" lies facedown in a base: give it a battlefield.`);
  if (isFacedown && facedown) {
    const [other] = facedown.objects;
    if (other)
      throw new TableProblem(
        `"${setup.card.name}" and "${other.card.name}" lie facedown at "${location.name}", where one card can (106.4.b).`,
      );
    const hidden = game.make(card, seat, facedown);
    game.journal.push(facedown.objects, hidden);
    game.set(hidden, 'controller', seat);
    game.set(hidden, 'facedown', true);
    game.set(hidden, 'location', location);
    if (battlefield) game.set(battlefield, 'controller', seat);
    return;
  }
  const object = game.make(card, seat, game.board);
  game.journal.push(game.board.objects, object);
  game.journal.push(location.objects, object);
  game.set(object, 'location', location);
  game.set(object, 'controller', seat);
  game.set(object, 'exhausted', isSaid(setup, 'exhausted'));
  game.set(object, 'buffed', isSaid(setup, 'buffed'));
  game.set(object, 'stunned', isSaid(setup, 'stunned'));
  game.set(object, 'damage', setup.damage ?? 0);
  for (const held of setup.attached ?? []) attach(game, held, object, held.seat ?? seat);
  // Who alone has units at a battlefield controls it, unless the setup says something else.
  if (battlefield && battlefield.controller === undefined) game.set(battlefield, 'controller', seat);
  else if (battlefield && battlefield.controller !== seat) game.set(location, 'contestedBy', seat);
}

function attach(game: RiftboundGame, setup: LyingSetup, to: GameObject, seat: number): void {
  const object = game.make(cards.of(game, setup.card), seat, game.board);
  game.journal.push(game.board.objects, object);
  if (to.location) game.journal.push(to.location.objects, object);
  game.set(object, 'location', to.location);
  game.set(object, 'controller', seat);
  game.set(object, 'attachedTo', to);
  game.set(to, 'attached', [...to.attached, object]);
}
