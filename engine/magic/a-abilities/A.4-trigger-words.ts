/** Which events a trigger matches, word by word, and what "it", "that much" and "that player" mean then. */
import { countersOn } from '../../card-game/counters/counters';
import { hasBecome, lastControllerOf } from '../../card-game/objects/game-object';
import * as layer from '../../card-game/phrases/subject';
import {
  isWhose,
  TriggerTable,
  type TriggerWord,
  type TriggerWords,
  usualTriggers,
} from '../../card-game/triggers/trigger-words';
import { assumed } from '../../kernel';
import type { Subject as SubjectOf } from '../../text/tree';
import { isCrime } from '../7-additional-rules/700-general-terms';
import { infectsPlayers } from '../7-additional-rules/702-infect';
import { definition, fact } from '../forms';
import { cannotLoseLife } from '../g-glossary/G.21-loss-of-life';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { talliedOf } from '../t-timing/T.6-turn-so-far';
import { fits, objects, players } from '../text/phrases';
import type { MagicTree, Trigger, Who } from '../text/tree';
import { looksBack } from './A.4-looking-back';
import { isCycled } from './A.12-cycling';

type Subject = SubjectOf<MagicTree>;

/** Is this the object that a trigger is about? "This" may have become another one by what happened. */
const isSubject = (game: MagicGame, subject: Subject, object: MagicObject, context: Context): boolean =>
  (subject.this === true && hasBecome(object, context.source)) ||
  layer.isSubject<MagicTypes>(fits, game, subject, object, context);

const isWho = (game: MagicGame, who: Who, player: number | undefined, context: Context): boolean =>
  player !== undefined && players(game, who, context).includes(player);

const matchOf = ({ about }: Occurrence, that: MagicObject | undefined, who = about.player): Match => ({
  that: that ? [that] : [],
  thatMuch: about.amount ?? 0,
  thatPlayer: who,
});

const { happens, isDone, isDoneTo } = usualTriggers<MagicTypes, Subject, Who>({
  isSubject,
  isWho,
  isAsSaid: (game, trigger, { became, about: { player } }, context) =>
    (!('graveyardOf' in trigger && trigger.graveyardOf) ||
      isWho(game, trigger.graveyardOf, became[0]?.owner, context)) &&
    (trigger.on !== 'becomes tapped' || !trigger.who || isWho(game, trigger.who, player, context)),
  matched: matchOf,
});

/** E.3.1, E.3.2: however it is put there. */
export const comesIntoPlay = fact(
  { '2003': 'E.3.1', '2013': '603.6', '2025': assumed('E.3.1', { from: '2003' }) },
  'Comes-into-play abilities trigger as a permanent comes into play from anywhere else',
  (game: MagicGame, { about, became }: Occurrence) =>
    became[0]?.zone === game.inPlay && about.from !== 'in play',
);

const leavesPlay = (_game: MagicGame, { about: { from, object } }: Occurrence): boolean =>
  from === 'in play' && object?.ceased === true;

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

/** G.21.1 */
export const damageTakesLife = fact(
  {
    '2003': 'G.21.1',
    '2013': assumed('119.3', { from: ['2003', 'G.21.1'] }),
    '2025': assumed('120.3', { from: ['2003', 'G.21.1'] }),
  },
  'A player who is dealt damage loses life',
  (game: MagicGame, { kind, about: { object, player = 0, source } }: Occurrence) =>
    kind === 'deal damage' &&
    object === undefined &&
    !(source && infectsPlayers(game, source)) &&
    !cannotLoseLife(game, player),
);

/** A.4.Ruling.2 */
export const leavingIsLosing = fact(
  {
    '2003': 'A.4.Ruling.2',
    '2013': '109.4',
    '2025': assumed('A.4.Ruling.2', { from: '2003' }),
  },
  'Control of what leaves play is lost',
  (_game: MagicGame) => true,
);

/** A.4.12 */
export const timesContained = definition(
  'A.4.12',
  'An ability triggers once for each time that its condition occurs',
  (_game: MagicGame, trigger: Trigger, { thatMuch }: Match): number =>
    trigger.on === 'counters put' && trigger.each ? thatMuch : 1,
  () => 1,
);

/** A.4.17: once, with the first of as many as it takes. */
const comesTo = (events: readonly Occurrence[], least: number, event: Occurrence): boolean =>
  events.length >= least && events[0] === event;

const isFirst = (event: Occurrence, all: readonly Occurrence[]): boolean =>
  all.find(({ kind }) => kind === event.kind) === event;

