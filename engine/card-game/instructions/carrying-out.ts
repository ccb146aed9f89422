/** The steps in which one instruction is carried out. */
import { asking, type Choice, choosing, type Numbers, type Step, step, withFields } from '../../kernel';
import { doneTo } from '../../text/tree';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { Phrases } from '../phrases/phrases';
import type { CarriedOut, referentsOf } from './antecedents';
import { type ChoiceRequest, isDivided } from './choice-requests';
import type { Instruction } from './instruction';

/** An instruction that is being carried out: what the steps share. */
export interface InstructionUnderWay<T extends TypesOf<T>> {
  readonly effect: T['tree']['effect'];
  readonly context: T['context'];
  readonly instruction: Instruction<T>;
  requests: readonly ChoiceRequest<T>[];
  /** How many of the requests have been answered. */
  asked: number;
  chosen: readonly T['object'][];
  /** How much of what it divides each of the objects gets that are no targets. */
  division?: readonly number[];
  happened: readonly EventOf<T>[];
  /** What it names, before anything was done to it. */
  about?: readonly T['object'][];
}

type StepOf<T extends TypesOf<T>> = Step<T['game'], InstructionUnderWay<T>>;

/** What its context notes of an instruction. */
type Referents<T extends TypesOf<T>> = ReturnType<typeof referentsOf<T>>;

/** Who chooses instead of players who can't. */
interface ChoosingInstead<T extends TypesOf<T>> {
  readonly canChoose: (game: T['game'], seat: number) => boolean;
  /** Asks the controller of the instruction who makes a choice instead of a player. */
  readonly askWhoChooses: (game: T['game'], seat: number, controller: number) => Choice<number>;
}

/** The step in which it is chosen who makes a choice instead of a player who can't. */
export const choosingWhoChooses = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { canChoose, askWhoChooses }: ChoosingInstead<T>,
): StepOf<T> => {
  /** Place of the first choice that such a player would have to make. */
  const withoutAChooser = (game: T['game'], { requests }: InstructionUnderWay<T>): number =>
    requests.findIndex(
      ({ player, random, minimum, objects: recipients }) =>
        !canChoose(game, player) && !random && minimum < recipients.length,
    );
  return choosing(
    numbers,
    title,
    (game, data: InstructionUnderWay<T>) => {
      const request = data.requests[withoutAChooser(game, data)];
      return request && askWhoChooses(game, request.player, data.context.controller);
    },
    (game, data, [player]) => {
      const place = withoutAChooser(game, data);
      const request = data.requests[place];
      if (!request || player === undefined) return undefined;
      game.set(data, 'requests', data.requests.with(place, { ...request, player }));
      return 'again';
    },
  );
};

/** How objects are offered, and what is chosen with them. */
interface Offering<T extends TypesOf<T>> {
  /** How a choice names an object, which is offered at a place among others. */
  readonly labelOf: (game: T['game'], object: T['object'], place: number) => string;
  /** What is chosen with what was offered: another object, where that one stands for several. Left out: always itself. */
  readonly chosenFrom?: (game: T['game'], object: T['object']) => T['object'];
}

/** What leaves the game as a player concedes becomes nothing, and isn't there any more to be chosen. */
const hasNotLeft = ({
  ceased,
  became,
}: {
  readonly ceased: boolean;
  readonly became: readonly unknown[];
}): boolean => !ceased || became.length > 0;

/** The step in which players choose what the instruction leaves open, one after the other. */
export const makingChoices = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { labelOf, chosenFrom = (_game, object) => object }: Offering<T>,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: InstructionUnderWay<T>) => {
      const request = data.requests[data.asked];
      if (!request || request.random) return undefined;
      const { player, purpose, minimum, maximum } = request;
      const recipients = request.objects.filter(hasNotLeft);
      const offers = recipients.map((object, place) => ({
        label: labelOf(game, object, place),
        object,
        value: object,
      }));
      const atMost = (number: number): number => Math.min(number, offers.length);
      return { player, purpose, minimum: atMost(minimum), maximum: atMost(maximum), offers };
    },
    (game, data, chosen) => {
      game.set(data, 'chosen', [...data.chosen, ...chosen.map((object) => chosenFrom(game, object))]);
      game.set(data, 'asked', data.asked + 1);
      return data.asked < data.requests.length && !data.requests[data.asked]?.random ? 'again' : undefined;
    },
  );

