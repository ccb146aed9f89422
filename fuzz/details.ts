import type { PermanentSetup } from '../port/contract';
import type { Change } from './game-words';

/** An object has a status, or ceases to. */
export const withStatus = (status: string): Change<PermanentSetup> => [
  status,
  ({ statuses = [], ...rest }) => ({
    ...rest,
    statuses: statuses.includes(status) ? statuses.filter((each) => each !== status) : [...statuses, status],
  }),
];

/** An object bears damage more. */
export const damaged: Change<PermanentSetup> = [
  'damaged',
  ({ damage = 0, ...rest }) => ({ ...rest, damage: damage + 1 }),
];

/** An object has a counter more. */
export const charged: Change<PermanentSetup> = [
  'charged',
  ({ counters = {}, ...rest }) => ({
    ...rest,
    counters: { ...counters, charge: (counters.charge ?? 0) + 1 },
  }),
];
