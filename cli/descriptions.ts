import type { GherkinDocument } from '@cucumber/messages';
import { distance } from 'fastest-levenshtein';

/** A step that Gherkin takes for a description, for the line above it is no scenario, or it is misspelt. */
export interface LostStep {
  readonly uri: string;
  readonly text: string;
  /** The feature, rule or scenario whose description it is in. */
  readonly within: string;
  readonly line: number;
  /** The scenario or background whose description it is in, by its id in the document; left out: a feature's or a rule's. */
  readonly owner?: string;
  /** What stands behind a word that is no keyword but reads like one: it may be prose. */
  readonly behindKeyword?: string;
}

const keywords = ['Given', 'When', 'Then', 'And', 'But'];
const MOST_WRONG_LETTERS = 2;

interface Described {
  readonly keyword: string;
  readonly name: string;
  readonly description: string;
  readonly location: { readonly line: number };
}

interface Numbered extends Described {
  readonly id: string;
}

/** The steps of a document that are lost in descriptions; nobody would notice that they aren't played. */
export function lostSteps({ uri = '', feature }: GherkinDocument): LostStep[] {
  if (feature === undefined) return [];
  return [{ part: feature }, ...feature.children.flatMap(describedIn)].flatMap(({ part, owner }) => {
    const { keyword, name, description, location } = part;
    return description
      .split('\n')
      .map((text) => text.trim())
      .flatMap((text) => {
        const [word = ''] = text.split(/\s/, 1);
        const rest = text.slice(word.length).trim();
        if (rest === '' || !isLikeKeyword(word)) return [];
        const lost = { uri, text, within: `${keyword}: ${name}`, line: location.line, owner };
        return [keywords.includes(word) ? lost : { ...lost, behindKeyword: rest }];
      });
  });
}

const isLikeKeyword = (word: string): boolean =>
  keywords.some((each) => distance(each.toLowerCase(), word.toLowerCase()) <= MOST_WRONG_LETTERS);

interface Child {
  readonly background?: Numbered;
  readonly scenario?: Numbered;
  readonly rule?: Described & { readonly children: readonly Child[] };
}

/** Whatever has a description, and whose steps stand below it: a scenario's, or those of all that a background is of. */
function describedIn({ background, scenario, rule }: Child): { part: Described; owner?: string }[] {
  const inRule = rule === undefined ? [] : [{ part: rule }, ...rule.children.flatMap(describedIn)];
  const numbered = [background, scenario].filter((part) => part !== undefined);
  return [...numbered.map((part) => ({ part, owner: part.id })), ...inRule];
}
