import type { CardSpecification, PlayerSetup } from '../../../port/contract';
import type { ModelGame } from '../fuzzed-rulebook';

const creature = (name: string, cost: string, power: number, toughness: number): CardSpecification => ({
  name,
  types: ['creature'],
  fields: { manaCost: [cost], power, toughness },
});

const spell = (name: string, type: string, text: string): CardSpecification => ({
  name,
  types: [type],
  fields: { manaCost: ['G'] },
  text,
});

const forest = (name: string): CardSpecification => ({ name, types: ['land'], subtypes: ['Forest'] });

const libraryOf = (name: string): readonly CardSpecification[] =>
  ['Heron', 'Ibis', 'Egret', 'Crane', 'Stork', 'Grebe'].map((each, place) =>
    creature(`${name}'s ${each}`, '1', place, 2),
  );

const plain = (name: string): PlayerSetup => ({
  name,
  zones: {
    hand: [
      creature(`${name}'s Otter`, '1', 2, 2),
      creature(`${name}'s Stoat`, 'G', 3, 1),
      forest(`${name}'s Dell`),
    ],
    library: [...libraryOf(name)],
  },
  permanents: [
    { card: creature(`${name}'s Pike`, '1', 3, 3) },
    { card: creature(`${name}'s Carp`, '1', 1, 4) },
    { card: forest(`${name}'s Glade`) },
    { card: forest(`${name}'s Grove`) },
  ],
  resources: { life: 20 },
});

const textual = (name: string): PlayerSetup => ({
  ...plain(name),
  zones: {
    hand: [
      spell(`${name}'s Dart`, 'instant', `${name}'s Dart deals 2 damage to target creature or player.`),
      spell(`${name}'s Balm`, 'instant', 'Target creature gets +2/+2 until end of turn.'),
      spell(`${name}'s Denial`, 'instant', 'Counter target spell.'),
      spell(`${name}'s Tithe`, 'sorcery', 'Each player discards a card.'),
      creature(`${name}'s Otter`, '1', 2, 3),
      forest(`${name}'s Dell`),
    ],
    library: [...libraryOf(name)],
  },
});

const from = { activePlayer: 0, part: 'first main phase', turn: 3 };
const common = { rulebook: 'magic-rulings-summary', seed: 11, from, stops: 'every priority' as const };

/** Two duels that another engine's are held against: one of creatures without a text, one with a stack. */
export const modelGames: readonly ModelGame[] = [
  {
    about: 'creatures that fight',
    needs: ['battle'],
    choices: 2,
    decisions: 70,
    table: { ...common, players: [plain('Ann'), plain('Ben')] },
  },
  {
    about: 'instants, sorceries, targets and a stack',
    needs: ['battle', 'card text', 'activated abilities'],
    choices: 4,
    decisions: 110,
    table: { ...common, players: [textual('Ann'), textual('Ben')] },
  },
];
