import type { GherkinDocument } from '@cucumber/messages';

/** A step that Gherkin takes for a description, for the line above it is no scenario, or it is misspelt. */
export interface LostStep {
  readonly uri: string;
  readonly text: string;
  /** The feature, rule or scenario whose description it is in. */
  readonly within: string;
  readonly line: number;
}

const stepLike = /^(?:Given|When|Then|And|But)\s/;

interface Described {
  readonly keyword: string;
  readonly name: string;
  readonly description: string;
  readonly location: { readonly line: number };
}

/** The steps of a document that are lost in descriptions; nobody would notice that they aren't played. */
export function lostSteps({ uri = '', feature }: GherkinDocument): LostStep[] {
  if (feature === undefined) return [];
  return [feature, ...feature.children.flatMap(describedIn)].flatMap((part) => {
    const { keyword, name, description, location } = part;
    return description
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => stepLike.test(text))
      .map((text) => ({ uri, text, within: `${keyword}: ${name}`, line: location.line }))
      .slice(0, 1);
  });
}

interface Child {
  readonly background?: Described;
  readonly scenario?: Described;
  readonly rule?: Described & { readonly children: readonly Child[] };
}

function describedIn({ background, scenario, rule }: Child): Described[] {
  const inRule = rule === undefined ? [] : [rule, ...rule.children.flatMap(describedIn)];
  return [background, scenario, ...inRule].filter((part) => part !== undefined);
}
