import { choosingDiscards } from '../../card-game/keywords/hands';
import { concatMap, type EffectOf } from '../../kernel';
import { opponentsOf } from '../1-game-concepts/101-players';
import { faceUpBasesOf, putUnder } from '../1-game-concepts/108-permanents';
import { hasCapacity, movable } from '../3-card-types/301-bases';
import { move, type ZoneName } from '../4-zones/400-general';
import { enteringBlocking } from '../5-turn-structure/509-blocking-by-effects';
import { controlsNoMore } from '../8-multiplayer-rules/800-general';
import { phrases } from '../conditions';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { type ChoiceRequest, choicesIn, countOf, instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { amountFor, controllerOf, fits, objects, players, whoever } from '../phrases';
import type { Effect } from '../text/tree';
import { discard, expel, onBattlefield, sacrifice } from './701-keywords';

export const sacrificing = instruction(
  '701.12a',
  "To sacrifice a permanent: its controller puts it into its owner's graveyard",
  'sacrifice',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, effect.who, context).map((player): ChoiceRequest => {
        const objects = game.battlefield.objects.filter(
          (permanent) =>
            permanent.controller === player &&
            !permanent.card.types.includes('base') &&
            fits(
              game,
              whoever(object.filter),
              permanent,
              context.with({
                controller: player,
              }),
            ),
        );
        return {
          player,
          purpose: 'sacrifice',
          objects,
          minimum: countOf(game, object.minimum, context, objects.length),
          maximum: countOf(game, object.maximum, context, objects.length),
        };
      });
    },
    perform: (game, effect, context, { chosen }) => {
      const who = players(game, effect.who, context);
      return movable(game, onBattlefield(game, objects(game, effect.object, context, chosen)))
        .filter((object) => who.includes(controllerOf(object)))
        .map(sacrifice);
    },
  },
);

export const expelling = instruction(
  { number: '701.7a', restates: ['407.2'] },
  'To expel an object: put it into the expelled zone',
  'expel',
  {
    perform: (game, effect, context, { chosen }) => {
      const pile = game.timestamp();
      return movable(
        game,
        effect.until && alreadyLeft(game, context.source)
          ? []
          : objects(game, effect.object, context, chosen),
      ).map((object) => {
        const event = expel(object, effect.faceDown);
        return new Occurrence(event.kind, event.about, (on, occurrence) => {
          event.change(on, occurrence);
          const [became] = occurrence.became;
          if (!became) return;
          on.set(became, 'pile', pile);
          on.set(context.source, 'expelled', [...context.source.expelled, became]);
          // 607.3: it comes back to the base that it was in once the source has left.
          if (effect.until && object.lastAttachedTo)
            on.journal.push(on.returning, {
              source: context.source,
              object: became,
              base: object.lastAttachedTo,
            });
        });
      });
    },
  },
);

export const leftSinceItWasPlayed = fact(
  '607.3a',
  "What would return at once doesn't leave, by a card or an activated ability",
  (_game, source: GameObject) => source.ceased,
);

export const leftSinceItTriggered = fact(
  '607.3b',
  "What would return at once doesn't leave, by a triggered ability",
  (_game, source: GameObject) => source.ceased,
);

/** Has the event already happened that would bring back what the object on top of the chain of events makes leave? */
const alreadyLeft = (game: LegionsGame, source: GameObject): boolean =>
  game.chain.top?.ability?.kind === 'triggered'
    ? leftSinceItTriggered(game, source)
    : leftSinceItWasPlayed(game, source);

export const discarding = instruction('701.5b', 'The player who discards chooses the card', 'discard', {
  choices: choosingDiscards<LegionsTypes>(phrases, amountFor, (game, seat) => game.player(seat).hand.objects),
  perform: (_game, _effect, _context, { chosen }) => chosen.map(discard),
});

/** The bases among which an object that enters can be put, as its controller chooses. */
export const openBases = (game: LegionsGame, seat: number): readonly GameObject[] =>
  faceUpBasesOf(game, seat).filter((base) => hasCapacity(game, base, 1));

export const basesToEnter = definition(
  { number: '305.3c', restates: ['302.2c', '303.2c'] },
  'The player under whose control a permanent enters chooses its base',
  (game: LegionsGame, seat: number) => openBases(game, seat),
  (game, seat) => openBases(game, seat).slice(0, 1),
);

const zoneNames: readonly ZoneName[] = ['deck', 'hand', 'graveyard', 'battlefield', 'expelled'];

