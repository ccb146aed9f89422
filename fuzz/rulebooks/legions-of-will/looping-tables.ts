import type { CardSpecification, PermanentSetup, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf } from '../../numbers';

type Digit = (size: number) => number;

/** What two players have on the table, so that a loop begins in the first one's turn. */
type Loop = readonly [readonly PermanentSetup[], readonly PermanentSetup[]];

const unit = (name: string, ...paragraphs: readonly string[]): PermanentSetup => ({
  card: { name, types: ['unit'], fields: { cost: 1, will: 2, power: 3 }, text: paragraphs.join('\n') },
});

const START = 'At the beginning of each resource step, put a charge counter on this unit.';

/** Loops that nobody can leave: by position, by something that grows for ever, by one player, by both in turns. */
const MANDATORY: readonly Loop[] = [
  [[unit('Echo Well', 'Whenever you gain resource, you gain 1 resource.')], []],
  [[], [unit('Common Well', 'Whenever a player gains resource, that player gains 1 resource.')]],
  [
    [unit('Copy Clerk', 'Whenever an opponent gains resource, you gain 1 resource.')],
    [unit('Copy Clerk', 'Whenever an opponent gains resource, you gain 1 resource.')],
  ],
  [
    [
      {
        ...unit(
          'Restless Clock',
          'Whenever this unit becomes rested, reset it.',
          'Whenever this unit becomes reset, rest it.',
        ),
        statuses: ['rested'],
      },
    ],
    [],
  ],
  [
    [{ ...unit('Tired Twin'), statuses: ['rested'] }],
    [
      unit('Tick Keeper', 'Whenever a unit becomes reset, rest it.'),
      unit('Tock Keeper', 'Whenever a unit becomes rested, reset it.'),
    ],
  ],
  [
    [
      unit(
        'Snow Ball',
        START,
        'Whenever a charge counter is put on this unit, put a charge counter on this unit.',
      ),
    ],
    [],
  ],
  [
    [unit('First Ratchet', START)],
    [
      unit(
        'Second Ratchet',
        'Whenever a charge counter is put on a unit, put a charge counter on this unit.',
      ),
    ],
  ],
];

/** A loop in which its owner is asked each time round. */
const ASKING: readonly Loop[] = [
  [[unit('Polite Echo', 'Whenever you gain resource, you may gain 1 resource.')], []],
  [
    [
      unit(
        'Polite Ratchet',
        START,
        'Whenever a charge counter is put on this unit, you may put a charge counter on this unit.',
      ),
    ],
    [],
  ],
];

/** Loops that wear something down until a player loses. */
const LOSING: readonly Loop[] = [
  [
    [
      unit(
        'Wave Engine',
        START,
        'Whenever a charge counter is put on this unit, put a charge counter on this unit and this unit deals 1 damage to each base an opponent controls.',
      ),
    ],
    [],
  ],
  [
    [
      unit(
        'Rain Maker',
        START,
        'Whenever a charge counter is put on a unit, this unit deals 1 damage to each base an opponent controls.',
      ),
    ],
    [unit('Rain Drum', 'Whenever a base is dealt damage, put a charge counter on this unit.')],
  ],
];

/** Always there to be activated, and changes nothing. */
const idle: CardSpecification = {
  name: 'Idle Bell',
  types: ['upgrade'],
  fields: { cost: 1 },
  text: 'Pay 0: Reset this upgrade.',
};

const filler: readonly CardSpecification[] = ['Plain Ox', 'Old Ox', 'Great Ox'].map((name, place) => ({
  name,
  types: ['unit'],
  fields: { cost: 1, will: 2, power: 2 + place },
}));

/** What surrounds a loop. */
interface Surroundings {
  /** What both players have besides. */
  readonly extra?: Loop;
  /** The most cards in a deck. Units can be played in a main phase, and end a loop in battle. */
  readonly deck: number;
  readonly defense?: number;
}

function tableOf(
  loop: Loop,
  digit: Digit,
  { deal }: GameNumbers,
  { extra = [[], []], deck, defense = 20 }: Surroundings,
): SetupRequest {
  const first = digit(2);
  const decks = digit(deck + 1);
  const sides = [0, 1].map((place) => [...loop[place === 0 ? 0 : 1], ...extra[place === 0 ? 0 : 1]]);
  const players = ['Alice', 'Bob'].map((name, seat) => ({
    name,
    zones: {
      deck: Array.from({ length: decks }, (_, place) => filler[(deal + place) % filler.length]).filter(
        (card) => card !== undefined,
      ),
    },
    permanents: [
      {
        card: {
          name: seat === 0 ? 'Kiln' : 'Reedmarsh',
          types: ['base'],
          fields: { defense, capacity: 5, production: 1 + digit(2), activationCost: 1 },
        },
        attached: sides[(seat + first) % 2],
      },
    ],
  }));
  return {
    rulebook: 'legions-of-will',
    players,
    seed: deal,
    from: { activePlayer: first, part: 'reset step', turn: 3 },
  };
}

const oneOf = (loops: readonly Loop[], digit: Digit): Loop => loops[digit(loops.length)] ?? [[], []];

/** A table on which a loop of mandatory actions begins, and nobody can do anything about it. */
export function mandatoryTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  return tableOf(oneOf(MANDATORY, digit), digit, numbers, { deck: 3 });
}

/** A table on which a loop begins that a player is asked about, or could interrupt by doing something else. */
export function optionalTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  const asks = digit(3);
  if (asks === 2) return tableOf(oneOf(ASKING, digit), digit, numbers, { deck: 0 });
  const bell: PermanentSetup = { card: idle };
  return tableOf(oneOf(MANDATORY, digit), digit, numbers, {
    extra: asks === 0 ? [[bell], []] : [[], [bell]],
    deck: 0,
  });
}

/** A table on which a loop of mandatory actions begins that ends with a player losing, sooner or much later. */
export function losingTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  const defense = [10, 60, 250, 600][digit(4)] ?? 10;
  return tableOf(oneOf(LOSING, digit), digit, numbers, { deck: 3, defense });
}
