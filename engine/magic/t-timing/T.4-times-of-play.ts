/** When spells and abilities that say so themselves are played. */
import { conditionsToActivate, timesToActivate, timesToPlay } from '../../card-game/turn/times';
import { assumed, type GameEvent } from '../../kernel';
import { isNamedTime } from '../5-turn-structure/506-times-in-combat';
import { asBestowed, bestowCosts } from '../7-additional-rules/702-bestow';
import { definition, permission, prohibition } from '../forms';
import type { Activation, MagicGame } from '../game';
import { isQuietMainPhase } from '../k-card-types/K.15-land';
import { asSpell } from '../k-card-types/K.20-play-cost';
import type { MagicObject } from '../object';
import { isOccurrence } from '../occurrence';
import { contextOf, fits, phrases } from '../text/phrases';
import type { StatedTime } from '../text/tree';
import { isSpellOf } from './T.4-spells-that-may-be-played';
import { saidOfPlayer } from './T.8-statements';

/** T.4.7: as whoever had a spell of that type could play it, whether or not they have one. */
export const couldPlayOne = definition(
  { '2003': 'T.4.7', '2013': '307.5', '2025': assumed('307.5', { from: '2013' }) },
  'What is played any time one could play a sorcery waits for an empty stack in one’s own main phase',
  (game: MagicGame, player: number, type: string): boolean =>
    type === 'instant' || isQuietMainPhase(game, player),
  () => true,
);

/** Is it a time that a text names? */
export const isStatedTime = (game: MagicGame, player: number, time: StatedTime): boolean =>
  isNamedTime(game, player, time) && (time.asA === undefined || couldPlayOne(game, player, time.asA));

/** T.4.7: though it is of another type. */
export const playLikeAnInstant = permission<MagicObject>(
  { '2003': 'T.4.7', '2013': assumed('T.4.7', { from: '2003' }), '2025': assumed('T.4.7', { from: '2003' }) },
  'What is played any time one could play an instant is played whenever one has priority',
  'play',
  (game, player, card) =>
    isSpellOf(game, player, card) && timesToPlay(card.card.abilities).some(({ asA }) => asA === 'instant'),
);

/** Does an effect let a player play what an object is now as though it had flash? */
export const isAsThoughFlash = (game: MagicGame, object: MagicObject, player: number): boolean =>
  saidOfPlayer(game, 'may play as though flash', player).some(
    ({ statement, context }) =>
      statement.says === 'may play as though flash' && fits(game, asSpell(statement.filter), object, context),
  );

/** 609.4: of nothing but when it is played is it so; 702.103d: of what it is then. */
export const playAsThoughFlash = permission<MagicObject>(
  { '2003': 'T.4.7', '2013': '609.4', '2025': assumed('T.4.7', { from: '2003' }) },
  'What may be played as though it had flash is played whenever one has priority',
  'play',
  (game, player, card) =>
    isSpellOf(game, player, card) &&
    (isAsThoughFlash(game, card, player) ||
      (bestowCosts(game, card.card).length > 0 &&
        asBestowed(game, card, () => isAsThoughFlash(game, card, player)))),
);

/** T.4.12: looked at as announcing begins. */
export const playOnlyWhen = prohibition<MagicObject>(
  { '2003': 'T.4.12', '2013': '601.5', '2025': assumed('601.5', { from: '2013' }) },
  'A card that says when it is played is not played at another time',
  'play',
  (game, player, object) =>
    timesToPlay(object.card.abilities).some((time) => !isStatedTime(game, player, time)),
);

/** T.4.12 */
export const noMoreSpells = prohibition<MagicObject>(
  { '2003': 'T.4.12', '2013': '601.5', '2025': assumed('601.5', { from: '2013' }) },
  'Who has played as many spells this turn as an effect allows announces no other',
  'play',
  (game, player, object) =>
    isSpellOf(game, player, object) &&
    saidOfPlayer(game, 'spells at most', player).some(
      ({ statement }) =>
        statement.says === 'spells at most' && game.player(player).spellsPlayed >= statement.amount,
    ),
);

/** The books of how many spells each player has played this turn. */
export function noteSpells(game: MagicGame, events: readonly GameEvent<MagicGame>[]): void {
  for (const event of events) {
    if (!isOccurrence(event) || event.kind !== 'play') continue;
    const { object, player } = event.about;
    if (player === undefined || object?.zone !== game.stack) continue;
    const who = game.player(player);
    game.keepBooks('count the spells of a turn', () => game.set(who, 'spellsPlayed', who.spellsPlayed + 1));
  }
}

/** A.2.7, T.1.5 */
export const activateOnlyWhen = prohibition<Activation>(
  { '2003': 'T.1.5', '2013': '602.5', '2025': assumed('602.5', { from: '2013' }) },
  'An ability that says when it is played is not played at another time',
  'activate',
  (game, player, { ability }) =>
    timesToActivate(ability.instructions).some((time) => !isStatedTime(game, player, time)),
);

/** 602.1b: what is asked is asked as the ability is announced, and not again. */
export const activateOnlyIf = prohibition<Activation>(
  { '2003': 'A.2.7', '2013': '602.5', '2025': assumed('602.5', { from: '2013' }) },
  'An ability that says what must be so for it to be played is not played otherwise',
  'activate',
  (game, player, { source, ability }) =>
    conditionsToActivate(ability.instructions).some(
      (condition) => !phrases.holds(game, condition, contextOf(source, player)),
    ),
);
