import { asking, assumed, type Procedure, procedure, type Step, step } from '../../kernel';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import { canBeDealtDamage, dealDamage } from '../g-glossary/G.10-damage';
import type { MagicGame } from '../game';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import { type Assignment, type MagicObject, withNothingPrinted } from '../object';
import { Occurrence } from '../occurrence';
import { defendingPlayer } from '../phrases';
import { activePlayerFirst } from '../t-timing/T.6-choices';

interface Assigning {
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

function recipientsOf(game: MagicGame, object: MagicObject): Recipients {
  if (object.isBlocking) return toTheBlocked(game, object);
  return object.blocked ? toTheBlockers(game, object) : toThePlayer(game);
}

/** C.5.1: who assigns first. */
const assigners = (game: MagicGame): readonly MagicObject[] => {
  const fighting = game.inPlay.objects.filter(({ attacking, isBlocking }) => attacking || isBlocking);
  return activePlayerFirst(game).flatMap((seat) => fighting.filter(({ controller }) => controller === seat));
};

const next = (game: MagicGame, { finished }: Assigning): MagicObject | undefined =>
  assigners(game).find((object) => !finished.includes(object));

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
  const all: readonly Assignment[] =
    player === undefined
      ? creatures.map((to, place) => ({ source, to, player: undefined, amount: amounts[place] ?? 0 }))
      : [{ source, to: undefined, player, amount: amounts[0] ?? 0 }];
  game.set(data, 'assigned', [...data.assigned, ...all.filter(({ amount }) => amount > 0)]);
  game.set(data, 'finished', [...data.finished, source]);
}

/** A creature that has nothing to divide: all goes to one, or nothing to nobody. */
const undivided: Step<MagicGame, Assigning> = step(
  'C.5.1',
  'Creatures with nothing to divide assign their damage',
  (game, data) => {
    for (let object = next(game, data); object; object = next(game, data)) {
      const to = recipientsOf(game, object);
      if (to.creatures.length > 1 && combatDamage(game, object) > 0) return;
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
      const { creatures } = recipientsOf(game, object);
      const lethal = creatures.map((each) =>
        Math.max(0, notBelowNothing(game, game.look(each).toughness) - each.damage),
      );
      return {
        kind: 'distribute',
        player: object.controller ?? object.owner,
        purpose: `assign combat damage of ${object.card.name}`,
        amount: combatDamage(game, object),
        options: creatures.map((object) => ({ label: `${object.card.name} [${object.id}]`, object })),
        minimums: creatures.map(() => 0),
        thresholds: isFree(game) ? creatures.map(() => 0) : lethal,
        after: creatures.map((_, place) =>
          isFree(game) ? [] : creatures.slice(0, place).map((__, at) => at),
        ),
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
