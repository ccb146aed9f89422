import { targetsNoticed } from '../../card-game/play/playing';
import { leastTargets } from '../../card-game/targets/legal-targets';
import {
  orderingTriggers,
  type PuttingTriggers,
  puttingTriggers,
  putWaiting,
} from '../../card-game/triggers/putting-triggers';
import type * as layer from '../../card-game/triggers/triggered-abilities';
import { type Procedure, procedure, type Step, step } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { cease } from '../4-zones/400-general';
import { triggersNoMore } from '../8-multiplayer-rules/800-general';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { Occurrence } from '../occurrence';
import type { Ability } from '../text/tree';
import { chooseUndefinedX } from './601-announcing-x';
import { afterProposal, chooseTargets, divide } from './601-playing-cards';
import type { Proposal } from './601-proposal';
import { specifications } from './601-targets-and-modes';
import { abilityOnChain } from './602-activating-activated-abilities';
import { areAlike } from './603-equal-triggers';

type Triggered = layer.WaitingTrigger<LegionsTypes>;

interface Putting extends Proposal {
  readonly triggered: Triggered;
}

const [chooseModes] = afterProposal;

export const lacksModes = fact(
  { number: '603.3c', restates: ['700.2b'] },
  'A modal triggered ability of which no mode is chosen is removed from the chain of events',
  (_game, ability: Ability | undefined, chosen: readonly number[]) =>
    ability !== undefined &&
    'effect' in ability &&
    ability.effect.do === 'modal' &&
    chosen.length < ability.effect.minimum,
);

const removeWhenImpossible: Step<LegionsGame, Putting> = step(
  '603.3d',
  'A triggered ability without legal choices is removed from the chain of events',
  (game, { object }) => {
    const context = object.context;
    if (!context || object.ceased) return;
    const missing = specifications(game, object).some(
      (each, place) => (context.targets[place]?.length ?? 0) < leastTargets(each, context),
    );
    if (missing || lacksModes(game, object.ability, context.modes))
      game.propose(cease(object, 'remove from the chain of events'));
  },
);

/** 603.3: one triggered ability is put on the chain of events. */
export const puttingOne: Procedure<LegionsGame, Putting> = procedure(
  'putting a triggered ability on the chain of events',
  [
    step('603.3', 'A triggered ability is put on top of the chain of events', (game, data) => {
      const { triggered } = data;
      const object = abilityOnChain(
        game,
        triggered.source,
        triggered.controller,
        triggered.ability,
        triggered.text,
      );
      game.set(
        object,
        'context',
        triggered.context.with({
          targets: triggered.ability ? [] : triggered.context.targets,
        }),
      );
      game.set(object, 'instructions', triggered.effect);
      game.set(data, 'object', object);
      const { source, controller: player } = triggered;
      game.propose(
        new Occurrence('put on the chain of events', { object, source, player }, (on) =>
          on.journal.push(on.chain.objects, object),
        ),
      );
    }),
    ...(chooseModes ? [chooseModes] : []),
    chooseUndefinedX,
    chooseTargets,
    removeWhenImpossible,
    divide,
    step('603.3a', 'What triggers on becoming a target triggers', (game, { object, player }) => {
      if (object.ceased || !object.ability || !object.context) return;
      const events = targetsNoticed<LegionsTypes>(game, object, object.context, player);
      if (events.length > 0) game.propose(...events);
    }),
  ],
);

/** Puts abilities on the chain of events, the first of them lowest. */
function put(game: LegionsGame, abilities: readonly Triggered[]): void {
  // Procedures called last run first.
  for (const triggered of [...abilities].reverse()) {
    const { source: object, controller: player } = triggered;
    game.call(puttingOne, { triggered, object, player, ability: triggered.ability, locked: 0, costs: [] });
  }
}

/** 603.3b: each player, in APNAP order, puts the triggered abilities that player controls on the chain of events in any order. */
export const ordering = orderingTriggers<LegionsTypes>(
  { number: '603.3b', restates: ['406.3'] },
  'Each player, in APNAP order, puts triggered abilities on the chain of events in any order',
  { areAlike, put },
);

/** Everything that waits is put on the chain of events; without 603.3b, as it triggered. */
export const puttingTriggersOnTheChain: Procedure<LegionsGame, PuttingTriggers> = procedure(
  'putting triggered abilities on the chain of events',
  [
    ordering,
    puttingTriggers<LegionsTypes>('603.3', 'What has triggered is put on the chain of events', ordering, {
      put,
    }),
  ],
);

/** Puts everything that waits on the chain of events; abilities of a player who has left the game nowhere (800.3d). */
export const putTriggers = (game: LegionsGame): void =>
  putWaiting<LegionsTypes>(game, whoPut(game), puttingTriggersOnTheChain);

/** The players who put something there, in turn order; without 800.3d also who has left. */
function whoPut(game: LegionsGame): readonly number[] {
  const inTheGame = activePlayerFirst(game);
  const others = game.waiting
    .map(({ controller }) => controller)
    .filter((seat) => !inTheGame.includes(seat) && !triggersNoMore(game, seat));
  return others.length === 0 ? inTheGame : [...inTheGame, ...new Set(others)];
}
