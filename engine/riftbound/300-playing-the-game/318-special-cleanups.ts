/** What special cleanups do besides: of combats, and at the end of turns (323). */
import { type Numbers, type Step, step } from '../../kernel';
import { unitsAt, unitsOnBoard } from '../100-game-concepts/105-spaces';
import { heal } from '../400-types-of-actions/405-heal';
import { recall } from '../400-types-of-actions/432-recalls';
import { AS_WRITTEN, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { designate } from './318-designations';

/** Which cleanup it is (323). */
export interface Cleanup {
  readonly special: 'combat' | 'end of turn' | undefined;
  /** Where the combat was that ends with it: that battlefield is contested until control of it is settled (444.2.a). */
  readonly at?: Location;
}

/** A step of a cleanup, whichever it is. */
export type CleanupStep = Step<RiftboundGame, Cleanup>;

/** Heals, in a special cleanup, the units that are meant. */
const healingIn =
  (special: Cleanup['special'], isMeant: (game: RiftboundGame, object: GameObject) => boolean) =>
  (game: RiftboundGame, cleanup: Cleanup): void => {
    if (cleanup.special !== special) return;
    const damaged = unitsOnBoard(game).filter((object) => object.damage > 0 && isMeant(game, object));
    if (damaged.length > 0) game.propose(...damaged.map(heal));
  };

/** Makes the step of a special cleanup in which units are healed: of each player, or of those whose units are meant. */
const healAllIn = (special: Cleanup['special'], numbers: Numbers, title: string): CleanupStep =>
  varied(
    step(
      numbers,
      title,
      healingIn(special, () => true),
    ),
    {
      whose: {
        "each player's": AS_WRITTEN,
        "the Turn Player's": {
          run: healingIn(special, (game, { controller }) => controller === game.now.active),
        },
      },
    },
  );

export const healAfterCombat = varied(
  healAllIn(
    'combat',
    { number: '444.1.a.1', restates: ['142.3.b.2'] },
    'In a combat cleanup, all units are healed',
  ),
  {
    which: {
      'all on the board': AS_WRITTEN,
      // rift-204
      'those at the battlefield of the combat': {
        run: healingIn(
          'combat',
          (game, object) => game.now.combat !== undefined && unitsAt(game, game.now.combat).includes(object),
        ),
      },
    },
  },
);

export const healAtTheEnd = healAllIn(
  'end of turn',
  { number: '317.2.b', restates: ['142.3.b.1'] },
  'In the cleanup at the end of a turn, all units are healed',
);

const recalling =
  (isMeant: (game: RiftboundGame, object: GameObject) => boolean) =>
  (game: RiftboundGame, { special }: Cleanup) => {
    const { combat, attacker } = game.now;
    if (special !== 'combat' || !combat) return;
    const there = unitsAt(game, combat);
    if (there.every(({ controller }) => controller === attacker)) return;
    const recalled = there.filter((object) => isMeant(game, object));
    if (recalled.length > 0) game.propose(...recalled.map(recall));
  };

export const recallAttackers: CleanupStep = varied(
  step(
    '444.1.a.2',
    'In a combat cleanup, attackers are recalled if defenders are still present',
    recalling((game, { controller }) => controller === game.now.attacker),
  ),
  {
    which: {
      attackers: AS_WRITTEN,
      defenders: { run: recalling((game, { controller }) => controller !== game.now.attacker) },
      'all units': { run: recalling(() => true) },
    },
  },
);

export const removeDesignations: CleanupStep = step(
  '444.1.a.3',
  'In a combat cleanup, attacker and defender designations are removed',
  (game, { special }) => {
    if (special !== 'combat') return;
    const fighting = game.board.objects.filter(({ designation }) => designation !== undefined);
    game.keepBooks('be over with a combat', () => {
      game.set(game.now, 'combat', undefined);
      game.set(game.now, 'attacker', undefined);
      for (const object of game.board.objects) {
        if (object.hasAttacked) game.set(object, 'hasAttacked', false);
        if (object.hasDefended) game.set(object, 'hasDefended', false);
      }
    });
    if (fighting.length > 0) game.propose(...fighting.map((object) => designate(game, object, undefined)));
  },
);
