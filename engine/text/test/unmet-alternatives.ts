import type { Node } from 'ohm-js';
import { normalisedText, readings } from '../names';
import type { GameText, Language } from '../parser';
import type { Tree } from '../tree';
import type { Crossing } from './crossings';
import { type GrammarRules, type Part, rulesIn, rulesOf } from './grammar-parts';

/**
 * Which alternatives of a grammar's rules no text of a list is read by.
 *
 * @param rules names of the rules whose alternatives are sought: of “Verb” those that have names, “Verb_draw”, of “Doing”, whose
 *   alternatives are mere words, “Doing: kill”, whatever form of the word is met
 * @returns the names of the alternatives, those only that a card's text can lead to
 */
export function unmetAlternatives<T extends Tree>(
  { grammar, vocabulary }: Language<T>,
  game: GameText<T>,
  rules: readonly string[],
  crossings: readonly Crossing[],
): readonly string[] {
  const met = new Set<string>();
  const said = new Set<string>();
  const decoded = (encoded: string): string =>
    vocabulary.decode(encoded).replace(/\s+/g, ' ').trim().toLowerCase();
  const semantics = grammar.createSemantics().addOperation<void>('note', {
    _nonterminal(...children: Node[]) {
      met.add(this.ctorName);
      if (rules.includes(this.ctorName)) said.add(`${this.ctorName}: ${decoded(this.sourceString)}`);
      for (const child of children) child.note();
    },
    _iter(...children: Node[]) {
      for (const child of children) child.note();
    },
    _terminal() {},
  });
  const subtypes = new Set(game.subtypes);
  for (const { text, type } of crossings) {
    const card = { name: 'Deed', types: [type] };
    for (const reading of readings(normalisedText(text), card.name, (word) => vocabulary.has(word))) {
      const match = grammar.match(vocabulary.encode(reading, subtypes), game.paragraph(card));
      if (match.failed()) continue;
      semantics(match).note();
      break;
    }
  }
  const parts = rulesOf(JSON.parse(grammar.toRecipe()));
  const reachable = new Set(crossings.map(({ type }) => game.paragraph({ name: '', types: [type] })));
  for (const name of reachable) {
    const part = parts.get(name);
    for (const next of part ? rulesIn(part) : []) reachable.add(next);
  }
  const named = [...reachable].filter(
    (name) => rules.includes(name.replace(/_.*$/, '')) && name.includes('_') && !met.has(name),
  );
  const words = rules.flatMap((name) => {
    const part = parts.get(name);
    if (!reachable.has(name) || part?.kind !== 'choice') return [];
    const forms = part.parts.flatMap((each) => formsOf(each, parts)).map(decoded);
    const unmet = forms.filter(
      (form) => !forms.some((each) => isSameWord(form, each) && said.has(`${name}: ${each}`)),
    );
    return unmet.map((form) => `${name}: ${form}`);
  });
  return [...named, ...words].sort();
}

/** What a part that is made of words alone says; nothing for any other part. */
function formsOf(part: Part, rules: GrammarRules): readonly string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'choice':
      return part.parts.flatMap((each) => formsOf(each, rules));
    case 'sequence':
      return part.parts.reduce<readonly string[]>(
        (before, each) => {
          const next = formsOf(each, rules);
          return before.flatMap((words) => next.map((word) => `${words}${word}`));
        },
        [''],
      );
    case 'rule': {
      if (part.name === 's') return [' '];
      const rule = /^p\d+$/.test(part.name) ? rules.get(part.name) : undefined;
      return rule ? formsOf(rule, rules) : [];
    }
    default:
      return [];
  }
}

/** “Kill” and “kills”, “ready” and “readies” are forms of one word. */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return long.startsWith(short.slice(0, -1));
}
