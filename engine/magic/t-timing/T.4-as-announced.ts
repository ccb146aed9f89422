/** What a spell was as its announcement began (T.4.11): texts that watch for it being played ask for that. */
import { type Step, step } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics, MagicObject } from '../object';
import type { Proposal } from './T.4-announcement';

const NUMBERS = { '2003': 'T.4.11' } as const;

export const notingTheSpell: Step<MagicGame, Proposal> = step(
  NUMBERS,
  'What a spell is as its announcement begins is noted',
  (game, { object }) =>
    game.keepBooks('note what a spell is', () => game.set(object, 'announcedAs', game.look(object))),
);

/** T.4.11: whatever has changed since. */
export const asAnnounced = definition(
  NUMBERS,
  'What asks for a spell as it was played asks for what it was as its announcement began',
  (game: MagicGame, object: MagicObject): Characteristics => object.announcedAs ?? game.look(object),
  (game, object) => game.look(object),
);
