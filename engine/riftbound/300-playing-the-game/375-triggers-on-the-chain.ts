/** How abilities that triggered get onto the chain (376.3). */
import { asking, choosing, type Procedure, procedure, step } from '../../kernel';
import type { RiftboundGame, Triggered } from '../game';
import { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';

/** The question in which order a player puts abilities on the chain that triggered at once (376.3.b, 734.2.a). */
export const orderOf = (player: number, abilities: readonly Triggered[]) => ({
  kind: 'order' as const,
  player,
  purpose: 'order triggered abilities',
  options: abilities.map(({ context, text }, index) => ({
    label: `${context.source.card.name}: ${text} (${index + 1})`,
    object: context.source,
    index,
  })),
});

/** Abilities of one player, among those that triggered. */
export const ofPlayer = (abilities: readonly Triggered[], seat: number | undefined): readonly Triggered[] =>
  abilities.filter(({ controller }) => controller === seat);

/** Abilities in the order of an answer to that question. */
export const inOrderOf = (abilities: readonly Triggered[], answer: readonly number[]): readonly Triggered[] =>
  answer.flatMap((place) => abilities.slice(place, place + 1));

interface Ordering {
  seats: readonly number[];
}

/** 376.3.b: each player orders theirs; 376.3.b.1: from the turn player on. */
export const puttingTriggersOnTheChain: Procedure<RiftboundGame, Ordering> = procedure(
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
        game.journal.remove(game.waiting, found);
        game.journal.insert(game.waiting, place, {
          ...found,
          context: context ?? found.context,
          instances: undefined,
        });
        return 'again';
      },
    ),
    asking(
      ['376.3.b', '376.3.b.1', '303.2.a'],
      'From the Turn Player on, each player puts the abilities that triggered on the chain in any order',
      (game, data: Ordering) => {
        const [player] = data.seats;
        const mine = ofPlayer(game.waiting, player);
        return player === undefined || mine.length === 0 ? undefined : orderOf(player, mine);
      },
      (game, data, answer) => {
        const mine = ofPlayer(game.waiting, data.seats[0]);
        game.set(data, 'seats', data.seats.slice(1));
        put(game, inOrderOf(mine, answer));
        return data.seats.length > 0 ? 'again' : undefined;
      },
    ),
    step(
      ['376.3', '389.1', '388'],
      'A triggered ability becomes a pending item on the chain',
      (game, data) => {
        game.set(data, 'seats', data.seats.slice(1));
        if (data.seats.length > 0) return 'restart';
        put(game, game.waiting);
        return undefined;
      },
    ),
  ],
);

function put(game: RiftboundGame, abilities: readonly Triggered[]): void {
  for (const triggered of [...abilities]) {
    game.journal.remove(game.waiting, triggered);
    game.propose(putAbility(game, triggered));
  }
}

/** The event of an ability being put on the chain as a pending item (389.1). */
export function putAbility(
  game: RiftboundGame,
  { ability, effect, controller, context, text }: Triggered,
): Occurrence {
  const { source } = context;
  const card = { ...source.card, abilities: [], text };
  const piece = game.make(card, source.owner, game.chain);
  piece.controller = controller;
  piece.pending = true;
  piece.ability = ability;
  piece.instructions = ability ? undefined : effect;
  piece.context = { ...context, targets: ability ? [] : context.targets };
  return new Occurrence('put onto the chain', { piece, source, player: controller }, (on) =>
    on.journal.push(on.chain.objects, piece),
  );
}

/** Puts everything that has triggered on the chain. */
export const putTriggers = (game: RiftboundGame): void =>
  game.call(puttingTriggersOnTheChain, { seats: inTurnOrder(game) });
