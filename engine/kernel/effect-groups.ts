import type { ContinuousEffect, Working } from './characteristics';

/** What one effect does in one layer. */
interface PartOfEffect<O, C, L> {
  readonly layer: L;
  readonly writes: ReadonlySet<string>;
  /** What it looks at to know what it does; what the group looks at to know whom it applies to is added. */
  readonly reads: ReadonlySet<string>;
  does(object: O, working: Working<O, C>): string;
  apply(object: O, working: Working<O, C>): void;
}

/**
 * One continuous effect that does something in several layers: "all creatures lose their abilities and are 1/1".
 *
 * @typeParam L how a game names its layers.
 */
export interface EffectGroup<O, C, L> {
  readonly timestamp: number;
  readonly characteristicDefining: boolean;
  /** At most one in each layer. */
  readonly parts: readonly PartOfEffect<O, C, L>[];
  /** What it looks at to know whom it applies to. */
  readonly reads: ReadonlySet<string>;
  /** False when what generates it has been taken away by an effect applied before. */
  exists(working: Working<O, C>): boolean;
  affects(object: O, working: Working<O, C>): boolean;
  /** The only objects that it could affect now, where that is known beforehand. */
  readonly candidates?: () => readonly O[];
  /**
   * Which objects later parts apply to. `asked in each layer`: those that it affects by then, and none once its ability was taken
   * away. This holds where a rulebook has no rule of its own. `fixed`: those that the first part which applied was applied to, though
   * their characteristics are others by then and though the ability is lost, where a rulebook says so.
   */
  readonly set: 'asked in each layer' | 'fixed';
}

/** The parts of some groups that apply in a layer, as `applyLayers` takes them. */
export const partsIn = <O, C, L>(
  groups: readonly EffectGroup<O, C, L>[],
  layer: L,
): readonly ContinuousEffect<O, C>[] =>
  groups.flatMap((group) => {
    const { timestamp, characteristicDefining, candidates } = group;
    return group.parts
      .filter((part) => part.layer === layer)
      .map((part) => ({
        timestamp,
        characteristicDefining,
        writes: part.writes,
        reads: new Set([...group.reads, ...part.reads]),
        fixedBy: group.set === 'fixed' ? group : undefined,
        candidates,
        exists: (working) => group.exists(working),
        affects: (object, working) => group.affects(object, working),
        does: (object, working) => part.does(object, working),
        apply: (object, working) => part.apply(object, working),
      }));
  });
