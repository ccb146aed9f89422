/** A query, what it was asked about, and two answers to it. */
export interface AnswersCompared {
  readonly title: string;
  readonly about: readonly unknown[];
  readonly faster: unknown;
  readonly rules: unknown;
}

/** What makes a query faster answers otherwise than the rules. */
export class WrongSpeedUp extends Error {
  /** @param where the first part in which the answers differ. */
  constructor({ title, about, faster, rules }: AnswersCompared, where = '') {
    const asked = about.length > 0 ? ` of ${about.map((each) => described(each)).join(', ')}` : '';
    const answers = `it answers ${described(faster)}, and the rules ${described(rules)}`;
    super(`A speed-up is wrong: asked for "${title}"${asked}, ${answers}${where}.`);
    this.name = 'WrongSpeedUp';
  }

  /** @throws WrongSpeedUp where the answers are different. */
  static throwIfDifferent(answers: AnswersCompared): void {
    const found = difference(answers.faster, answers.rules, [], new Map());
    if (!found) return;
    const { path, one, other } = found;
    const where = `; first they differ in ${path.join(' ')}: ${described(one)}, and ${described(other)}`;
    throw new WrongSpeedUp(answers, path.length > 0 ? where : '');
  }
}

interface Difference {
  readonly path: readonly string[];
  readonly one: unknown;
  readonly other: unknown;
}

type Compared = Map<object, Set<object>>;

/** Where two answers first differ. Things of a game are the same ones, everything else is compared by what is in it. */
function difference(
  one: unknown,
  other: unknown,
  path: readonly string[],
  compared: Compared,
): Difference | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return { path, one, other };
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return { path, one, other };
  // What refers to itself is the same unless something else in it is different.
  const before = compared.get(one) ?? new Set();
  if (before.has(other)) return undefined;
  compared.set(one, before.add(other));
  const [parts, others] = [partsOf(one), new Map(partsOf(other))];
  if (parts.length !== others.size) return { path, one, other };
  for (const [name, part] of parts) {
    const found = difference(part, others.get(name), [...path, String(name)], compared);
    if (found) return found;
  }
  return undefined;
}

const partsOf = (whole: object): (readonly [unknown, unknown])[] =>
  whole instanceof Map
    ? [...whole]
    : whole instanceof Set
      ? [...whole].map((each) => [each, each])
      : Object.entries(whole).filter(([, part]) => part !== undefined);

/** So deep an answer is described; what is deeper in it is left out. */
const DEPTH = 4;
const MOST = 200;

/** An answer in a few words: things of a game by their names. */
function described(value: unknown): string {
  const written = JSON.stringify(shortened(value, 0)) ?? String(value);
  return written.length > MOST ? `${written.slice(0, MOST)}…` : written;
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value;
  const name = nameOf(value);
  if (name !== undefined) return name;
  if (depth === DEPTH) return '…';
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return [...value].map((each) => shortened(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, depth + 1)]));
}

function nameOf(value: object): string | undefined {
  if (!('id' in value)) return undefined;
  const card = 'card' in value && typeof value.card === 'object' && value.card !== null ? value.card : {};
  return `${'name' in card ? String(card.name) : 'object'} (${String(value.id)})`;
}
