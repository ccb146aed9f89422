/** What is said of the next card that a player plays: which one that is (384). */
import { isAbility } from '../100-game-concepts/132-category';
import type { LastingEffect, Standing } from '../effects-in-force';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Occurrence } from '../occurrence';
import { controllerOf, fits, players } from '../phrases';
import type { Piece } from '../piece';

/** 384: a statement about the next spell is about the one that its player finalizes next; how it enters, about what is played next. */
export const isTheNext = fact(
  '384',
  'What is said of the next card is said of the one that is played next',
  (game: RiftboundGame, { statement, context, pieces }: LastingEffect, played: Piece) => {
    if (statement === undefined || !('next' in statement) || !statement.next || pieces.length > 0)
      return false;
    if (statement.says === 'enters')
      return statement.subject.ref === 'all' && fits(game, statement.subject.filter, played, context);
    return (
      players(game, statement.who, context).includes(controllerOf(played)) &&
      fits(game, statement.filter, played, context)
    );
  },
);

/** Was something said of the next card only, and another was that one (384)? */
export const isUsedUp = ({ statement, pieces = [] }: Standing): boolean =>
  'next' in statement && statement.next === true && pieces.length > 0;

/** Is it now that something that is played has used up a statement about the next? */
const isUsedBy = ({ statement }: LastingEffect, kind: string): boolean =>
  kind === (statement?.says === 'enters' ? 'play' : 'finalize');

/** Called after events: statements about the next card know now which one that is. */
export function theNextIsKnown(game: RiftboundGame, { kind, about: { piece } }: Occurrence): void {
  if ((kind !== 'finalize' && kind !== 'play') || !piece || isAbility(piece)) return;
  for (const effect of game.effects.filter((each) => isUsedBy(each, kind) && isTheNext(game, each, piece))) {
    const place = game.effects.indexOf(effect);
    game.journal.remove(game.effects, effect);
    game.journal.insert(game.effects, place, { ...effect, pieces: [piece] });
    game.changed();
  }
}
