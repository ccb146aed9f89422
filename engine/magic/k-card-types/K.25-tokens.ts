import { changedAmount } from '../../card-game/replacement/modifying';
import { assumed, concatMap, draft, query, slot } from '../../kernel';
import { duringAnyCombat } from '../5-turn-structure/506-times-in-combat';
import { joinAttack } from '../c-combat/C.1-the-combat-phase';
import { definition, stateBasedAction } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Card, Characteristics, Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import type { Particulars } from '../particulars';
import { printedOn } from '../t-timing/T.8-effects-in-force';
import { amountFor, fits, players } from '../text/phrases';
import type { Effect, Filter, TokenKind } from '../text/tree';
import { cease } from '../z-zones/Z.1-zones-of-play';
import { comingIntoPlay, supposingInPlay } from '../z-zones/Z.5-coming-into-play';
import { givenBy } from './K.3-card-name';

type PuttingToken = Extract<Effect, { do: 'put token into play' }>;

const NONE: readonly string[] = [];

/** K.25.2 */
export const coloursOf = definition(
  'K.25.2',
  'A token has the color that is said of it',
  (_game: MagicGame, { colours }: TokenKind): readonly string[] => colours ?? NONE,
  () => NONE,
);

/** K.25.3 */
export const nameOf = definition(
  {
    '2003': 'K.25.3',
    '2013': assumed('K.25.3', { from: '2003' }),
    '2025': assumed('K.25.3', { from: '2003' }),
  },
  'A token has the name that is said, or else that of its creature types',
  (_game: MagicGame, { name, subtypes }: TokenKind): string => name ?? subtypes.join(' '),
  (_game, { subtypes }) => subtypes.join(' '),
);

/** K.25.4 */
export const namedTypes = definition(
  { '2003': 'K.25.4' },
  'The name of a token is a creature type of it, besides those that are said',
  (_game: MagicGame, { name, subtypes }: TokenKind): readonly string[] => [
    ...subtypes,
    ...(name === undefined || subtypes.includes(name) ? [] : [name]),
  ],
  (_game, { subtypes }) => subtypes,
);

/** K.25.7 */
const whoControlsWhatMakesIt = definition(
  { '2003': { number: 'G.26.2', restates: ['K.25.7'] } },
  'A token is owned by who controls the spell or ability that puts it into play',
  (_game: MagicGame, { controller }: Context, _under: number): number => controller,
  (_game, _context, under) => under,
);

const whoItComesUnder = definition(
  {
    '2013': '800.4a',
    '2025': assumed('800.4a', { from: '2013' }),
  },
  'A token is owned by who it comes into play under the control of',
  (_game: MagicGame, _context: Context, under: number): number => under,
  (_game, { controller }) => controller,
);

export const tokenOwner = slot('who owns a token', {
  '2003': whoControlsWhatMakesIt,
  '2013': whoItComesUnder,
  '2025': whoItComesUnder,
});

function cardOf(game: MagicGame, token: TokenKind, maker: MagicObject): Card {
  const { power, toughness, types, keywords } = token;
  const abilities = (token.abilities ?? []).map((each) => givenBy(game, each, maker));
  return {
    name: nameOf(game, token),
    types,
    subtypes: namedTypes(game, token),
    supertypes: [],
    manaCost: [],
    power,
    toughness,
    abilities: [
      ...keywords.map((keyword) => ({ kind: 'keyword', text: keyword, targets: [], keyword }) as const),
      ...abilities,
    ],
    text: [keywords.join(', '), ...abilities.map(({ text }) => text)].filter(Boolean).join('\n'),
    isToken: true,
    colours: coloursOf(game, token),
  };
}

/** K.25.8 */
function putTokenIntoPlay(
  player: number,
  owner: number,
  card: Card,
  { tapped, attacking, link }: Pick<PuttingToken, 'tapped' | 'attacking' | 'link'>,
  putWith: MagicObject,
): Occurrence {
  // What "it" means afterwards is known as the token is made.
  const about: Particulars = { player, what: 'in play' };
  return new Occurrence('come into play', about, (on, event) => {
    const object = on.make(card, owner, on.inPlay);
    draft(object).controller = player;
    draft(object).firstController = player;
    if (tapped) draft(object).tapped = true;
    draft(object).putWith = putWith;
    if (link !== undefined) draft(object).link = link;
    if (attacking && on.now.active === player && duringAnyCombat(on)) joinAttack(on, draft(object));
    comingIntoPlay(on, draft(object), object);
    on.journal.push(on.inPlay.objects, object);
    event.became = [object];
    draft(about).object = object;
  });
}

/** 701.7b: only as they come into play is it known what continuous effects make of them. */
export const seenAsCreated = definition(
  { '2025': '701.7b' },
  'What replaces the creating of tokens looks at them as they are before any continuous effect',
  (game: MagicGame, { card }: MagicObject): Characteristics => printedOn(game, card),
  (game, token) => game.look(token),
);

/** Would tokens of a kind be what a text speaks of, if they were created under a player's control? */
const areSuch = (game: MagicGame, filter: Filter, card: Card, player: number, context: Context): boolean =>
  supposingInPlay(game, card, { owner: player, controller: player, listed: true }, (token) =>
    fits(game, filter, token, context, (each) =>
      each === token ? seenAsCreated(game, token) : game.look(each),
    ),
  ).every(Boolean);

/** T.10.2: how many tokens come, where something says that more do instead. */
const tokensMade = (game: MagicGame, player: number, amount: number, card: Card): number =>
  game
    .activeStatements('replace')
    .reduce(
      (many, { statement, context }) =>
        statement.says === 'replace' &&
        statement.event.would === 'create tokens' &&
        statement.instead.do === 'change amount' &&
        players(game, statement.event.who, context).includes(player) &&
        (!statement.event.filter || areSuch(game, statement.event.filter, card, player, context))
          ? changedAmount(statement.instead, many)
          : many,
      Math.max(0, amount),
    );

export const puttingTokens = instruction(
  { '2003': 'K.25.1', '2013': assumed('K.25.1', { from: '2003' }), '2025': '701.7a' },
  'A text may put a creature into play that is no card',
  'put token into play',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).flatMap((player) => {
        const card = cardOf(game, effect.token, context.source);
        const length = tokensMade(game, player, amountFor(game, effect, player, context), card);
        return Array.from({ length }, () =>
          putTokenIntoPlay(player, tokenOwner(game, context, player), card, effect, context.source),
        );
      }),
  },
);

const isElsewhere = (game: MagicGame, { card, zone }: MagicObject): boolean =>
  card.isToken === true && zone !== game.inPlay;

/** The tokens that are anywhere but in play. */
export const tokensElsewhere = query(
  'the tokens that are not in play',
  (game: MagicGame): readonly MagicObject[] =>
    concatMap(game.zones, ({ objects }) => objects.filter((object) => isElsewhere(game, object))),
);

/** K.25.6: only then, so that what triggers on its going there does. */
export const tokensCease = stateBasedAction(
  { '2003': { number: 'K.25.6', restates: ['Z.3.Ruling.1'] }, '2013': '110.5g', '2025': '704.5d' },
  'A token that is not in play ceases to exist',
  (game: MagicGame) => tokensElsewhere(game).map((object) => cease(object)),
);
