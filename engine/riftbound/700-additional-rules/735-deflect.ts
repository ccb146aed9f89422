import { query } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, Context, GameObject, Target } from '../object';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Power } from '../text/tree/index';
import { isInactive } from './720-inactive';

/** 735.2: the sum of the values of all its Deflect keywords. */
function deflectValue(game: RiftboundGame, object: GameObject): number {
  let sum = 0;
  for (const ability of game.abilitiesOf(object))
    if (ability.kind === 'keyword' && ability.keyword === 'deflect')
      sum += ability.value ? amount(game, ability.value, contextOf(object)) : 1;
  return sum;
}

/** Does anything on the board have Deflect? Most of the time nothing does, and no target need be priced. */
export const somethingDeflects = query('whether anything on the board has Deflect', (game: RiftboundGame) =>
  game.board.objects.some((object) =>
    game.abilitiesOf(object).some((ability) => ability.kind === 'keyword' && ability.keyword === 'deflect'),
  ),
);

/** 735.1.c: how much Power choosing an object costs a player; inactive text asks for nothing (721.1.b). */
export const deflects = (game: RiftboundGame, object: GameObject, player: number): number =>
  object.zone === game.board && controllerOf(object) !== player && !isInactive(game, object)
    ? deflectValue(game, object)
    : 0;

const NONE: readonly AdditionalCost[] = [];
const power = (value: number): readonly Power[] => Array.from({ length: value }, () => 'any' as const);

/** 735.1.c: what choosing permanents with Deflect costs an opponent, in Power of any domain (735.1.c.1). */
export const deflectCosts = definition(
  '735.1.c',
  'Spells and abilities that choose an opposing permanent with Deflect cost that much more Power',
  (game: RiftboundGame, context: Context | undefined): readonly AdditionalCost[] => {
    if (!context || context.targets.length === 0 || !somethingDeflects(game)) return NONE;
    const chosen = context.targets.flat().flatMap((target) => ('object' in target ? [target.object] : []));
    // Choosing it twice is still one spell that chooses it.
    const value = [...new Set(chosen)].reduce(
      (sum, each) => sum + deflects(game, each, context.controller),
      0,
    );
    if (value === 0) return NONE;
    return [
      { costs: [{ cost: 'pay', power: power(value) }], label: `[Deflect ${value}]`, keyword: 'deflect' },
    ];
  },
  (): readonly AdditionalCost[] => NONE,
);

/** How much Power choosing a target costs. */
export const powerToChoose = (game: RiftboundGame, target: Target, { controller }: Context): number =>
  'object' in target && game.isOn(deflectCosts) ? deflects(game, target.object, controller) : 0;
