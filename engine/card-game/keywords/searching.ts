/** Searching a zone for cards that match a description. */
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { ChoiceRequest } from '../instructions/choice-requests';
import type { InstructionBody } from '../instructions/instruction';
import type { Phrases } from '../phrases/phrases';

/** "Search your library for two creature cards." */
interface Searching<T extends TypesOf<T>> {
  readonly who: T['tree']['who'];
  readonly whose?: T['tree']['who'];
  readonly zone: string;
  readonly filter: T['tree']['filter'];
  readonly amount: number;
  readonly reveal: boolean;
}

/** What a game's rules say of searching. */
interface SearchRules<T extends TypesOf<T>> {
  /** What of a player's zone matches. */
  matching(
    game: T['game'],
    effect: Searching<T>,
    owner: number,
    context: T['context'],
    player: number,
  ): readonly T['object'][];
  /** Need nothing be found where the text states what is sought? */
  mayFailToFind(game: T['game'], isStated: boolean): boolean;
  /** How many must be found of so many that match. */
  asManyAsStated(game: T['game'], wanted: number, there: number): number;
  reveal(object: T['object']): EventOf<T>;
  /** The event of a player searching somebody's zone, for what waits for it; left out: nothing does. */
  searched?(player: number, owner: number, zone: string): EventOf<T>;
}

const isOfWhere = (part: string): boolean => part === 'zone' || part === 'owner' || part === 'ownedBy';

/** Does a description say more than that it is a card, and where? */
const isStated = (filter: object): boolean =>
  Object.entries(filter).some(
    ([part, value]) =>
      !(
        isOfWhere(part) ||
        (part === 'types' && Array.isArray(value) && value.every((type) => type === 'card'))
      ),
  );

/** Makes the body of "search": who searches chooses among what matches. */
export const searchingZones = <T extends TypesOf<T>>(
  { players }: Pick<Phrases<T>, 'players'>,
  { matching, mayFailToFind, asManyAsStated, reveal, searched }: SearchRules<T>,
): InstructionBody<T, Searching<T>> & {
  readonly choices: (
    game: T['game'],
    effect: Searching<T>,
    context: T['context'],
  ) => readonly ChoiceRequest<T>[];
} => ({
  choices: (game, effect, context) =>
    players(game, effect.who, context).flatMap((player) =>
      (effect.whose ? players(game, effect.whose, context) : [player]).map((owner): ChoiceRequest<T> => {
        const objects = matching(game, effect, owner, context, player);
        return {
          player,
          purpose: 'search',
          objects,
          minimum: mayFailToFind(game, isStated(effect.filter))
            ? 0
            : asManyAsStated(game, effect.amount, objects.length),
          maximum: Math.min(effect.amount, objects.length),
        };
      }),
    ),
  // What was found is what the text goes on with: nothing, where nothing was.
  perform: (game, effect, context, { chosen }) => {
    game.set<{ readonly that: readonly T['object'][] }, 'that'>(context, 'that', chosen);
    const searches = searched
      ? players(game, effect.who, context).flatMap((player) =>
          (effect.whose ? players(game, effect.whose, context) : [player]).map((owner) =>
            searched(player, owner, effect.zone),
          ),
        )
      : [];
    return [...searches, ...(effect.reveal ? chosen.map(reveal) : [])];
  },
});
