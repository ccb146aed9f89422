import { assumed } from '../../kernel';
import { isHasty } from '../a-abilities/A.22-haste';
import { consequence, fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** G.37.1: with the start of their controller's turn, permanents are without it. */
export const getsOverIt = consequence(
  { '2003': 'G.37.1', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'Permanents get over summoning sickness as their controller’s turn starts',
  (game: MagicGame) => {
    for (const object of game.inPlay.objects)
      if (object.controller === game.now.active && !object.isSteady) game.set(object, 'isSteady', true);
  },
);

/** 302.6: 2003 has no such symbol. */
export const cannotUntapItself = fact(
  { '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'A creature with summoning sickness uses no ability with an untap symbol',
  (game: MagicGame, object: MagicObject) =>
    !object.isSteady && game.look(object).types.includes('creature') && !isHasty(game, object),
);

/** G.37.Ruling.1 */
export const sickensAgain = fact(
  { '2003': 'G.37.Ruling.1', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'What comes under another player’s control has summoning sickness',
  (_game: MagicGame, { zone }: MagicObject) => zone.name === 'in play',
);

/** G.37.2: of what is no creature, it isn't asked. */
export const cannotTapItself = fact(
  { '2003': 'G.37.2', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'A creature with summoning sickness uses no ability with a tap symbol',
  (game: MagicGame, object: MagicObject) =>
    !object.isSteady && game.look(object).types.includes('creature') && !isHasty(game, object),
);
