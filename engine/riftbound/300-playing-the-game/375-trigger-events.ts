/** What conditions of triggered abilities ask of events (376.2, 376.4). */
import { column } from '../../kernel';
import { AS_WRITTEN, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits, youIsNobody } from '../phrases';
import type { Filter, Trigger } from '../text/tree/index';

/** The part of a turn that begins with what the text calls the start of something. */
const MOMENTS: Readonly<Record<string, string>> = { 'start of turn': 'awaken phase' };

/** What begins or ends, of events that don't say it. */
const PARTS: Readonly<Record<string, string>> = {
  'begin a combat': 'combat',
  'end a combat': 'combat',
  'begin a showdown': 'showdown',
  'end a showdown': 'showdown',
};

/** Units that are there take part in what their player does. */
const takesPart = (number: string, title: string) =>
  varied(
    fact(
      number,
      title,
      (_game: RiftboundGame, object: GameObject, { about }: Occurrence) =>
        object.controller === about.player && (about.to?.objects.includes(object) ?? false),
    ),
    {
      whose: {
        controller: AS_WRITTEN,
        owner: (_game, object, { about }) =>
          object.owner === about.player && (about.to?.objects.includes(object) ?? false),
      },
    },
  );

export const conquers = takesPart(
  '376.4.b.2',
  'Of units, those conquer that are at the battlefield as their player does',
);
export const holds = takesPart(
  '376.4.c.2',
  'Of units, those hold that are at the battlefield as their player does',
);

/** 376.4.a: a play effect triggers as the very permanent that has it has been played. */
export const isPlayEffect = fact(
  '376.4.a',
  'Play effects trigger as their own permanent has been played to the board',
  (_game: RiftboundGame, played: GameObject, { source }: Context) => played === source,
);

/** A description of what is played, wherever it says that is: it has been played from there. */
const anywhere = column((filter: Filter): Filter => ({ ...filter, zone: undefined }));

/** 376.4.a.4: what triggers on other objects being played is no play effect, and triggers for any that fits. */
export const hearsOfAnother = fact(
  '376.4.a.4',
  'Abilities that trigger as another object is played trigger for whatever fits their description',
  (game: RiftboundGame, filter: Filter, played: GameObject, context: Context) =>
    fits(game, anywhere(filter), played, context),
);

/** Is it the moment that a text speaks of? */
function isTheMoment(
  game: RiftboundGame,
  trigger: Extract<Trigger, { on: 'start of' | 'end of' }>,
  { kind, about }: Occurrence,
  context: Context,
): boolean {
  const phase = trigger.phase.toLowerCase();
  const moment = MOMENTS[`${trigger.on} ${phase}`];
  if ((PARTS[kind] ?? about.what?.toLowerCase()) !== (moment ?? phase)) return false;
  if (trigger.first && about.player !== undefined && game.player(about.player).turnsTaken > 1) return false;
  if (trigger.whose === 'your') return about.player === context.controller && !youIsNobody(game, context);
  return trigger.whose !== "opponent's" || about.player !== context.controller;
}

export const isTheStart = fact(
  '315.2.a.1',
  'What happens at the start of something happens as that part of the turn begins',
  isTheMoment,
);
export const isTheEnd = fact(
  '317.1.a',
  'What happens at the end of something happens as that part of the turn ends',
  isTheMoment,
);

/** A player attacks or defends as a combat begins in which units of that player's do. */
const fightsAs = (designation: GameObject['designation'], number: string, title: string) =>
  varied(
    fact(
      number,
      title,
      (_game: RiftboundGame, seat: number, { about }: Occurrence) =>
        about.to?.objects.some(
          (object) => object.designation === designation && object.controller === seat,
        ) ?? false,
    ),
    {
      whose: {
        controller: AS_WRITTEN,
        owner: (_game, seat, { about }) =>
          about.to?.objects.some((object) => object.designation === designation && object.owner === seat) ??
          false,
      },
    },
  );

export const attacks = fightsAs(
  'attacker',
  '442.1.a.1',
  'A player attacks as a combat begins whose units are attackers in it',
);
export const defends = fightsAs(
  'defender',
  '442.1.a.2',
  'A player defends as a combat begins whose units are defenders in it',
);

/** 444.1.a: the units of the one player who has units left there, once all that fought them have died, have won a combat. */
export const hasWon = varied(
  fact(
    '444.1.a',
    'Units win a combat as it ends with no others left',
    (game: RiftboundGame, object: GameObject, { about }: Occurrence) =>
      about.winner !== undefined &&
      object.controller === about.winner &&
      game.typesOf(object).includes('unit'),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: (game, object, { about }) =>
        object.owner === about.winner && game.typesOf(object).includes('unit'),
    },
  },
);

/** 107.6.b, 109: an object on the board is returned as it is put into a hand from there, whatever did that. */
export const isReturned = fact(
  '107.6.b',
  'What is put into a hand from the board has been returned to that hand',
  (game: RiftboundGame, { about }: Occurrence) => about.what === 'hand' && about.from === game.board.name,
);
