import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, LinkedWith } from '../text/tree';

const linkOf = (link: LinkedWith): number | undefined => (typeof link === 'number' ? link : undefined);

/** Z.8.Ruling.1, 607.2a: switched off, none is known to any. */
export const isLinked = fact(
  { '2003': 'Z.8.Ruling.1', '2013': '607.2a', '2025': assumed('607.2', { from: ['2013', '607.2a'] }) },
  'What an object says of removed cards it says of those that its own abilities removed',
  (_game: MagicGame, { exiledWith, link }: MagicObject, source: MagicObject, said: LinkedWith) =>
    exiledWith === source && link === linkOf(said),
);

/** 607.2c */
export const isPutWith = fact(
  {
    '2003': 'Z.8.Ruling.1',
    '2013': '607.2c',
    '2025': assumed('607.2', { from: ['2013', '607.2c'] }),
  },
  'What an object says of what was put into play with it it says of what its own abilities put there',
  (_game: MagicGame, { putWith, link }: MagicObject, source: MagicObject, said: LinkedWith) =>
    putWith === source && link === linkOf(said),
);

/** What of a tree says with which abilities something was brought somewhere. */
const WITH: readonly string[] = ['exiledWith', 'putWith', 'stored'];

const isBrought = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  ['remove from the game', 'put into zone', 'put token into play', 'store results'].includes(
    String(value.do),
  );

/** 607.4: switched off, they are as those that are printed. */
export const linkedTogether = definition(
  { '2013': '607.4', '2025': assumed('607.4', { from: '2013' }) },
  'Abilities that an object has got together are linked to one another, and to none that it has otherwise',
  (_game: MagicGame, abilities: readonly Ability[], link: number): readonly Ability[] =>
    JSON.parse(
      JSON.stringify(abilities, (key, value: unknown) => {
        if (WITH.includes(key) && value === 'this') return link;
        return isBrought(value) ? { ...value, link } : value;
      }),
    ),
  (_game, abilities) => abilities,
);
