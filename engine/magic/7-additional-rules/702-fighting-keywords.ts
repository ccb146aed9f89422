/** Keyword abilities that trigger as creatures attack, block, are blocked and deal combat damage. */
import { standsForText } from '../a-abilities/A.1-keyword-texts';

/** 702.45a */
export const bushido = standsForText(
  { '2025': '702.45a' },
  'A creature with bushido gets its bonus whenever it blocks or becomes blocked',
  ({ value = 0 }) =>
    `Whenever this creature blocks or becomes blocked, it gets +${value}/+${value} until end of turn.`,
);

/** 702.68a */
export const frenzy = standsForText(
  { '2025': '702.68a' },
  'A creature with frenzy gets its bonus whenever it attacks and is not blocked',
  ({ value = 0 }) =>
    `Whenever this creature attacks and isn't blocked, it gets +${value}/+0 until end of turn.`,
);

/** 702.70a */
export const poisonous = standsForText(
  { '2025': '702.70a' },
  'Combat damage of a creature with poisonous gives a player so many poison counters',
  ({ value = 0 }) =>
    `Whenever this creature deals combat damage to a player, that player gets ${value} poison counters.`,
);

/** 702.83a: of whoever's creatures attack alone. */
export const exalted = standsForText(
  { '2025': '702.83a' },
  'With exalted, a creature of its controller that attacks alone gets a bonus',
  () => 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
);

/** 702.86a */
export const annihilator = standsForText(
  { '2025': '702.86a' },
  'Whenever a creature with annihilator attacks, the defending player sacrifices so many permanents',
  ({ value = 0 }) =>
    `Whenever this creature attacks, defending player sacrifices ${value} ${value === 1 ? 'permanent' : 'permanents'}.`,
);

/** 702.91a */
export const battleCry = standsForText(
  { '2025': '702.91a' },
  'Whenever a creature with battle cry attacks, each other attacking creature gets a bonus',
  () => 'Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.',
);

/** 702.108a */
export const prowess = standsForText(
  { '2025': '702.108a' },
  'A creature with prowess gets a bonus whenever its controller casts what is no creature',
  () => 'Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.',
);

/** 702.115a */
export const ingest = standsForText(
  { '2025': '702.115a' },
  'Combat damage of a creature with ingest exiles the top card of a player’s library',
  () =>
    'Whenever this creature deals combat damage to a player, that player exiles the top card of their library.',
);

/** 702.121a: there is one opponent to attack. */
export const melee = standsForText(
  { '2025': '702.121a' },
  'A creature with melee gets a bonus for each opponent that was attacked',
  () => 'Whenever this creature attacks, it gets +1/+1 until end of turn.',
);

/** 702.130a */
export const afflict = standsForText(
  { '2025': '702.130a' },
  'Whenever a creature with afflict becomes blocked, the defending player loses so much life',
  ({ value = 0 }) => `Whenever this creature becomes blocked, defending player loses ${value} life.`,
);