type Putting = EffectOf<Effect, 'put into zone'>;

/** Under whose control something enters: of who puts it there, unless the text says otherwise. */
const controllers = (game: LegionsGame, effect: Putting, context: Context): readonly number[] =>
  (effect.under
    ? [...new Set(players(game, effect.under, ofWhatIsPut(game, effect, context)))]
    : [putUnder(game, context)]
  ).filter((seat) => !controlsNoMore(game, seat));

/** "Under its owner's control" is said of what is put there. */
function ofWhatIsPut(game: LegionsGame, { object, under }: Putting, context: Context): Context {
  const isSaidOfIt = under && 'object' in under && under.object.ref === 'that' && !under.object.types;
  if (!isSaidOfIt || object.ref === 'choice' || object.ref === 'of those') return context;
  const that = objects(game, object, context);
  return context.with({ that, before: [], elsewhere: false });
}

/** The event of a card entering, and blocking where the text says so. */
function entering(
  game: LegionsGame,
  { blocking }: Putting,
  context: Context,
  { object, to }: { readonly object: GameObject; readonly to: Parameters<typeof move>[2] },
): Occurrence {
  const event = move(object, 'enter the battlefield', to);
  if (!blocking) return event;
  const [named] = blocking.what ? objects(game, blocking.what, context) : [];
  return new Occurrence(event.kind, event.about, (on, occurrence) => {
    event.change(on, occurrence);
    const [unit] = occurrence.became;
    // 509.7a: the effect may name a unit that no longer attacks.
    if (unit && !(blocking.what && !named)) on.call(enteringBlocking, { unit, named });
  });
}

export const puttingIntoZones = instruction(
  '400.6',
  'An effect puts an object into a zone',
  'put into zone',
  {
    choices: (game, effect, context) => {
      const what = choicesIn(game, effect, context);
      if (effect.zone !== 'battlefield') return what;
      const putting = controllers(game, effect, context).filter(
        (seat) => what.length === 0 || what.some((each) => each.player !== seat || each.objects.length > 0),
      );
      const places = concatMap(putting, (player) => {
        const one = (purpose: string, objects: readonly GameObject[]): ChoiceRequest => {
          const count = Math.min(1, objects.length);
          return { player, purpose, objects, minimum: count, maximum: count };
        };
        // 508.4: the controller chooses what an entering attacker attacks.
        const attacked = concatMap(opponentsOf(game, player), (seat) => faceUpBasesOf(game, seat));
        return [
          ...(effect.base ? [] : [one('choose a base', basesToEnter(game, player))]),
          ...(effect.attacking ? [one('choose a base to attack', attacked)] : []),
        ];
      });
      return [...what, ...places];
    },
    perform: (game, effect, context, { chosen }) => {
      const seats = controllers(game, effect, context);
      // Bases to enter or to attack are chosen along with what is put there.
      const there = chosen.filter(
        (object) => object.zone === game.battlefield && object.card.types.includes('base'),
      );
      const those =
        effect.object.ref === 'choice'
          ? chosen.filter((object) => effect.zone !== 'battlefield' || !there.includes(object))
          : objects(game, effect.object, context, chosen);
      if (effect.zone === 'battlefield') {
        const bases =
          effect.base && effect.base.ref !== 'choice' ? objects(game, effect.base, context, chosen) : there;
        return concatMap(seats, (seat) => {
          // Of several players, each gets their own.
          const several = seats.length > 1;
          const mine = several ? those.filter(({ owner }) => owner === seat) : those;
          const base = several ? bases.find(({ controller }) => controller === seat) : bases[0];
          if (!base || noLegalBase(game, base, mine.length)) return [];
          const attacked = effect.attacking ? there.at(-1) : undefined;
          return movable(game, mine).map((object) =>
            entering(game, effect, context, {
              object,
              to: { zone: 'battlefield', base, controller: seat, rested: effect.rested, attacking: attacked },
            }),
          );
        });
      }
      const zone = zoneNames.find((name) => name === effect.zone) ?? 'deck';
      const place = effect.zone === 'bottom of deck' ? 'bottom' : effect.position;
      return movable(game, those).map((object) => move(object, 'put into zone', { zone, place }));
    },
  },
);

export const noLegalBase = fact(
  { number: '404.2e', restates: ['302.2d', '302.2e', '303.2d', '303.2e', '305.3d', '305.3e'] },
  'With no legal base to enter, an object stays where it is',
  (game, base: GameObject, count: number) => !hasCapacity(game, base, count),
);
