import type { CardSpecification, ObjectView } from '../../port/contract';
import { cardsByName } from '../cards-of-setup';
import type { Invariant, Moment } from '../invariant';
import { AfterTheEnd, rememberingTexts, Spoken, type SpokenWords } from './spoken';

/** What a rulebook says of effects that last for a turn. */
export interface ThisTurn extends Pick<Invariant, 'number' | 'rules'> {
  readonly turnBegins: string;
  readonly words: SpokenWords;
  /** Where objects are in play, and the type of those that have such numbers. */
  readonly inPlay: string;
  readonly type: string;
  /** Characteristics, and what is printed of each on a card. */
  readonly characteristics: Readonly<Record<string, (card: CardSpecification) => number | undefined>>;
  /** Text that speaks of them, and text of an effect that ends with the turn. */
  readonly speaks: RegExp;
  readonly ends: RegExp;
  /** Is an object changed by something that is no text? */
  isChanged(object: ObjectView): boolean;
}

const reached = (type: string): string => `a ${type} without lasting effects as a turn begins`;

/** What was to last for a turn is over when the next one begins. */
export const turnEnds = (told: ThisTurn): Invariant => {
  const { number, rules, turnBegins, words, type, speaks, ends } = told;
  const plain = reached(type);
  const mayLast = rememberingTexts((text) =>
    text.split(/(?<=\.)\s|\n/).some((sentence) => speaks.test(sentence) && !ends.test(sentence)),
  );
  return {
    number,
    name: 'effects of a turn',
    rules,
    cost: 'cheap',
    documentation: `When a player is first asked in a turn, ${type}s in play have the numbers that are printed on them, unless something in play, or something that was ever on the chain, says something of such numbers that could last longer, or the ${type} has counters, a status or something attached that changes them.`,
    gherkin: 'what changes numbers for a turn is over as the next one begins',
    broken: 'a number is still changed by something that was to last until the end of the turn before',
    mustReach: { [plain]: 20 },
    watch: ({ table }) => {
      const printed = cardsByName(table);
      const spoken = new Spoken(table, mayLast, words);
      const ending = new AfterTheEnd(words);
      return {
        look: (moment) => {
          const { lines } = moment;
          spoken.hear(lines);
          if (ending.hear(lines, turnBegins) !== false || spoken.isSaid) return undefined;
          return spoken.isOn(moment.table) ? undefined : stillChanged(moment, printed, told);
        },
      };
    },
  };
};

function stillChanged(
  { table, lines, reach }: Moment,
  printed: ReadonlyMap<string, CardSpecification>,
  { inPlay, type, characteristics, isChanged }: ThisTurn,
): string | undefined {
  // What has happened since may have begun to change something for this turn.
  if (lines.some(({ kind }) => RESOLVES.has(kind))) return undefined;
  const plain = reached(type);
  const holders = new Set(table.objects.map(({ attachedTo }) => attachedTo));
  for (const object of table.objects) {
    const { name = '', types, id, attachedTo, zone } = object;
    // Elsewhere an object is changed by its own text alone.
    const card = zone === inPlay ? printed.get(name) : undefined;
    if (!card || !types.includes(type) || attachedTo !== undefined || isChanged(object)) continue;
    if (holders.has(id)) continue;
    reach.saw(plain);
    for (const [shown, printedOn] of Object.entries(characteristics)) {
      const [now, first] = [object.characteristics[shown], printedOn(card)];
      if (now !== undefined && first !== undefined && now !== first)
        return `A turn has begun, and "${name}" has ${shown} ${now}, not ${first}.`;
    }
  }
  return undefined;
}

const RESOLVES: ReadonlySet<string> = new Set(['resolve', 'apply']);
