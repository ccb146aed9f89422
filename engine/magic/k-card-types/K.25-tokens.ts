import { assumed, draft } from '../../kernel';
import { definition, stateBasedAction } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Card, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import type { Particulars } from '../particulars';
import { amountFor, players } from '../phrases';
import type { Ability, TokenKind } from '../text/tree';
import { cease } from '../z-zones/Z.1-zones-of-play';
import { comingIntoPlay } from '../z-zones/Z.5-coming-into-play';

/** K.25.2 */
export const colourOf = definition(
  'K.25.2',
  'A token has the color that is said of it',
  (_game: MagicGame, { colour }: TokenKind): string | undefined => colour,
  () => undefined,
);

/** K.25.3, K.25.4: a token is called by its creature type. */
function cardOf(game: MagicGame, token: TokenKind): Card {
  const { power, toughness, subtypes, keyword } = token;
  const colour = colourOf(game, token);
  const abilities: readonly Ability[] =
    keyword === undefined ? [] : [{ kind: 'keyword', text: keyword, targets: [], keyword }];
  return {
    name: subtypes.join(' '),
    types: ['creature'],
    subtypes,
    supertypes: [],
    manaCost: [],
    power,
    toughness,
    abilities,
    text: keyword ?? '',
    isToken: true,
    colours: colour === undefined ? [] : [colour],
  };
}

/** K.25.7, K.25.8 */
function putTokenIntoPlay(_game: MagicGame, player: number, card: Card): Occurrence {
  // What "it" means afterwards is known as the token is made.
  const about: Particulars = { player, what: 'in play' };
  return new Occurrence('come into play', about, (on, event) => {
    const object = on.make(card, player, on.inPlay);
    draft(object).controller = player;
    draft(object).firstController = player;
    comingIntoPlay(on, draft(object));
    on.journal.push(on.inPlay.objects, object);
    event.became = [object];
    draft(about).object = object;
  });
}

export const puttingTokens = instruction(
  { '2003': 'K.25.1', '2013': assumed('K.25.1', { from: '2003' }), '2025': '701.7a' },
  'A text may put a creature into play that is no card',
  'put token into play',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).flatMap((player) =>
        Array.from({ length: Math.max(0, amountFor(game, effect, player, context)) }, () =>
          putTokenIntoPlay(game, player, cardOf(game, effect.token)),
        ),
      ),
  },
);

const isElsewhere = (game: MagicGame, { card, zone }: MagicObject): boolean =>
  card.isToken === true && zone !== game.inPlay;

/** K.25.6: only then, so that what triggers on its going there does. */
export const tokensCease = stateBasedAction(
  { '2003': { number: 'K.25.6', restates: ['Z.3.Ruling.1'] }, '2013': '110.5g', '2025': '704.5d' },
  'A token that is not in play ceases to exist',
  (game: MagicGame) =>
    game.zones.flatMap(({ objects }) =>
      objects.filter((object) => isElsewhere(game, object)).map((object) => cease(object)),
    ),
);
