/** Equip: the ability with which Equipment is attached (744). */
import { changedCost, resourcesIn } from '../300-playing-the-game/350-total-cost';
import type { Total } from '../300-playing-the-game/350-which-power-pays';
import { attach, canBeAttached } from '../400-types-of-actions/421-attach';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { notice } from '../occurrence';
import { amount, fits, holds, objects } from '../phrases';
import type { Ability, Cost, Statement, TargetSpecification } from '../text/tree/index';

/** A unit that the player controls, as a target. */
export const ownUnit: TargetSpecification = {
  what: 'object',
  filter: { types: ['unit'], controller: 'you' },
  minimum: 1,
  maximum: 1,
  text: 'a unit you control',
};

type Equip = Extract<Ability, { kind: 'keyword' }>;
type Permissions = NonNullable<Equip['permissions']>;

/** 744.1.c.5: text before it permits other times. */
export const timing = definition(
  '744.1.c.5',
  'An Equip ability may include text that alters its timing',
  (_game: RiftboundGame, permissions: Permissions): Permissions => permissions,
  (): Permissions => [],
);

/** 744.1.c.2: "[Cost]: Attach this gear to a unit you control." */
export const equip = definition(
  { number: '744.1.c.2', restates: ['744.1.b'] },
  'For its Equip cost, a gear is attached to a unit that its controller controls',
  (game: RiftboundGame, { text, costs = [], permissions = [] }: Equip): readonly Ability[] => [
    {
      kind: 'activated',
      text,
      permissions: timing(game, permissions),
      targets: [ownUnit],
      costs,
      effect: { do: 'equip', object: { ref: 'this' }, to: { ref: 'target', target: 0 } },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);

/** 744.2: attached by Equip, the unit has been equipped, which others may hear of (744.2.a). */
export const equipping = instruction(
  '744.2',
  'A unit that a gear is attached to by Equip has been equipped by it',
  'equip',
  {
    perform: (game, effect, context) => {
      const [to] = objects(game, effect.to, context);
      return objects(game, effect.object, context).flatMap((object) =>
        to && canBeAttached(game, object, to)
          ? [
              attach(object, to, context.controller),
              notice('equip', { object: to, player: context.controller, source: object }),
            ]
          : [],
      );
    },
  },
);

type CostStatement = Extract<Statement, { says: 'costs' }>;

/** What alters the Equip cost of a gear: its own text, active or not (725.3), and what others say. */
function changesOf(game: RiftboundGame, gear: GameObject, context: Context): readonly CostStatement[] {
  const found: CostStatement[] = [];
  const note = (statement: Statement, said: Context): void => {
    if (statement.says === 'costs' && statement.to === 'equip' && fits(game, statement.filter, gear, said))
      found.push(statement);
  };
  for (const ability of game.look(gear).abilities)
    if (ability.kind === 'static' && (!ability.condition || holds(game, ability.condition, context)))
      note(ability.statement, context);
  for (const standing of game.activeStatements('costs'))
    if (standing.context.source !== gear) note(standing.statement, standing.context);
  return found;
}

/** 744.1.c.4: what an Equip ability costs, for any reason. */
export const equipCost = definition(
  '744.1.c.4',
  'Text that alters an Equip cost is taken into account whenever that cost is determined',
  (game: RiftboundGame, gear: GameObject, costs: readonly Cost[], context: Context): Total => {
    // Increases come before discounts (353.3, 353.4), of Power as well as of Energy.
    const inOrder = [...changesOf(game, gear, context)].sort((one, other) => other.sign - one.sign);
    return inOrder.reduce<Total>(
      (cost, { by, sign }) => {
        const energy = by.energy ? amount(game, by.energy, context) : 0;
        const total = { energy, power: by.power ?? [] };
        return changedCost(game, cost, { source: gear, sign, by: total, least: undefined }, gear);
      },
      resourcesIn(game, costs, context),
    );
  },
  (game, _gear, costs, context) => resourcesIn(game, costs, context),
);

/** The Energy and Power that an activated ability of an object costs. */
export const resourcesToActivate = (
  game: RiftboundGame,
  source: GameObject,
  ability: Extract<Ability, { kind: 'activated' }>,
  context: Context,
): Total =>
  ability.effect.do === 'equip'
    ? equipCost(game, source, ability.costs, context)
    : resourcesIn(game, ability.costs, context);
