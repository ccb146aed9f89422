import { controllerOf } from '../../card-game/objects/game-object';
import { type Resources, type Source, sumOf } from '../../card-game/payment/sources';
import { isSubject } from '../../card-game/phrases/subject';
import type { WaitingTrigger } from '../../card-game/triggers/triggered-abilities';
import { assumed, choosing, column, concatMap, type Procedure, procedure, query } from '../../kernel';
import { halvesAdded } from '../1-game-concepts/106-mana';
import { definition, fact, permission, prohibition } from '../forms';
import { kindOf } from '../g-glossary/G.4-kinds-of-mana';
import { addMana, manaOf } from '../g-glossary/G.23-mana-pool';
import { cannotTapItself } from '../g-glossary/G.37-summoning-sickness';
import { cannotBeTappedAgain } from '../g-glossary/G.38-tapping';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { abilityCost } from '../k-card-types/K.20-play-cost';
import type { Card, Context, MagicObject } from '../object';
import { amount, contextOf, fits, players } from '../text/phrases';
import type { Ability, ActivatedAbility, Cost, Effect, SpendOnly } from '../text/tree';
import { maySayFromWhere } from './A.1-out-of-play';
import { isCycling } from './A.12-cycling';

type AddingMana = Extract<Effect, { do: 'add mana' }>;

/** What an effect says of mana that is added. */
function addingIn(effect: Effect): readonly AddingMana[] {
  if (effect.do === 'add mana') return [effect];
  return effect.do === 'sequence' ? concatMap(effect.steps, addingIn) : [];
}

const doublesMana = (effect: Effect): boolean =>
  effect.do === 'double mana' || (effect.do === 'sequence' && effect.steps.some(doublesMana));

/** 605.3b: 605.1a is cut; in 2003 such an ability has its targets chosen and resolves at once (A.6.9). */
export const waitsForItsTargets = fact(
  { '2013': '605.3b', '2025': assumed('605.3b', { from: '2013' }) },
  'An ability that adds mana and has targets is no mana ability',
  (_game: MagicGame, { targets }: ActivatedAbility) => targets.length > 0,
);

/** A.6.1, A.6.5: whatever it adds now. */
export const isManaAbility = fact(
  'A.6.1',
  'An activated ability that adds mana is a mana ability',
  (game: MagicGame, ability: ActivatedAbility) =>
    (addingIn(ability.effect).length > 0 || doublesMana(ability.effect)) &&
    !waitsForItsTargets(game, ability),
);

export const taps = ({ costs }: ActivatedAbility): boolean => costs.some(({ cost }) => cost === 'tap this');

/** What a cost of a mana ability takes of its permanent. */
const TAKES: Readonly<Record<string, string>> = { 'tap this': 'tapping', 'sacrifice this': 'place' };

export const isPaidWithItself = (costs: readonly Cost[]): boolean => costs.every(({ cost }) => cost in TAKES);

/** All that a mana ability costs (K.20.2). */
export const costsOfActivation = (game: MagicGame, { source, ability }: Activation): readonly Cost[] =>
  abilityCost(game, ability.costs, source, controllerOf(source));

/** A.6.3, A.2.3, A.2.4 */
export const playManaAbilities = permission<Activation>(
  {
    '2003': 'A.6.3',
    '2013': '605.3a',
    '2025': assumed('A.6.3', { from: '2003' }),
  },
  'A permanent’s controller may play its mana abilities, having priority or to pay',
  'activate',
  (game, player, { source, ability }) =>
    isManaAbility(game, ability) &&
    (source.zone === game.inPlay
      ? source.controller === player
      : source.owner === player && maySayFromWhere(game, source, ability)),
);

