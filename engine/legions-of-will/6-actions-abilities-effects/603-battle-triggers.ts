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
import type { GameObject } from '../object';
import { fits } from '../phrases';
import { blocksOf, comesTo } from './603-counted-events';
import { happens, isSubject, isWho, matchOf } from './603-trigger-subjects';
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
        ? { ...matchOf(event, event.about.object), that: those }
        : undefined;
    },
  },
  'player attacks': {
    kinds: ['attack'],
    match: (game, { who }, event, context, all) =>
      playerAttacks(game, event, all) && isWho(game, who, event.about.player, context)
        ? matchOf(event, event.about.object)
        : undefined,
  },
  'attacks and is not blocked': happens(['become unblocked'], { occurs: isNotBlocked }),
  blocks: {
    kinds: ['block', 'enter blocking'],
    match: (game, { object, what, least }, event, context, all) => {
      const { object: unit, onto } = event.about;
      if (!unit) return undefined;
      const isMeant = (each: GameObject | undefined): boolean =>
        !what || (each !== undefined && fits(game, what, each, context));
      if (least !== undefined) {
        const those = unit.blocking.filter(isMeant);
        const isNew = isSubject(game, object, unit, context) && isMeant(onto);
        const news = isNew ? blocksOf(all, (each) => each.object === unit) : [];
        return comesTo(game, those.length, news, event, least) ? matchOf(event, unit) : undefined;
      }
      if (!(what ? blocksUnit : blocks)(game, event)) return undefined;
      return isSubject(game, object, unit, context) && isMeant(onto)
        ? matchOf(event, what ? onto : unit)
        : undefined;
    },
  },
  'becomes blocked': {
    kinds: ['become blocked', 'block', 'enter blocking'],
    match: (game, { object, by, least }, event, context, all) => {
      const { object: unit, onto } = event.about;
      const isMeant = (each: GameObject | undefined): boolean =>
        !by || (each !== undefined && fits(game, by, each, context));
      const isIt = (each: GameObject | undefined): boolean =>
        each !== undefined && isSubject(game, object, each, context);
      if (least !== undefined) {
        const those = onto?.blockedBy.filter(isMeant) ?? [];
        const news = isIt(onto) && isMeant(unit) ? blocksOf(all, (each) => each.onto === onto) : [];
        return comesTo(game, those.length, news, event, least) ? matchOf(event, onto) : undefined;
      }
      if (by)
        return becomesBlockedBy(game, event) && isIt(onto) && isMeant(unit)
          ? matchOf(event, unit)
          : undefined;
      return becomesBlocked(game, event) && isIt(unit) ? matchOf(event, unit) : undefined;
    },
  },
};
