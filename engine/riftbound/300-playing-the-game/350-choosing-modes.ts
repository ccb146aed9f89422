/** Choosing modes as a spell or ability is played (352.1, 390.1), and whether there are choices enough for it. */
import { choosingModes } from '../../card-game/play/choosing';
import type { Problem, ValuesChosen } from '../../card-game/targets/problem';
import { exists, offers, regardless, type SlotOffer } from '../../card-game/targets/solver';
import { readsTargets } from '../../card-game/targets/spoken-targets';
import { column, query } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import { contextOf } from '../phrases';
import type { Ability } from '../text/tree/index';
import { hasLegalTargets, leastTargets, type Option } from './350-choices';
import { modalsOf, targetsInModes } from './350-modes';
import { maySplit } from './350-splitting';
import type { Proposal } from './350-what-can-be-played';
import { contextFor, proposedOf } from './350-what-can-be-played';
import { problemOf, toAnnounce } from './350-whole-proposal';

/** 352.7, 390.2: the modes for which every target could be chosen. */
export const legalModes = definition(
  '352.7',
  'A mode without legal choices for its targets can not be chosen',
  (
    _game: RiftboundGame,
    problem: Problem<Option>,
    chosen: ValuesChosen<Option>,
    partly: readonly Option[],
  ): SlotOffer<Option> | undefined => offers(problem, chosen, partly),
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
  object: GameObject,
): boolean {
  if (arePlain(abilities))
    return targetsInModes(abilities, []).every((wanted) =>
      hasLegalTargets(game, wanted, leastTargets(game, wanted, context), context, object),
    );
  const { controller: player } = context;
  return exists(problemOf({ game, player, object, context, abilities, isPlaced: false }));
}

/** The same for what a player could play or activate, before anything is chosen: asked at each priority. */
export const couldChooseEnough = query(
  'whether a player could choose enough for what is played or activated',
  (game: RiftboundGame, abilities: readonly Ability[], player: number, object: GameObject): boolean =>
    enoughChoices(game, abilities, contextOf(object, player), object),
);

export const chooseModes = choosingModes<RiftboundTypes, Proposal>(
  '352.1',
  'Modes are chosen, for each time that the instructions are executed',
  {
    contextFor,
    toAnnounce: (game, { object, player }) => {
      const asked = toAnnounce(proposedOf(game, object, player));
      return object.ceased ? { ...asked, modals: [] } : asked;
    },
  },
  legalModes,
);
