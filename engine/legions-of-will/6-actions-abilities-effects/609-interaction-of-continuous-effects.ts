import { applyLayers, gathered, type Rule, rule, type Working } from '../../kernel';
import { xOf } from '../1-game-concepts/105-numbers';
import { printed, printedFaceDown } from '../2-parts-of-a-card/200-characteristics';
import { withoutValue } from '../2-parts-of-a-card/207-will-power';
import { upgradeCapacity, upgradeDefense, upgradeProduction } from '../3-card-types/302-upgrades';
import { hasNoCharacteristics } from '../4-zones/407-expelled';
import type { LastingEffect } from '../effects-in-force';
import type { LegionsGame } from '../game';
import type { Card, Characteristics, Piece } from '../piece';
import {
  definingAbilities,
  grantedEffects,
  type Layered,
  lasting,
  printedEffects,
} from './609-effects-in-force';
import { type Effect, layers, modifyingSublayer } from './609-modifications';
import { withPlainEffects } from './609-plain-effects';

/** 114.1c: each will counter takes one from its unit's will. */
export const willCounters = rule('114.1c', 'A will counter takes one from will', 'keyword');

const copying = { copy: (characteristics: Characteristics): Characteristics => ({ ...characteristics }) };

/** An object's characteristics: what is printed on it, with every continuous effect applied (609.1). */
export function characteristicsOf(game: LegionsGame, piece: Piece): Characteristics {
  if (piece.zone !== game.battlefield) return remember(piece, game.version, withLastingEffects(game, piece));
  const { version } = game.arrangement;
  if (game.reach.plain) return remember(piece, version, marked(game, piece, byItself(game, piece)));
  if (!game.isModified) return remember(piece, version, marked(game, piece, startOf(game, piece)));
  return inLayers(game, piece);
}

/** The same by the layers, for the whole battlefield. */
export function inLayers(game: LegionsGame, piece: Piece): Characteristics {
  const { version } = game.arrangement;
  const { objects: pieces } = game.battlefield;
  const start = (each: Piece): Characteristics => startOf(game, each);
  const working = applyLayers<Piece, Characteristics>(pieces, start, layersOf(game), copying);
  for (const each of pieces) remember(each, version, marked(game, each, working.of(each)));
  return piece.seen ?? working.of(piece);
}

/** While all effects are plain, each object's characteristics are told by itself. */
const byItself = (game: LegionsGame, piece: Piece): Characteristics =>
  game.isModified && game.isOn(modifyingSublayer)
    ? withPlainEffects(game, piece, game.beginning, modifyingSublayer)
    : startOf(game, piece);

function remember(piece: Piece, at: number, characteristics: Characteristics): Characteristics {
  piece.seen = characteristics;
  piece.seenAt = at;
  return characteristics;
}

/** What an object is before any continuous effect. */
export function startOf(game: LegionsGame, piece: Piece): Characteristics {
  if (piece.faceDown) return printedFaceDown(game, piece);
  piece.printed ??= printed(piece.card);
  return withX(game, piece, withValues(game, piece.card, piece.printed));
}

/** 207.4: whatever is a unit, or may have become one, has will and power. */
const withValues = (game: LegionsGame, card: Card, characteristics: Characteristics): Characteristics =>
  (card.power !== undefined && card.will !== undefined) || !(card.types.includes('unit') || game.reach.types)
    ? characteristics
    : withoutValue(game, characteristics);

/** 105.3e, 202.2c: what X is worth in its resource cost. */
function withX(game: LegionsGame, piece: Piece, characteristics: Characteristics): Characteristics {
  const { costX } = piece.card;
  if (costX === 0) return characteristics;
  const x = xOf(game, piece.zone === game.chain, piece.context?.x ?? 0);
  return { ...characteristics, cost: characteristics.cost + costX * x };
}

/** Off the battlefield only effects that were fixed to the object apply (606.2), such as one on a card being played. */
function withLastingEffects(game: LegionsGame, piece: Piece): Characteristics {
  const on =
    game.effects.length === 0 ? NO_EFFECTS : game.effects.filter((effect) => appliesTo(effect, piece));
  const base = withX(game, piece, offTheBattlefield(game, piece));
  const defining = definingAbilities(game, piece);
  if (on.length + defining.length === 0) return base;
  const effects = [...gathered(on, (effect) => lasting(game, effect)), ...defining];
  const inLayers = layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => () => effects.filter((each) => each.layer === layer).map((each) => each.effect));
  const start = (each: Piece): Characteristics => (each === piece ? base : game.look(each));
  // What defines it may count it: meanwhile it is what is printed on it.
  const before = piece.seen;
  const beforeAt = piece.seenAt;
  remember(piece, game.version, base);
  const found = applyLayers<Piece, Characteristics>([piece], start, inLayers, copying).of(piece);
  piece.seen = before;
  piece.seenAt = beforeAt;
  return found;
}

const appliesTo = (effect: LastingEffect, piece: Piece): boolean =>
  effect.modifications.length > 0 && effect.pieces.includes(piece);

const offTheBattlefield = (game: LegionsGame, piece: Piece): Characteristics =>
  hasNoCharacteristics(game, piece)
    ? {
        ...printedFaceDown(game, piece),
        types: [],
        subtypes: [],
        supertypes: [],
        abilities: [],
        will: 0,
        power: 0,
      }
    : printed(piece.card);

const NO_EFFECTS: readonly LastingEffect[] = [];
/** Counters and attached upgrades: they modify without setting, after everything of sublayer 5c that is written on cards. */
function marked(game: LegionsGame, piece: Piece, characteristics: Characteristics): Characteristics {
  const will = piece.counters.will ?? 0;
  if (will === 0 && (piece.faceDown || piece.attached.length === 0 || !piece.attached.some(isUpgrade)))
    return characteristics;
  const sum = (layer: Rule, of: (upgrade: Card) => number): number => {
    if (piece.faceDown || !game.isOn(layer)) return 0;
    let total = 0;
    for (const each of piece.attached) if (isUpgrade(each)) total += of(each.card);
    if (total !== 0) game.exercise(layer);
    return total;
  };
  if (will > 0 && game.isOn(willCounters)) game.exercise(willCounters);
  return {
    ...characteristics,
    will: characteristics.will - (game.isOn(willCounters) ? will : 0),
    defense: characteristics.defense + sum(upgradeDefense, ({ defense }) => defense),
    capacity: characteristics.capacity + sum(upgradeCapacity, ({ capacity }) => capacity),
    production: characteristics.production + sum(upgradeProduction, ({ production }) => production),
  };
}

const isUpgrade = (piece: Piece): boolean => !piece.faceDown && piece.card.types.includes('upgrade');

type InLayer = (working: Working<Piece, Characteristics>) => readonly Effect[];

/** For each layer, the effects that apply in it. Layers that nothing applies in are left out where that is known beforehand. */
function layersOf(game: LegionsGame): readonly InLayer[] {
  const left = gathered(game.effects, (effect) => lasting(game, effect));
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
