/** Tokens: objects that spells and abilities create (173–181). */

import { choosing, draft, type Procedure, procedure, step } from '../../kernel';
import { isBarredFromPlaying } from '../000-golden-and-silver-rules/050-cant-beats-can';
import { destinations } from '../300-playing-the-game/350-choices';
import { entersExhausted } from '../300-playing-the-game/350-the-process-of-play';
import { setExhausted } from '../400-types-of-actions/401-exhaust';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { type Context, GameObject, type Location } from '../object';
import { Occurrence } from '../occurrence';
import { amountFor, locations, players } from '../phrases';
import { count, speakOf } from '../referents';
import type { Effect, Token } from '../text/tree/index';

type PlayingTokens = Extract<Effect, { do: 'play token' }>;

interface Creating {
  readonly seat: number;
  readonly card: Card;
  readonly enters: 'ready' | 'exhausted' | undefined;
  /** 178.2: the locations that the effect allows; undefined: all. */
  readonly places: readonly Location[] | undefined;
  /** 737.1.d.3: the one battlefield that its unit tokens are played to. */
  readonly onlyTo: Location | undefined;
  left: number;
  /** The text that says so: "it" and "them" are the tokens from then on. */
  readonly told: Context;
  made: readonly GameObject[];
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** 181, 179.2: what a token is: what created it says so; it has no costs and no domains. */
function cardOf({ types, tags, name, might, abilities }: Token): Card {
  const named = name.split(' ').map(capitalised).join(' ');
  return {
    name: named === '' ? 'Token' : named,
    types,
    supertypes: ['token'],
    tags: tags.map(capitalised),
    domains: [],
    energy: undefined,
    power: [],
    might,
    mightBonus: undefined,
    abilities,
    effectAbilities: [],
    text: abilities.map(({ text }) => text).join('\n'),
  };
}

/** 178.1: an effect may say how a token enters; left out, as its type does. */
export const entersAsSaid = definition(
  '178.1',
  'A token enters as the effect that creates it says',
  (_game: RiftboundGame, enters: Creating['enters'], usual: boolean) =>
    enters === undefined ? usual : enters === 'exhausted',
  (_game, _enters, usual) => usual,
);

/** 178.2: an effect may restrict where its tokens are played to. */
export const placesAsSaid = definition(
  '178.2',
  'A token is played where the effect that creates it says',
  (_game: RiftboundGame, places: readonly Location[] | undefined, usual: readonly Location[]) =>
    places ?? usual,
  (_game, _places, usual) => usual,
);

export const tokensController = definition(
  '176',
  'A token is controlled by who controlled what created it',
  (_game: RiftboundGame, seat: number) => seat,
  ({ now }) => now.active,
);

export const tokensOwner = definition(
  '177',
  'A token is owned by who controlled what created it',
  (_game: RiftboundGame, seat: number) => seat,
  ({ now }) => now.active,
);

/** The token as it would be: asking where it goes makes nothing yet. */
const imagined = (game: RiftboundGame, { card, seat, onlyTo }: Creating): GameObject => {
  const object = draft(new GameObject(0, card, tokensOwner(game, seat), game.board));
  object.controller = tokensController(game, seat);
  object.onlyTo = onlyTo;
  return object;
};

const asObject = (game: RiftboundGame, { card, seat, onlyTo }: Creating): GameObject => {
  const object = draft(game.make(card, tokensOwner(game, seat), game.board));
  object.controller = tokensController(game, seat);
  object.onlyTo = onlyTo;
  return object;
};

/** The event of a token entering the board (180, 176, 177). */
const enter = (object: GameObject, seat: number, location: Location, exhausted: boolean): Occurrence =>
  new Occurrence('enter the board', { object, player: seat, to: location, what: 'board' }, (game) => {
    setExhausted(game, object, exhausted);
    game.set(object, 'location', location);
    game.journal.push(location.objects, object);
    game.journal.push(game.board.objects, object);
  });

/** 179.1.a: a token is played by its owner, to where something of its type could be played. */
export const creatingTokens: Procedure<RiftboundGame, Creating> = procedure('playing tokens', [
  choosing(
    '179.1.a',
    'A token is played to a location that its owner chooses',
    (game, data: Creating) => {
      if (data.left <= 0) return undefined;
      const object = imagined(game, data);
      const offers = placesAsSaid(game, data.places, destinations(game, object, data.seat))
        .filter((location) => !isBarredFromPlaying(game, data.seat, object, location))
        .map((value) => ({ label: value.name, object: value, value }));
      return offers.length === 0
        ? undefined
        : { player: data.seat, purpose: 'choose a location for a token', offers };
    },
    (game, data, [location]) => {
      game.set(data, 'left', data.left - 1);
      if (!location) return 'again';
      const object = asObject(game, data);
      game.keepBooks('make a token', () => game.set(object, 'entersReady', false));
      game.set(data, 'made', [...data.made, object]);
      const exhausted = entersAsSaid(game, data.enters, entersExhausted(game, object, location));
      game.propose(
        enter(object, data.seat, location, exhausted),
        new Occurrence('play', { object, player: data.seat, to: location }, () => undefined),
      );
      return 'again';
    },
  ),
  step(
    '174',
    'What the text goes on to say is about the tokens that were played',
    (game, { seat, told, made }) => {
      speakOf(game, told, made);
      count(game, told, made.length, seat);
    },
  ),
]);

/** 174: "play a token": so many, one after another. */
export const playingTokens = instruction(
  '174',
  'Tokens are created as the text describes them',
  'play token',
  {
    perform: (game, effect: PlayingTokens, context) => {
      const places = effect.to && locations(game, effect.to, context);
      for (const seat of [...players(game, effect.who, context)].reverse())
        game.call(creatingTokens, {
          seat,
          card: cardOf(effect.token),
          enters: effect.enters,
          places,
          onlyTo: context.onlyAt,
          left: amountFor(game, effect, seat, context),
          told: context,
          made: [],
        });
      return [];
    },
  },
);
