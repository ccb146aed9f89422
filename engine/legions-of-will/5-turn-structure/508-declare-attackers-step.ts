import type { Declarable } from '../../card-game/combat/declaration';
import { type Declaring, declaring } from '../../card-game/combat/declaring';
import { concatMap, type Procedure, procedure, step } from '../../kernel';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import { meetsWill } from '../3-card-types/305-units';
import { mayDo } from '../6-actions-abilities-effects/606-effects';
import { rest } from '../7-additional-rules/701-keywords';
import { mayReroll, modifiedRoll, type RolledDice, rerolling } from '../7-additional-rules/706-rolling-a-die';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import { basesToAttack } from './507-beginning-of-battle-step';
import { noteAttack } from './508-attacking-players';
import { attackCosts, mustAttack, notAlone, onceRested, optionalCosts } from './508-who-may-attack';

/** One unit and the base that it is declared to attack. */
interface Attack {
  readonly unit: GameObject;
  readonly base: GameObject;
}

interface DeclaringAttackers extends Declaring<Attack> {
  /** Rolls for will, one for each chosen unit. */
  rolled: RolledDice | undefined;
}

const unitOf = ({ unit }: Attack): GameObject => unit;

export const basesToAnnounce = definition(
  '508.1b',
  'The active player names the base that each chosen unit attacks',
  (_game: LegionsGame, bases: readonly GameObject[]): readonly GameObject[] => bases,
  (_game, bases) => bases.slice(0, 1),
);

/** Attacks by units that may attack by themselves, with any base that may be attacked. */
function attacksAble(game: LegionsGame): readonly Attack[] {
  const bases = basesToAttack(game);
  if (bases.length === 0) return [];
  const { active } = game.now;
  const able = game.battlefield.objects.filter(
    (object) => object.controller === active && game.permits('attack', active, object),
  );
  return able.flatMap((unit) => basesToAnnounce(game, bases).map((base) => ({ unit, base })));
}

/** 508.1d, 508.1e: what may be declared, judged as a whole. */
function declarableAttacks(game: LegionsGame): Declarable<Attack, GameObject> {
  const items = attacksAble(game);
  return {
    items,
    objectOf: unitOf,
    ontoOf: ({ base }) => base,
    roomFor: () => 1,
    fits: (chosen) => affordable(game, chosen.map(unitOf)),
    isAllowed: ([first, another]) =>
      first === undefined || another !== undefined || !notAlone(game, first.unit),
    requirements: [requirementsToAttack(game, [...new Set(items.map(unitOf))])],
    isPaidFor: ({ unit }) => onceRested(game, [unit], (costs) => costs.length > 0),
  };
}

const requirementsToAttack = (
  game: LegionsGame,
  units: readonly GameObject[],
): readonly ((attack: Attack) => boolean)[] =>
  concatMap(game.activeStatements('attacks if able'), (standing) =>
    units
      .filter((each) => mustAttack(game, standing, each))
      .map(
        (each) =>
          ({ unit }: Attack) =>
            unit === each,
      ),
  );

const affordable = (game: LegionsGame, units: readonly GameObject[]): boolean =>
  onceRested(game, units, (costs) => {
    const [source] = units.slice(-1);
    return costs.length === 0 || source === undefined || canPayAll(game, game.now.active, costs, source);
  });

const MEETS = 12;

/** Compares each roll with the will of its unit. @param compared the number that counts of a natural result */
const comparing =
  (compared: (game: LegionsGame, natural: number) => number) =>
  (game: LegionsGame, data: DeclaringAttackers): void => {
    const { active: player } = game.now;
    const naturals = data.rolled?.naturals ?? [];
    const results = naturals.map((natural) => modifiedRoll(game, player, natural));
    game.propose(
      ...data.chosen.map(
        ({ unit: object }, place) =>
          new Occurrence('roll will', { object, player, amount: results[place] ?? 0 }, () => undefined),
      ),
    );
    const rolls = naturals.map((natural) => compared(game, natural));
    const met = meeting(game, data.chosen, rolls, []);
    game.set(data, 'chosen', lateMeeting(game, data.chosen, rolls, met));
  };

