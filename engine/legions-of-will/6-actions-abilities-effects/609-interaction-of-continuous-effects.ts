import { applyLayers, type Rule, rule, type Working } from '../../kernel';
import type { Modification, Statement, StaticAbility } from '../../text/tree';
import { printed, printedFaceDown } from '../2-parts-of-a-card/200-characteristics';
import { upgradeCapacity, upgradeDefense, upgradeProduction } from '../3-card-types/302-upgrades';
import type { LastingEffect, LegionsGame, ModifiedWhat } from '../game';
import { contextOf, fits, holds, objects } from '../phrases';
import type { Card, Characteristics, Context, Piece } from '../piece';
import { readByCondition, readByReference } from './609-dependency';
import { abilityLayer, continuous, type Effect, layerOf, layers } from './609-modifications';

/** 114.1c: each will counter takes one from its unit's will. */
export const willCounters = rule('114.1c', 'A will counter takes one from will', 'keyword');

const copy = (characteristics: Characteristics): Characteristics => ({ ...characteristics });

/** An object's characteristics: what is printed on it, with every continuous effect applied (609.1). */
export function characteristicsOf(game: LegionsGame, piece: Piece): Characteristics {
  const remember = (each: Piece, characteristics: Characteristics): Characteristics => {
    each.seen = { version: game.version, characteristics };
    return characteristics;
  };
  if (piece.zone !== game.battlefield) return remember(piece, withLastingEffects(game, piece));
  if (!game.isModified) return remember(piece, marked(game, piece, startOf(piece)));
  const working = applyLayers<Piece, Characteristics>(
    game.battlefield.objects,
    (each) => copy(startOf(each)),
    layersOf(game),
    { copy },
  );
  for (const each of game.battlefield.objects) remember(each, marked(game, each, working.of(each)));
  return piece.seen?.characteristics ?? working.of(piece);
}

const startOf = (piece: Piece): Characteristics =>
  piece.faceDown ? printedFaceDown(piece) : printed(piece.card);

/** Off the battlefield only effects that were fixed to the object apply (606.2), such as one on a card being played. */
function withLastingEffects(game: LegionsGame, piece: Piece): Characteristics {
  const on = game.effects.filter(
    (effect) => effect.pieces.includes(piece) && effect.modifications.length > 0,
  );
  const base =
    piece.zone === game.chain && piece.card.costX > 0
      ? {
          ...printed(piece.card),
          cost: printed(piece.card).cost + piece.card.costX * (piece.context?.x ?? 0),
        }
      : offTheBattlefield(piece);
  const defining = definingAbilities(game, piece);
  if (on.length + defining.length === 0) return base;
  const fixed = on.flatMap((effect) =>
    effect.modifications.map((modification) => ({
      layer: layerOf(modification),
      effect: lasting(game, effect, modification),
    })),
  );
  const effects = [...fixed, ...defining];
  const inLayers = layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => () => effects.filter((each) => each.layer === layer).map((each) => each.effect));
  return applyLayers<Piece, Characteristics>(
    [piece],
    (each) => copy(each === piece ? base : game.look(each)),
    inLayers,
    { copy },
  ).of(piece);
}

/** 407.3a: a card expelled face down has no characteristics. */
const offTheBattlefield = (piece: Piece): Characteristics =>
  piece.faceDown && piece.zone.name === 'expelled'
    ? { ...printedFaceDown(piece), types: [], subtypes: [], supertypes: [], abilities: [], will: 0, power: 0 }
    : printed(piece.card);

/** 604.3, 109.4a: characteristic-defining abilities function in all zones. */
function definingAbilities(
  game: LegionsGame,
  piece: Piece,
): readonly { readonly layer: Rule; readonly effect: Effect }[] {
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

const NOTHING: readonly Modification[] = [];
const written = new WeakMap<Card, readonly Modification[]>();

/** Every modification that the static abilities printed on a card make. */
function modificationsOn(card: Card): readonly Modification[] {
  const known = written.get(card);
  if (known) return known;
  const found = card.abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? modifying(ability.statement).flatMap(({ modifications }) => modifications)
      : [],
  );
  written.set(card, found.length > 0 ? found : NOTHING);
  return found;
}