type Plays = Extract<Trigger, { on: 'plays' | 'sacrifices' }>;
const isDescribed = (game: MagicGame, { filter }: Plays, object: MagicObject, context: Context): boolean =>
  fits(game, filter, object, context);

/** A.4.12: the books of the turn are kept after what happens is heard. */
const isNth = (game: MagicGame, nth: number, event: Occurrence, all: readonly Occurrence[]): boolean => {
  const { player = 0 } = event.about;
  const before = all
    .slice(0, all.indexOf(event))
    .filter(({ kind, about, became }) => kind === event.kind && about.player === player && became[0]);
  return talliedOf(game, player, 'cards drawn') + before.length + 1 === nth;
};

const isPlayed = (
  game: MagicGame,
  trigger: Extract<Trigger, { on: 'plays' }>,
  object: MagicObject,
  context: Context,
): boolean =>
  isDescribed(game, trigger, object, context) &&
  (trigger.nth === undefined ||
    game.player(object.controller ?? object.owner).spellsPlayed + 1 === trigger.nth);

/** A.4.17: the same, once for all that the word means at a time, where the text says so. */
const onceTogether = <G extends Trigger & { readonly together?: true }>(
  word: TriggerWord<MagicTypes, G>,
): TriggerWord<MagicTypes, G> => ({
  ...word,
  match: (game, trigger, event, context, all) => {
    const match = word.match(game, trigger, event, context, all);
    if (!match || !trigger.together) return match;
    return all.find((each) => word.match(game, trigger, each, context, all)) === event ? match : undefined;
  },
});

