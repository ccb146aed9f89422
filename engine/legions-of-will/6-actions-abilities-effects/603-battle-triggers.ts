/** What the words of triggers about attacking and blocking mean (508.3, 509.4). */
import type { TriggerWords } from '../../card-game/triggers/trigger-words';
import {
  attacks,
  attacksAlone,
  attackTogether,
  isAttacked,
  playerAttacks,
} from '../5-turn-structure/508-attack-triggers';
import {
  becomesBlocked,
  becomesBlockedBy,
  blocks,
  blocksUnit,
  isNotBlocked,
} from '../5-turn-structure/509-block-triggers';
import type { LegionsTypes } from '../game';
import { fits } from '../phrases';
import type { Piece } from '../piece';
import { blocksOf, comesTo } from './603-counted-events';
import { happens, isSubject, isWho, matched } from './603-trigger-subjects';
import { attackingUnits } from './603-zone-changes-and-attacks';

/** Words of the table of triggers. */
export const wordsOfBattle: Pick<
  TriggerWords<LegionsTypes>,
  | 'attacks'
  | 'attacks alone'
  | 'is attacked'
  | 'attack together'
  | 'player attacks'
  | 'attacks and is not blocked'
  | 'blocks'
  | 'becomes blocked'
> = {
  attacks: happens(['attack'], { occurs: attacks }),
  'attacks alone': happens(['attack'], { occurs: attacksAlone }),
  'is attacked': happens(['attack'], { occurs: isAttacked, whom: ({ about }) => about.onto }),
  'attack together': {
    kinds: ['attack'],
    match: (game, { object, least }, event, context, all) => {
      const those = attackingUnits(all).filter((unit) => isSubject(game, object, unit, context));
      return attackTogether(game, event, those, least)
        ? { ...matched(event, event.about.piece), that: those }
        : undefined;
    },
  },
  'player attacks': {
    kinds: ['attack'],
    match: (game, { who }, event, context, all) =>
      playerAttacks(game, event, all) && isWho(game, who, event.about.player, context)
        ? matched(event, event.about.piece)
        : undefined,
  },
  'attacks and is not blocked': happens(['become unblocked'], { occurs: isNotBlocked }),
  blocks: {
    kinds: ['block', 'enter blocking'],
    match: (game, { object, what, least }, event, context, all) => {
      const { piece, onto } = event.about;
      if (!piece) return undefined;
      const isMeant = (each: Piece | undefined): boolean =>
        !what || (each !== undefined && fits(game, what, each, context));
      if (least !== undefined) {
        const those = piece.blocking.filter(isMeant);
        const isNew = isSubject(game, object, piece, context) && isMeant(onto);
        const news = isNew ? blocksOf(all, (each) => each.piece === piece) : [];
        return comesTo(game, those.length, news, event, least) ? matched(event, piece) : undefined;
      }
      if (!(what ? blocksUnit : blocks)(game, event)) return undefined;
      return isSubject(game, object, piece, context) && isMeant(onto)
        ? matched(event, what ? onto : piece)
        : undefined;
    },
  },
  'becomes blocked': {
    kinds: ['become blocked', 'block', 'enter blocking'],
    match: (game, { object, by, least }, event, context, all) => {
      const { piece, onto } = event.about;
      const isMeant = (each: Piece | undefined): boolean =>
        !by || (each !== undefined && fits(game, by, each, context));
      const isIt = (each: Piece | undefined): boolean =>
        each !== undefined && isSubject(game, object, each, context);
      if (least !== undefined) {
        const those = onto?.blockedBy.filter(isMeant) ?? [];
        const news = isIt(onto) && isMeant(piece) ? blocksOf(all, (each) => each.onto === onto) : [];
        return comesTo(game, those.length, news, event, least) ? matched(event, onto) : undefined;
      }
      if (by)
        return becomesBlockedBy(game, event) && isIt(onto) && isMeant(piece)
          ? matched(event, piece)
          : undefined;
      return becomesBlocked(game, event) && isIt(piece) ? matched(event, piece) : undefined;
    },
  },
};
