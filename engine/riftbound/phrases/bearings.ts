/** Who and where: what needs no phrase to be understood. */
import { controllerOf } from '../../card-game/objects/game-object';
import { draft } from '../../kernel';
import type { RiftboundGame } from '../game';
import { Context, type GameObject, type Location } from '../object';

/** Where an object is, or last was. */
export const locationOf = (object: GameObject): Location | undefined =>
  object.ceased ? object.lastLocation : (object.attachedTo?.location ?? object.location);

/** Players from the turn player on, in turn order. */
export function inTurnOrder(game: RiftboundGame, from: number = game.now.active): readonly number[] {
  const { players: all } = game;
  const { length } = all;
  let there = 0;
  for (const { inGame, seat } of all) if (inGame) there |= 1 << seat;
  const place = (there << 8) | (from << 4) | length;
  let order = orders.get(place);
  if (!order) {
    order = Array.from({ length }, (_, ahead) => (from + ahead) % length).filter(
      (seat) => all[seat]?.inGame === true,
    );
    orders.set(place, order);
  }
  return order;
}

/** Turn orders, by who is still in the game, who is first, and how many there are (at most 15): asked for at every step. */
const orders = new Map<number, readonly number[]>();

/** The next player in turn order. */
export const nextPlayer = (game: RiftboundGame, seat: number): number => inTurnOrder(game, seat)[1] ?? seat;

/** 184.6.b: does nobody control a battlefield, and so its abilities? */
export const isUncontrolledBattlefield = ({ card, controller, zone }: GameObject): boolean =>
  controller === undefined && zone.name === 'board' && card.types.includes('battlefield');

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: GameObject, controller: number = controllerOf(source)): Context {
  const made = new Context(controller, source);
  const context = draft(made);
  // What is played from facedown speaks of where it was, while it is nowhere on the chain (737.1.d.2).
  context.here = locationOf(source) ?? source.onlyTargetsAt;
  if (isUncontrolledBattlefield(source)) context.youIsNobody = true;
  context.paidAdditional =
    source.additionalCosts.length > 0 && source.additionalCosts.some(({ keyword }) => keyword === undefined);
  context.onlyAt = source.zone.name === 'facedown zone' ? source.location : source.onlyTargetsAt;
  return made;
}

/** Is an object on the board or the chain, or was it, as the object that it was? Runes are never what "it" is there. */
export const hasBeenInPlay = ({ zone: { name }, card }: GameObject): boolean =>
  (name === 'board' || name === 'chain') && !card.types.includes('rune');

/** What "of them" and "from among them" choose from. */
export const amongWhich = ({ drawn, among, that }: Context): readonly GameObject[] => drawn ?? among ?? that;
