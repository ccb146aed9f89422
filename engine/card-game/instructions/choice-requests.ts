import { concatMap } from '../../kernel';
import { isReference, type SharedObject } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Phrases } from '../phrases/phrases';

/** A choice to be made before an instruction is carried out. */
export interface ChoiceRequest<T extends TypesOf<T>> {
  readonly player: number;
  readonly purpose: string;
  readonly objects: readonly T['object'][];
  readonly minimum: number;
  readonly maximum: number;
  /** Chosen at random instead of by the player. */
  readonly random?: boolean;
}

/** What only a game says of how its phrases are chosen for. */
export interface Choosing<T extends TypesOf<T>> {
  /** How many of so many objects a bound means. */
  readonly countOf: (
    game: T['game'],
    bound: T['tree']['amount'],
    context: T['context'],
    objects: number,
  ) => number;
  /** What of the objects that fit can be told apart, and so is offered. */
  readonly offered: (
    game: T['game'],
    filter: T['tree']['filter'],
    fitting: readonly T['object'][],
  ) => readonly T['object'][];
  /** Of what "one of them" is chosen; left out: of the cards that were shown last. */
  readonly among?: (context: T['context']) => readonly T['object'][];
  /** What a choice for an instruction is for; left out: its word. */
  readonly purposeOf?: (effect: T['tree']['effect']) => string;
}

const shownLast = <T extends TypesOf<T>>({ among = [] }: T['context']): readonly T['object'][] => among;

/** The phrases for which somebody chooses as the effect is applied. */
type Chosen<T extends TypesOf<T>> = Extract<SharedObject<T['tree']>, { ref: 'choice' | 'of those' }>;

const isChosen = <T extends TypesOf<T>>(value: unknown): value is Chosen<T> =>
  isReference(value) && (value.ref === 'choice' || value.ref === 'of those');

/** An effect that divides an amount among what it is done to. */
interface Divided<T extends TypesOf<T>> {
  readonly divided: true;
  readonly amount: T['tree']['amount'];
}

/** Does an effect divide its amount among what it is done to? */
export const isDivided = <T extends TypesOf<T>>(effect: object): effect is Divided<T> =>
  'divided' in effect && effect.divided === true && 'amount' in effect;

/** The "choose" phrases directly in an effect, or in what it says is so for a while. */
function phrasesToChoose<T extends TypesOf<T>>(effect: object): readonly Chosen<T>[] {
  const { statement }: { readonly statement?: object } = effect;
  const parts: readonly unknown[] = [...Object.values(effect), ...Object.values(statement ?? {})];
  return concatMap(parts, (value) => (isChosen<T>(value) ? [value] : []));
}

/**
 * Makes what finds the choices that the phrases of an effect call for: one for each player who chooses, in the order in which
 * they do.
 */
export function choiceRequests<T extends TypesOf<T>>(
  { players, candidates, fits, amount }: Phrases<T>,
  { countOf, offered, among = shownLast<T>, purposeOf = ({ do: word }) => word }: Choosing<T>,
) {
  const phrasesIn = new WeakMap<object, readonly Chosen<T>[]>();
  /** The same few effects are asked for their phrases all the time. */
  const phrasesOf = (effect: T['tree']['effect']): readonly Chosen<T>[] => {
    const known = phrasesIn.get(effect);
    if (known) return known;
    const found = phrasesToChoose<T>(effect);
    phrasesIn.set(effect, found);
    return found;
  };

  const requests = (
    game: T['game'],
    reference: Chosen<T>,
    purpose: string,
    context: T['context'],
  ): readonly ChoiceRequest<T>[] => {
    const { filter } = reference;
    const from = reference.ref === 'choice' ? candidates(game, filter) : among(context);
    const who = reference.ref === 'choice' ? players(game, reference.who, context) : [context.controller];
    return who.map((player) => {
      // "A permanent you control" on an ability that somebody else follows means that somebody's.
      const seen = context.with({ controller: player, thatPlayer: player });
      const fitting = from.filter((object) => !object.ceased && fits(game, filter, object, seen));
      const objects = offered(game, filter, fitting);
      return {
        player,
        purpose,
        objects,
        minimum: countOf(game, reference.minimum, context, objects.length),
        maximum: countOf(game, reference.maximum, context, objects.length),
      };
    });
  };

  return (
    game: T['game'],
    effect: T['tree']['effect'],
    context: T['context'],
  ): readonly ChoiceRequest<T>[] => {
    const found = concatMap(phrasesOf(effect), (reference) =>
      requests(game, reference, purposeOf(effect), context),
    );
    if (!isDivided<T>(effect)) return found;
    // Each that is chosen gets at least one of what is divided.
    const most = Math.max(0, amount(game, effect.amount, context));
    return found.map((request) => ({
      ...request,
      minimum: Math.min(request.minimum, most),
      maximum: Math.min(request.maximum, most),
    }));
  };
}
