import type { ObjectView } from '../../../../port/contract';

/** How many permanents a base holds. */
export const held = ({ id }: ObjectView, objects: readonly ObjectView[]): number =>
  objects.reduce((sum, { zone, at: base }) => (zone === 'battlefield' && base === id ? sum + 1 : sum), 0);

/** 301.3a: is an object a face-up base that has room for a permanent? */
export const hasRoom = (base: ObjectView, objects: readonly ObjectView[]): boolean =>
  base.zone === 'battlefield' &&
  base.types.includes('base') &&
  !base.statuses.includes('face down') &&
  held(base, objects) < (base.characteristics.capacity ?? 0);
