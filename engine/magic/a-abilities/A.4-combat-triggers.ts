/** What of a fight sets abilities off: attacking, blocking, and damage that is dealt. */
import type { TriggerWord, TriggerWords } from '../../card-game/triggers/trigger-words';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits } from '../text/phrases';
import type { Trigger } from '../text/tree';
import { happens, isSubject, isWho, matchOf, onceForAll } from './A.4-trigger-matching';

/** A.4.17 */
export const onceACombat = fact(
  { '2003': 'A.4.17', '2013': assumed('A.4.17', { from: '2003' }), '2025': '700.1' },
  'What triggers on blocking or being blocked triggers once, however many creatures there are',
  (_game: MagicGame, event: Occurrence, all: readonly Occurrence[]) =>
    all.find(({ kind, about }) => kind === event.kind && about.object === event.about.object) === event,
);

/** A.4.18 */
export const eachCreature = fact(
  { '2003': 'A.4.18', '2013': assumed('A.4.18', { from: '2003' }), '2025': '700.1' },
  'What triggers on blocking a creature, or on a creature blocking, triggers for each',
  (_game: MagicGame, { kind }: Occurrence) => kind === 'block',
);

/** C.3.Ruling.7 */
export const isAlone = fact(
  { '2003': 'C.3.Ruling.7', '2013': assumed('C.3.Ruling.7', { from: '2003' }), '2025': '702.83b' },
  'A creature attacks alone as the only attacker',
  (_game: MagicGame, { kind }: Occurrence, all: readonly Occurrence[]) =>
    kind === 'attack' && all.filter((each) => each.kind === 'attack').length === 1,
);

/** C.1.8 */
export const isCombatDamage = fact(
  'C.1.8',
  'Combat damage is what is dealt by fighting and no other',
  (_game: MagicGame, { about }: Occurrence) => about.combat === true,
);

/** A.4.23: with what comes to block it last, too. */
export const areNowSoMany = definition(
  { '2003': 'A.4.23' },
  'What triggers on being blocked by so many does so once a combat, as there are so many for the first time',
  (
    _game: MagicGame,
    { blockedBy, blockersSoFar }: MagicObject,
    coming: number,
    areEnough: (creatures: readonly MagicObject[]) => boolean,
  ): boolean => areEnough(blockedBy) && !blockersSoFar.slice(0, -coming).some(areEnough),
  (_game, { blockedBy }, coming, areEnough) => areEnough(blockedBy.slice(-coming)),
);

/** A.4.17: once, with the first of as many as it takes. */
const comesTo = (events: readonly Occurrence[], least: number, event: Occurrence): boolean =>
  events.length >= least && events[0] === event;

const isFirst = (event: Occurrence, all: readonly Occurrence[]): boolean =>
  all.find(({ kind }) => kind === event.kind) === event;

const dealsDamage: TriggerWord<MagicTypes, Extract<Trigger, { on: 'deals damage' }>> = {
  kinds: ['deal damage'],
  match: (game, { object, combat, to, together }, event, context, all) => {
    const { object: recipient, source, player } = event.about;
    if (event.kind !== 'deal damage' || !source || !isSubject(game, object, source, context))
      return undefined;
    if (combat && !isCombatDamage(game, event)) return undefined;
    if (to === 'a player' || to === 'an opponent' || to === 'you') {
      const isIt = !recipient && (to === 'a player' || (player === context.controller) === (to === 'you'));
      const isAnother = (other: Occurrence): boolean =>
        other !== event &&
        other.kind === 'deal damage' &&
        other.about.object === undefined &&
        other.about.player === player &&
        other.about.source !== undefined &&
        isSubject(game, object, other.about.source, context);
      const first = together ? all.find((each) => each === event || isAnother(each)) : event;
      return isIt && first === event ? matchOf(event, undefined) : undefined;
    }
    if (to && !(recipient && fits(game, to, recipient, context))) return undefined;
    return matchOf(event, recipient);
  },
};

/** What words for fighting mean as triggers. */
export const combatWords = {
  attacks: happens(['attack']),
  'attacks alone': happens(['attack'], { occurs: isAlone }),
  'attacks and is not blocked': happens(['become unblocked']),
  'is attacked': { kinds: 'none', match: () => undefined },
  'attack together': {
    kinds: ['attack'],
    match: (game, { object, least }, event, context, all) => {
      if (event.kind !== 'attack') return undefined;
      const together = all.filter(
        ({ kind, about }) =>
          kind === 'attack' && about.object && isSubject(game, object, about.object, context),
      );
      return comesTo(together, least, event)
        ? { ...matchOf(event, event.about.object), that: together.flatMap(({ about }) => about.object ?? []) }
        : undefined;
    },
  },
  'player attacks': {
    kinds: ['attack'],
    match: (game, { who }, event, context, all) =>
      event.kind === 'attack' && isFirst(event, all) && isWho(game, who, event.about.player, context)
        ? matchOf(event, event.about.object)
        : undefined,
  },
  blocks: {
    kinds: ['block'],
    match: (game, { object, what, least }, event, context, all) => {
      const { object: unit, onto } = event.about;
      if (!unit || !isSubject(game, object, unit, context)) return undefined;
      if (least !== undefined) {
        const blocked = all.filter(
          ({ kind, about }) =>
            kind === 'block' &&
            about.object === unit &&
            about.onto &&
            (!what || fits(game, what, about.onto, context)),
        );
        return comesTo(blocked, least, event) ? matchOf(event, unit) : undefined;
      }
      if (what)
        return eachCreature(game, event) && onto && fits(game, what, onto, context)
          ? matchOf(event, onto)
          : undefined;
      return event.kind === 'block' && onceACombat(game, event, all) ? matchOf(event, unit) : undefined;
    },
  },
  'becomes blocked': {
    kinds: ['become blocked', 'block'],
    match: (game, { object, by, least }, event, context, all) => {
      const { object: unit, onto } = event.about;
      if (least !== undefined) {
        if (!onto || !isSubject(game, object, onto, context)) return undefined;
        const coming = all.filter(({ kind, about }) => kind === 'block' && about.onto === onto);
        const many = (creatures: readonly MagicObject[]): boolean =>
          creatures.filter((each) => !by || fits(game, by, each, context)).length >= least;
        return coming[0] === event && areNowSoMany(game, onto, coming.length, many)
          ? matchOf(event, onto)
          : undefined;
      }
      if (event.kind === 'become blocked')
        return !by && unit && isSubject(game, object, unit, context) ? matchOf(event, unit) : undefined;
      if (!by || !unit || !onto || !eachCreature(game, event)) return undefined;
      return isSubject(game, object, onto, context) && fits(game, by, unit, context)
        ? matchOf(event, unit)
        : undefined;
    },
  },
  'deals damage': onceForAll(
    dealsDamage,
    ({ to, together }, one, other) => to === undefined && !together && one.source === other.source,
  ),
} satisfies Partial<TriggerWords<MagicTypes>>;
