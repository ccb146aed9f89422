/** How abilities that triggered get onto the chain (376.3). */
import {
  orderingTriggers,
  type PuttingTriggers,
  puttingTriggers,
} from '../../card-game/triggers/putting-triggers';
import { waitNoMore } from '../../card-game/triggers/waiting';
import { choosing, draft, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import type { WaitingTrigger } from '../effects-in-force';
import { consequence, definition, fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { addsNothing, addsPendingItems, isOfACleanup } from './318-cleanups';
import { areAlike } from './375-equal-triggers';

/** Puts abilities on the chain, the first of them lowest. */
function put(game: RiftboundGame, abilities: readonly WaitingTrigger[]): void {
  for (const triggered of abilities) game.propose(putAbility(game, triggered));
}

/** 376.3.b: each player orders theirs; 376.3.b.1: from the turn player on. */
export const ordering = orderingTriggers<RiftboundTypes>(
  '376.3.b',
  'Each player puts the abilities that triggered on the chain in any order',
  { areAlike, put },
);

export const puttingTriggersOnTheChain: Procedure<RiftboundGame, PuttingTriggers> = procedure(
  'putting triggered abilities on the chain',
  [
    choosing(
      '376.1.b',
      'Of simultaneous events its controller picks the one that an ability triggers on',
      (game) => {
        const found = game.waiting.find(({ instances }) => instances);
        if (!found) return undefined;
        const offers = (found.instances ?? []).map((value) => ({
          label: value.that.map(({ card }) => card.name).join(', '),
          object: value.that[0],
          value,
        }));
        return { player: found.controller, purpose: 'choose what it triggers on', offers };
      },
      (game, _data, [context]) => {
        const found = game.waiting.find(({ instances }) => instances);
        if (!found) return undefined;
        const place = game.waiting.indexOf(found);
        game.keepBooks('choose what it triggers on', () => {
          game.journal.remove(game.waiting, found);
          game.journal.insert(game.waiting, place, {
            ...found,
            context: context ?? found.context,
            instances: undefined,
          });
        });
        return 'again';
      },
    ),
    ordering,
    puttingTriggers<RiftboundTypes>(
      '376.3',
      'A triggered ability becomes a pending item on the chain',
      ordering,
      { put },
    ),
    step('389.1', 'What triggers after this is put on the chain at once again', (game) => {
      game.keepBooks('have put what triggered', () => game.set(game.now, 'arePut', false));
    }),
  ],
);

/** 388: an ability that is put on the chain is pending. Switched off, it is final at once, whatever it would choose. */
export const becomesPending = consequence(
  '388',
  'An ability on the chain is a pending item until it has been played',
  (_game: RiftboundGame, ability: { pending: boolean }) => {
    ability.pending = true;
  },
);

/** 376.3.b.1: who orders theirs first. Switched off, whose ability triggered first. */
export const whoOrdersFirst = definition(
  { number: '376.3.b.1', restates: ['303.2.a'] },
  'From the Turn Player on, players in turn order put the abilities that triggered on the chain',
  (game: RiftboundGame): readonly number[] => inTurnOrder(game),
  ({ waiting }) => [...new Set(waiting.map(({ controller }) => controller))],
);

/** The event of an ability being put on the chain as a pending item (389.1). */
export function putAbility(
  game: RiftboundGame,
  { ability, effect, controller, context, text }: WaitingTrigger,
): Occurrence {
  const { source } = context;
  const card = { ...source.card, abilities: [], text };
  const object = draft(game.make(card, source.owner, game.chain));
  object.controller = controller;
  becomesPending(game, object);
  object.ability = ability;
  object.instructions = ability ? undefined : effect;
  object.context = context.with({ targets: ability ? [] : context.targets });
  return new Occurrence('put onto the chain', { object, source, player: controller }, (on) =>
    on.journal.push(on.chain.objects, object),
  );
}

/** Puts everything that has triggered on the chain. */
export const putTriggers = (game: RiftboundGame): void =>
  game.call(puttingTriggersOnTheChain, { seats: whoOrdersFirst(game) });

const BEGINS_A_COMBAT: ReadonlySet<string> = new Set([
  'begin a showdown',
  'begin a combat',
  'become an attacker',
  'become a defender',
]);

/** 442.1.b: what triggers as a combat begins waits. Of a unit that comes later a cleanup makes an attacker or defender (442.1.a.3.a). */
export const waitsForTheInitialChain = fact(
  '442.1.b',
  'What triggers as a combat begins is put on the initial chain together',
  (_game: RiftboundGame, event: GameEvent<RiftboundGame>) =>
    BEGINS_A_COMBAT.has(event.kind) && !isOfACleanup(event),
);

/** 389.1: what events triggered is put on the chain before anything else. Switched off: when nothing is going on any more. */
export const addedAtOnce = consequence(
  '389.1',
  'What triggers becomes a pending item at once, also in the middle of something else, which then goes on',
  (game: RiftboundGame) => {
    game.set(game.now, 'arePut', true);
    putTriggers(game);
  },
);

/**
 * What becomes of what events have just triggered.
 *
 * @param before how many abilities waited before that
 */
export function addPendingItems(
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
  before: number,
): void {
  if (game.waiting.length === before) return;
  if (addsNothing(game, events))
    waitNoMore<RiftboundTypes>(game, game.waiting.slice(before), addsPendingItems);
  else if (!game.now.arePut && !events.some((event) => waitsForTheInitialChain(game, event)))
    addedAtOnce(game);
}
