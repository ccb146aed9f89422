import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { Chosen } from './chosen';
import { DONE_TO_ONE, FIRST_DONE_TO_ONE } from './done-to-one';
import { isSoOf, wordsOf } from './object-phrases';
import { isResolving, type Resolution, UnchangedResolutions } from './resolutions';

const DONE = 'something that was chosen, and to which was done what a text says';
const FOUGHT = 'a unit that was dealt damage by another one';

/** 356.3.e: what was chosen, and is still what a text names, is affected; 746.1.d.1: for each Repeat another one. */
export const doneToChosen: Invariant = {
  number: 'R58',
  name: 'chosen objects',
  rules: ['356.3.d', '746.1.d.1', '404.6.b.3', '436.1'],
  ruleOf: (message) =>
    message.includes('Repeat')
      ? '746.1.d.1'
      : message.includes('each other')
        ? '404.6.b.3'
        : message.includes('is not exhausted')
          ? '436.1'
          : '356.3.d',
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells, or tells first, is to do one thing to one unit or gear, what was chosen for it, as often as Repeat was paid for and once more, has it done to it as it resolves, if it was still what the text names when somebody last had priority, and that was not so of it already; what is recalled exhausted is exhausted then. Two units that deal damage equal to their Mights to each other are both dealt the other one’s Might. Nothing is looked at where something in play, or that ever was on the chain, replaces things, forbids them or changes damage.',
  gherkin: 'what was chosen has done to it what a text says',
  broken: 'something was chosen, and nothing is done to it',
  mustReach: { [DONE]: 5, [FOUGHT]: 0 },
  watch: (game) => {
    const resolutions = new UnchangedResolutions(game, changes);
    const chosen = new Chosen();
    return {
      look: (moment) => {
        chosen.hear(moment.lines);
        const found = resolutions.at(moment);
        if (!found || found.mayBeGiven) return undefined;
        const choice = chosen.for(found.item);
        if (!choice || !moment.decision) return undefined;
        const { targets, repeats } = choice;
        if (FIGHT.test(found.text)) return wrongFight(found, targets, moment);
        return (
          undone(found, targets, repeats, moment) ??
          (repeats === 0 ? undone(found, targets.slice(0, 1), 0, moment, FIRST_DONE_TO_ONE) : undefined)
        );
      },
    };
  },
};

/** What replaces, forbids or changes what is done. */
const changes = rememberingTexts((text) =>
  /\bwould\b|\binstead\b|next time|\bcan't\b|don't take damage|bonus|double|twice/i.test(text),
);
/** Something else must be so for it, or somebody must want it. */
const UNSURE = /\bif\b|\bmay\b|\bhere\b|\[Legion\]|this turn, /i;
const FIGHT =
  /^(?:(?:\[[\w-]+(?: \d+)?\]\s*)+\n)?(?:[^.\n]*[:,-] )?choose an enemy unit and a friendly unit\. They deal damage equal to their Mights to each other\.$/i;
const REPEAT = /^\[Repeat\](?: ?\[\w+\])+\n/i;

/** What is so already, as a status, where nothing more is to be done. */
const ALREADY: Readonly<Record<string, string>> = {
  ...{ stun: 'stunned', buff: 'buffed', ready: 'ready', exhaust: 'exhausted' },
};

function undone(
  { text, you, lines, before }: Resolution,
  targets: readonly string[],
  repeats: number,
  { table, reach }: Moment,
  deeds = DONE_TO_ONE,
): string | undefined {
  const plain = text.replace(REPEAT, '');
  for (const [says, kind] of deeds) {
    const [said = '', phrase] = says.exec(plain) ?? [];
    const words = phrase === undefined ? undefined : wordsOf(phrase);
    if (!words || UNSURE.test(said)) continue;
    if (repeats > 0 && targets.length <= repeats)
      return `"${text}" resolves with Repeat paid, and what was chosen is ${targets.length}, not ${repeats + 1}.`;
    const until = lines.slice(0, lines.findIndex(isResolving));
    for (const target of targets) {
      const object = before.objects.find(({ id }) => id === target);
      if (object?.zone !== 'board' || !isToBeDone(kind, object, before)) continue;
      if (!words.every((word) => isSoOf(word, object, you, before))) continue;
      reach.saw(DONE);
      if (!until.some((line) => isOf(line, kind, target)))
        return `"${text}" resolves, and there is no ${kind} of "${object.name}", which was chosen.`;
      const now = table.objects.find(({ id }) => id === target);
      const isReadied = lines.some((line) => isOf(line, 'ready', target));
      if (/ exhausted\. ?$/.test(said) && now && !isReadied && !now.statuses.includes('exhausted'))
        return `"${text}" resolves, and "${object.name}" is not exhausted.`;
    }
  }
  return undefined;
}

/** Is something not yet as it would be thereafter? */
function isToBeDone(
  kind: string,
  { statuses, damage, at: base }: ObjectView,
  { objects }: Observation,
): boolean {
  if (kind === 'heal') return damage > 0;
  if (kind === 'recall' || kind === 'move')
    return objects.some(({ id, types }) => id === base && types.includes('battlefield'));
  return !statuses.includes(ALREADY[kind] ?? '');
}

const isOf = ({ what, kind, object }: TraceLine, wanted: string, id: string): boolean =>
  what === 'event' && kind === wanted && object === id;

function wrongFight(
  { text, you, lines, before }: Resolution,
  targets: readonly string[],
  { reach }: Moment,
): string | undefined {
  const units = targets.map((target) => before.objects.find(({ id }) => id === target));
  const [enemy, friend, more] = units;
  if (!enemy || !friend || more) return undefined;
  const isUnit = ({ zone, types }: ObjectView): boolean => zone === 'board' && types.includes('unit');
  if (!isUnit(enemy) || !isUnit(friend) || enemy.controller === you || friend.controller !== you)
    return undefined;
  for (const [one, other] of [
    [enemy, friend],
    [friend, enemy],
  ] as const) {
    const { might = 0 } = other.characteristics;
    if (might === 0) continue;
    reach.saw(FOUGHT);
    const dealt = lines.find((line) => isOf(line, 'deal damage', one.id))?.amount ?? 0;
    if (dealt !== might)
      return `"${text}" resolves, and "${one.name}" is dealt ${dealt} damage by "${other.name}", whose Might is ${might}.`;
  }
  return undefined;
}
