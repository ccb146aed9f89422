import { splittingDamage } from '../300-playing-the-game/350-splitting';
import { bonusDamage, damageToEach, splitAlong } from '../700-additional-rules/712-bonus-damage';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence, type Particulars } from '../occurrence';
import { amount, objects } from '../phrases';
import { rememberThisTurn } from '../phrases/this-turn';
import type { Amount, Effect } from '../text/tree/index';

/** The event of damage being dealt to a unit: it is marked there (404.1.b, 142.3.a). */
export const deal = (object: GameObject, amount: number, about: Particulars = {}): Occurrence =>
  new Occurrence('deal damage', { object, player: object.controller, amount, ...about }, (game, event) => {
    rememberThisTurn(game, event);
    if (object.ceased) return;
    game.set(object, 'damage', object.damage + (event.about.amount ?? 0));
    const { source, ability, others = [] } = event.about;
    const before = [object.damagedBy, object.damagedThrough].filter((each) => each !== undefined);
    game.set(object, 'alsoDamagedBy', [...object.alsoDamagedBy, ...before, ...others]);
    game.set(object, 'damagedBy', source);
    game.set(object, 'damagedThrough', ability);
  });

/** 141, 404.2: only units are dealt damage. */
export const onlyUnits = fact(
  '404.1',
  'Damage is dealt to units on the board',
  (game, object: GameObject) =>
    !object.ceased && object.zone === game.board && game.look(object).types.includes('unit'),
);

/** 404.6.b.2: what an ability deals is dealt by the ability as well as by the object that it is of. */
export const alsoDealtBy = definition(
  '404.6.b.2.a',
  'Damage that an ability deals is dealt by the ability, too',
  (_game: RiftboundGame, source: GameObject | undefined, context: Context): GameObject | undefined =>
    source === context.source ? context.ability : undefined,
  (): GameObject | undefined => undefined,
);

/** 404.6.b.3: "They deal damage equal to their Mights to each other": the units deal it, not what says so. */
export const dealingToEachOther = instruction(
  '404.6.b',
  'Each of two units deals damage to the other',
  'damage each other',
  {
    perform: (game, effect, context) => {
      const units = objects(game, effect.objects, context);
      return units
        .flatMap((source) =>
          units
            .filter((other) => other !== source && onlyUnits(game, other) && !source.ceased)
            .map((other) =>
              deal(other, amount(game, effect.amount, context.with({ that: [source] })), { source }),
            ),
        )
        .filter(({ about }) => (about.amount ?? 0) > 0);
    },
  },
);

/** 404.6: each of the units that a text names deals the damage; one that is not there any more, nobody. Switched off, the first. */
export const eachDealing = definition(
  '404.6',
  'Damage can originate from several sources, each of which deals it',
  (_game: RiftboundGame, sources: readonly GameObject[]): readonly (GameObject | undefined)[] =>
    sources.length > 0 ? sources : [undefined],
  (_game, [first]) => [first],
);

/** Does each of several deal as much as something says that was spoken of before them: "that unit's Might", not "their Mights"? */
function isOfOneBefore({ source, amount: of }: Extract<Effect, { do: 'damage' }>, context: Context): boolean {
  if (source.ref !== 'all' || context.thatInPlay.length === 0) return false;
  const isOfIt = (one: Amount): boolean =>
    'object' in one
      ? one.object.ref === 'that' && one.object.types !== undefined
      : 'of' in one && 'amount' in one.of && isOfIt(one.of);
  return isOfIt(of);
}

/** 404: "deal". */
export const dealing = instruction('404.1', 'Damage is dealt to each of several units at once', 'damage', {
  perform: (game, effect, context, { chosen, number }) => {
    const sources = objects(game, effect.source, context, chosen);
    const [source] = sources;
    const ability = alsoDealtBy(game, source, context);
    const bonus = bonusDamage(game, effect.source, context);
    if (effect.source.ref !== 'this')
      return eachDealing(game, sources).flatMap((each) => {
        const told =
          each && !isOfOneBefore(effect, context)
            ? context.with({ that: [each], elsewhere: false })
            : context;
        return objects(game, effect.to, context, chosen)
          .filter((object) => onlyUnits(game, object))
          .map((object, place) => {
            const damage = amount(game, effect.amount, told.with({ named: [object] }));
            return deal(object, damageToEach(game, damage, bonus, place), { source: each });
          })
          .filter(({ about }) => (about.amount ?? 0) > 0);
      });
    if (effect.divided) {
      game.call(splittingDamage, {
        player: context.controller,
        amount: number(effect.amount) + splitAlong(game, bonus),
        deal: (object, share) => deal(object, share, { source, ability }),
        objects: objects(game, effect.to, context, chosen).filter((object) => onlyUnits(game, object)),
        shares: [],
        told: context,
      });
      return [];
    }
    return objects(game, effect.to, context, chosen)
      .filter((object) => onlyUnits(game, object))
      .map((object, place) =>
        deal(object, damageToEach(game, number(effect.amount, [object]), bonus, place), { source, ability }),
      )
      .filter(({ about }) => (about.amount ?? 0) > 0);
  },
});
