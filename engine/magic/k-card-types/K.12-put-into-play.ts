/** Local enchantments that are put into play without being played. */
import type { Modifying } from '../../card-game/replacement/modifying';
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { contextOf, players } from '../text/phrases';
import type { Effect, Who } from '../text/tree';
import { canEnchant } from './K.12-illegal-enchantments';
import { enchantable } from './K.12-local-enchantments';

const CHOOSING: Effect = { do: 'put enchantment into play', object: { ref: 'that' } };

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

/** Who puts a local enchantment into play: of several players each puts there what is their own; undefined for other cards. */
export function putter(
  game: MagicGame,
  under: Who | undefined,
  object: MagicObject,
  context: Context,
): number | undefined {
  if (enchantable(game, object.card) === undefined) return undefined;
  const areSeveral = under && under.who !== 'owner of' && players(game, under, context).length > 1;
  return areSeveral ? controllerUnder(game, under, object, context) : context.controller;
}

/** K.12.12: it is no target; who puts it into play chooses as that is done. What several are put on is known before any is. */
export const puttingOntoSomething = instruction(
  {
    '2003': 'K.12.12',
    '2013': assumed('303.4f', { from: ['2003', 'K.12.12'] }),
    '2025': assumed('K.12.12', { from: '2003' }),
  },
  'Who puts a local enchantment into play chooses what it is on',
  'put enchantment into play',
  {
    choices: (game, _effect, { controller: player, that: [enchantment] }) => {
      const hosts = enchantment ? hostsFor(game, enchantment) : [];
      const purpose = 'put enchantment into play';
      return hosts.length === 0 ? [] : [{ player, purpose, objects: hosts, minimum: 1, maximum: 1 }];
    },
    perform: (game, _effect, { that: [enchantment] }, { chosen: [host] }) => {
      if (enchantment) game.keepBooks('choose what it is on', () => game.set(enchantment, 'comesOnto', host));
      return [];
    },
  },
);

/** What is done as a local enchantment comes into play that is neither played nor takes the place of one. */
export function asItIsPutOntoSomething(
  game: MagicGame,
  { about }: Occurrence,
): readonly Modifying<MagicTypes>[] {
  const { object, what, onto, putBy, player } = about;
  if (what !== 'in play' || !object || onto || [game.inPlay, game.stack].includes(object.zone)) return [];
  if (enchantable(game, object.card) === undefined) return [];
  const chooser = putBy ?? player ?? object.owner;
  const follow = { effect: CHOOSING, context: contextOf(object, chooser).with({ that: [object] }) };
  return [
    {
      label: object.card.name,
      key: puttingOntoSomething,
      chooser,
      modify: (event) =>
        staysWhereItWas(game, hostsFor(game, object)) ? { events: [] } : { events: [event], follow },
    },
  ];
}
