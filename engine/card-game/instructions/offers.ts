/** What players may do, or pay, while instructions are followed. */
import { type Choice, choosing, type Numbers, type Step, step, withFields } from '../../kernel';
import type { SharedEffect } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Context } from '../phrases/context';
import type { Phrases } from '../phrases/phrases';
import { listOfEffects } from './control-flow';
import type { InstructionBody } from './instruction';

/** What a player is asked whether to do it. */
export interface OptionalAction<T extends TypesOf<T>> {
  readonly player: number;
  /** Who chooses instead of a player who can't. */
  chooser?: number | undefined;
  readonly context: T['context'];
  readonly costs: readonly T['tree']['cost'][];
  readonly accepted: readonly T['tree']['effect'][];
  readonly declined: readonly T['tree']['effect'][];
  readonly question: string;
  /** Whether "they" are from now on the player who is asked. */
  readonly they: boolean;
  /** Those who are asked after this one, as long as they do (or don't) what is asked. */
  readonly next?: { readonly players: readonly number[]; readonly after: boolean };
}

type StepOf<T extends TypesOf<T>> = Step<T['game'], OptionalAction<T>>;

/** What a game says of offers. */
export interface OfferRules<T extends TypesOf<T>> {
  /** Can the player pay what it costs, if anything? */
  readonly canPay: (game: T['game'], offered: OptionalAction<T>) => boolean;
  /** How the answers read, yes before no. Left out: "do", "don't". */
  readonly labelsOf?: (offered: OptionalAction<T>) => readonly [string, string];
  /** Has them paid. */
  readonly pay: (game: T['game'], offered: OptionalAction<T>) => void;
  /** Asks another player the same. */
  readonly offer: (game: T['game'], offered: OptionalAction<T>) => void;
  /** Follows what was accepted, or what is done otherwise, next: once it is paid for, if it costs anything. */
  readonly follow: (
    game: T['game'],
    effects: readonly T['tree']['effect'][],
    offered: OptionalAction<T>,
  ) => void;
  /** Notes that nothing of what an effect says was done. */
  readonly noteUndone: (game: T['game'], effect: T['tree']['effect'], context: T['context']) => void;
}

/**
 * The step in which the controller chooses who decides instead of a player who can't, where it costs nothing.
 *
 * @param askInstead asks for it; undefined: the player decides
 */
export const choosingWhoDecides = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  askInstead: (game: T['game'], seat: number, controller: number) => Choice<number> | undefined,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, { player, costs, context }: OptionalAction<T>) =>
      costs.length > 0 ? undefined : askInstead(game, player, context.controller),
    (game, data, [chooser]) => game.set(data, 'chooser', chooser),
  );

/** What comes of it that a player does what is asked, or doesn't. */
function answered<T extends TypesOf<T>>(
  { pay, offer, follow, noteUndone }: OfferRules<T>,
  game: T['game'],
  data: OptionalAction<T>,
  isAccepted: boolean,
): void {
  const { costs, player, next } = data;
  const context: Context<T> = data.context;
  game.set(context, 'did', isAccepted);
  if (data.they) game.set(context, 'thatPlayer', player);
  // "You may discard a card. Draw that many": of what isn't done, nothing.
  if (!isAccepted) for (const effect of data.accepted) noteUndone(game, effect, data.context);
  const [other, ...others] = next?.players ?? [];
  if (next && other !== undefined && isAccepted === next.after)
    offer(game, withFields(data, { player: other, chooser: undefined, next: { ...next, players: others } }));
  else follow(game, isAccepted ? data.accepted : data.declined, data);
  if (isAccepted && costs.length > 0) pay(game, data);
}

/** The step in which a player who can't pay is passed over: there is nothing to decide. */
export const passingOverWhoCantPay = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: OfferRules<T>,
): StepOf<T> =>
  step(numbers, title, (game, data: OptionalAction<T>) => {
    if (rules.canPay(game, data)) return undefined;
    answered(rules, game, data, false);
    return 'finish';
  });

/** The step in which a player decides whether to do something, or to pay for it. */
export const decidingWhether = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: OfferRules<T>,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: OptionalAction<T>) => {
      const { player, chooser, question } = data;
      const [yes, no] = rules.labelsOf?.(data) ?? ['do', "don't"];
      const offers = [
        { label: no, action: 'decline', value: false },
        ...(rules.canPay(game, data) ? [{ label: yes, action: 'accept', value: true }] : []),
      ];
      return { player: chooser ?? player, purpose: question, offers };
    },
    (game, data, [isAccepted = false]) => answered(rules, game, data, isAccepted),
  );

/** The effects of every game that a word names. */
type Named<T extends TypesOf<T>, W extends string> = Extract<SharedEffect<T['tree']>, { do: W }>;

/** Asks a player whether to do something. */
type Offer<T extends TypesOf<T>> = OfferRules<T>['offer'];

/** "You may …": each player whom it names is asked. */
export const offeringToDo = <T extends TypesOf<T>>(
  { players }: Pick<Phrases<T>, 'players'>,
  offer: Offer<T>,
): InstructionBody<T, Named<T, 'may'>> => ({
  perform: (game, effect, context) => {
    // Procedures called last run first.
    for (const player of [...players(game, effect.who, context)].reverse())
      offer(game, {
        player,
        context,
        costs: [],
        accepted: listOfEffects(effect.effect, effect.then),
        declined: listOfEffects(effect.otherwise),
        question: 'may',
        they: effect.who.who !== 'you',
      });
    return [];
  },
});

/** "You may pay …. If you do, …": each player whom it names is asked. */
export const offeringToPay = <T extends TypesOf<T>>(
  { players }: Pick<Phrases<T>, 'players'>,
  offer: Offer<T>,
): InstructionBody<T, Named<T, 'may pay'>> => ({
  perform: (game, effect, context) => {
    for (const player of [...players(game, effect.who, context)].reverse())
      offer(game, {
        player,
        context,
        costs: effect.costs,
        accepted: [effect.then],
        declined: listOfEffects(effect.otherwise),
        question: 'may pay',
        they: effect.who.who !== 'you',
      });
    return [];
  },
});

/** "… unless … pays": of "each player" all have to, "any player" may; if nobody does, it is done. */
export const offeringToPrevent = <T extends TypesOf<T>>(
  { players }: Pick<Phrases<T>, 'players'>,
  offer: Offer<T>,
): InstructionBody<T, Named<T, 'unless'>> => ({
  perform: (game, effect, context, { follow }) => {
    const [player, ...others] = players(game, effect.who, context);
    if (player === undefined) follow([effect.effect]);
    else
      offer(game, {
        player,
        context,
        costs: effect.costs,
        accepted: [],
        declined: [effect.effect],
        question: 'may pay',
        they: effect.who.who !== 'you',
        next: { players: others, after: effect.who.who.startsWith('each') },
      });
    return [];
  },
});
