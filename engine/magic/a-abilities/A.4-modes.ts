import { choosingModes } from '../../card-game/play/choosing';
import { offers } from '../../card-game/targets/solver';
import type { MagicTypes } from '../game';
import { announcing } from '../t-timing/T.4-announcement';

/** A.4.7: the mode of a triggered ability. */
export const choosingModesOf = choosingModes<MagicTypes>(
  { '2003': 'A.4.7', '2013': '603.3c', '2025': '700.2b' },
  'Its mode is chosen as it is put there',
  announcing,
  (_game, problem, before, partly) => offers(problem, before, partly),
);
