import { effectsEnd } from '../../card-game/continuous/durations';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { LastingEffect, MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { amount, objects } from '../text/phrases';
import type { Duration, Modification, ObjectReference, Statement } from '../text/tree';
import { linkedTogether } from '../z-zones/Z.8-linked-cards';
import { hasLapsed, isOver } from './T.8-times-over';

/** The activated abilities that objects have now, as something else gains them. */
function abilitiesOf(game: MagicGame, object: ObjectReference, context: Context): readonly Modification[] {
  const gained = objects(game, object, context).flatMap((each) =>
    game.abilitiesOf(each).filter(({ kind }) => kind === 'activated'),
  );
  return linkedTogether(game, gained, game.now.nextTimestamp).map((ability) => ({
    change: 'gain ability',
    ability,
  }));
}

/** T.8.3 */
export const lockedIn = definition(
  { '2003': 'T.8.3', '2013': '611.2d', '2025': assumed('T.8.3', { from: '2003' }) },
  'The numbers of an effect are worked out once, as it begins',
  (game: MagicGame, modifications: readonly Modification[], context: Context) =>
    modifications.flatMap((each): readonly Modification[] => {
      if (each.change === 'gain abilities of') return abilitiesOf(game, each.object, context);
      if (each.change === 'modify')
        return [{ ...each, by: { amount: 'number', value: amount(game, each.by, context) } }];
      return 'to' in each
        ? [{ ...each, to: { amount: 'number', value: amount(game, each.to, context) } }]
        : [each];
    }),
  (_game, modifications) => [...modifications],
);

/** T.8.4 */
export const neverBegins = fact(
  { '2003': 'T.8.4', '2013': '611.2b', '2025': assumed('611.2b', { from: '2013' }) },
  'An effect whose time is over before it begins never does',
  (game: MagicGame, context: Context, duration: Duration) =>
    isOver(context, duration) || hasLapsed(game, context, duration),
);

/** E.11.2 */
export const lastsNoLonger = fact(
  { '2003': 'E.11.2', '2013': '611.2b', '2025': assumed('611.2b', { from: '2013' }) },
  'What lasts for as long as something is so of a permanent ends when it no longer is, or is not in play',
  (_game: MagicGame, { context, duration }: { readonly context: Context; readonly duration: Duration }) =>
    isOver(context, duration),
);

/** The event of an effect beginning that was left behind; none where it would end at once. */
export function begins(
  game: MagicGame,
  context: Context,
  duration: Duration,
  what: Partial<LastingEffect>,
): readonly Occurrence[] {
  if (neverBegins(game, context, duration)) return [];
  const [object] = what.objects ?? [];
  return [
    new Occurrence('begin an effect', { source: context.source, ...(object && { object }) }, () =>
      game.journal.push(game.effects, {
        context,
        duration,
        timestamp: game.timestamp(),
        turn: game.now.turn,
        objects: [],
        modifications: [],
        statement: undefined,
        prevention: undefined,
        remaining: undefined,
        sources: undefined,
        players: [],
        ...what,
      }),
    ),
  ];
}

export const applying = instruction(
  {
    '2003': 'T.8.1',
    '2013': '611.2c',
    '2025': assumed('T.8.1', { from: '2003' }),
  },
  'A continuous effect applies to the permanents that it was fixed to, for as long as it says',
  'apply',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased)
        .flatMap((object) =>
          begins(game, context, effect.duration, {
            objects: [object],
            modifications: lockedIn(game, effect.modifications, context.ofOne(effect.object, object)),
          }),
        ),
  },
);

/** The objects that a statement is made of; of none in particular where it is about players. */
function statedOf(
  game: MagicGame,
  statement: Statement,
  context: Context,
  chosen: readonly MagicObject[],
): readonly MagicObject[] {
  const [first] = statement.says === 'all' ? statement.statements : [statement];
  return first && 'subject' in first && first.subject
    ? objects(game, first.subject, context, chosen).filter((object) => !object.ceased)
    : [];
}

const isAboutObjects = (statement: Statement): boolean =>
  statement.says === 'all' ? statement.statements.some(isAboutObjects) : 'subject' in statement;

/** 611.2c: it changes the rules of the game; a player goads what is there (701.15a). */
export const fixesNoSet = fact(
  { '2013': '611.2c', '2025': assumed('611.2c', { from: '2013' }) },
  'What is said for a while of all that is such, and changes nothing of what it is, is so of what comes later',
  (_game: MagicGame, statement: Statement): boolean => {
    const [first] = statement.says === 'all' ? statement.statements : [statement];
    return (
      first?.says !== 'goaded' && first !== undefined && 'subject' in first && first.subject?.ref === 'all'
    );
  },
);

export const stating = instruction(
  { '2003': 'T.8.1', '2013': '611.2c', '2025': assumed('T.8.1', { from: '2003' }) },
  'What is said to be so for a while is so of the permanents that it was fixed to',
  'state',
  {
    perform: (game, effect, context, { chosen }) => {
      if (effect.duration !== 'through its next untap step' && fixesNoSet(game, effect.statement))
        return begins(game, context, effect.duration, { statement: effect.statement });
      const of = statedOf(game, effect.statement, context, chosen);
      if (of.length === 0 && isAboutObjects(effect.statement)) return [];
      // Each has a step of its own after which the effect ends for it.
      const each = effect.duration === 'through its next untap step' ? of.map((one) => [one]) : [of];
      return each.flatMap((some) =>
        begins(game, context, effect.duration, { objects: some, statement: effect.statement }),
      );
    },
  },
);

/** T.8.14 */
export const hasEnded = fact(
  { '2003': 'T.8.14', '2013': '611.2a', '2025': assumed('T.8.14', { from: '2003' }) },
  'An effect of limited duration ends when it says',
  (_game: MagicGame, duration: Duration, ended: readonly Duration[]) => ended.includes(duration),
);

/** The events of effects ending that last for as long as something is so. */
export const endOvertaken = (game: MagicGame): readonly Occurrence[] =>
  game.effects.length === 0
    ? []
    : effectsEnd<MagicTypes>(game, {
        effects: game.effects.filter((effect) => lastsNoLonger(game, effect)),
        delayed: [],
      });

/** The events of effects ending that last through an untap step of a player. */
export const endAfterUntapping = (game: MagicGame, seat: number): readonly Occurrence[] =>
  effectsEnd<MagicTypes>(game, {
    effects: game.effects.filter(
      ({ duration, objects: about }) =>
        about.some(({ controller }) => controller === seat) &&
        hasEnded(game, duration, ['through its next untap step']),
    ),
    delayed: [],
  });

/** The events of effects and delayed abilities ending whose time has come: of all of them, or of those that a player began. */
export const endEffects = (
  game: MagicGame,
  ended: readonly Duration[],
  isBegunBy: (seat: number) => boolean = () => true,
): readonly Occurrence[] => {
  const isOverNow = (duration: Duration, { controller }: Context): boolean =>
    isBegunBy(controller) && hasEnded(game, duration, ended);
  return effectsEnd<MagicTypes>(game, {
    effects: game.effects.filter(({ duration, context }) => isOverNow(duration, context)),
    delayed: game.delayed.filter(
      ({ duration, context }) => duration !== undefined && isOverNow(duration, context),
    ),
  });
};
