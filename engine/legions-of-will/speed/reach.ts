/** How far the continuous effects reach that cards speak of: what has to be looked at to know what they do (609). */
import type { Modify } from '../../card-game/continuous/modify-statements';
import { modifying } from '../../card-game/continuous/modify-statements';
import { someOf } from '../../card-game/phrases/filters';
import { column } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { abilityLayer, layerOf, typeLayer } from '../6-actions-abilities-effects/609-modifications';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, GameObject } from '../object';
import type { Condition, Filter, Modification, Statement, StaticAbility } from '../text/tree';
import type { Reach } from './arrangement';
import { BEYOND } from './looked-at';
import { looksBeyond } from './read-sets';
import { TRAITS, type Trait } from './traits';

/** What the static abilities printed on a card come to. */
interface Written {
  readonly modifications: readonly Modification[];
  readonly traits: readonly Trait[];
}

/** What is written on a card, read once. */
export const writtenOn = column((card: Card): Written => {
  const statics = card.abilities.filter((ability) => ability.kind === 'static');
  const said = statics.flatMap(({ statement }) => modifying<LegionsTypes>(statement));
  const modifications = said.flatMap((each) => each.modifications);
  const beyond =
    statics.reduce((found, { condition }) => found | looksBeyond(condition), 0) | looksBeyond(said);
  const traits: Readonly<Record<Trait, boolean>> = {
    modifies: modifications.length > 0,
    'changes abilities': modifications.some((each) => layerOf[each.change] === abilityLayer),
    'changes types': modifications.some((each) => layerOf[each.change] === typeLayer),
    'looks at statuses': (beyond & BEYOND.statuses) !== 0,
    'looks at reserves': (beyond & BEYOND.reserves) !== 0,
    'looks elsewhere': (beyond & BEYOND.elsewhere) !== 0,
    'not plain': !statics.every(isPlain),
    turns: statics.some(({ condition }) => condition !== undefined),
    'says conditionally': statics.some(({ condition, statement }) => condition && !onlyModifies(statement)),
    'costs to attack': statics.some(({ statement }) => saysOfCosts(statement)),
    'speaks of others': said.some(({ subject }) => subject.ref !== 'this'),
    'state trigger': card.abilities.some(
      (ability) => ability.kind === 'triggered' && ability.trigger.on === 'state',
    ),
    'reveals decks': hasPart(card.abilities, ({ says }) => says === 'plays with top card revealed'),
    supertype: card.supertypes.length > 0,
  };
  return { modifications, traits: TRAITS.filter((trait) => traits[trait]) };
});

const saysOfCosts = (statement: Statement): boolean =>
  statement.says === 'costs to attack' ||
  (statement.says === 'all' && statement.statements.some(saysOfCosts));

const onlyModifies = (statement: Statement): boolean =>
  statement.says === 'modify' || (statement.says === 'all' && statement.statements.every(onlyModifies));

/** Words of a description that look at nothing which effects or events change but whose an object is and in which base. */
const plainWords: ReadonlySet<string> = new Set<keyof Filter>([
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'names',
  'controller',
  'owner',
  'other',
  'this',
  'zone',
  'inBase',
]);

/** Does a number added or taken away depend on nothing? Then it makes no difference in which order that is done. */
const addsNumber = (modification: Modification): boolean =>
  modification.change === 'modify' && modification.by.amount === 'number';

/** Is whom a statement speaks of told by each object itself, the source, and where both are? */
function speaksPlainly({ subject }: Modify<LegionsTypes>): boolean {
  if (subject.ref === 'this') return true;
  if (subject.ref !== 'all') return false;
  const { filter } = subject;
  const { inBase, zone = 'battlefield', controller = 'you', owner = 'you' } = filter;
  const what = inBase?.ref === 'base of' ? inBase.object : inBase;
  return (
    Object.keys(filter).every((word) => plainWords.has(word)) &&
    zone === 'battlefield' &&
    [controller, owner].every((whose) => whose === 'you' || whose === 'opponent') &&
    (what === undefined || what.ref === 'this')
  );
}

