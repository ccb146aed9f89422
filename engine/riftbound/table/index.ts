import { findById, idOf } from '../../card-game/table/ids';
import { type Attempt, type InPlay, type Playable, settingUp } from '../../card-game/table/playable';
import type { TableRequest } from '../../card-game/table/setup';
import {
  type Action,
  activationsOf,
  concede,
  deckProblems,
  type GameObject,
  type Location,
  newGame,
  otherEditions,
  type RiftboundGame,
  requiredPermissions,
  resumeGame,
  riftbound,
  start,
  startGame,
} from '..';
import { description } from '../description';
import * as forDesigners from '../for-designers';
import { pages } from '../pages';
import { sentences } from '../sentences';
import { arrange, readAbilities } from './arrange';
import { type Observation, observing } from './observe';
import { plainTable } from './plain-table';

const find = (game: RiftboundGame, id: string | undefined): GameObject | undefined =>
  findById(game.zones, id);

/** In what a player's deck is no legal one, with the battlefields that the player brought (103). */
function problemsOfDeck(game: RiftboundGame, seat: number): readonly string[] {
  const brought = game.aside.filter((each) => each.seat === seat).map(({ object }) => object.card);
  return deckProblems(game, game.player(seat), brought);
}

const locationOf = (game: RiftboundGame, id: string | undefined): Location | undefined =>
  game.locations.find((location) => idOf(location) === id);

function actionFor(game: RiftboundGame, { action, object, onto, index = 0 }: Attempt): Action | undefined {
  const subject = find(game, object);
  const to = locationOf(game, onto);
  if (!subject) return undefined;
  if (action === 'play') return { action, object: subject };
  if ((action === 'move a unit' || action === 'hide') && to) return { action, object: subject, to };
  return action === 'activate' && activationsOf(game, subject)[index]
    ? { action, object: subject, index }
    : undefined;
}

function inPlay(game: RiftboundGame): Omit<InPlay<Observation>, 'describe'> {
  return {
    game,
    observe: observing(game),
    concede: (seat) => concede(game, seat),
    tried: (attempt) => {
      const action = actionFor(game, attempt);
      return (
        action && {
          judged: requiredPermissions(game, action),
          start: () => start(game, attempt.player, action),
        }
      );
    },
    forbidden: ({ action, player, object }) => {
      const subject = find(game, object);
      return subject && action !== 'activate' ? game.forbidding(action, player, subject)?.number : undefined;
    },
  };
}

/** How it is played from outside. */
export const playableGame: Playable<TableRequest, Observation, ReturnType<typeof plainTable>> = {
  description,
  sentences,
  pages,
  plainTable,
  ruleset: riftbound,
  digest: '0a118bcb89ba2381',
  otherEditions: otherEditions.map((each) => ({ ruleset: each, digest: '0a118bcb89ba2381' })),
  numbers: { conceding: '650', priority: '312.1' },
  forDesigners,
  setUp: settingUp({
    newGame,
    arrange,
    decks: { problems: problemsOfDeck, advice: ', from the beginning of the game' },
    inPlay,
    startGame,
    resumeGame,
  }),
  readText: (card) => readAbilities(card).map((ability) => ({ ...ability })),
};
