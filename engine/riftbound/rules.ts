/** The ruleset: what the sections of every chapter hold. */
import { editions, sectionsOf } from '../kernel';
import * as goldenAndSilverRules from './000-golden-and-silver-rules';
import * as gameConcepts from './100-game-concepts';
import * as playingTheGame from './300-playing-the-game';
import * as typesOfActions from './400-types-of-actions';
import * as additionalRules from './700-additional-rules';
import { editionsOfRiftbound } from './editions';

/** Riftbound, core rules 1.2, of 2025-12-01. */
export const [riftbound, ...otherEditions] = editions(
  editionsOfRiftbound,
  sectionsOf(goldenAndSilverRules, gameConcepts, playingTheGame, typesOfActions, additionalRules),
);
