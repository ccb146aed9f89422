import type { ObjectView } from '../../../../port/contract';
import { rememberingTexts } from '../../../invariants/spoken';
import { isOnlyKeywords } from './all-said';
import { isInPlay } from './object-phrases';

/** What is to be paid: Energy, Power of whatever domain, and what is no resource. */
export interface Due {
  readonly energy: number;
  readonly power: number;
  readonly deeds: readonly Deed[];
}

/** Something that is done as a cost, as the trace tells of it. */
interface Deed {
  readonly kind: string;
  readonly times: number;
}

const NONE: readonly Deed[] = [];
const DEEDS: readonly (readonly [says: RegExp, kind: string, times?: number])[] = [
  [/^discard (?:a card|(\d+))/i, 'discard'],
  [/^exhaust a /i, 'exhaust'],
  [/^kill (?:a |this)/i, 'kill'],
  [/^spend a buff/i, 'spend a buff'],
  [/^recycle (\d+) from your trash/i, 'recycle'],
];

/** What a list of costs comes to, such as "[1][C], discard 1": as far as it is of the forms known here. */
export function costsIn(text: string): Due {
  const energy = [...text.matchAll(/\[(\d+)\]/g)].reduce((sum, [, value]) => sum + Number(value), 0);
  const power = [...text.matchAll(/\[[ACRGBOPY]\]/g)].length;
  const deeds = text.split(/, /).flatMap((part): readonly Deed[] => {
    for (const [says, kind] of DEEDS) {
      const found = says.exec(part.trim().replace(/^pay /i, ''));
      if (found) return [{ kind, times: Number(found[1] ?? 1) }];
    }
    return NONE;
  });
  return { energy, power, deeds };
}

/** Both of two costs. */
export const both = (one: Due, other: Due): Due => ({
  energy: one.energy + other.energy,
  power: one.power + other.power,
  deeds: [...one.deeds, ...other.deeds],
});

const FREE: Due = { energy: 0, power: 0, deeds: NONE };

const MUST = /as an additional cost to play (?:this|me), ([^.]*)\./i;
const MAY = /as you play me, you may ([^.]*?) as an additional cost/i;
const REDUCED = /reduce my cost by \[(\d+)\]/i;

/** 353.2.a: what a card's own texts ask for besides its cost. */
export const mandatory = ({ abilities }: ObjectView): Due =>
  abilities.reduce((sum, text) => both(sum, costsIn(MUST.exec(text)?.[1] ?? '')), FREE);

/** 353.2.b: what was chosen to be paid besides, by what it is called. A discount is Energy less than nothing. */
export function chosen(label: string): Due {
  if (/\[Accelerate\]/.test(label)) return { energy: 1, power: 1, deeds: NONE };
  if (/\[Repeat\]/.test(label)) return costsIn(label);
  const less = Number(REDUCED.exec(label)?.[1] ?? 0);
  return both(costsIn(MAY.exec(label)?.[1] ?? ''), { ...FREE, energy: -less });
}

const UNITS_LESS = /^units you play cost \[(\d+)\] less\.$/i;
const SPELLS_MORE = /^spells you play cost \[(\d+)\] more\.$/i;
const SPELLS_REDUCED =
  /^the Energy cost of spells you play is reduced by \[(\d+)\], to a minimum of \[(\d+)\]\.$/i;
const KNOWN = [UNITS_LESS, SPELLS_MORE, SPELLS_REDUCED];

/** Does a text say something of what others cost that isn't reckoned with here? */
export const altersCosts = rememberingTexts((text) =>
  text
    .split(/\n|(?<=\.) /)
    .some(
      (sentence) =>
        /\bcosts?\b/i.test(sentence) &&
        !/ignoring its costs|additional cost|reduce my cost/i.test(sentence) &&
        !KNOWN.some((known) => known.test(sentence)),
    ),
);

/** 353.3, 353.4: Energy as what is in play makes it more, and then less. */
export function altered(
  energy: number,
  types: readonly string[],
  player: number,
  objects: readonly ObjectView[],
): number {
  const said = objects
    .filter((object) => isInPlay(object) && (object.controller ?? object.owner) === player)
    .flatMap(({ abilities }) => abilities);
  const isSpell = types.includes('spell');
  let cost = energy;
  for (const text of said) cost += isSpell ? Number(SPELLS_MORE.exec(text)?.[1] ?? 0) : 0;
  for (const text of said) {
    const less = isSpell ? SPELLS_REDUCED.exec(text) : types.includes('unit') ? UNITS_LESS.exec(text) : null;
    if (!less) continue;
    const least = Math.min(cost, Number(less[2] ?? 0));
    cost = Math.max(least, cost - Number(less[1]));
  }
  return cost;
}

/** 735.1.c: what choosing these costs a player, in Power. */
export const deflected = (targets: readonly ObjectView[], player: number): number =>
  targets
    .filter(({ zone, controller }) => zone === 'board' && controller !== player)
    .flatMap(({ abilities }) => abilities)
    .filter(isOnlyKeywords)
    .reduce((sum, text) => sum + [...text.matchAll(/\[Deflect\]/g)].length, 0);
