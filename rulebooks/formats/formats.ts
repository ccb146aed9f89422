import type { Format } from './format';
import { letteredOutline } from './lettered-outline';
import { numberedHtml } from './numbered-html';
import { numberedMarkdown } from './numbered-markdown';
import { numberedText } from './numbered-text';
import { ruleRows } from './rule-rows';

/** Every format that can be read, those that are told by the most particular signs first. */
export const formats: readonly Format[] = [
  ruleRows,
  letteredOutline,
  numberedHtml,
  numberedMarkdown,
  numberedText,
];
