import { gathered } from '../../kernel';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { candidates, fits } from '../phrases';
import type { Context, Piece, Target } from '../piece';
import type { Filter, TargetSpecification } from '../text/tree';

/** 110.4: "any target" is a unit or a base. */
export const anyTarget = definition(
  '110.4',
  '"Any target" means a unit or a base',
  (): Filter => ({ types: ['unit', 'base'], statuses: ['face up'] }),
  (): Filter => ({ types: ['permanent'] }),
);

/** 110.2: only permanents are legal targets, unless the text says otherwise. */
export const targetZone = definition(
  ['110.2', '107.2'],
  'Targets are permanents unless the text names another zone',
  (game: LegionsGame, filter: Filter) => candidates(game, filter),
  (game, filter) => [
    ...candidates(game, filter),
    ...gathered(game.players, (player) => player.graveyard.objects),
  ],
);

/** 110.5: nothing targets itself on the chain of events. */
export const notItself = fact(
  '110.5',
  "An object on the chain of events can't target itself",
  (game, piece: Piece, self: Piece | undefined) => piece === self && piece.zone === game.chain,
);

/** Effects that keep an object from being a target. */
export const cantBeTargeted = fact(
  '601.1c',
  "What can't be targeted is no legal target",
  (game, piece: Piece) => {
    for (const standing of game.standing("can't be targeted"))
      if (
        standing.statement.says === "can't be targeted" &&
        speaksOf(game, standing, standing.statement.subject, piece)
      )
        return true;
    return false;
  },
);

/** Every legal target for one "target" of an ability. `self` is the object on the chain of events that targets. */
export function legalTargets(
  game: LegionsGame,
  specification: TargetSpecification,
  context: Context,
  self: Piece | undefined,
): readonly Target[] {
  if (specification.what === 'player') return legalPlayers(game, specification.filter, context);
  const filter = described(game, specification);
  const seen = seenFor(context);
  const legal: Target[] = [];
  for (const piece of targetZone(game, filter))
    if (isLegal(game, piece, specification, filter, context, seen, self)) legal.push({ piece });
  return legal;
}

/** How many legal targets there are: what is asked wherever something could be played or activated. */
export function countLegalTargets(
  game: LegionsGame,
  specification: TargetSpecification,
  context: Context,
  self: Piece | undefined,
): number {
  if (specification.what === 'player') return legalPlayers(game, specification.filter, context).length;
  const filter = described(game, specification);
  const seen = seenFor(context);
  let legal = 0;
  for (const piece of targetZone(game, filter))
    if (isLegal(game, piece, specification, filter, context, seen, self)) legal += 1;
  return legal;
}

const described = (game: LegionsGame, { what, filter }: TargetSpecification): Filter =>
  what === 'any target'
    ? {
        ...anyTarget(game),
        ...(filter.other ? { other: true } : {}),
        ...(filter.controller ? { controller: filter.controller } : {}),
      }
    : filter;

/** "Their owner": what was targeted before is what a later "target" speaks of. */
function seenFor(context: Context): Context {
  if (context.that.length > 0 || context.targets.length === 0) return context;
  const earlier = gathered(
    gathered(context.targets, (each) => each),
    (target) => ('piece' in target ? [target.piece] : []),
  );
  return earlier.length === 0 ? context : context.with({ that: earlier });
}

const isLegal = (
  game: LegionsGame,
  piece: Piece,
  specification: TargetSpecification,
  filter: Filter,
  context: Context,
  seen: Context,
  self: Piece | undefined,
): boolean =>
  fits(game, filter, piece, seen) &&
  !hiddenFrom(piece, filter) &&
  !notItself(game, piece, self) &&
  !isChosenFor(context, specification, piece) &&
  !cantBeTargeted(game, piece);

function legalPlayers(game: LegionsGame, { controller }: Filter, context: Context): readonly Target[] {
  return game.players
    .filter(
      (player) =>
        player.inGame && (!controller || (controller === 'you') === (player.seat === context.controller)),
    )
    .map((player) => ({ player: player.seat }));
}

/** "Another target": not what was chosen for the "target"s that it is set against. */
const isChosenFor = (context: Context, { otherThan }: TargetSpecification, piece: Piece): boolean =>
  otherThan !== undefined && isTargetedAt(context, otherThan, piece);

const isTargetedAt = (context: Context, places: readonly number[], piece: Piece): boolean =>
  places.some((place) =>
    (context.targets[place] ?? []).some((target) => 'piece' in target && target.piece === piece),
  );

/** A face-down base is described as one only where the text says so. */
const hiddenFrom = (piece: Piece, filter: Filter): boolean =>
  piece.faceDown && piece.card.types.includes('base') && !filter.statuses?.includes('face down');

/** 605.2b: is a target still legal? */
export function isStillLegal(
  game: LegionsGame,
  target: Target,
  specification: TargetSpecification,
  context: Context,
  self: Piece | undefined,
): boolean {
  if ('player' in target) return game.player(target.player).inGame;
  return (
    !target.piece.gone &&
    legalTargets(game, specification, context, self).some(
      (legal) => 'piece' in legal && legal.piece === target.piece,
    )
  );
}

/** How many may be chosen for one "target". */
export const mostTargets = ({ maximum }: TargetSpecification, context: Context): number =>
  maximum === 'X' ? context.x : maximum === 'any number' ? Number.MAX_SAFE_INTEGER : maximum;

/** How many must be chosen for one "target". */
export const leastTargets = ({ minimum }: TargetSpecification, context: Context): number =>
  minimum === 'X' ? context.x : minimum;
