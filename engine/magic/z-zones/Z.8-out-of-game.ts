import { assumed, concatMap, draft } from '../../kernel';
import { isExiledAnew } from '../4-zones/400-exiled-anew';
import { foundAgain } from '../4-zones/400-found-again';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { neverBegins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';
import { move, renew } from './Z.1-zones-of-play';

/** The event of something being exiled that is in exile already. */
const anew = (object: MagicObject, by: MagicObject, link: number | undefined): Occurrence =>
  new Occurrence('remove from the game', { object }, (game, event) => {
    if (object.ceased) return;
    const renewed = draft(renew(game, object));
    renewed.exiledWith = by;
    if (link !== undefined) renewed.link = link;
    event.became = [renewed];
  });

export const removing = instruction(
  { '2003': { number: 'Z.8.1', restates: ['G.30.1'] }, '2013': '406.2', '2025': '701.13a' },
  'What is removed from the game lies in a zone of its own',
  'remove from the game',
  {
    perform: (game, { object, until, link }, context, { chosen }) => {
      // What would end at once doesn't begin.
      if (until && neverBegins(game, context, 'while this remains in play')) return [];
      return objects(game, object, context, chosen)
        .map((each) => foundAgain(game, each, context))
        .filter(({ ceased }) => !ceased)
        .map((each) =>
          isExiledAnew(game, each)
            ? anew(each, context.source, link)
            : move(each, 'remove from the game', {
                zone: 'out of game',
                exiledWith: context.source,
                comesBack: until !== undefined,
                link,
              }),
        );
    },
  },
);

/** Z.8.3: switched off, it stays there. */
export const comesBack = definition(
  { '2003': 'Z.8.3', '2013': '611.2a', '2025': assumed('611.2a', { from: '2013' }) },
  'What is removed from the game until a permanent leaves play comes back as soon as that has left',
  (game: MagicGame): readonly Occurrence[] =>
    concatMap(game.players, ({ removed }) =>
      removed.objects
        .filter((object) => object.comesBack && object.exiledWith?.ceased)
        .map((object) => move(object, 'come into play', { zone: 'in play', controller: object.owner })),
    ),
  () => [],
);
