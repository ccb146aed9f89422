/** What an object adds to its own Might: a buff, keywords while it fights, what is attached to it. */
import { buffMight } from '../700-additional-rules/701-what-buffs-give';
import { assaultMight } from '../700-additional-rules/733-assault';
import { shieldMight } from '../700-additional-rules/740-shield';
import type { Characteristics } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 454.3.c: what is attached adds its Might Bonus. */
export const attachedMight = definition(
  { number: '454.3.c', restates: ['718.4', '421.1.d', '136~4'] },
  'Might Bonuses of attached cards are added in the third layer',
  (_game: RiftboundGame, attached: GameObject): number => attached.card.mightBonus ?? 0,
  (_game, _attached) => 0,
);

/** 136.3~2: what has no Might ignores Might Bonuses. */
export const hasMight = definition(
  '136.3~2',
  'A Might Bonus is ignored by a card without Might',
  (_game: RiftboundGame, { card }: GameObject, { types }: Characteristics) =>
    types.includes('unit') || card.might !== undefined,
  () => true,
);

/** 142.2.b: Might less than 0. */
export const noNegativeMight = definition(
  '142.2.b',
  'Might less than 0 is treated as 0',
  (_game, might: number) => Math.max(0, might),
  (_game, might) => might,
);

/** An increase of an object's Might that comes from the object itself. */
export interface Contribution {
  /** Tells it apart from others of the same object: each is applied once (453.1). */
  readonly key: string;
  readonly might: number;
}

const NONE: readonly Contribution[] = [];

/** Could an object add anything to its own Might, whatever abilities it has? */
export const mayContribute = ({ buffed, designation, attached }: GameObject): boolean =>
  buffed || designation !== undefined || attached.length > 0;

/** Everything that an object with these abilities adds to its own Might now. */
export function contributionsOf(
  game: RiftboundGame,
  object: GameObject,
  seen: Characteristics,
): readonly Contribution[] {
  if (!mayContribute(object)) return NONE;
  const { abilities } = seen;
  let found: Contribution[] | undefined;
  const add = (key: string, might: number): void => {
    if (might === 0) return;
    found ??= [];
    found.push({ key, might });
  };
  if (object.buffed) add('buff', buffMight(game, object, seen));
  if (object.designation !== undefined)
    abilities.forEach((ability, place) => {
      if (ability.kind !== 'keyword') return;
      if (ability.keyword === 'assault') add(`assault ${place}`, assaultMight(game, object, ability.value));
      if (ability.keyword === 'shield') add(`shield ${place}`, shieldMight(game, object, ability.value));
    });
  if (object.attached.length > 0 && hasMight(game, object, seen))
    for (const attached of object.attached) add(`attached ${attached.id}`, attachedMight(game, attached));
  return found ?? NONE;
}
