/** The continuous effects that there are: of static abilities, printed or given, and of what has resolved. */
import {
  effectsLeft,
  effectsOfAbilities,
  effectsOfSources,
} from '../../card-game/continuous/effects-in-force';
import type { PartOfLayer, Table } from '../../card-game/continuous/layers';
import { modifying } from '../../card-game/continuous/modify-statements';
import { isStatic } from '../../card-game/continuous/statements';
import { concatMap } from '../../kernel';
import { isSilent } from '../3-card-types/301-abilities';
import { phrases } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, GameObject } from '../object';
import { contextOf } from '../phrases';
import type { ObjectReference, StaticAbility } from '../text/tree';
import { readByCondition, readByReference } from './609-dependency';
import { partOf } from './609-modifications';
import { ofItsObject } from './609-timestamps';

/** Does an ability of a card define a characteristic (604.3)? */
export const isDefining = ({ abilities }: Card): boolean =>
  abilities
    .filter(isStatic<LegionsTypes>)
    .some(({ statement }) =>
      modifying<LegionsTypes>(statement).some(({ modifications }) =>
        modifications.some(({ change }) => change === 'define'),
      ),
    );

/** 109.4a: outside the game as well. */
export const worksEverywhere = fact(
  '109.4a',
  'Characteristic-defining abilities function everywhere',
  (game, { card }: GameObject) => game.facts.isDefining(card),
);

/** 604.3a: it defines what it is on, and nothing else, whatever the game is like. */
export const isNotDefining = fact(
  '604.3a',
  'What defines other objects, or only on a condition, is no characteristic-defining ability',
  (_game, { condition }: StaticAbility, { ref }: ObjectReference) =>
    condition !== undefined || ref !== 'this',
);

/** 604.3: what an object's characteristic-defining abilities do to it in whatever zone it is. */
export function definingAbilities(
  game: LegionsGame,
  object: GameObject,
): readonly PartOfLayer<LegionsTypes>[] {
  if (!worksEverywhere(game, object)) return [];
  const onItself = { exists: () => true, affects: (each: GameObject) => each === object, reads: [] };
  return concatMap(object.card.abilities.filter(isStatic<LegionsTypes>), (ability) =>
    concatMap(modifying<LegionsTypes>(ability.statement), ({ subject, modifications }) =>
      isNotDefining(game, ability, subject)
        ? []
        : modifications
            .filter(({ change }) => change === 'define')
            .map((each) => partOf(game, each, contextOf(object), object.timestamp, onItself)),
    ),
  );
}

/** "This unit", "the base this is in", "units in the base this is attached to": nothing else needs to be looked at. */
function candidatesFor(
  subject: ObjectReference,
  source: GameObject,
): (() => readonly GameObject[]) | undefined {
  const itself = [source];
  if (subject.ref === 'this') return () => itself;
  if (subject.ref === 'base of' && subject.object.ref === 'this')
    return () => (source.attachedTo ? [source, source.attachedTo] : itself);
  const within = subject.ref === 'all' ? subject.filter.inBase : undefined;
  const what = within?.ref === 'base of' ? within.object : within;
  return what?.ref === 'this'
    ? () => (source.isBase ? source : source.attachedTo)?.attached ?? []
    : undefined;
}

const sources = { sources: ({ battlefield }: LegionsGame) => battlefield.objects, isSilent };

/** Effects of a static ability: not locked in, they apply to whatever its text says at the moment (608.3a). */
export const ofAbility = effectsOfAbilities<LegionsTypes>(phrases, partOf, {
  ...sources,
  contextOf,
  timestampOf: (game, source) => ofItsObject(game, source),
  readBySubject: readByReference,
  readByCondition,
  candidatesFor,
});

/** Effects that a resolved card or ability left behind (608.2). */
export const lasting = effectsLeft<LegionsTypes>(partOf);

/** All effects at this point of the layers (609.1): of the abilities that objects have by then, and those that were left behind. */
export const inForce = (
  game: LegionsGame,
  table: Table<LegionsTypes>,
  ofEach = ofAbility,
  left = lasting,
): readonly PartOfLayer<LegionsTypes>[] => [
  ...effectsOfSources<LegionsTypes>(game, table, sources, ofEach),
  ...concatMap(game.effects, (effect) => left(game, effect)),
];