const words: TriggerWords<MagicTypes> = {
  'any of': { parts: ({ triggers }) => triggers },
  'comes into play': onceTogether(
    happens('moves', { occurs: comesIntoPlay, whom: ({ became }) => became[0] }),
  ),
  'leaves play': happens('moves', { occurs: leavesPlay, looksBack }),
  'put into a graveyard': onceTogether(
    happens('moves', {
      occurs: (_game, { about, became }, _all, { from }: Extract<Trigger, { on: 'put into a graveyard' }>) =>
        became[0]?.zone.name === 'graveyard' && (from === 'anywhere' || about.from === 'in play'),
      looksBack,
    }),
  ),
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
        const blocking = all.filter(
          ({ kind, about }) =>
            kind === 'block' &&
            about.onto === onto &&
            about.object &&
            (!by || fits(game, by, about.object, context)),
        );
        return comesTo(blocking, least, event) ? matchOf(event, onto) : undefined;
      }
      if (event.kind === 'become blocked')
        return !by && unit && isSubject(game, object, unit, context) ? matchOf(event, unit) : undefined;
      if (!by || !unit || !onto || !eachCreature(game, event)) return undefined;
      return isSubject(game, object, onto, context) && fits(game, by, unit, context)
        ? matchOf(event, unit)
        : undefined;
    },
  },
  'deals damage': {
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
  },
  'is dealt damage': happens(['deal damage']),
  'becomes tapped': happens(['become tapped']),
  'becomes untapped': happens(['become untapped']),
  'is countered': happens(['counter']),
  'becomes the target': {
    kinds: ['become the target'],
    match: (game, { object: subject, by, byOpponent }, event, context) => {
      const { object, source, onto, player } = event.about;
      if (event.kind !== 'become the target' || !object || !isSubject(game, subject, object, context))
        return undefined;
      if (byOpponent && player === context.controller) return undefined;
      if (by !== undefined && (source?.zone === game.stack) !== (by === 'spell')) return undefined;
      return { ...matchOf(event, object), targeting: onto ? [onto] : [] };
    },
  },
  'loses control': {
    kinds: 'any',
    looksBack: (game) => leavingIsLosing(game),
    match: (game, { who, object: subject }, event, context) => {
      const { object, from } = event.about;
      if (!object || !isSubject(game, subject, object, context)) return undefined;
      const loses = event.kind === 'change control' || (from === 'in play' && leavingIsLosing(game));
      return loses && isWho(game, who, event.about.lostBy ?? lastControllerOf(object), context)
        ? matchOf(event, event.became[0] ?? object)
        : undefined;
    },
  },
  'is tapped for mana': {
    kinds: ['tap for mana'],
    match: (game, { object, who }, event, context) =>
      event.kind === 'tap for mana' &&
      event.about.object &&
      isSubject(game, object, event.about.object, context) &&
      (!who || isWho(game, who, event.about.player, context))
        ? matchOf(event, event.about.object)
        : undefined,
  },
  'counters put': {
    kinds: ['put counters'],
    match: (game, { object, counter, nth, who }, event, context) => {
      const { object: bearer, what, amount: put = 0, player } = event.about;
      if (event.kind !== 'put counters' || what !== counter || !bearer) return undefined;
      if (who && !isWho(game, who, player, context)) return undefined;
      const there = countersOn(bearer, counter);
      const isIt = nth === undefined || (there - put < nth && there >= nth);
      return isIt && isSubject(game, object, bearer, context) ? matchOf(event, bearer) : undefined;
    },
  },
  'last counter removed': {
    kinds: ['remove counters'],
    match: (game, { object, counter }, event, context) => {
      const { object: bearer, what, amount = 0 } = event.about;
      return event.kind === 'remove counters' &&
        what === counter &&
        amount > 0 &&
        bearer &&
        countersOn(bearer, counter) === 0 &&
        isSubject(game, object, bearer, context)
        ? matchOf(event, bearer)
        : undefined;
    },
  },
  'draws a card': {
    kinds: ['draw a card'],
    match: (game, { who, nth }, event, context, all) => {
      const { player } = event.about;
      const [drawn] = event.became;
      if (event.kind !== 'draw a card' || !drawn || player === undefined) return undefined;
      const isIt = isWho(game, who, player, context) && (nth === undefined || isNth(game, nth, event, all));
      return isIt ? matchOf(event, drawn) : undefined;
    },
  },
  cycles: {
    kinds: ['discard a card'],
    match: (game, { who, object: subject }, event, context) => {
      const { object, player } = event.about;
      if (!isCycled(game, event) || !isWho(game, who, player, context)) return undefined;
      const isIt =
        subject === undefined || (object !== undefined && isSubject(game, subject, object, context));
      return isIt ? matchOf(event, event.became[0]) : undefined;
    },
  },
  'discards a card': {
    kinds: ['discard a card'],
    match: (game, { who }, event, context) =>
      event.kind === 'discard a card' && isWho(game, who, event.about.player, context)
        ? matchOf(event, event.became[0])
        : undefined,
  },
  plays: isDoneTo('play', isPlayed),
  // A.4.16: it is no longer in play.
  sacrifices: isDoneTo('sacrifice', isDescribed),
  'gains life': isDone('gain life'),
  'loses life': {
    kinds: ['lose life', 'deal damage'],
    match: (game, { who }, event, context) =>
      (event.kind === 'lose life' || damageTakesLife(game, event)) &&
      isWho(game, who, event.about.player, context)
        ? matchOf(event, undefined)
        : undefined,
  },
  scries: isDone('scry'),
  searches: isDone('search'),
  expends: {
    kinds: ['spend mana on a spell'],
    match: (game, { who, amount: mark }, event, context) => {
      const { player, amount: spent = 0 } = event.about;
      if (event.kind !== 'spend mana on a spell' || player === undefined) return undefined;
      const after = game.player(player).spentOnSpells;
      return after - spent < mark && mark <= after && isWho(game, who, player, context)
        ? matchOf(event, undefined)
        : undefined;
    },
  },
  'commits a crime': {
    kinds: ['play', 'activate', 'put a triggered ability on the stack'],
    match: (game, { who }, { about: { object, player } }, context) =>
      object?.context &&
      player !== undefined &&
      isWho(game, who, player, context) &&
      isCrime(game, player, object.context)
        ? { that: [], thatMuch: 0, thatPlayer: player }
        : undefined,
  },
  'rolls dice': isDone('roll dice'),
  'rolls a die': isDone('roll a die'),
  surveils: isDone('surveil'),
  'shuffles a deck': isDone('shuffle'),
  'beginning of': {
    kinds: ['begin'],
    match: (game, { step, whose, of }, { kind, about: { what = '', player } }, context) =>
      kind === 'begin' &&
      isBeginningOf(what, step) &&
      isWhose(whose, player, context) &&
      (of === undefined || isWho(game, of, player, context))
        ? {
            // Of "enchanted creature's controller", "that creature" is the one that is enchanted.
            that: of && 'object' in of ? objects(game, of.object, context) : [],
            thatMuch: 0,
            thatPlayer: player,
          }
        : undefined,
  },
  state: { kinds: 'none', match: () => undefined },
  'when you do': { kinds: 'none', match: () => undefined },
};

/** A phase begins with its first step. */
const FIRST_STEPS: Readonly<Record<string, string>> = { 'beginning of combat step': 'combat phase' };

const isBeginningOf = (part: string, named: string): boolean => part === named || FIRST_STEPS[part] === named;

/** What Magic's words for what sets an ability off mean. */
export const triggerWords = new TriggerTable<MagicTypes>(words, { timesContained });
