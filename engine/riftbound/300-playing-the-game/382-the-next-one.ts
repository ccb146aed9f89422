/** What is said of the next card that a player plays: which one that is (384). */
import type { GameEvent } from '../../kernel';
import { isAbility } from '../100-game-concepts/132-category';
import type { LastingEffect, Standing } from '../effects-in-force';
import { eventConsequence, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { isOccurrence } from '../occurrence';
import { controllerOf, fits, players } from '../phrases';

/** 384: a statement about the next spell is about the one that its player finalizes next; how it enters, about what is played next. */
export const isTheNext = fact(
  '384',
  'What is said of the next card is said of the one that is played next',
  (game: RiftboundGame, { statement, context, objects }: LastingEffect, played: GameObject) => {
    if (statement === undefined || !('next' in statement) || !statement.next || objects.length > 0)
      return false;
    if (statement.says === 'enters')
      return statement.subject.ref === 'all' && fits(game, statement.subject.filter, played, context);
    return (
      players(game, statement.who, context).includes(controllerOf(played)) &&
      fits(game, statement.filter, played, context)
    );
  },
);

/** Was something said of the next card only, and another was that one (384)? */
export const isUsedUp = ({ statement, objects = [] }: Standing): boolean =>
  'next' in statement && statement.next === true && objects.length > 0;

/** Is it now that something that is played has used up a statement about the next? */
const isUsedBy = ({ statement }: LastingEffect, kind: string): boolean =>
  kind === (statement?.says === 'enters' ? 'play' : 'finalize');

/** Something that has just been played, and what is said of the next one. */
interface Next {
  readonly effect: LastingEffect;
  readonly object: GameObject;
}

/** What is said of the next, where that has just been played. */
const nextOnes = (game: RiftboundGame, events: readonly GameEvent<RiftboundGame>[]): readonly Next[] =>
  game.effects.length === 0
    ? NOTHING
    : events.flatMap((event) => {
        if (!isOccurrence(event)) return [];
        const { object } = event.about;
        if (!object || isAbility(object)) return [];
        return game.effects
          .filter((each) => isUsedBy(each, event.kind) && isTheNext(game, each, object))
          .map((effect) => ({ effect, object }));
      });

const NOTHING: readonly Next[] = [];

export const theNextIsKnown = eventConsequence(
  '384',
  'What is said of the next card is said of this one from now on',
  {
    kinds: ['finalize', 'play'],
    finds: nextOnes,
    does: (game, { effect, object }) => {
      const place = game.effects.indexOf(effect);
      if (place < 0) return;
      game.journal.remove(game.effects, effect);
      game.journal.insert(game.effects, place, { ...effect, objects: [object] });
      game.changed();
    },
  },
);
