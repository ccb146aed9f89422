import { asking, type Procedure, procedure } from '../../kernel';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { players } from '../phrases';
import type { Context } from '../piece';

interface ChoosingSubtype {
  readonly player: number;
  readonly context: Context;
  readonly type: string;
}

/** 203.3f: the unit types. */
export const unitTypes: readonly string[] =
  'Angel Anoteron Beast Biterrian Bird Cat Creature Crysotite Deity Demon Dog Dragon Dweller Fish Giant God Human Insect Merfolk Nymph Object Phoenix Plant Reptilian Septuorian Serpent Shadow Shapeshifter Spider Squid Statue Titan Vehicle Whale Wolf'.split(
    ' ',
  );

/** 203.3f, 203.3g: the subtypes that there are for a card type. */
const subtypesOf = (type: string): readonly string[] => (type === 'unit' ? unitTypes : ['Redeem', 'Recur']);

/** 203.3d: one existing subtype of the right kind. */
export const choosingSubtype: Procedure<LegionsGame, ChoosingSubtype> = procedure('choosing a subtype', [
  asking(
    '203.3d',
    'One existing subtype of the right card type is chosen',
    (_game, { player, type }: ChoosingSubtype) => ({
      kind: 'choose',
      player,
      purpose: `choose ${type === 'unit' ? 'a' : 'an'} ${type} type`,
      minimum: 1,
      maximum: 1,
      options: subtypesOf(type).map((label, index) => ({
        label,
        action: 'subtype',
        index,
      })),
    }),
    (game, { context, type }, [place]) =>
      game.set(context, 'chosenType', place === undefined ? undefined : subtypesOf(type)[place]),
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
