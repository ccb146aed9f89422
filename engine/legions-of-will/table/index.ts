import { findById } from '../../card-game/table/ids';
import { type Attempt, type InPlay, type Playable, settingUp } from '../../card-game/table/playable';
import type { TableRequest } from '../../card-game/table/setup';
import {
  type Action,
  concede,
  deckProblems,
  type GameObject,
  type LegionsGame,
  legionsOfWill,
  newGame,
  otherEditions,
  permissionOf,
  requiredPermissions,
  resumeGame,
  start,
  startGame,
} from '..';
import { description } from '../description';
import * as forDesigners from '../for-designers';
import { pages } from '../pages';
import { sentences } from '../sentences';
import { arrange, readAbilities } from './arrange';
import { example } from './example';
import { type Observation, observing } from './observe';
import { plainTable } from './plain-table';

const find = (game: LegionsGame, id: string | undefined): GameObject | undefined => findById(game.zones, id);

function actionFor(game: LegionsGame, { action, object, onto, index }: Attempt): Action | undefined {
  const subject = find(game, object);
  const base = find(game, onto);
  if (!subject) return undefined;
  if (action === 'play' || action === 'redeem' || action === 'turn up a base')
    return { action, object: subject };
  if (action === 'move a unit' && base) return { action, object: subject, base };
  if (action !== 'activate') return undefined;
  const abilities = game.look(subject).abilities.filter((ability) => ability.kind === 'activated');
  const ability = index === undefined ? abilities[0] : subject.card.abilities[index];
  return ability && { action, object: subject, ability };
}

function forbidden(game: LegionsGame, { action, player, object, onto }: Attempt): string | undefined {
  const subject = find(game, object);
  const other = find(game, onto);
  if (!subject || action === 'activate' || action === 'move a unit') return undefined;
  if (action === 'block' && other)
    return game.forbidding('block a unit', player, { unit: subject, attacker: other })?.number;
  return game.forbidding(action, player, subject)?.number;
}

function inPlay(game: LegionsGame): Omit<InPlay<Observation>, 'describe'> {
  return {
    game,
    observe: observing(game),
    concede: (seat) => concede(game, seat),
    tried: (attempt) => {
      const action = actionFor(game, attempt);
      return (
        action && {
          judged: requiredPermissions(action),
          start: () => start(game, attempt.player, action),
          permission: permissionOf(action),
        }
      );
    },
    forbidden: (attempt) => forbidden(game, attempt),
  };
}

/** How it is played from outside. */
export const playableGame: Playable<TableRequest, Observation, Pick<TableRequest, 'players' | 'from'>> = {
  description,
  sentences,
  pages,
  plainTable,
  example,
  ruleset: legionsOfWill,
  digest: 'ed8ca8a5cca0b3cf',
  otherEditions: otherEditions.map((each) => ({ ruleset: each, digest: 'ed8ca8a5cca0b3cf' })),
  numbers: { conceding: '103.3a', priority: '111.1' },
  forDesigners,
  setUp: settingUp({
    newGame,
    arrange,
    decks: { problems: deckProblems, says: ' (100.2a)' },
    inPlay,
    startGame,
    resumeGame,
  }),
  readText: (card) => readAbilities(card).map((ability) => ({ ...ability })),
};
