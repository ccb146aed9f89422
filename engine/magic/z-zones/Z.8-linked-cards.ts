import { assumed, column, standInFor } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
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

const BRINGING: readonly unknown[] = [
  'remove from the game',
  'put into zone',
  'put token into play',
  'store results',
];

const isBrought = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'do' in value && BRINGING.includes(value.do);

const isToBeLinked = column((ability: Ability): boolean =>
  hasPart(ability, (part) => WITH.some((key) => part[key] === 'this') || isBrought(part)),
);

/** Abilities with their links: one for each, as abilities are told apart by what they are. */
const made = standInFor((_ability: Ability) => new Map<number, Ability>());

/** An ability with a link to those that have the same; what has a link keeps it. */
function withLink(ability: Ability, link: number): Ability {
  if (!isToBeLinked(ability)) return ability;
  const known = made(ability);
  const found: Ability =
    known.get(link) ??
    JSON.parse(
      JSON.stringify(ability, (key, value: unknown) => {
        if (WITH.includes(key) && value === 'this') return link;
        return isBrought(value) && !('link' in value) ? { ...value, link } : value;
      }),
    );
  known.set(link, found);
  return found;
}

/** 607.4: switched off, they are as those that are printed. */
export const linkedTogether = definition(
  { '2013': '607.4', '2025': assumed('607.4', { from: '2013' }) },
  'Abilities that an object has got together are linked to one another, and to none that it has otherwise',
  (_game: MagicGame, abilities: readonly Ability[], link: number): readonly Ability[] =>
    abilities.map((each) => withLink(each, link)),
  (_game, abilities) => abilities,
);

/** How an object has got an ability: from what, by which effect. */
interface Gained {
  readonly source: MagicObject;
  readonly whose: MagicObject;
  readonly timestamp: number;
}

/** 607.1a: what an object gives itself is printed on it. Switched off, that is like what it has got from others. */
export const isPrintedOnIt = fact(
  { '2013': '607.1a', '2025': assumed('607.1a', { from: '2013' }) },
  'An ability that is printed within another, for the object itself, is printed on it',
  (_game: MagicGame, { source, whose }: Gained) => source === whose,
);

/** An ability that an effect gives to an object, linked to what that effect gives it besides. */
export function gainedTogether(game: MagicGame, ability: Ability, gained: Gained): Ability {
  if (isPrintedOnIt(game, gained)) return ability;
  const [linked = ability] = linkedTogether(game, [ability], gained.timestamp);
  return linked;
}
