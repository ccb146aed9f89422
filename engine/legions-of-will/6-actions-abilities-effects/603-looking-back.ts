/** Who hears what happens: what nobody can see doesn't (603.2g), and some abilities look back in time (603.9). */
import { fact } from '../forms';
import type { GameObject } from '../object';
import type { Trigger } from '../text/tree';

/** 603.2g: what nobody can see doesn't trigger. */
export const unseen = fact(
  '603.2g',
  "An ability of what isn't visible doesn't trigger",
  (_game, source: GameObject) => source.faceDown,
);

/** 603.9a: leaves-the-battlefield abilities are found as things were before the event. */
export const looksBack = fact(
  '603.9a',
  'Leaves-the-battlefield abilities look back in time',
  (_game, trigger: Trigger) => !('from' in trigger) || trigger.from === 'battlefield',
);

/** 603.9b */
export const looksBackUnattached = fact(
  '603.9b',
  'Abilities that trigger when an object becomes unattached look back in time',
  (_game, trigger: Trigger) => trigger.on === 'becomes unattached',
);

/** 603.9c */
export const looksBackControl = fact(
  '603.9c',
  'Abilities that trigger when a player loses control look back in time',
  (_game, trigger: Trigger) => trigger.on === 'loses control',
);

/** 603.9d */
export const looksBackPrevented = fact(
  '603.9d',
  'What is kept from resolving is heard by abilities as they were before',
  (_game, trigger: Trigger) => trigger.on === 'prevented from resolving',
);
