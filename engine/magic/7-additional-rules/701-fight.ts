import { definition, fact } from '../forms';
import { canBeDealtDamage, dealDamage } from '../g-glossary/G.10-damage';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { objects } from '../text/phrases';

const powerOf = (game: MagicGame, object: MagicObject): number =>
  notBelowNothing(game, game.look(object).power);

const hit = (game: MagicGame, from: MagicObject, to: MagicObject, times = 1): Occurrence =>
  dealDamage(from, { object: to }, powerOf(game, from) * times, false);

/** 701.14b */
export const noFight = fact(
  { '2025': '701.14b' },
  'Where one of two creatures can not fight, neither deals damage',
  (game: MagicGame, one: MagicObject, other: MagicObject) =>
    !canBeDealtDamage(game, one) || !canBeDealtDamage(game, other),
);

/** 701.14c */
export const fightsItself = definition(
  { '2025': '701.14c' },
  'A creature that fights itself deals itself twice its power in damage',
  (game: MagicGame, object: MagicObject): readonly Occurrence[] => [hit(game, object, object, 2)],
  (game, object) => [hit(game, object, object)],
);

/** 701.14a, 701.14d */
export const fighting = instruction(
  { '2025': '701.14a' },
  'Each of two creatures that fight deals the other damage equal to its power',
  'fight',
  {
    perform: (game, effect, context, { chosen }) => {
      const [one] = objects(game, effect.object, context, chosen);
      const [other] = objects(game, effect.other, context, chosen);
      if (!one || !other || noFight(game, one, other)) return [];
      if (one === other) return fightsItself(game, one);
      return [hit(game, one, other), hit(game, other, one)].filter(
        ({ about }) => about.object && canBeDealtDamage(game, about.object),
      );
    },
  },
);
