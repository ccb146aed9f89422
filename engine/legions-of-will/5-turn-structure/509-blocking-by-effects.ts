/** Units that block because an effect says so, or that enter the battlefield blocking (509.6, 509.7). */
import { asking, choosing, concatMap, type Procedure, procedure } from '../../kernel';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import { attackersIn, becomeBlocked, block, fight } from './509-declare-blockers-step';

interface Placing {
  readonly unit: GameObject;
  readonly attacker: GameObject;
}

/** Where one of several goes in an order: first, or after one of the others. */
const placesAmong = (
  others: readonly GameObject[],
): { label: string; object?: GameObject; index: number }[] => [
  { label: 'before all others', index: 0 },
  ...others.map((other, place) => ({
    label: `after ${other.card.name} [${other.id}]`,
    object: other,
    index: place + 1,
  })),
];

const inserted = (
  others: readonly GameObject[],
  object: GameObject,
  place: number,
): readonly GameObject[] => [...others.slice(0, place), object, ...others.slice(place)];

const without = (objects: readonly GameObject[], object: GameObject): readonly GameObject[] =>
  objects.filter((each) => each !== object);

/** 509.6, 509.7: a new blocker takes its place in damage assignment orders; that of the others is unchanged. */
export const placing: Procedure<LegionsGame, Placing> = procedure('placement in damage assignment orders', [
  asking(
    '509.6',
    "The active player announces the new blocker's place in the attacking unit's damage assignment order",
    (game, { unit, attacker }: Placing) => {
      const others = without(attacker.blockedBy, unit);
      return others.length === 0 || !attacker.blockedBy.includes(unit)
        ? undefined
        : {
            kind: 'choose',
            player: game.now.active,
            purpose: `place ${unit.card.name} in the damage assignment order of ${attacker.card.name}`,
            minimum: 1,
            maximum: 1,
            options: placesAmong(others),
          };
    },
    (game, { unit, attacker }, [place = 0]) =>
      game.keepBooks('announce a place in a damage assignment order', () =>
        game.set(attacker, 'blockedBy', inserted(without(attacker.blockedBy, unit), unit, place)),
      ),
  ),
  asking(
    '509.6',
    "The defending player announces the attacking unit's place in the blocker's damage assignment order",
    (game, { unit, attacker }: Placing) => {
      const others = without(unit.blocking, attacker);
      return others.length === 0 || !unit.blocking.includes(attacker)
        ? undefined
        : {
            kind: 'choose',
            player: game.now.defendingPlayer,
            purpose: `place ${attacker.card.name} in the damage assignment order of ${unit.card.name}`,
            minimum: 1,
            maximum: 1,
            options: placesAmong(others),
          };
    },
    (game, { unit, attacker }, [place = 0]) =>
      game.keepBooks('announce a place in a damage assignment order', () =>
        game.set(unit, 'blocking', inserted(without(unit.blocking, attacker), attacker, place)),
      ),
  ),
]);

const canBeMadeToBlock = (game: LegionsGame, unit: GameObject, attacker: GameObject): boolean =>
  attacker.attacking &&
  !unit.ceased &&
  !unit.attacking &&
  !unit.blocking.includes(attacker) &&
  game.look(unit).types.includes('unit');

/** The event of a unit blocking because an effect says so: then its place among the blockers is announced. */
function madeToBlock({ unit, attacker }: Placing): Occurrence {
  const event = block({ unit, attacker }, unit.controller ?? unit.owner, unit.isBlocking);
  return new Occurrence(event.kind, event.about, (on, occurrence) => {
    event.change(on, occurrence);
    on.call(placing, { unit, attacker });
  });
}

export const blocking = instruction(
  '509.6',
  'An effect causes a unit on the battlefield to block an attacking unit',
  'block',
  {
    perform: (game, effect, context, { chosen }) => {
      const units = objects(game, effect.object, context, chosen);
      return concatMap(objects(game, effect.attacker, context, chosen), (attacker) => {
        const able = units.filter((unit) => canBeMadeToBlock(game, unit, attacker));
        return [
          ...able.map((unit) => madeToBlock({ unit, attacker })),
          ...(able.length === 0 || attacker.blocked ? [] : [becomeBlocked(attacker)]),
        ];
      });
    },
  },
);

interface Entering {
  readonly unit: GameObject;
  /** The attacking unit that the effect named; undefined: its controller chooses. */
  readonly named: GameObject | undefined;
}

/** 509.7a, 506.3d: whom a unit that enters the battlefield can be blocking. */
export const mayEnterBlocking = fact(
  { number: '509.7a', restates: ['506.3d'] },
  'A unit enters blocking only what attacks the base that it is in',
  (_game, unit: GameObject, attacker: GameObject) =>
    attacker.attacking && attacker.attackedBase === unit.attachedTo,
);

/** 509.7: a unit that is put onto the battlefield blocking. */
export const enteringBlocking: Procedure<LegionsGame, Entering> = procedure('entering blocking', [
  choosing(
    '509.7',
    'The controller of a unit that enters blocking chooses which attacking unit it is blocking',
    (game, { unit, named }: Entering) => {
      const attackers = (named ? [named] : attackersIn(game)).filter((attacker) =>
        mayEnterBlocking(game, unit, attacker),
      );
      return attackers.length === 0 || !game.look(unit).types.includes('unit')
        ? undefined
        : {
            player: unit.controller ?? unit.owner,
            purpose: 'choose the unit to block',
            offers: attackers.map((value) => ({
              label: `${value.card.name} [${value.id}]`,
              object: value,
              value,
            })),
          };
    },
    (game, { unit }, [attacker]) => {
      if (!attacker) return;
      game.propose(
        new Occurrence('enter blocking', { object: unit, onto: attacker, player: unit.controller }, (on) => {
          fight(on, unit, attacker);
          on.call(placing, { unit, attacker });
        }),
        ...(attacker.blocked ? [] : [becomeBlocked(attacker)]),
      );
    },
  ),
]);
