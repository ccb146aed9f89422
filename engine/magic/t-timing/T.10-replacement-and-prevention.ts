import { controllerOf } from '../../card-game/objects/game-object';
import { changedAmount, type Modifying, throughAlso } from '../../card-game/replacement/modifying';
import {
  choosingEffect,
  choosingWhatIsCovered,
  modifyingEvent,
  type ReplacementRules,
  type Replacing,
  replacementOf,
  replacingEach,
} from '../../card-game/replacement/replacing-events';
import { assumed, column, type Procedure, procedure } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { startsAnew } from '../1-game-concepts/101-order-of-choices';
import { doubledDamage } from '../7-additional-rules/701-double';
import { waitsForShuffles } from '../7-additional-rules/701-places-in-libraries';
import { isLasting } from '../7-additional-rules/702-indestructible';
import { umbraArmor } from '../7-additional-rules/702-umbra-armor';
import { replacedWhereItIs } from '../a-abilities/A.1-replaced-elsewhere';
import { asItIsAmplified, noteComingTogether } from '../a-abilities/A.7-amplify';
import { asItIsFlashedBack } from '../a-abilities/A.20-flashback';
import { preventsDamage } from '../a-abilities/A.31-protection';
import { beforeAllElse } from '../e-extracted-rulings/E.12-templates';
import { definition, fact } from '../forms';
import { keyOf, nextInstance, preventingEffects } from '../g-glossary/G.11-damage-prevention';
import { joinedDamage } from '../g-glossary/G.12-damage-redirection';
import { regenerationShields } from '../g-glossary/G.29-regeneration';
import type { MagicGame, MagicTypes } from '../game';
import { asItIsPutOntoSomething } from '../k-card-types/K.12-put-into-play';
import type { Card, Context } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import { contextOf, players } from '../text/phrases';
import type { Effect, Statement } from '../text/tree';
import { inArrivalOrder } from '../z-zones/Z.3-graveyard';
import { abilitiesAsItComes, saidAsItComes } from '../z-zones/Z.5-coming-into-play';
import { activePlayerFirst } from './T.6-choices';
import { followInstructions } from './T.6-resolution';
import { wouldHappen } from './T.10-watched-events';

/** T.10.2 */
export const replaces = fact(
  { '2003': 'T.10.2', '2013': '614.1', '2025': assumed('T.10.2', { from: '2003' }) },
  'What says “instead” replaces the event that it watches for',
  wouldHappen,
);

type Replaces = Extract<Statement, { says: 'replace' }>;

const NONE: readonly never[] = [];

/** What a card says of its being discarded. */
const saidOfDiscarding = column(({ abilities }: Card): readonly Replaces[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static' &&
    ability.statement.says === 'replace' &&
    ability.statement.event.would === 'discard a card' &&
    ability.statement.event.object === 'this'
      ? [ability.statement]
      : [],
  ),
);

function instead(
  game: MagicGame,
  { instead: by }: Replaces,
  context: Context,
  key: unknown,
): Modifying<MagicTypes>['modify'] {
  if (by.do === 'change amount')
    return (event) => {
      const { amount: was = 0 } = event.about;
      const isDoubled = event.kind === 'deal damage' && by.times === 2;
      const amount = isDoubled ? doubledDamage(game, was, by.times) : changedAmount(by, was);
      return { events: [event.with({ amount })] };
    };
  return (event) => {
    const { object, player, amount = 0 } = event.about;
    if (by.do === 'come under control')
      return {
        events: [event],
        follow: { effect: by, context: context.with({ that: object ? [object] : [] }) },
      };
    const knows = {
      that: object ? [object] : [],
      thatMuch: amount,
      thatPlayer: player,
      replaced: throughAlso(event, key),
    };
    return { events: [], follow: { effect: by, context: context.with(knows) } };
  };
}

/** T.10.4: what replaces the next such event is used up by it. */
function replacingEffect(game: MagicGame, statement: Replaces, context: Context): Modifying<MagicTypes> {
  const once = statement.nextTime
    ? game.effects.find((effect) => effect.statement === statement && effect.context === context)
    : undefined;
  const key = once ?? keyOf(statement, context);
  const modify = instead(game, statement, context, key);
  return {
    label: context.source.card.name,
    key,
    changesControl: statement.instead.do === 'come under control',
    modify: (event) => {
      if (once && nextInstance(game, statement))
        game.keepBooks(
          'use up a replacement effect',
          () => game.journal.remove(game.effects, once),
          nextInstance,
        );
      return modify(event);
    },
  };
}

