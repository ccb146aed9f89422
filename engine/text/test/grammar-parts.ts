/** A grammar as data: what its rules are made of. */

/** A part of a grammar's rule. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'range'; readonly from: string }
  /** What is only looked at: it takes nothing of the text. */
  | { readonly kind: 'look' }
  | { readonly kind: 'parameter'; readonly place: number }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'optional' | 'repeated' | 'lexical'; readonly part: Part }
  | { readonly kind: 'rule'; readonly name: string; readonly given: readonly Part[] };

/** The rules of a grammar, by name: those that it inherits as well. */
export type GrammarRules = ReadonlyMap<string, Part>;

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError(`This is no part of a recipe: ${JSON.stringify(value)}`);
  return value;
};

/** @param inherited what the rule is in the grammar that is extended, where it is. */
function partOf(recipe: unknown, inherited?: Part): Part {
  const [kind, , ...rest] = listOf(recipe);
  const parts = (): Part[] => rest.map((each) => partOf(each));
  switch (kind) {
    case 'terminal':
      return { kind: 'text', text: String(rest[0]) };
    case 'range':
      return { kind: 'range', from: String(rest[0]) };
    case 'not':
    case 'lookahead':
      return { kind: 'look' };
    case 'param':
      return { kind: 'parameter', place: Number(rest[0]) };
    case 'seq':
      return { kind: 'sequence', parts: parts() };
    case 'alt':
      return { kind: 'choice', parts: parts() };
    case 'splice': {
      const [before, after] = rest.map((terms) => listOf(terms).map((each) => partOf(each)));
      return {
        kind: 'choice',
        parts: [...(before ?? []), ...(inherited ? [inherited] : []), ...(after ?? [])],
      };
    }
    case 'opt':
    case 'star':
      return { kind: 'optional', part: partOf(rest[0]) };
    case 'plus':
      return { kind: 'repeated', part: partOf(rest[0]) };
    case 'lex':
      return { kind: 'lexical', part: partOf(rest[0]) };
    case 'app':
      return { kind: 'rule', name: String(rest[0]), given: listOf(rest[1]).map((each) => partOf(each)) };
    default:
      throw new TypeError(`A recipe has a part of a kind that isn't known: ${String(kind)}`);
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/**
 * The rules of a grammar, from what Ohm writes down of it (`toRecipe`).
 *
 * @throws TypeError where the recipe has a part that isn't known here
 */
export function rulesOf(recipe: unknown): GrammarRules {
  const [, , , inherited, , own] = listOf(recipe);
  const rules = new Map<string, Part>(inherited === null ? [] : rulesOf(inherited));
  for (const [name, rule] of entriesOf(own)) {
    const [how, , , , body] = listOf(rule);
    const before = rules.get(name);
    const part = partOf(body, before);
    const extended = how === 'extend' && before !== undefined;
    rules.set(name, extended ? { kind: 'choice', parts: [part, before] } : part);
  }
  return rules;
}

/** What a part is made of directly; what a rule is given belongs to the part that names the rule. */
function madeOf(part: Part): readonly Part[] {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts;
    case 'optional':
    case 'repeated':
    case 'lexical':
      return [part.part];
    default:
      return [];
  }
}

/** A part and all that stands in it, but for what rules in it are given. */
export const standingIn = (part: Part): readonly Part[] => [part, ...madeOf(part).flatMap(standingIn)];

/** A part and all that is said in it, by rules that are given it as well. */
export const saidIn = (part: Part): readonly Part[] => [
  part,
  ...(part.kind === 'rule' ? part.given : madeOf(part)).flatMap(saidIn),
];

/** The rules that a part names. */
export const rulesIn = (part: Part): readonly string[] =>
  saidIn(part).flatMap((each) => (each.kind === 'rule' ? [each.name] : []));
