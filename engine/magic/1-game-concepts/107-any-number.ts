import { leastTargets, mostTargets } from '../../card-game/targets/legal-targets';
import type { Limits } from '../../card-game/targets/problem';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context } from '../object';
import type { TargetSpecification } from '../text/tree';

/** How many targets are chosen, as a text says. */
export const asItSays = (_game: MagicGame, specification: TargetSpecification, context: Context): Limits => ({
  least: leastTargets(specification, context),
  most: mostTargets(specification, context),
});

/** 107.1c: any number may be none, but for what something is divided among. */
export const someOfAnyNumber = definition(
  { '2013': '107.1c', '2025': assumed('107.1c', { from: '2013' }) },
  'What is divided among any number of targets is divided among one at least, if there is one',
  (game: MagicGame, specification: TargetSpecification, context: Context, legal: number): Limits => {
    const { least, most } = asItSays(game, specification, context);
    const isAnyNumber = specification.maximum === 'any number' && legal > 0;
    return { least: isAnyNumber ? Math.max(1, least) : least, most };
  },
  (game, specification, context) => asItSays(game, specification, context),
);
