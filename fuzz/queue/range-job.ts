import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Immutable } from '../../port/protocol/immutable';
import { gameRangeSchema, type RangeSettings, rangeSettingsSchema } from '../range-result';

const rangeJobSchema = Type.Object(
  {
    /** Digest of the campaign that it belongs to. */
    campaign: Type.String({ minLength: 1 }),
    settings: rangeSettingsSchema,
    range: gameRangeSchema,
    /** Milliseconds that an engine may take for an answer, and how often it is started again. */
    deadline: Type.Integer({ minimum: 1 }),
    restarts: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
const check = TypeCompiler.Compile(rangeJobSchema);

/** A range of games that waits to be played by anybody. */
export type RangeJob = Immutable<Static<typeof rangeJobSchema>>;

/** Is this what a producer puts into a queue? */
export const isRangeJob = (data: unknown): data is RangeJob => check.Check(data);

/**
 * The name of the queue for some engine and code. Workers with another engine or of another version listen to another queue: what they
 * would play are other games.
 */
export function queueNameFor({
  engine,
  command,
  code,
  against,
}: Pick<RangeSettings, 'engine' | 'command' | 'code' | 'against'>): string {
  // Any worker can compare an engine with itself under another ruleset; another engine it must have been started with.
  const other = against?.command === undefined ? undefined : [against.engine, against.command];
  const digest = createHash('sha256')
    .update(JSON.stringify([engine, command, code, other]))
    .digest('hex');
  return `rulewright-fuzz-${digest.slice(0, 12)}`;
}

/** A digest of all that the games of a campaign depend on: campaigns with the same have the same results. */
export function campaignDigest(settings: RangeSettings, of: number | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, of]))
    .digest('hex')
    .slice(0, 16);
}

/** Where the results of a campaign are kept until its producer has them: a hash, from a range to what it came to. */
export const resultsKey = (campaign: string): string => `rulewright-fuzz:${campaign}:results`;

/** A range as the results name it. */
export const nameOfRange = ({ range: { from, to } }: Pick<RangeJob, 'range'>): string => `${from}-${to}`;
