import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import type { Difference } from './failure';
import { readSights, SIGHTS_MEDIA_TYPE } from './first-difference';
import { axes, type Sight, type TraceEntry } from './model';
import { printable } from './printable';

/** The media type of what a scenario attaches of its game. */
const traceMediaType = 'application/vnd.rulewright.trace+json';

/** What a scenario attaches of its game. */
export interface GameTrace {
  readonly rulebook?: string;
  /** The short name of the edition that was chosen. */
  readonly edition?: string | undefined;
  /** What its players and cards are called. */
  readonly names: readonly string[];
  readonly exercised: readonly string[];
  readonly trace: readonly TraceEntry[];
}

/** Reads a scenario's trace from its attachments; undefined where none is one. */
export function traceIn(attachments: readonly Attachment[]): GameTrace | undefined {
  const attachment = attachments.find(({ mediaType }) => mediaType === traceMediaType);
  if (attachment === undefined) return undefined;
  const value: unknown = JSON.parse(textOf(attachment));
  if (!isRecord(value)) return undefined;
  return {
    rulebook: typeof value.rulebook === 'string' ? value.rulebook : undefined,
    edition: typeof value.edition === 'string' ? value.edition : undefined,
    names: listIn(value.names).filter((each) => typeof each === 'string'),
    exercised: listIn(value.exercised).filter((each) => typeof each === 'string'),
    trace: listIn(value.trace).flatMap(entryFrom),
  };
}

/** The media type of the difference that a scenario failed with. */
const differenceMediaType = 'application/vnd.rulewright.difference+json';

/** Reads the difference that a scenario failed with from its attachments; undefined where none is one. */
export function differenceIn(attachments: readonly Attachment[]): Difference | undefined {
  const attachment = attachments.find(({ mediaType }) => mediaType === differenceMediaType);
  const value: unknown = attachment && JSON.parse(textOf(attachment));
  if (!isRecord(value)) return undefined;
  const { what, expected, seen } = value;
  const axis = axes.find((each) => each === value.axis);
  if (typeof what !== 'string' || typeof expected !== 'string' || typeof seen !== 'string' || !axis)
    return undefined;
  return { what: printable(what), expected: printable(expected), seen: printable(seen), axis };
}

/** Reads what was seen after each step of a scenario from its attachments; undefined where none is that. */
export function sightsIn(attachments: readonly Attachment[]): readonly (Sight | null)[] | undefined {
  const attachment = attachments.find(({ mediaType }) => mediaType === SIGHTS_MEDIA_TYPE);
  return attachment && readSights(JSON.parse(textOf(attachment)));
}

const textOf = ({ body, contentEncoding }: Attachment): string =>
  contentEncoding === AttachmentContentEncoding.BASE64 ? Buffer.from(body, 'base64').toString('utf8') : body;

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
