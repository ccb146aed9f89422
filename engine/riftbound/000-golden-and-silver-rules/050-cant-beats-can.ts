/** Text that forbids supersedes text that permits or commands (054). */

import { column, type GameEvent } from '../../kernel';
import { isDoneWith } from '../400-types-of-actions/415-responsibility';
import { isSaidOf } from '../active-statements';
import type { Card } from '../card';
import type { LastingEffect, Standing } from '../effects-in-force';
import { fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject, Location } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import { fits, isAt, players } from '../phrases';
import type { Filter, Statement } from '../text/tree/index';
import { isSaidOnTheTable } from '../what-cards-say';

type Denied = Extract<Statement, { says: "player can't" }>['what'];

/** What keeps an event from happening to an object, by the kind of event. */
const FORBIDS: Readonly<Record<string, Statement['says']>> = {
  kill: "can't be killed",
  ready: "can't be readied",
  stun: "can't be stunned",
  counter: "can't be countered",
  'deal damage': "doesn't take damage",
};

/** What keeps a player from something, by the kind of event. */
const DENIES: Readonly<Record<string, Denied>> = { draw: 'draw', channel: 'channel' };

/** What a player would do something with, and where, for what can be forbidden of some objects or at one place only. */
interface Particular {
  readonly object?: GameObject;
  readonly at?: Location;
}

/** Is a player told that they can't do something? */
export function isDenied(
  game: RiftboundGame,
  player: number,
  what: Denied,
  { object, at }: Particular = {},
): boolean {
  for (const { statement, context } of game.activeStatements("player can't")) {
    if (statement.says !== "player can't" || statement.what !== what) continue;
    if (!players(game, statement.who, context).includes(player)) continue;
    if (statement.filter && !(object && fits(game, statement.filter, object, context))) continue;
    if (!statement.at) return true;
    if (at?.battlefield && isAt(game, at.battlefield, statement.at, context)) return true;
  }
  return false;
}

/** Does a statement speak of what does such a thing: "can't be killed by spells"? What nobody does, nobody is kept from. */
const isInPoint =
  (game: RiftboundGame, event: Occurrence) =>
  ({ statement, context }: Standing): boolean => {
    if (statement.says !== "can't be killed" || statement.by === undefined) return true;
    return isDoneWith(game, statement.by, event, context);
  };

/** 054.1: an event that text forbids doesn't happen, whatever else says that it does. */
export const isForbidden = fact(
  '054.1',
  'What text forbids does not happen, whatever other text says',
  (game: RiftboundGame, event: Occurrence) => {
    const { kind, about } = event;
    const says = FORBIDS[kind];
    if (says !== undefined && about.object && isSaidOf(game, says, about.object, isInPoint(game, event)))
      return true;
    const what = DENIES[kind];
    return what !== undefined && about.player !== undefined && isDenied(game, about.player, what);
  },
);

/** 054.1: a player who can't play cards plays none. */
export const cannotPlay = prohibition<GameObject>(
  '054.1',
  'A player who can not play cards plays none',
  'play',
  (game, player, object) => isDenied(game, player, 'play cards', { object }),
);

/** 054.1: nor does an effect let a player play what they can't, or where they can't. */
export const isBarredFromPlaying = fact(
  '054.1',
  'What a player can not play is not played because an effect says so',
  (game: RiftboundGame, player: number, object: GameObject, at?: Location) =>
    isDenied(game, player, 'play cards', at ? { object, at } : { object }),
);

/** 054.1: and where something can't be played, it isn't. */
export const cannotPlayThere = prohibition<{ readonly object: GameObject; readonly location: Location }>(
  '054.1',
  'Nothing is played where text forbids to play it',
  'play to',
  (game, player, { object, location }) => isDenied(game, player, 'play cards', { object, at: location }),
);

/** 054.1: nor does one score who can't. */
export const cannotScore = fact(
  '054.1',
  'A player who can not score does not',
  (game: RiftboundGame, player: number, at: Location) => isDenied(game, player, 'score', { at }),
);

/** "By enemy spells and abilities": does that mean what would choose? */
const isMeant = ({ side, types }: Filter, by: GameObject, isEnemy: boolean): boolean =>
  (side === undefined || (side === 'enemy') === isEnemy) &&
  (types === undefined ||
    types.includes(!by.ability && by.card.types.includes('spell') ? 'spell' : 'ability'));

/** 054.1: what can't be chosen is no target. */
export const cannotBeChosen = fact(
  '054.1',
  'What can not be chosen is not',
  (game: RiftboundGame, object: GameObject, by: GameObject, { controller }: Context) =>
    isSaidOf(
      game,
      "can't be chosen",
      object,
      ({ statement, context: said }) =>
        statement.says !== "can't be chosen" ||
        statement.by === undefined ||
        isMeant(statement.by, by, controller !== said.controller),
    ),
);

const forbidding = (said: unknown): boolean => /"says":"[^"]*(?:can't|doesn't)/.test(JSON.stringify(said));

/** Does a card's text, or an effect, forbid anything? */
const speaksOfForbidding = column(({ abilities, effectAbilities }: Card) =>
  forbidding([abilities, effectAbilities]),
);
const effectForbids = column(({ statement, modifications }: LastingEffect) =>
  forbidding([statement, modifications]),
);

/** Could anything on the table forbid an event? Most of the time nothing could, and nobody need look closer. */
const mayForbid = (game: RiftboundGame): boolean =>
  isSaidOnTheTable(game, speaksOfForbidding) || (game.effects.length > 0 && game.effects.some(effectForbids));

/** The events among some that nothing forbids. */
export const allowedEvents = (
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly GameEvent<RiftboundGame>[] =>
  mayForbid(game) ? events.filter((event) => !isOccurrence(event) || !isForbidden(game, event)) : events;
