import type { ActResult } from '../../port/contract';

/** What came of trying something. */
export interface Attempted {
  readonly text: string;
  /** It was among the legal options. */
  readonly offered: boolean;
  readonly result: ActResult;
  readonly before: string;
  readonly after: string;
  /** The scenario looked at it. */
  checked: boolean;
}
