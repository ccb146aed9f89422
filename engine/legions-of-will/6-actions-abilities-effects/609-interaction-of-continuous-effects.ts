import { applyLayers, type Rule, rule, type Working } from '../../kernel';
import type { Modification, Statement, StaticAbility } from '../../text/tree';
import { printed, printedFaceDown } from '../2-parts-of-a-card/200-characteristics';
import type { LastingEffect, LegionsGame, Reach } from '../game';
import { contextOf, fits, holds, objects } from '../phrases';
import type { Card, Characteristics, Context, Piece } from '../piece';
import { looksBeyond, readByCondition, readByReference } from './609-dependency';
import { abilityLayer, continuous, type Effect, layerOf, layers, typeLayer } from './609-modifications';

/** 114.1c: each will counter takes one from its unit's will. */
export const willCounters = rule('114.1c', 'A will counter takes one from will', 'keyword');

/** 302.3a: an upgrade adds its modifiers to the base that it is attached to. */
export const upgradeDefense = rule(
  ['302.3a', '302.3'],
  'An upgrade adds its defense modifier to its base',
  'keyword',
);

export const upgradeCapacity = rule(
  ['302.4a', '302.4'],
  'An upgrade adds its capacity modifier to its base',
  'keyword',
);

export const upgradeProduction = rule(
  ['302.5a', '302.5'],
  'An upgrade adds its resource production modifier to its base',
  'keyword',
);

const copying = { copy: (characteristics: Characteristics): Characteristics => ({ ...characteristics }) };

/** An object's characteristics: what is printed on it, with every continuous effect applied (609.1). */
export function characteristicsOf(game: LegionsGame, piece: Piece): Characteristics {
  if (piece.zone !== game.battlefield) return remember(piece, game.version, withLastingEffects(game, piece));
  if (!game.isModified) return remember(piece, game.arrangement, marked(game, piece, startOf(piece)));
  const { objects: pieces } = game.battlefield;
  const working = applyLayers<Piece, Characteristics>(pieces, startOf, layersOf(game), copying);
  for (const each of pieces) remember(each, game.arrangement, marked(game, each, working.of(each)));
  return piece.seen ?? working.of(piece);
}

function remember(piece: Piece, at: number, characteristics: Characteristics): Characteristics {
  piece.seen = characteristics;
  piece.seenAt = at;
  return characteristics;
}

const startOf = (piece: Piece): Characteristics =>
  piece.faceDown ? printedFaceDown(piece) : printed(piece.card);

/** Off the battlefield only effects that were fixed to the object apply (606.2), such as one on a card being played. */
function withLastingEffects(game: LegionsGame, piece: Piece): Characteristics {
  const on =
    game.effects.length === 0 ? NO_EFFECTS : game.effects.filter((effect) => appliesTo(effect, piece));
  const base =
    piece.zone === game.chain && piece.card.costX > 0
      ? {
          ...printed(piece.card),
          cost: printed(piece.card).cost + piece.card.costX * (piece.context?.x ?? 0),
        }
      : offTheBattlefield(piece);
  const defining = definingAbilities(game, piece);
  if (on.length + defining.length === 0) return base;
  const effects = [...on.flatMap((effect) => lasting(game, effect)), ...defining];
  const inLayers = layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => () => effects.filter((each) => each.layer === layer).map((each) => each.effect));
  const start = (each: Piece): Characteristics => (each === piece ? base : game.look(each));
  return applyLayers<Piece, Characteristics>([piece], start, inLayers, copying).of(piece);
}

const appliesTo = (effect: LastingEffect, piece: Piece): boolean =>
  effect.modifications.length > 0 && effect.pieces.includes(piece);

/** 407.3a: a card expelled face down has no characteristics. */
const offTheBattlefield = (piece: Piece): Characteristics =>
  piece.faceDown && piece.zone.name === 'expelled'
    ? { ...printedFaceDown(piece), types: [], subtypes: [], supertypes: [], abilities: [], will: 0, power: 0 }
    : printed(piece.card);

