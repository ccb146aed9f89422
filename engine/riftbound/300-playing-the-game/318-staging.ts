/** Showdowns and combats that are staged at contested battlefields (322.8, 322.10). */
import { step } from '../../kernel';
import { presentAt } from '../100-game-concepts/184-battlefields';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Location } from '../object';

/** 440: whose units fight a combat? Switched off, those of one player alone begin one as well. */
export const canFight = definition(
  { number: '440', restates: ['316.4.d'] },
  'A combat is between units of exactly two players',
  (_game: RiftboundGame, present: readonly number[]) => present.length === 2,
  () => true,
);

/** 322~4: does what is staged at a battlefield stop being a mere showdown? */
export const showdownCeases = fact(
  '322~4',
  'A staged showdown ceases to be staged where units of an opposing player are present',
  (game: RiftboundGame, { staged }: Location, present: readonly number[]) =>
    staged === 'showdown' && canFight(game, present),
);

/** 322.8~2: has a staged showdown nobody who would open it? */
export const showdownLapses = fact(
  '322.8~2',
  'A showdown remains staged only where units of the player who contested the battlefield are present',
  (_game: RiftboundGame, { staged }: Location, contested: boolean) => staged === 'showdown' && !contested,
);

/** 322~5: does a combat that is staged at a battlefield come to nothing? */
export const combatCeases = fact(
  '322~5',
  'A staged combat ceases to be staged where units of two opposing players are present no longer',
  (game: RiftboundGame, { staged }: Location, present: readonly number[]) =>
    staged === 'combat' && !canFight(game, present),
);

/** What is still staged at a battlefield. */
const stillStaged = (
  game: RiftboundGame,
  each: Location,
  present: readonly number[],
  contested: boolean,
): Location['staged'] =>
  showdownCeases(game, each, present) ||
  showdownLapses(game, each, contested) ||
  combatCeases(game, each, present)
    ? undefined
    : each.staged;

/** What is staged at battlefields, but where a showdown or combat is under way; `begins`: what is, where nothing is yet. */
const stage = (game: RiftboundGame, begins: (present: readonly number[]) => Location['staged']): void => {
  for (const each of game.battlefields) {
    if (each.contestedBy === undefined && each.staged === undefined) continue;
    if (each === game.now.showdown || each === game.now.combat) continue;
    const present = presentAt(game, each);
    const contested = each.contestedBy !== undefined && present.includes(each.contestedBy);
    const staged = stillStaged(game, each, present, contested) ?? (contested ? begins(present) : undefined);
    if (each.staged !== staged) game.keepBooks('stage', () => game.set(each, 'staged', staged));
  }
};

export const stageShowdowns = step(
  { number: '322.8', restates: ['316.5.b'] },
  'Showdowns are staged where one player alone contests a battlefield',
  (game: RiftboundGame) => stage(game, (present) => (canFight(game, present) ? undefined : 'showdown')),
);

export const stageCombats = step(
  { number: '322.10', restates: ['439'] },
  'Combats are staged where units of opposing players are at a contested battlefield',
  (game: RiftboundGame) => stage(game, (present) => (canFight(game, present) ? 'combat' : undefined)),
);