const isTurn = (condition: Condition): boolean =>
  condition.if === 'your turn' || (condition.if === 'not' && isTurn(condition.condition));

/** Can what a static ability does to an object be told by that object, its source, and whose turn it is? */
function isPlain({ condition, statement }: StaticAbility): boolean {
  const said = modifying<LegionsTypes>(statement);
  if (condition && !(isTurn(condition) && statement.says === 'modify' && statement.subject.ref === 'this'))
    return false;
  return said.every((each) => speaksPlainly(each) && each.modifications.every(addsNumber));
}

const looksBeyondIn = column((modifications: readonly Modification[]) => looksBeyond(modifications));

/** How far do continuous effects on the table reach? */
export function reachOfEffects({ traits, effects }: LegionsGame): Reach {
  let abilities = traits['changes abilities'] > 0;
  let types = traits['changes types'] > 0;
  let something = traits.modifies > 0;
  let beyond =
    (traits['looks at statuses'] > 0 ? BEYOND.statuses : 0) |
    (traits['looks at reserves'] > 0 ? BEYOND.reserves : 0) |
    (traits['looks elsewhere'] > 0 ? BEYOND.elsewhere : 0);
  let plain = traits['not plain'] === 0;
  let endsWithSource = false;
  let revealsDecks = traits['reveals decks'] > 0;
  for (const { modifications, duration, statement } of effects) {
    if (duration === 'for as long as this is on the battlefield') endsWithSource = true;
    if (statement?.says === 'plays with top card revealed') revealsDecks = true;
    if (modifications.length === 0) continue;
    something = true;
    // A number that is added is plain, looks at nothing, and changes neither types nor abilities.
    if (modifications.every(addsNumber)) continue;
    plain = false;
    abilities ||= modifications.some((each) => layerOf[each.change] === abilityLayer);
    types ||= modifications.some((each) => layerOf[each.change] === typeLayer);
    revealsDecks ||= modifications.some(({ change }) => change === 'gain ability');
    beyond |= looksBeyondIn(modifications);
  }
  return {
    modifies: abilities ? 'abilities too' : something ? 'not abilities' : 'nothing',
    // What abilities are given can change types as well.
    types: abilities || types,
    looksBeyond: beyond,
    plain,
    movesSources: abilities || types || traits['says conditionally'] > 0,
    endsWithSource,
    revealsDecks,
  };
}

/**
 * The objects that plain effects of another may apply to, before a change or after it: whoever controls them and it.
 *
 * @param bases among these are the bases that source and objects are in, or were.
 * @param onlyMoved only what is said of objects in a base counts.
 */
export function spokenOfBy(
  game: LegionsGame,
  source: GameObject,
  bases: readonly GameObject[],
  onlyMoved: boolean,
): readonly GameObject[] {
  if (!writtenOn(source.card).traits.includes('speaks of others')) return NOBODY;
  const found: GameObject[] = [];
  for (const ability of source.card.abilities) {
    if (ability.kind !== 'static') continue;
    for (const { subject } of modifying<LegionsTypes>(ability.statement)) {
      if (subject.ref !== 'all') continue;
      const { inBase } = subject.filter;
      if (onlyMoved && !inBase) continue;
      const around = inBase
        ? [source, source.attachedTo, ...bases].flatMap((base) => base?.attached ?? NOBODY)
        : game.battlefield.objects;
      for (const object of around) if (couldFit(subject.filter, object.card)) found.push(object);
    }
  }
  return found;
}

/** Could a description fit a card, by what is printed on it? */
export const couldFit = ({ types, subtypes }: Filter, card: Card): boolean =>
  (!subtypes || someOf(subtypes, card.subtypes)) &&
  (!types || someOf(types, card.types) || types.includes('permanent'));

const NOBODY: readonly GameObject[] = [];
