/** How far continuous effects reach: what has to be looked at to know what they do, and to whom. */
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { Ability, Amount, ObjectReference, Statement } from '../text/tree/index';
import { isSaidOnTheTable, saying } from '../what-cards-say';
import { onceForTheTable } from '../worked-out-once';
import { statedIn } from './450-continuous-effects';

/** What a description may speak of so that the arrangement of the board alone tells whom it fits. */
const TOLD_BY_THE_BOARD: ReadonlySet<string> = new Set([
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'names',
  'domains',
  'side',
  'this',
  'other',
]);

/** Does a description speak of nothing but what an object is, whose and where? */
function isPlainFilter(filter: object): boolean {
  return Object.entries(filter).every(([name, value]) => {
    if (value === undefined || TOLD_BY_THE_BOARD.has(name)) return true;
    if (name === 'controller' || name === 'owner') return value === 'you' || value === 'opponent';
    return name === 'at' && JSON.stringify(value) === '{"place":"here"}';
  });
}

/** Is it this object, or all of a plain description? */
export const isPlainSubject = (subject: ObjectReference): boolean =>
  subject.ref === 'this' || (subject.ref === 'all' && isPlainFilter(subject.filter));

const isNumber = ({ amount }: Amount): boolean => amount === 'number';

/** Is what a change does the same, however the rest of the game stands? */
function isFixed(modification: Change): boolean {
  switch (modification.change) {
    case 'become':
      return !modification.traits.abilities.some(abilityLooksBeyond);
    case 'modify':
      return isNumber(modification.by);
    case 'set':
      return isNumber(modification.to);
    case 'gain ability':
      return !abilityLooksBeyond(modification.ability);
    default:
      return true;
  }
}

function statementLooksBeyond(statement: Statement): boolean {
  switch (statement.says) {
    case 'all':
      return statement.statements.some(statementLooksBeyond);
    case 'modify':
      return !isPlainSubject(statement.subject) || !statement.modifications.every(isFixed);
    case 'buffs give':
      return true;
    default:
      // Whom it is said of is asked each time.
      return false;
  }
}

/** Keywords with a value that has to be counted, and passive abilities that apply only at times, or to some at times. */
function abilityLooksBeyond(ability: Ability): boolean {
  if (ability.kind === 'keyword') return ability.value !== undefined && !isNumber(ability.value);
  if (ability.kind !== 'static') return false;
  return (
    ability.condition !== undefined || ability.legion === true || statementLooksBeyond(ability.statement)
  );
}

const cardLooksBeyond = saying(({ abilities, effectAbilities }) =>
  [...abilities, ...effectAbilities].some(abilityLooksBeyond),
);

/** Do effects on the table look at more than how the board is arranged: at damage, hands, points, whose turn it is? */
export const looksBeyond = onceForTheTable(
  (game) =>
    game.effects.some(
      ({ modifications, statement }) =>
        !modifications.every(isFixed) || (statement !== undefined && statementLooksBeyond(statement)),
    ) || isSaidOnTheTable(game, cardLooksBeyond),
);

const cardChangesMore = saying(({ abilities, effectAbilities }) =>
  [...abilities, ...effectAbilities].some((ability) =>
    statedIn(ability).some(({ modification }) => modification.change !== 'modify'),
  ),
);

/** Do effects on the table, or those that attached cards would have, change anything but numbers: abilities, types, names? */
export const changesMoreThanNumbers = (game: RiftboundGame): boolean =>
  isSaidOnTheTable(game, cardChangesMore) ||
  game.effects.some(({ modifications }) => modifications.some(({ change }) => change !== 'modify'));
