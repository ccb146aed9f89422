import type { ObjectView, Observation } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';

const HOME = 'a unit at its base';
const RUNE = 'a rune at a base';
const CHAMPION = 'a card in a champion zone';

/** 106.2.d, 106.2.e, 107.2.b.1, 106.5.d: what the spaces of a player hold. */
export const ownSpaces: Invariant = {
  number: 'R81',
  name: 'own spaces',
  rules: ['106.2.d', '106.2.e', '107.2.b.1', '106.5.d'],
  ruleOf: (message) => {
    if (message.includes('champion zone')) return '107.2.b.1';
    if (message.includes('legend zone')) return '106.5.d';
    return message.includes('is a rune') ? '106.2.e' : '106.2.d';
  },
  cost: 'cheap',
  documentation:
    'When a player receives priority what is at a base is controlled by the player whose base it is, and runes on the board are there; no champion zone holds two cards, and each legend zone as many as at the first moment.',
  gherkin: 'a base holds what its player controls, a champion zone one card, and a legend zone its legend',
  broken:
    'a base holds what somebody else controls, a champion zone two cards, or a legend zone not its legend',
  mustReach: { [HOME]: 20, [RUNE]: 20, [CHAMPION]: 10 },
  watch: () => {
    let legends: readonly number[] | undefined;
    return atPriority((moment) => {
      const wrong = astray(moment) ?? crowded(moment);
      const now = heldIn('legend zone', moment.table);
      const before = legends;
      legends ??= now;
      const seat = now.findIndex((count, at) => before !== undefined && before[at] !== count);
      if (wrong !== undefined || seat < 0) return wrong;
      return `${moment.table.players[seat]?.name}'s legend zone holds ${now[seat]} cards, and held ${before?.[seat]}.`;
    });
  },
};

/** How many cards of each player's are in a zone. */
const heldIn = (name: string, { players, objects }: Observation): readonly number[] =>
  players.map(({ seat }) => objects.filter(({ zone, owner }) => zone === name && owner === seat).length);

function crowded({ table, reach }: Moment): string | undefined {
  for (const [seat, count] of heldIn('champion zone', table).entries()) {
    if (count > 0) reach.saw(CHAMPION);
    if (count > 1) return `${table.players[seat]?.name}'s champion zone holds ${count} cards.`;
  }
  return undefined;
}

function astray({ table, objects, reach }: Moment): string | undefined {
  for (const object of table.objects) {
    const { name, zone, at: base, controller, types } = object;
    if (zone !== 'board') continue;
    const place = base === undefined ? undefined : objects.get(base);
    const isAtBase = place?.types.includes('base') === true;
    if (types.includes('rune')) {
      if (!isAtBase) return `"${name}" is a rune on the board, and at no base.`;
      reach.saw(RUNE);
    }
    if (!isAtBase) continue;
    if (types.includes('unit')) reach.saw(HOME);
    if (controller !== place.owner)
      return `"${name}" is at ${ownerOf(place, table)}'s base, and ${table.players[controller ?? -1]?.name ?? 'nobody'} controls it.`;
  }
  return undefined;
}

const ownerOf = ({ owner }: ObjectView, { players }: Observation): string =>
  players[owner]?.name ?? 'somebody';
