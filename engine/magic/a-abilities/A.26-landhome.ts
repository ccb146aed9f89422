import { assumed } from '../../kernel';
import { standsForText } from './A.1-keyword-texts';

/** A.26.2, A.26.3 */
export const landhome = standsForText(
  {
    '2003': 'A.26.2',
    '2013': assumed('A.26.2', { from: '2003' }),
    '2025': assumed('A.26.2', { from: '2003' }),
  },
  'A creature with landhome attacks only where such a land is, and is gone without one of its own',
  ({ what = '' }) =>
    [
      `This creature can't attack unless defending player controls a ${what}.`,
      `When you control no ${what}${what === 'Plains' ? '' : 's'}, put this permanent into its owner's graveyard.`,
    ].join('\n'),
);
