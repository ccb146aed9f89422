/** Effects that change who controls a permanent (G.5.3, G.5.4). */
import { assumed, column, query } from '../../kernel';
import { leavesCombat, leavesWithItsController } from '../c-combat/C.1-the-combat-phase';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Card, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { begins } from '../t-timing/T.8-continuous-effects';
import { speaksOf } from '../t-timing/T.8-statements';
import { lapses } from '../t-timing/T.8-times-over';
import { objects, players } from '../text/phrases';
import { sickensAgain } from './G.37-summoning-sickness';

/** G.5.3 */
export const gainingControl = instruction(
  {
    '2003': 'G.5.3',
    '2013': assumed('G.5.3', { from: '2003' }),
    '2025': assumed('G.5.3', { from: '2003' }),
  },
  'A spell or ability may change who controls a permanent',
  'gain control',
  {
    perform: (game, effect, context, { chosen }) => {
      const [control] = players(game, effect.who, context);
      if (control === undefined) return [];
      return objects(game, effect.object, context, chosen)
        .filter(({ ceased, zone }) => !ceased && zone === game.inPlay)
        .flatMap((object) =>
          begins(game, context, effect.duration, {
            objects: [object],
            modifications: [],
            statement: undefined,
            control,
          }),
        );
    },
  },
);

/** What an effect says of who controls a permanent, and when it began. */
interface Claim {
  readonly seat: number;
  readonly timestamp: number;
}

/** G.5.4: switched off, the first effect stays. */
export const newestClaim = definition(
  {
    '2003': 'G.5.4',
    '2013': assumed('G.5.4', { from: '2003' }),
    '2025': assumed('G.5.4', { from: '2003' }),
  },
  'The newest effect tells who controls a permanent, and without any it is who did first',
  (_game: MagicGame, claims: readonly Claim[]): Claim | undefined =>
    [...claims].sort((one, other) => other.timestamp - one.timestamp)[0],
  (_game, claims) => [...claims].sort((one, other) => one.timestamp - other.timestamp)[0],
);

const saysWhoControls = column(({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.kind === 'static' && ability.statement.says === 'controls'),
);

function claimsOn(game: MagicGame, object: MagicObject): readonly Claim[] {
  const ofEffects = game.effects.flatMap(({ control, objects: fixed, timestamp }) =>
    control !== undefined && fixed.includes(object) ? [{ seat: control, timestamp }] : [],
  );
  const ofAbilities = game
    .activeStatements('controls')
    .flatMap((standing) =>
      standing.statement.says === 'controls' && speaksOf(game, standing, standing.statement.subject, object)
        ? [{ seat: standing.context.controller, timestamp: standing.context.source.timestamp }]
        : [],
    );
  return [...ofEffects, ...ofAbilities];
}

/** The event of a permanent coming under another player's control. */
const changeControl = (object: MagicObject, player: number, lostBy: number): Occurrence =>
  new Occurrence('change control', { object, player, lostBy }, (game) => {
    if (leavesWithItsController(game, object)) leavesCombat(game, object);
    game.set(object, 'controller', player);
    lapses(game, object, 'while you control this');
    game.set(object, 'turnsBegun', 0);
    if (sickensAgain(game, object)) game.set(object, 'isSteady', false);
  });

/** Does anything say who controls what, or has it just ceased to? */
export const isControlAsked = query(
  'whether anything says who controls what',
  ({ effects, inPlay }: MagicGame): boolean =>
    effects.some(({ control }) => control !== undefined) ||
    inPlay.objects.some(
      ({ card, controller, firstController }) => controller !== firstController || saysWhoControls(card),
    ),
);

/** The events of permanents changing control, now that what says who controls them has changed. */
export function controlChanges(game: MagicGame): readonly Occurrence[] {
  if (!isControlAsked(game)) return [];
  return game.inPlay.objects.flatMap((object) => {
    const seat = newestClaim(game, claimsOn(game, object))?.seat ?? object.firstController;
    return seat === undefined || seat === object.controller
      ? []
      : [game.because(newestClaim, changeControl(object, seat, object.controller ?? object.owner))];
  });
}
