import { findById, hiddenIdOf, idOf } from '../../../card-game/table/ids';
import { refuseUnknownParts } from '../../../card-game/table/named-parts';
import {
  type Attempt,
  type InPlay,
  type PlainNames,
  type Playable,
  settingUp,
} from '../../../card-game/table/playable';
import { PrintedFields } from '../../../card-game/table/printed-fields';
import type { CardSetup, PlayerSetup, TableRequest } from '../../../card-game/table/setup';
import { TableProblem } from '../../../card-game/table/table-problem';
import type { SeenObject, SeenPlayer, SeenTable } from '../../../card-game/table/views';
import { concatMap, type GameOptions } from '../../../kernel';
import { CardTextError } from '../../../text';
import { conceding, winning } from '../1-the-game/100-beginning-and-ending';
import { turn } from '../1-the-game/110-a-turn';
import { kindling, mayKindle } from '../2-lanterns/200-kindling';
import type { Card, GameObject } from '../card';
import { description } from '../description';
import { type Keeper, Lanterns } from '../game';
import { pages } from '../pages';
import { lanterns } from '../rules';
import { sentences } from '../sentences';
import { readCardText } from '../text';

/** A table that is to be arranged. */
interface Request extends TableRequest {
  readonly players: readonly PlayerSetup[];
}

/** What is seen of a table. */
type Observation = SeenTable<SeenObject & { readonly blocking: readonly string[] }, SeenPlayer>;

function readText({ name, text = '' }: CardSetup): Card['abilities'] {
  if (text.trim() === '') return [];
  try {
    return readCardText(text);
  } catch (error) {
    if (error instanceof CardTextError)
      throw new TableProblem(`The text of "${name}" doesn't parse: ${error.message}`);
    throw error;
  }
}

function cardOf(setup: CardSetup): Card {
  const fields = new PrintedFields(setup, description);
  const { name, types, subtypes = [], supertypes = [] } = setup;
  return {
    ...{ name, types, subtypes, supertypes },
    colours: fields.words('colours'),
    oil: fields.number('oil') ?? 0,
    shine: fields.number('shine') ?? 0,
    abilities: readText(setup),
  };
}

function arrange(game: Lanterns, { from, players }: Request): void {
  refuseUnknownParts(players, description);
  if (from !== 'the beginning') game.set(game.now, 'active', from.activePlayer);
  for (const [seat, { zones = {}, resources = {}, permanents = [] }] of players.entries()) {
    const keeper = game.player(seat);
    game.set(keeper, 'oil', resources.oil ?? 0);
    game.set(keeper, 'glow', resources.glow ?? 0);
    for (const zone of [keeper.chest, keeper.palm, keeper.ash])
      for (const card of [...(zones[zone.name] ?? [])].reverse()) game.put(cardOf(card), seat, zone);
    for (const { card, statuses = [] } of permanents) {
      const object = game.put(cardOf(card), seat, game.wall);
      game.set(object, 'smothered', statuses.includes('smothered'));
    }
  }
}

const zonesOf = (game: Lanterns) => [
  game.wall,
  ...concatMap(game.players, ({ chest, palm, ash }) => [chest, palm, ash]),
];

const find = (game: Lanterns, id: string | undefined): GameObject | undefined => findById(zonesOf(game), id);

const isSeen = ({ zone, owner }: GameObject, viewer: number | undefined): boolean =>
  viewer === undefined || zone.seenBy === 'everybody' || (zone.seenBy === 'owner' && owner === viewer);

