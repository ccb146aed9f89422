import { definition } from '../forms';
import type { TargetSpecification } from '../text/tree';

const FACE_UP_WITH_ROOM: readonly TargetSpecification[] = [
  {
    what: 'object',
    minimum: 1,
    maximum: 1,
    text: 'target base',
    filter: { types: ['base'], controller: 'you', statuses: ['face up'], availableCapacity: 1 },
  },
];

/** 404.2b: what a permanent card being played targets. */
export const baseToEnter = definition(
  '404.2b',
  'A permanent card being played targets a base of its player that has room for it',
  (): readonly TargetSpecification[] => FACE_UP_WITH_ROOM,
  () => [],
);
