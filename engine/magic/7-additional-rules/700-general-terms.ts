/** What card text sums up in a word: devotion, parties, what is historic, modified or an outlaw (700.5 to 700.12). */
import { controllerOf } from '../../card-game/objects/game-object';
import type { GameEvent } from '../../kernel';
import { coloursOf } from '../1-game-concepts/107-mana-symbols';
import { consequence, definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics, Context, MagicObject } from '../object';
import { isOccurrence } from '../occurrence';

const permanentsOf = (game: MagicGame, seat: number): readonly MagicObject[] =>
  game.inPlay.objects.filter((object) => controllerOf(object) === seat);

/** 700.5a: neither hangs on anything that later layers change. */
export const devotionIncreased = definition(
  { '2025': '700.5a' },
  'Devotion is worked out before effects that change what permanents are, control apart',
  (game: MagicGame, seat: number, counted: number): number =>
    permanentsOf(game, seat)
      .flatMap(({ card: { abilities } }) => abilities)
      .reduce(
        (sum, ability) =>
          ability.kind === 'static' && ability.statement.says === 'devotion'
            ? sum + ability.statement.more
            : sum,
        counted,
      ),
  (_game, _seat, counted) => counted,
);

/** 700.5 */
export const devotion = definition(
  { '2025': '700.5' },
  'Devotion counts the symbols of some colors among the mana costs of a player’s permanents',
  (game: MagicGame, seat: number, colours: readonly string[]): number => {
    const counted = permanentsOf(game, seat)
      .flatMap(({ card: { manaCost } }) => manaCost)
      .filter((symbol) => coloursOf(symbol).some((colour) => colours.includes(colour))).length;
    return devotionIncreased(game, seat, counted);
  },
  () => 0,
);

/** 700.6 */
export const isHistoric = fact(
  { '2025': '700.6' },
  'What is legendary, an artifact or a Saga is historic',
  (_game: MagicGame, { types, subtypes, supertypes }: Characteristics) =>
    supertypes.includes('legendary') || types.includes('artifact') || subtypes.includes('Saga'),
);

/** The creature types of which a party has one creature each (700.8). */
export const MEMBERS: readonly string[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** How many roles can be filled at most with creatures, each of them in one. */
function mostFilled(roles: readonly string[], creatures: readonly Characteristics[]): number {
  const [role, ...others] = roles;
  if (role === undefined) return 0;
  const without = mostFilled(others, creatures);
  return creatures.reduce(
    (most, creature) =>
      most < roles.length && creature.subtypes.includes(role)
        ? Math.max(
            most,
            1 +
              mostFilled(
                others,
                creatures.filter((each) => each !== creature),
              ),
          )
        : most,
    without,
  );
}

/** 700.8b: a creature of several of the types is counted once, so that the number is the highest. */
export const countedOnce = definition(
  { '2025': '700.8b' },
  'A creature of several types is in a party for one of them, so that there are the most',
  (_game: MagicGame, creatures: readonly Characteristics[]): number => mostFilled(MEMBERS, creatures),
  (_game, creatures) =>
    MEMBERS.filter((member) => creatures.some(({ subtypes }) => subtypes.includes(member))).length,
);

/** 700.8: nobody declares who is in it. */
export const sizeOfParty = definition(
  { '2025': '700.8' },
  'A party is up to one creature each of four types, and the game counts it',
  (game: MagicGame, permanents: readonly Characteristics[]): number =>
    countedOnce(
      game,
      permanents.filter(({ types }) => types.includes('creature')),
    ),
  () => 0,
);

/** 700.8c */
export const isFullParty = fact(
  { '2025': '700.8c' },
  'A full party is four creatures',
  (game: MagicGame, permanents: readonly Characteristics[]) => sizeOfParty(game, permanents) === 4,
);

/** 700.9 */
export const isModified = fact(
  { '2025': '700.9' },
  'What has counters, is equipped, or is enchanted by its own controller is modified',
  (_game: MagicGame, object: MagicObject, look: (object: MagicObject) => Characteristics) =>
    Object.values(object.counters).some((count) => count > 0) ||
    object.attached.some((each) => {
      const { types, subtypes } = look(each);
      return (
        subtypes.includes('Equipment') ||
        (types.includes('enchantment') && controllerOf(each) === controllerOf(object))
      );
    }),
);

/** The creature types of outlaws (700.12). */
const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

/** 700.12 */
export const isOutlaw = fact(
  { '2025': '700.12' },
  'What is an Assassin, a Mercenary, a Pirate, a Rogue or a Warlock is an outlaw',
  (_game: MagicGame, { subtypes }: Characteristics) => OUTLAWS.some((type) => subtypes.includes(type)),
);

/** 700.10: whoever activated it, and whether or not it has the ability still. */
export const wasActivated = fact(
  { '2025': '700.10' },
  'A permanent was activated this turn if it was the source of an ability that was',
  (_game: MagicGame, { usedThisTurn }: MagicObject) => usedThisTurn.some(({ kind }) => kind === 'activated'),
);

/** Types of cards that are permanents in play. */
const PERMANENTS = ['artifact', 'creature', 'enchantment', 'land'];

/** 700.11: wherever it comes from, and whether or not it stays there. */
export const countsDescents = consequence(
  { '2025': '700.11' },
  'Permanent cards that are put into a player’s graveyard in a turn are counted',
  (game: MagicGame, { card, owner }: MagicObject) => {
    if (card.isToken || !PERMANENTS.some((type) => card.types.includes(type))) return;
    const player = game.player(owner);
    game.keepBooks('count what was put into a graveyard', () =>
      game.set(player, 'descents', player.descents + 1),
    );
  },
);

/** The books of what has been put into graveyards this turn. */
export function noteDescents(game: MagicGame, events: readonly GameEvent<MagicGame>[]): void {
  for (const event of events)
    if (isOccurrence(event))
      for (const object of event.became) if (object.zone.name === 'graveyard') countsDescents(game, object);
}

/** 700.13: as it is played, activated, or put on the stack. */
export const isCrime = fact(
  { '2025': '700.13' },
  'To target an opponent, what an opponent controls or a card in an opponent’s graveyard is a crime',
  (_game: MagicGame, seat: number, { targets }: Context) =>
    targets.flat().some((target) => {
      if ('player' in target) return target.player !== seat;
      const { zone, owner } = target.object;
      return zone.name === 'graveyard' ? owner !== seat : controllerOf(target.object) !== seat;
    }),
);
