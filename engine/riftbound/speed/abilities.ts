/** What follows from abilities alone, once for each list of them: the same objects for the same ones, so that more is told once. */

import { PerGame, speedUp } from '../../kernel';
import {
  activatedIn,
  activatedOf,
  activationsByPlayer,
} from '../300-playing-the-game/307-states-of-the-turn';
import { withAbility } from '../400-types-of-actions/450-granted';
import { meaningOf, withMeanings } from '../700-additional-rules/726-keywords';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';
import { onceAnArrangementWithRunes } from './worked-out-once';

type OfAbilities<K, T> = (game: RiftboundGame, of: K) => T;

/** Works something out once a game for each ability, or each list of them. */
function onceForEachIn<K extends object, T>(work: OfAbilities<K, T>): OfAbilities<K, T> {
  const inGames = new PerGame<WeakMap<K, { readonly found: T }>>();
  return (game, of) => {
    const known = inGames.get(game) ?? inGames.set(game, new WeakMap());
    let made = known.get(of);
    if (!made) {
      made = { found: work(game, of) };
      known.set(of, made);
    }
    return made.found;
  };
}

const longer = onceForEachIn(
  (_game, _abilities: readonly Ability[]) => new Map<Ability, readonly Ability[]>(),
);

export const abilitySpeedUps = [
  speedUp(activatedIn, { answer: onceForEachIn(activatedIn.rules) }),
  speedUp(meaningOf, { answer: onceForEachIn(meaningOf.rules) }),
  speedUp(withMeanings, { answer: onceForEachIn(withMeanings.rules) }),
  speedUp(withAbility, {
    answer: (game, abilities, ability) => {
      const known = longer(game, abilities);
      let found = known.get(ability);
      if (!found) {
        found = withAbility.rules(game, abilities, ability);
        known.set(ability, found);
      }
      return found;
    },
  }),
  // It keeps them as long as it has the same abilities.
  speedUp(activatedOf, {
    answer: (game, source) => {
      const { activations } = source;
      if (activations?.among === game.abilitiesOf(source)) return activations;
      source.activations = activatedOf.rules(game, source);
      return source.activations;
    },
  }),
  speedUp(activationsByPlayer, { answer: onceAnArrangementWithRunes(activationsByPlayer.rules) }),
];
