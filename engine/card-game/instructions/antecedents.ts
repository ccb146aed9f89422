/** What an instruction is about, and what the later ones call "it", "other" and "that many". */
import { concatMap, whatBecame } from '../../kernel';
import { type Also, doneTo } from '../../text/tree';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import { isEach } from '../phrases/amounts';
import type { Context } from '../phrases/context';
import type { Phrases } from '../phrases/phrases';

/** What only a game says of the objects that its instructions are about. */
interface ReferringToObjects<T extends TypesOf<T>> {
  /** Words of instructions that can be done only to what is in play: of several antecedents, what is in play is meant. */
  readonly onlyInPlay: readonly T['tree']['effect']['do'][];
  /** Is an object spoken of as one in play, or as it was there? Left out: every one that is in play or waits to resolve. */
  readonly isOfPlay?: (game: T['game'], object: T['object']) => boolean;
  /** Is something done to what was spoken of last, though it never was in play? Left out: never. */
  readonly isDoneToTheLast?: (effect: T['tree']['effect'], context: T['context']) => boolean;
  /** Is which card an instruction moves known only as it does, and spoken of then: "draw a card and reveal it"? Left out: never. */
  readonly isKnownAsItMoves?: (effect: T['tree']['effect']) => boolean;
  /** What an object has become that no event tells of. Left out: it is what it was. */
  readonly became?: (game: T['game'], effect: T['tree']['effect'], object: T['object']) => T['object'];
}

/** What only a game says of what its instructions are about. */
interface Referring<T extends TypesOf<T>> extends ReferringToObjects<T> {
  /** Words of what players do, as often as it is done: of these, "that many" is none where nothing was done. */
  readonly counted: readonly T['tree']['effect']['do'][];
  /** Words of what shows cards: "one of them" is said of these. */
  readonly showing: readonly T['tree']['effect']['do'][];
  /** Are cards moved that "one of them" is said of then: "exile the top three cards"? Left out: none. */
  readonly isShownAsItMoves?: (effect: T['tree']['effect']) => boolean;
  /** Are cards put by this instruction into places that each belong to a player, whom "that player" means then? */
  readonly putsWithTheirOwner: (effect: T['tree']['effect']) => boolean;
}

/** What an instruction was about, once it was carried out. */
export interface CarriedOut<T extends TypesOf<T>> {
  readonly effect: T['tree']['effect'];
  readonly happened: readonly EventOf<T>[];
  /** What the instruction named; undefined: nothing, and what happened tells. */
  readonly about?: readonly T['object'][] | undefined;
  readonly chosen: readonly T['object'][];
}

/** The phrases that name objects anew; the others speak of what was named before. */
const NAMING: readonly string[] = ['target', 'choice', 'of those', 'all'];

/** The one that all of some are; undefined where there are none, or several. */
const onlyOne = <V>(those: readonly V[]): V | undefined => (new Set(those).size === 1 ? those[0] : undefined);

/** The players whom an effect names, where it says who does it. */
function whoDoes<T extends TypesOf<T>>(effect: object): T['tree']['who'] | undefined {
  const { who }: { readonly who?: T['tree']['who'] } = effect;
  return who;
}

/** Is what an effect is done to spoken of together with what was spoken of before? */
function isAlso(effect: object): boolean {
  const { also }: Also = effect;
  return also === true;
}