/** An effect, and the layer that it applies in. */
interface Layered {
  readonly layer: Rule;
  readonly effect: Effect;
}

const NO_EFFECTS: readonly LastingEffect[] = [];
const NOTHING: readonly Layered[] = [];

/** 604.3, 109.4a: characteristic-defining abilities function in all zones. */
function definingAbilities(game: LegionsGame, piece: Piece): readonly Layered[] {
  if (!writtenOn(piece.card).defines) return NOTHING;
  return piece.card.abilities.flatMap((ability) => {
    if (ability.kind !== 'static' || ability.condition) return [];
    return modifying(ability.statement).flatMap(({ subject, modifications }) =>
      subject.ref !== 'this'
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

/** What the static abilities printed on a card come to. */
interface Written {
  readonly modifications: readonly Modification[];
  readonly defines: boolean;
  readonly looksBeyond: boolean;
}

const written = new WeakMap<Card, Written>();

function writtenOn(card: Card): Written {
  const known = written.get(card);
  if (known) return known;
  const statics = card.abilities.filter((ability) => ability.kind === 'static');
  const modifications = statics.flatMap(({ statement }) =>
    modifying(statement).flatMap((each) => each.modifications),
  );
  const found: Written = {
    modifications,
    defines: modifications.some(({ change }) => change === 'define'),
    looksBeyond: statics.some(
      ({ condition, statement }) => looksBeyond(condition) || modifying(statement).some(looksBeyond),
    ),
  };
  written.set(card, found);
  return found;
}

const beyondIn = new WeakMap<readonly Modification[], boolean>();

function looksBeyondIn(modifications: readonly Modification[]): boolean {
  const known = beyondIn.get(modifications);
  if (known !== undefined) return known;
  const looks = modifications.some(looksBeyond);
  beyondIn.set(modifications, looks);
  return looks;
}

/** How far do continuous effects on the table reach? */
export function reachOfEffects(game: LegionsGame): Reach {
  const modifications: Modification[] = [];
  let beyond = false;
  for (const effect of game.effects) {
    modifications.push(...effect.modifications);
    beyond ||= looksBeyondIn(effect.modifications);
  }
  for (const { card } of game.sources) {
    const on = writtenOn(card);
    modifications.push(...on.modifications);
    beyond ||= on.looksBeyond;
  }
  if (modifications.length === 0) return { modifies: 'nothing', types: false, looksBeyond: beyond };
  const abilities = modifications.some((modification) => layerOf(modification) === abilityLayer);
  // What abilities are given can change types as well.
  const types = abilities || modifications.some((modification) => layerOf(modification) === typeLayer);
  return { modifies: abilities ? 'abilities too' : 'not abilities', types, looksBeyond: beyond };
}

/** Counters and attached upgrades: they modify without setting, after everything of sublayer 5c that is written on cards. */
function marked(game: LegionsGame, piece: Piece, characteristics: Characteristics): Characteristics {
  const will = piece.counters.will ?? 0;
  const upgrades =
    piece.attached.length === 0 || piece.faceDown
      ? []
      : piece.attached.filter((each) => each.card.types.includes('upgrade') && !each.faceDown);
  if (will === 0 && upgrades.length === 0) return characteristics;
  const sum = (layer: Rule, of: (upgrade: Piece) => number): number => {
    const total = game.isOn(layer) ? upgrades.reduce((before, upgrade) => before + of(upgrade), 0) : 0;
    if (total !== 0) game.exercise(layer);
    return total;
  };
  if (will > 0 && game.isOn(willCounters)) game.exercise(willCounters);
  return {
    ...characteristics,
    will: characteristics.will - (game.isOn(willCounters) ? will : 0),
    defense: characteristics.defense + sum(upgradeDefense, (upgrade) => upgrade.card.defense),
    capacity: characteristics.capacity + sum(upgradeCapacity, (upgrade) => upgrade.card.capacity),
    production: characteristics.production + sum(upgradeProduction, (upgrade) => upgrade.card.production),
  };
}

type InLayer = (working: Working<Piece, Characteristics>) => readonly Effect[];

/** For each layer, the effects that apply in it. Layers that nothing applies in are left out where that is known beforehand. */
function layersOf(game: LegionsGame): readonly InLayer[] {
  const left = game.effects.flatMap((effect) => lasting(game, effect));
  const inForce = layers.filter((layer) => game.isOn(layer));
  if (!game.changesAbilities) {
    const known = [...printedEffects(game), ...left];
    return inForce
      .filter((layer) => known.some((each) => each.layer === layer))
      .map((layer) => () => effectsIn(game, layer, known));
  }
  return inForce.map(
    (layer) => (working) => effectsIn(game, layer, [...grantedEffects(game, working), ...left]),
  );
}

function effectsIn(game: LegionsGame, layer: Rule, all: readonly Layered[]): readonly Effect[] {
  const found: Effect[] = [];
  for (const each of all) if (each.layer === layer) found.push(each.effect);
  if (found.length > 0) game.exercise(layer);
  return found;
}

const ofLasting = new WeakMap<LastingEffect, readonly Layered[]>();

function lasting(game: LegionsGame, effect: LastingEffect): readonly Layered[] {
  const known = ofLasting.get(effect);
  if (known) return known;
  const on = new Set(effect.pieces);
  const made = effect.modifications.map((modification) => ({
    layer: layerOf(modification),
    effect: continuous(game, modification, effect.context, effect.timestamp, {
      exists: () => true,
      affects: (piece) => on.has(piece),
      only: effect.pieces,
      reads: [],
    }),
  }));
  ofLasting.set(effect, made);
  return made;
}

/** Effects of printed static abilities: all that there are while nothing gives or takes abilities. */
function printedEffects(game: LegionsGame): readonly Layered[] {
  const found: Layered[] = [];
  for (const source of game.sources) {
    if (source.faceDown || writtenOn(source.card).modifications.length === 0) continue;
    for (const ability of source.card.abilities)
      if (ability.kind === 'static') found.push(...effectsOf(game, source, ability));
  }
  return found;
}

/** Effects of the static abilities that objects have at this point. */
function grantedEffects(game: LegionsGame, working: Working<Piece, Characteristics>): readonly Layered[] {
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

const generatedBy = new WeakMap<Piece, Map<StaticAbility, Generated>>();

/** Effects of a static ability: not locked in, they apply to whatever its text says at the moment (608.3a). */
function effectsOf(game: LegionsGame, source: Piece, ability: StaticAbility): readonly Layered[] {
  const own = generatedBy.get(source) ?? new Map<StaticAbility, Generated>();
  const known = own.get(ability);
  const { controller, timestamp } = source;
  if (known?.controller === controller && known?.timestamp === timestamp) return known.effects;
  const effects = generate(game, source, ability);
  own.set(ability, { controller, timestamp, effects });
  generatedBy.set(source, own);
  return effects;
}

function generate(game: LegionsGame, source: Piece, ability: StaticAbility): readonly Layered[] {
  const { condition } = ability;
  const context = contextOf(source);
  return modifying(ability.statement).flatMap(({ subject, modifications }) => {
    const whom = {
      exists: (at: Working<Piece, Characteristics>) =>
        at.of(source).abilities.includes(ability) && (!condition || holds(game, condition, context, at.of)),
      affects: (piece: Piece, at: Working<Piece, Characteristics>) =>
        isSubject(game, subject, piece, context, at),
      ...(subject.ref === 'this' && { only: [source] }),
      reads: [...readByReference(subject), ...(condition ? readByCondition(condition) : []), 'abilities'],
    };
    return modifications.map((modification) => ({
      layer: layerOf(modification),
      effect: continuous(game, modification, context, source.timestamp, whom),
    }));
  });
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

const modifying = (statement: Statement): readonly Extract<Statement, { says: 'modify' }>[] =>
  statement.says === 'modify'
    ? [statement]
    : statement.says === 'all'
      ? statement.statements.flatMap(modifying)
      : [];
