import { asking, assumed, type Procedure, procedure, type Step, step } from '../../kernel';
import { countsOthers, isOfUse, lethalFor, toThePlayerAlone, tramples } from '../a-abilities/A.37-trample';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import { canBeDealtDamage, dealDamage } from '../g-glossary/G.10-damage';
import type { MagicGame } from '../game';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import { has } from '../keywords';
import { type Assignment, type MagicObject, withNothingPrinted } from '../object';
import { Occurrence } from '../occurrence';
import { defendingPlayer } from '../phrases';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { isInCombat } from './C.1-the-combat-phase';
import { assignsNow } from './C.5-two-steps';

interface Assigning {
  /** Is it the first of two steps (C.5.9)? */
  readonly isFirst: boolean;
  assigned: readonly Assignment[];
  /** Creatures that have assigned their damage. */
  finished: readonly MagicObject[];
}

/** C.5.2 */
export const combatDamage = definition(
  { '2003': 'C.5.2', '2013': '208.1', '2025': assumed('C.5.2', { from: '2003' }) },
  'Attacking and blocking creatures assign as much damage as they have power',
  (game: MagicGame, object: MagicObject): number => notBelowNothing(game, game.look(object).power),
  () => 0,
);

/** What damage is assigned to: creatures, or the player in a seat. */
interface Recipients {
  readonly creatures: readonly MagicObject[];
  readonly player?: number;
}

const NOBODY: Recipients = { creatures: [] };

/** C.5.3 */
export const toThePlayer = definition(
  'C.5.3',
  'An unblocked creature assigns its damage to the defending player',
  (game: MagicGame): Recipients => ({ creatures: [], player: defendingPlayer(game) }),
  () => NOBODY,
);

/** C.5.4, C.4.8: to nothing, where what blocked it is gone. */
export const toTheBlockers = definition(
  {
    '2003': { number: 'C.5.4', restates: ['C.4.8'] },
    '2013': '510.1c',
    '2025': assumed('510.1c', { from: ['2003', 'C.5.4'] }),
  },
  'A blocked creature assigns its damage to those blocking it',
  (_game: MagicGame, { blockedBy }: MagicObject): Recipients => ({ creatures: blockedBy }),
  (game) => toThePlayer(game),
);

/** C.5.5 */
export const toTheBlocked = definition(
  {
    '2003': 'C.5.5',
    '2013': assumed('C.5.5', { from: '2003' }),
    '2025': assumed('510.1d', { from: ['2003', 'C.5.5'] }),
  },
  'A blocking creature assigns its damage to what it blocks',
  (_game: MagicGame, { blocking }: MagicObject): Recipients => ({ creatures: blocking }),
  () => NOBODY,
);

/** A.37.3, A.37.4: of a blocked creature with trample the player comes after the blockers. */
function recipientsOf(game: MagicGame, object: MagicObject): Recipients {
  if (object.isBlocking) return toTheBlocked(game, object);
  if (!object.blocked) return toThePlayer(game);
  const blockers = toTheBlockers(game, object);
  const goesOn =
    isOfUse(game, object) &&
    blockers.player === undefined &&
    (tramples(game, object) || toThePlayerAlone(game, object));
  return goesOn ? { ...blockers, player: defendingPlayer(game) } : blockers;
}

/** C.5.1: who assigns first; of one player's creatures what tramples last, as the others count for it (A.37.5). */
const assigners = (game: MagicGame, isFirst: boolean): readonly MagicObject[] => {
  const able = game.inPlay.objects.filter(
    (object) => isInCombat(object) && assignsNow(game, object, isFirst),
  );
  const fighting = [
    ...able.filter((object) => !has(game, object, 'trample')),
    ...able.filter((object) => has(game, object, 'trample')),
  ];
  return activePlayerFirst(game).flatMap((seat) => fighting.filter(({ controller }) => controller === seat));
};

const next = (game: MagicGame, { finished, isFirst }: Assigning): MagicObject | undefined =>
  assigners(game, isFirst).find((object) => !finished.includes(object));

/** C.5.Ruling.2: in whatever order, and more than is lethal. */
export const isFree = varied(
  fact('C.5.Ruling.2', 'Damage is divided among blockers in any way', () => true),
  { 'in which order': { 'in any': AS_WRITTEN, 'as they were declared': () => false } },
);

