import type { CardSpecification, PlayerSetup } from '../port/contract';
import { type Next, pick } from './random';

/** Every card that duels are measured with: all ours, those with text all parsed and obeyed. */
const units: readonly CardSpecification[] = [
  { name: 'Quay Scout', types: ['unit'], fields: { domains: ['fury'], cost: 1, might: 2 } },
  {
    name: 'Old Walker',
    types: ['unit'],
    fields: { domains: ['calm'], cost: 4, powerCost: ['own'], might: 6 },
  },
  { name: 'Tide Warden', types: ['unit'], fields: { domains: ['calm'], cost: 2, might: 3 }, text: '[Tank]' },
  {
    name: 'Bell Ringer',
    types: ['unit'],
    fields: { domains: ['fury'], cost: 1, might: 1 },
    text: '[Deathknell] - Draw 1.',
  },
  { name: 'Rider', types: ['unit'], fields: { domains: ['fury'], cost: 2, might: 2 }, text: '[Ganking]' },
  {
    name: 'Ember Lancer',
    types: ['unit'],
    fields: { domains: ['fury'], cost: 2, might: 2 },
    text: '[Assault 2]',
  },
  {
    name: 'Toll Keeper',
    types: ['unit'],
    fields: { domains: ['calm'], cost: 3, might: 3 },
    text: 'When I conquer, draw 1.',
  },
  {
    name: 'Ferrier',
    types: ['unit'],
    fields: { domains: ['calm'], cost: 2, might: 2 },
    text: "When I'm played, ready a friendly unit.",
  },
  {
    name: 'Drummer',
    types: ['unit'],
    fields: { domains: ['fury'], cost: 3, might: 2 },
    text: 'Other friendly units have +1 [M].',
  },
  {
    name: 'Pit Boss',
    types: ['unit'],
    fields: { domains: ['fury'], cost: 2, might: 2 },
    text: '[1], [E]: Give a unit +1 [M] this turn.',
  },
];

const spells: readonly CardSpecification[] = [
  {
    name: 'Sear',
    types: ['spell'],
    fields: { domains: ['fury'], cost: 1 },
    text: '[Action]\nDeal 2 to a unit at a battlefield.',
  },
  {
    name: 'Rally',
    types: ['spell'],
    fields: { domains: ['fury'], cost: 1 },
    text: '[Reaction]\nGive a unit +2 [M] this turn.',
  },
  {
    name: 'Charge',
    types: ['spell'],
    fields: { domains: ['fury'], cost: 1 },
    text: '[Action]\nMove a friendly unit to a battlefield.',
  },
  {
    name: 'Undertow',
    types: ['spell'],
    fields: { domains: ['calm'], cost: 2 },
    text: "Return a unit to its owner's hand.",
  },
  { name: 'Ledger', types: ['spell'], fields: { domains: ['calm'], cost: 2 }, text: 'Draw 2.' },
  {
    name: 'Snare',
    types: ['spell'],
    fields: { domains: ['calm'], cost: 1 },
    text: '[Reaction]\nStun a unit.',
  },
];

const gear: readonly CardSpecification[] = [
  { name: 'Lamp', types: ['gear'], fields: { domains: ['calm'], cost: 1 }, text: '[1], [E]: Draw 1.' },
  {
    name: 'Boathook',
    types: ['gear'],
    subtypes: ['Equipment'],
    fields: { domains: ['fury'], cost: 1, mightBonus: 2 },
    text: '[Equip] [1]',
  },
];

const battlefields: readonly CardSpecification[] = [
  { name: 'Ford', types: ['battlefield'], text: 'When you conquer here, draw 1.' },
  { name: 'Mill', types: ['battlefield'], text: 'Units here have +1 [M].' },
  { name: 'Grove', types: ['battlefield'] },
];

const plain = [...units, ...gear].map(({ text, mightBonus, subtypes, ...card }): CardSpecification => card);
const plainBattlefields = battlefields.map(({ text, ...card }): CardSpecification => card);

const fury: CardSpecification = { name: 'Fury Rune', types: ['rune'], fields: { domains: ['fury'] } };
const calm: CardSpecification = { name: 'Calm Rune', types: ['rune'], fields: { domains: ['calm'] } };
const hero: CardSpecification = {
  name: 'Hero of the Quay',
  types: ['unit'],
  supertypes: ['champion'],
  fields: { domains: ['fury'], cost: 3, might: 4 },
};
const legend: CardSpecification = {
  name: 'The Quay',
  types: ['legend'],
  fields: { domains: ['fury', 'calm'] },
};

/** What a player brings to a duel: a main deck of 39, the champion, 12 runes, a legend and three battlefields. */
const brought = (
  name: string,
  main: readonly CardSpecification[],
  fields: readonly CardSpecification[],
): PlayerSetup => ({
  name,
  zones: {
    'main deck': main,
    'rune deck': Array.from({ length: 12 }, (_, place) => (place % 2 === 0 ? fury : calm)),
    'champion zone': [hero],
    'legend zone': [legend],
  },
  permanents: fields.map((card) => ({ card })),
});

/** With units, spells and gear, most of which say something. */
export const withText = (name: string, next: Next): PlayerSetup =>
  brought(
    name,
    Array.from({ length: 39 }, () => {
      const kind = next() % 20;
      return pick(kind < 11 ? units : kind < 17 ? spells : gear, next);
    }),
    battlefields,
  );

/** With units and gear on which nothing is written: what the turn costs by itself. */
export const withoutText = (name: string, next: Next): PlayerSetup =>
  brought(
    name,
    Array.from({ length: 39 }, () => pick(plain, next)),
    plainBattlefields,
  );