function view(
  game: Lanterns,
  object: GameObject,
  viewer: number | undefined,
): Observation['objects'][number] {
  const { card, zone, owner, smothered } = object;
  const onWall = zone === game.wall;
  const common = {
    owner,
    controller: onWall ? owner : undefined,
    zone: zone.name,
    damage: 0,
    counters: {},
    targets: [],
    blocking: [],
    source: undefined,
  };
  if (!isSeen(object, viewer))
    return {
      ...common,
      id: hiddenIdOf(object),
      ...{
        name: undefined,
        statuses: [],
        types: [],
        subtypes: [],
        supertypes: [],
        characteristics: {},
        abilities: [],
      },
    };
  const { name, types, subtypes, supertypes, oil, shine } = card;
  return {
    ...common,
    id: idOf(object),
    ...{ name, types, subtypes, supertypes },
    statuses: onWall ? [smothered ? 'smothered' : 'burning'] : [],
    characteristics: object.isLantern ? { 'oil cost': oil, shine } : { 'oil cost': oil },
    abilities: card.abilities.map(({ text }) => text),
  };
}

const seenPlayer = (
  { now }: Lanterns,
  { name, seat, oil, glow, lost }: Keeper,
): Observation['players'][number] => ({
  ...{ name, seat, lost, resources: { oil, glow } },
  statuses: now.active === seat ? ['torch'] : [],
  inGame: !lost,
  won: now.winner === seat,
});

const observe = (game: Lanterns, viewer: number | undefined): Observation => ({
  over: game.isOver,
  drawn: false,
  activePlayer: game.now.active,
  phase: game.now.part,
  step: game.now.part,
  turn: game.now.number,
  players: game.players.map((keeper) => seenPlayer(game, keeper)),
  objects: concatMap(zonesOf(game), (zone) =>
    zone === game.wall ? zone.objects : [...zone.objects].reverse(),
  ).map((object) => view(game, object, viewer)),
});

function inPlay(game: Lanterns): Omit<InPlay<Observation>, 'describe'> {
  const subject = ({ action, object }: Attempt): GameObject | undefined =>
    action === 'play' ? find(game, object) : undefined;
  return {
    game,
    observe: (viewer) => observe(game, viewer),
    concede: (seat) => {
      conceding(game, seat);
      return game.player(seat).lost;
    },
    tried: (attempt) => {
      const object = subject(attempt);
      return (
        object && {
          judged: [{ action: mayKindle.action, subject: object }],
          start: () => game.call(kindling, { object }),
          permission: mayKindle,
        }
      );
    },
    forbidden: (attempt) => {
      const object = subject(attempt);
      return object && game.forbidding(mayKindle.action, attempt.player, object)?.number;
    },
  };
}

const [first, ...others] = lanterns;

const newGame = (options: GameOptions): Lanterns => new Lanterns(options.of ?? first, winning, options);

function plainTable(names: PlainNames): Pick<Request, 'players' | 'from'> {
  const lantern = (name: string): CardSetup => ({ name, types: ['lantern'], fields: { oil: 1, shine: 1 } });
  return {
    players: names.players.map((name) => ({
      name,
      resources: { oil: 3 },
      zones: {
        chest: Array.from({ length: 3 }, () => lantern(names.inDeck(name))),
        palm: [lantern(names.inHand(name)), lantern(names.inHand(name))],
      },
      permanents: [{ card: lantern(names.onTheTable(name)) }],
    })),
    from: { activePlayer: 0, part: 'kindling', turn: 3 },
  };
}

/** How it is played from outside. */
export const playableGame: Playable<Request, Observation, Pick<Request, 'players' | 'from'>> = {
  description,
  sentences,
  pages,
  plainTable,
  ruleset: first,
  digest: '0000000000000000',
  otherEditions: others.map((ruleset) => ({ ruleset, digest: '0000000000000000' })),
  numbers: {
    conceding: { first: '100.5', revised: 'L.1.5' },
    priority: { first: '110.5', revised: 'L.2.5' },
  },
  setUp: settingUp({
    newGame,
    arrange,
    inPlay,
    startGame: (game) => {
      game.call(turn, { startAt: undefined });
      game.advance();
    },
    resumeGame: (game, part, number) => {
      game.set(game.now, 'number', number - 1);
      game.call(turn, { startAt: part });
      game.advance();
    },
  }),
  readText: (card) => readText(card).map((ability) => ({ ...ability })),
};
