import type { Declarable } from '../../card-game/combat/declaration';
import { type Declaring, declaring } from '../../card-game/combat/declaring';
import { concatMap, type Procedure, procedure, step } from '../../kernel';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import { definition } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import { requirementsToBlock } from './509-requirements-to-block';
import { type Block, blockCosts, mostBlocked, notAlone } from './509-who-may-block';

export function attackersIn(game: LegionsGame): readonly GameObject[] {
  const found: GameObject[] = [];
  for (const object of game.battlefield.objects) if (object.attacking) found.push(object);
  return found;
}

/** Every block that could be declared, as far as each can be judged by itself. */
function blocksAble(game: LegionsGame): readonly Block[] {
  const player = game.now.defendingPlayer;
  const attackers = attackersIn(game);
  const found: Block[] = [];
  for (const unit of game.battlefield.objects)
    if (unit.controller === player && !unit.isBase)
      for (const attacker of attackers) {
        const block: Block = { unit, attacker };
        if (game.permits('block a unit', player, block)) found.push(block);
      }
  return found;
}

/** 509.1b, 509.1c: what may be declared, judged as a whole. */
function declarableBlocks(game: LegionsGame): Declarable<Block, GameObject> {
  const items = blocksAble(game);
  return {
    items,
    objectOf: ({ unit }) => unit,
    ontoOf: ({ attacker }) => attacker,
    roomFor: ({ unit }) => mostBlocked(game, unit),
    fits: (chosen) => affordable(game, chosen),
    isAllowed: (chosen) => {
      const [first] = chosen;
      const isAlone = first !== undefined && chosen.every(({ unit }) => unit === first.unit);
      return !isAlone || !notAlone(game, first.unit);
    },
    requirements: requirementsToBlock(game, items),
    isPaidFor: ({ unit }) => blockCosts(game, unit).length > 0,
  };
}

const affordable = (game: LegionsGame, chosen: readonly Block[]): boolean => {
  if (game.activeStatements('costs to block').length === 0) return true;
  const units = new Set(chosen.map(({ unit }) => unit));
  const costs = concatMap([...units], (unit) => blockCosts(game, unit));
  const source = chosen.at(-1)?.unit;
  return (
    costs.length === 0 || source === undefined || canPayAll(game, game.now.defendingPlayer, costs, source)
  );
};

export const declareBlockers: Procedure<LegionsGame, Declaring<Block>> = procedure('declare blockers', [
  declaring<LegionsTypes, Block, Declaring<Block>>(
    '509.1a',
    'The defending player chooses which units block, and which attacker each blocks',
    {
      action: 'block',
      purpose: 'declare blockers',
      noMore: 'no more blockers',
      player: ({ now }) => now.defendingPlayer,
      declarable: declarableBlocks,
    },
  ),
  step('509.1d', 'Costs to block are paid', (game, data) => {
    const { defendingPlayer: player } = game.now;
    for (const unit of new Set(data.chosen.map((each) => each.unit))) {
      const costs = blockCosts(game, unit);
      if (costs.length > 0) payAll(game, { player, costs, source: unit, context: contextOf(unit, player) });
    }
  }),
  step('509.1e', 'Each chosen unit becomes a blocking unit', (game, data) => {
    const blocks = data.chosen.filter(
      ({ unit }) => !unit.ceased && unit.controller === game.now.defendingPlayer,
    );
    game.propose(
      ...blocks.map((each, place) =>
        block(
          each,
          game.now.defendingPlayer,
          blocks.slice(0, place).some(({ unit }) => unit === each.unit),
        ),
      ),
      ...blockedOrNot(game, blocks),
    );
  }),
]);

/** At once with the declaration, whichever unit it is of. */
export const blockedOrNot = definition(
  '509.1f',
  'Attacking units with blockers become blocked units, the others unblocked ones',
  (game: LegionsGame, blocks: readonly Block[]): readonly Occurrence[] => {
    const attackers = attackersIn(game);
    const isBlocked = (attacker: GameObject): boolean => blocks.some((each) => each.attacker === attacker);
    return [
      ...attackers.filter(isBlocked).map(becomeBlocked),
      ...attackers.filter((attacker) => !isBlocked(attacker)).map(becomeUnblocked),
    ];
  },
  () => [],
);

/** A unit and an attacking unit fight each other from now on. */
export function fight(game: LegionsGame, unit: GameObject, attacker: GameObject): void {
  game.set(unit, 'isBlocking', true);
  game.set(unit, 'blocking', [...unit.blocking, attacker]);
  game.set(attacker, 'blockedBy', [...attacker.blockedBy, unit]);
}

/** The event of a unit blocking; `again` when it blocks another attacking unit already. */
export const block = ({ unit, attacker }: Block, player: number, again: boolean): Occurrence =>
  new Occurrence('block', { object: unit, onto: attacker, player, ...(again ? { again } : {}) }, (game) =>
    fight(game, unit, attacker),
  );

const becomeUnblocked = (attacker: GameObject): Occurrence =>
  new Occurrence('become unblocked', { object: attacker }, (on) => on.set(attacker, 'unblocked', true));

/** The event of an attacking unit becoming blocked. */
export const becomeBlocked = (attacker: GameObject): Occurrence =>
  new Occurrence('become blocked', { object: attacker }, (game) => {
    game.set(attacker, 'blocked', true);
    game.set(attacker, 'unblocked', false);
  });
