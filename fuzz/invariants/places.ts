import type { ObjectView } from '../../port/contract';
import { atPriority, type Invariant, type Moment } from '../invariant';

/** Every object is in one place, and so is what it is attached to, blocks or attacks. */
export const onePlace: Invariant = {
  number: 'G3',
  name: 'one place',
  rules: [],
  cost: 'cheap',
  documentation:
    'An object is listed once, and what it is attached to is an object on the table. Looked at whenever a player receives priority after something has moved.',
  gherkin: 'every object is in one place when a player gets priority',
  broken: 'an object is in two places or attached to nothing when a player gets priority',
  mustReach: {},
  watch: () => atPriority(misplaced),
};

function misplaced({ table, objects: byId }: Moment): string | undefined {
  const { objects } = table;
  const twice = byId.size < objects.length ? listedTwice(objects) : undefined;
  if (twice) return `"${twice.name ?? 'A hidden card'}" is listed twice.`;
  for (const { at: base, name } of objects)
    if (base !== undefined && !byId.has(base))
      return `"${name ?? 'A hidden card'}" is attached to something that isn't on the table.`;
  return undefined;
}

function listedTwice(objects: readonly ObjectView[]): ObjectView | undefined {
  const ids = new Set<string>();
  return objects.find(({ id }) => ids.size === ids.add(id).size);
}

/** What waits to resolve and is no card has a source, and a token comes and goes; whatever else there is is a card. */
const isCard = ({ source, supertypes, statuses }: ObjectView): boolean =>
  source === undefined && !supertypes.includes('token') && !statuses.includes('token');

/** No card comes out of nothing or is lost, but for those of a player who leaves. */
export const conservation: Invariant = {
  number: 'G4',
  name: 'conservation',
  rules: [],
  cost: 'cheap',
  documentation:
    'Over all zones, each player who is in the game owns the same cards from the first moment to the last. Counted whenever a player receives priority after something has moved.',
  gherkin: 'no card is lost or made out of nothing',
  broken: 'a card is lost or made out of nothing',
  mustReach: {},
  watch: () => {
    let before: readonly number[] | undefined;
    return atPriority(({ table }) => {
      const counts = table.players.map(() => 0);
      for (const object of table.objects)
        if (isCard(object)) counts[object.owner] = (counts[object.owner] ?? 0) + 1;
      const first = before;
      before ??= counts;
      const player = table.players.find(
        ({ inGame, seat }) => inGame && first && first[seat] !== counts[seat],
      );
      return (
        player && `${player.name} owns ${counts[player.seat]} cards, and began with ${first?.[player.seat]}.`
      );
    });
  },
};
