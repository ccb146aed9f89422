/** Prevention effects that were left behind: what they cover, and what is left of them once they were used. */
import { concatMap, type Rule } from '../../kernel';
import type { PreventionEffect, Tree } from '../../text/tree';
import type { LastingEffect } from '../continuous/lasting-effects';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { ChoiceRequest } from '../instructions/choice-requests';
import type { ObjectTypes } from '../types';
import type { ModifiedEvents, Modifying } from './modifying';
import type { PreventionResult } from './prevention';

type Prevents<T extends Tree> = Extract<PreventionEffect<T>, { do: 'prevent damage' }>;

/** What prevention effects keep track of besides. */
export interface LastingPrevention<T extends ObjectTypes> {
  /** How much it can still prevent; undefined is no limit. */
  readonly remaining: number | undefined;
  readonly prevention: Prevents<T['tree']> | undefined;
  /** The sources that were chosen for it; undefined: any. */
  readonly sources: readonly T['object'][] | undefined;
}

/** The types of a game whose effects may prevent damage. */
export type WithPrevention<T extends TypesOf<T>> = TypesOf<T> & {
  readonly lasting: LastingEffect<T> & LastingPrevention<T>;
};

/**
 * Makes what tells which choices a prevention effect calls for as it begins: of its source, where that is to be chosen.
 *
 * @param sources what may be chosen as the source; undefined: it isn't chosen
 * @param others the choices that the effect calls for otherwise
 */
export const choosingSource =
  <T extends WithPrevention<T>>(
    sources: (
      game: T['game'],
      from: T['tree']['object'],
      context: T['context'],
    ) => readonly T['object'][] | undefined,
    others: (
      game: T['game'],
      effect: Prevents<T['tree']>,
      context: T['context'],
    ) => readonly ChoiceRequest<T>[],
  ) =>
  (game: T['game'], effect: Prevents<T['tree']>, context: T['context']): readonly ChoiceRequest<T>[] => {
    const objects = effect.from && sources(game, effect.from, context);
    return objects
      ? [
          {
            player: context.controller,
            purpose: 'choose a source of damage',
            objects,
            minimum: 1,
            maximum: 1,
          },
        ]
      : others(game, effect, context);
  };

/** What a game's rules say of them. */
export interface LastingPreventionRules<T extends WithPrevention<T>> {
  /** What becomes of the event, of which an effect covers so much. */
  prevent(game: T['game'], event: EventOf<T>, most: number, effect: T['lasting']): PreventionResult<T>;
  /** Is an event combat damage, as the game calls it? */
  isOfCombat(event: EventOf<T>): boolean;
  /** Does a prevention effect cover what is about to be dealt damage? Asked of those that say whom they cover. */
  isCovered(
    game: T['game'],
    to: T['tree']['object'],
    effect: T['lasting'],
    about: EventOf<T>['about'],
  ): boolean;
  /** Is the source as an effect describes it, as it would deal the damage? Undefined: it speaks of what was chosen for it. */
  isSuchASource(
    game: T['game'],
    from: T['tree']['object'],
    source: T['object'] | undefined,
    context: T['context'],
  ): boolean | undefined;
  /** Is it still the source that was chosen, though another object by now? */
  isTheSameSource(game: T['game'], chosen: T['object'], source: T['object']): boolean;
  readonly nextInstance: Rule & ((game: T['game'], prevention: Prevents<T['tree']>) => boolean);
  readonly left: Rule & ((game: T['game'], remaining: number, prevented: number) => number);
  isFollowed(game: T['game'], then: T['effect']): boolean;
}

/**
 * Tells which prevention effects that were left behind could prevent the damage of an event.
 *
 * @returns asked with the event
 */
export function lastingPrevention<T extends WithPrevention<T>>({
  prevent,
  isOfCombat,
  isCovered,
  isSuchASource,
  isTheSameSource,
  nextInstance,
  left,
  isFollowed,
}: LastingPreventionRules<T>): (game: T['game'], event: EventOf<T>) => readonly Modifying<T>[] {
  function covers(
    game: T['game'],
    prevention: Prevents<T['tree']>,
    effect: T['lasting'],
    { about }: EventOf<T>,
  ): boolean {
    const { source } = about;
    if (prevention.to && !isCovered(game, prevention.to, effect, about)) return false;
    const isSuch = prevention.from && isSuchASource(game, prevention.from, source, effect.context);
    if (isSuch !== undefined) return isSuch;
    if (!effect.sources) return true;
    return (
      source !== undefined &&
      effect.sources.some((each) => each === source || isTheSameSource(game, each, source))
    );
  }

  /** Of so much of the damage to each of all: what is left for one of them is that one's own from now on. */
  function keepForOne(
    game: T['game'],
    effect: T['lasting'],
    object: T['object'] | undefined,
    remaining: number,
  ): void {
    const { prevention } = effect;
    if (!object || !prevention) return;
    game.set(effect, 'objects', [...effect.objects, object]);
    if (remaining > 0)
      game.journal.push(game.effects, {
        ...effect,
        objects: [object],
        remaining,
        prevention: { ...prevention, to: { ref: 'that' } },
      });
  }

  /** So much is left of a prevention effect that has been used. */
  function wear(
    game: T['game'],
    effect: T['lasting'],
    object: T['object'] | undefined,
    remaining: number,
  ): void {
    if (remaining === effect.remaining && remaining > 0) return;
    if (effect.prevention?.to?.ref === 'all') keepForOne(game, effect, object, remaining);
    else if (remaining > 0) game.set(effect, 'remaining', remaining);
    else game.journal.remove(game.effects, effect);
  }

  function use(
    game: T['game'],
    effect: T['lasting'],
    prevention: Prevents<T['tree']>,
    event: EventOf<T>,
  ): ModifiedEvents<T> {
    const { modified, prevented } = prevent(
      game,
      event,
      effect.remaining ?? Number.POSITIVE_INFINITY,
      effect,
    );
    const useUp = (): void => game.journal.remove(game.effects, effect);
    if (nextInstance(game, prevention)) game.keepBooks('use up a prevention effect', useUp, nextInstance);
    else if (effect.remaining !== undefined) {
      const remaining = left(game, effect.remaining, prevented);
      game.keepBooks(
        'use a prevention effect',
        () => wear(game, effect, event.about.object, remaining),
        left,
      );
    }
    return prevention.then && isFollowed(game, prevention.then)
      ? {
          ...modified,
          follow: { effect: prevention.then, context: effect.context.with({ thatMuch: prevented }) },
        }
      : modified;
  }

  return (game, event) =>
    event.kind === 'deal damage'
      ? concatMap(game.effects, (effect): readonly Modifying<T>[] => {
          const { prevention, context } = effect;
          if (
            !prevention ||
            (prevention.battle && !isOfCombat(event)) ||
            !covers(game, prevention, effect, event)
          )
            return [];
          return [
            {
              label: context.source.card.name,
              key: effect,
              ...(prevention.onto ? { redirects: true } : {}),
              ...(effect.remaining === undefined ? {} : { limit: effect.remaining }),
              modify: (each) => use(game, effect, prevention, each),
            },
          ];
        })
      : [];
}
