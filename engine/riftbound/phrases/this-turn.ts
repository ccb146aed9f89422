/** What has happened in this turn, for texts that count it. */

import { column } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import type { Card } from '../card';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { CountedThisTurn, Filter } from '../text/tree/index';
import { isBrought } from '../what-cards-say';
import type { Means } from './means';

/** Kinds of event that texts count; of others, nothing is kept. */
const COUNTED: ReadonlySet<string> = new Set(['conquer', 'discard', 'kill', 'deal damage']);

/** Does any card speak of what was dealt damage this turn? */
const speaksOfDamageDealt = column(({ abilities }: Card) =>
  hasPart(abilities, ({ dealtDamage }) => dealtDamage !== undefined),
);

/** Part of what an event changes: where texts may count it, the player whose it is remembers it for this turn. */
export function rememberThisTurn(game: RiftboundGame, { kind, about }: Occurrence): void {
  const { object } = about;
  if (!object || !COUNTED.has(kind)) return;
  if (kind === 'deal damage' && !isBrought(game, speaksOfDamageDealt)) return;
  const player = game.player(about.player ?? object.controller ?? object.owner);
  game.set(player, 'happenedThisTurn', [...player.happenedThisTurn, { kind, object }]);
}

const anywhere = column(({ at: _at, ...filter }: Filter): Filter => filter);

/** How often something has happened this turn, of what texts count. */
export function timesThisTurn(
  means: Means,
  game: RiftboundGame,
  of: CountedThisTurn,
  context: Context,
): number {
  const all = (kind: string, seats: readonly number[]): readonly GameObject[] =>
    seats
      .flatMap((seat) => game.player(seat).happenedThisTurn)
      .flatMap((each) => (each.kind === kind ? each.object : []));
  const that = (objects: readonly GameObject[], filter: Filter): number =>
    objects.filter((object) => means.fits(game, filter, object, context)).length;
  switch (of.on) {
    case 'moves':
      return context.source.movesThisTurn;
    case 'player conquers':
      return all('conquer', means.players(game, of.who, context)).length;
    case 'player does':
      return that(all('discard', means.players(game, of.who, context)), of.filter);
    case 'dies':
      return that(
        all(
          'kill',
          game.players.map(({ seat }) => seat),
        ),
        of.object.filter,
      );
    case 'plays': {
      // Where it was played to counts, wherever it has gone since.
      const there = of.filter.at && means.locations(game, of.filter.at, context);
      const kind = there ? anywhere(of.filter) : of.filter;
      return means
        .players(game, of.who, context)
        .flatMap((seat) => game.player(seat).playedThisTurn)
        .filter(({ to }) => there === undefined || (to !== undefined && there.includes(to)))
        .filter(({ object }) => means.fits(game, kind, object, context)).length;
    }
  }
}
