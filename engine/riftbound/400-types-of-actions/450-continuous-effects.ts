/** The effects that layers apply: what passive abilities say, and what resolved spells and abilities left behind. */
import type { ContinuousEffect, Working } from '../../kernel';
import { meansUnchosen } from '../300-playing-the-game/350-affected-unchosen';
import { activeOnBoard, conditional } from '../300-playing-the-game/360-passive-abilities';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Change } from '../effects-in-force';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, fits, objects } from '../phrases';
import type { Card, Characteristics, Context, Piece, Player } from '../piece';
import type { Ability, Modification, ObjectReference, Statement } from '../text/tree/index';
import { isSaidOnTheTable, saying } from '../what-cards-say';
import { onceForEach, onceForTheTable } from '../worked-out-once';
import { andItsAbility, readsOf, writesOf } from './450-dependency';

/** An object while layers are applied: its properties so far, and the effects that it has been through (453.1). */
export interface Worked {
  readonly seen: Characteristics;
  applied: readonly string[];
}

export type Effect = ContinuousEffect<Piece, Worked>;
export type Table = Working<Piece, Worked>;

/** Layer, and in the third one which half (454). */
export type LayerName = 'traits' | 'abilities' | 'increases' | 'decreases';

/** 454: the layer in which a change is made. */
function layerOf(modification: Change): LayerName {
  switch (modification.change) {
    case 'become':
    case 'add tags':
    case 'add types':
    case 'set':
      return 'traits';
    case 'modify':
      return modification.sign > 0 ? 'increases' : 'decreases';
    default:
      return 'abilities';
  }
}

