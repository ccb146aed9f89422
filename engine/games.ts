import { played as legionsOfWill } from './legions-of-will/table';
import { played as magic } from './magic/table';
import { played as riftbound } from './riftbound/table';

/** Every game: the one place that names them. Whatever else is shared asks for games here, and knows none by its name. */
export const games = [legionsOfWill, riftbound, magic] as const;
