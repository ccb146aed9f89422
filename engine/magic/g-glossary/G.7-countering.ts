import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { isAbility } from '../k-card-types/K.4-types';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { speaksOf } from '../t-timing/T.8-statements';
import { phrases } from '../text/phrases';
import type { Effect } from '../text/tree';
import { cease, type Destination, move } from '../z-zones/Z.1-zones-of-play';

type Place = NonNullable<Extract<Effect, { do: 'counter' }>['to']>;

/** Where a countered card is put that the text puts elsewhere than into a graveyard. */
function placed(to: Place): Destination {
  if (to === 'top of deck' || to === 'bottom of deck')
    return { zone: 'library', place: to === 'bottom of deck' ? 'bottom' : undefined };
  return { zone: to };
}

/** The event of something on the stack being countered: a card goes to its owner's graveyard (G.7.2), what is none ceases to be. */
export const counter = definition(
  { '2003': 'G.7.2', '2013': '404.1', '2025': '701.6a' },
  'A countered spell goes from the stack to its owner’s graveyard',
  (_game: MagicGame, object: MagicObject): Occurrence =>
    isAbility(object) ? cease(object, 'counter') : move(object, 'counter', { zone: 'graveyard' }),
  (_game, object) => new Occurrence('counter', { object }, () => undefined),
);

/** A.3.3: a spell's own text holds while it is on the stack. */
export const cannotBeCountered = fact(
  { '2003': 'A.3.3', '2013': '112.6f', '2025': assumed('113.6', { from: ['2013', '112.6f'] }) },
  'What says that it can’t be countered isn’t, on the stack either',
  (game: MagicGame, object: MagicObject) =>
    game
      .look(object)
      .abilities.some(
        (ability) =>
          !isAbility(object) &&
          ability.kind === 'static' &&
          ability.statement.says === "can't be countered" &&
          ability.statement.subject.ref === 'this',
      ) ||
    game
      .activeStatements("can't be countered")
      .some(
        (standing) =>
          standing.statement.says === "can't be countered" &&
          speaksOf(game, standing, standing.statement.subject, object),
      ),
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
  {
    perform: (game, effect, context, { chosen }) =>
      phrases
        .objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && object.zone === game.stack && !cannotBeCountered(game, object))
        .map((object) =>
          effect.to === undefined || isAbility(object)
            ? counter(game, object)
            : move(object, 'counter', placed(effect.to)),
        ),
  },
);
