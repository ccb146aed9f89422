import type { EnginePort, SetupRequest } from '../../port/contract';
import type { Names } from './deed';

/** Names of what there is on the table: it is looked at only when there is something that wasn't there before. */
export function namesOn(port: EnginePort, { players }: SetupRequest): Names {
  const objects = new Map<string, string>();
  return {
    player: (seat) => players[seat]?.name ?? '',
    object: (id) => {
      // What changes zones is a new object: a name that is known stays what it is.
      if (!objects.has(id))
        for (const { id: each, name } of port.observe().objects)
          if (name !== undefined) objects.set(each, name);
      return objects.get(id);
    },
  };
}
