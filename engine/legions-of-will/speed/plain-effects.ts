/** Characteristics while all effects are plain (`Reach.plain`): numbers are added to what each object is by itself. */
import { type Modify, modifying } from '../../card-game/continuous/modify-statements';
import { column, concatMap, type Rule } from '../../kernel';
import { baseValue } from '../2-parts-of-a-card/207-will-power';
import { isSilent } from '../3-card-types/301-abilities';
import { inTimestampOrder, whatItDependsOn } from '../6-actions-abilities-effects/609-modifications';
import { ofItsObject } from '../6-actions-abilities-effects/609-timestamps';
import { holds } from '../conditions';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, Characteristics, GameObject } from '../object';
import { contextOf, fits } from '../phrases';
import type { Modification, StaticAbility } from '../text/tree';
import { couldFit, writtenOn } from './reach';

type Adding = Extract<Modification, { change: 'modify' }>;
/** What one static ability of a card adds, and to whom. */
interface Written {
  readonly ability: StaticAbility;
  readonly subject: Modify<LegionsTypes>['subject'];
  readonly adding: readonly Adding[];
}

const addingOn = column(({ abilities }: Card) =>
  concatMap(abilities, (ability): readonly Written[] =>
    ability.kind === 'static'
      ? modifying<LegionsTypes>(ability.statement).map(({ subject, modifications }) => ({
          ability,
          subject,
          adding: modifications.filter((each) => each.change === 'modify'),
        }))
      : [],
  ),
);

const NOTHING_READ: readonly string[] = [];

/** What an object is, with everything added to it: an object of its own as soon as something is. */
class Sum {
  private own: Characteristics | undefined;
  private isOrdered = false;

  constructor(
    private readonly game: LegionsGame,
    private readonly start: Characteristics,
    private readonly layer: Rule,
  ) {}

  get characteristics(): Characteristics {
    return this.own ?? this.start;
  }

  /** Timestamps and dependency are rules for these effects, too, and come to nothing. */
  inAnyOrder(): void {
    if (this.isOrdered) return;
    this.isOrdered = true;
    inTimestampOrder(this.game, 0);
    whatItDependsOn(this.game, NOTHING_READ);
  }

  add(modification: Adding): void {
    if (modification.by.amount !== 'number') return;
    this.game.exercise(this.layer);
    this.own ??= { ...this.start };
    addTo(this.game, this.own, modification.characteristic, modification.sign * modification.by.value);
  }
}

function addTo(game: LegionsGame, of: Characteristics, characteristic: string, number: number): void {
  switch (characteristic) {
    case 'will':
    case 'base will':
      of.will += number;
      of.baseWill = baseValue(game, of.baseWill, of.will, false);
      return;
    case 'power':
    case 'base power':
      of.power += number;
      of.basePower = baseValue(game, of.basePower, of.power, false);
      return;
    case 'defense':
      of.defense += number;
      return;
    case 'capacity':
      of.capacity += number;
      return;
    case 'resource production':
      of.production += number;
      return;
    case 'resource cost':
      of.cost += number;
  }
}

/**
 * An object with what is added to it by its own abilities, by those that speak of others, and by effects that were fixed
 * to it. No effect looks at what another does, so their order makes no difference.
 *
 * @param startOf what an object is before any effect. @param layer the layer in which numbers are added.
 */
export function withPlainEffects(
  game: LegionsGame,
  object: GameObject,
  startOf: (object: GameObject) => Characteristics,
  layer: Rule,
): Characteristics {
  const start = startOf(object);
  const sum = new Sum(game, start, layer);
  if (object.card.abilities.length > 0) {
    const { modifications, traits } = writtenOn(object.card);
    if (modifications.length > 0 && !traits.includes('speaks of others'))
      addWritten(game, object, object, startOf, sum);
  }
  for (const speaker of game.speakers) addWritten(game, speaker, object, startOf, sum);
  for (const { modifications: lasting, objects } of game.effects) {
    if (lasting.length === 0 || !objects.includes(object)) continue;
    sum.inAnyOrder();
    for (const each of lasting) if (each.change === 'modify') sum.add(each);
  }
  return sum.characteristics;
}

function addWritten(
  game: LegionsGame,
  source: GameObject,
  object: GameObject,
  startOf: (object: GameObject) => Characteristics,
  sum: Sum,
): void {
  if (isSilent(game, source)) return;
  for (const { ability, subject, adding } of addingOn(source.card)) {
    ofItsObject(game, source);
    sum.inAnyOrder();
    if (subject.ref === 'all' ? !couldFit(subject.filter, object.card) : source !== object) continue;
    // What it fits is told by what the object is before any effect: plain effects change nothing that they look at.
    if (subject.ref === 'all' && !fits(game, subject.filter, object, contextOf(source), startOf)) continue;
    if (!startOf(source).abilities.includes(ability)) continue;
    if (ability.condition && !holds(game, ability.condition, contextOf(source), startOf)) continue;
    for (const each of adding) sum.add(each);
  }
}
