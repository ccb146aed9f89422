import { changeOf } from '../amendment/change';
import type { CardSpecification, Hello, PlayerSetup, SetupRequest } from '../contract';
import type { Feature } from '../protocol/features';

type Gap = Hello['features']['missing'][number];

/** Of a kind of ability, as a tree names it, the feature that it takes. */
const BY_KIND: Readonly<Record<string, Feature>> = {
  activated: 'activated abilities',
  triggered: 'triggered abilities',
  static: 'static abilities',
  keyword: 'keyword abilities',
};

const TWO = 2;

/** Features that the protocol has and that a table shows that it takes: whatever else happens in its game. */
export function needsOf(table: SetupRequest): ReadonlySet<string> {
  const needs = new Set<Feature>();
  if (table.from === 'the beginning') needs.add('a game from the beginning');
  if (table.players.length > TWO) needs.add('more than two players');
  if ((table.off ?? []).length > 0) needs.add('rules switched off');
  if (table.chance !== undefined && Object.keys(table.chance).length > 0) needs.add('scripted chance');
  for (const { abilities = [] } of table.players.flatMap(cardsOf)) {
    if (abilities.length > 0) needs.add('card text');
    for (const { kind } of abilities) {
      const feature = BY_KIND[kind];
      if (feature !== undefined) needs.add(feature);
    }
  }
  return needs;
}

/** What rules say otherwise on a table, which nobody can ask of an engine in a process of its own; undefined where they don't. */
export function changedOn({ off = [] }: SetupRequest): Gap | undefined {
  const change = off.find((each) => changeOf(each).verb !== 'off');
  if (change === undefined) return undefined;
  return {
    feature: 'amendments',
    reason: `an engine in a process of its own can't be asked to play under "${change}"`,
  };
}

/** The first thing that an engine says it lacks on such a table; undefined where there is none. */
export function lackedOn(table: SetupRequest, missing: readonly Gap[]): Gap | undefined {
  return missing.find(({ tables }) => {
    const { zones = [], types = [] } = tables ?? {};
    return table.players.some(
      (player) =>
        zones.some((zone) => (player.zones?.[zone] ?? []).length > 0) ||
        lyingOf(player).some((card) => card.types.some((type) => types.includes(type))),
    );
  });
}

const lyingOf = ({ permanents = [] }: PlayerSetup): readonly CardSpecification[] =>
  permanents.flatMap(({ card, attached = [] }) => [card, ...attached.map((held) => held.card)]);

const cardsOf = (player: PlayerSetup): readonly CardSpecification[] => {
  const { zones = {} } = player;
  return [...lyingOf(player), ...Object.values(zones).flat()];
};