/**
 * T.10.10, T.10.11: of several that make the same of an amount it makes no difference which is first. One stands for them; the
 * next applies after it, to what has become of the event.
 */
function replacingEffects(game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] {
  const standings = game.activeStatements('replace');
  if (standings.length === 0) return NONE;
  const found = new Map<unknown, Modifying<MagicTypes>>();
  for (const { statement, context } of standings) {
    if (statement.says !== 'replace' || !replaces(game, statement.event, event, context)) continue;
    const effect = replacingEffect(game, statement, context);
    if (onlyOnceEach(game, event, effect.key)) continue;
    const isAmount = statement.instead.do === 'change amount' && !statement.nextTime;
    const change = isAmount ? JSON.stringify(statement.instead) : effect;
    const first = found.get(change);
    found.set(change, first ? { ...first, standsForOthers: true } : effect);
  }
  return [...found.values()];
}

/** What a card says is done instead of its being discarded, or put into a graveyard from where it is, out of play. */
function asItIsMoved(game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] {
  const { object, player, what } = event.about;
  if (object === undefined || (event.kind !== 'discard a card' && what !== 'graveyard')) return [];
  const isDiscarded = event.kind === 'discard a card';
  const statements = [
    ...(isDiscarded ? saidOfDiscarding(object.card) : []),
    ...replacedWhereItIs(game, object),
  ];
  if (statements.length === 0) return [];
  const context = contextOf(object, isDiscarded ? player : undefined);
  return statements.flatMap((statement) =>
    replaces(game, statement.event, event, context) ? [replacingEffect(game, statement, context)] : [],
  );
}

/** Seat of the player who is the first to be asked by instructions: of whom they speak first, or who follows them. */
function whoChoosesFirst(game: MagicGame, effect: Effect, context: Context): number {
  if (effect.do === 'sequence' && effect.steps[0]) return whoChoosesFirst(game, effect.steps[0], context);
  const [seat] = 'who' in effect && effect.who ? players(game, effect.who, context) : [];
  return seat ?? context.controller;
}

/** What an object that comes into play says is done as it does: it is there only then. */
function asItComes(game: MagicGame, coming: Occurrence): readonly Modifying<MagicTypes>[] {
  const { object, what, player } = coming.about;
  if (what !== 'in play' || object === undefined || object.zone === game.inPlay) return [];
  const onCard = saidAsItComes(object.card).filter(({ ability }) => !coming.replacedBy.includes(ability));
  if (onCard.length === 0) return [];
  const abilities = abilitiesAsItComes(game, object, object.comesUnder ?? player ?? object.owner);
  const said = onCard.filter(({ ability }) => abilities.some(({ text }) => text === ability.text));
  const first = said.filter((each) => beforeAllElse(game, each));
  const context = contextOf(object, object.comesUnder ?? player);
  return (first.length > 0 ? first : said).map(({ ability, effect }) => ({
    label: object.card.name,
    key: ability,
    chooser: whoChoosesFirst(game, effect, context),
    modify: (event) => ({ events: [event], follow: { effect, context } }),
  }));
}

/** T.10.8 */
export const onlyOnceEach = fact(
  {
    '2003': 'T.10.8',
    '2013': assumed('T.10.8', { from: '2003' }),
    '2025': assumed('614.5', { from: ['2003', 'T.10.8'] }),
  },
  'An effect gets one opportunity to apply to each event',
  (_game: MagicGame, event: Occurrence, key: unknown) => event.replacedBy.includes(key),
);

/** What keywords put in the place of damage and destruction, and regeneration does. */
function savingEffects(game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] {
  if (event.kind === 'deal damage') return preventsDamage(game, event);
  const { object } = event.about;
  return event.kind === 'destroy' && object
    ? [...regenerationShields(game, object, event), ...umbraArmor(game, object)]
    : [];
}

