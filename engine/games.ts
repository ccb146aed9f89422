import { playableGame as legionsOfWill } from './legions-of-will/table';
import { playableGame as magic } from './magic/table';
import { playableGame as riftbound } from './riftbound/table';

/** Every game: the one place that names them. Whatever else is shared asks for games here, and knows none by its name. */
export const games = [legionsOfWill, riftbound, magic] as const;
