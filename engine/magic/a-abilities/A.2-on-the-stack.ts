import { draft } from '../../kernel';
import { colourOfAbility } from '../6-spells-abilities-and-effects/603-handling-triggered-abilities';
import type { MagicGame } from '../game';
import { type Card, MagicObject } from '../object';
import type { Ability } from '../text/tree';

const NONE: readonly never[] = [];

/** Makes the object that an activated or triggered ability is on the stack (Z.9.6). */
export function abilityOnStack(
  game: MagicGame,
  source: MagicObject,
  controller: number,
  ability: Ability | undefined,
  text: string,
): MagicObject {
  const card: Card = {
    name: `${source.card.name}: ${text}`,
    types: NONE,
    subtypes: NONE,
    supertypes: NONE,
    power: undefined,
    toughness: undefined,
    abilities: NONE,
    text,
    manaCost: NONE,
    colours: colourOfAbility(game, source),
  };
  const object = draft(new MagicObject(game.now.nextId, card, source.owner, game.stack));
  game.keepBooks('make an object', () => game.set(game.now, 'nextId', game.now.nextId + 1));
  object.controller = controller;
  object.ability = ability;
  return object;
}
