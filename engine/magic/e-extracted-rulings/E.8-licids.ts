/** Creatures that become local enchantments, and creatures again (E.8). */
import { effectsEnd } from '../../card-game/continuous/durations';
import { concatMap, type Procedure, procedure, step } from '../../kernel';
import { attach, unattach } from '../7-additional-rules/701-attach';
import { definition, fact, permission } from '../forms';
import { couldPay, payAll } from '../g-glossary/G.6-paying-costs';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { followInstructions } from '../t-timing/T.6-resolution';
import { begins } from '../t-timing/T.8-continuous-effects';
import { contextOf, objects } from '../text/phrases';
import type { Ability, Modification } from '../text/tree';
import { effectsOfForm, endsItsForm } from './E.8-enchantment-form';

/** K.12.6, K.12.Ruling.7: switched off, it would be on itself. */
export const isOnNothing = fact(
  { '2003': 'K.12.Ruling.7' },
  'What becomes an enchantment that enchants itself enchants nothing',
  (_game: MagicGame, object: MagicObject, on: MagicObject) => object === on,
);

/** K.12.Ruling.6: what is not legal there is seen by the state-based effects. Switched off, it is put nowhere. */
export const putThere = definition(
  { '2003': 'K.12.Ruling.6' },
  'What becomes an enchant creature enchanting something is put on it, even where it can’t be',
  (_game: MagicGame, object: MagicObject, on: MagicObject): readonly Occurrence[] => [attach(object, on)],
  () => [],
);

/** E.8.2: it keeps its name, its color and all else. */
const changesOfForm = (abilities: readonly Ability[]): readonly Modification[] => [
  { change: 'set types', types: ['enchantment'], subtypes: ['Creature'], keeps: [] },
  { change: 'lose all abilities' },
  ...abilities.map((ability): Modification => ({ change: 'gain ability', ability })),
];

export const becomingEnchantment = instruction(
  { '2003': 'E.8.2' },
  'A creature that becomes a creature enchantment loses its types and its abilities, and has those that are named',
  'become enchantment',
  {
    perform: (game, { object, on, abilities }, context, { chosen }) => {
      const [onto] = objects(game, on, context, chosen);
      return concatMap(objects(game, object, context, chosen), (each): readonly Occurrence[] => {
        if (each.ceased || !onto || onto.ceased) return [];
        const changes = { objects: [each], modifications: changesOfForm(abilities) };
        return [
          ...begins(game, context, 'for the rest of the game', changes),
          ...(isOnNothing(game, each, onto) ? [] : putThere(game, each, onto)),
        ];
      });
    },
  },
);

/** T.8.14, E.8.1: it is a creature again, unless another effect makes it an enchantment. */
export const endingForm = instruction(
  { '2003': 'T.8.14' },
  'An effect that may be paid for to end it ends as that is paid',
  'end this effect',
  {
    perform: (game, _effect, { source }) => {
      const [first, ...others] = effectsOfForm(game, source);
      if (!first || source.ceased) return [];
      return [
        ...effectsEnd<MagicTypes>(game, { effects: [first], delayed: [] }),
        ...(others.length === 0 && source.attachedTo ? [unattach(source)] : []),
      ];
    },
  },
);

/** T.2.Ruling.4 */
export const mayEndForm = permission<Activation>(
  { '2003': 'T.2.Ruling.4' },
  'What ends an effect may be paid by whoever has priority, and does not use the stack',
  'end an effect',
  (game, player, { source, ability }) =>
    endsItsForm(ability) &&
    source.zone === game.inPlay &&
    source.controller === player &&
    couldPay(game, player, ability.costs, source),
);

/** T.2.Ruling.4: nobody can respond. */
export const endingAnEffect: Procedure<MagicGame, Activation> = procedure('ending an effect', [
  step({ '2003': 'T.2.Ruling.4' }, 'What ends an effect is paid', (game, { source, ability }) => {
    const context = contextOf(source);
    const { controller: player } = context;
    payAll(game, { player, costs: ability.costs, source, context, purpose: { abilityOf: source } });
  }),
  step({ '2003': 'T.2.Ruling.4' }, 'It is done at once, without the stack', (game, { source, ability }) => {
    game.call(followInstructions, { effects: [ability.effect], at: 0, context: contextOf(source) });
  }),
]);
