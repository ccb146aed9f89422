import type { Modifying } from '../../card-game/replacement/modifying';
import { concatMap } from '../../kernel';
import { saysNow } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Occurrence } from '../occurrence';
import { amount, contextOf } from '../phrases';
import type { ReplacedEvent } from '../text/tree';
import { entering, instead, onlyOnceEach, replaces } from './610-replacement-effects';
import { allBut, fromProtection, fromShields, prevent, watches } from './611-prevention-effects';

/** Every replacement and prevention effect that could modify an event now. */
export function modifying(game: LegionsGame, event: Occurrence): readonly Modifying<LegionsTypes>[] {
  if (!mayBeModified(game, event)) return NONE;
  const found = [
    ...fromStatements(game, event),
    ...fromItself(game, event),
    ...fromShields(game, event),
    ...fromProtection(game, event),
    ...entering(game, event),
  ];
  return found.filter((each) => !onlyOnceEach(game, event, each.key));
}

const NONE: readonly Modifying<LegionsTypes>[] = [];

/** Replacement effects say what they replace; damage and entering can be modified in other words as well. */
const mayBeModified = (game: LegionsGame, event: Occurrence): boolean =>
  event.kind === 'deal damage' ||
  event.kind === 'enter the battlefield' ||
  speaksOfItself(event) ||
  game.activeStatements('replace').length > 0;

/** Does what an event is about lie outside the battlefield, with abilities of its own? */
const speaksOfItself = ({ about: { object } }: Occurrence): boolean =>
  object !== undefined && object.zone.name !== 'battlefield' && object.card.abilities.length > 0;

export const movesFromThere = fact(
  '109.4j',
  'What an object says of its own move works in the zone that it would move from',
  (_game, { kind }: Occurrence, would: ReplacedEvent['would']) =>
    would === 'be discarded' ||
    would === 'enter the battlefield' ||
    (would === 'have counters put on it' && kind === 'enter the battlefield'),
);

/** What happens to it there is all that can. */
export const actionsWorkOnTheChain = fact(
  '109.4',
  'What an action says works on the chain of events',
  (game, { about: { object } }: Occurrence, _would: ReplacedEvent['would']) =>
    object?.isAction === true && object.zone === game.chain,
);

const worksThere = (game: LegionsGame, event: Occurrence, would: ReplacedEvent['would']): boolean =>
  movesFromThere(game, event, would) || actionsWorkOnTheChain(game, event, would);

/** Replacement effects of what lies outside the battlefield about itself. */
function fromItself(game: LegionsGame, event: Occurrence): readonly Modifying<LegionsTypes>[] {
  const { object } = event.about;
  if (!object || !speaksOfItself(event)) return NONE;
  const context = contextOf(object, object.controller ?? object.owner);
  return concatMap(object.card.abilities, (ability): readonly Modifying<LegionsTypes>[] => {
    if (ability.kind !== 'static') return [];
    const { statement } = ability;
    if (
      statement.says !== 'replace' ||
      statement.event.object?.this !== true ||
      !worksThere(game, event, statement.event.would) ||
      !saysNow(game, ability, context) ||
      !replaces(game, statement.event, event, context)
    )
      return [];
    const { name: label } = object.card;
    const modify: Modifying<LegionsTypes>['modify'] = (each) => instead(statement, each, context, statement);
    return [{ label, key: statement, modify }];
  });
}

function fromStatements(game: LegionsGame, event: Occurrence): readonly Modifying<LegionsTypes>[] {
  if (game.activeStatements('replace').length === 0 && game.activeStatements('prevent damage').length === 0)
    return NONE;
  const replacing = concatMap(
    game.activeStatements('replace'),
    ({ statement, context }): readonly Modifying<LegionsTypes>[] => {
      if (statement.says !== 'replace' || !replaces(game, statement.event, event, context)) return [];
      return [
        {
          label: context.source.card.name,
          key: statement,
          modify: (each) => instead(statement, each, context, statement),
        },
      ];
    },
  );
  const preventing = concatMap(
    game.activeStatements('prevent damage'),
    ({ statement, context }): readonly Modifying<LegionsTypes>[] => {
      if (
        statement.says !== 'prevent damage' ||
        event.kind !== 'deal damage' ||
        !watches(game, statement, event, context)
      )
        return [];
      const { allBut: but } = statement;
      const most = statement.amount ? amount(game, statement.amount, context) : Number.POSITIVE_INFINITY;
      return [
        {
          label: context.source.card.name,
          key: statement,
          modify: (each) => {
            const damage = each.about.amount ?? 0;
            return prevent(game, each, Math.min(most, but === undefined ? damage : allBut(game, damage, but)))
              .modified;
          },
        },
      ];
    },
  );
  return [...replacing, ...preventing];
}
