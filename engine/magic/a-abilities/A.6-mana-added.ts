/** The mana that abilities add: which, how much, and in which ways. */
import { controllerOf } from '../../card-game/objects/game-object';
import type { Resources } from '../../card-game/payment/sources';
import { isSubject } from '../../card-game/phrases/subject';
import type { WaitingTrigger } from '../../card-game/triggers/triggered-abilities';
import { assumed, choosing, concatMap, type Procedure, procedure, query } from '../../kernel';
import { halvesAdded } from '../1-game-concepts/106-mana';
import { definition, fact } from '../forms';
import { kindOf } from '../g-glossary/G.4-kinds-of-mana';
import { addMana, manaOf } from '../g-glossary/G.23-mana-pool';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { amount, contextOf, fits, players } from '../text/phrases';
import type { Ability, ActivatedAbility, Effect, SpendOnly, TriggeredAbility } from '../text/tree';

type AddingMana = Extract<Effect, { do: 'add mana' }>;

/** What an effect says of mana that is added. */
export function addingIn(effect: Effect): readonly AddingMana[] {
  if (effect.do === 'add mana') return [effect];
  return effect.do === 'sequence' ? concatMap(effect.steps, addingIn) : [];
}

/** Is tapping its permanent a part of what an ability costs? */
export const taps = ({ costs }: ActivatedAbility): boolean => costs.some(({ cost }) => cost === 'tap this');

/** Is it an activated ability? */
export const isActivated = (ability: Ability): ability is ActivatedAbility => ability.kind === 'activated';

/** The mana that is added, by symbols: in each of the ways between which somebody chooses. */
export function waysToAdd(
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

/** What an ability of a permanent says that triggers as something is tapped for mana. */
interface TriggeringOnMana {
  readonly object: MagicObject;
  readonly trigger: Extract<TriggeredAbility['trigger'], { on: 'is tapped for mana' }>;
  readonly effect: Effect;
}

/** The abilities that trigger as something is tapped for mana. */
export const triggeringOnMana = query(
  'the abilities that trigger as something is tapped for mana',
  (game: MagicGame): readonly TriggeringOnMana[] =>
    game.inPlay.objects.flatMap((object) =>
      game
        .abilitiesOf(object)
        .flatMap((ability) =>
          ability.kind === 'triggered' && ability.trigger.on === 'is tapped for mana'
            ? [{ object, trigger: ability.trigger, effect: ability.effect }]
            : [],
        ),
    ),
);

/** What triggers on a permanent that is tapped for mana, and adds mana right after it (A.6.4). */
const addingMore = (game: MagicGame, source: MagicObject): readonly (readonly [AddingMana, Context])[] =>
  concatMap(triggeringOnMana(game), ({ object, trigger: { object: subject, who }, effect }) => {
    const context = contextOf(object);
    return isSubject<MagicTypes>(fits, game, subject, source, context) &&
      (!who || players(game, who, context).includes(controllerOf(source)))
      ? addingIn(effect).map(
          (adding) => [adding, context.with({ that: [source], thatPlayer: controllerOf(source) })] as const,
        )
      : [];
  });

/** Each way in which a player gets more mana as a permanent is tapped for some. */
export function waysToAddMore(
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
