/** Weaponmaster: a unit that comes with an Equipment of its player's, for less (747). */
import { ownPower } from '../300-playing-the-game/350-which-power-pays';
import { canBeAttached } from '../400-types-of-actions/421-attach';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { contextOf, objects } from '../phrases';
import type { Ability, Cost, Effect, ObjectReference, Power, TargetSpecification } from '../text/tree/index';
import { isInactive } from './720-inactive';
import { equipCost } from './744-equip';

const YOU = { who: 'you' } as const;

/** 747.1.c.1: with an Equip ability or without. */
const ownEquipment: TargetSpecification = {
  what: 'object',
  filter: { subtypes: ['Equipment'], controller: 'you' },
  minimum: 1,
  maximum: 1,
  text: 'an Equipment you control',
};

/** 747.1.c: what the keyword is short for. */
export const weaponmaster = definition(
  '747.1',
  'A unit with Weaponmaster, as it is played, chooses an Equipment that its player may pay to attach to it',
  (_game: RiftboundGame, text: string): readonly Ability[] => [
    {
      kind: 'triggered',
      text,
      targets: [ownEquipment],
      trigger: { on: 'plays', who: YOU, filter: { this: true } },
      effect: {
        do: 'pay to equip',
        who: YOU,
        object: { ref: 'target', target: 0 },
        to: { ref: 'this' },
        reducedBy: { power: ['any'] },
      },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);

/** 725.3: inactive text of an Equipment that Weaponmaster looks at. */
export const looksAtInactiveText = fact(
  '725.3',
  'Weaponmaster refers to the Equip ability of an Equipment even where its text is inactive',
  (game: RiftboundGame, gear: GameObject) => isInactive(game, gear),
);

/** Without an Equip cost there is nothing to pay. */
export const costsThatCanBePaid = definition(
  '747.1.c.4',
  'Of an Equipment without an Equip cost, none can be paid',
  (_game: RiftboundGame, costs: readonly (readonly Cost[])[]) => costs,
  (_game, costs) => (costs.length > 0 ? costs : [[]]),
);

const equipAbilitiesOf = (game: RiftboundGame, gear: GameObject): readonly (readonly Cost[])[] =>
  costsThatCanBePaid(game, equipCosts(game, gear));

export const equipCosts = definition(
  '747.1.c.2',
  'The Equip cost is what it would be to activate the ability for the unit',
  (game: RiftboundGame, gear: GameObject): readonly (readonly Cost[])[] =>
    isInactive(game, gear) && !looksAtInactiveText(game, gear)
      ? []
      : game
          .look(gear)
          .abilities.flatMap((ability) =>
            ability.kind === 'keyword' && ability.keyword === 'equip' ? [ability.costs ?? []] : [],
          ),
  (): readonly (readonly Cost[])[] => [],
);

/** 747.1.c.3: an [A] of the cost is taken off, and so is a [C] that is one (134.2.e.6.b); other Power is not. */
export const withoutOneAny = varied(
  definition(
    '747.1.c.3',
    'Weaponmaster takes an [A] off the Equip cost, if there is one',
    (_game: RiftboundGame, power: readonly Power[], less: readonly Power[]): readonly Power[] => {
      const left = [...power];
      for (const symbol of less) {
        const place = left.indexOf(symbol);
        if (place >= 0) left.splice(place, 1);
      }
      return left;
    },
    (_game, power) => power,
  ),
  {
    which: {
      'an [A]': AS_WRITTEN,
      // rift-461: of the symbols there, those of a domain are left as long as there is an [A].
      'an [A] or Power of any domain': (_game, power, less) => {
        const left = power.toSorted((one, other) => Number(other === 'any') - Number(one === 'any'));
        return left.slice(less.length);
      },
    },
  },
);

const DOMAINS: readonly Power[] = ['fury', 'calm', 'mind', 'body', 'chaos', 'order', 'any'];

/** What is paid for one Equip ability: [C] is Power of the gear's own domain, and "this" is the gear. */
function costsOf(
  game: RiftboundGame,
  gear: GameObject,
  reference: ObjectReference,
  costs: readonly Cost[],
  less: readonly Power[],
): readonly Cost[] {
  const { energy, power } = equipCost(game, gear, costs, contextOf(gear));
  const asked = power.map((symbol): Power => {
    const domain = ownPower(game, symbol, gear);
    return DOMAINS.find((each) => each === domain) ?? 'any';
  });
  const symbols = withoutOneAny(game, asked, less);
  const others = costs
    .filter(({ cost }) => cost !== 'pay')
    .map((cost) => ('object' in cost && cost.object.ref === 'this' ? { ...cost, object: reference } : cost));
  return [{ cost: 'pay', energy: { amount: 'number', value: energy }, power: symbols }, ...others];
}

/** 747.1.c.5: what isn't paid for isn't attached. */
export const mustBePaid = definition(
  '747.1.c.5',
  'An Equipment whose Equip cost can not be paid stays where it is',
  (_game: RiftboundGame, costs: readonly Cost[]): readonly Cost[] => costs,
  (): readonly Cost[] => [],
);

/** 747.1.b: paying is optional; what can't be paid or attached stays where it is (747.1.c.5). */
export const payingToEquip = instruction(
  '747.1.b',
  'The Equip cost may be paid at a discount, to attach the Equipment to the unit',
  'pay to equip',
  {
    perform: (game, effect, context, { follow }) => {
      const [gear] = objects(game, effect.object, context);
      const [unit] = objects(game, effect.to, context);
      if (!gear || !unit || !canBeAttached(game, gear, unit)) return [];
      const { who, object, to, reducedBy } = effect;
      const attached: Effect = { do: 'attach', object, to };
      const pay = equipAbilitiesOf(game, gear).reduceRight<Effect | undefined>(
        (otherwise, costs) => ({
          do: 'may pay',
          who,
          costs: mustBePaid(game, costsOf(game, gear, object, costs, reducedBy.power ?? [])),
          // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a payment
          then: attached,
          ...(otherwise ? { otherwise } : {}),
        }),
        undefined,
      );
      if (pay) follow([pay]);
      return [];
    },
  },
);
