/** Deathknell: what a permanent does as it is killed and put into the trash (734). */
import { inOrder, ofPlayer, orderOfTriggers } from '../../card-game/triggers/putting-triggers';
import { asking, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import { addsNothing } from '../300-playing-the-game/318-cleanups';
import { areAlike } from '../300-playing-the-game/375-equal-triggers';
import { conditionIsTrue } from '../300-playing-the-game/375-triggered-abilities';
import { putAbility } from '../300-playing-the-game/375-triggers-on-the-chain';
import type { WaitingTrigger } from '../effects-in-force';
import { fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { GameObject } from '../object';
import { isOccurrence } from '../occurrence';
import { contextOf, inTurnOrder } from '../phrases';
import type { Ability } from '../text/tree/index';
import { isInactive } from './720-inactive';

type Events = readonly GameEvent<RiftboundGame>[];

/** 734.1.c: "When I die, …". */
export const isDeathknell = fact(
  '734.1.c',
  'Each Deathknell of a permanent triggers as it is killed and put into the trash',
  (_game: RiftboundGame, ability: Ability) =>
    ability.kind === 'triggered' && ability.keyword === 'deathknell',
);

/** What the Deathknells of a permanent would put on the chain: where it is and what it is like is noted now (734.1.d.3). */
function deathknellsOf(game: RiftboundGame, source: GameObject): readonly WaitingTrigger[] {
  if (source.zone !== game.board || isInactive(game, source)) return [];
  return game.look(source).abilities.flatMap((ability): readonly WaitingTrigger[] => {
    if (ability.kind !== 'triggered' || !isDeathknell(game, ability)) return [];
    const context = contextOf(source).with({
      that: [source],
      thatWas: [source],
      thatPlayer: source.controller,
    });
    if (!conditionIsTrue(game, ability, context)) return [];
    const { effect, text } = ability;
    return [{ ability, effect, source, controller: context.controller, context, text }];
  });
}

interface Killing {
  /** Everything that happens at the same time. */
  readonly events: Events;
  /** From the turn player on (376.3.b.1); whoever has been asked has put theirs in order. */
  ringing: readonly WaitingTrigger[];
  seats: readonly number[];
}

/** 734.1.d.2, 415.1.a.1.b: Deathknells are on the chain before what has them is put into the trash. */
export const killingWithDeathknell: Procedure<RiftboundGame, Killing> = procedure('killing with Deathknell', [
  asking(
    '734.2.a',
    'The controller of several Deathknells orders them',
    (_game, { ringing, seats: [player] }: Killing) => {
      const mine = ofPlayer(ringing, player);
      return player === undefined || mine.length === 0
        ? undefined
        : orderOfTriggers<RiftboundTypes>(player, mine, { areAlike });
    },
    (game, data, answer) => {
      const mine = ofPlayer(data.ringing, data.seats[0]);
      const others = data.ringing.filter((each) => !mine.includes(each));
      game.set(data, 'ringing', [...others, ...inOrder(mine, answer)]);
      game.set(data, 'seats', data.seats.slice(1));
      return data.seats.length > 0 ? 'again' : undefined;
    },
  ),
  step(
    { number: '734.1.d.2', restates: ['322~3', '415.1.a.1.b'] },
    'Deathknells become pending items before their permanents are put into the trash',
    (game, { ringing }) => game.propose(...ringing.map((each) => putAbility(game, each))),
  ),
  step('415.1', 'Then the permanents are killed', (game, { events }) => game.apply(events)),
]);

/** 734.1.d.1: what would be killed may be put elsewhere after all. Switched off, Deathknells don't wait for that. */
export const onlyIfItDies = fact(
  '734.1.d.1',
  'A permanent that is not put into the trash, as its being killed was replaced, has no Deathknell',
  (_game: RiftboundGame, events: Events) => killAny(events),
);

function killAny(events: Events): boolean {
  for (const { kind } of events) if (kind === 'kill') return true;
  return false;
}

/** Are events replaced before Deathknells are looked for? Where nothing is killed, at once. */
export const replacedFirst = (game: RiftboundGame, events: Events): boolean =>
  !killAny(events) || onlyIfItDies(game, events);

/** Events that are about to be applied; undefined where Deathknells come before them, and the events after that. */
export function afterDeathknells(game: RiftboundGame, events: Events): Events | undefined {
  if (!killAny(events)) return events;
  if (addsNothing(game, events)) return events;
  const killed = events.flatMap((event) =>
    isOccurrence(event) && event.kind === 'kill' ? (event.about.object ?? []) : [],
  );
  const found = killed.flatMap((object) => deathknellsOf(game, object));
  if (found.length === 0) return events;
  const seats = [...new Set(inTurnOrder(game).filter((seat) => ofPlayer(found, seat).length > 0))];
  const ringing = seats.flatMap((seat) => ofPlayer(found, seat));
  game.call(killingWithDeathknell, { events, ringing, seats });
  return undefined;
}
