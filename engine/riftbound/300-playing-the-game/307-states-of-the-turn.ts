import { column, concatMap, query } from '../../kernel';
import { withMeanings } from '../700-additional-rules/726-keywords';
import { definition, fact, permission } from '../forms';
import type { RiftboundGame } from '../game';
import type { Activation, Activations, GameObject } from '../object';
import { controllerOf } from '../phrases';
import type { Ability, ActivatedAbility } from '../text/tree/index';
import {
  noAbilitiesInClosedState,
  noAbilitiesInShowdowns,
  noCardsInClosedState,
  noCardsInShowdowns,
} from './307-by-default';

/** 309.1, 330.1: is the turn in a Closed State? */
export const isClosed = fact(
  { number: '309.1', restates: ['330.1'] },
  'The turn is in a Closed State while a chain exists',
  (game: RiftboundGame) => game.chain.objects.length > 0,
);

/** 308.1, 339.1: is the turn in a Showdown State? */
export const isShowdown = fact(
  { number: '308.1', restates: ['339.1'] },
  'The turn is in a Showdown State while a showdown is in progress',
  (game: RiftboundGame) => game.now.showdown !== undefined,
);

const isOnTurn = (game: RiftboundGame, player: number): boolean =>
  game.now.active === player && game.now.phase === 'action phase';

/** 310.1.a: by default, with priority on one's own turn in a Neutral Open State. */
export const playInNeutralOpen = permission<GameObject>(
  '310.1.a',
  'Cards are played on the own turn in a Neutral Open State',
  'play',
  (game, player) => isOnTurn(game, player) && !noCardsInClosedState(game) && !noCardsInShowdowns(game),
);
export const activateInNeutralOpen = permission<Activation>(
  { number: '310.1.a', restates: ['374'] },
  'Abilities are activated on the own turn in a Neutral Open State',
  'activate',
  (game, player) =>
    isOnTurn(game, player) && !noAbilitiesInClosedState(game) && !noAbilitiesInShowdowns(game),
);

/** 185.3.b: whose abilities nobody else activates. */
export const isAnothers = fact(
  '185.3.b',
  'Nobody but its controller activates the abilities of an object',
  (_game, source: GameObject, player: number) => controllerOf(source) !== player,
);

/** What could be activated of an object: the same things as long as it has the same abilities. */
export const activatedOf = query(
  'what could be activated of an object',
  (game: RiftboundGame, source: GameObject): Activations => {
    const among = game.abilitiesOf(source);
    const all = activatedIn(game, among).map((ability, index) => ({
      source,
      ability,
      index,
      takes: undefined,
    }));
    return { among, all, adding: undefined };
  },
  // What else is noted of it follows from these.
  { compared: ({ all }) => all.map(({ source, ability, index }) => [source, ability, index]) },
);

/** Abilities of objects that a player controls, that could be activated. */
export const activationsOf = (game: RiftboundGame, source: GameObject): readonly Activation[] =>
  activatedOf(game, source).all;

/** The activated abilities among some, and of those that keywords are short for. */
export const activatedIn = query(
  'the activated abilities among some',
  (game: RiftboundGame, abilities: readonly Ability[]): readonly ActivatedAbility[] =>
    activatedAmong(withMeanings(game, severalAbilities(game, abilities))),
);

/** 359: all abilities of an object count. Switched off, the first alone. */
export const severalAbilities = definition(
  '359',
  'All abilities of a card count, of whatever types they are',
  (_game, abilities: readonly Ability[]) => abilities,
  (_game, abilities) => abilities.slice(0, 1),
);

/** The activated ones among some abilities. */
export const activatedAmong = column((abilities: readonly Ability[]) =>
  abilities.filter((ability): ability is ActivatedAbility => ability.kind === 'activated'),
);

/** 170.8: the legend of a player, whose abilities can be activated where it is. */
export const legendsWithAbilities = definition(
  '170.8',
  'Legends can have activated abilities',
  (game: RiftboundGame, player: number): readonly GameObject[] => game.player(player).legend.objects,
  (): readonly GameObject[] => [],
);

/** Of each player, what could be activated of what the player controls on the board, and of the player's legend. */
export const activationsByPlayer = query(
  'what could be activated of what players control',
  (game: RiftboundGame): readonly (readonly Activation[])[] => {
    const found: Activation[][] = game.players.map(() => []);
    for (const source of game.board.objects) {
      const activations = activationsOf(game, source);
      if (activations.length === 0) continue;
      const own = found[controllerOf(source)];
      for (const activation of activations) own?.push(activation);
    }
    for (const { seat } of game.players)
      for (const legend of legendsWithAbilities(game, seat))
        found[seat]?.push(...activationsOf(game, legend));
    return found;
  },
  { compared: (all) => all.map((own) => own.map(({ source, ability, index }) => [source, ability, index])) },
);
const controlledBy = (game: RiftboundGame, player: number): readonly Activation[] =>
  activationsByPlayer(game)[player] ?? [];

/** 373: the abilities that a player can activate, wherever their objects are. */
export const activatedWhere = definition(
  '373',
  'Abilities are activated while their object is on the board, and those of legends',
  controlledBy,
  (game, player) => [
    ...controlledBy(game, player),
    ...concatMap(game.player(player).hand.objects, (object) => activationsOf(game, object)),
  ],
);
