/** Revealing cards, and looking at them (411). */
import { concatMap } from '../../kernel';
import { eventConsequence, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects, players } from '../phrases';

/** 411.1: everybody sees what is revealed. Switched off, nobody sees more than before. */
export const everybodySees = fact(
  '411.1',
  'A revealed card is seen by all players',
  (_game, object: GameObject) => !object.ceased,
);

/** The event of a card being shown to everybody. */
export const reveal = (game: RiftboundGame, object: GameObject, player: number): Occurrence =>
  new Occurrence('reveal', { object, player }, () =>
    game.set(object, 'revealed', everybodySees(game, object)),
  );

const look = (object: GameObject, player: number): Occurrence =>
  new Occurrence('look', { object, player }, (game) => game.set(object, 'lookedAtBy', player));

/** 411: "reveal": the cards stay where they are (411.1.a.2), as many as there are (418.1.c). */
export const revealing = instruction(
  '411.3',
  'Cards are shown to all players, and stay in their zone',
  'reveal',
  {
    perform: (game, effect, context, { chosen }) => {
      const shown = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
      game.set(context, 'among', shown);
      return shown.map((object) => reveal(game, object, context.controller));
    },
  },
);

/** "Look at the top 5 cards of your Main Deck": only who looks sees them. */
export const looking = instruction(
  '418.1.c',
  'Cards are looked at by one player, as many as there are',
  'look',
  {
    perform: (game, effect, context, { chosen }) => {
      const seen = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
      game.set(context, 'among', seen);
      return players(game, effect.who, context).flatMap((seat) => seen.map((object) => look(object, seat)));
    },
  },
);

/** The cards in decks and hands that somebody was shown. */
const shownCards = (game: RiftboundGame): readonly GameObject[] =>
  concatMap(game.players, ({ mainDeck, hand }) =>
    concatMap([mainDeck, hand], ({ objects: cards }) =>
      cards.filter(({ revealed, lookedAtBy }) => revealed || lookedAtBy !== undefined),
    ),
  );

/** 411.1.a: being revealed is temporary: until what revealed the cards has resolved. */
export const isTemporary = eventConsequence(
  '411.1.a',
  'Cards are revealed only until what revealed them has resolved',
  {
    kinds: ['resolved', 'put into the trash'],
    finds: shownCards,
    does: (game, object) => {
      if (object.revealed) game.set(object, 'revealed', false);
      if (object.lookedAtBy !== undefined) game.set(object, 'lookedAtBy', undefined);
    },
  },
);
