import type { CardSpecification, ObjectView } from '../../port/contract';
import { printedNumber } from '../../port/printed';
import { cardsByName } from '../cards-of-setup';
import type { Invariant, Moment } from '../invariant';
import { AfterTheEnd, rememberingTexts, Spoken } from './spoken';

/** What a rulebook says of effects that last for a turn. */
export interface ThisTurn extends Pick<Invariant, 'number' | 'rules'> {
  readonly turnBegins: string;
  /** Characteristics by the fields of a card that have them; both as the port names them. */
  readonly characteristics: Readonly<Record<string, 'might' | 'power'>>;
  /** Text that speaks of them, and text of an effect that ends with the turn. */
  readonly speaks: RegExp;
  readonly ends: RegExp;
  /** Is an object changed by something that is no text? */
  isChanged(object: ObjectView): boolean;
}

const PLAIN = 'a unit without lasting effects as a turn begins';

/** What was to last for a turn is over when the next one begins. */
export const turnEnds = ({
  number,
  rules,
  turnBegins,
  characteristics,
  speaks,
  ends,
  isChanged,
}: ThisTurn): Invariant => {
  const mayLast = rememberingTexts((text) =>
    text.split(/(?<=\.)\s|\n/).some((sentence) => speaks.test(sentence) && !ends.test(sentence)),
  );
  return {
    number,
    name: 'effects of a turn',
    rules,
    cost: 'cheap',
    documentation:
      'When a player is first asked in a turn, units in play have the numbers that are printed on them, unless something in play, or something that was ever on the chain, says something of such numbers that could last longer, or the unit has counters, a status or something attached that changes them.',
    gherkin: 'what changes numbers for a turn is over as the next one begins',
    broken: 'a number is still changed by something that was to last until the end of the turn before',
    mustReach: { [PLAIN]: 20 },
    watch: ({ table }) => {
      const printed = cardsByName(table);
      const spoken = new Spoken(table, mayLast);
      const ending = new AfterTheEnd();
      return {
        look: (moment) => {
          const { lines } = moment;
          spoken.hear(lines);
          if (ending.hear(lines, turnBegins) !== false || spoken.isSaid) return undefined;
          return spoken.isOn(moment.table)
            ? undefined
            : stillChanged(moment, printed, characteristics, isChanged);
        },
      };
    },
  };
};

function stillChanged(
  { table, lines, reach }: Moment,
  printed: ReadonlyMap<string, CardSpecification>,
  characteristics: ThisTurn['characteristics'],
  isChanged: ThisTurn['isChanged'],
): string | undefined {
  // What has happened since may have begun to change something for this turn.
  if (lines.some(({ kind }) => RESOLVES.has(kind))) return undefined;
  const holders = new Set(table.objects.map(({ attachedTo }) => attachedTo));
  for (const object of table.objects) {
    const { name = '', types, id, attachedTo, zone } = object;
    // Elsewhere a unit is changed by its own text alone.
    const card = IN_PLAY.has(zone) ? printed.get(name) : undefined;
    if (!card || !types.includes('unit') || attachedTo !== undefined || isChanged(object)) continue;
    if (holders.has(id)) continue;
    reach.saw(PLAIN);
    for (const [shown, field] of Object.entries(characteristics)) {
      const [now, first] = [object.characteristics[shown], printedNumber(card, field)];
      if (now !== undefined && first !== undefined && now !== first)
        return `A turn has begun, and "${name}" has ${shown} ${now}, not ${first}.`;
    }
  }
  return undefined;
}

const IN_PLAY: ReadonlySet<string> = new Set(['battlefield', 'board']);
const RESOLVES: ReadonlySet<string> = new Set(['resolve', 'apply']);
