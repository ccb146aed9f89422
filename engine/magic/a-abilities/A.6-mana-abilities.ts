import type { Source } from '../../card-game/payment/sources';
import type { WaitingTrigger } from '../../card-game/triggers/triggered-abilities';
import { assumed, choosing, column, concatMap, type Procedure, procedure } from '../../kernel';
import { definition, fact, permission, prohibition } from '../forms';
import { addMana, kindOf, manaOf } from '../g-glossary/G.23-mana-pool';
import { cannotTapItself } from '../g-glossary/G.37-summoning-sickness';
import { cannotBeTappedAgain } from '../g-glossary/G.38-tapping';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Card, Context, MagicObject } from '../object';
import { amount, contextOf, players } from '../phrases';
import type { Ability, ActivatedAbility, Effect } from '../text/tree';
import { isCycling } from './A.12-cycling';

type AddingMana = Extract<Effect, { do: 'add mana' }>;

/** What an effect says of mana that is added. */
function addingIn(effect: Effect): readonly AddingMana[] {
  if (effect.do === 'add mana') return [effect];
  return effect.do === 'sequence' ? concatMap(effect.steps, addingIn) : [];
}

/** A.6.1, A.6.5: whatever it adds now. */
export const isManaAbility = fact(
  'A.6.1',
  'An activated ability that adds mana is a mana ability',
  (_game: MagicGame, { effect }: ActivatedAbility) => addingIn(effect).length > 0,
);

export const taps = ({ costs }: ActivatedAbility): boolean => costs.some(({ cost }) => cost === 'tap this');

/** What a cost of a mana ability takes of its permanent. */
const TAKES: Readonly<Record<string, string>> = { 'tap this': 'tapping', 'sacrifice this': 'place' };

export const isPaidWithItself = ({ costs }: ActivatedAbility): boolean =>
  costs.every(({ cost }) => cost in TAKES);

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
    source.zone === game.inPlay && source.controller === player && isManaAbility(game, ability),
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
  (game, player, { source, ability }) =>
    isManaAbility(game, ability) &&
    !isPaidWithItself(ability) &&
    !isTappedThoughSick(game, source, ability) &&
    !game.couldPay(player, ability.costs, source),
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

/** The abilities that a player may play now, of permanents and of cards in the hand and the graveyard. */
export const activationsOf = (
  game: MagicGame,
  player: number,
  isMeant: (ability: ActivatedAbility) => boolean = () => true,
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
        .filter(isMeant)
        .map((ability) => ({ source, ability })),
    )
    .filter((activation) => game.permits('activate', player, activation));

/** A mana ability as a source of mana, used once. */
export interface ManaSource extends Source<MagicObject> {
  readonly activation: Activation;
}

/** The mana that is added, by symbols: in each of the ways between which somebody chooses. */
function waysToAdd(
  game: MagicGame,
  { mana, or = [], times }: AddingMana,
  context: Context,
): readonly (readonly string[])[] {
  const often = times ? Math.max(0, amount(game, times, context)) : 1;
  return [mana, ...or].map((symbols) => concatMap(Array.from({ length: often }), () => symbols));
}

/** Everything that a player could play to get mana, in each way in which it adds some. */
export const manaSources = (game: MagicGame, player: number): readonly ManaSource[] =>
  activationsOf(game, player, (ability) => isManaAbility(game, ability) && isPaidWithItself(ability)).flatMap(
    (activation) => {
      const { source, ability } = activation;
      const context = contextOf(source);
      const [adding] = addingIn(ability.effect).filter(({ who }) => who.who === 'you');
      const ways = adding ? waysToAdd(game, adding, context) : [];
      return ways.map((symbols, way) => ({
        activation: ways.length > 1 ? { ...activation, way } : activation,
        of: source,
        takes: ability.costs.map(({ cost }) => TAKES[cost] ?? ''),
        gives: manaOf(symbols),
      }));
    },
  );

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
  readonly seats: readonly number[];
  readonly ways: readonly (readonly string[])[];
}

/** What a way to add mana is called: by its kind, where that is one. */
const nameOf = (symbols: readonly string[]): string => {
  const [first] = symbols;
  return first !== undefined && symbols.length === 1
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
    (game, { seats }, [symbols]) => {
      if (symbols) game.propose(...seats.map((seat) => game.because(addingMana, addMana(seat, symbols))));
    },
  ),
]);

export const addingMana = instruction(
  { '2003': 'A.6.2', '2013': '605.3b', '2025': assumed('A.6.2', { from: '2003' }) },
  'A mana ability adds its mana at once',
  'add mana',
  {
    perform: (game, effect, context) => {
      const ways = waysToAdd(game, effect, context);
      const seats = players(game, effect.who, context);
      if (ways.length > 1) {
        game.call(addingChosen, { player: choosesTheKind(game, seats, context), seats, ways });
        return [];
      }
      return concatMap(ways, (symbols) => seats.map((seat) => addMana(seat, symbols)));
    },
  },
);

/** What the ability does, where the way in which it adds mana is known already. */
export function effectOf({ ability: { effect }, way }: Activation): Effect {
  const settled = (part: Effect): Effect => {
    if (part.do === 'sequence') return { ...part, steps: part.steps.map(settled) };
    if (part.do !== 'add mana' || way === undefined || !part.or) return part;
    const { or, ...others } = part;
    return { ...others, mana: [part.mana, ...or][way] ?? part.mana };
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
