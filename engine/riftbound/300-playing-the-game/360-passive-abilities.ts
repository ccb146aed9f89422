/** Passive abilities: statements that are simply true (361–363). */
import { timesToPlay } from '../../card-game/turn/times';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import { definition, fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject, Location } from '../object';
import { contextOf, fits, holds, locations } from '../phrases';
import type { Filter, StatedTime, Statement, StaticAbility } from '../text/tree/index';
import { isUsedUp } from './382-the-next-one';

/** 362.1: passive abilities are active where their objects are on the board (and of legends where they are). */
export const activeOnBoard = fact(
  '362.1',
  'Passive abilities are active while their object is on the board',
  () => true,
);

/** 361.3: what a passive ability with a condition says is true only while the condition is fulfilled. */
export const conditional = definition(
  '361.3',
  'A conditional passive ability applies only while its condition is fulfilled',
  (game: RiftboundGame, ability: StaticAbility, context: Context) =>
    (ability.condition === undefined || holds(game, ability.condition, context)) &&
    appliesWithLegion(game, ability, context.controller),
  () => true,
);

/** Is it the time that a card names for its play? */
function isTime(game: RiftboundGame, player: number, { during }: StatedTime): boolean {
  if (during?.whose !== undefined && (game.now.active === player) !== (during.whose === 'your')) return false;
  if (during?.part === 'showdown') return game.now.showdown !== undefined;
  return during?.part !== 'combat' || game.now.combat !== undefined;
}

/** 363.1: a passive ability that speaks of playing the card works wherever the card can be played from. */
export const playOnlyThen = prohibition<GameObject>(
  '363.1',
  'A card that says when it is played is played at no other time, from whatever zone',
  'play',
  (game, player, { card }) => timesToPlay(card.abilities).some((time) => !isTime(game, player, time)),
);

interface Said {
  readonly statement: Statement;
  readonly context: Context;
}

/** What is said of how an object enters the board: by its own text, which works as it enters, and by others'. */
function saidOfEntering(game: RiftboundGame, object: GameObject): readonly Said[] {
  const context = contextOf(object);
  const own = object.card.abilities.flatMap((ability): readonly Said[] =>
    ability.kind === 'static' && conditional(game, ability, context)
      ? [{ statement: ability.statement, context }]
      : [],
  );
  // Said of the next one, it has been used up once that is known (384).
  return [...own, ...game.activeStatements('enters').filter((standing) => !isUsedUp(standing))];
}

/** What enters isn't there yet: "here" is where it is going. */
function fitsWhereItEnters(
  game: RiftboundGame,
  filter: Filter,
  object: GameObject,
  to: Location | undefined,
  context: Context,
): boolean {
  const { at, ...rest } = filter;
  if (at === undefined || to === undefined) return fits(game, filter, object, context);
  return locations(game, at, context).includes(to) && fits(game, rest, object, context);
}

/** 361: "enters ready", "enters exhausted". Undefined: nothing is said of it. */
export const entersAsSaid = fact(
  '361',
  'What a passive ability says of how an object enters is true',
  (game: RiftboundGame, object: GameObject, how: 'ready' | 'exhausted', to: Location | undefined) =>
    saidOfEntering(game, object).some(
      ({ statement, context }) =>
        statement.says === 'enters' &&
        statement.how === how &&
        (statement.subject.ref === 'this'
          ? context.source === object
          : statement.subject.ref === 'all' &&
            fitsWhereItEnters(game, statement.subject.filter, object, to, context)),
    ),
);
