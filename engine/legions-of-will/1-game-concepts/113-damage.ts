import { concatMap, replacement } from '../../kernel';
import { marksDamageOnBases } from '../3-card-types/301-bases';
import { marksDamageOnUnits } from '../3-card-types/305-units';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame } from '../game';
import { choicesIn, instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { isOccurrence, Occurrence } from '../occurrence';
import { amount, objects } from '../phrases';
import type { Effect } from '../text/tree';
import { notNegative } from './105-numbers';

/** 113.1a: only units and bases can be dealt damage; a base that lies face down is as good as none. */
export const canBeDealtDamage = definition(
  '113.1a',
  'Damage is dealt to units and bases only',
  (game: LegionsGame, object: GameObject) =>
    !object.ceased &&
    !(object.isBase && object.faceDown) &&
    game.look(object).types.some((type) => type === 'unit' || type === 'base'),
  (_game, object) => !object.ceased,
);

/** The event of an object dealing damage to another. */
export const dealDamage = (
  source: GameObject,
  object: GameObject,
  amount: number,
  battle: boolean,
): Occurrence =>
  new Occurrence('deal damage', { source, object, amount, battle }, (game, { about }) => {
    const to = about.object ?? object;
    const marksDamage = to.card.types.includes('base') ? marksDamageOnBases : marksDamageOnUnits;
    marksDamage(game, to, about.amount ?? 0);
  });

/** 113.7: a source that would deal no damage doesn't deal damage. */
export const noDamage = replacement<LegionsGame>(
  { number: '113.7', restates: ['610.7a'] },
  'Dealing 0 damage is not dealing damage',
  'deal damage',
  (_game, event) => (isOccurrence(event) && (event.about.amount ?? 0) <= 0 ? [] : undefined),
);

/** Damage can't be dealt to anything else. */
export const noSuchRecipient = replacement<LegionsGame>(
  '113.4',
  'Damage to what is no unit or base is not dealt',
  'deal damage',
  (game, event) =>
    isOccurrence(event) && event.about.object && !canBeDealtDamage(game, event.about.object) ? [] : undefined,
);

/** 113.5: is the damage marked on a unit lethal? */
export const isLethal = varied(
  definition(
    '113.5',
    "Damage equal to a unit's power or greater is lethal",
    (game: LegionsGame, unit: GameObject) => unit.damage > 0 && unit.damage >= game.look(unit).power,
    () => false,
  ),
  {
    which: { 'at least': AS_WRITTEN, 'more than': (game, unit) => unit.damage > game.look(unit).power },
  },
);

type Deals = Extract<Effect, { do: 'damage' }>;

/** What each of those that deal damage may have it dealt to, where that is chosen. */
const choicesOf = (game: LegionsGame, effect: Deals, context: Context, dealer: GameObject) =>
  choicesIn(game, effect, effect.to.ref === 'choice' ? context.ofOne(effect.source, dealer) : context);

/** 113.2b, 605.2f: damage as an effect of a card or ability; each of several objects deals its own, all at once. */
export const dealsDamage = instruction('113.2b', 'An effect deals damage', 'damage', {
  choices: (game, effect, context) =>
    effect.source.ref === 'choice'
      ? choicesIn(game, effect, context)
      : concatMap(objects(game, effect.source, context), (dealer) =>
          choicesOf(game, effect, context, dealer),
        ),
  perform: (game, effect, context, { chosen }) => {
    const dealers = objects(game, effect.source, context, chosen);
    let next = 0;
    return concatMap(dealers, (dealer) => {
      const said = context.ofOne(effect.source, dealer);
      const first = next;
      for (const { maximum } of choicesOf(game, effect, context, dealer)) next += maximum;
      const to = objects(
        game,
        effect.to,
        // Whom a pronoun or a target means was settled before.
        effect.to.ref === 'all' ? said : context,
        dealers.length === 1 ? chosen : chosen.slice(first, next),
      );
      if (effect.divided)
        return to.map((object, place) => dealDamage(dealer, object, context.division[place] ?? 0, false));
      const much = notNegative(game, amount(game, effect.amount, said.with({ named: [dealer, ...to] })));
      return to.map((object) => dealDamage(dealer, object, much, false));
    });
  },
});

/** 605.2f: each of several units deals damage to every other, all at once. */
export const dealsDamageToEachOther = instruction(
  '113.2b',
  'Objects deal damage to each other',
  'damage each other',
  {
    perform: (game, effect, context) => {
      const fighters = concatMap(effect.objects, (each) => objects(game, each, context));
      return concatMap(fighters, (dealer) => {
        const said = context.with({ that: [dealer], elsewhere: false, named: fighters });
        const much = notNegative(game, amount(game, effect.amount, said));
        return fighters
          .filter((other) => other !== dealer)
          .map((other) => dealDamage(dealer, other, much, false));
      });
    },
  },
);
