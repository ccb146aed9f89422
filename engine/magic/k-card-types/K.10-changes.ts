import { rule } from '../../kernel';

/** K.10.Ruling.1: all of them in one order, whatever they change. */
export const inOneOrder = rule(
  { '2003': 'K.10.Ruling.1' },
  'Effects change what an object is in the order in which they began',
  'layer',
);
