import { draft } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { type Card, MagicObject } from '../object';
import type { Ability } from '../text/tree';

const NONE: readonly never[] = [];

/** A.2.8, K.6.5: of what its source is, an ability on the stack has the color. */
export const colourOfAbility = definition(
  { number: 'A.2.8', restates: ['T.4.4'] },
  'An ability on the stack has the color that its source had as it was put there',
  (game: MagicGame, source: MagicObject): readonly string[] => game.look(source).colours,
  () => NONE,
);

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
