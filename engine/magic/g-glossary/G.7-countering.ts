import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { phrases } from '../phrases';
import { cease, move } from '../z-zones/Z.1-zones-of-play';

/** The event of something on the stack being countered: a card goes to its owner's graveyard (G.7.2), what is none ceases to be. */
export const counter = definition(
  { '2003': 'G.7.2', '2013': '404.1', '2025': '701.6a' },
  'A countered spell goes from the stack to its owner’s graveyard',
  (_game: MagicGame, object: MagicObject): Occurrence =>
    object.ability ? cease(object, 'counter') : move(object, 'counter', { zone: 'graveyard' }),
  (_game, object) => new Occurrence('counter', { object }, () => undefined),
);

/** Combat damage is countered by nothing (C.5.8): no text's "spell" means it. */
export const countering = instruction(
  {
    '2003': 'G.7.1',
    '2013': assumed('701.5', { from: ['2003', 'G.7.1'] }),
    '2025': '701.6a',
  },
  'What is on the stack may be countered',
  'counter',
  doneToEach<MagicTypes>(phrases, (game, object) =>
    object.ceased || object.zone !== game.stack ? [] : [counter(game, object)],
  ),
);
