import type { CardSpecification, ObjectView, Observation } from '../../../../port/contract';
import { printedNumber, printedText } from '../../../../port/printed';
import { rememberingTexts } from '../../../invariants/spoken';

/** 202.1b: a trap without a printed cost costs two. */
const TRAP = 2;

/** What is printed of a cost, with a value for X: "X+X+2". */
function printedCost(card: CardSpecification, x: number): number | undefined {
  const sum = printedText(card, 'cost');
  if (sum === undefined) return printedNumber(card, 'cost') ?? (card.types.includes('trap') ? TRAP : 0);
  const parts = sum.split('+').map((part) => (part.trim() === 'X' ? x : Number(part)));
  return parts.some(Number.isNaN) ? undefined : parts.reduce((total, part) => total + part, 0);
}

const CHANGES = /^(actions|units) (you|your opponents) play cost (\d+) (less|more)\.$/i;
const OWN = /^this card costs (\d+) (less|more) to play( for each unit you control)?\.$/i;

/** Text that has other cards cost something else. */
const speaksOfOthers = rememberingTexts(
  (text) => /(?<!this card )\bcosts? \d+ (?:less|more)|without paying/i.test(text) && !CHANGES.test(text),
);
/** Text of a card that has it cost something else, or be paid for otherwise. */
const isOtherwise = rememberingTexts((text) =>
  /rather than|additional cost|without paying|\bpay\b/i.test(text),
);

/** Text of effects by which something costs something else for a while. */
export const changesForAWhile = rememberingTexts((text) =>
  /\bcosts?\b[^.]*(?:this turn|until)|next [^.]*\bcosts?\b|without paying|may play/i.test(text),
);

const signed = (amount: string | undefined, less: string | undefined): number =>
  (less?.toLowerCase() === 'less' ? -1 : 1) * Number(amount);

/**
 * What a card costs a player, by what is printed on it and on what is in play there: undefined where anything says of that
 * what isn't reckoned with.
 */
export function resourceCost(
  card: CardSpecification,
  x: number,
  player: number,
  { objects }: Observation,
): number | undefined {
  const printed = printedCost(card, x);
  if (printed === undefined) return undefined;
  let cost = printed;
  for (const line of (card.text ?? '').split('\n')) {
    const [own, amount, less, each] = OWN.exec(line) ?? [];
    if (
      own === undefined &&
      (isOtherwise(line) || /\bcosts? \d+ (?:less|more)/i.test(line)) &&
      !CHANGES.test(line)
    )
      return undefined;
    if (own !== undefined) cost += signed(amount, less) * (each === undefined ? 1 : unitsOf(objects, player));
  }
  for (const object of objects) {
    if (object.zone !== 'battlefield' || object.abilities.length === 0) continue;
    if (object.abilities.some(speaksOfOthers)) return undefined;
    for (const text of object.abilities) cost += changeBy(text, object, card, player);
  }
  return Math.max(0, cost);
}

const unitsOf = (objects: readonly ObjectView[], player: number): number =>
  objects.filter(
    ({ zone, types, controller }) =>
      zone === 'battlefield' && types.includes('unit') && controller === player,
  ).length;

function changeBy(
  text: string,
  { controller }: ObjectView,
  { types }: CardSpecification,
  player: number,
): number {
  const [found, which = '', who = '', amount, less] = CHANGES.exec(text) ?? [];
  const isMeant =
    found !== undefined &&
    types.includes(which.toLowerCase().slice(0, -1)) &&
    (who.toLowerCase() === 'you') === (controller === player);
  return isMeant ? signed(amount, less) : 0;
}