const modifying = (game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] => {
  const isLeft = ({ key }: Modifying<MagicTypes>): boolean => !onlyOnceEach(game, event, key);
  const onto = asItIsPutOntoSomething(game, event).filter(isLeft);
  const others = [
    ...asItComes(game, event),
    ...asItIsAmplified(game, event),
    ...asItIsMoved(game, event),
    ...asItIsFlashedBack(game, event),
    ...savingEffects(game, event),
    ...replacingEffects(game, event),
    ...preventingEffects(game, event),
  ].filter(isLeft);
  // What it is on is chosen by itself, once it is settled whose it is.
  const isSettled = !others.some(({ changesControl }) => changesControl);
  return isSettled && onto.length > 0 ? onto : controlFirst(game, others);
};

/** 616.1b */
export const controlFirst = definition(
  { '2013': '616.1b', '2025': assumed('616.1b', { from: '2013' }) },
  'Of several effects one that says under whose control something enters is chosen first',
  (_game: MagicGame, all: readonly Modifying<MagicTypes>[]): readonly Modifying<MagicTypes>[] => {
    const ofControl = all.filter(({ changesControl }) => changesControl === true);
    return ofControl.length > 0 ? ofControl : all;
  },
  (_game, all) => all,
);

/** T.10.10 */
export const affectedPlayer = definition(
  { '2003': 'T.10.10', '2013': '616.1', '2025': assumed('T.10.10', { from: '2003' }) },
  'Who is affected, or controls what is, chooses which of several effects applies first',
  (game: MagicGame, { about: { object, player } }: Occurrence) =>
    object ? controllerOf(object) : (player ?? game.now.active),
  ({ now }, { about: { source } }) => (source ? controllerOf(source) : now.active),
);

/** 120.7 */
export const drawsAfterwards = fact(
  { '2013': '120.7', '2025': assumed('121', { from: ['2013', '120.7'] }) },
  'What is left of an event happens before cards are drawn for what was replaced or prevented of it',
  (_game: MagicGame, effect: Effect) => hasPart(effect, ({ do: word }) => word === 'draw'),
);

const rules: ReplacementRules<MagicTypes> = {
  modifying,
  affectedPlayer,
  choosingOrder: activePlayerFirst,
  startsAnew: (game) => startsAnew(game),
  cantHappen: (game, { kind, about: { object } }) =>
    kind === 'destroy' && object !== undefined && isLasting(game, object),
  followsAtOnce: (game, { effect }, left) =>
    !waitsForShuffles(game, effect) && (left.length === 0 || !drawsAfterwards(game, effect)),
  follow: (game, { effect, context }) => game.call(followInstructions, { effects: [effect], at: 0, context }),
  arranged: inArrivalOrder,
  joined: joinedDamage,
};

/** G.11.3 */
export const choosingDamage = choosingWhatIsCovered(
  {
    '2003': { number: 'G.11.3', restates: ['G.12.3'] },
    '2013': '615.7',
    '2025': assumed('G.11.3', { from: '2003' }),
  },
  'Which of the damage that is dealt at once is prevented or redirected is chosen as it would be dealt',
  'choose the damage',
  rules,
);

export const replaceOne: Procedure<MagicGame, Replacing<MagicTypes>> = procedure('replacing an event', [
  choosingDamage,
  choosingEffect(
    { '2003': 'T.10.10', '2013': '616.1d', '2025': assumed('T.10.10', { from: '2003' }) },
    'One of several effects is chosen, then it is looked again at which apply',
    rules,
  ),
  modifyingEvent(
    { '2003': 'T.10.11', '2013': '616.1e', '2025': assumed('T.10.11', { from: '2003' }) },
    'What an effect has made of an event may be replaced by others',
    rules,
  ),
]);

export const replacing: Procedure<MagicGame, Replacing<MagicTypes>> = procedure(
  'replacement and prevention',
  [
    replacingEach(
      { '2003': 'T.10.1', '2013': '616.1', '2025': assumed('T.10.1', { from: '2003' }) },
      'Replacement and prevention are applied to each event',
      replaceOne,
      rules,
    ),
  ],
);

/** Rules and effects rewrite proposed events. */
const replaced = replacementOf(replacing, rules);
export const replaceEvents: typeof replaced = (game, events) => {
  noteComingTogether(game, events.filter(isOccurrence));
  return replaced(game, events);
};
