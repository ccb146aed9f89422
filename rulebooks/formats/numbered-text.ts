import { sectionsOfHundreds } from '../numbering';
import { linesOf } from '../placed-text';
import { type Format, labelledExample } from './format';
import { readNumbered } from './numbered';

/** Plain text: rules such as `704.5c`, one a line or paragraph, or wrapped; with or without list dashes. */
export const numberedText: Format = {
  name: 'numbered-text',
  numbering: sectionsOfHundreds,
  example: labelledExample,
  recognises: (text) =>
    /^[^\S\n]*(?:[-*•–—][^\S\n]+)?\**\d{3}\.\d+(?:[a-z]|(?:\.(?:\d{1,4}|[a-z])){1,8})?\.?\s/m.test(text),
  read: (text) => readNumbered(linesOf(text)),
};
