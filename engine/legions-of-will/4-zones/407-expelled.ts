import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 407.3: but for whom an effect shows it to. */
export const isExpelledUnseen = fact(
  '407.3',
  'Nobody looks at a card that was expelled face down',
  (game, { zone, faceDown }: GameObject) => zone === game.expelled && faceDown,
);

/** 407.3: until it leaves the zone, though the instruction is over. */
export const goesOnSeeing = fact(
  '407.3',
  'Whoever looked at a card that is then expelled face down may go on looking at it',
  (_game, { shownTo }: GameObject) => typeof shownTo === 'number',
);

const isHidden = (game: LegionsGame, object: GameObject): boolean =>
  object.zone === game.expelled && object.faceDown;

/** 407.4: the cards among which one is chosen at random when a player chooses a face-down expelled card. */
export const pileOf = definition(
  '407.4',
  'A face-down expelled card that may not be looked at is chosen as a pile, and then at random from it',
  (game: LegionsGame, object: GameObject): readonly GameObject[] =>
    isHidden(game, object)
      ? game.expelled.objects.filter((each) => isHidden(game, each) && each.pile === object.pile)
      : [object],
  (_game, object) => [object],
);

/** Of each pile of face-down expelled cards, one card stands for all. */
export const onePerPile = (game: LegionsGame, objects: readonly GameObject[]): readonly GameObject[] =>
  objects.filter((object) => !isHidden(game, object) || pileOf(game, object)[0] === object);

/** What was chosen: the card itself, or one at random from the pile that it stands for. */
export function chosenFrom(game: LegionsGame, object: GameObject): GameObject {
  if (!isHidden(game, object)) return object;
  const pile = pileOf(game, object);
  return pile.length < 2
    ? object
    : (game.chance.shuffle('choose at random', pile, ({ card }) => card.name)[0] ?? object);
}

/** How a choice names an object: a face-down expelled card by its pile. */
export const nameOf = (game: LegionsGame, object: GameObject): string =>
  isHidden(game, object) ? `a face-down pile of ${pileOf(game, object).length}` : object.card.name;

/** 407.5, 610.10: what another of its abilities, or another object, expelled isn't meant. */
export const expelledWith = definition(
  { number: '407.5', restates: ['610.10'] },
  'The cards expelled with an object are those that its ability expelled',
  (_game: LegionsGame, { expelled }: GameObject): readonly GameObject[] =>
    expelled.filter((object) => !object.ceased),
  (game) => game.expelled.objects,
);

/** 407.3a */
export const hasNoCharacteristics = fact(
  '407.3a',
  'A card expelled face down has no characteristics',
  (_game, { faceDown, zone }: GameObject) => faceDown && zone.name === 'expelled',
);
