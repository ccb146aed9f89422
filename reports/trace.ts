import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import type { TraceEntry } from './model';

/** The media type of what a scenario attaches of its game. */
const traceMediaType = 'application/vnd.rulewright.trace+json';

/** What a scenario attaches of its game. */
export interface GameTrace {
  readonly rulebook?: string;
  readonly exercised: readonly string[];
  readonly trace: readonly TraceEntry[];
}

/** Reads a scenario's trace from its attachments; undefined where none is one. */
export function traceIn(attachments: readonly Attachment[]): GameTrace | undefined {
  const attachment = attachments.find(({ mediaType }) => mediaType === traceMediaType);
  if (attachment === undefined) return undefined;
  const { body, contentEncoding } = attachment;
  const text =
    contentEncoding === AttachmentContentEncoding.BASE64
      ? Buffer.from(body, 'base64').toString('utf8')
      : body;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return undefined;
  return {
    rulebook: typeof value.rulebook === 'string' ? value.rulebook : undefined,
    exercised: listIn(value.exercised).filter((each) => typeof each === 'string'),
    trace: listIn(value.trace).flatMap(entryFrom),
  };
}

function entryFrom(value: unknown): TraceEntry[] {
  if (!isRecord(value) || typeof value.text !== 'string') return [];
  const what = value.what === 'decision' ? 'decision' : 'event';
  return [{ what, rule: typeof value.rule === 'string' ? value.rule : undefined, text: value.text }];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
