/** Effects that change who controls a permanent, and give it back as they end (108.2b, 609.1b). */

import { concatMap } from '../../kernel';
import type { EffectOf } from '../../kernel/instruction';
import { faceUpBasesOf } from '../1-game-concepts/108-permanents';
import { hasCapacity, staysItsOwners } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { battleStatusesOf, removeFromBattle } from '../4-zones/battle-state';
import { controlsNoMore } from '../8-multiplayer-rules/800-general';
import type { LastingEffect } from '../effects-in-force';
import { AS_WRITTEN, consequence, fact, varied } from '../forms';
import type { LegionsGame } from '../game';
import { choicesIn, instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { controllerOf, objects, players } from '../phrases';
import type { Effect } from '../text/tree';
import { beginEffect } from './608-continuous-effects';
import { asItIsAttached } from './609-timestamps';

/** 609.1b: effects that change control. */
export const controlLayer = consequence(
  '609.1b',
  'Layer 2: what changes control',
  (game, object: GameObject, player: number) => game.set(object, 'controller', player),
  'layer',
);

/** Which permanents somebody would gain control of. */
const gained = (
  game: LegionsGame,
  { object: phrase }: EffectOf<Effect, 'gain control'>,
  context: Context,
  chosen: readonly GameObject[],
  player: number,
): readonly GameObject[] =>
  objects(game, phrase, context, chosen).filter(
    (object) => !object.ceased && object.controller !== player && !staysItsOwners(game, object),
  );

/** 108.2b: who gains control puts the permanent into a base with room; without one nothing happens. */
const controlGained = instruction(
  '108.2b',
  'Who gains control of a permanent chooses a base with room for it',
  'gain control',
  {
    choices: (game, effect, context) => [
      ...choicesIn(game, effect, context),
      ...players(game, effect.who, context)
        .slice(0, 1)
        .map((player) => {
          const objects = faceUpBasesOf(game, player).filter((base) => hasCapacity(game, base, 1));
          return {
            player,
            purpose: 'choose a base',
            objects,
            minimum: Math.min(1, objects.length),
            maximum: Math.min(1, objects.length),
          };
        }),
    ],
    perform: (game, effect, context, { chosen }) => {
      const [player] = players(game, effect.who, context);
      // Bases stay their owners': only the last that is chosen is one.
      const base = chosen.findLast((object) => object.card.types.includes('base'));
      if (player === undefined || !base || controlsNoMore(game, player)) return [];
      return concatMap(
        gained(game, effect, context, chosen, player).filter((object) => object !== base),
        (object) => [
          changeControl(object, player, base),
          beginEffect({
            context: context.copy(),
            duration: effect.duration,
            objects: [object],
            control: { from: controllerOf(object), base: object.attachedTo },
          }),
        ],
      );
    },
  },
);

export const gainingControl = varied(controlGained, {
  'what without a base with room': {
    'nothing happens': AS_WRITTEN,
    // low-012
    'it is put into the graveyard': {
      perform: (game, effect, context, tools) => {
        const { chosen } = tools;
        const isPlaced = chosen.some((object) => object.card.types.includes('base'));
        if (isPlaced || effect.do !== 'gain control')
          return controlGained.perform(game, effect, context, tools);
        const [player] = players(game, effect.who, context);
        if (player === undefined || controlsNoMore(game, player)) return [];
        return gained(game, effect, context, chosen, player).map((object) =>
          move(object, 'put into a graveyard', { zone: 'graveyard' }),
        );
      },
    },
  },
});

/** The event of a permanent changing control. */
export function changeControl(object: GameObject, player: number, base: GameObject): Occurrence {
  const about = { object, player, onto: base, lostBy: object.controller, inBattle: battleStatusesOf(object) };
  return new Occurrence('change control', about, (game) => {
    removeFromBattle(game, object);
    attach(game, object, base);
    controlLayer(game, object, player);
  });
}

/** Attaches a permanent on the battlefield to a base. */
export function attach(game: LegionsGame, object: GameObject, base: GameObject): void {
  if (object.attachedTo) game.journal.remove(object.attachedTo.attached, object);
  game.journal.push(base.attached, object);
  game.set(object, 'attachedTo', base);
  game.set(object, 'timestamp', asItIsAttached(game, game.timestamp(), object));
}

/** 609.1b: when effects that gave control end, control goes back; the permanent goes to its base, or another with room. */
export const givenBack = (game: LegionsGame, ended: readonly LastingEffect[]): readonly Occurrence[] => {
  const objects = new Set(concatMap(ended, (effect) => (effect.control ? effect.objects : [])));
  return concatMap([...objects], (object) => backTo(game, object, ended));
};

/** To whom: of those that gave control one after another, all that end together go back to before the first of them. */
function backTo(
  game: LegionsGame,
  object: GameObject,
  ended: readonly LastingEffect[],
): readonly Occurrence[] {
  const giving = game.effects.filter((effect) => effect.control && effect.objects.includes(object));
  const lasting = giving.findLastIndex((effect) => !ended.includes(effect));
  const control = giving[lasting + 1]?.control;
  if (!control || object.ceased || object.controller === control.from) return [];
  if (expelledInstead(game, control.from)) return [move(object, 'expel', { zone: 'expelled' })];
  const bases = faceUpBasesOf(game, control.from).filter((base) => hasCapacity(game, base, 1));
  const base = bases.find((each) => each === control.base) ?? bases[0] ?? object.attachedTo;
  return [
    base
      ? changeControl(object, control.from, base)
      : new Occurrence('change control', { object, player: control.from }, () =>
          controlLayer(game, object, control.from),
        ),
  ];
}

/** 800.3c: what would go back to a player who has left the game is expelled. */
export const expelledInstead = fact(
  '800.3c',
  'What would go back to a player who has left the game is expelled',
  (game: LegionsGame, seat: number) => !game.player(seat).inGame,
);
