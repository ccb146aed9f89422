import { type Consequence, concatMap } from '../../kernel';
import { nextInTurnOrder } from '../1-game-concepts/101-players';
import { hasCapacity } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { saysNow } from '../conditions';
import { consequence, definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { choicesIn, instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf, objects } from '../phrases';
import { isAbility, removalOf } from './605-resolving-cards-and-abilities';
import { attach } from './608-changing-control';
import { speaksOf } from './609-statements';

export const preventedAbility = definition(
  '701.9c',
  'An ability that is prevented from resolving is removed, and nothing happens',
  (game: LegionsGame, ability: GameObject): readonly Occurrence[] => [removalOf(game, ability)],
  () => [],
);

export const preventingFromResolving = instruction(
  '701.9b',
  'A card that is prevented from resolving leaves the chain of events',
  'prevent from resolving',
  {
    perform: (game, effect, context, { chosen }) =>
      concatMap(
        objects(game, effect.object, context, chosen).filter(
          (object) =>
            !object.ceased && object.zone === game.chain && !cantBePreventedFromResolving(game, object),
        ),
        (object) => (isAbility(object) ? preventedAbility(game, object) : [removalOf(game, object)]),
      ).map((event) => event.with({ prevented: true })),
  },
);

/** 109.4f, 604.5: text that keeps a card from being prevented. */
export const cantBePreventedFromResolving = fact(
  '604.5',
  "What can't be prevented from resolving isn't",
  (game: LegionsGame, object: GameObject) =>
    object.card.abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.statement.says === "can't be prevented" &&
        ability.statement.what === 'resolving' &&
        saysNow(game, ability, contextOf(object)),
    ) ||
    (object.ability !== undefined &&
      'instructions' in object.ability &&
      object.ability.instructions.includes("can't be prevented")) ||
    game
      .activeStatements("can't be prevented")
      .some(
        (standing) =>
          standing.statement.says === "can't be prevented" &&
          standing.statement.what === 'resolving' &&
          (!standing.statement.subject || speaksOf(game, standing, standing.statement.subject, object)),
      ),
);

/** 404.2f, 404.2g: a base without room for everything that is moved is no legal place for any of it. */
export const noRoomForAll = fact(
  { number: '404.2g', restates: ['404.2f'] },
  'Without room for all of them, none is moved',
  (game, base: GameObject, moved: readonly GameObject[]) => !hasCapacity(game, base, moved.length),
);

/** 114.2a, 701.3a: permanents are moved from base to base, with everything on them. */
export const movingToBase = instruction('701.3a', 'Permanents are moved to another base', 'move to base', {
  choices: (game, effect, context) =>
    choicesIn(game, effect, context).map((request) => {
      if (effect.base.ref !== 'choice') return request;
      const moved = objects(game, effect.object, context);
      // 605.2d: where nothing of it could be moved is no choice.
      const bases = request.objects.filter((base) => {
        const there = movedTo(game, base, moved);
        return there.length > 0 && hasCapacity(game, base, there.length);
      });
      const count = Math.min(1, bases.length);
      return { ...request, objects: bases, minimum: count, maximum: count };
    }),
  perform: (game, effect, context, { chosen }) => {
    const bases = objects(game, effect.base, context, chosen);
    const all = objects(game, effect.object, context, chosen);
    // Each player's own go to that player's.
    if (bases.length > 1)
      return concatMap(bases, (base) =>
        movedTo(game, base, all).map((object) => moveBetweenBases(object, base)),
      );
    const [base] = bases;
    if (!base) return [];
    const permanents = all.filter((object) => object.attachedTo !== base && canBeMoved(game, object));
    if (permanents.some((object) => object.controller !== base.controller)) return [];
    if (noRoomForAll(game, base, permanents)) {
      game.set(context, 'stopped', true);
      return [];
    }
    return permanents.map((object) => moveBetweenBases(object, base));
  },
});

/** Which of several permanents could be moved to a base. */
const movedTo = (
  game: LegionsGame,
  base: GameObject,
  objects: readonly GameObject[],
): readonly GameObject[] =>
  objects.filter(
    (object) =>
      object.attachedTo !== base && object.controller === base.controller && canBeMoved(game, object),
  );

const canBeMoved = (game: LegionsGame, object: GameObject): boolean =>
  !object.ceased &&
  object.zone === game.battlefield &&
  object.attachedTo !== undefined &&
  canMove(game, object);

const canMove = (game: LegionsGame, object: GameObject): boolean =>
  game.forbidding('move between bases', object.controller ?? object.owner, object) === undefined;

/** The event of a permanent moving from one base to another. */
export const moveBetweenBases = (object: GameObject, base: GameObject): Occurrence =>
  new Occurrence('move between bases', { object, onto: base, player: object.controller }, (game) => {
    attach(game, object, base);
    game.set(object, 'movedOnTurn', game.now.turn);
  });

/** 607.3c: whoever controlled it before. */
export const returnsUnder = definition(
  '607.3c',
  "What returns does so under its owner's control",
  (_game, object: GameObject): number => object.owner,
  (game, object) => nextInTurnOrder(game, object.owner),
);

/** Right after events: returns what was expelled until an object left the battlefield. */
export function returnExpelled(game: LegionsGame): void {
  if (game.returning.length === 0) return;
  const due = game.returning.filter(({ source }) => source.ceased);
  if (due.length > 0) returning(game, due);
}

/** 607.3: what was expelled "until this leaves the battlefield" returns right afterwards, to the base that it was in, if there is room. */
export const returning: Consequence<LegionsGame, [readonly LegionsGame['returning'][number][]]> = consequence(
  '607.3',
  'What was expelled until something happens returns when it has',
  (game, due) => {
    for (const entry of due) game.journal.remove(game.returning, entry);
    // 305.3d: those that return at once take room from each other.
    const taken = new Map<GameObject, number>();
    const back = due.filter(({ object, base }) => {
      const more = (taken.get(base) ?? 0) + 1;
      if (object.ceased || object.zone !== game.expelled || base.ceased || !hasCapacity(game, base, more))
        return false;
      taken.set(base, more);
      return true;
    });
    game.propose(
      ...back.map(({ object, base }) =>
        game.because(
          returning,
          move(object, 'enter the battlefield', {
            zone: 'battlefield',
            base,
            controller: returnsUnder(game, object),
          }),
        ),
      ),
    );
  },
);
