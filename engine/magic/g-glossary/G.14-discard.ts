import type { ChoiceRequest } from '../../card-game/instructions/choice-requests';
import { doneToEach } from '../../card-game/keywords/done-to-each';
import { choosingDiscards } from '../../card-game/keywords/hands';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amountFor, phrases } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/**
 * The event of a card being discarded (G.14.1).
 *
 * @param forcedBy whose effect asks for it; left out: none does (G.14.Ruling.4)
 * @param what what is said of it besides, where a keyword discards it
 */
export const discard = (object: MagicObject, forcedBy?: number, what?: string): Occurrence =>
  move(
    object,
    'discard a card',
    { zone: 'graveyard' },
    {
      player: object.owner,
      ...(forcedBy === undefined ? {} : { forcedBy }),
      ...(what === undefined ? {} : { what }),
    },
  );

/** G.14.Ruling.4 */
export const isForced = fact(
  {
    '2003': 'G.14.Ruling.4',
    '2013': assumed('G.14.Ruling.4', { from: '2003' }),
    '2025': assumed('G.14.Ruling.4', { from: '2003' }),
  },
  'What an effect makes a player discard is forced, and what is discarded as a cost is not',
  (_game: MagicGame, { about: { forcedBy } }: Occurrence) => forcedBy !== undefined,
);

/** G.14.Ruling.3: without it chance would have to tell. */
export const discarderChooses = definition(
  { '2003': 'G.14.Ruling.3', '2013': '701.7b', '2025': '701.9b' },
  'Who discards chooses which cards',
  (_game: MagicGame, choice: ChoiceRequest<MagicTypes>) => choice,
  (_game, choice) => ({ ...choice, random: true }),
);

const choicesOfCards = choosingDiscards<MagicTypes>(
  phrases,
  amountFor,
  (game, seat) => game.player(seat).hand.objects,
);

export const discardingThose = instruction(
  { '2003': 'G.14.1', '2013': assumed('701.7a', { from: ['2003', 'G.14.1'] }), '2025': '701.9a' },
  'A text may tell which cards are discarded',
  'discard those',
  doneToEach<MagicTypes>(phrases, (game, object, context) =>
    object.zone === game.player(object.owner).hand && !object.ceased
      ? [discard(object, context.controller)]
      : [],
  ),
);

/** G.14.1: as many as there are (T.7.3). */
export const discarding = instruction(
  { '2003': 'G.14.1', '2013': assumed('701.7a', { from: ['2003', 'G.14.1'] }), '2025': '701.9a' },
  'To discard puts cards from the hand into the graveyard',
  'discard',
  {
    choices: (game, effect, context) =>
      choicesOfCards(game, effect, context).map((choice) => discarderChooses(game, choice)),
    perform: (_game, _effect, { controller }, { chosen }) =>
      chosen.map((object) => discard(object, controller)),
  },
);