/** What do continuous effects on the table modify? */
export function whatIsModified(game: LegionsGame): ModifiedWhat {
  let found: ModifiedWhat = 'nothing';
  const look = (modifications: readonly Modification[]): boolean => {
    if (modifications.length > 0) found = 'not abilities';
    return modifications.some((modification) => layerOf(modification) === abilityLayer);
  };
  for (const effect of game.effects) if (look(effect.modifications)) return 'abilities too';
  for (const { card } of game.sources) if (look(modificationsOn(card))) return 'abilities too';
  return found;
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

function layersOf(game: LegionsGame): ((working: Working<Piece, Characteristics>) => readonly Effect[])[] {
  return layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => (working) => {
      const effects = [...staticEffects(game, layer, working), ...lastingEffects(game, layer)];
      if (effects.length > 0) game.exercise(layer);
      return effects;
    });
}

function lastingEffects(game: LegionsGame, layer: Rule): Effect[] {
  return game.effects.flatMap((effect) =>
    effect.modifications
      .filter((modification) => layerOf(modification) === layer)
      .map((modification) => lasting(game, effect, modification)),
  );
}

function lasting(game: LegionsGame, effect: LastingEffect, modification: Modification): Effect {
  const on = new Set(effect.pieces);
  return continuous(game, modification, effect.context, effect.timestamp, {
    exists: () => true,
    affects: (piece) => on.has(piece),
    reads: [],
  });
}

/** Effects of static abilities: not locked in, they apply to whatever their text says at the moment (608.3a). */
function staticEffects(game: LegionsGame, layer: Rule, working: Working<Piece, Characteristics>): Effect[] {
  const found: Effect[] = [];
  // Where nothing gives or takes abilities, only cards that say so themselves modify anything.
  const readers = game.changesAbilities
    ? game.battlefield.objects
    : game.sources.filter(({ card }) => modificationsOn(card).some((each) => layerOf(each) === layer));
  for (const source of readers) {
    if (source.faceDown && source.card.types.includes('trap')) continue;
    for (const ability of working.of(source).abilities) {
      if (ability.kind === 'static') found.push(...effectsOf(game, source, ability, layer));
    }
  }
  return found;
}

function effectsOf(game: LegionsGame, source: Piece, ability: StaticAbility, layer: Rule): readonly Effect[] {
  const { condition } = ability;
  return modifying(ability.statement).flatMap(({ subject, modifications }) => {
    const here = modifications.filter((modification) => layerOf(modification) === layer);
    if (here.length === 0) return [];
    const context = contextOf(source);
    return here.map((modification) =>
      continuous(game, modification, context, source.timestamp, {
        exists: (at) =>
          at.of(source).abilities.includes(ability) &&
          (!condition || holds(game, condition, context, (piece) => at.of(piece))),
        affects: (piece, at) => isSubject(game, subject, piece, context, at),
        reads: [...readByReference(subject), ...(condition ? readByCondition(condition) : []), 'abilities'],
      }),
    );
  });
}

function isSubject(
  game: LegionsGame,
  subject: Extract<Statement, { says: 'modify' }>['subject'],
  piece: Piece,
  context: Context,
  at: Working<Piece, Characteristics>,
): boolean {
  const look = (each: Piece): Characteristics => at.of(each);
  if (subject.ref === 'this') return piece === context.source;
  if (subject.ref === 'all') return fits(game, subject.filter, piece, context, look);
  return objects(game, subject, context, [], look).includes(piece);
}

const modifying = (statement: Statement): readonly Extract<Statement, { says: 'modify' }>[] =>
  statement.says === 'modify'
    ? [statement]
    : statement.says === 'all'
      ? statement.statements.flatMap(modifying)
      : [];
