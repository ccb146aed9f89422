import type { About } from '../../kernel';

/** What the events of every card game can be about; a game adds its own. */
export interface Particulars<O> extends About<O> {
  /** To the bottom of a pile. */
  readonly bottom?: boolean | undefined;
}
