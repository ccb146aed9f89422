/** What objects have of themselves, as effects that layers apply with all others. */
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { withEffectText } from './450-granted';
import { change, type Effect, type Table } from './450-layered-objects';
import { during, type Layering } from './450-layering';
import { type Contribution, contributionsOf, mayContribute } from './450-might';

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
  appends: (game: RiftboundGame, attached: GameObject) => boolean,
): Effect =>
  new Own(
    MIGHT,
    (object, working) =>
      object.attached.length > 0 &&
      !working.of(object).applied.includes('text') &&
      object.attached.some((attached) => appends(layering.game, attached)),
    (object, working) => {
      layering.written.add('abilities');
      const { abilities } = working.of(object).seen;
      change(object, 'text', working, { abilities: withEffectText(layering.game, abilities, object) });
    },
  );

/** What every object adds to its own Might, as an effect on all of them. */
export const contributing = (layering: Layering): Effect => {
  const left = (object: GameObject, working: Table): readonly Contribution[] =>
    mayContribute(object)
      ? during(layering, working, () =>
          contributionsOf(layering.game, object, working.of(object).seen),
        ).filter(({ key }) => !working.of(object).applied.includes(key))
      : NO_CONTRIBUTIONS;
  return new Own(
    MIGHT,
    (object, working) => left(object, working).length > 0,
    (object, working) => {
      layering.written.add('might');
      for (const { key, might } of left(object, working))
        change(object, key, working, { might: working.of(object).seen.might + might });
    },
  );
};

const NO_CONTRIBUTIONS: readonly Contribution[] = [];
