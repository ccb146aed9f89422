/** Continuous effects that are made once, for as long as nothing that they are made of changes. */
import type { PartOfLayer, Table } from '../../card-game/continuous/layers';
import { concatMap, PerGame, speedUps } from '../../kernel';
import { isSilent } from '../3-card-types/301-abilities';
import { inForce, lasting, ofAbility } from '../6-actions-abilities-effects/609-effects-in-force';
import type { LastingEffect } from '../effects-in-force';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import type { StaticAbility } from '../text/tree';
import { writtenOn } from './reach';

type Part = PartOfLayer<LegionsTypes>;

const lastingIn = new PerGame<WeakMap<LastingEffect, readonly Part[]>>();

/** Nothing of an effect that was left behind ever changes. */
function keptLasting(game: LegionsGame, effect: LastingEffect): readonly Part[] {
  const kept = lastingIn.get(game) ?? lastingIn.set(game, new WeakMap());
  const known = kept.get(effect);
  if (known) return known;
  const made = lasting(game, effect);
  kept.set(effect, made);
  return made;
}

/** What one object's static ability generates, for as long as the same player controls it and its timestamp is the same. */
interface Generated {
  readonly controller: number | undefined;
  readonly timestamp: number;
  readonly effects: readonly Part[];
}

const generatedIn = new PerGame<WeakMap<GameObject, Map<StaticAbility, Generated>>>();

function keptOfAbility(game: LegionsGame, source: GameObject, ability: StaticAbility): readonly Part[] {
  const kept = generatedIn.get(game) ?? generatedIn.set(game, new WeakMap());
  let own = kept.get(source);
  if (!own) {
    own = new Map();
    kept.set(source, own);
  }
  const { controller, timestamp } = source;
  const known = own.get(ability);
  if (known && known.controller === controller && known.timestamp === timestamp) return known.effects;
  const effects = ofAbility(game, source, ability);
  own.set(ability, { controller, timestamp, effects });
  return effects;
}

/** Effects of static abilities as they are printed: all that there are while nothing gives or takes abilities. */
function printedEffects(game: LegionsGame): readonly Part[] {
  const found: Part[] = [];
  for (const source of game.sources) {
    if (writtenOn(source.card).modifications.length === 0 || isSilent(game, source)) continue;
    for (const ability of source.card.abilities)
      if (ability.kind === 'static')
        for (const each of keptOfAbility(game, source, ability)) found.push(each);
  }
  return found;
}

/** The effects in force when a layer's turn comes: known beforehand while nothing gives or takes abilities. */
export function keptInForce(game: LegionsGame): (table: Table<LegionsTypes>) => readonly Part[] {
  if (!speedUps.areUsed) return (table) => inForce(game, table);
  if (game.changesAbilities) return (table) => inForce(game, table, keptOfAbility, keptLasting);
  const known = [...printedEffects(game), ...concatMap(game.effects, (effect) => keptLasting(game, effect))];
  return () => known;
}
