import type { ObjectView, Observation } from '../../../../port/contract';
import { namedTargets } from '../../../invariants/named-targets';

/** Every phrase with which a text chooses something. */
export const CHOOSES =
  /\b(?:an?|another|two|three|\d+|any number of|up to \w+|each|all|the|this|that|your|enemy|friendly|other) (?:[\w[\]-]+ )*?(?:units?|gears?|spells?|permanents?|battlefields?|locations?|runes?|Wolf|cards?|tokens?|legend)\b/gi;

/** 352.8.b: what a text says of its target. */
export const targets = namedTargets({
  number: 'R20',
  rules: ['352.8.b'],
  chooses: CHOOSES,
  targets: [
    { phrase: /\ban enemy unit\b/i, types: ['unit'], whose: "an opponent's" },
    { phrase: /\ba friendly unit\b|\ba unit you control\b/i, types: ['unit'], whose: 'own' },
    { phrase: /\ban enemy gear\b/i, types: ['gear'], whose: "an opponent's" },
    { phrase: /\ba friendly gear\b/i, types: ['gear'], whose: 'own' },
    { phrase: /\ba unit\b/i, types: ['unit'] },
    { phrase: /\ba gear\b/i, types: ['gear'] },
    // 352.8.a.2, 352.8.c: one on the chain, and not the one that chooses.
    { phrase: /\ba spell\b/i, types: ['spell'], zone: 'chain', without: 'pending' },
    // 132.4.a.2.
    { phrase: /\ba permanent\b/i, types: ['unit', 'gear'] },
  ],
  textOf: (table, player) => pendingOf(table, player)?.text,
});

/** The one text of an object that isn't keywords, without what it costs and when it triggers. */
function onlyText({ abilities }: ObjectView): string | undefined {
  const [text, another] = abilities.filter((each) => !/^(?:\[[\w -]+\] ?)+$/.test(each));
  return another === undefined
    ? text?.replace(/^[^:]*: |^(?:when|at|the first time)[^,]*, /i, '')
    : undefined;
}

/** What a player has on the chain to choose for, and what it says; undefined where that can't be told. */
export function pendingOf({ objects }: Observation, player: number): Pending | undefined {
  const [pending, another] = objects.filter(
    ({ zone, statuses }) => zone === 'chain' && statuses.includes('pending'),
  );
  if (pending?.controller !== player || another) return undefined;
  const speaking = pending.source === undefined ? pending : objects.find(({ id }) => id === pending.source);
  const text = speaking && onlyText(speaking);
  return speaking && text !== undefined ? { speaking, text } : undefined;
}

interface Pending {
  /** The card, or the object whose ability it is. */
  readonly speaking: ObjectView;
  /** Its one text that isn't keywords, without what it costs and when it triggers. */
  readonly text: string;
}