/** The step in which the controller divides an amount among objects that are no targets. */
export const dividing = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { objects, amount }: Pick<Phrases<T>, 'objects' | 'amount'>,
  nameOf: (game: T['game'], object: T['object']) => string,
): StepOf<T> => {
  /** How much the instruction divides, and among which objects. */
  const dividedHere = (game: T['game'], { effect, context, chosen }: InstructionUnderWay<T>) => {
    const among = doneTo<T['tree']['object']>(effect);
    if (!isDivided<T>(effect) || !among || among.ref === 'target') return undefined;
    const recipients = objects(game, among, context, chosen);
    const total = amount(game, effect.amount, context);
    return recipients.length > 0 && total > 0 ? { total, objects: recipients } : undefined;
  };
  return asking(
    numbers,
    title,
    (game, data: InstructionUnderWay<T>) => {
      const found = dividedHere(game, data);
      if (!found) return undefined;
      const { total, objects: recipients } = found;
      const least = recipients.length <= total ? 1 : 0;
      return {
        kind: 'distribute',
        player: data.context.controller,
        purpose: 'divide',
        amount: total,
        options: recipients.map((object) => ({ label: nameOf(game, object), object })),
        minimums: recipients.map(() => least),
      };
    },
    (game, data, division) => game.set(data, 'division', division),
  );
};

/** What a game does as an instruction is carried out. */
interface CarryingOut<T extends TypesOf<T>> {
  /** Follows instructions next. */
  readonly follow: (game: T['game'], effects: readonly T['tree']['effect'][], context: T['context']) => void;
  /** What the instruction knows besides, once something was divided for it. */
  readonly withDivision?: (context: T['context'], division: readonly number[]) => T['context'];
  /** Notes that it is begun, once it is known what it does: "that many" is said of it from now on. */
  readonly noteBegun?: (game: T['game'], underWay: InstructionUnderWay<T>) => void;
  /** An event of an instruction, as the game's rules have it. */
  readonly eventOf: (game: T['game'], event: EventOf<T>, context: T['context']) => EventOf<T>;
}

/** Chooses at random what an instruction says is chosen so. Returns whether anything else is to be chosen first. */
function choosesAtRandom<T extends TypesOf<T>>(game: T['game'], data: InstructionUnderWay<T>): boolean {
  const request = data.requests[data.asked];
  if (!request?.random) return false;
  const drawn = game.chance.shuffle('choose at random', request.objects, ({ card }) => card.name);
  game.set(data, 'chosen', [...data.chosen, ...drawn.slice(0, request.maximum)]);
  game.set(data, 'asked', data.asked + 1);
  return data.asked < data.requests.length;
}

/** The step in which the instruction is carried out: its events happen at once for all players. */
export const performing = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { amount }: Pick<Phrases<T>, 'amount'>,
  { named, understood }: Pick<Referents<T>, 'named' | 'understood'>,
  { follow, withDivision = (context) => context, noteBegun, eventOf }: CarryingOut<T>,
): StepOf<T> =>
  step(numbers, title, (game, data: InstructionUnderWay<T>) => {
    if (choosesAtRandom(game, data)) return 'again';
    const { context, effect, chosen, instruction, division } = data;
    const about = named(game, effect, context, chosen);
    game.set(data, 'about', about);
    const tools = {
      chosen,
      number: (of: T['tree']['amount'], named = about) =>
        amount(game, of, named && of.amount !== 'number' ? context.with({ named }) : context),
      follow: (effects: readonly T['tree']['effect'][], other?: T['context']) =>
        follow(game, effects, other ?? context),
    };
    const seen = understood(effect, context);
    const known = division ? withDivision(seen, division) : seen;
    game.exercise(instruction);
    const events = game
      .under(instruction, () => instruction.perform(game, effect, known, tools))
      .map((event) => eventOf(game, event, context));
    if (context.replaced.length > 0) for (const event of events) event.replacedBy = context.replaced;
    game.set(data, 'happened', events);
    noteBegun?.(game, data);
    if (events.length > 0) game.under(instruction, () => game.propose(...events));
    return undefined;
  });

/** The step in which it is noted what the instruction was about, and what came of it. */
export const notingAntecedents = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  note: (game: T['game'], done: CarriedOut<T>, context: T['context']) => void,
): StepOf<T> =>
  step(numbers, title, (game, underWay: InstructionUnderWay<T>) => {
    const happened = underWay.happened.filter(({ hasHappened }) => hasHappened);
    note(game, withFields(underWay, { happened }), underWay.context);
  });
