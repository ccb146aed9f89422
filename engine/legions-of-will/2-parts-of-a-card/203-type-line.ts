import { asking, type Procedure, procedure } from '../../kernel';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { players } from '../phrases';
import { subtypesFor } from './203-subtypes';

interface ChoosingSubtype {
  readonly player: number;
  readonly context: Context;
  readonly type: string;
}

export const typesInstead = definition(
  '203.1a',
  'New types replace those that an object had, except that an action stays one',
  (_game: LegionsGame, before: readonly string[], now: readonly string[]) =>
    before.includes('action') ? [...new Set([...before, ...now])] : now,
  (_game, before) => before,
);

/** 203.1b: "in addition to its types". */
export const inAddition = definition(
  '203.1b',
  'An object to which types are added keeps those that it had',
  (_game: LegionsGame, before: readonly string[], added: readonly string[]) => [
    ...new Set([...before, ...added]),
  ],
  (_game, before, added) => (added.length > 0 ? [...added] : [...before]),
);

/** 203.3d: one existing subtype of the right kind. */
export const choosingSubtype: Procedure<LegionsGame, ChoosingSubtype> = procedure('choosing a subtype', [
  asking(
    '203.3d',
    'One existing subtype of the right card type is chosen',
    (game, { player, type }: ChoosingSubtype) => ({
      kind: 'choose',
      player,
      purpose: `choose ${type === 'unit' ? 'a' : 'an'} ${type} type`,
      minimum: 1,
      maximum: 1,
      options: subtypesFor(game, type).map((label, index) => ({
        label,
        action: 'subtype',
        index,
      })),
    }),
    (game, { context, type }, [place]) =>
      game.set(context, 'chosenType', place === undefined ? undefined : subtypesFor(game, type)[place]),
  ),
]);

export const choosesSubtype = instruction('203.3d', 'A subtype is chosen', 'choose subtype', {
  perform: (game, effect, context, { follow }) => {
    if (effect.then) follow([effect.then]);
    for (const player of players(game, effect.who, context))
      game.call(choosingSubtype, { player, context, type: effect.type });
    return [];
  },
});
