import { legalTargetsOf } from '../../card-game/targets/legal-targets';
import { concatMap } from '../../kernel';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { candidates, fits } from '../phrases';
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
  '110.2',
  'Targets are permanents unless the text names another zone',
  (game: LegionsGame, filter: Filter) => candidates(game, filter),
  (game, filter) => [
    ...candidates(game, filter),
    ...concatMap(game.players, (player) => player.graveyard.objects),
  ],
);

/** 110.5: nothing targets itself on the chain of events. */
export const notItself = fact(
  '110.5',
  "An object on the chain of events can't target itself",
  (game, object: GameObject, self: GameObject | undefined) => object === self && object.zone === game.chain,
);

/** Effects that keep an object from being a target. */
export const cantBeTargeted = fact(
  '601.1c',
  "What can't be targeted is no legal target",
  (game, object: GameObject) => {
    for (const standing of game.activeStatements("can't be targeted"))
      if (
        standing.statement.says === "can't be targeted" &&
        speaksOf(game, standing, standing.statement.subject, object)
      )
        return true;
    return false;
  },
);

const described = (game: LegionsGame, { what, filter }: TargetSpecification): Filter =>
  what === 'any target'
    ? {
        ...anyTarget(game),
        ...(filter.other ? { other: true } : {}),
        ...(filter.controller ? { controller: filter.controller } : {}),
      }
    : filter;

/** A face-down base is described as one only where the text says so. */
const isHiddenFrom = (object: GameObject, filter: Filter): boolean =>
  object.faceDown && object.card.types.includes('base') && !filter.statuses?.includes('face down');

export const { legalTargets, countLegalTargets, isStillLegal } = legalTargetsOf<LegionsTypes>({
  fits,
  described,
  among: targetZone,
  isExempt: (game, object, filter, self) =>
    isHiddenFrom(object, filter) || notItself(game, object, self) || cantBeTargeted(game, object),
  playersFor: (game, { controller }, context) =>
    game.players.flatMap(({ seat, inGame }) =>
      inGame && (!controller || (controller === 'you') === (seat === context.controller)) ? [seat] : [],
    ),
  isPlaying: (game, seat) => game.player(seat).inGame,
  ofObject: (object) => ({ object }),
  ofPlayer: (player) => ({ player }),
});
