import type { Declarable } from '../../card-game/combat/declaration';
import { type Declaring, declaring } from '../../card-game/combat/declaring';
import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed, concatMap, type Procedure, procedure, step } from '../../kernel';
import { areBandOfOthers, shareWithOthers } from '../7-additional-rules/702-bands-with-other';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { phrases } from '../text/phrases';
import { has } from './A.1-keyword-abilities';
import type { Block } from './blocks';

type Creatures = readonly MagicObject[];

const bands = (game: MagicGame, object: MagicObject): boolean => has(game, object, 'banding');

/** A.8.4 */
export const areBand = fact(
  { '2003': 'A.8.4', '2013': '702.20c', '2025': '702.22c' },
  'Creatures with banding, and one without it, are a band',
  (game: MagicGame, creatures: Creatures) =>
    creatures.some((each) => bands(game, each)) && creatures.filter((each) => !bands(game, each)).length <= 1,
);

/** One that attacks, and another in whose band it attacks. */
interface Joining {
  readonly object: MagicObject;
  readonly to: MagicObject;
}

interface Banding extends Declaring<Joining> {
  readonly attackers: Creatures;
}

/** The bands that are made by some joining others. */
const bandsOf = (chosen: readonly Joining[]): readonly Creatures[] =>
  [...new Set(chosen.map(({ to }) => to))].map((first) => [
    first,
    ...chosen.flatMap(({ object, to }) => (to === first ? [object] : [])),
  ]);

const isLegal = (game: MagicGame, creatures: Creatures): boolean =>
  areBand(game, creatures) || areBandOfOthers(game, creatures);

/** Each joins the first of its band, in the order in which they were declared. */
export function declarableBands(game: MagicGame, { attackers }: Banding): Declarable<Joining, MagicObject> {
  const canBecomeLegal = (band: Creatures): boolean =>
    isLegal(game, band) || attackers.some((each) => !band.includes(each) && isLegal(game, [...band, each]));
  const items = attackers.flatMap((to, place) =>
    attackers.slice(place + 1).map((object): Joining => ({ object, to })),
  );
  return {
    items: items.filter(({ object, to }) => canBecomeLegal([to, object])),
    objectOf: ({ object }) => object,
    ontoOf: ({ to }) => to,
    roomFor: () => 1,
    fits: (chosen) =>
      !chosen.some(({ to }) => chosen.some(({ object }) => object === to)) &&
      bandsOf(chosen).every(canBecomeLegal),
    isAllowed: (chosen) => bandsOf(chosen).every((band) => isLegal(game, band)),
    requirements: [],
    isPaidFor: () => false,
  };
}

/** A.8.5: nobody has to; A.8.Ruling.4: as many bands as there are creatures for. */
export const declareBands: Procedure<MagicGame, Banding> = procedure('declare bands', [
  declaring<MagicTypes, Joining, Banding>(
    { '2003': 'A.8.3', '2013': '702.20c', '2025': '702.22c' },
    'The attacking player may declare bands among those that attack',
    {
      action: 'band',
      purpose: 'declare bands',
      noMore: 'no more bands',
      player: ({ now }) => now.active,
      declarable: declarableBands,
    },
  ),
  step(
    { '2003': 'A.8.3', '2013': '702.20c', '2025': '702.22c' },
    'Those that are declared together are a band',
    (game, { chosen }) => {
      game.keepBooks('declare bands', () => {
        for (const [place, band] of bandsOf(chosen).entries())
          for (const object of band) game.set(object, 'band', place + 1);
      });
    },
  ),
]);

/** The others that attack in a creature's band: those that have not left combat. */
const othersOf = (game: MagicGame, object: MagicObject): Creatures =>
  object.band === 0
    ? []
    : game.inPlay.objects.filter((each) => each !== object && each.attacking && each.band === object.band);

/** A.8.8: whatever keeps it from blocking them. */
export const alsoBlocked = definition(
  { '2003': 'A.8.8', '2013': assumed('702.20h', { from: ['2025', '702.22h'] }), '2025': '702.22h' },
  'Who blocks one creature of a band blocks all of it',
  (game: MagicGame, blocks: readonly Block[]): readonly Block[] =>
    concatMap(blocks, ({ unit, attacker }) =>
      othersOf(game, attacker)
        .map((other): Block => ({ unit, attacker: other }))
        .filter((also) => !blocks.some((each) => each.unit === unit && each.attacker === also.attacker)),
    ).filter(
      ({ unit, attacker }, place, all) =>
        all.findIndex((each) => each.unit === unit && each.attacker === attacker) === place,
    ),
  () => [],
);

/** The event of an attacking creature becoming blocked. */
export const becomeBlocked = (object: MagicObject): Occurrence =>
  new Occurrence('become blocked', { object }, (game) => {
    game.set(object, 'unblocked', false);
    game.set(object, 'blocked', true);
  });

/** A.8.8: by a spell or ability. */
export const blockedWith = definition(
  { '2003': 'A.8.8', '2013': '702.20i', '2025': '702.22i' },
  'A band of which an effect blocks one creature becomes blocked as a whole',
  (game: MagicGame, object: MagicObject): Creatures => othersOf(game, object),
  () => [],
);

/** A.8.8: what attacks and isn't blocked yet. */
export const becomingBlocked = instruction(
  { '2003': 'A.8.8', '2013': '702.20i', '2025': '702.22i' },
  'An effect may block an attacking creature',
  'become blocked',
  doneToEach<MagicTypes>(phrases, (game, object) =>
    [object, ...blockedWith(game, object)]
      .filter(({ attacking, blocked }) => attacking && !blocked)
      .map((each) => becomeBlocked(each)),
  ),
);

/** A.8.12, A.8.Ruling.3: with one that has it still there. */
export const shareDamage = fact(
  { '2003': 'A.8.12', '2013': assumed('702.20j', { from: ['2025', '702.22j'] }), '2025': '702.22j' },
  'Creatures that fight the same one share its damage if one of them has banding',
  (game: MagicGame, creatures: Creatures) => creatures.some((each) => bands(game, each)),
);

const areShared = (game: MagicGame, creatures: Creatures): boolean =>
  shareDamage(game, creatures) || shareWithOthers(game, creatures);

/** Do those that a creature deals combat damage to share it? */
export const isShared = (game: MagicGame, { attacking, blockedBy, blocking }: MagicObject): boolean =>
  areShared(game, attacking ? blockedBy : blocking);

/** A.8.13, C.5.10: of what attacks and is blocked. */
export const defenderDivides = fact(
  { '2003': 'A.8.13', '2013': assumed('702.20j', { from: ['2025', '702.22j'] }), '2025': '702.22j' },
  'Damage of an attacking creature that blockers share is divided by the defending player',
  (game: MagicGame, object: MagicObject) => object.attacking && isShared(game, object),
);

/** A.8.13, C.5.10: of what blocks. */
export const attackerDivides = fact(
  { '2003': 'A.8.13', '2013': assumed('702.20k', { from: ['2025', '702.22k'] }), '2025': '702.22k' },
  'Damage of a blocking creature that attackers share is divided by the attacking player',
  (game: MagicGame, object: MagicObject) => object.isBlocking && isShared(game, object),
);

/** 702.22j: the damage assignment order is of no matter. */
export const isSharedFreely = fact(
  { '2013': assumed('702.20j', { from: ['2025', '702.22j'] }) },
  'Damage that is shared is divided in any way',
  (game: MagicGame, object: MagicObject) => isShared(game, object),
);
