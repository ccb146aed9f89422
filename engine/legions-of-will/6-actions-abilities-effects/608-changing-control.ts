/** Effects that change who controls a permanent, and give it back as they end (108.2b, 609.1b). */

import { gathered } from '../../kernel';
import type { EffectOf } from '../../kernel/instruction';
import { faceUpBasesOf } from '../1-game-concepts/108-permanents';
import { hasCapacity, staysItsOwners } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { removeFromBattle } from '../4-zones/battle-state';
import { controlsNoMore } from '../8-multiplayer-rules/800-general';
import type { LastingEffect } from '../effects-in-force';
import { AS_WRITTEN, consequence, fact, varied } from '../forms';
import type { LegionsGame } from '../game';
import { choicesIn, instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { controllerOf, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect } from '../text/tree';
import { beginEffect } from './608-continuous-effects';
import { asItIsAttached } from './609-timestamps';

/** 609.1b: effects that change control. */
export const controlLayer = consequence(
  '609.1b',
  'Layer 2: what changes control',
  (game, piece: Piece, player: number) => game.set(piece, 'controller', player),
  'layer',
);

/** Which permanents somebody would gain control of. */
const gained = (
  game: LegionsGame,
  { object }: EffectOf<Effect, 'gain control'>,
  context: Context,
  chosen: readonly Piece[],
  player: number,
): readonly Piece[] =>
  objects(game, object, context, chosen).filter(
    (piece) => !piece.ceased && piece.controller !== player && !staysItsOwners(game, piece),
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
          const pieces = faceUpBasesOf(game, player).filter((base) => hasCapacity(game, base, 1));
          return {
            player,
            purpose: 'choose a base',
            pieces,
            minimum: Math.min(1, pieces.length),
            maximum: Math.min(1, pieces.length),
          };
        }),
    ],
    perform: (game, effect, context, { chosen }) => {
      const [player] = players(game, effect.who, context);
      // Bases stay their owners': only the last that is chosen is one.
      const base = chosen.findLast((piece) => piece.card.types.includes('base'));
      if (player === undefined || !base || controlsNoMore(game, player)) return [];
      return gathered(
        gained(game, effect, context, chosen, player).filter((piece) => piece !== base),
        (piece) => [
          changeControl(piece, player, base),
          beginEffect({
            context: context.copy(),
            duration: effect.duration,
            pieces: [piece],
            control: { from: controllerOf(piece), base: piece.attachedTo },
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
        const isPlaced = chosen.some((piece) => piece.card.types.includes('base'));
        if (isPlaced || effect.do !== 'gain control')
          return controlGained.perform(game, effect, context, tools);
        const [player] = players(game, effect.who, context);
        if (player === undefined || controlsNoMore(game, player)) return [];
        return gained(game, effect, context, chosen, player).map((piece) =>
          move(piece, 'put into a graveyard', { zone: 'graveyard' }),
        );
      },
    },
  },
});

/** The event of a permanent changing control. */
export const changeControl = (piece: Piece, player: number, base: Piece): Occurrence =>
  new Occurrence('change control', { piece, player, onto: base, lostBy: piece.controller }, (game) => {
    removeFromBattle(game, piece);
    attach(game, piece, base);
    controlLayer(game, piece, player);
  });

/** Attaches a permanent on the battlefield to a base. */
export function attach(game: LegionsGame, piece: Piece, base: Piece): void {
  if (piece.attachedTo) game.journal.remove(piece.attachedTo.attached, piece);
  game.journal.push(base.attached, piece);
  game.set(piece, 'attachedTo', base);
  game.set(piece, 'timestamp', asItIsAttached(game, game.timestamp(), piece));
}

/** 609.1b: when effects that gave control end, control goes back; the permanent goes to its base, or another with room. */
export const givenBack = (game: LegionsGame, ended: readonly LastingEffect[]): readonly Occurrence[] => {
  const pieces = new Set(gathered(ended, (effect) => (effect.control ? effect.pieces : [])));
  return gathered([...pieces], (piece) => backTo(game, piece, ended));
};

/** To whom: of those that gave control one after another, all that end together go back to before the first of them. */
function backTo(game: LegionsGame, piece: Piece, ended: readonly LastingEffect[]): readonly Occurrence[] {
  const giving = game.effects.filter((effect) => effect.control && effect.pieces.includes(piece));
  const lasting = giving.findLastIndex((effect) => !ended.includes(effect));
  const control = giving[lasting + 1]?.control;
  if (!control || piece.ceased || piece.controller === control.from) return [];
  if (expelledInstead(game, control.from)) return [move(piece, 'expel', { zone: 'expelled' })];
  const bases = faceUpBasesOf(game, control.from).filter((base) => hasCapacity(game, base, 1));
  const base = bases.find((each) => each === control.base) ?? bases[0] ?? piece.attachedTo;
  return [
    base
      ? changeControl(piece, control.from, base)
      : new Occurrence('change control', { piece, player: control.from }, () =>
          controlLayer(game, piece, control.from),
        ),
  ];
}

/** 800.3c: what would go back to a player who has left the game is expelled. */
export const expelledInstead = fact(
  '800.3c',
  'What would go back to a player who has left the game is expelled',
  (game: LegionsGame, seat: number) => !game.player(seat).inGame,
);
