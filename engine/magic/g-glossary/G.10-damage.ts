import { changedAmount } from '../../card-game/replacement/modifying';
import { assumed, concatMap, replacement } from '../../kernel';
import { noNegativeResult } from '../1-game-concepts/107-negative-numbers';
import { hasDeathtouch, isTouched } from '../7-additional-rules/702-deathtouch';
import { infectsCreatures, infectsPlayers } from '../7-additional-rules/702-infect';
import { withersInstead } from '../7-additional-rules/702-wither';
import { consequence, definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { isOccurrence, Occurrence } from '../occurrence';
import { amount, objects, players, playersIn } from '../text/phrases';
import { cannotLoseLife } from './G.21-loss-of-life';

/** G.10.1: damage is no event of its own for life: what is lost is lost with it. */
export const losesAsMuchLife = consequence(
  {
    '2003': 'G.10.1',
    '2013': assumed('119.3', { from: ['2003', 'G.10.1'] }),
    '2025': assumed('120.3', { from: ['2003', 'G.10.1'] }),
  },
  'Damage to a player takes as much life',
  (game: MagicGame, seat: number, amount: number) => {
    const player = game.player(seat);
    game.set(player, 'life', player.life - amount);
  },
);

/** G.10.2 */
export const staysOnTheCreature = consequence(
  {
    '2003': 'G.10.2',
    '2013': assumed('119.3', { from: ['2003', 'G.10.2'] }),
    '2025': assumed('120.3', { from: ['2003', 'G.10.2'] }),
  },
  'Damage stays on a creature until the turn ends',
  (game: MagicGame, creature: MagicObject, amount: number) =>
    game.set(creature, 'damage', creature.damage + amount),
);

/** G.10.5: to what is no creature any more, no damage is assigned. */
export const canBeDealtDamage = fact(
  'G.10.5',
  'Only creatures and players are dealt damage',
  (game: MagicGame, object: MagicObject) =>
    !object.ceased && object.zone === game.inPlay && game.look(object).types.includes('creature'),
);

/** What is dealt damage: a creature, or the player in a seat. */
type Recipient = { readonly object?: MagicObject | undefined; readonly player?: number | undefined };

function onTheCreature(game: MagicGame, source: MagicObject, creature: MagicObject, amount: number): void {
  if (!withersInstead(game, source) && !infectsCreatures(game, source))
    staysOnTheCreature(game, creature, amount);
  if (hasDeathtouch(game, source)) isTouched(game, creature);
  if (amount > 0 && !creature.damagedBy.includes(source))
    game.set(creature, 'damagedBy', [...creature.damagedBy, source]);
}

function toThePlayer(game: MagicGame, source: MagicObject, seat: number, amount: number): void {
  if (!infectsPlayers(game, source) && !cannotLoseLife(game, seat))
    losesAsMuchLife(game, seat, resultOfDamage(game, seat, amount));
}

/** 119.4b: the damage itself has been dealt. */
export const resultOfDamage = definition(
  {
    '2003': 'T.10.11',
    '2013': '119.4b',
    '2025': assumed('120', { from: ['2013', '119.4b'] }),
  },
  'What damage results in is changed by what replaces such results',
  (game: MagicGame, seat: number, lost: number): number =>
    game.activeStatements('replace').reduce((sum, { statement, context }) => {
      if (statement.says !== 'replace' || statement.event.would !== 'lose life') return sum;
      const isTheirs = players(game, statement.event.who, context).includes(seat);
      return isTheirs && statement.instead.do === 'change amount'
        ? changedAmount(statement.instead, sum)
        : sum;
    }, lost),
  (_game, _seat, lost) => lost,
);

/** The event of a source dealing damage. */
export const dealDamage = (
  source: MagicObject,
  { object, player }: Recipient,
  amount: number,
  combat: boolean,
): Occurrence =>
  object
    ? new Occurrence('deal damage', { source, object, amount, combat }, (game, { about }) =>
        onTheCreature(game, source, about.object ?? object, about.amount ?? 0),
      )
    : new Occurrence('deal damage', { source, player: player ?? 0, amount, combat }, (game, { about }) =>
        toThePlayer(game, source, about.player ?? 0, about.amount ?? 0),
      );

/** G.10.Ruling.1 */
export const noDamage = replacement<MagicGame>(
  { '2003': 'G.10.Ruling.1', '2013': '119.8', '2025': assumed('G.10.Ruling.1', { from: '2003' }) },
  'To deal no damage is not to deal damage',
  'deal damage',
  (_game, event) => (isOccurrence(event) && (event.about.amount ?? 0) <= 0 ? [] : undefined),
);

/** T.4.2 g, G.39.5: what was divided over targets, each share to its own. */
function divided(
  game: MagicGame,
  source: MagicObject,
  target: number,
  { targets, division }: Context,
): readonly Occurrence[] {
  return (targets[target] ?? []).flatMap((each, place) => {
    const share = division[place] ?? 0;
    if ('player' in each) return [dealDamage(source, { player: each.player }, share, false)];
    return canBeDealtDamage(game, each.object)
      ? [dealDamage(source, { object: each.object }, share, false)]
      : [];
  });
}

export const dealsDamage = instruction(
  { '2003': 'A.2.6', '2013': '112.7a', '2025': assumed('A.2.6', { from: '2003' }) },
  'What a text names deals damage',
  'damage',
  {
    perform: (game, effect, context, { chosen }) =>
      concatMap(objects(game, effect.source, context, chosen), (source) => {
        if (effect.divided && effect.to.ref === 'target')
          return divided(game, source, effect.to.target, context);
        const much = noNegativeResult(game, amount(game, effect.amount, context.with({ named: [source] })));
        const creatures = objects(game, effect.to, context, chosen).filter((object) =>
          canBeDealtDamage(game, object),
        );
        return [
          ...creatures.map((object) => dealDamage(source, { object }, much, false)),
          ...playersIn(game, effect.to, context).map((player) => dealDamage(source, { player }, much, false)),
        ];
      }),
  },
);
