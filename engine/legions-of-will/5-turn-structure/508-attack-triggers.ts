/** What abilities that speak of attacking trigger on (508.3). */
import { fact } from '../forms';
import type { GameObject } from '../object';
import type { Occurrence } from '../occurrence';

type Events = readonly Occurrence[];

/** 508.3a: a unit put onto the battlefield attacking doesn't attack in these words. */
export const attacks = fact(
  '508.3a',
  'A unit attacks when it is declared as an attacker',
  (_game, { kind }: Occurrence) => kind === 'attack',
);

/** 508.3b: of all attackers declared at once on one base, the first tells. */
export const isAttacked = fact(
  '508.3b',
  'A base is attacked once by all units that are declared as attackers of it',
  (_game, event: Occurrence, all: Events) =>
    event.kind === 'attack' &&
    event === all.find(({ kind, about }) => kind === 'attack' && about.onto === event.about.onto),
);

/** 508.3c: so many of a kind are declared at once; the first of them tells. */
export const attackTogether = fact(
  '508.3c',
  'A player attacks with units when that many are declared as attackers',
  (_game, { kind, about }: Occurrence, those: readonly GameObject[], least: number) =>
    kind === 'attack' && those.length >= least && those[0] === about.object,
);

/** 508.3d: of all attackers declared at once, the first tells. */
export const playerAttacks = fact(
  '508.3d',
  'A player attacks once with all units that are declared as attackers',
  (_game, event: Occurrence, all: Events) =>
    event.kind === 'attack' && event === all.find(({ kind }) => kind === 'attack'),
);

/** 506.5 */
export const attacksAlone = fact(
  '506.5',
  'A unit attacks alone when no other is declared as an attacker',
  (_game, { kind }: Occurrence, all: Events) =>
    kind === 'attack' && all.filter((each) => each.kind === 'attack').length === 1,
);
