/** The statements in force: what passive abilities and resolved effects say besides changes of properties. */
import { byWhatTheySay } from '../../card-game/continuous/statements';
import { column, query } from '../../kernel';
import { activeOnBoard, conditional } from '../300-playing-the-game/360-passive-abilities';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Standing } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { contextOf } from '../phrases';
import type { Ability, StaticAbility } from '../text/tree/index';
import { sourcesOf } from './450-continuous-effects';

const passiveAmong = column((abilities: readonly Ability[]) =>
  abilities.filter((ability): ability is StaticAbility => ability.kind === 'static'),
);

interface WithPassives {
  readonly source: GameObject;
  readonly abilities: readonly StaticAbility[];
}

/** The objects with passive abilities. */
export const withPassives = query(
  'the objects with passive abilities',
  (game: RiftboundGame): readonly WithPassives[] => {
    const found: WithPassives[] = [];
    for (const source of sourcesOf(game)) {
      const abilities = passiveAmong(game.abilitiesOf(source));
      if (abilities.length > 0) found.push({ source, abilities });
    }
    return found;
  },
);

/** The statements in force, by what they say: of what is on the board, of legends, and of resolved effects. */
export const statementsOf = query(
  'what statements are in force',
  (game: RiftboundGame): ReadonlyMap<string, readonly Standing[]> => {
    const found: Standing[] = [];
    if (activeOnBoard(game))
      for (const { source, abilities } of withPassives(game)) {
        if (isInactive(game, source)) continue;
        const context = contextOf(source);
        const { timestamp } = source;
        for (const ability of abilities)
          if (conditional(game, ability, context))
            found.push({ statement: ability.statement, context, objects: undefined, timestamp });
      }
    for (const { statement, context, objects, timestamp } of game.effects)
      if (statement) found.push({ statement, context, objects, timestamp });
    return byWhatTheySay(found);
  },
  { isDear: true },
);
