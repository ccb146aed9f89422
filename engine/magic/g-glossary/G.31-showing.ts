import { showingCards } from '../../card-game/keywords/showing';
import type { MagicTypes } from '../game';

export const { reveal, lookAt, endShowing } = showingCards<MagicTypes>();