export const isTapped = prohibition<Activation>(
  {
    '2003': 'G.6.4',
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A mana ability is not played without what its cost takes',
  'activate',
  (game, _player, { source, ability }) => taps(ability) && cannotBeTappedAgain(game, source),
);

/** A.6.9: as any other, it is paid for. */
export const lacksWhatElseItCosts = prohibition<Activation>(
  {
    '2003': 'G.6.4',
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A mana ability is not played without what else its cost takes',
  'activate',
  (game, player, activation) => {
    const { source, ability } = activation;
    // In the course of paying, whether it can be paid for is asked with all else that is paid.
    if (activation.toPay || !isManaAbility(game, ability) || isTappedThoughSick(game, source, ability))
      return false;
    const costs = costsOfActivation(game, activation);
    return !isPaidWithItself(costs) && !game.couldPay(player, costs, source);
  },
);

/** It couldn't be paid for either: what summoning sickness keeps from being played is that rule's to refuse. */
export const isTappedThoughSick = (
  game: MagicGame,
  source: MagicObject,
  ability: ActivatedAbility,
): boolean => taps(ability) && cannotTapItself(game, source);

export const isSick = prohibition<Activation>(
  { '2003': 'G.37.2', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'A creature with summoning sickness uses no ability with a tap symbol',
  'activate',
  (game, _player, { source, ability }) => isTappedThoughSick(game, source, ability),
);

const isActivated = (ability: Ability): ability is ActivatedAbility => ability.kind === 'activated';

const functionsInHand = column(({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.zone === 'hand' || isCycling(ability)),
);

const functionsInGraveyard = column(({ abilities }: Card): boolean =>
  abilities.some(({ zone }) => zone === 'graveyard'),
);

/**
 * The abilities that a player may play now, of permanents and of cards in the hand and the graveyard.
 *
 * @param toPay where they are played to pay with: then nobody asks yet whether they can be paid for
 */
export const activationsOf = (
  game: MagicGame,
  player: number,
  isMeant: (activation: Activation) => boolean = () => true,
  toPay?: Activation['toPay'],
): readonly Activation[] =>
  [
    ...game.inPlay.objects.filter(({ controller }) => controller === player),
    ...game.player(player).hand.objects.filter(({ card }) => functionsInHand(card)),
    ...game.player(player).graveyard.objects.filter(({ card }) => functionsInGraveyard(card)),
  ]
    .flatMap((source) =>
      game
        .abilitiesOf(source)
        .filter(isActivated)
        .map((ability) => ({ source, ability, ...(toPay ? { toPay } : {}) })),
    )
    .filter((activation) => isMeant(activation) && game.permits('activate', player, activation));

/** A mana ability as a source of mana, used once. */
export interface ManaSource extends Source<MagicObject> {
  readonly activation: Activation;
}

/** The mana that is added, by symbols: in each of the ways between which somebody chooses. */
function waysToAdd(
  game: MagicGame,
  adding: AddingMana,
  context: Context,
  before: readonly MagicObject[] = [],
): readonly (readonly string[])[] {
  const { mana, or = [], times, couldProduce, produced } = adding;
  const often = times ? Math.max(0, amount(game, times, context)) : 1;
  if (couldProduce || produced) {
    const kinds = produced
      ? context.that.flatMap((object) => object.produced)
      : kindsProducedBy(game, adding, context, before);
    return kindsThatFit(adding, kinds).map((symbol) => mana.map(() => symbol));
  }
  return concatMap([mana, ...or], (symbols) => {
    const added = concatMap(Array.from({ length: often }), () => symbols);
    return added.some((symbol) => symbol.includes('/')) ? halvesAdded(game, added) : [added];
  });
}

/** The symbols of some kinds of mana, of colors alone where the text says so. */
const kindsThatFit = ({ colored }: AddingMana, kinds: readonly string[]): readonly string[] =>
  [...SYMBOLS]
    .filter(([kind]) => kinds.includes(kind) && !(colored && kind === 'colorless'))
    .map(([, symbol]) => symbol);

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...['W', 'U', 'B', 'R', 'G'].map((symbol) => [kindOf(symbol), symbol] as const),
  ['colorless', '1'],
]);

/** A.6.6, 106.7: whatever it would cost, and without what triggers on it. */
export const couldProduce = definition(
  { '2003': 'A.6.6', '2013': '106.7', '2025': assumed('106.7', { from: '2013' }) },
  'What a permanent could produce is what its abilities would add now, whether or not they can be paid for',
  (game: MagicGame, object: MagicObject, before: readonly MagicObject[]): readonly string[] =>
    concatMap(game.abilitiesOf(object).filter(isActivated), ({ effect }) =>
      concatMap(addingIn(effect), (adding) =>
        concatMap(waysToAdd(game, adding, contextOf(object), [...before, object]), (symbols) =>
          symbols.map(kindOf),
        ),
      ),
    ),
  () => [],
);

/** Of what asks what others could produce, no round of asking leads back to what asked. */
const kindsProducedBy = (
  game: MagicGame,
  { couldProduce: filter = {} }: AddingMana,
  context: Context,
  before: readonly MagicObject[],
): readonly string[] =>
  concatMap(
    game.inPlay.objects.filter((object) => !before.includes(object) && fits(game, filter, object, context)),
    (object) => couldProduce(game, object, before),
  );

/** What triggers on a permanent that is tapped for mana, and adds mana right after it (A.6.4). */
const addingMore = (game: MagicGame, source: MagicObject): readonly (readonly [AddingMana, Context])[] =>
  game.inPlay.objects.flatMap((object) =>
    game.abilitiesOf(object).flatMap((ability) => {
      if (ability.kind !== 'triggered' || ability.trigger.on !== 'is tapped for mana') return [];
      const context = contextOf(object);
      const { object: subject, who } = ability.trigger;
      return isSubject<MagicTypes>(fits, game, subject, source, context) &&
        (!who || players(game, who, context).includes(controllerOf(source)))
        ? addingIn(ability.effect).map(
            (adding) => [adding, context.with({ that: [source], thatPlayer: controllerOf(source) })] as const,
          )
        : [];
    }),
  );

/** Each way in which a player gets more mana as a permanent is tapped for some. */
function waysToAddMore(
  game: MagicGame,
  player: number,
  { source, ability }: Activation,
  symbols: readonly string[],
): readonly (readonly Resources[])[] {
  if (!taps(ability)) return [[]];
  return addingMore(game, source)
    .filter(([{ who }, context]) => players(game, who, context).includes(player))
    .reduce<readonly (readonly Resources[])[]>(
      (ways, [adding, context]) => {
        const added = adding.produced
          ? kindsThatFit(adding, symbols.map(kindOf)).map((symbol) => adding.mana.map(() => symbol))
          : waysToAdd(game, adding, context, [context.source]);
        return added.length === 0
          ? ways
          : concatMap(ways, (way) => added.map((each) => [...way, manaOf(each, adding.only)]));
      },
      [[]],
    );
}

/** The mana abilities that a player could play to pay with. */
export interface PlayedToPay {
  /** Those that cost nothing but their permanents, in each way in which they add mana. */
  readonly plain: readonly ManaSource[];
  /** Those that cost something else. */
  readonly costly: readonly Activation[];
}

/** Each way in which a mana ability adds mana to its controller's pool, by what its costs were paid with. */
export function waysOf(
  game: MagicGame,
  player: number,
  activation: Activation,
  spent: Context['spent'] = [],
): readonly Pick<ManaSource, 'activation' | 'gives'>[] {
  const { source, ability } = activation;
  const context = contextOf(source).with({ spent });
  const [adding] = addingIn(ability.effect).filter(({ who }) => who.who === 'you');
  const ways = adding ? waysToAdd(game, adding, context, [source]) : [];
  return ways.flatMap((symbols, way) =>
    waysToAddMore(game, player, activation, symbols).map((more) => ({
      activation: ways.length > 1 ? { ...activation, way } : activation,
      gives: more.reduce(sumOf, manaOf(symbols, adding?.only)),
    })),
  );
}

/** What a mana ability adds, in the way in which it is played. */
export const givenBy = (
  game: MagicGame,
  player: number,
  activation: Activation,
  spent: Context['spent'] = [],
): readonly Resources[] =>
  waysOf(game, player, activation, spent)
    .filter(({ activation: { way } }) => activation.way === undefined || way === activation.way)
    .map(({ gives }) => gives);

/** A.6.3, A.6.9: of what a player could play to get mana, what costs nothing else and what does. */
export const playedToPay = query(
  'the mana abilities that a player could play to pay with',
  (game: MagicGame, player: number): PlayedToPay => {
    const all = activationsOf(game, player, ({ ability }) => isManaAbility(game, ability), []);
    const isPlain = (activation: Activation): boolean =>
      isPaidWithItself(costsOfActivation(game, activation));
    return {
      plain: all.filter(isPlain).flatMap((activation) =>
        waysOf(game, player, activation).map((way) => ({
          ...way,
          of: activation.source,
          takes: activation.ability.costs.map(({ cost }) => TAKES[cost] ?? ''),
        })),
      ),
      costly: all.filter((activation) => !isPlain(activation)),
    };
  },
  {
    compared: ({ plain, costly }) => [
      plain.map(({ of, takes, gives, activation: { way } }) => [of.id, takes, gives, way]),
      costly.map(({ source, ability }) => [source.id, ability.text]),
    ],
  },
);

/** Everything that a player could play to get mana and that costs nothing else, in each way in which it adds some. */
export const manaSources = (game: MagicGame, player: number): readonly ManaSource[] =>
  playedToPay(game, player).plain;

/** A.6.3, A.6.9: those that cost more than tapping or sacrificing their permanents. */
export const costlyManaAbilities = (game: MagicGame, player: number): readonly Activation[] =>
  playedToPay(game, player).costly;

/** A.6.7 */
export const choosesTheKind = definition(
  {
    '2003': 'A.6.7',
    '2013': assumed('A.6.7', { from: '2003' }),
    '2025': assumed('A.6.7', { from: '2003' }),
  },
  'Whoever plays the mana ability chooses the kind of mana',
  (_game: MagicGame, [seat]: readonly number[], { controller }: Context): number => seat ?? controller,
  (_game, _seats, { controller }) => controller,
);

interface ChoosingMana {
  readonly player: number;
  readonly only: SpendOnly | undefined;
  readonly seats: readonly number[];
  readonly ways: readonly (readonly string[])[];
}

/** What a way to add mana is called: by its kind, where that is one. */
const nameOf = (symbols: readonly string[]): string => {
  const [first] = symbols;
  return first !== undefined &&
    symbols.every((each) => each === first && (symbols.length === 1 || kindOf(each) !== 'colorless'))
    ? kindOf(first)
    : symbols.map((each) => `{${each}}`).join('');
};

export const addingChosen: Procedure<MagicGame, ChoosingMana> = procedure('choosing the mana that is added', [
  choosing(
    {
      '2003': 'A.6.7',
      '2013': assumed('A.6.7', { from: '2003' }),
      '2025': assumed('A.6.7', { from: '2003' }),
    },
    'The kind of mana is chosen as it is added',
    (_game, { player, ways }: ChoosingMana) => ({
      player,
      purpose: 'choose the mana that is added',
      offers: ways.map((symbols) => ({ label: nameOf(symbols), action: 'choose', value: symbols })),
    }),
    (game, { seats, only }, [symbols]) => {
      if (symbols)
        game.propose(...seats.map((seat) => game.because(addingMana, addMana(seat, symbols, only))));
    },
  ),
]);

export const addingMana = instruction(
  { '2003': 'A.6.2', '2013': '605.3b', '2025': assumed('A.6.2', { from: '2003' }) },
  'A mana ability adds its mana at once',
  'add mana',
  {
    perform: (game, effect, context) => {
      const ways = waysToAdd(game, effect, context, [context.source]);
      const { only } = effect;
      const seats = players(game, effect.who, context);
      if (ways.length > 1) {
        game.call(addingChosen, { player: choosesTheKind(game, seats, context), only, seats, ways });
        return [];
      }
      return concatMap(ways, (symbols) => seats.map((seat) => addMana(seat, symbols, only)));
    },
  },
);

/** What the ability does, where the way in which it adds mana is known already. */
export function effectOf(game: MagicGame, { ability: { effect }, source, way }: Activation): Effect {
  const [first] = way === undefined ? [] : addingIn(effect);
  const ways = first ? waysToAdd(game, first, contextOf(source), [source]) : [];
  const settled = (part: Effect): Effect => {
    if (part.do === 'sequence') return { ...part, steps: part.steps.map(settled) };
    if (part.do !== 'add mana' || way === undefined) return part;
    const { or: _or, couldProduce: _could, colored: _colored, times: _times, ...others } = part;
    return { ...others, mana: ways[way] ?? part.mana };
  };
  return settled(effect);
}

/** A.6.4: it triggers on a mana ability, and adds mana. */
export const resolvesAtOnce = fact(
  {
    '2003': 'A.6.4',
    '2013': '605.4a',
    '2025': assumed('605.4a', { from: '2013' }),
  },
  'A triggered ability that adds mana as something is tapped for mana resolves at once, without the stack',
  (_game: MagicGame, { ability, effect }: WaitingTrigger<MagicTypes>) =>
    ability?.kind === 'triggered' &&
    ability.trigger.on === 'is tapped for mana' &&
    addingIn(effect).length > 0,
);
