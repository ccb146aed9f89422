import { asking, gathered, type Procedure, procedure, type Step, step } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { leastTargets } from '../1-game-concepts/110-targets';
import { cease } from '../4-zones/400-general';
import type { Triggered } from '../effects-in-force';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree';
import { chooseUndefinedX } from './601-announcing-x';
import { afterProposal, chooseTargets, divide } from './601-playing-cards';
import type { Proposal } from './601-proposal';
import { specifications } from './601-targets-and-modes';
import { abilityOnChain } from './602-activating-activated-abilities';
import { areAlike } from './603-equal-triggers';

interface Putting {
  readonly triggered: Triggered;
  piece: Piece;
  player: number;
  ability: Ability | undefined;
  locked: number;
  costs: Proposal['costs'];
}

const [chooseModes] = afterProposal;

const removeWhenImpossible: Step<LegionsGame, Putting> = step(
  ['603.3d', '603.3c', '700.2b'],
  'A triggered ability without legal choices is removed from the chain of events',
  (game, { piece }) => {
    const context = piece.context;
    if (!context || piece.gone) return;
    const missing = specifications(game, piece).some(
      (each, place) => (context.targets[place]?.length ?? 0) < leastTargets(each, context),
    );
    const modal =
      piece.ability &&
      'effect' in piece.ability &&
      piece.ability.effect.do === 'modal' &&
      context.modes.length < piece.ability.effect.minimum;
    if (missing || modal) game.propose(cease(piece, 'remove from the chain of events'));
  },
);

/** 603.3: one triggered ability is put on the chain of events. */
export const puttingOne: Procedure<LegionsGame, Putting> = procedure(
  'putting a triggered ability on the chain of events',
  [
    step('603.3', 'A triggered ability is put on top of the chain of events', (game, data) => {
      const { triggered } = data;
      const piece = abilityOnChain(
        game,
        triggered.source,
        triggered.controller,
        triggered.ability,
        triggered.text,
      );
      game.set(
        piece,
        'context',
        triggered.context.with({
          targets: triggered.ability ? [] : triggered.context.targets,
        }),
      );
      game.set(piece, 'instructions', triggered.effect);
      game.set(data, 'piece', piece);
      const { source, controller: player } = triggered;
      game.propose(
        new Occurrence('put on the chain of events', { piece, source, player }, (on) =>
          on.journal.push(on.chain.objects, piece),
        ),
      );
    }),
    ...(chooseModes ? [chooseModes] : []),
    chooseUndefinedX,
    chooseTargets,
    removeWhenImpossible,
    divide,
    step('603.3a', 'What triggers on becoming a target triggers', (game, { piece, player }) => {
      const targets = piece.gone ? [] : gathered(piece.context?.targets ?? [], (each) => each);
      const pieces = piece.ability
        ? gathered(targets, (target) => ('piece' in target ? [target.piece] : []))
        : [];
      if (pieces.length > 0)
        game.propose(
          ...pieces.map(
            (each) =>
              new Occurrence(
                'become the target',
                { piece: each, source: piece.context?.source, player },
                () => undefined,
              ),
          ),
        );
    }),
  ],
);

interface Ordering {
  /** Seats whose abilities still have to be put on the chain of events, in APNAP order. */
  seats: readonly number[];
}

/** Puts abilities on the chain of events, the first of them lowest. */
function put(game: LegionsGame, abilities: readonly Triggered[]): void {
  const ordered = [...abilities];
  for (const triggered of ordered) game.journal.remove(game.waiting, triggered);
  // Procedures called last run first.
  for (const triggered of ordered.reverse()) {
    game.call(puttingOne, {
      triggered,
      piece: triggered.source,
      player: triggered.controller,
      ability: triggered.ability,
      locked: 0,
      costs: [],
    });
  }
}

/** 603.3b: each player, in APNAP order, puts the triggered abilities that player controls on the chain of events in any order. */
export const orderingTriggers: Step<LegionsGame, Ordering> = asking(
  ['603.3b', '406.3'],
  'Each player, in APNAP order, puts triggered abilities on the chain of events in any order',
  (game, data: Ordering) => {
    const [player] = data.seats;
    const mine = game.waiting.filter((each) => each.controller === player);
    if (player === undefined || mine.length === 0) return undefined;
    return {
      kind: 'order',
      player,
      purpose: 'order triggered abilities',
      // Of abilities that are all alike, one stands for all: nobody is asked.
      options: (areAlike(mine) ? mine.slice(0, 1) : mine).map((each, index) => ({
        label: `${each.source.card.name}: ${each.text} (${index + 1})`,
        object: each.source,
        index,
      })),
    };
  },
  (game, data, answer) => {
    const mine = game.waiting.filter((each) => each.controller === data.seats[0]);
    game.set(data, 'seats', data.seats.slice(1));
    const ordered = (): readonly Triggered[] => gathered(answer, (place) => mine.slice(place, place + 1));
    put(game, answer.length < mine.length ? mine : ordered());
    return data.seats.length > 0 ? 'again' : undefined;
  },
);

/** Everything that waits is put on the chain of events; without 603.3b, as it triggered. */
export const puttingTriggersOnTheChain: Procedure<LegionsGame, Ordering> = procedure(
  'putting triggered abilities on the chain of events',
  [
    orderingTriggers,
    step(['603.3', '109.3c'], 'What has triggered is put on the chain of events', (game, data) => {
      if (!game.isOn(orderingTriggers)) {
        put(game, game.waiting);
        return 'finish';
      }
      game.set(data, 'seats', data.seats.slice(1));
      return data.seats.length > 0 ? 'restart' : undefined;
    }),
  ],
);

/** Puts everything that waits on the chain of events. */
export function putTriggers(game: LegionsGame): void {
  const seats = activePlayerFirst(game);
  // Abilities of a player who has left the game are put nowhere (103.5).
  for (const triggered of [...game.waiting]) {
    if (!seats.includes(triggered.controller)) game.journal.remove(game.waiting, triggered);
  }
  game.call(puttingTriggersOnTheChain, { seats });
}
