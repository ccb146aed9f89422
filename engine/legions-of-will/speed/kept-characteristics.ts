/** What objects are, worked out once until something changes, and with as little as effects allow. */
import { speedUps } from '../../kernel';
import { abilitiesFaceDown } from '../2-parts-of-a-card/200-characteristics';
import { faceDownCost } from '../2-parts-of-a-card/202-resource-cost';
import {
  characteristicsOf,
  onTheBattlefield,
  startOf,
  withCountersAndUpgrades,
} from '../6-actions-abilities-effects/609-interaction-of-continuous-effects';
import { modifyingSublayer } from '../6-actions-abilities-effects/609-modifications';
import type { LegionsGame } from '../game';
import type { Card, Characteristics, GameObject } from '../object';
import { keptInForce } from './kept-effects';
import { withPlainEffects } from './plain-effects';

function remember(object: GameObject, at: number, characteristics: Characteristics): Characteristics {
  object.seen = characteristics;
  object.seenAt = at;
  return characteristics;
}

/** An object's characteristics: by itself while effects allow it, otherwise by the layers, together with all others there. */
export function keptCharacteristics(game: LegionsGame, object: GameObject): Characteristics {
  if (object.zone !== game.battlefield)
    return remember(object, game.version, characteristicsOf(game, object));
  const { version } = game.arrangement;
  if (game.reach.plain || !game.isModified)
    return remember(object, version, withCountersAndUpgrades(game, object, byItself(game, object)));
  const inLayers = onTheBattlefield(game, keptInForce(game));
  for (const each of game.battlefield.objects) remember(each, version, inLayers(each));
  return object.seen ?? inLayers(object);
}

/** While all effects are plain, each object's characteristics are told by itself. */
const byItself = (game: LegionsGame, object: GameObject): Characteristics =>
  game.isModified && game.isOn(modifyingSublayer)
    ? withPlainEffects(game, object, game.beginning, modifyingSublayer)
    : game.beginning(object);

const faceDown = new WeakMap<Card, Characteristics>();

/** What an object is before any continuous effect: face down the same for each of a card, for as long as the rules say the same of it. */
export function keptBeginning(game: LegionsGame, object: GameObject): Characteristics {
  if (!object.faceDown) return startOf(game, object);
  const { card } = object;
  const known = faceDown.get(card);
  const isKnown =
    known?.cost === faceDownCost(game, card) && known.abilities === abilitiesFaceDown(game, object);
  if (known && isKnown && speedUps.areUsed) return known;
  const made = startOf(game, object);
  faceDown.set(card, made);
  return made;
}
