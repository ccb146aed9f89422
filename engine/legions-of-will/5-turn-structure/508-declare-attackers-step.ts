import { choosing, gathered, type Offer, type Procedure, procedure, step } from '../../kernel';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import { meetsWill } from '../3-card-types/305-units';
import { mayDo } from '../6-actions-abilities-effects/606-effects';
import { rest } from '../7-additional-rules/701-keywords';
import { mayReroll, modifiedRoll, type Rolled, rerolling } from '../7-additional-rules/706-rolling-a-die';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { basesToAttack } from './507-beginning-of-battle-step';
import { noteAttack } from './508-attacking-players';
import { attackCosts, mustAttack, notAlone, onceRested, optionalCosts } from './508-who-may-attack';

/** One unit and the base that it is declared to attack. */
interface Attack {
  readonly unit: Piece;
  readonly base: Piece;
}

interface Declaring {
  chosen: readonly Attack[];
  finished: boolean;
  /** Rolls for will, one for each chosen unit. */
  rolled: Rolled | undefined;
}

const unitOf = ({ unit }: Attack): Piece => unit;

function candidates(game: LegionsGame, chosen: readonly Attack[]): readonly Piece[] {
  const { active } = game.now;
  const units = chosen.map(unitOf);
  const found: Piece[] = [];
  for (const piece of game.battlefield.objects)
    if (
      piece.controller === active &&
      !units.includes(piece) &&
      game.permits('attack', active, piece) &&
      affordable(game, units, piece)
    )
      found.push(piece);
  return found;
}

const affordable = (game: LegionsGame, chosen: readonly Piece[], piece: Piece): boolean =>
  onceRested(
    game,
    [...chosen, piece],
    (costs) => costs.length === 0 || canPayAll(game, game.now.active, costs, piece),
  );

/** Could another unit join a first one that can't attack alone? `free`: without anybody having to pay for it. */
const hasCompany = (game: LegionsGame, able: readonly Piece[], unit: Piece, free: boolean): boolean =>
  able.some(
    (other) =>
      other !== unit &&
      affordable(game, [unit], other) &&
      !(free && onceRested(game, [unit, other], (costs) => costs.length > 0)),
  );

const NOBODY: readonly Piece[] = [];

const noMore: Offer<'done'> = { label: 'no more attackers', action: 'done', value: 'done' };

/** An attack as it is offered; its label is worded only when somebody reads it. */
class AttackOffer implements Offer<Attack> {
  readonly action = 'attack';

  constructor(readonly value: Attack) {}

  get object(): Piece {
    return this.value.unit;
  }

  get onto(): Piece {
    return this.value.base;
  }

  get label(): string {
    const { unit, base } = this.value;
    return `${unit.card.name} [${unit.id}] attacks ${base.card.name} [${base.id}]`;
  }
}

function options(game: LegionsGame, chosen: readonly Attack[]): readonly Offer<Attack | 'done'>[] {
  const bases = basesToAttack(game);
  const able = bases.length === 0 ? [] : candidates(game, chosen);
  const first = chosen.length === 0;
  const alone = chosen.length === 1 && chosen.every(({ unit }) => notAlone(game, unit));
  // 508.1e: nobody is required to pay, nor to do what a restriction forbids.
  const required =
    game.standing('attacks if able').length === 0
      ? NOBODY
      : able.filter(
          (unit) =>
            mustAttack(game, unit) && !(first && notAlone(game, unit) && !hasCompany(game, able, unit, true)),
        );
  const offers: Offer<Attack | 'done'>[] = alone || required.length > 0 ? [] : [noMore];
  for (const unit of able) {
    if (first && notAlone(game, unit) && !hasCompany(game, able, unit, false)) continue;
    for (const base of bases) offers.push(new AttackOffer({ unit, base }));
  }
  return offers;
}

const MEETS = 12;

export const declareAttackers: Procedure<LegionsGame, Declaring> = procedure('declare attackers', [
  choosing(
    ['508.1a', '508.1b', '703.4d'],
    'The active player chooses which units attack, and which base each attacks',
    (game, data: Declaring) =>
      data.finished
        ? undefined
        : { player: game.now.active, purpose: 'declare attackers', offers: options(game, data.chosen) },
    (game, data, [attack]) => {
      if (!attack || attack === 'done') {
        game.set(data, 'finished', true);
        return undefined;
      }
      game.set(data, 'chosen', [...data.chosen, attack]);
      return 'again';
    },
  ),
  step(
    ['508.1c', '706.1'],
    "The active player rolls for will for each chosen unit; a unit that doesn't meet it is removed from the declaration",
    (game, data) => {
      const { active: player } = game.now;
      const naturals = data.chosen.map(() => game.chance.roll('roll will', MEETS));
      const rolled: Rolled = { player, purpose: 'roll will', sides: MEETS, naturals, at: 0, used: [] };
      game.set(data, 'rolled', rolled);
      if (naturals.length > 0 && mayReroll(game, player)) game.call(rerolling, rolled);
    },
  ),
  step(['508.1c', '706.2'], "The results are compared with the units' will", (game, data) => {
    const rolls = (data.rolled?.naturals ?? []).map((natural) =>
      modifiedRoll(game, game.now.active, natural),
    );
    game.propose(
      ...data.chosen.map(
        ({ unit }, place) =>
          new Occurrence(
            'roll will',
            { piece: unit, player: game.now.active, amount: rolls[place] ?? 0 },
            () => undefined,
          ),
      ),
    );
    const met = meeting(game, data.chosen, rolls, []);
    game.set(data, 'chosen', lateMeeting(game, data.chosen, rolls, met));
  }),
  step('508.1f', 'The chosen units are rested', (game, data) => {
    game.propose(...gathered(data.chosen, ({ unit }) => rest(game, unit)));
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
  step(['508.1h', '508.1i'], 'Costs to attack are paid', (game, data) => {
    const { active: player } = game.now;
    for (const { unit } of data.chosen) {
      const costs = attackCosts(game, unit);
      if (costs.length > 0) payAll(game, { player, costs, source: unit, context: contextOf(unit, player) });
    }
  }),
  step(
    ['508.1j', '508.1k', '508.2'],
    'Each chosen unit becomes an attacking unit; abilities trigger',
    (game, data) => {
      const still = data.chosen.filter(({ unit }) => !unit.gone && unit.controller === game.now.active);
      game.set(game.now, 'attackersDeclared', still.length);
      game.propose(...still.map(({ unit, base }) => attack(unit, base, game.now.active)));
    },
  ),
]);

const attack = (unit: Piece, base: Piece, player: number): Occurrence =>
  new Occurrence('attack', { piece: unit, onto: base, player }, (game) => {
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

/** 508.1k: a unit whose will depends on others attacking is compared again once those that met theirs are attacking. */
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
