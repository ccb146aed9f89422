/** Choosing modes as a spell or ability is played (352.1, 390.1), and whether there are choices enough for it. */
import { choosing, query, type Step } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Ability, TargetSpecification } from '../text/tree/index';
import { announced, hasLegalTargets, leastTargets, legalTargets } from './350-choices';
import { hasGroup } from './350-groups';
import type { Proposal } from './350-making-choices';
import { modalOf, modalsOf, modeOf, targetsIn, targetsInModes } from './350-modes';
import { leavesOthers } from './350-others';
import { mostOfASplit } from './350-splitting';
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
  (
    game: RiftboundGame,
    abilities: readonly Ability[],
    context: Context,
    piece: Piece,
    execution: number,
  ): readonly number[] => {
    const all = abilities.flatMap(({ targets }) => targets);
    return (modalsOf(abilities)[execution]?.modes ?? []).flatMap((mode, place) =>
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
  const all = targetsInModes(abilities, []);
  if (!all.every((wanted) => canBeChosen(game, wanted, context, piece))) return false;
  const isEnoughFor = (wanted: TargetSpecification): boolean =>
    leastTargets(game, wanted, context) <= mostOfASplit(game, abilities, wanted, context);
  if (!all.every(isEnoughFor)) return false;
  if (!leavesOthers(game, all, context, piece)) return false;
  const modal = modalOf(abilities);
  return !modal || legalModes(game, abilities, context, piece, 0).length >= modal.minimum;
}

/** The same for what a player could play or activate, before anything is chosen: asked at each priority. */
export const couldChooseEnough = query(
  'whether a player could choose enough for what is played or activated',
  (game: RiftboundGame, abilities: readonly Ability[], player: number, piece: Piece): boolean =>
    enoughChoices(game, abilities, contextOf(piece, player), piece),
);

export const chooseModes: Step<RiftboundGame, Proposal> = choosing(
  ['352.1', '185.2.b', '185.4.d', '390.1', '746.2', '746.2.a'],
  'Modes are chosen, for each time that the instructions are executed',
  (game, { piece, player, moded = 0 }: Proposal) => {
    const abilities = announced(piece);
    const modal = modalsOf(abilities)[moded];
    if (piece.gone || !modal) return undefined;
    const offers = legalModes(game, abilities, contextFor(piece, player), piece, moded).map((value) => ({
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
  (game, data, chosen) => {
    const { piece, player, moded = 0 } = data;
    const modal = modalsOf(announced(piece))[moded];
    if (!modal) return undefined;
    const before = moded === 0 ? [] : (piece.context?.modes ?? []);
    const now = [...chosen].sort((one, other) => one - other).map((mode) => modeOf(moded, mode, modal));
    game.set(piece, 'context', contextFor(piece, player).with({ modes: [...before, ...now] }));
    game.set(data, 'moded', moded + 1);
    return 'again';
  },
);
