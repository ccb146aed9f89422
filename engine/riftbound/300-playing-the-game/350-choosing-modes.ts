/** Choosing modes as a spell or ability is played (352.1, 390.1), and whether there are choices enough for it. */
import type { Chosen, Problem } from '../../card-game/targets/problem';
import { exists, type Offered, offers, regardless } from '../../card-game/targets/solver';
import { readsTargets } from '../../card-game/targets/spoken-targets';
import { choosing, column, query, type Step } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Ability } from '../text/tree/index';
import { announced, hasLegalTargets, leastTargets, type Option } from './350-choices';
import { modalsOf, targetsInModes } from './350-modes';
import { maySplit } from './350-splitting';
import type { Proposal } from './350-what-can-be-played';
import { contextFor, proposedOf } from './350-what-can-be-played';
import { chosenIn, modesAt, modesIn, problemOf } from './350-whole-proposal';

/** 352.7, 390.2: the modes for which every target could be chosen. */
export const legalModes = definition(
  ['352.7', '390.2'],
  'A mode without legal choices for its targets can not be chosen',
  (
    _game: RiftboundGame,
    problem: Problem<Option>,
    chosen: Chosen<Option>,
    partly: readonly Option[],
  ): Offered<Option> | undefined => offers(problem, chosen, partly),
  (_game, problem, chosen) => regardless(problem, chosen),
);

/** Hangs what can be chosen for each target of some abilities on no other choice? */
const arePlain = column(
  (abilities: readonly Ability[]) =>
    modalsOf(abilities).length === 0 &&
    abilities.every(
      (ability) =>
        !maySplit(ability) &&
        ability.targets.every(
          ({ what, filter, group, otherThan }) =>
            what !== 'location' && !group && !otherThan && !readsTargets(filter),
        ),
    ),
);

/** Is there a choice for every target (352.7), and are there modes enough? */
export function enoughChoices(
  game: RiftboundGame,
  abilities: readonly Ability[],
  context: Context,
  piece: Piece,
): boolean {
  if (arePlain(abilities))
    return targetsInModes(abilities, []).every((wanted) =>
      hasLegalTargets(game, wanted, leastTargets(game, wanted, context), context, piece),
    );
  const { controller: player } = context;
  return exists(problemOf({ game, player, piece, context, abilities, isPlaced: false }));
}

/** The same for what a player could play or activate, before anything is chosen: asked at each priority. */
export const couldChooseEnough = query(
  'whether a player could choose enough for what is played or activated',
  (game: RiftboundGame, abilities: readonly Ability[], player: number, piece: Piece): boolean =>
    enoughChoices(game, abilities, contextOf(piece, player), piece),
);

/** What can be chosen of the modes of the next execution of a text. */
function modesOffered(
  game: RiftboundGame,
  { piece, player, moded = 0, partly = [] }: Proposal,
): Offered<Option> | undefined {
  if (piece.gone || !modalsOf(announced(piece))[moded]) return undefined;
  const proposed = proposedOf(game, piece, player);
  const before = chosenIn(proposed, contextFor(piece, player)).slice(0, modesAt(moded));
  return legalModes(game, problemOf(proposed), before, partly);
}

export const chooseModes: Step<RiftboundGame, Proposal> = choosing(
  ['352.1', '185.2.b', '185.4.d', '390.1', '746.2', '746.2.a'],
  'Modes are chosen, for each time that the instructions are executed',
  (game, data: Proposal) => {
    const { piece, player, moded = 0 } = data;
    const offered = modesOffered(game, data);
    if (!offered) return undefined;
    const { values, minimum, maximum } = offered;
    const first = moded * (modalsOf(announced(piece))[moded]?.modes.length ?? 0);
    const offers = modesIn(values).map((mode) => ({
      label: `mode ${mode - first + 1}`,
      action: 'mode',
      index: mode - first,
      value: { mode },
    }));
    return { player, purpose: 'choose modes', offers, minimum, maximum };
  },
  (game, data, chosen) => {
    const { piece, player, moded = 0, partly = [] } = data;
    const all = [...partly, ...chosen];
    const goesOn = chosen.length > 0 && modesOffered(game, data)?.oneByOne === true;
    game.set(data, 'partly', goesOn ? all : undefined);
    if (goesOn && (modesOffered(game, data)?.values.length ?? 0) > 0) return 'again';
    const before = moded === 0 ? [] : (piece.context?.modes ?? []);
    game.keepBooks('choose modes', () =>
      game.set(piece, 'context', contextFor(piece, player).with({ modes: [...before, ...modesIn(all)] })),
    );
    game.set(data, 'partly', undefined);
    game.set(data, 'moded', moded + 1);
    return 'again';
  },
);
