import { sectionsOfHundreds } from '../numbering';
import { type Format, labelledExample } from './format';
import { readNumbered } from './numbered';

/** Markdown with headings or tables: rules such as `704.5c` in paragraphs, headings, lists or tables. */
export const numberedMarkdown: Format = {
  name: 'numbered-markdown',
  numbering: sectionsOfHundreds,
  example: labelledExample,
  recognises: (text) =>
    /^ {0,3}(?:#{1,6}[ \t]+\S|\|.*\|[ \t]*\r?$)/m.test(text) && /\b\d{3}\.\d+[a-z]?\b/.test(text),
  read: (text) => {
    // Loaded only where it is needed: the parser is large.
    const { markdownLines }: typeof import('../markdown') = require('../markdown');
    return readNumbered(markdownLines(text));
  },
};
