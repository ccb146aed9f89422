import type { CardSpecification, PermanentSetup, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf } from '../../numbers';

/** What two players have in play, so that a loop begins in the first one's turn. */
type Loop = readonly [readonly PermanentSetup[], readonly PermanentSetup[]];

const permanent =
  (type: string) =>
  (name: string, ...paragraphs: readonly string[]): PermanentSetup => ({
    card: { name, types: [type], text: paragraphs.join('\n') },
  });

const enchantment = permanent('enchantment');
const artifact = permanent('artifact');

const spring = enchantment('Small Spring', 'At the beginning of your upkeep, you gain 1 life.');
const tapped = (of: PermanentSetup): PermanentSetup => ({ ...of, statuses: ['tapped'] });

/** Loops that nobody can leave: by position, by life that grows for ever, of one player, of both in turns. */
const MANDATORY: readonly Loop[] = [
  [[spring, enchantment('Echo Well', 'Whenever you gain life, you gain 1 life.')], []],
  [
    [spring, enchantment('Copy Clerk', 'Whenever an opponent gains life, you gain 1 life.')],
    [enchantment('Copy Clerk', 'Whenever an opponent gains life, you gain 1 life.')],
  ],
  [
    [
      tapped(
        artifact(
          'Restless Clock',
          'Whenever Restless Clock becomes tapped, untap Restless Clock.',
          'Whenever Restless Clock becomes untapped, tap Restless Clock.',
        ),
      ),
    ],
    [],
  ],
];

/** A loop in which its owner is asked each time round. */
const ASKING: readonly Loop[] = [
  [[spring, enchantment('Polite Echo', 'Whenever you gain life, you may gain 1 life.')], []],
];

/** A loop that wears the other player down until that player loses. */
const LOSING: readonly Loop[] = [
  [
    [
      tapped(
        artifact(
          'Grinding Clock',
          'Whenever Grinding Clock becomes tapped, untap Grinding Clock.',
          'Whenever Grinding Clock becomes untapped, tap Grinding Clock and each opponent loses 1 life.',
        ),
      ),
    ],
    [],
  ],
];

/** Always there to be activated, and changes nothing. */
const bell = artifact('Idle Bell', '{0}: Untap Idle Bell.');

const filler: CardSpecification = {
  name: 'Plain Ox',
  types: ['creature'],
  fields: { manaCost: ['2'], power: 2, toughness: 2 },
};

type Digit = (size: number) => number;

function tableOf(loop: Loop, digit: Digit, { deal }: GameNumbers, life = 20): SetupRequest {
  const first = digit(2);
  return {
    rulebook: 'magic-rulings-summary',
    players: ['Alice', 'Bob'].map((name, seat) => ({
      name,
      zones: { library: Array.from({ length: 3 }, () => filler) },
      permanents: [...loop[seat === first ? 0 : 1]],
      resources: { life },
    })),
    seed: deal,
    from: { activePlayer: first, part: 'untap step', turn: 3 },
  };
}

const oneOf = (loops: readonly Loop[], digit: Digit): Loop => loops[digit(loops.length)] ?? [[], []];

/** A table on which a loop of mandatory actions begins, and nobody can do anything about it. */
export function mandatoryTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  return tableOf(oneOf(MANDATORY, digit), digit, numbers);
}

/** A table on which a loop begins that a player is asked about, or could interrupt by doing something else. */
export function optionalTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  const asks = digit(3);
  if (asks === 2) return tableOf(oneOf(ASKING, digit), digit, numbers);
  const [mine, others] = oneOf(MANDATORY, digit);
  const withBell: Loop = asks === 0 ? [[...mine, bell], others] : [mine, [...others, bell]];
  return tableOf(withBell, digit, numbers);
}

/** A table on which a loop of mandatory actions begins that ends with a player losing, sooner or much later. */
export function losingTable(numbers: GameNumbers): SetupRequest {
  const digit = digitsOf(numbers.shape);
  return tableOf(oneOf(LOSING, digit), digit, numbers, [10, 60, 250][digit(3)] ?? 10);
}
