/** Local enchantments that are put into play without being played. */
import { assumed, concatMap } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { players } from '../text/phrases';
import type { Who } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';
import { canEnchant } from './K.12-illegal-enchantments';

const hostsFor = (game: MagicGame, enchantment: MagicObject): readonly MagicObject[] =>
  enchantment.ceased ? [] : game.inPlay.objects.filter((each) => canEnchant(game, enchantment, each));

/** K.12.14 */
export const staysWhereItWas = fact(
  {
    '2003': 'K.12.14',
    '2013': assumed('K.12.14', { from: '2003' }),
    '2025': assumed('K.12.14', { from: '2003' }),
  },
  'A local enchantment that there is nothing for is not put into play',
  (_game: MagicGame, hosts: readonly MagicObject[]) => hosts.length === 0,
);

/** Whom what is put into play is controlled by first. */
export function controllerUnder(
  game: MagicGame,
  under: Who | undefined,
  object: MagicObject,
  context: Context,
): number {
  if (!under) return context.controller;
  if (under.who === 'owner of') return object.owner;
  const by = players(game, under, context);
  // Of several players each puts there what is their own.
  return by.includes(object.owner) ? object.owner : (by[0] ?? context.controller);
}

/** K.12.12: it is no target; who puts it into play chooses as that is done. */
export const puttingOntoSomething = instruction(
  {
    '2003': 'K.12.12',
    '2013': assumed('303.4f', { from: ['2003', 'K.12.12'] }),
    '2025': assumed('K.12.12', { from: '2003' }),
  },
  'Who puts a local enchantment into play chooses what it is on',
  'put enchantment into play',
  {
    choices: (game, _effect, context) =>
      context.that.flatMap((enchantment) => {
        const hosts = hostsFor(game, enchantment);
        return hosts.length === 0
          ? []
          : [
              {
                player: context.controller,
                purpose: 'put enchantment into play',
                objects: hosts,
                minimum: 1,
                maximum: 1,
              },
            ];
      }),
    perform: (game, { under }, context, { chosen }) =>
      concatMap(context.that, (enchantment) =>
        enchantment.ceased || staysWhereItWas(game, hostsFor(game, enchantment))
          ? []
          : [
              move(enchantment, 'come into play', {
                zone: 'in play',
                controller: controllerUnder(game, under, enchantment, context),
                onto: chosen[0],
              }),
            ],
      ),
  },
);
