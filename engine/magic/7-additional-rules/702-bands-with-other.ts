import { assumed, slot } from '../../kernel';
import { has, keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { contextOf, fits } from '../text/phrases';
import type { Filter } from '../text/tree';

const KEYWORD = 'bands with other';

type Creatures = readonly MagicObject[];

/** What creatures say with which others they band, and which of them are such. */
const qualitiesIn = (game: MagicGame, creatures: Creatures) =>
  creatures.flatMap((creature) =>
    keywordsIn(game.look(creature), KEYWORD).flatMap(({ quality }) =>
      quality === undefined ? [] : [{ creature, quality }],
    ),
  );

const isSuch = (game: MagicGame, quality: Filter, creature: MagicObject): boolean =>
  fits(game, quality, creature, contextOf(creature));

/** Which of some creatures have the same such ability as the first that has one, for each ability there is. */
const holdersIn = (game: MagicGame, creatures: Creatures): readonly Creatures[] =>
  qualitiesIn(game, creatures).map(({ quality }) =>
    creatures.filter((each) =>
      keywordsIn(game.look(each), KEYWORD).some(
        (ability) => JSON.stringify(ability.quality) === JSON.stringify(quality),
      ),
    ),
  );

/** A.9.2 */
const bandOfTheSame = fact(
  { '2003': 'A.9.2' },
  'Creatures that band with the same others are a band, and what has banding with them',
  (game: MagicGame, creatures: Creatures) =>
    holdersIn(game, creatures).some((holders) =>
      creatures.every((each) => holders.includes(each) || has(game, each, 'banding')),
    ),
);

/** 702.22c */
const bandOfAQuality = fact(
  { '2013': '702.20c', '2025': '702.22c' },
  'One that bands with others of a quality which it has is a band with any number of them',
  (game: MagicGame, creatures: Creatures) =>
    qualitiesIn(game, creatures).some(({ quality }) =>
      creatures.every((each) => isSuch(game, quality, each)),
    ),
);

export const areBandOfOthers = slot('a band by "bands with other"', {
  '2003': bandOfTheSame,
  '2013': bandOfAQuality,
  '2025': bandOfAQuality,
});

/** A.9.5 */
const shareByTwo = fact(
  { '2003': 'A.9.5' },
  'Two with the same "bands with other" share damage as with banding',
  (game: MagicGame, creatures: Creatures) => holdersIn(game, creatures).some((holders) => holders.length > 1),
);

/** 702.22j, 702.22k */
const shareByAnother = fact(
  { '2013': assumed('702.20j', { from: ['2025', '702.22j'] }), '2025': '702.22j' },
  'One that bands with others of a quality which it has shares damage if there is another of them',
  (game: MagicGame, creatures: Creatures) =>
    qualitiesIn(game, creatures).some(
      ({ creature, quality }) =>
        isSuch(game, quality, creature) &&
        creatures.some((each) => each !== creature && isSuch(game, quality, each)),
    ),
);

export const shareWithOthers = slot('damage shared by "bands with other"', {
  '2003': shareByTwo,
  '2013': shareByAnother,
  '2025': shareByAnother,
});

/** A.9.8 */
export const goesWithBanding = fact(
  { '2003': 'A.9.8', '2013': '702.20b', '2025': '702.22b' },
  'What loses banding loses each "bands with other" as well',
  (_game: MagicGame, keyword: string) => keyword === KEYWORD,
);
