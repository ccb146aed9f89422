/**
 * Plain data, as ports answer it: compared and noted as JSON would be, without being written. Long tables are looked at in
 * every game, and most of what stands in them are texts that needn't be copied to be compared.
 */
const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

const said = (data: Readonly<Record<string, unknown>>): number => {
  let fields = 0;
  for (const field of Object.keys(data)) if (data[field] !== undefined) fields += 1;
  return fields;
};

/** Do two pieces of data say the same? A field that is undefined counts like one that isn't there; in what order fields stand doesn't count. */
export function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at += 1) if (!areAlike(one[at], other[at])) return false;
    return true;
  }
  for (const field of Object.keys(one)) if (!areAlike(one[field], other[field])) return false;
  return said(one) === said(other);
}

/** What data said at some moment: every word and number of it, whatever becomes of the data. */
type Noted = readonly unknown[];

const LIST = Symbol('list');
const RECORD = Symbol('record');

/** Notes what data says now. */
export function noted(data: unknown): Noted {
  const notes: unknown[] = [];
  note(data, notes);
  return notes;
}

/** Does data say what was noted? */
export function saysStill(before: Noted, data: unknown): boolean {
  const now = noted(data);
  if (now.length !== before.length) return false;
  for (let at = 0; at < now.length; at += 1) if (now[at] !== before[at]) return false;
  return true;
}

function note(data: unknown, notes: unknown[]): void {
  if (Array.isArray(data)) {
    notes.push(LIST, data.length);
    for (const each of data) note(each, notes);
  } else if (isRecord(data)) {
    notes.push(RECORD, said(data));
    for (const field of Object.keys(data)) {
      const value = data[field];
      if (value === undefined) continue;
      notes.push(field);
      note(value, notes);
    }
  } else notes.push(data);
}
