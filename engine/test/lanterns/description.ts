import type { GameDescription } from '../../card-game/description';

/** Lanterns, as data: a made-up game, as its author would write it. */
export const description: GameDescription = {
  rulebook: 'lanterns',
  title: 'Lanterns',
  // 120.1
  zones: [
    { name: 'chest', each: 'player', seenBy: 'nobody' },
    { name: 'palm', each: 'player', seenBy: 'owner' },
    { name: 'ash', each: 'player' },
    { name: 'wall', each: 'table', says: 'on the wall' },
  ],
  // 200.1
  types: ['lantern', 'gust'],
  supertypes: ['paper'],
  fields: [
    { name: 'oil', words: ['oil cost'], kind: 'number', shown: 'oil cost', least: { value: 0, butFor: [] } },
    { name: 'shine', words: ['shine'], kind: 'number', shown: 'shine', least: { value: 0, butFor: [] } },
    { name: 'colours', words: [], kind: 'words', values: ['amber', 'jade'] },
  ],
  statuses: [
    { name: 'burning', isArranged: true, opposite: 'smothered', isUsual: true },
    { name: 'smothered', isArranged: true, opposite: 'burning' },
  ],
  // 110.2
  resources: [
    { name: 'oil', words: 'oil' },
    { name: 'glow', words: 'glow' },
  ],
  playerStatuses: ['torch'],
  parts: ['dawn', 'kindling', 'dusk'],
  words: ['kindle', 'snuff', 'keeper'],
};
