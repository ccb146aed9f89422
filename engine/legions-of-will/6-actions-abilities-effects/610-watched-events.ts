import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { fits, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { ReplacedEvent, Subject } from '../text/tree';

/** Is this the event that a replacement effect watches for? */
export function wouldHappen(
  game: LegionsGame,
  watched: ReplacedEvent,
  { kind, about }: Occurrence,
  context: Context,
): boolean {
  const { piece, source, player } = about;
  const is = (subject: Subject | undefined, what: Piece | undefined): boolean =>
    subject === undefined ||
    (what !== undefined &&
      (subject.this === true
        ? what === context.source
        : subject.this === 'that'
          ? context.that.includes(what)
          : fits(game, subject.filter, what, context)));
  const who = (seat: number | undefined): boolean =>
    watched.who === undefined || (seat !== undefined && players(game, watched.who, context).includes(seat));
  const isBattle = !watched.battle || about.battle === true;
  switch (watched.would) {
    case 'be destroyed':
      return kind === 'destroy' && is(watched.object, piece);
    case 'be put into a graveyard':
      return about.what === 'graveyard' && is(watched.object, piece);
    case 'leave the battlefield':
      return about.from === 'battlefield' && about.what !== 'battlefield' && is(watched.object, piece);
    case 'be dealt damage':
      return kind === 'deal damage' && isBattle && is(watched.object, piece);
    case 'deal damage':
      return kind === 'deal damage' && isBattle && is(watched.object, source) && is(watched.to, piece);
    case 'draw a card':
      return kind === 'draw a card' && who(player);
    case 'gain resource':
      return kind === 'gain resource' && who(player);
    case 'have counters put on it':
      return (
        kind === 'put counters' &&
        is(watched.object, piece) &&
        (watched.counter === undefined || watched.counter === about.what)
      );
    case 'enter the battlefield':
      return kind === 'enter the battlefield' && is(watched.object, piece);
    case 'lose the game':
      return kind === 'lose the game' && who(player);
    case 'be expelled':
      return kind === 'expel' && is(watched.object, piece);
    case 'be discarded':
      return kind === 'discard a card' && is(watched.object, piece);
  }
}
