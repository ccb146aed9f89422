/** Which events fulfil the condition of a triggered ability (376.2). */
import { column } from '../../kernel';
import { isDoneWith } from '../400-types-of-actions/415-responsibility';
import { wasPlayedFromHidden } from '../700-additional-rules/737-played-from-hidden';
import { fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Occurrence } from '../occurrence';
import { controllerOf, fits, isAt, locations, players, youIsNobody } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Filter, Subject, Trigger, Who } from '../text/tree/index';

/** Kinds of event by the trigger's word. */
const heard: Readonly<Record<string, readonly string[]>> = {
  dies: ['kill'],
  moves: ['move'],
  attacks: ['become an attacker'],
  defends: ['become a defender'],
  conquers: ['conquer'],
  holds: ['hold'],
  'player attacks': ['begin a combat'],
  'player defends': ['begin a combat'],
  'player conquers': ['conquer'],
  'player holds': ['hold'],
  'player scores': ['conquer', 'hold'],
  'player gains points': ['gain points'],
  'player burns out': ['burn out'],
  'wins a combat': ['end a combat'],
  'takes damage': ['deal damage'],
  'becomes buffed': ['buff'],
  'becomes stunned': ['stun'],
  'becomes ready': ['ready'],
  'becomes exhausted': ['exhaust'],
  'is discarded': ['discard'],
  'is recycled': ['recycle'],
  'is banished': ['banish'],
  'is healed': ['heal'],
  'is recalled': ['recall'],
  'is returned': ['put into zone', 'return to hand'],
  'is revealed': ['reveal'],
  'becomes mighty': ['become mighty'],
  'is attached': ['attach'],
  'is detached': ['detach'],
  'is equipped': ['equip'],
  'draws a card': ['draw'],
  'discards a card': ['discard'],
  plays: ['play'],
  'start of': ['begin', 'begin a combat', 'begin a showdown'],
  'end of': ['end', 'end a combat', 'end a showdown'],
  'player does': [
    'kill',
    'stun',
    'buff',
    'recycle',
    'channel',
    'discard',
    'hide',
    'ready',
    'exhaust',
    'move',
    'choose',
    'counter',
    'banish',
    'reveal',
    'spend a buff',
  ],
};

const among = (trigger: Trigger): readonly string[] =>
  trigger.on === 'any of'
    ? trigger.triggers.flatMap(among)
    : trigger.on === 'nth time' || trigger.on === 'one or more'
      ? among(trigger.trigger)
      : (heard[trigger.on] ?? []);

/** The kinds of event that could fulfil a trigger's condition: no other need be looked at. */
export const heardBy = column((trigger: Trigger): ReadonlySet<string> => new Set(among(trigger)));

/** What a player does, as the events call it. */
const DEEDS: Readonly<Record<string, string>> = { 'spend buff': 'spend a buff' };

/** The part of a turn that begins with what the text calls the start of something. */
const MOMENTS: Readonly<Record<string, string>> = { 'start of turn': 'awaken phase' };

/** What begins or ends, of events that don't say it. */
const PARTS: Readonly<Record<string, string>> = {
  'begin a combat': 'combat',
  'end a combat': 'combat',
  'begin a showdown': 'showdown',
  'end a showdown': 'showdown',
};

const isWho = (game: RiftboundGame, who: Who, seat: number | undefined, context: Context): boolean =>
  seat !== undefined && players(game, who, context).includes(seat);

function isSubject(game: RiftboundGame, subject: Subject, piece: Piece, context: Context): boolean {
  if (subject.this === true) return piece === context.source || piece.became.includes(context.source);
  return subject.this === 'that' ? context.that.includes(piece) : fits(game, subject.filter, piece, context);
}

/** 376.4.b.2, 376.4.c.2: units that are there conquer and hold, with the player who does. */
export const tookPart = varied(
  fact(
    ['376.4.b.2', '376.4.b', '376.4.b.2.a', '376.4.c.2', '376.4.c', '376.4.c.2.a'],
    'Of units, those conquer or hold that are at the battlefield as their player does',
    (_game: RiftboundGame, piece: Piece, { about }: Occurrence) =>
      piece.controller === about.player && (about.to?.pieces.includes(piece) ?? false),
  ),
  {
    'owner instead of controller': (_game, piece, { about }) =>
      piece.owner === about.player && (about.to?.pieces.includes(piece) ?? false),
  },
);

/** 376.4.a: a play effect triggers as the very permanent that has it has been played. */
export const isPlayEffect = fact(
  ['376.4.a', '376.4.a.1', '376.4.a.2'],
  'Play effects trigger as their own permanent has been played to the board',
  (_game: RiftboundGame, played: Piece, { source }: Context) => played === source,
);

/** A description of what is played, wherever it says that is: it has been played from there. */
const anywhere = column((filter: Filter): Filter => ({ ...filter, zone: undefined }));

/** 376.4.a.4: what triggers on other objects being played is no play effect, and triggers for any that fits. */
export const hearsOfAnother = fact(
  '376.4.a.4',
  'Abilities that trigger as another object is played trigger for whatever fits their description',
  (game: RiftboundGame, filter: Filter, played: Piece, context: Context) =>
    fits(game, anywhere(filter), played, context),
);

