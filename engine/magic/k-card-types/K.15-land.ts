import { standInFor } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability } from '../text/tree';

/** K.15.4, K.16.2: what basic lands make. */
const MAKES: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** The basic land types (K.16.2). */
export const basicLandTypes: readonly string[] = Object.keys(MAKES);

/** Is it one of the basic land types? */
export const isBasicLandType = (subtype: string): boolean => MAKES[subtype] !== undefined;

const built = standInFor((subtypes: readonly string[]): readonly Ability[] =>
  subtypes.flatMap((type): readonly Ability[] => {
    const mana = MAKES[type];
    if (mana === undefined) return [];
    return [
      {
        kind: 'activated',
        text: `{T}: Add {${mana}} to your mana pool.`,
        targets: [],
        costs: [{ cost: 'tap this' }],
        effect: { do: 'add mana', who: { who: 'you' }, mana: [mana] },
        instructions: [],
      },
    ];
  }),
);

/** K.16.1: a snow-covered land is of the type that it is without that (K.21.1). */
export const landTypes = definition(
  { '2003': 'K.16.1' },
  'A land has a land type that is its name',
  (
    _game: MagicGame,
    name: string,
    { types, subtypes }: { readonly types: readonly string[]; readonly subtypes: readonly string[] },
  ): readonly string[] =>
    types.includes('land') && /^[A-Z][a-z]+$/.test(name) && !subtypes.includes(name)
      ? [...subtypes, name]
      : subtypes,
  (_game, _name, { subtypes }) => subtypes,
);

/** K.15.4 */
export const builtIn = definition(
  'K.15.4',
  'A basic land is tapped for mana of its kind, whatever is printed on it',
  (
    _game: MagicGame,
    { types, subtypes }: { readonly types: readonly string[]; readonly subtypes: readonly string[] },
  ) => (types.includes('land') ? built(subtypes) : []),
  (): readonly Ability[] => [],
);

/** P.8.1: the first and the second one. */
export const isMainPhase = (phase: string): boolean => phase.endsWith('main phase');

/** P.8.3, P.8.4: is it a main phase of a player's own, with nothing on the stack but what is being announced? */
export const isQuietMainPhase = (
  { now, stack }: MagicGame,
  player: number,
  announced?: MagicObject,
): boolean =>
  now.active === player && isMainPhase(now.phase) && stack.objects.every((each) => each === announced);