interface Stated {
  readonly subject: ObjectReference;
  readonly modification: Modification;
  readonly layer: LayerName;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

function modifying(statement: Statement): readonly Extract<Statement, { says: 'modify' }>[] {
  if (statement.says === 'all') return statement.statements.flatMap(modifying);
  return statement.says === 'modify' ? [statement] : [];
}

/** The changes that a passive ability says. */
export const statedIn = onceForEach((ability: Ability): readonly Stated[] =>
  ability.kind !== 'static'
    ? []
    : modifying(ability.statement).flatMap(({ subject, modifications }) =>
        modifications.map((modification) => ({
          subject,
          modification,
          layer: layerOf(modification),
          reads: andItsAbility(readsOf(subject, modification, ability.condition)),
          writes: writesOf(modification),
        })),
      ),
);

/** Does a card have a passive ability that changes properties of objects? */
export const modifies = onceForEach(({ abilities, effectAbilities }: Card) =>
  [...abilities, ...effectAbilities].some(
    (ability) =>
      statedIn(ability).length > 0 || (ability.kind === 'static' && ability.statement.says === 'buffs give'),
  ),
);

/** Runs `body` while every object looks as layers have made it so far. */
export function during<R>(game: RiftboundGame, working: Table, body: () => R): R {
  const before = game.layering;
  game.layering = (piece) => working.of(piece).seen;
  try {
    return body();
  } finally {
    game.layering = before;
  }
}

/** Makes a change to an object, and notes that it has been made. */
export function change(piece: Piece, key: string, working: Table, made: Partial<Characteristics>): void {
  const worked = working.own(piece);
  Object.assign(worked.seen, made);
  worked.applied = [...worked.applied, key];
}

/** What a modification makes of the properties of an object. */
function outcome(
  game: RiftboundGame,
  modification: Change,
  context: Context,
  { tags, types, abilities, might, energy }: Characteristics,
): Partial<Characteristics> {
  switch (modification.change) {
    case 'become':
      return modification.traits;
    case 'add tags':
      return { tags: [...tags, ...modification.tags] };
    case 'add types':
      return { types: [...types, ...modification.types] };
    case 'set': {
      const to = amount(game, modification.to, context);
      return modification.characteristic === 'might' ? { might: to } : { energy: to };
    }
    case 'gain ability':
      return { abilities: [...abilities, modification.ability] };
    case 'lose all abilities':
      return { abilities: [] };
    case 'lose ability':
      return { abilities: abilities.filter((ability) => !isCalled(ability, modification.text)) };
    case 'modify': {
      const isMight = modification.characteristic === 'might';
      const value = isMight ? might : energy;
      const by = modification.sign * amount(game, modification.by, context);
      const least = modification.minimum;
      const changed =
        by > 0 || least === undefined ? value + by : Math.max(Math.min(value, least), value + by);
      return isMight ? { might: changed } : { energy: changed };
    }
  }
}

const bare = (text: string): string => text.replace(/[[\]."]/g, '').toLowerCase();
const isNamed = (text: string, name: string): boolean => bare(text) === bare(name);
/** Of a keyword, every instance is meant, whatever its value. */
const isCalled = (ability: Ability, name: string): boolean =>
  isNamed(ability.text, name) || (ability.kind === 'keyword' && isNamed(ability.keyword, name));

interface Source {
  readonly key: string;
  readonly timestamp: number;
  readonly context: Context;
  readonly stated: Pick<Stated, 'reads' | 'writes'> & { readonly modification: Change };
  readonly exists: (working: Table) => boolean;
  readonly means: (piece: Piece) => boolean;
  readonly candidates?: () => readonly Piece[];
}

/** An effect is applied to each object once (453.1); whether it applies is asked while layers are applied. */
function effectFrom(game: RiftboundGame, once: boolean, from: Source): Effect {
  const { key, context, stated, means, candidates } = from;
  const { modification, reads, writes } = stated;
  return {
    timestamp: from.timestamp,
    characteristicDefining: false,
    reads,
    writes,
    exists: (working) => during(game, working, () => from.exists(working)),
    affects: (piece, working) =>
      !(once && working.of(piece).applied.includes(key)) && during(game, working, () => means(piece)),
    ...(candidates ? { candidates } : {}),
    does: (piece, working) =>
      during(game, working, () =>
        JSON.stringify(
          'by' in modification
            ? amount(game, modification.by, context)
            : 'to' in modification
              ? amount(game, modification.to, context)
              : outcome(game, modification, context, working.of(piece).seen),
        ),
      ),
    apply: (piece, working) =>
      change(
        piece,
        key,
        working,
        during(game, working, () => outcome(game, modification, context, working.of(piece).seen)),
      ),
  };
}

/** What the passive abilities of objects say in a layer, of those abilities that objects have now. */
export function fromPassives(
  game: RiftboundGame,
  layer: LayerName,
  working: Table,
  once: boolean,
): readonly Effect[] {
  const found: Effect[] = [];
  if (!activeOnBoard(game)) return found;
  for (const source of sourcesOf(game)) {
    if (isInactive(game, source)) continue;
    const { abilities } = working.of(source).seen;
    abilities.forEach((ability, place) => {
      if (ability.kind !== 'static') return;
      const nth = abilities.slice(0, place).filter((each) => each === ability).length;
      statedIn(ability).forEach((stated, part) => {
        if (stated.layer !== layer) return;
        const context = contextOf(source);
        const { subject } = stated;
        found.push(
          effectFrom(game, once, {
            key: `${source.id} ${ability.text} ${nth} ${part}`,
            timestamp: source.timestamp,
            context,
            stated,
            exists: (on) =>
              on.of(source).seen.abilities.includes(ability) && conditional(game, ability, context),
            means: meansUnchosen(game, (piece) =>
              subject.ref === 'all'
                ? fits(game, subject.filter, piece, context)
                : objects(game, subject, context).includes(piece),
            ),
            ...(subject.ref === 'this' ? { candidates: () => [source] } : {}),
          }),
        );
      });
    });
  }
  return found;
}

/** What resolved spells and abilities left behind, in a layer: objects and amounts were fixed then (454.3.b). */
export function fromEffects(game: RiftboundGame, layer: LayerName, once: boolean): readonly Effect[] {
  return game.effects.flatMap(({ modifications, pieces, context, timestamp }) =>
    modifications.flatMap((modification, part) =>
      layerOf(modification) !== layer
        ? []
        : [
            effectFrom(game, once, {
              key: `effect ${timestamp} ${part}`,
              timestamp,
              context,
              stated: { modification, reads: readsOf(), writes: writesOf(modification) },
              exists: () => true,
              means: (piece) => pieces.includes(piece),
              candidates: () => pieces,
            }),
          ],
    ),
  );
}

/** 111, 106.5.a: where a Champion Legend is. Switched off, it is nowhere in the game. */
export const legendsOf = definition(
  ['111', '103.1.a', '106.5.a', '132.6', '170.2', '170.2.a'],
  'The Champion Legend of each player is in the Legend Zone from the beginning',
  (_game: RiftboundGame, { legend }: Player): readonly Piece[] => legend.objects,
  (): readonly Piece[] => [],
);

/** The objects whose passive abilities work: those on the board, and legends (362.1). */
export const sourcesOf = onceForTheTable((game): readonly Piece[] => {
  const found = [...game.board.objects];
  for (const player of game.players) for (const legend of legendsOf(game, player)) found.push(legend);
  return found;
});

const modifiesSomething = saying((card) => modifies(card));

/** Is there anything by which objects could look other than they are printed, except for effects that were left behind? */
export const isAnythingModified = onceForTheTable(
  (game) =>
    isSaidOnTheTable(game, modifiesSomething) ||
    game.board.objects.some(({ attached }) => attached.length > 0),
);
