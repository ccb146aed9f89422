/** How an event is held against a trigger: whom it is about, and what it means to the ability. */
import { hasBecome } from '../../card-game/objects/game-object';
import * as layer from '../../card-game/phrases/subject';
import { type TriggerWord, usualTriggers } from '../../card-game/triggers/trigger-words';
import type { Subject as SubjectOf } from '../../text/tree';
import { isOneHappening } from '../7-additional-rules/700-one-happening';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { fits, players } from '../text/phrases';
import type { MagicTree, Trigger, Who } from '../text/tree';

type Subject = SubjectOf<MagicTree>;

/** Is this the object that a trigger is about? "This" may have become another one by what happened. */
export const isSubject = (
  game: MagicGame,
  subject: Subject,
  object: MagicObject,
  context: Context,
): boolean =>
  (subject.this === true && hasBecome(object, context.source)) ||
  layer.isSubject<MagicTypes>(fits, game, subject, object, context);

/** Is this one of the players that a trigger is about? */
export const isWho = (game: MagicGame, who: Who, player: number | undefined, context: Context): boolean =>
  player !== undefined && players(game, who, context).includes(player);

/** What an event means to an ability that it sets off: `that` is "it". */
export const matchOf = ({ about }: Occurrence, that: MagicObject | undefined, who = about.player): Match => ({
  that: that ? [that] : [],
  thatMuch: about.amount ?? 0,
  thatPlayer: who,
});

/** The rows that most words have. */
export const { happens, isDone, isDoneTo } = usualTriggers<MagicTypes, Subject, Who>({
  isSubject,
  isWho,
  isAsSaid: (game, trigger, { became }, context) =>
    !('graveyardOf' in trigger && trigger.graveyardOf) ||
    isWho(game, trigger.graveyardOf, became[0]?.owner, context),
  matched: matchOf,
});

/** A.4.17: the same, once for all that the word means at a time, where the text says so. */
export const onceTogether = <G extends Trigger & { readonly together?: true }>(
  word: TriggerWord<MagicTypes, G>,
): TriggerWord<MagicTypes, G> => ({
  ...word,
  match: (game, trigger, event, context, all) => {
    const match = word.match(game, trigger, event, context, all);
    if (!match || !trigger.together) return match;
    return all.find((each) => word.match(game, trigger, each, context, all)) === event ? match : undefined;
  },
});

/** The same, once for all damage of a time that is alike, with how much it is together. */
export const onceForAll = <G extends Trigger>(
  word: TriggerWord<MagicTypes, G>,
  isAlike: (trigger: G, one: Occurrence['about'], other: Occurrence['about']) => boolean,
): TriggerWord<MagicTypes, G> => ({
  ...word,
  match: (game, trigger, event, context, all) => {
    const match = word.match(game, trigger, event, context, all);
    if (!match || !isOneHappening(game, event)) return match;
    const alike = all.filter(
      (each) =>
        each === event ||
        (isAlike(trigger, each.about, event.about) && word.match(game, trigger, each, context, all)),
    );
    const thatMuch = alike.reduce((sum, { about }) => sum + (about.amount ?? 0), 0);
    return alike[0] === event ? { ...match, thatMuch } : undefined;
  },
});
