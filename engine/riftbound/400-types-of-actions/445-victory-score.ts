import { parameter } from '../forms';

/** 460.3, 462.3: how many points win a duel. */
export const victoryScore = parameter(['462.3', '460.3', '463.3'], 'The Victory Score of a duel is 8', {
  value: 8,
  off: Number.MAX_SAFE_INTEGER,
});
