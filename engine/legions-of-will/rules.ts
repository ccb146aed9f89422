/** The ruleset: what the sections of every chapter hold. */
import { editions, sectionsOf } from '../kernel';
import * as gameConcepts from './1-game-concepts';
import * as partsOfACard from './2-parts-of-a-card';
import * as cardTypes from './3-card-types';
import * as zones from './4-zones';
import * as turnStructure from './5-turn-structure';
import { turnsOf } from './5-turn-structure/500-general';
import { partsOfATurn } from './5-turn-structure/500-parts-of-a-turn';
import * as actionsAbilitiesEffects from './6-actions-abilities-effects';
import * as additionalRules from './7-additional-rules';
import * as multiplayerRules from './8-multiplayer-rules';
import { editionsOfLegions } from './editions';

const { one, all } = turnsOf(partsOfATurn);

/** A turn's phases and steps, in the order of 500.1. */
export const turn = all;

const loose = {
  turn,
  one,
  living: partsOfATurn.map((part) => [
    part.rule,
    ...(part.actions ?? []).flatMap((action) => action.steps),
    ...(part.atEnd?.steps ?? []),
  ]),
};

/** Legions of Will, effective 2023-09-11. */
export const [legionsOfWill, ...otherEditions] = editions(
  editionsOfLegions,
  sectionsOf(
    gameConcepts,
    partsOfACard,
    cardTypes,
    zones,
    turnStructure,
    actionsAbilitiesEffects,
    additionalRules,
    multiplayerRules,
    { loose },
  ),
);
