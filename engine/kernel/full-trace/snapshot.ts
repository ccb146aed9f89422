import { Encoding } from './encoding';
import type { RecordedFields, RecordedValue } from './lines';
import type { StateRecords } from './record-kinds';
import { fieldsOf, heldIn, RecordNames } from './record-names';

/**
 * All records of a state as plain data, by name, with the fields that no hash counts: two states are the same where these are. Records
 * without a name of their own are numbered as they are found.
 */
export function snapshotOf(of: StateRecords): Readonly<Record<string, RecordedFields>> {
  const names = new RecordNames(of);
  const encoding = new Encoding(names, false);
  encoding.begin();
  const all: Record<string, RecordedFields> = {};
  for (const [name, root] of Object.entries(of.roots))
    if (Array.isArray(root)) all[name] = { holds: root.map((each: unknown) => encoding.value(each, root)) };
  for (const [name, record] of names.byName().records) {
    if (Array.isArray(record)) continue;
    const fields: Record<string, RecordedValue> = {};
    for (const field of fieldsOf(record, names.kindOf(record))) {
      const held = heldIn(record, field);
      if (held !== undefined) fields[field] = encoding.value(held, record);
    }
    all[name] = fields;
  }
  return all;
}
