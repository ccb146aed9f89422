import { assumed } from '../../kernel';
import { definition, timing } from '../forms';
import { manaIn } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';
import { Occurrence } from '../occurrence';
import { endEffects } from '../t-timing/T.8-continuous-effects';

/** P.3.5: mana that a phase leaves unused, player by player. */
export const unusedMana = (game: MagicGame) =>
  game.players.flatMap(({ seat, inGame, pool }) => {
    const amount = manaIn(pool);
    return inGame && amount > 0 ? [{ player: seat, amount }] : [];
  });

/** The events of what is left in mana pools being lost. */
export const unusedManaIsLost = (game: MagicGame): readonly Occurrence[] =>
  unusedMana(game).map(
    ({ player, amount }) =>
      new Occurrence('lose mana', { player, amount }, () => game.set(game.player(player), 'pool', {})),
  );

/** P.3.5: as a phase ends, but not as a step does. */
export const lostWithThePhase = definition(
  'P.3.5',
  'Mana that is unused as a phase ends is lost',
  (game: MagicGame, ends: Ending): readonly Occurrence[] => (ends === 'phase' ? unusedManaIsLost(game) : []),
  () => [],
);

/** What ends: a step or phase without steps, or a phase with the last of its parts. */
export type Ending = 'part' | 'phase';

/** P.3.1: what triggers on it triggers as it begins. */
export const begins = timing(
  'P.3.1',
  'Triggers on the start of a step or phase go off as it begins',
  (_game: MagicGame, event: Occurrence): readonly Occurrence[] => [event],
  () => [],
);

/** P.3.4 */
export const lastsUntilItBegins = timing(
  { '2003': 'P.3.4', '2013': '500.5', '2025': assumed('500.5', { from: '2013' }) },
  'What lasts until a step or phase of a player ends as that begins',
  (game: MagicGame, name: string): readonly Occurrence[] =>
    endEffects(game, [`until your next ${name}`], (seat) => seat === game.now.active),
  () => [],
);