/** Makes what notes in a context which objects its instructions are about. */
export function referentsOf<T extends TypesOf<T>>(
  { objects }: Pick<Phrases<T>, 'objects'>,
  {
    onlyInPlay,
    isOfPlay = (game, { zone }) => zone === game.inPlay || zone === game.stack,
    isDoneToTheLast = () => false,
    isKnownAsItMoves = () => false,
    became: becameOtherwise = (_game, _effect, object) => object,
  }: ReferringToObjects<T>,
) {
  const onto = (effect: T['tree']['effect']) => doneTo<T['tree']['object']>(effect);

  /**
   * The objects that an instruction names, as it is carried out, whatever it does to them; undefined: it names none, or all of
   * which there are none.
   */
  const named = (
    game: T['game'],
    effect: T['tree']['effect'],
    context: T['context'],
    chosen: readonly T['object'][],
  ): readonly T['object'][] | undefined => {
    const reference = onto(effect);
    if (reference === undefined || !NAMING.includes(reference.ref)) return undefined;
    const found = objects(game, reference, context, chosen);
    return found.length === 0 && reference.ref === 'all' ? undefined : found;
  };

  /** The same context in which "it" is what the instruction can be done to: of a permanent and a card discarded since, the permanent. */
  const understood = (effect: T['tree']['effect'], context: T['context']): T['context'] => {
    if (onto(effect)?.ref !== 'that' || !onlyInPlay.includes(effect.do) || isDoneToTheLast(effect, context))
      return context;
    const that = context.thatInPlay;
    return that === context.that ? context : context.with({ that });
  };

  /**
   * Notes that "it" and "them" are all objects that the instruction named, also those that nothing happened to, as what they have become. Returns
   * these objects as they were; undefined: the instruction speaks of none.
   */
  const noteObjects = (
    game: T['game'],
    { effect, happened, about, chosen }: CarriedOut<T>,
    context: Context<T>,
  ): readonly T['object'][] | undefined => {
    const became = whatBecame(happened);
    const arrived = isKnownAsItMoves(effect)
      ? concatMap(happened, (event) => (event.about.object ? [] : event.became))
      : [];
    const were = about ?? (became.size > 0 ? [...became.keys()] : chosen.length > 0 ? chosen : arrived);
    if (about === undefined && were.length === 0) return undefined;
    const inPlay = were.length === 0 || were.some((object) => isOfPlay(game, object));
    if (!inPlay && !context.elsewhere) game.set(context, 'spoken', context.that);
    const now = concatMap(were, (object) => became.get(object) ?? [becameOtherwise(game, effect, object)]);
    game.set(context, 'that', isAlso(effect) ? [...context.that, ...now] : now);
    game.set(context, 'elsewhere', !inPlay);
    const moved = concatMap(were, (object) => became.get(object) ?? []);
    if (moved.length > 0) game.set(context, 'moved', [...context.moved, ...moved]);
    if (inPlay) game.set(context, 'spoken', context.that);
    return were;
  };

  return { named, understood, noteObjects };
}

/** Makes what notes in a context what its instructions are about: objects, players and amounts. */
export function antecedentsOf<T extends TypesOf<T>>(phrases: Phrases<T>, referring: Referring<T>) {
  const { players } = phrases;
  const { counted, showing, isShownAsItMoves = () => false, putsWithTheirOwner } = referring;
  const { named, understood, noteObjects } = referentsOf<T>(phrases, referring);

  /** Whom "that player" means after an instruction: the one player that it names, or whose hand or deck things went to. */
  const playerMeant = (
    game: T['game'],
    { effect, happened }: CarriedOut<T>,
    context: T['context'],
  ): number | undefined => {
    const who = whoDoes<T>(effect);
    if (who !== undefined && who.who !== 'you')
      return onlyOne(players(game, who, context)) ?? context.thatPlayer;
    if (!putsWithTheirOwner(effect)) return context.thatPlayer;
    return onlyOne(happened.map(({ about }) => about.object?.owner)) ?? context.thatPlayer;
  };

  /** "That many", and "if you do", are from now on about what happened, if only nothing did. */
  const noteAmount = (
    game: T['game'],
    effect: T['tree']['effect'],
    context: Context<T>,
    happened: readonly EventOf<T>[],
  ): void => {
    if (happened.length === 0 && !counted.includes(effect.do)) return;
    const who = whoDoes<T>(effect);
    const each = who !== undefined && isEach(who) ? players(game, who, context) : [];
    const byPlayer: Record<number, number> = Object.fromEntries(each.map((seat) => [seat, 0]));
    let sum = 0;
    for (const { about } of happened) {
      const player = about.player ?? about.object?.owner ?? -1;
      const much = about.amount ?? 1;
      sum += much;
      byPlayer[player] = (byPlayer[player] ?? 0) + much;
    }
    game.set(context, 'thatMuch', sum);
    game.set(context, 'byPlayer', byPlayer);
  };

  /** Notes what later instructions can speak of: a player, objects, cards that were shown, an amount. */
  const note = (game: T['game'], done: CarriedOut<T>, context: T['context']): void => {
    const noted: Context<T> = context;
    game.set(noted, 'thatPlayer', playerMeant(game, done, context));
    noteObjects(game, done, noted);
    if (showing.includes(done.effect.do) || isShownAsItMoves(done.effect))
      game.set(noted, 'among', noted.that);
    noteAmount(game, done.effect, noted, done.happened);
  };

  return { named, understood, note, noteAmount };
}
