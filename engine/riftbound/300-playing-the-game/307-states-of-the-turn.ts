import { withMeanings } from '../700-additional-rules/726-keywords';
import { fact, permission } from '../forms';
import type { RiftboundGame } from '../game';
import { onceAnArrangement } from '../once';
import { controllerOf, hasKeyword } from '../phrases';
import type { Piece } from '../piece';
import type { ActivatedAbility } from '../text/tree/index';

/** An ability that could be activated, and the object that has it. */
export interface Activation {
  readonly source: Piece;
  readonly ability: ActivatedAbility;
}

/** 309.1, 330.1: is the turn in a Closed State? */
export const isClosed = fact(
  ['309.1', '330.1', '329', '309.2', '330.2', '336.2', '333.1.c.1', '310.2', '310.4'],
  'The turn is in a Closed State while a chain exists',
  (game: RiftboundGame) => game.chain.objects.length > 0,
);

/** 308.1, 339.1: is the turn in a Showdown State? */
export const isShowdown = fact(
  ['308.1', '339.1', '308.2', '339.2', '310.3'],
  'The turn is in a Showdown State while a showdown is in progress',
  (game: RiftboundGame) => game.now.showdown !== undefined,
);

const isNeutralOpen = (game: RiftboundGame, player: number): boolean =>
  !isClosed(game) && !isShowdown(game) && game.now.active === player && game.now.phase === 'action phase';

/** 310.1.a: by default, with priority on one's own turn in a Neutral Open State. */
export const playInNeutralOpen = permission<Piece>(
  ['310.1.a', '151', '316.2.b', '310.1', '398.1.a'],
  'Cards are played on the own turn in a Neutral Open State',
  'play',
  (game, player) => isNeutralOpen(game, player),
);
export const activateInNeutralOpen = permission<Activation>(
  ['310.1.a', '144.2', '148.2', '374'],
  'Abilities are activated on the own turn in a Neutral Open State',
  'activate',
  (game, player) => isNeutralOpen(game, player),
);

const ownKeyword = (game: RiftboundGame, piece: Piece, ...keywords: readonly string[]): boolean =>
  keywords.some((keyword) => hasKeyword(game, piece, keyword));

/** 732: Action, and Reaction with it (739.1.b). */
export const playWithAction = permission<Piece>(
  ['732.1.b', '732.1.c.1', '155.2.a.1', '308.1.a', '739.1.b', '325', '325.2', '316.5.c'],
  'With Action, a card is played during showdowns too',
  'play',
  (game, _player, piece) =>
    isShowdown(game) && !isClosed(game) && ownKeyword(game, piece, 'action', 'reaction', 'quick-draw'),
);
/** 739: Reaction. */
export const playWithReaction = permission<Piece>(
  ['739.1.c', '739.1.c.1', '739.1.c.2', '155.2.b.2', '309.1.a', '334.1.a.2', '334.1.a', '325', '325.1'],
  'With Reaction, a card is played during Closed States too',
  'play',
  (game, _player, piece) => isClosed(game) && ownKeyword(game, piece, 'reaction', 'quick-draw'),
);

const has = ({ ability }: Activation, ...labels: readonly ('action' | 'reaction')[]): boolean =>
  labels.some((label) => ability.permissions?.includes(label) ?? false);

export const activateWithAction = permission<Activation>(
  ['732.1.c.2', '732.1.b', '308.1.a'],
  'With Action, an ability is activated during showdowns too',
  'activate',
  (game, _player, activation) => isShowdown(game) && !isClosed(game) && has(activation, 'action', 'reaction'),
);
export const activateWithReaction = permission<Activation>(
  ['739.1.c.3', '309.1.a', '334.1.b'],
  'With Reaction, an ability is activated during Closed States and on any turn too',
  'activate',
  (game, _player, activation) => isClosed(game) && has(activation, 'reaction'),
);

/** Abilities of objects that a player controls, that could be activated. */
export function activationsOf(game: RiftboundGame, source: Piece): readonly Activation[] {
  const known = activations(game);
  let found = known.get(source);
  if (!found) {
    found = withMeanings(game, game.look(source).abilities).flatMap((ability) =>
      ability.kind === 'activated' ? [{ source, ability }] : [],
    );
    known.set(source, found);
  }
  return found;
}

const activations = onceAnArrangement(() => new Map<Piece, readonly Activation[]>());

/** Everything on the board that a player controls, and the player's legend. */
export const controlledBy = (game: RiftboundGame, player: number): readonly Piece[] => [
  ...game.board.objects
    .filter((piece) => piece.card.abilities.length > 0 || piece.card.types.includes('rune'))
    .filter((piece) => controllerOf(piece) === player),
  ...game.player(player).legend.objects,
];
