import { hiddenIdOf, idOf } from '../../card-game/table/ids';
import type { SeenObject, SeenPlayer, SeenTable } from '../../card-game/table/views';
import { concatMap } from '../../kernel';
import { xInTheCost } from '../2-parts-of-a-card/202-mana-cost-and-color';
import type { MagicGame } from '../game';
import { convertedManaCost } from '../k-card-types/K.8-converted-mana-cost';
import type { Characteristics, MagicObject, Player } from '../object';
import { isOthersHand } from '../z-zones/Z.4-hand';
import { isSecret } from '../z-zones/Z.6-library';

/** What is seen of an object. */
interface ObjectView extends SeenObject {
  /** Ids of what it blocks. */
  readonly blocking: readonly string[];
}

/** What is seen of a table. */
export type Observation = SeenTable<ObjectView>;

/** The table as a viewer sees it; without a viewer, all of it. */
export const observe = (game: MagicGame, viewer: number | undefined): Observation => {
  const { now } = game;
  return {
    over: now.over,
    drawn: now.drawn,
    activePlayer: now.active,
    phase: now.phase,
    step: now.step,
    turn: now.turn,
    players: game.players.map(seenPlayer),
    objects: inOrder(game).map((object) => view(game, object, viewer)),
  };
};

/** Piles from the top. */
const inOrder = ({ inPlay, stack, players }: MagicGame): readonly MagicObject[] => [
  ...inPlay.objects,
  ...[...stack.objects].reverse(),
  ...concatMap(players, ({ hand, library, graveyard, removed }) => [
    ...hand.objects,
    ...[...library.objects].reverse(),
    ...[...graveyard.objects].reverse(),
    ...removed.objects,
  ]),
];

const seenPlayer = ({ name, seat, life, poison, pool, inGame, won, lost }: Player): SeenPlayer => ({
  name,
  seat,
  resources: { life, poison, ...pool },
  inGame,
  won,
  lost,
});

const isSeen = (game: MagicGame, object: MagicObject, viewer: number | undefined): boolean =>
  viewer === undefined || !(isSecret(game, object) || isOthersHand(game, object, viewer));

const NOTHING: readonly string[] = [];
const NO_NUMBERS: Readonly<Record<string, number>> = {};

function view(game: MagicGame, object: MagicObject, viewer: number | undefined): ObjectView {
  const seen = isSeen(game, object, viewer);
  const is = game.look(object);
  const { zone, owner, controller, damage, blocking, context } = object;
  return {
    id: seen ? idOf(object) : hiddenIdOf(object),
    owner,
    controller,
    zone: zone.name,
    statuses: statusesOf(game, object),
    damage,
    counters: object.counters,
    blocking: blocking.length === 0 ? NOTHING : blocking.map(idOf),
    targets: context
      ? concatMap(context.targets, (each) => each).map((target) =>
          'player' in target ? target.player : idOf(target.object),
        )
      : [],
    source: sourceOf(object),
    name: seen ? object.card.name : undefined,
    types: seen ? is.types : NOTHING,
    subtypes: seen ? is.subtypes : NOTHING,
    supertypes: seen ? is.supertypes : NOTHING,
    characteristics: seen ? numbersOf(game, object, is) : NO_NUMBERS,
    abilities: seen && is.abilities.length > 0 ? is.abilities.map(({ text }) => text) : NOTHING,
  };
}

/** What the rules themselves put on the stack (C.5.1, P.7.1) is from nothing but itself, and no card. */
function sourceOf(object: MagicObject): string | undefined {
  const { context, ability, isOfNobody } = object;
  if (isOfNobody) return idOf(object);
  return ability && context && context.source !== object ? idOf(context.source) : undefined;
}

function numbersOf(game: MagicGame, object: MagicObject, is: Characteristics): ObjectView['characteristics'] {
  const cost = { 'converted mana cost': convertedManaCost(game, is.manaCost, xInTheCost(game, object)) };
  return is.types.includes('creature') ? { ...cost, power: is.power, toughness: is.toughness } : cost;
}

const TOKEN: readonly string[] = ['token'];

function statusesOf(game: MagicGame, object: MagicObject): readonly string[] {
  const isToken = object.card.isToken === true;
  if (object.zone !== game.inPlay) return isToken ? TOKEN : NOTHING;
  const { tapped, attacking, blocked, unblocked, isBlocking } = object;
  const found = [tapped ? 'tapped' : 'untapped'];
  if (attacking) found.push('attacking');
  if (blocked) found.push('blocked');
  if (unblocked) found.push('unblocked');
  if (isBlocking) found.push('blocking');
  if (isToken) found.push('token');
  return found;
}
