/** Damage that is split among several units (352.14). */
import { asking, choosing, column, type Procedure, procedure, step } from '../../kernel';
import { bonusDamage, splitAlong } from '../700-additional-rules/712-bonus-damage';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amount } from '../phrases';
import { count } from '../referents';
import type { Ability, Effect, TargetSpecification } from '../text/tree/index';

type Damage = Extract<Effect, { do: 'damage' }>;

/** The damage that an effect splits among the targets chosen at a place. */
function splitAmong(effect: unknown, place: number): Damage | undefined {
  // What is triggered later chooses targets of its own, which it counts by itself.
  if (typeof effect !== 'object' || effect === null || 'targets' in effect) return undefined;
  if (isSplit(effect) && effect.to.ref === 'target' && effect.to.target === place) return effect;
  for (const part of Object.values(effect)) {
    const found = splitAmong(part, place);
    if (found) return found;
  }
  return undefined;
}

const isSplit = (effect: object): effect is Damage =>
  'do' in effect && effect.do === 'damage' && 'divided' in effect && effect.divided === true;

const splits = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (isSplit(part) || Object.values(part).some(splits));

/** Does an ability split damage at all? */
export const maySplit = column((ability: Ability) => splits(ability));

/** 352.14.c: no more targets than there is damage to split. */
export const mostOfASplit = definition(
  '352.14.c',
  'No more units are chosen than there is damage to split among them',
  (game: RiftboundGame, abilities: readonly Ability[], wanted: TargetSpecification, context: Context) => {
    if (!abilities.some(maySplit)) return Number.MAX_SAFE_INTEGER;
    const all = abilities.flatMap(({ targets }) => targets);
    for (const { targets, ...ability } of abilities) {
      const split = targets.includes(wanted) ? splitAmong(ability, all.indexOf(wanted)) : undefined;
      // 715.3: Bonus Damage may make more targets eligible.
      if (split)
        return (
          amount(game, split.amount, context) + splitAlong(game, bonusDamage(game, split.source, context))
        );
    }
    return Number.MAX_SAFE_INTEGER;
  },
  () => Number.MAX_SAFE_INTEGER,
);

/** Damage to be split. */
interface Splitting {
  readonly player: number;
  readonly amount: number;
  /** Makes the event of a unit being dealt its part. */
  readonly deal: (object: GameObject, amount: number) => Occurrence;
  objects: readonly GameObject[];
  shares: readonly number[];
  /** The text that says so, and may go on to speak of "that much". */
  readonly told: Context;
}

/** 352.14.e: as it resolves, its controller splits the damage. */
export const splittingDamage: Procedure<RiftboundGame, Splitting> = procedure('splitting damage', [
  choosing(
    '352.14.h',
    'With more targets than damage, its controller determines which cease to be targets',
    (_game, { player, amount: damage, objects }: Splitting) => {
      if (objects.length <= damage) return undefined;
      const offers = objects.map((value) => ({
        label: `${value.name} [${value.id}]`,
        object: value,
        value,
      }));
      return { player, purpose: 'choose which targets remain', offers, minimum: damage, maximum: damage };
    },
    (game, data, kept) => game.set(data, 'objects', kept),
  ),
  asking(
    '352.14.e',
    'The damage is split, at least 1 to each target',
    (_game, { player, amount: damage, objects }: Splitting) => {
      if (objects.length === 0 || damage < objects.length) return undefined;
      return {
        kind: 'distribute',
        player,
        purpose: 'split damage',
        amount: damage,
        options: objects.map((object) => ({ label: `${object.name} [${object.id}]`, object })),
        minimums: objects.map(() => 1),
      };
    },
    (game, data, shares) => game.set(data, 'shares', shares),
  ),
  step('352.14.d', 'Each target is dealt its part', (game, { objects, shares, deal, told }) => {
    for (const share of shares) count(game, told, share);
    const events = objects.map((object, place) => deal(object, shares[place] ?? 0));
    if (events.length > 0) game.propose(...events);
  }),
]);