/** 317.1.a, 315.2.a.1: is it the moment that a text speaks of? */
export const isTheMoment = fact(
  ['317.1.a', '315.2.a.1', '383'],
  'What happens at the start or the end of something happens as that part of the turn begins',
  (
    game: RiftboundGame,
    trigger: Extract<Trigger, { on: 'start of' | 'end of' }>,
    { kind, about }: Occurrence,
    context: Context,
  ) => {
    const phase = trigger.phase.toLowerCase();
    const moment = MOMENTS[`${trigger.on} ${phase}`];
    if ((PARTS[kind] ?? about.what?.toLowerCase()) !== (moment ?? phase)) return false;
    if (trigger.first && about.player !== undefined && game.player(about.player).turnsTaken > 1) return false;
    if (trigger.whose === 'your') return about.player === context.controller && !youIsNobody(game, context);
    return trigger.whose !== "opponent's" || about.player !== context.controller;
  },
);

/** 442.1.a: a player attacks or defends as a combat begins in which units of that player's do. */
export const fightsAs = fact(
  ['442.1.a.3', '442.1.a.4'],
  'A player attacks or defends whose units are designated so as a combat begins',
  (_game: RiftboundGame, seat: number, designation: Piece['designation'], { about }: Occurrence) =>
    about.to?.pieces.some((piece) => piece.designation === designation && piece.controller === seat) ?? false,
);

/** 444.1.a: the units of the one player who has units left there, once all that fought them have died, have won a combat. */
export const hasWon = varied(
  fact(
    ['444.1.a'],
    'Units win a combat as it ends with no others left',
    (game: RiftboundGame, piece: Piece, { about }: Occurrence) =>
      about.winner !== undefined && piece.controller === about.winner && game.typesOf(piece).includes('unit'),
  ),
  {
    'owner instead of controller': (game, piece, { about }) =>
      piece.owner === about.winner && game.typesOf(piece).includes('unit'),
  },
);

/** 107.6.b, 109: an object on the board is returned as it is put into a hand from there, whatever did that. */
export const isReturned = fact(
  ['107.6.b'],
  'What is put into a hand from the board has been returned to that hand',
  (game: RiftboundGame, { about }: Occurrence) => about.what === 'hand' && about.from === game.board.name,
);

/** The player who did something: the controller of what did it, or whom it happened to. */
const doer = ({ about: { by, source, player } }: Occurrence): number | undefined =>
  by ?? (source ? controllerOf(source) : player);

/** Where something is to happen to an object, from where, and done with what: only some triggers say so. */
const circumstances = column((trigger: Trigger) => ({
  at: undefined,
  from: undefined,
  by: undefined,
  ...trigger,
}));

/** Does an event fulfil a trigger's condition? */
export function isMet(game: RiftboundGame, trigger: Trigger, event: Occurrence, context: Context): boolean {
  const { kind, about } = event;
  if (trigger.on === 'one or more') return isMet(game, trigger.trigger, event, context);
  if (trigger.on === 'any of') return trigger.triggers.some((each) => isMet(game, each, event, context));
  if (!heard[trigger.on]?.includes(kind)) return false;
  switch (trigger.on) {
    case 'start of':
    case 'end of':
      return isTheMoment(game, trigger, event, context);
    case 'plays':
      return (
        isWho(game, trigger.who, about.player, context) &&
        about.piece !== undefined &&
        (trigger.filter.this
          ? isPlayEffect(game, about.piece, context) &&
            (!trigger.filter.fromHidden || wasPlayedFromHidden(game, about.piece)) &&
            (trigger.filter.at === undefined || isAt(game, about.piece, trigger.filter.at, context))
          : hearsOfAnother(game, trigger.filter, about.piece, context))
      );
    case 'player does':
      return (
        kind === (DEEDS[trigger.what] ?? trigger.what) &&
        isWho(game, trigger.who, doer(event), context) &&
        about.piece !== undefined &&
        (!trigger.filter || fits(game, trigger.filter, about.piece, context)) &&
        (!trigger.with || isDoneWith(game, trigger.with, event, context))
      );
    case 'is returned':
      return (
        about.piece !== undefined &&
        isReturned(game, event) &&
        isSubject(game, trigger.object, about.piece, context) &&
        (trigger.who === undefined || isWho(game, trigger.who, about.piece.owner, context))
      );
    case 'draws a card':
    case 'discards a card':
    case 'player gains points':
    case 'player burns out':
    case 'player scores':
    case 'player conquers':
    case 'player holds':
      return (
        isWho(game, trigger.who, about.player, context) &&
        (!('at' in trigger) ||
          !trigger.at ||
          (about.piece !== undefined && isAt(game, about.piece, trigger.at, context)))
      );
    case 'player attacks':
    case 'player defends':
      return (
        players(game, trigger.who, context).some((seat) =>
          fightsAs(game, seat, trigger.on === 'player attacks' ? 'attacker' : 'defender', event),
        ) &&
        (!trigger.at || (about.piece !== undefined && isAt(game, about.piece, trigger.at, context)))
      );
    case 'conquers':
    case 'holds': {
      const { object, at } = trigger;
      return (about.to?.pieces ?? []).some(
        (piece) =>
          tookPart(game, piece, event) &&
          isSubject(game, object, piece, context) &&
          (at === undefined || isAt(game, piece, at, context)),
      );
    }
    case 'wins a combat': {
      const { object, at, who } = trigger;
      return (about.to?.pieces ?? []).some(
        (piece) =>
          hasWon(game, piece, event) &&
          isSubject(game, object, piece, context) &&
          (who === undefined || isWho(game, who, piece.controller, context)) &&
          (at === undefined || isAt(game, piece, at, context)),
      );
    }
    default: {
      if (!('object' in trigger) || !about.piece || !isSubject(game, trigger.object, about.piece, context))
        return false;
      const { at, from, by } = circumstances(trigger);
      if (by !== undefined && !isDoneWith(game, by, event, context)) return false;
      if (from !== undefined && !(about.origin && locations(game, from, context).includes(about.origin)))
        return false;
      return at === undefined || isAt(game, about.piece, at, context);
    }
  }
}
