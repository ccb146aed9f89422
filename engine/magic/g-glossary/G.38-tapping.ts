import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { lapses } from '../t-timing/T.8-times-over';
import { phrases } from '../text/phrases';

/** G.38.2 */
export const cannotBeTappedAgain = fact(
  {
    '2003': 'G.38.2',
    '2013': assumed('G.38.2', { from: '2003' }),
    '2025': '701.26a',
  },
  'What is tapped can not be tapped as a cost',
  (_game: MagicGame, { tapped }: MagicObject) => tapped,
);

/** G.43.2 */
export const cannotBeUntappedAgain = fact(
  { '2003': 'G.43.2', '2013': assumed('G.43.2', { from: '2003' }), '2025': '701.26b' },
  'What is untapped can not be untapped as a cost',
  (_game: MagicGame, { tapped }: MagicObject) => !tapped,
);

/** G.38.3 */
export const isTappedAlready = fact(
  { '2003': 'G.38.3', '2013': assumed('G.38.3', { from: '2003' }), '2025': '701.26a' },
  'To tap what is tapped has no effect',
  (_game: MagicGame, { tapped }: MagicObject) => tapped,
);

/** G.43.3 */
export const isUntappedAlready = fact(
  { '2003': 'G.43.3', '2013': assumed('G.43.3', { from: '2003' }), '2025': '701.26b' },
  'To untap what is untapped has no effect',
  (_game: MagicGame, { tapped }: MagicObject) => !tapped,
);

const isSoAlready = (game: MagicGame, object: MagicObject, tapped: boolean): boolean =>
  tapped ? isTappedAlready(game, object) : isUntappedAlready(game, object);

/**
 * The events of a permanent becoming tapped or untapped.
 *
 * @param player the seat of the player who does it; left out: nobody does
 */
export const turn = (
  game: MagicGame,
  object: MagicObject,
  tapped: boolean,
  player?: number,
): readonly Occurrence[] =>
  isSoAlready(game, object, tapped)
    ? []
    : [
        new Occurrence(
          tapped ? 'become tapped' : 'become untapped',
          { object, ...(player === undefined ? {} : { player }) },
          () => {
            game.set(object, 'tapped', tapped);
            if (!tapped) lapses(game, object, 'while this remains tapped');
          },
        ),
      ];

const turning = (tapped: boolean) =>
  doneToEach<MagicTypes>(phrases, (game, object, { controller }) =>
    object.ceased || object.zone !== game.inPlay ? [] : turn(game, object, tapped, controller),
  );

export const tapping = instruction(
  { '2003': 'G.38.1', '2013': assumed('G.38.1', { from: '2003' }), '2025': '701.26a' },
  'A spell or ability taps permanents',
  'tap',
  turning(true),
);

export const untapping = instruction(
  { '2003': 'G.43.1', '2013': assumed('G.43.1', { from: '2003' }), '2025': '701.26b' },
  'A spell or ability untaps permanents',
  'untap',
  turning(false),
);