export const declareAttackers: Procedure<LegionsGame, DeclaringAttackers> = procedure('declare attackers', [
  declaring<LegionsTypes, Attack, DeclaringAttackers>(
    '508.1a',
    'The active player chooses which units attack',
    {
      action: 'attack',
      purpose: 'declare attackers',
      noMore: 'no more attackers',
      player: ({ now }) => now.active,
      declarable: declarableAttacks,
    },
  ),
  step(
    '508.1c',
    "The active player rolls for will for each chosen unit; a unit that doesn't meet it is removed from the declaration",
    (game, data) => {
      const { active: player } = game.now;
      const naturals = data.chosen.map(() => game.chance.roll('roll will', MEETS));
      const rolled: RolledDice = { player, purpose: 'roll will', sides: MEETS, naturals, at: 0, used: [] };
      game.set(data, 'rolled', rolled);
      if (naturals.length > 0 && mayReroll(game, player)) game.call(rerolling, rolled);
    },
  ),
  varied(
    step(
      '508.1c',
      "The results are compared with the units' will",
      comparing((game, natural) => modifiedRoll(game, game.now.active, natural)),
    ),
    {
      'which number': {
        'the result': AS_WRITTEN,
        // low-053
        'the natural result': { run: comparing((_game, natural) => natural) },
      },
    },
  ),
  step('508.1f', 'The chosen units are rested', (game, data) => {
    game.propose(...concatMap(data.chosen, ({ unit }) => rest(game, unit)));
  }),
  step('508.1g', 'The active player chooses which optional costs to attack to pay', (game, data) => {
    const { active: player } = game.now;
    for (const { unit } of data.chosen) {
      for (const costs of optionalCosts(game, unit)) {
        game.call(mayDo, {
          player,
          costs,
          context: contextOf(unit, player),
          accepted: [],
          declined: [],
          they: false,
          question: 'may pay',
        });
      }
    }
  }),
  step('508.1i', 'Costs to attack are paid', (game, data) => {
    const { active: player } = game.now;
    for (const { unit } of data.chosen) {
      const costs = attackCosts(game, unit);
      if (costs.length > 0) payAll(game, { player, costs, source: unit, context: contextOf(unit, player) });
    }
  }),
  step('508.1j', 'Each chosen unit becomes an attacking unit; abilities trigger', (game, data) => {
    const still = data.chosen.filter(({ unit }) => !unit.ceased && unit.controller === game.now.active);
    game.keepBooks('declare attackers', () => game.set(game.now, 'attackersDeclared', still.length));
    game.propose(...still.map(({ unit, base }) => attack(unit, base, game.now.active)));
  }),
]);

const attack = (unit: GameObject, base: GameObject, player: number): Occurrence =>
  new Occurrence('attack', { object: unit, onto: base, player }, (game) => {
    game.set(unit, 'attacking', true);
    game.set(unit, 'attackedBase', base);
    noteAttack(game, unit, base);
  });

const meeting = (
  game: LegionsGame,
  chosen: readonly Attack[],
  rolls: readonly number[],
  met: readonly Attack[],
): readonly Attack[] =>
  chosen.filter((each, place) => met.includes(each) || meetsWill(game, each.unit, rolls[place] ?? 0));

/** 508.1k: a unit whose will depends on others attacking is compared again once those that met theirs are attacking. It is only asked: comparing is 508.1c's, done once more. */
export const comparedAgain = fact(
  '508.1k',
  'Will is compared again once other units are attacking',
  () => true,
);

function lateMeeting(
  game: LegionsGame,
  chosen: readonly Attack[],
  rolls: readonly number[],
  met: readonly Attack[],
): readonly Attack[] {
  if (met.length === 0 || met.length === chosen.length || !comparedAgain(game)) return met;
  const more = game.supposing(
    () => {
      for (const { unit, base } of met) {
        game.set(unit, 'attacking', true);
        game.set(unit, 'attackedBase', base);
      }
    },
    () => meeting(game, chosen, rolls, met),
  );
  return more.length > met.length ? lateMeeting(game, chosen, rolls, more) : more;
}
