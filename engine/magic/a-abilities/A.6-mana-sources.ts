/** What a player could play to get mana to pay with. */
import { type Resources, type Source, sumOf } from '../../card-game/payment/sources';
import { query } from '../../kernel';
import { manaOf } from '../g-glossary/G.23-mana-pool';
import type { Activation, MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import { contextOf } from '../text/phrases';
import {
  activationsFrom,
  activationsOf,
  costsOfActivation,
  isManaAbility,
  isPaidWithItself,
  TAKES,
} from './A.6-mana-abilities';
import { addingIn, waysToAdd, waysToAddMore } from './A.6-mana-added';

/** A mana ability as a source of mana, used once. */
export interface ManaSource extends Source<MagicObject> {
  readonly activation: Activation;
}

/** The mana abilities that a player could play to pay with. */
export interface PlayedToPay {
  /** Those that cost nothing but their permanents, in each way in which they add mana. */
  readonly plain: readonly ManaSource[];
  /** Those that cost something else. */
  readonly costly: readonly Activation[];
}

/** Each way in which a mana ability adds mana to its controller's pool, by what its costs were paid with. */
export function waysOf(
  game: MagicGame,
  player: number,
  activation: Activation,
  spent: Context['spent'] = [],
): readonly Pick<ManaSource, 'activation' | 'gives'>[] {
  const { source, ability } = activation;
  const context = contextOf(source).with({ spent });
  const [adding] = addingIn(ability.effect).filter(({ who }) => who.who === 'you');
  const ways = adding ? waysToAdd(game, adding, context, [source]) : [];
  return ways.flatMap((symbols, way) =>
    waysToAddMore(game, player, activation, symbols).map((more) => ({
      activation: ways.length > 1 ? { ...activation, way } : activation,
      gives: more.reduce(sumOf, manaOf(symbols, adding?.only)),
    })),
  );
}

/** What a mana ability adds, in the way in which it is played. */
export const givenBy = (
  game: MagicGame,
  player: number,
  activation: Activation,
  spent: Context['spent'] = [],
): readonly Resources[] =>
  waysOf(game, player, activation, spent)
    .filter(({ activation: { way } }) => activation.way === undefined || way === activation.way)
    .map(({ gives }) => gives);

/** Of mana abilities, what costs nothing else and what does. */
function byWhatTheyCost(game: MagicGame, player: number, all: readonly Activation[]): PlayedToPay {
  const isPlain = (activation: Activation): boolean => isPaidWithItself(costsOfActivation(game, activation));
  return {
    plain: all.filter(isPlain).flatMap((activation) =>
      waysOf(game, player, activation).map(({ activation: played, gives }) => ({
        activation: played,
        gives,
        of: activation.source,
        takes: activation.ability.costs.map(({ cost }) => TAKES[cost] ?? ''),
      })),
    ),
    costly: all.filter((activation) => !isPlain(activation)),
  };
}

/** A.6.3, A.6.9: of what a player could play to get mana, what costs nothing else and what does. */
export const playedToPay = query(
  'the mana abilities that a player could play to pay with',
  (game: MagicGame, player: number): PlayedToPay =>
    byWhatTheyCost(
      game,
      player,
      activationsOf(game, player, ({ ability }) => isManaAbility(game, ability), []),
    ),
  {
    compared: ({ plain, costly }) => [
      plain.map(({ of, takes, gives, activation: { way } }) => [of.id, takes, gives, way]),
      costly.map(({ source, ability }) => [source.id, ability.text]),
    ],
  },
);

/** The same of one permanent. */
export const playedToPayOf = (game: MagicGame, player: number, source: MagicObject): PlayedToPay =>
  byWhatTheyCost(
    game,
    player,
    activationsFrom(game, player, source, ({ ability }) => isManaAbility(game, ability), []),
  );

/** Everything that a player could play to get mana and that costs nothing else, in each way in which it adds some. */
export const manaSources = (game: MagicGame, player: number): readonly ManaSource[] =>
  playedToPay(game, player).plain;

/** A.6.3, A.6.9: those that cost more than tapping or sacrificing their permanents. */
export const costlyManaAbilities = (game: MagicGame, player: number): readonly Activation[] =>
  playedToPay(game, player).costly;
