import { choosing, gathered, type Offer, type Procedure, procedure, step } from '../../kernel';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { asRequired, requiresBlocking } from './509-requirements-to-block';
import { type Block, blockCosts, mostBlocked, notAlone } from './509-who-may-block';

interface Declaring {
  chosen: readonly Block[];
  finished: boolean;
}

export function attackersIn(game: LegionsGame): readonly Piece[] {
  const found: Piece[] = [];
  for (const piece of game.battlefield.objects) if (piece.attacking) found.push(piece);
  return found;
}

const noMore: Offer<'done'> = { label: 'no more blockers', action: 'done', value: 'done' };

/** A block as it is offered; its label is worded only when somebody reads it. */
class BlockOffer implements Offer<Block> {
  readonly action = 'block';

  constructor(readonly value: Block) {}

  get object(): Piece {
    return this.value.unit;
  }

  get onto(): Piece {
    return this.value.attacker;
  }

  get label(): string {
    const { unit, attacker } = this.value;
    return `${unit.card.name} [${unit.id}] blocks ${attacker.card.name} [${attacker.id}]`;
  }
}

/** Every block that could be added to those chosen, as far as each can be judged by itself. */
function blocksAble(game: LegionsGame, chosen: readonly Block[]): readonly Block[] {
  const player = game.now.defendingPlayer;
  const attackers = attackersIn(game);
  const found: Block[] = [];
  for (const unit of game.battlefield.objects) {
    if (unit.controller !== player || unit.isBase) continue;
    if (chosen.filter((each) => each.unit === unit).length >= mostBlocked(game, unit)) continue;
    for (const attacker of attackers) {
      if (chosen.some((each) => each.unit === unit && each.attacker === attacker)) continue;
      const block: Block = { unit, attacker };
      if (game.permits('block a unit', player, block) && affordable(game, chosen, unit)) found.push(block);
    }
  }
  return found;
}

function options(game: LegionsGame, chosen: readonly Block[]): readonly Offer<Block | 'done'>[] {
  const able = blocksAble(game, chosen);
  const units = new Set(able.map(({ unit }) => unit));
  const open = able.filter(({ unit }) => !(chosen.length === 0 && units.size === 1 && notAlone(game, unit)));
  const alone =
    new Set(chosen.map(({ unit }) => unit)).size === 1 && chosen.every(({ unit }) => notAlone(game, unit));
  const legal = requiresBlocking(game) ? asRequired(game, chosen, open) : { done: true, blocks: open };
  const offers: Offer<Block | 'done'>[] = alone || !legal.done ? [] : [noMore];
  for (const value of legal.blocks) offers.push(new BlockOffer(value));
  return offers;
}

const affordable = (game: LegionsGame, chosen: readonly Block[], piece: Piece): boolean => {
  if (game.standing('costs to block').length === 0) return true;
  const units = new Set([...chosen.map(({ unit }) => unit), piece]);
  const costs = gathered([...units], (unit) => blockCosts(game, unit));
  return costs.length === 0 || canPayAll(game, game.now.defendingPlayer, costs, piece);
};

export const declareBlockers: Procedure<LegionsGame, Declaring> = procedure('declare blockers', [
  choosing(
    ['509.1a', '703.4e'],
    'The defending player chooses which units block, and which attacker each blocks',
    (game, data: Declaring) =>
      data.finished
        ? undefined
        : {
            player: game.now.defendingPlayer,
            purpose: 'declare blockers',
            offers: options(game, data.chosen),
          },
    (game, data, [block]) => {
      if (!block || block === 'done') {
        game.set(data, 'finished', true);
        return undefined;
      }
      game.set(data, 'chosen', [...data.chosen, block]);
      return 'again';
    },
  ),
  step(['509.1c~2', '509.1d'], 'Costs to block are paid', (game, data) => {
    const { defendingPlayer: player } = game.now;
    for (const unit of new Set(data.chosen.map((each) => each.unit))) {
      const costs = blockCosts(game, unit);
      if (costs.length > 0) payAll(game, { player, costs, source: unit, context: contextOf(unit, player) });
    }
  }),
  step(
    ['509.1e', '509.1f', '509.1g'],
    'Chosen units become blocking units, attackers blocked or unblocked; abilities trigger',
    (game, data) => {
      const blocks = data.chosen.filter(
        ({ unit }) => !unit.gone && unit.controller === game.now.defendingPlayer,
      );
      const attackers = attackersIn(game);
      const blockedOnes = attackers.filter((attacker) => blocks.some((each) => each.attacker === attacker));
      game.propose(
        ...blocks.map((each, place) =>
          block(
            each,
            game.now.defendingPlayer,
            blocks.slice(0, place).some(({ unit }) => unit === each.unit),
          ),
        ),
        ...blockedOnes.map((attacker) => becomeBlocked(attacker)),
        ...attackers
          .filter((attacker) => !blockedOnes.includes(attacker))
          .map(
            (attacker) =>
              new Occurrence('become unblocked', { piece: attacker }, (on) =>
                on.set(attacker, 'unblocked', true),
              ),
          ),
      );
    },
  ),
]);

/** A unit and an attacking unit fight each other from now on. */
export function fight(game: LegionsGame, unit: Piece, attacker: Piece): void {
  game.set(unit, 'isBlocking', true);
  game.set(unit, 'blocking', [...unit.blocking, attacker]);
  game.set(attacker, 'blockedBy', [...attacker.blockedBy, unit]);
}

/** The event of a unit blocking; `again` when it blocks another attacking unit already. */
export const block = ({ unit, attacker }: Block, player: number, again: boolean): Occurrence =>
  new Occurrence('block', { piece: unit, onto: attacker, player, ...(again ? { again } : {}) }, (game) =>
    fight(game, unit, attacker),
  );

/** The event of an attacking unit becoming blocked. */
export const becomeBlocked = (attacker: Piece): Occurrence =>
  new Occurrence('become blocked', { piece: attacker }, (game) => {
    game.set(attacker, 'blocked', true);
    game.set(attacker, 'unblocked', false);
  });
