import type { FieldDescription, GameDescription } from '../description';
import { namesInWords } from './names-in-words';
import type { CardSetup, FieldValue } from './setup';
import { TableProblem } from './table-problem';

/** What a field's value may be, as a sentence ends: "write …". */
const wanted: Readonly<Record<FieldDescription['kind'], string>> = {
  number: 'a number',
  cost: 'a number, X, or a sum such as X+2',
  symbols: 'a list of symbols',
  words: 'a list of words',
  text: 'a text',
};

const COST = /^(?:X|\d+)(?: *\+ *(?:X|\d+))*$/;

function fits({ kind }: FieldDescription, value: FieldValue): boolean {
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isSafeInteger(value);
    case 'cost':
      return typeof value === 'number'
        ? Number.isSafeInteger(value)
        : typeof value === 'string' && COST.test(value);
    case 'text':
      return typeof value === 'string';
    default:
      return Array.isArray(value);
  }
}

const shown = (value: FieldValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * What is printed in the fields of a card, as its game has them.
 *
 * @throws TableProblem for a field that the game doesn't have, or for a value that can't stand in one: it says what can
 */
export class PrintedFields {
  private readonly values: Readonly<Record<string, FieldValue>>;

  constructor({ name, fields = {} }: CardSetup, { title, fields: described }: GameDescription) {
    for (const [field, value] of Object.entries(fields)) {
      const description = described.find((each) => each.name === field);
      if (!description)
        throw new TableProblem(
          `"${name}" has a field "${field}", which no card of ${title} has; write ${namesInWords(
            described.map((each) => each.name),
            'or',
          )}.`,
        );
      refuseMisfit(name, description, value);
    }
    this.values = fields;
  }

  /** The number in a field; undefined where none is printed, or where it is no plain number. */
  number(field: string): number | undefined {
    const value = this.values[field];
    return typeof value === 'number' ? value : undefined;
  }

  /** The text in a field; undefined where none is printed. */
  text(field: string): string | undefined {
    const value = this.values[field];
    return typeof value === 'string' ? value : undefined;
  }

  /** The words or symbols in a field, in order. */
  words(field: string): readonly string[] {
    const value = this.values[field];
    return Array.isArray(value) ? value : [];
  }
}

function refuseMisfit(name: string, description: FieldDescription, value: FieldValue): void {
  const { kind, values, words, name: field } = description;
  const called = words[0] ?? field;
  if (!fits(description, value))
    throw new TableProblem(`The ${called} of "${name}" is "${shown(value)}"; write ${wanted[kind]}.`);
  const strange = values && Array.isArray(value) && value.find((each) => !values.includes(each));
  if (values && strange)
    throw new TableProblem(
      `The ${called} of "${name}" is "${strange}"; write ${namesInWords(values, 'or')}.`,
    );
}
