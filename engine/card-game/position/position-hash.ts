import {
  type Fields,
  Hasher,
  PerGame,
  Position,
  placeAmong,
  RecordFields,
  Zone,
  ZoneHashes,
} from '../../kernel';
import type { TypesOf } from '../game';
import { addTimestampOrder } from './timestamp-order';

/** More than there are of one kind at any table. */
const MANY = 64;

/** What a game says of its positions. */
export interface PositionDescription<T extends TypesOf<T>> {
  readonly isObject: (value: object) => value is T['object'];
  readonly isContext: (value: object) => value is T['context'];
  readonly objectFields: Fields<T['object']>;
  readonly contextFields: Fields<T['context']>;
  readonly gameFields: Fields<T['game']>;
  /** What else of which there are several is told by where it is, kind by kind: players, places on the table. */
  readonly listed: (game: T['game']) => readonly (readonly object[])[];
  /** Besides effects: what has timestamps that are compared. */
  readonly timestamped: (game: T['game']) => readonly (readonly T['object'][])[];
}

/** What hashes a game's positions. */
export interface PositionHashes<T extends TypesOf<T>> {
  /** The hashes of a game's zones, none of which is known. */
  pilesOf(game: T['game']): ZoneHashes<T['object']>;
  /**
   * A hash of everything that can matter to how a game goes on: of each field of the state as it is declared to count.
   *
   * @param isUnderWayLeftOut whether procedures under way don't count
   * @param piles hashes of zones that are known; left out: those that the game keeps
   */
  positionHash(game: T['game'], isUnderWayLeftOut?: boolean, piles?: ZoneHashes<T['object']>): string;
}

/** Makes what hashes a game's positions. */
export function positionHashes<T extends TypesOf<T>>({
  isObject,
  isContext,
  listed,
  timestamped,
  ...fields
}: PositionDescription<T>): PositionHashes<T> {
  const ofObjects = new RecordFields<T['object']>(fields.objectFields);
  const ofContexts = new RecordFields<T['context']>(fields.contextFields);
  const ofTheGame = new RecordFields<T['game']>(fields.gameFields);
  const known = new PerGame<ZoneHashes<T['object']>>();

  const pilesOf = ({ journal }: T['game']): ZoneHashes<T['object']> =>
    new ZoneHashes(journal, ofObjects, (target) => (isObject(target) ? target : undefined));

  /** Where an object, a player, a zone or a place is; undefined for what is none of these. */
  const placeIn = (
    game: T['game'],
    zones: readonly Zone<T['object']>[],
    lists: readonly (readonly object[])[],
    value: object,
  ): number | undefined => {
    if (isObject(value)) return placeAmong<T['object']>(value, zones);
    let first = -1;
    if (value instanceof Zone) return -(MANY ** lists.length) - zones.indexOf(value);
    for (const list of lists) {
      const place = list.indexOf(value);
      if (place >= 0) return first - place;
      first *= MANY;
    }
    // The game itself is where nothing else is.
    return value === game ? first * MANY : undefined;
  };

  const positionHash = (
    game: T['game'],
    isUnderWayLeftOut = false,
    piles = known.get(game) ?? known.set(game, pilesOf(game)),
  ): string => {
    piles.refresh();
    const { zones } = game;
    const lists = listed(game);
    const position = new Position(game.now.turn, {
      placeOf: (value) => placeIn(game, zones, lists, value),
      addRecord: (hasher, value) => {
        if (isObject(value)) piles.addObject(hasher, value, position);
        else if (isContext(value)) ofContexts.add(hasher, value, position);
        else return false;
        return true;
      },
    });
    const hasher = new Hasher();
    for (const zone of zones) piles.addZone(hasher, zone, position);
    ofTheGame.add(hasher, game, position);
    if (!isUnderWayLeftOut) game.addStanding(hasher, position);
    addTimestampOrder(hasher, ...timestamped(game), game.effects);
    return hasher.digest();
  };

  return { pilesOf, positionHash };
}
