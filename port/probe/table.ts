import type { CardSpecification, Observation, PlayerSetup, SetupRequest } from '../contract';

const base = { types: ['base'], defense: 10, capacity: 7, production: 0, activationCost: 3 };
const unit = { types: ['unit'], cost: 1, will: 2, power: 2 };

/** Names that stand in the probe's tables only, so that they are found wherever they leak. */
export const hiddenInHand = (player: string): string => `${player}'s secret`;

function side(name: string, world: string): PlayerSetup {
  const secret: CardSpecification = { name: hiddenInHand(name), ...unit, abilities: [] };
  const deck: CardSpecification = { name: `${name}'s deep secret`, ...unit, abilities: [] };
  return {
    name,
    resource: 10,
    deck: [deck, deck, deck],
    hand: [secret, secret],
    bases: [
      {
        card: { name: `${name}'s ${world}`, ...base, abilities: [] },
        attached: [{ card: { name: `${name}'s guard of ${world}`, ...unit, abilities: [] } }],
      },
    ],
  };
}

/** A side of a Riftbound duel. */
function duelist(name: string, world: string): PlayerSetup {
  const secret: CardSpecification = { name: hiddenInHand(name), types: ['unit'], might: 2, abilities: [] };
  const deck: CardSpecification = { name: `${name}'s deep secret`, types: ['unit'], might: 2, abilities: [] };
  const rune: CardSpecification = {
    name: `${name}'s deep secret`,
    types: ['rune'],
    domains: ['fury'],
    abilities: [],
  };
  return {
    name,
    bases: [],
    zones: { hand: [secret, secret], 'main deck': [deck, deck, deck], 'rune deck': [rune, rune, rune] },
    permanents: [
      { card: { name: `${name}'s ${world}`, types: ['battlefield'], abilities: [] } },
      { card: { name: `${name}'s guard of ${world}`, types: ['unit'], might: 2, abilities: [] } },
    ],
  };
}

type Plain = Pick<SetupRequest, 'players' | 'from'>;

/** The tables of the rulebooks that the probe knows, by id. */
const plain: Readonly<Record<string, (world: string) => Plain>> = {
  'legions-of-will': (world) => ({
    players: [side('Ann', world), side('Ben', world)],
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  }),
  riftbound: (world) => ({
    players: [duelist('Ann', world), duelist('Ben', world)],
    from: { activePlayer: 0, part: 'action phase', turn: 3 },
  }),
};

/** The rulebooks that an engine can be probed for. */
export const probedRulebooks: readonly string[] = Object.keys(plain);

/** A plain table that any engine of the rulebook can play: no card has any text. Throws a RangeError where it has none. */
export function probeTable(rulebook: string, seed: number, world = 'Kiln'): SetupRequest {
  const table = plain[rulebook];
  if (!table) throw new RangeError(`There is no table to probe ${rulebook} with.`);
  return { rulebook, ...table(world), seed, stops: 'every priority' };
}

/** The part of the turn that the game of a table begins in. */
export const partOf = ({ from }: SetupRequest): string => (from === 'the beginning' ? '' : from.part);

/** The table without the places that the game has by itself: bases, where the setup has none. */
export function broughtTo(observation: Observation, { players }: SetupRequest): Observation {
  if (players.some(({ bases }) => bases.length > 0)) return observation;
  return { ...observation, objects: observation.objects.filter(({ types }) => !types.includes('base')) };
}

/** The names of all cards of a setup, sorted. */
export function namesOf({ players }: SetupRequest): readonly string[] {
  return players
    .flatMap(({ deck = [], hand = [], zones = {}, bases, permanents = [] }) => [
      ...[...deck, ...hand, ...Object.values(zones).flat()].map(({ name }) => name),
      ...[...bases, ...permanents].flatMap(({ card, attached = [] }) => [
        card.name,
        ...attached.map((held) => held.card.name),
      ]),
    ])
    .sort();
}
