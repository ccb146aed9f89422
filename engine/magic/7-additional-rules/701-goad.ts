import type { Requirement } from '../../card-game/combat/requirements';
import { concatMap } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, Standing } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { begins } from '../t-timing/T.8-continuous-effects';
import { saidOf, speaksOf } from '../t-timing/T.8-statements';
import { defendingPlayer, objects } from '../text/phrases';

/** 701.15d */
export const goadedAlready = fact(
  { '2025': '701.15d' },
  'A creature that a player has goaded is not goaded by the same player again',
  (game: MagicGame, object: MagicObject, player: number) =>
    saidOf(game, 'goaded', object).some(({ context }) => context.controller === player),
);

/** 701.15a */
export const goading = instruction(
  { '2025': '701.15a' },
  'A creature that is goaded is so until the next turn of the player who did it',
  'goad',
  {
    perform: (game, effect, context, { chosen }) =>
      concatMap(objects(game, effect.object, context, chosen), (object) =>
        object.ceased || goadedAlready(game, object, context.controller)
          ? []
          : begins(game, context, 'until your next turn', {
              objects: [object],
              statement: { says: 'goaded', subject: effect.object },
            }),
      ),
  },
);

/** 701.15b, 701.15c: by each player who goaded it. */
export const goadedAttacks = fact(
  { '2025': '701.15b' },
  'A goaded creature attacks if able, and another player than who goaded it if able',
  (game: MagicGame, standing: Standing, object: MagicObject) =>
    standing.statement.says === 'goaded' && speaksOf(game, standing, standing.statement.subject, object),
);

/** A creature that is goaded, and by whom. */
interface Goad {
  readonly object: MagicObject;
  readonly by: number;
}

/** 701.15c */
export const goadedByEach = definition(
  { '2025': '701.15c' },
  'Of a creature that several players goaded as many requirements are to be obeyed',
  (_game: MagicGame, goads: readonly Goad[]): readonly Goad[] => goads,
  (_game, goads) =>
    goads.filter(({ object }, place) => goads.findIndex((each) => each.object === object) === place),
);

/** What attacks could obey of goaded creatures: that they attack, and that they attack somebody else. */
export function requirementsOfGoaded(game: MagicGame): readonly Requirement<MagicObject>[] {
  const goads = concatMap(game.activeStatements('goaded'), (standing) =>
    game.inPlay.objects
      .filter((object) => goadedAttacks(game, standing, object))
      .map((object): Goad => ({ object, by: standing.context.controller })),
  );
  return concatMap(goadedByEach(game, goads), ({ object, by }) => {
    const attacks: Requirement<MagicObject> = (attacker) => attacker === object;
    return defendingPlayer(game) === by ? [attacks] : [attacks, attacks];
  });
}
