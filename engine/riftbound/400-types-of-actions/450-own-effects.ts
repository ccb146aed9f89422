/** What objects have of themselves, as effects that layers apply with all others. */
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import { withEffectText } from './450-granted';
import { during, type Layering } from './450-layering';
import { type Contribution, contributionsOf, mayContribute } from './450-might';
import { change, type Effect, type Table } from './450-worked';

/** An effect that is each object's own. */
class Own implements Effect {
  readonly timestamp = 0;
  readonly characteristicDefining = false;
  readonly reads = NOTHING;
  readonly looksAt = NOTHING;
  readonly modification = undefined;
  readonly candidates = undefined;
  readonly key = undefined;

  constructor(
    readonly writes: ReadonlySet<string>,
    readonly affects: Effect['affects'],
    readonly apply: Effect['apply'],
  ) {}

  exists(): boolean {
    return true;
  }

  isStillSo(): boolean {
    return true;
  }

  does(): string {
    return '';
  }
}

export const NOTHING: ReadonlySet<string> = new Set();
const MIGHT: ReadonlySet<string> = new Set(['might']);

/**
 * What attached cards append, as an effect on every object that has something attached.
 *
 * @param appends does an attached card append anything?
 */
export const appending = (
  layering: Layering,
  appends: (game: RiftboundGame, attached: Piece) => boolean,
): Effect =>
  new Own(
    MIGHT,
    (piece, working) =>
      piece.attached.length > 0 &&
      !working.of(piece).applied.includes('text') &&
      piece.attached.some((attached) => appends(layering.game, attached)),
    (piece, working) => {
      layering.written.add('abilities');
      const { abilities } = working.of(piece).seen;
      change(piece, 'text', working, { abilities: withEffectText(layering.game, abilities, piece) });
    },
  );

/** What every object adds to its own Might, as an effect on all of them. */
export const contributing = (layering: Layering): Effect => {
  const left = (piece: Piece, working: Table): readonly Contribution[] =>
    mayContribute(piece)
      ? during(layering, working, () => contributionsOf(layering.game, piece, working.of(piece).seen)).filter(
          ({ key }) => !working.of(piece).applied.includes(key),
        )
      : NO_CONTRIBUTIONS;
  return new Own(
    MIGHT,
    (piece, working) => left(piece, working).length > 0,
    (piece, working) => {
      layering.written.add('might');
      for (const { key, might } of left(piece, working))
        change(piece, key, working, { might: working.of(piece).seen.might + might });
    },
  );
};

const NO_CONTRIBUTIONS: readonly Contribution[] = [];
