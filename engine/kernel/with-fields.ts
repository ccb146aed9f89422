/**
 * A copy of a record in which some fields are others, or are added. It does what spreading one after the other does
 * (`{ ...record, ...fields }`), where records of several shapes are copied at one place: there each copy that is spread has a shape
 * of its own, and whoever reads it looks its fields up for good.
 */
export const withFields = <R extends object, F extends object>(record: R, fields: F): R & F =>
  Object.assign({}, record, fields);
