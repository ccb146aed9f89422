import { refuseUnknownParts } from '../../card-game/table/named-parts';
import { PrintedCards } from '../../card-game/table/printed-cards';
import { PrintedFields } from '../../card-game/table/printed-fields';
import { printedAbilities } from '../../card-game/table/printed-text';
import type { CardSetup, LyingSetup, TableRequest } from '../../card-game/table/setup';
import { TableProblem } from '../../card-game/table/table-problem';
import type { Zone } from '../../kernel';
import { CardTextError } from '../../text';
import { description } from '../description';
import type { MagicGame } from '../game';
import { enchantsWhatNothingSays } from '../k-card-types/K.12-local-enchantments';
import type { Card, MagicObject } from '../object';
import { readCardText } from '../text/read-card-text';
import { isOfSomeEditions, wordWithoutRule } from '../text/supported-words';

/** What the text of a card says. Throws TableProblem for text that doesn't parse. */
export const readAbilities = printedAbilities(
  readCardText,
  (error) => error instanceof CardTextError,
  'docs/card-text-magic.md',
);

function readCard(game: MagicGame, specification: CardSetup): Card {
  const { name, types, subtypes = [], supertypes = [], text = '' } = specification;
  const fields = new PrintedFields(specification, description);
  const abilities = readAbilities(specification);
  const word = wordWithoutRule(game, abilities);
  if (word !== undefined)
    throw new TableProblem(
      `"${name}" has "${word}", and no rule of this edition says what that is: leave it out, or play another edition.`,
    );
  if (enchantsWhatNothingSays({ types, subtypes, abilities }))
    throw new TableProblem(
      `"${name}" speaks of what it enchants, and doesn't say what that may be: its type does, as in "a Creature enchantment" (2003), or a line of its text, as in "Enchant creature" (2013, 2025).`,
    );
  return {
    name,
    types,
    subtypes,
    supertypes,
    manaCost: fields.words('manaCost'),
    power: fields.number('power'),
    toughness: fields.number('toughness'),
    abilities,
    text,
  };
}

const cards = new PrintedCards<MagicGame, CardSetup, Card>(readCard, ({ text = '' }) =>
  isOfSomeEditions(text),
);

/** Puts the cards of a setup on the table, without anything happening. */
export function arrange(game: MagicGame, { from, players }: TableRequest): void {
  refuseUnknownParts(players, description);
  if (from !== 'the beginning') {
    game.set(game.now, 'active', from.activePlayer);
    game.set(game.now, 'lastInOrder', from.activePlayer);
  }
  for (const [seat, { zones = {}, resources = {}, permanents = [] }] of players.entries()) {
    const player = game.player(seat);
    const { life = 0, poison = 0, ...pool } = resources;
    game.set(player, 'life', life);
    game.set(player, 'poison', poison);
    game.set(player, 'pool', pool);
    // Piles are listed from the top, and kept from the bottom.
    for (const zone of [player.library, player.hand, player.graveyard])
      for (const card of [...(zones[zone.name] ?? [])].reverse()) put(game, card, seat, zone);
    for (const permanent of permanents) {
      const object = lay(game, permanent, seat);
      for (const attached of permanent.attached ?? []) {
        const onIt = lay(game, attached, attached.seat ?? seat);
        game.set(onIt, 'attachedTo', object);
        game.journal.push(object.attached, onIt);
      }
    }
  }
}

function lay(game: MagicGame, lying: LyingSetup, seat: number): MagicObject {
  const { card, statuses = [], damage = 0, counters = {} } = lying;
  const object = put(game, card, seat, game.inPlay);
  game.set(object, 'controller', seat);
  game.set(object, 'firstController', seat);
  game.set(object, 'tapped', statuses.includes('tapped'));
  game.set(object, 'isSteady', !statuses.includes('played this turn'));
  if (object.isSteady) game.set(object, 'turnsBegun', 2);
  game.set(object, 'damage', damage);
  game.set(object, 'counters', counters);
  return object;
}

function put(game: MagicGame, card: CardSetup, owner: number, zone: Zone<MagicObject>): MagicObject {
  const object = game.make(cards.of(game, card), owner, zone);
  game.journal.push(zone.objects, object);
  return object;
}
