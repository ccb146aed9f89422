/** What triggers look for in events: what entered a base, and who attacks together. */
import { concatMap } from '../../kernel';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import type { Occurrence } from '../occurrence';

/** 603.5a: whatever put it there. */
export const entersTheBattlefield = fact(
  '603.5a',
  'Enters-the-battlefield abilities trigger as a permanent enters the battlefield',
  (game: LegionsGame, { about, became }: Occurrence) =>
    became[0]?.zone === game.battlefield && about.from !== 'battlefield',
);

/** 603.5c: wherever it went. */
export const leavesTheBattlefield = fact(
  '603.5c',
  'Leaves-the-battlefield abilities trigger as a permanent leaves the battlefield',
  (_game, { about: { from, object } }: Occurrence) => from === 'battlefield' && object?.ceased === true,
);

/** A permanent enters a base as it enters the battlefield, as it is moved there, and with a new controller. */
export const entersABase = fact(
  '404.5',
  'What enters the battlefield, or is moved from base to base, enters a base',
  (game: LegionsGame, { kind, about, became }: Occurrence) =>
    kind === 'move between bases' ||
    kind === 'change control' ||
    (became[0]?.zone === game.battlefield && about.from !== 'battlefield'),
);

/** What entered a base in an event; undefined: nothing did. */
export const whatEntered = (game: LegionsGame, occurrence: Occurrence): GameObject | undefined =>
  entersABase(game, occurrence) ? (occurrence.became[0] ?? occurrence.about.object) : undefined;

/** The units that attack in one declaration. */
export const attackingUnits = (all: readonly Occurrence[]): readonly GameObject[] =>
  concatMap(all, ({ kind, about: { object } }) => (kind === 'attack' && object ? [object] : []));
