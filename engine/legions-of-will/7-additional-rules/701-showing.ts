import { showingCards } from '../../card-game/keywords/showing';
import type { LegionsTypes } from '../game';

export const { reveal, lookAt, endShowing } = showingCards<LegionsTypes>();
