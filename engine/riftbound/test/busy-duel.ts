import type { CardSpecification, PlayerSetup, SetupRequest } from '../../../port/contract';

const unit = (name: string, cost: number, might: number, text: string): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { domains: ['fury'], cost, might },
  text,
});
const spell = (name: string, cost: number, text: string): CardSpecification => ({
  name,
  types: ['spell'],
  fields: { domains: ['calm'], cost },
  text,
});

/** Cards that make much happen at once: triggers of both players, moves in showdowns, many deaths, many draws. */
const cards: readonly CardSpecification[] = [
  unit('Quay Scout', 1, 2, 'When I attack, draw 1.'),
  unit('Tide Warden', 1, 3, '[Tank]\nWhen I defend, draw 1.'),
  unit('Bell Ringer', 1, 1, '[Deathknell] - Draw 1.'),
  unit('Old Walker', 2, 4, '[Shield 2]'),
  unit('Reader', 1, 1, "At the start of each player's Beginning Phase, draw 1."),
  unit('Lurker', 4, 2, '[Hidden]'),
  unit('Ambusher', 5, 3, '[Hidden]\nWhen you play me, deal 1 to a unit.'),
  spell('Pitfall', 4, '[Hidden]\nKill an enemy unit.'),
  spell('Second Wind', 3, '[Hidden]\n[Repeat] [1]\nBuff a friendly unit.'),
  unit('Sentry', 1, 2, 'I must be assigned combat damage last.'),
  unit('Rider', 1, 2, '[Ganking]\nWhen I conquer, draw 1.'),
  spell('Storm', 1, 'Deal 2 to all units.'),
  spell('Charge', 1, '[Action]\nMove a friendly unit to a battlefield.'),
  spell('Retreat', 1, '[Reaction]\nMove a friendly unit to its base.'),
  spell('Snare', 1, '[Reaction]\nKill a unit.'),
  spell('Call Home', 1, '[Action]\nRecall a unit.'),
];

const rune: CardSpecification = { name: 'Fury Rune', types: ['rune'], fields: { domains: ['fury'] } };

const player = (name: string, deck: number, shift: number): PlayerSetup => ({
  name,
  zones: {
    'main deck': Array.from({ length: deck }, (_, place) => cards[(place + shift) % cards.length] ?? rune),
    'rune deck': Array.from({ length: 12 }, () => rune),
    'champion zone': [unit(`${name}'s Hero`, 2, 4, '[Assault 2]')],
    'legend zone': [{ name: `${name}'s Legend`, types: ['legend'], fields: { domains: ['fury', 'calm'] } }],
  },
  permanents: [
    { card: { name: `${name}'s Ford`, types: ['battlefield'], text: 'When you conquer here, draw 1.' } },
    { card: { name: `${name}'s Mill`, types: ['battlefield'], text: 'Units here have +1 [M].' } },
  ],
});

/** A duel from its beginning with such cards; `deck`: how many are in each Main Deck. */
export const busyDuel = (seed: number, deck: number): SetupRequest => ({
  rulebook: 'riftbound',
  players: [player('Alice', deck, seed), player('Bob', deck, seed + 5)],
  seed,
  from: 'the beginning',
});

/** Such a duel with other Main Decks of 30: `card` says which card is at a place of a seat's. */
export function duelOfCards(
  seed: number,
  card: (place: number, seat: number) => CardSpecification,
): SetupRequest {
  const request = busyDuel(seed, 30);
  const deck = (seat: number) => Array.from({ length: 30 }, (_, place) => card(place, seat));
  return {
    ...request,
    players: request.players.map((each, seat) => ({
      ...each,
      zones: { ...each.zones, 'main deck': deck(seat) },
    })),
  };
}
