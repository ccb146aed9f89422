/** The steps of combat: showdown, combat damage, resolution (441–444). */
import { type Procedure, procedure, step } from '../../kernel';
import { unitsAt } from '../100-game-concepts/105-spaces';
import { clearContest, controllerAt, presentAt, takeControl } from '../100-game-concepts/184-battlefields';
import { cleanup } from '../300-playing-the-game/318-cleanups';
import { designate } from '../300-playing-the-game/318-designations';
import { opening } from '../300-playing-the-game/337-showdowns';
import { puttingTriggersOnTheChain } from '../300-playing-the-game/375-triggers-on-the-chain';
import { endAll, endsWithCombat } from '../300-playing-the-game/382-durations';
import { definition, fact, timing } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { notice, type Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { type Combat, combatDamage } from './441-combat-damage';
import { scoring } from './445-scoring';

/** 342.1.a: in what order players put triggered abilities on the initial chain. */
export const initialOrder = timing(
  { number: '342.1.a', restates: ['442.1.b.1'] },
  'The attacking player puts triggered abilities on the initial chain first, the defending player last',
  (game: RiftboundGame, attacker: number | undefined) => inTurnOrder(game, attacker),
  (game) => inTurnOrder(game),
);

/** 342.1.b: is there an initial chain? Switched off, every combat is taken to begin with one. */
export const hasInitialChain = definition(
  { number: '342.1.b', restates: ['442.1.c.1'] },
  'Without abilities that trigger then there is no initial chain',
  (game: RiftboundGame) => game.chain.objects.length > 0,
  () => true,
);

/** 442.1.a.3: units of the player who attacks. */
export const becomesAttacker = fact(
  '442.1.a.3',
  "The attacker's units there become attackers",
  (game: RiftboundGame, unit: GameObject) => unit.controller === game.now.attacker,
);

/** 442.1.a.4: units of the player who defends. */
export const becomesDefender = fact(
  '442.1.a.4',
  "The defender's units there become defenders",
  (game: RiftboundGame, unit: GameObject) => unit.controller !== game.now.attacker,
);

function designationOf(game: RiftboundGame, unit: GameObject): GameObject['designation'] {
  if (becomesAttacker(game, unit)) return 'attacker';
  return becomesDefender(game, unit) ? 'defender' : undefined;
}

/** 444.2.a: nobody contests it any more. */
export const contestEnds = definition(
  '444.2.a',
  'After a combat the contested status is cleared',
  (_game: RiftboundGame, at: Location): readonly Occurrence[] => [clearContest(at)],
  (): readonly Occurrence[] => [],
);

/** 444.2.d: nobody has units there any more. */
export const becomesUncontrolled = definition(
  '444.2.d',
  'After a combat a battlefield without units is uncontrolled',
  (_game: RiftboundGame, at: Location): readonly Occurrence[] => [takeControl(at, undefined)],
  (): readonly Occurrence[] => [],
);

/** 442: attacker and defender are established, and the showdown opens. */
export const beginningCombat: Procedure<RiftboundGame, Combat> = procedure('the showdown step', [
  step('442.1.a.1', 'The attacker is who contested the battlefield', (game, { at }) => {
    game.keepBooks('begin a combat', () => {
      game.set(game.now, 'combat', at);
      game.set(game.now, 'attacker', at.contestedBy);
    });
    game.call(opening, { at });
  }),
  step('442.1.a', 'Units there gain the designation of their controller', (game, { at }) =>
    game.propose(
      ...unitsAt(game, at).flatMap((unit) => {
        const designation = designationOf(game, unit);
        return designation ? [designate(game, unit, designation)] : [];
      }),
    ),
  ),
  step('442', 'What happens at the start of a combat triggers', (game, { at }) =>
    game.propose(notice('begin a combat', { player: game.now.active, object: at.battlefield, to: at })),
  ),
  step(
    '442.1.b',
    'What triggers then makes the initial chain: the attacker puts it there first, the defender last',
    (game) => {
      if (game.waiting.length > 0)
        game.call(puttingTriggersOnTheChain, { seats: initialOrder(game, game.now.attacker) });
    },
  ),
  step('442.1.c', 'With an initial chain the state closes, without one it stays open', (game) =>
    game.keepBooks('have an initial chain', () => game.set(game.now, 'initialChain', hasInitialChain(game))),
  ),
]);

/** 443, 444: what follows the showdown of a combat. */
export const finishingCombat: Procedure<RiftboundGame, Combat> = procedure('finishing a combat', [
  step('443', 'The combat damage step', (game, { at }) =>
    game.call(combatDamage, { at, side: 'attacker', left: 0, assigned: [] }),
  ),
  step({ number: '444.1', restates: ['444.1.a'] }, 'A combat cleanup is performed', (game, data) => {
    game.set(data, 'fought', unitsAt(game, data.at));
    game.setCleanupDue(false);
    game.call(cleanup, { special: 'combat', at: data.at });
  }),
  step('444', 'What happens at the end of a combat triggers', (game, { at, fought = [] }) => {
    const [only, another] = presentAt(game, at);
    // Who was recalled has lost nothing, and nobody has won.
    const isWon =
      another === undefined && fought.every(({ ceased, controller }) => ceased || controller === only);
    game.propose(
      notice('end a combat', {
        player: game.now.active,
        object: at.battlefield,
        to: at,
        ...(isWon && only !== undefined ? { winner: only } : {}),
      }),
    );
  }),
  step({ number: '384', restates: ['383.4'] }, 'What lasts for the combat ends', (game) =>
    endAll(game, (each) => endsWithCombat(game, each)),
  ),
  step('444.2', 'The player with units remaining establishes control', (game, { at }) => {
    const [only, another] = presentAt(game, at);
    if (another !== undefined) return 'finish';
    const cleared = contestEnds(game, at);
    if (only === undefined) {
      game.propose(...becomesUncontrolled(game, at), ...cleared);
      return 'finish';
    }
    if (controllerAt(at) === only) {
      game.propose(...cleared);
      return 'finish';
    }
    game.propose(takeControl(at, only), ...cleared);
    return undefined;
  }),
  step('444.2.b', 'Gaining control is a conquer', (game, { at }) => {
    const seat = controllerAt(at);
    if (seat !== undefined) game.call(scoring, { seat, location: at, how: 'conquer' });
  }),
]);
