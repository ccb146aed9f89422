/** What an object adds to its own Might: a buff, keywords while it fights, what is attached to it. */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, fits } from '../phrases';
import type { Characteristics, Context, Piece } from '../piece';
import type { Statement } from '../text/tree/index';

type Buffs = Extract<Statement, { says: 'buffs give' }>;

/** What texts say of buffs. They are looked for where they stand: what layers make of objects isn't known yet. */
function saidOfBuffs(game: RiftboundGame): readonly { readonly said: Buffs; readonly context: Context }[] {
  const found = (statement: Statement | undefined, context: Context) =>
    statement?.says === 'buffs give' ? [{ said: statement, context }] : [];
  return [
    ...game.effects.flatMap(({ statement, context }) => found(statement, context)),
    ...game.board.objects.flatMap((source) =>
      source.attachedTo
        ? []
        : source.card.abilities.flatMap((ability) =>
            ability.kind === 'static' ? found(ability.statement, contextOf(source)) : [],
          ),
    ),
  ];
}

/** 703: what a buff adds; and what texts say that buffs give besides (002). */
export const buffMight = definition(
  '703',
  'A buff contributes +1 Might',
  (game: RiftboundGame, piece: Piece): number =>
    piece.buffed
      ? saidOfBuffs(game)
          .filter(({ said, context }) => fits(game, said.filter, piece, context))
          .reduce((sum, { said, context }) => sum + amount(game, said.amount, context), 1)
      : 0,
  (_game, _piece) => 0,
);

/** 733, 740: what one ability of Assault or Shield adds while attacking or defending. */
const designationMight = (numbers: [string, ...string[]], title: string, as: string) =>
  definition(
    numbers,
    title,
    (game: RiftboundGame, piece: Piece, value: Parameters<typeof amount>[1] | undefined) =>
      piece.designation !== as ? 0 : value ? amount(game, value, contextOf(piece)) : 1,
    () => 0,
  );
export const assaultMight = designationMight(
  ['733.1.c', '733.2'],
  'While attacking, Assault adds its value to Might',
  'attacker',
);
export const shieldMight = designationMight(
  ['740.1.c', '740.2'],
  'While defending, Shield adds its value to Might',
  'defender',
);

/** 454.3.c: what is attached adds its Might Bonus. */
export const attachedMight = definition(
  ['454.3.c', '136', '718.4', '718.8.b'],
  'Might Bonuses of attached cards are added in the third layer',
  (_game: RiftboundGame, attached: Piece): number => attached.card.mightBonus ?? 0,
  (_game, _attached) => 0,
);

/** 142.2.b: Might less than 0. */
export const noNegativeMight = definition(
  '142.2.b',
  'Might less than 0 is treated as 0',
  (_game, might: number) => Math.max(0, might),
  (_game, might) => might,
);

/** An increase of an object's Might that comes from the object itself. */
export interface Contribution {
  /** Tells it apart from others of the same object: each is applied once (453.1). */
  readonly key: string;
  readonly might: number;
}

const NONE: readonly Contribution[] = [];

/** Everything that an object with these abilities adds to its own Might now. */
export function contributionsOf(
  game: RiftboundGame,
  piece: Piece,
  { abilities }: Characteristics,
): readonly Contribution[] {
  let found: Contribution[] | undefined;
  const add = (key: string, might: number): void => {
    if (might === 0) return;
    found ??= [];
    found.push({ key, might });
  };
  if (piece.buffed) add('buff', buffMight(game, piece));
  if (piece.designation !== undefined)
    abilities.forEach((ability, place) => {
      if (ability.kind !== 'keyword') return;
      if (ability.keyword === 'assault') add(`assault ${place}`, assaultMight(game, piece, ability.value));
      if (ability.keyword === 'shield') add(`shield ${place}`, shieldMight(game, piece, ability.value));
    });
  for (const attached of piece.attached) add(`attached ${attached.id}`, attachedMight(game, attached));
  return found ?? NONE;
}
