import { assumed, type Draft } from '../../kernel';
import { consequence } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** Z.9.5: by an effect that speaks of the spell itself. */
export const staysEdited = consequence(
  {
    '2003': { number: 'Z.9.5', restates: ['Z.9.7'] },
    '2013': assumed('400.7a', { from: ['2003', 'Z.9.5'] }),
    '2025': assumed('400.7a', { from: ['2003', 'Z.9.5'] }),
  },
  'What changes a spell goes on changing the permanent that it becomes',
  (game: MagicGame, permanent: Draft<MagicObject>, spell: MagicObject) => {
    for (const effect of game.effects)
      if (effect.modifications.length > 0 && effect.objects.includes(spell))
        game.set(effect, 'objects', [...effect.objects, permanent]);
  },
);