/** Notes what a creature has assigned. */
function note(
  game: MagicGame,
  data: Assigning,
  source: MagicObject,
  { creatures, player }: Recipients,
  amounts: readonly number[],
): void {
  const all: readonly Assignment[] = [
    ...creatures.map((to, place) => ({ source, to, player: undefined, amount: amounts[place] ?? 0 })),
    ...(player === undefined
      ? []
      : [{ source, to: undefined, player, amount: amounts[creatures.length] ?? 0 }]),
  ];
  game.set(data, 'assigned', [...data.assigned, ...all.filter(({ amount }) => amount > 0)]);
  game.set(data, 'finished', [...data.finished, source]);
}

const isDivided = ({ creatures, player }: Recipients): boolean =>
  creatures.length + (player === undefined ? 0 : 1) > 1;

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** What must be assigned to each of some creatures before others, or the player, are assigned any. */
function inWhichOrder(
  game: MagicGame,
  { creatures, player }: Recipients,
  { assigned }: Assigning,
): { readonly thresholds: readonly number[]; readonly after: readonly (readonly number[])[] } {
  const already = (object: MagicObject): number =>
    assigned.filter(({ to }) => to === object).reduce((sum, { amount }) => sum + amount, 0);
  const lethal = creatures.map((each) => lethalFor(game, each, countsOthers(game, already(each))));
  const free = isFree(game);
  const ofPlayer = player === undefined ? 0 : 1;
  return {
    thresholds: [...lethal, ...places(ofPlayer).map(() => 0)],
    after: [
      ...creatures.map((_, place) => (free ? [] : places(place))),
      ...places(ofPlayer).map(() => places(creatures.length)),
    ],
  };
}

/** A creature that has nothing to divide: all goes to one, or nothing to nobody. */
const undivided: Step<MagicGame, Assigning> = step(
  'C.5.1',
  'Creatures with nothing to divide assign their damage',
  (game, data) => {
    for (let object = next(game, data); object; object = next(game, data)) {
      const to = recipientsOf(game, object);
      if (isDivided(to) && combatDamage(game, object) > 0) return;
      note(game, data, object, to, [combatDamage(game, object)]);
    }
  },
);

export const assignCombatDamage: Procedure<MagicGame, Assigning> = procedure('assign combat damage', [
  undivided,
  asking(
    'C.5.1',
    'The active player, then the defending player, announce how creatures deal damage',
    (game, data: Assigning) => {
      const object = next(game, data);
      if (!object) return undefined;
      const to = recipientsOf(game, object);
      const options = [
        ...to.creatures.map((each) => ({ label: `${each.card.name} [${each.id}]`, object: each })),
        ...(to.player === undefined ? [] : [{ label: game.player(to.player).name, player: to.player }]),
      ];
      return {
        kind: 'distribute',
        player: object.controller ?? object.owner,
        purpose: `assign combat damage of ${object.card.name}`,
        amount: combatDamage(game, object),
        options,
        minimums: options.map(() => 0),
        ...inWhichOrder(game, to, data),
      };
    },
    (game, data, answer) => {
      const object = next(game, data);
      if (object) note(game, data, object, recipientsOf(game, object), answer);
      return 'restart';
    },
  ),
  step('C.5.1', 'What was announced goes on the stack as one', (game, { assigned }) => {
    game.propose(
      new Occurrence('put combat damage on the stack', { player: game.now.active }, () =>
        game.putOnStack(DAMAGE, { assigned }),
      ),
    );
  }),
]);

/** C.5.8: it is no spell and no ability. */
const DAMAGE = withNothingPrinted('Combat damage');

/** C.5.6: what isn't in play any more is dealt none. */
export const stillReceives = fact(
  'C.5.6',
  'Damage to what is in play no more is dealt to nothing',
  (game: MagicGame, { to }: Assignment) => to === undefined || canBeDealtDamage(game, to),
);

/** The step in which assigned combat damage is dealt, as it was assigned: whatever has become of those that deal it. */
export const dealing: Step<MagicGame, { readonly object: MagicObject }> = step(
  { number: 'C.5.6', restates: ['C.5.7'] },
  'Combat damage is dealt as it was assigned, all at once',
  (game, { object: { assigned } }) => {
    game.propose(
      ...assigned
        .filter((each) => stillReceives(game, each))
        .map(({ source, to, player, amount }) => dealDamage(source, { object: to, player }, amount, true)),
    );
  },
);
