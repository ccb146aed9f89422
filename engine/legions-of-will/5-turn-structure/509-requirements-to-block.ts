/** As many requirements to block as possible are obeyed (509.1c). */
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { type Block, blockCosts, mostBlocked, says } from './509-who-may-block';

type Requirement = 'blocks if able' | 'must be blocked if able';

/** 509.1c: is there any requirement to block at all? */
export const requiresBlocking = fact(
  '509.1c',
  'As many requirements to block as possible are obeyed',
  (game: LegionsGame) =>
    game.standing('must be blocked if able').length + game.standing('blocks if able').length > 0,
);

/** Which of these units a requirement is for. */
const required = (game: LegionsGame, what: Requirement, among: readonly Piece[]): ReadonlySet<Piece> =>
  new Set(among.filter((unit) => says(game, what, unit)));

const unitsOf = (blocks: readonly Block[]): readonly Piece[] => blocks.map(({ unit }) => unit);
const attackersOf = (blocks: readonly Block[]): readonly Piece[] => blocks.map(({ attacker }) => attacker);

/** How many requirements a set of blocks obeys. */
const obeyed = (game: LegionsGame, blocks: readonly Block[]): number =>
  required(game, 'must be blocked if able', attackersOf(blocks)).size +
  required(game, 'blocks if able', unitsOf(blocks)).size;

/**
 * How many requirements could be obeyed at most by adding to a set of blocks. Whoever can still block does; which
 * attackers that must be blocked can be blocked all at once is a matching of them with units, and each unit in it is
 * one that blocks.
 *
 * @param open the blocks that could be added.
 */
function mostObeyed(game: LegionsGame, chosen: readonly Block[], open: readonly Block[]): number {
  const must = required(game, 'must be blocked if able', attackersOf([...chosen, ...open]));
  const units = required(game, 'blocks if able', unitsOf([...chosen, ...open]));
  const blocked = new Set(attackersOf(chosen));
  let most = units.size;
  const given = new Map<Piece, Piece[]>();
  for (const attacker of must)
    if (blocked.has(attacker) || findBlocker(game, attacker, { chosen, open, given, asked: new Set() }))
      most += 1;
  return most;
}

interface Matching {
  readonly chosen: readonly Block[];
  readonly open: readonly Block[];
  /** What each unit is to block so far. */
  readonly given: Map<Piece, Piece[]>;
  /** Units that were asked for this attacker. */
  readonly asked: Set<Piece>;
}

/** Gives an attacker a unit that blocks it, where others' blockers change if they have to. */
function findBlocker(game: LegionsGame, attacker: Piece, matching: Matching): boolean {
  const { chosen, open, given, asked } = matching;
  for (const block of open) {
    const { unit } = block;
    if (block.attacker !== attacker || asked.has(unit)) continue;
    asked.add(unit);
    const blocks = given.get(unit) ?? [];
    const room = mostBlocked(game, unit) - chosen.filter((each) => each.unit === unit).length;
    const left = blocks.length < room ? undefined : blocks.find((each) => findBlocker(game, each, matching));
    if (blocks.length >= room && !left) continue;
    given.set(unit, [...blocks.filter((each) => each !== left), attacker]);
    return true;
  }
  return false;
}

/**
 * What may be added to the blocks chosen, or left at that, with the most requirements still obeyed in the end
 * (509.1c). Nobody has to pay for it.
 *
 * @param open every block that could be added.
 * @returns whether the blocks chosen are enough, and which may be added.
 */
export function asRequired(
  game: LegionsGame,
  chosen: readonly Block[],
  open: readonly Block[],
): { done: boolean; blocks: readonly Block[] } {
  const unpaid = open.filter(({ unit }) => blockCosts(game, unit).length === 0);
  const most = mostObeyed(game, chosen, unpaid);
  const blocks = open.filter((block) => {
    const others = unpaid.filter((each) => each !== block);
    return mostObeyed(game, [...chosen, block], others) >= most;
  });
  return { done: obeyed(game, chosen) >= most, blocks };
}
