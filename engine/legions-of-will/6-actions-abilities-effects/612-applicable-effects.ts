import { gathered } from '../../kernel';
import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { amount } from '../phrases';
import { entering, instead, type Modifying, onlyOnceEach, replaces } from './610-replacement-effects';
import { wouldHappen } from './610-watched-events';
import { allBut, fromProtection, fromShields, prevent, watches } from './611-prevention-effects';

/** Every replacement and prevention effect that could modify an event now. */
export function modifying(game: LegionsGame, event: Occurrence): readonly Modifying[] {
  if (!mayBeModified(game, event)) return NONE;
  const found = [
    ...fromStatements(game, event),
    ...fromShields(game, event),
    ...fromProtection(game, event),
    ...entering(game, event),
  ];
  return found.filter((each) => !onlyOnceEach(game, event, each.key));
}

const NONE: readonly Modifying[] = [];

/** Replacement effects say what they replace; damage and entering can be modified in other words as well. */
const mayBeModified = (game: LegionsGame, { kind }: Occurrence): boolean =>
  kind === 'deal damage' || kind === 'enter the battlefield' || game.standing('replace').length > 0;

function fromStatements(game: LegionsGame, event: Occurrence): readonly Modifying[] {
  if (game.standing('replace').length === 0 && game.standing('prevent damage').length === 0) return NONE;
  const replacing = gathered(game.standing('replace'), ({ statement, context }): readonly Modifying[] => {
    if (
      statement.says !== 'replace' ||
      !replaces(game) ||
      !wouldHappen(game, statement.event, event, context)
    )
      return [];
    return [
      {
        label: context.source.card.name,
        key: statement,
        prevents: false,
        modify: (each) => instead(statement.instead, each, context, statement),
      },
    ];
  });
  const preventing = gathered(
    game.standing('prevent damage'),
    ({ statement, context }): readonly Modifying[] => {
      if (
        statement.says !== 'prevent damage' ||
        event.kind !== 'deal damage' ||
        !watches(game, statement, event, context)
      )
        return [];
      const keep = statement.allBut === undefined || !allBut(game) ? 0 : statement.allBut;
      const most = statement.amount ? amount(game, statement.amount, context) : Number.POSITIVE_INFINITY;
      return [
        {
          label: context.source.card.name,
          key: statement,
          prevents: true,
          modify: (each) =>
            prevent(game, each, Math.min(most, Math.max(0, (each.about.amount ?? 0) - keep))).modified,
        },
      ];
    },
  );
  return [...replacing, ...preventing];
}
