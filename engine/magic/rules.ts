/** The rules by edition: what the sections of every chapter hold. */
import { editions, sectionsOf } from '../kernel';
import * as gameConcepts from './1-game-concepts';
import * as typesOfCards from './3-card-types';
import * as movedObjects from './4-zones';
import * as turnStructure from './5-turn-structure';
import * as spellsAbilitiesAndEffects from './6-spells-abilities-and-effects';
import * as additionalRules from './7-additional-rules';
import * as abilities from './a-abilities';
import * as combat from './c-combat';
import { combatSteps } from './c-combat/C.2-steps-of-combat';
import * as extractedRulings from './e-extracted-rulings';
import * as glossary from './g-glossary';
import * as cardTypes from './k-card-types';
import * as phases from './p-phases';
import { turnsOf } from './p-phases/P.2-phases-of-the-turn';
import { beginningSteps } from './p-phases/P.4-beginning-phase';
import { firstMainPhase, secondMainPhase } from './p-phases/P.8-main-phases';
import { endSteps } from './p-phases/P.12-end-phase';
import * as timing from './t-timing';
import * as zones from './z-zones';

const turns = turnsOf([...beginningSteps, firstMainPhase, ...combatSteps, secondMainPhase, ...endSteps]);

/** Turn after turn. */
export const turn = turns.all;

/** The rules of Magic. 2003 alone has a whole game in its book: what those of the others neither hold nor cite is taken from there. */
export const [magic, ...otherEditions] = editions(
  [
    { name: '2003', rulebook: 'magic-rulings-summary', edition: '2003-07-24' },
    { name: '2013', rulebook: 'magic', edition: '2013-05-01', assumes: '2003' },
    { name: '2025', rulebook: 'magic', edition: '2025-06-06', assumes: '2003' },
  ],
  sectionsOf(
    gameConcepts,
    typesOfCards,
    movedObjects,
    turnStructure,
    spellsAbilitiesAndEffects,
    additionalRules,
    abilities,
    combat,
    extractedRulings,
    glossary,
    cardTypes,
    phases,
    timing,
    zones,
    { turns },
  ),
);
