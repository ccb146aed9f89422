import { optional, optionalProperty } from '../../../text';
import type { Dictionaries, Reader } from './reader';

/** Where something is put. */
export function legionsDestinations(read: Reader): Partial<Dictionaries['destination']> {
  return {
    Destination_graveyard: (_into, _whose, _graveyard) => ({ zone: 'graveyard' }),
    Destination_battlefield: (_onto, _words, arrivals) => {
      const details = arrivals.children.map(read.destination);
      return {
        zone: 'battlefield',
        ...details.find(({ base }) => base !== undefined),
        ...optionalProperty('rested', details.find(({ rested }) => rested)?.rested),
        ...optionalProperty('attacking', details.find(({ attacking }) => attacking)?.attacking),
        ...optionalProperty('blocking', details.find(({ blocking }) => blocking)?.blocking),
        ...optionalProperty('under', details.find(({ under }) => under)?.under),
      };
    },
    Destination_base: (_theBase, base) => ({ zone: 'battlefield', base: read.object(base) }),
    Arrival_rested: (_rested) => ({ zone: 'battlefield', rested: true }),
    Arrival_attacking: (_attacking) => ({ zone: 'battlefield', attacking: true }),
    Arrival_blocking: (_blocking, what) => ({
      zone: 'battlefield',
      blocking: optionalProperty('what', optional(what, read.object)),
    }),
    Arrival_under: (_under, whose, _control) => ({ zone: 'battlefield', under: read.who(whose) }),
    Arrival_base: (_in, base) => ({ zone: 'battlefield', base: read.object(base) }),
  };
}
