/** The continuous effects that there are: of static abilities, printed or given, and of what has resolved. */

import { gathered, PerGame, type Rule, shortcuts, type Working } from '../../kernel';
import { isSilent } from '../3-card-types/301-abilities';
import { holds } from '../conditions';
import type { LastingEffect } from '../effects-in-force';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { contextOf, fits, objects } from '../phrases';
import type { Characteristics, Context, Piece } from '../piece';
import type { Statement, StaticAbility } from '../text/tree';
import { readByCondition, readByReference } from './609-dependency';
import { continuous, type Effect, layerOf } from './609-modifications';
import { modifying, writtenOn } from './609-reach';
import { ofItsObject } from './609-timestamps';

/** An effect, and the layer that it applies in. */
export interface Layered {
  readonly layer: Rule;
  readonly effect: Effect;
}

type Modify = Extract<Statement, { says: 'modify' }>;

const NOTHING: readonly Layered[] = [];

/** 109.4a: outside the game as well. */
export const worksEverywhere = fact(
  '109.4a',
  'Characteristic-defining abilities function everywhere',
  (_game, { card }: Piece) => writtenOn(card).defines,
);

/** 604.3a: it defines what it is on, and nothing else, whatever the game is like. */
export const isNotDefining = fact(
  '604.3a',
  'What defines other objects, or only on a condition, is no characteristic-defining ability',
  (_game, { condition }: StaticAbility, { ref }: Modify['subject']) =>
    condition !== undefined || ref !== 'this',
);

/** 604.3: what an object's characteristic-defining abilities do to it in whatever zone it is. */
export function definingAbilities(game: LegionsGame, piece: Piece): readonly Layered[] {
  if (piece.card.abilities.length === 0 || !worksEverywhere(game, piece)) return NOTHING;
  return gathered(piece.card.abilities, (ability) => {
    if (ability.kind !== 'static') return [];
    return gathered(modifying(ability.statement), ({ subject, modifications }) =>
      isNotDefining(game, ability, subject)
        ? []
        : modifications
            .filter(({ change }) => change === 'define')
            .map((modification) => ({
              layer: layerOf(modification),
              effect: continuous(game, modification, contextOf(piece), piece.timestamp, {
                exists: () => true,
                affects: (each) => each === piece,
                reads: [],
              }),
            })),
    );
  });
}

const lastingIn = new PerGame<WeakMap<LastingEffect, readonly Layered[]>>();

/** Effects that a resolved card or ability left behind (608.2). */
export function lasting(game: LegionsGame, effect: LastingEffect): readonly Layered[] {
  const ofLasting = lastingIn.get(game) ?? lastingIn.set(game, new WeakMap());
  const known = ofLasting.get(effect);
  if (known && shortcuts.areTaken) return known;
  const on = new Set(effect.pieces);
  const made = effect.modifications.map((modification) => ({
    layer: layerOf(modification),
    effect: continuous(game, modification, effect.context, effect.timestamp, {
      exists: () => true,
      affects: (piece) => on.has(piece),
      candidates: () => effect.pieces,
      reads: [],
    }),
  }));
  ofLasting.set(effect, made);
  return made;
}

/** Effects of printed static abilities: all that there are while nothing gives or takes abilities. */
export function printedEffects(game: LegionsGame): readonly Layered[] {
  const found: Layered[] = [];
  for (const source of game.sources)
    if (writtenOn(source.card).modifications.length > 0) addWritten(game, source, found);
  return found;
}

function addWritten(game: LegionsGame, source: Piece, found: Layered[]): void {
  if (isSilent(game, source)) return;
  for (const ability of source.card.abilities)
    if (ability.kind === 'static') found.push(...effectsOf(game, source, ability));
}

/** Effects of the static abilities that objects have at this point. */
export function grantedEffects(
  game: LegionsGame,
  working: Working<Piece, Characteristics>,
): readonly Layered[] {
  const found: Layered[] = [];
  for (const source of game.battlefield.objects) {
    if (source.faceDown && source.card.types.includes('trap')) continue;
    for (const ability of working.of(source).abilities)
      if (ability.kind === 'static') found.push(...effectsOf(game, source, ability));
  }
  return found;
}

/** What one object's static ability generates, for as long as the same player controls it and its timestamp is the same. */
interface Generated {
  readonly controller: number | undefined;
  readonly timestamp: number;
  readonly effects: readonly Layered[];
}

const generatedIn = new PerGame<WeakMap<Piece, Map<StaticAbility, Generated>>>();

/** Effects of a static ability: not locked in, they apply to whatever its text says at the moment (608.3a). */
function effectsOf(game: LegionsGame, source: Piece, ability: StaticAbility): readonly Layered[] {
  const generatedBy = generatedIn.get(game) ?? generatedIn.set(game, new WeakMap());
  const own = generatedBy.get(source) ?? new Map<StaticAbility, Generated>();
  const known = own.get(ability);
  const { controller, timestamp } = source;
  const isKnown = known?.controller === controller && known?.timestamp === timestamp;
  if (shortcuts.areTaken && isKnown && known) return known.effects;
  const effects = generate(game, source, ability);
  own.set(ability, { controller, timestamp, effects });
  generatedBy.set(source, own);
  return effects;
}

function generate(game: LegionsGame, source: Piece, ability: StaticAbility): readonly Layered[] {
  const { condition } = ability;
  const context = contextOf(source);
  return gathered(modifying(ability.statement), ({ subject, modifications }) => {
    const whom = {
      exists: (at: Working<Piece, Characteristics>) =>
        at.of(source).abilities.includes(ability) && (!condition || holds(game, condition, context, at.of)),
      affects: (piece: Piece, at: Working<Piece, Characteristics>) =>
        isSubject(game, subject, piece, context, at),
      ...candidatesFor(subject, source),
      reads: [...readByReference(subject), ...(condition ? readByCondition(condition) : []), 'abilities'],
    };
    return modifications.map((modification) => ({
      layer: layerOf(modification),
      effect: continuous(game, modification, context, ofItsObject(game, source), whom),
    }));
  });
}

/** "This unit", "the base this is in", "units in the base this is attached to": nothing else needs to be looked at. */
function candidatesFor(
  subject: Extract<Statement, { says: 'modify' }>['subject'],
  source: Piece,
): { readonly candidates?: () => readonly Piece[] } {
  if (subject.ref === 'this') {
    const itself = [source];
    return { candidates: () => itself };
  }
  if (subject.ref === 'base of' && subject.object.ref === 'this')
    return { candidates: () => (source.attachedTo ? [source, source.attachedTo] : [source]) };
  const within = subject.ref === 'all' ? subject.filter.inBase : undefined;
  const what = within?.ref === 'base of' ? within.object : within;
  return what?.ref === 'this'
    ? { candidates: () => (source.isBase ? source : source.attachedTo)?.attached ?? [] }
    : {};
}

function isSubject(
  game: LegionsGame,
  subject: Extract<Statement, { says: 'modify' }>['subject'],
  piece: Piece,
  context: Context,
  at: Working<Piece, Characteristics>,
): boolean {
  if (subject.ref === 'this') return piece === context.source;
  if (subject.ref === 'all') return fits(game, subject.filter, piece, context, at.of);
  return objects(game, subject, context, [], at.of).includes(piece);
}
