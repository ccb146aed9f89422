/** What passive abilities say that changes properties of objects, in which layer, and what becomes of these. */

import { column, query } from '../../kernel';
import type { Card, Characteristics } from '../card';
import type { Change } from '../effects-in-force';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import { amount } from '../phrases';
import type { Player } from '../player';
import type { Ability, Modification, ObjectReference, Statement } from '../text/tree/index';
import { isSaidOnTheTable } from '../what-cards-say';
import { amountIn, andItsAbility, readsOf, writesOf } from './450-dependency';
import { withAbility } from './450-granted';

/** Layer, and in the third one which half (454). */
export type LayerName = 'traits' | 'abilities' | 'increases' | 'decreases';

/** 454: the layer in which a change is made. */
export function layerOf(modification: Change): LayerName {
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

export interface StatedChange {
  readonly subject: ObjectReference;
  readonly modification: Modification;
  readonly layer: LayerName;
  /** What has to be looked at to know whom it means and how much it changes; `reads`: and whether it is still there. */
  readonly looksAt: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

function modifying(statement: Statement): readonly Extract<Statement, { says: 'modify' }>[] {
  if (statement.says === 'all') return statement.statements.flatMap(modifying);
  return statement.says === 'modify' ? [statement] : [];
}

/** The changes that a passive ability says. */
export const statedIn = column((ability: Ability): readonly StatedChange[] =>
  ability.kind !== 'static'
    ? []
    : modifying(ability.statement).flatMap(({ subject, modifications }) =>
        modifications.map((modification) => {
          const howMuch = amountIn(modification);
          return {
            subject,
            modification,
            layer: layerOf(modification),
            looksAt: readsOf(subject, howMuch, ability.condition),
            reads: andItsAbility(readsOf(subject, howMuch ?? modification, ability.condition)),
            writes: writesOf(modification),
          };
        }),
      ),
);

/** Does a card have a passive ability that changes properties of objects? */
export const modifies = column(({ abilities, effectAbilities }: Card) =>
  [...abilities, ...effectAbilities].some(
    (ability) =>
      statedIn(ability).length > 0 || (ability.kind === 'static' && ability.statement.says === 'buffs give'),
  ),
);

/** 454.3.d.1~2, 454.3.d.2.b: a number after an increase or a decrease that stops at its limit, and never turns back. */
export function withinLimits(
  value: number,
  by: number,
  minimum: number | undefined,
  maximum: number | undefined,
): number {
  if (by > 0) return maximum === undefined ? value + by : Math.min(Math.max(value, maximum), value + by);
  return minimum === undefined ? value + by : Math.max(Math.min(value, minimum), value + by);
}

/** What a modification makes of the properties of an object. */
export function outcome(
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
      return { abilities: withAbility(game, abilities, modification.ability) };
    case 'lose all abilities':
      return { abilities: [] };
    case 'lose ability':
      return { abilities: abilities.filter((ability) => !isCalled(ability, modification.text)) };
    case 'modify': {
      const isMight = modification.characteristic === 'might';
      const value = isMight ? might : energy;
      const by = modification.sign * amount(game, modification.by, context);
      const changed = withinLimits(value, by, modification.minimum, modification.maximum);
      return isMight ? { might: changed } : { energy: changed };
    }
  }
}

const bare = (text: string): string => text.replace(/[[\]."]/g, '').toLowerCase();
const isNamed = (text: string, name: string): boolean => bare(text) === bare(name);
/** Of a keyword, every instance is meant, whatever its value. */
const isCalled = (ability: Ability, name: string): boolean =>
  isNamed(ability.text, name) || (ability.kind === 'keyword' && isNamed(ability.keyword, name));

/** 111, 106.5.a: where a Champion Legend is. Switched off, it is nowhere in the game. */
export const legendsOf = definition(
  { number: '111', restates: ['103.1.a', '106.5.a'] },
  'The Champion Legend of each player is in the Legend Zone from the beginning',
  (_game: RiftboundGame, { legend }: Player): readonly GameObject[] => legend.objects,
  (): readonly GameObject[] => [],
);

/** The objects whose passive abilities work: those on the board, and legends (362.1). */
export const sourcesOf = query(
  'the objects whose passive abilities work',
  (game: RiftboundGame): readonly GameObject[] => {
    const found = [...game.board.objects];
    for (const player of game.players) for (const legend of legendsOf(game, player)) found.push(legend);
    return found;
  },
  // A rune has no passive ability: of those, any may be among them.
  { compared: (found) => found.filter(({ card }) => !card.types.includes('rune')) },
);

/** Is there anything by which objects could look other than they are printed, except for effects that were left behind? */
export const isAnythingModified = query(
  'whether anything could look other than it is printed',
  (game: RiftboundGame): boolean =>
    isSaidOnTheTable(game, modifies) || game.board.objects.some(({ attached }) => attached.length > 0),
);
