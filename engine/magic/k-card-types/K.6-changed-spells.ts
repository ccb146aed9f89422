import { assumed, type Draft } from '../../kernel';
import { fact } from '../forms';
import type { LastingEffect, MagicGame } from '../game';
import type { MagicObject } from '../object';

/** K.6.4, K.7.3 */
export const staysChanged = fact(
  {
    '2003': 'K.6.4',
    '2013': assumed('K.6.4', { from: '2003' }),
    '2025': assumed('K.6.4', { from: '2003' }),
  },
  'What has changed a spell goes on changing the permanent that it becomes',
  (_game: MagicGame, { objects }: Pick<LastingEffect, 'objects'>, spell: MagicObject) =>
    objects.includes(spell),
);

/** Effects that began on a spell are on the permanent as it comes into play. For the changes of events only. */
export function keepChanges(game: MagicGame, from: MagicObject, arrived: Draft<MagicObject>): void {
  if (from.zone !== game.stack) return;
  for (const effect of game.effects)
    if (staysChanged(game, effect, from)) game.set(effect, 'objects', [...effect.objects, arrived]);
}
