import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named } from '../../../../text/test/small-game';
import { type Place, slipTable } from './tables';

/** What can be said to be replaced: what would happen to the card that says it, or to its player. */
const EVENTS = [
  'this card would be destroyed',
  'this card would be put into a graveyard',
  'this card would be expelled',
  'this card would be discarded',
  'this card would enter the battlefield',
  'this card would leave the battlefield',
  'this card would be dealt damage',
  'this card would deal damage',
  'this card would have a charge counter put on it',
  'one or more charge counters would be put on this card',
  'you would draw a card',
  'you would gain resource',
  'you would lose the game',
] as const;
type Event = (typeof EVENTS)[number];

interface Instruction {
  readonly where: Place;
  readonly text: string;
  /** What happens in that. */
  readonly happens: readonly Event[];
  /** Where the card is then. */
  readonly to: RegExp;
  /** What its player gains by it. */
  readonly gained?: number;
}

const instruction = (
  where: Place,
  text: string,
  to: RegExp,
  happens: readonly Event[],
  gained?: number,
): Instruction => ({
  where,
  text,
  to,
  happens,
  ...(gained === undefined ? {} : { gained }),
});
const [
  DESTROYED,
  BURIED,
  EXPELLED,
  DISCARDED,
  ENTERS,
  LEAVES,
  DAMAGED,
  DEALS,
  COUNTER,
  COUNTERS,
  DRAWS,
  GAINS,
  LOSES,
] = EVENTS;

const INSTRUCTIONS: readonly Instruction[] = [
  instruction('battlefield', 'Destroy all units.', /^graveyard/, [DESTROYED, BURIED, LEAVES]),
  instruction('battlefield', 'Sacrifice a unit.', /^graveyard/, [BURIED, LEAVES]),
  instruction('battlefield', 'Expel all units.', /^expelled/, [EXPELLED, LEAVES]),
  instruction('battlefield', "Return all units to their owner's hand.", /^hand/, [LEAVES]),
  instruction('battlefield', "Put all units on the bottom of their owner's deck.", /^deck/, [LEAVES]),
  instruction('battlefield', 'Deed deals 1 damage to each unit.', /^battlefield/, [DAMAGED]),
  instruction('battlefield', 'Target unit deals 1 damage to target base.', /^battlefield/, [DEALS]),
  instruction('battlefield', 'Put a charge counter on each unit.', /^battlefield/, [COUNTER, COUNTERS]),
  instruction('battlefield', 'Draw a card.', /^battlefield/, [DRAWS]),
  instruction('battlefield', 'You gain 1 resource.', /^battlefield/, [GAINS], 1),
  instruction('battlefield', 'You lose the game.', /^battlefield/, [LOSES]),
  instruction('hand', 'Discard your hand.', /^graveyard/, [DISCARDED, BURIED]),
  instruction('hand', 'Expel all cards in your hand.', /^expelled/, [EXPELLED]),
  instruction('hand', 'Put a unit card from your hand onto the battlefield.', /^battlefield/, [ENTERS]),
  instruction('hand', 'Shuffle your hand into your deck.', /^deck|hand/, []),
  instruction('hand', 'Draw a card.', /^hand/, [DRAWS]),
  instruction('hand', 'You gain 1 resource.', /^hand/, [GAINS], 1),
  instruction('hand', 'You lose the game.', /^hand/, [LOSES]),
  instruction('deck', 'Put the top card of your deck into your graveyard.', /^graveyard/, [BURIED]),
  instruction('deck', 'Expel the top card of your deck.', /^expelled/, [EXPELLED]),
  instruction('deck', 'Put the top card of your deck onto the battlefield.', /^battlefield/, [ENTERS]),
  instruction('deck', 'Draw a card.', /^hand/, [DRAWS]),
  instruction('graveyard', 'Expel all cards in your graveyard.', /^expelled/, [EXPELLED]),
  instruction(
    'graveyard',
    'Return target unit card from your graveyard to the battlefield.',
    /^battlefield/,
    [ENTERS],
  ),
  instruction('graveyard', 'Return target unit card from your graveyard to your hand.', /^hand/, []),
  instruction('graveyard', 'Draw a card.', /^graveyard/, [DRAWS]),
  instruction(
    'expelled zone',
    'Return target unit card from your expelled zone to the battlefield.',
    /^battlefield/,
    [ENTERS],
  ),
  instruction('expelled zone', 'You lose the game.', /^expelled/, [LOSES]),
];

/** 109.4: on the battlefield; from a hand, what can happen nowhere else (109.4j); and as the card enters, from anywhere. */
const works = (event: Event, where: Place): boolean =>
  where === 'battlefield' || event === DISCARDED || event === ENTERS;

/** Every event that may be replaced, in every zone that it can concern. */
export const replacedEvents = crossed(
  EVENTS,
  () => INSTRUCTIONS,
  (event, { where, text, happens, to, gained = 0 }): Crossing => {
    const slip = `If ${event}, you gain 5 resource instead.`;
    const isReplaced = happens.includes(event) && works(event, where);
    const expected = [3 + (isReplaced ? 5 : gained), isReplaced || 'as it says'];
    return {
      name: `${where}: ${text} ${slip}`,
      text: slip,
      type: 'unit',
      action: 'play',
      table: slipTable(text, slip, where),
      seen: ({ after }) => [
        after.players[0]?.resource,
        isReplaced || (named(after, 'Slip').some(({ zone }) => to.test(zone)) ? 'as it says' : 'otherwise'),
      ],
      least: expected,
      most: expected,
      isRefused: false,
    };
  },
);
