import { htmlLines } from '../markup';
import { sectionsOfHundreds } from '../numbering';
import { PlacedText } from '../placed-text';
import { type Format, labelledExample } from './format';
import { readNumbered } from './numbered';

/** A page in HTML: rules such as `704.5c` in paragraphs, items of lists or rows of tables. */
export const numberedHtml: Format = {
  name: 'numbered-html',
  numbering: sectionsOfHundreds,
  example: labelledExample,
  recognises: (text) =>
    /<(?:html|body|p|li|div|td)\b[^<>]*>/i.test(text) && /\b\d{3}\.\d+[a-z]?\b/.test(text),
  read: (text) => readNumbered(htmlLines(PlacedText.verbatim(text, 0))),
};
