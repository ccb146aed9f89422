/** Choosing modes as a spell or ability is played (352.1, 390.1), and whether there are choices enough for it. */
import { choosing, type Step } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Ability, TargetSpecification } from '../text/tree/index';
import { announced, hasLegalTargets, leastTargets, legalTargets } from './350-choices';
import { hasGroup } from './350-groups';
import type { Proposal } from './350-making-choices';
import { modalOf, targetsIn, targetsInModes } from './350-modes';
import { contextFor } from './350-what-can-be-played';

const canBeChosen = (
  game: RiftboundGame,
  wanted: TargetSpecification,
  context: Context,
  piece: Piece,
): boolean => {
  const least = leastTargets(game, wanted, context);
  if (!wanted.group) return hasLegalTargets(game, wanted, least, context, piece);
  const legal = legalTargets(game, wanted, context, piece);
  return legal.length >= least && hasGroup(game, wanted, legal, least, context);
};

/** 352.7, 390.2: the modes for which every target could be chosen. */
export const legalModes = definition(
  ['352.7', '390.2'],
  'A mode without legal choices for its targets can not be chosen',
  (game: RiftboundGame, abilities: readonly Ability[], context: Context, piece: Piece): readonly number[] => {
    const all = abilities.flatMap(({ targets }) => targets);
    return (modalOf(abilities)?.modes ?? []).flatMap((mode, place) =>
      targetsIn(mode).every((target) => {
        const wanted = all[target];
        return !wanted || canBeChosen(game, wanted, context, piece);
      })
        ? [place]
        : [],
    );
  },
  (_game, abilities) => (modalOf(abilities)?.modes ?? []).map((_, place) => place),
);

/** Is there a choice for every target (352.7), and are there modes enough? */
export function enoughChoices(
  game: RiftboundGame,
  abilities: readonly Ability[],
  context: Context,
  piece: Piece,
): boolean {
  if (!targetsInModes(abilities, []).every((wanted) => canBeChosen(game, wanted, context, piece)))
    return false;
  const modal = modalOf(abilities);
  return !modal || legalModes(game, abilities, context, piece).length >= modal.minimum;
}

export const chooseModes: Step<RiftboundGame, Proposal> = choosing(
  ['352.1', '185.2.b', '185.4.d', '390.1'],
  'Modes are chosen',
  (game, { piece, player }: Proposal) => {
    const modal = modalOf(announced(piece));
    if (piece.gone || !modal) return undefined;
    const offers = legalModes(game, announced(piece), contextFor(piece, player), piece).map((value) => ({
      label: `mode ${value + 1}`,
      action: 'mode',
      index: value,
      value,
    }));
    if (offers.length < modal.minimum) return undefined;
    return {
      player,
      purpose: 'choose modes',
      offers,
      minimum: modal.minimum,
      maximum: Math.min(modal.maximum, offers.length),
    };
  },
  (game, { piece, player }, chosen) =>
    game.set(
      piece,
      'context',
      contextFor(piece, player).with({ modes: [...chosen].sort((one, other) => one - other) }),
    ),
);
