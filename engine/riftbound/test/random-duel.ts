import type { CardSpecification, PlayerSetup, SetupRequest } from '../../../port/contract';

const units: readonly CardSpecification[] = [
  { name: 'Quay Scout', types: ['unit'], fields: { domains: ['fury'], cost: 1, might: 2 } },
  { name: 'Tide Warden', types: ['unit'], fields: { domains: ['calm'], cost: 2, might: 3 } },
  {
    name: 'Bell Ringer',
    types: ['unit'],
    fields: { domains: ['fury'], cost: 2, powerCost: ['own'], might: 4 },
  },
  { name: 'Old Walker', types: ['unit'], fields: { domains: ['calm'], cost: 4, might: 6 } },
];
const gear: CardSpecification = { name: 'Lamp', types: ['gear'], fields: { domains: ['calm'], cost: 1 } };

const rune = (domain: string): CardSpecification => ({
  name: `${domain === 'fury' ? 'Fury' : 'Calm'} Rune`,
  types: ['rune'],
  fields: { domains: [domain] },
});

const player = (name: string): PlayerSetup => ({
  name,
  zones: {
    'main deck': Array.from({ length: 39 }, (_, place) => units[place % 4] ?? gear),
    'rune deck': Array.from({ length: 12 }, (_, place) => rune(place % 2 === 0 ? 'fury' : 'calm')),
    'champion zone': [
      {
        name: `${name}'s Hero`,
        types: ['unit'],
        supertypes: ['champion'],
        fields: { domains: ['fury'], cost: 3, might: 5 },
      },
    ],
    'legend zone': [{ name: `${name}'s Legend`, types: ['legend'], fields: { domains: ['fury', 'calm'] } }],
  },
  permanents: ['Ford', 'Grove', 'Mill'].map((place) => ({
    card: { name: `${name}'s ${place}`, types: ['battlefield'] },
  })),
});

/** A duel from its beginning, with plain units, gear and runes. */
export const duel = (seed: number): SetupRequest => ({
  rulebook: 'riftbound',
  players: [player('Alice'), player('Bob')],
  seed,
  from: 'the beginning',
});
