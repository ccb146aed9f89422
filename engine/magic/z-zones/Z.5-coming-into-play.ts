/** How permanents come into play (T.8.Ruling.1, A.4.Ruling.5). */
import { column, type Draft, draft } from '../../kernel';
import { paysVariableLife } from '../6-spells-abilities-and-effects/607-values-paid';
import { withMeant } from '../a-abilities/A.1-meant-abilities';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Card, Context, MagicObject } from '../object';
import { comesAs } from '../t-timing/T.8-effects-in-force';
import { amount, contextOf, fits, phrases, players } from '../text/phrases';
import type { Ability, Statement } from '../text/tree';

type Coming = Extract<Statement, { says: 'comes into play' }>;

/**
 * What is answered of an object of a card as if it were in play under a player's control.
 *
 * @param there its owner, who controls it, and whether the zone lists it: what comes as something else is asked before it is listed
 */
export function supposingInPlay<T>(
  game: MagicGame,
  card: Card,
  there: { readonly owner: number; readonly controller: number; readonly listed: boolean },
  ask: (object: MagicObject) => T,
): readonly T[] {
  const supposed: MagicObject[] = [];
  return game.supposing(
    () =>
      game.keepBooks('suppose', () => {
        const object = game.make(card, there.owner, game.inPlay);
        draft(object).controller = there.controller;
        if (there.listed) game.journal.push(game.inPlay.objects, object);
        supposed.push(object);
      }),
    () => supposed.map(ask),
  );
}

/** T.8.12: the abilities that something has as it comes into play under a player's control; another of the same card stands for it. */
export const abilitiesAsItComes = (
  game: MagicGame,
  { card, owner }: MagicObject,
  player: number,
): readonly Ability[] =>
  supposingInPlay(
    game,
    card,
    { owner, controller: player, listed: false },
    (object) => comesAs(game, object).abilities,
  ).flat();

const saysHowItComes = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.statement.says === 'comes into play';

/** What is said of how an object comes into play: on itself, and by what is in play. */
function saidOfComing(game: MagicGame, object: MagicObject, context: Context): readonly Coming[] {
  const others = game
    .activeStatements('comes into play')
    .flatMap(({ statement, context: theirs }) =>
      statement.says === 'comes into play' && statement.subject.ref === 'all'
        ? [{ statement, filter: statement.subject.filter, theirs }]
        : [],
    );
  const onCard = withMeant(game, object.card.abilities, object);
  if (others.length === 0 && !onCard.some(saysHowItComes)) return [];
  // The zone doesn't list it yet: it is seen as what it comes as.
  const seen = comesAs(game, object);
  object.seen = seen;
  object.seenAt = game.writtenAt;
  const own = seen.abilities.flatMap((ability) =>
    ability.kind === 'static' &&
    ability.statement.says === 'comes into play' &&
    ability.statement.subject.ref === 'this' &&
    (ability.condition === undefined || phrases.holds(game, ability.condition, context))
      ? [ability.statement]
      : [],
  );
  const fitting = others.filter(({ filter, theirs }) => fits(game, filter, object, theirs));
  return [...own, ...fitting.map(({ statement }) => statement)];
}

/** T.8.Ruling.1 */
export const comesTapped = definition(
  'T.8.Ruling.1',
  'What comes into play tapped does not come untapped first',
  (game: MagicGame, said: readonly Coming[], context: Context): boolean =>
    said.some(({ tapped, unless }) => tapped && !(unless && phrases.holds(game, unless, context))),
  () => false,
);

/** So many counters of each kind as all that is said of it comes to. */
function summed(said: readonly (readonly [kind: string, count: number])[]): Readonly<Record<string, number>> {
  const all = new Map<string, number>();
  for (const [kind, count] of said) all.set(kind, (all.get(kind) ?? 0) + count);
  return Object.fromEntries(all);
}

/** A.4.Ruling.5 */
export const countersItComesWith = definition(
  'A.4.Ruling.5',
  'What comes into play with counters has them as it comes',
  (game: MagicGame, said: readonly Coming[], context: Context): Readonly<Record<string, number>> =>
    summed(
      said.flatMap(({ counters }) =>
        counters ? [[counters.counter, amount(game, counters.amount, context)] as const] : [],
      ),
    ),
  () => ({}),
);

/** Fills in how an object comes into play: what was announced of the spell that it was, X and what was paid, is known (K.28.1, A.24.2). */
export function comingIntoPlay(game: MagicGame, object: Draft<MagicObject>, from: MagicObject): void {
  const spell = from.zone === game.stack ? from.context : undefined;
  if (spell !== undefined && spell.paid.length > 0) object.paid = spell.paid;
  if (spell !== undefined && paysVariableLife(object.card)) object.lifePaid = spell.x;
  if (Object.keys(from.chosen).length > 0) object.chosen = from.chosen;
  const context = spell ?? contextOf(object);
  const said = saidOfComing(game, object, context);
  if (from.comesTapped) object.tapped = true;
  if (said.length === 0 && from.comesAmplified === 0) return;
  if (comesTapped(game, said, context)) object.tapped = true;
  const counters = summed([
    ...Object.entries<number>(countersItComesWith(game, said, context)),
    ...(from.comesAmplified > 0 ? [['+1/+1', from.comesAmplified] as const] : []),
  ]);
  if (Object.keys(counters).length > 0) object.counters = counters;
}

type SaidAsItComes = Extract<Statement, { says: 'as it comes into play' }>;

/** What a card says is done as it comes into play, by the ability that says so. */
export const saidAsItComes = column(
  ({
    abilities,
  }: Card): readonly {
    readonly ability: Ability;
    readonly effect: SaidAsItComes['effect'];
    readonly before: boolean;
  }[] =>
    abilities.flatMap((ability) =>
      ability.kind === 'static' && ability.statement.says === 'as it comes into play'
        ? [{ ability, effect: ability.statement.effect, before: ability.statement.before === true }]
        : [],
    ),
);

/** T.8.Ruling.1 */
export const comingTapped = instruction(
  'T.8.Ruling.1',
  'What comes into play tapped after what was decided does not come untapped first',
  'come tapped',
  {
    perform: (game, _effect, { source }) => {
      game.keepBooks('come tapped', () => game.set(source, 'comesTapped', true));
      return [];
    },
  },
);

/** Whose it is to be is known to all that is done as it comes. */
export const comingUnderControl = instruction(
  'T.10.1',
  'What would come into play under a player’s control may come under another’s',
  'come under control',
  {
    perform: (game, { who }, context) => {
      const [seat] = players(game, who, context);
      game.keepBooks('come under control', () => {
        for (const object of context.that) game.set(object, 'comesUnder', seat);
      });
      return [];
    },
  },
);
