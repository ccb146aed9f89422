import type { ObjectView } from '../../../../port/contract';
import { namedTargets } from '../../../invariants/named-targets';

/** 352.8.b: what a text says of its target. */
export const targets = namedTargets({
  number: 'R20',
  rules: ['352.8.b'],
  chooses:
    /\b(?:an?|another|two|three|\d+|any number of|up to \w+|each|all|the|this|that|your|enemy|friendly|other) (?:[\w[\]-]+ )*?(?:units?|gears?|spells?|permanents?|battlefields?|locations?|runes?|Wolf|cards?|tokens?|legend)\b/gi,
  targets: [
    { phrase: /\ban enemy unit\b/i, types: ['unit'], whose: "an opponent's" },
    { phrase: /\ba friendly unit\b|\ba unit you control\b/i, types: ['unit'], whose: 'own' },
    { phrase: /\ban enemy gear\b/i, types: ['gear'], whose: "an opponent's" },
    { phrase: /\ba friendly gear\b/i, types: ['gear'], whose: 'own' },
    { phrase: /\ba unit\b/i, types: ['unit'] },
    { phrase: /\ba gear\b/i, types: ['gear'] },
  ],
  textOf: ({ objects }, player) => {
    const [pending, another] = objects.filter(
      ({ zone, statuses }) => zone === 'chain' && statuses.includes('pending'),
    );
    if (pending?.controller !== player || another) return undefined;
    const speaking = pending.source === undefined ? pending : objects.find(({ id }) => id === pending.source);
    return speaking && onlyText(speaking);
  },
});

/** The one text of an object that isn't keywords, without what it costs and when it triggers. */
function onlyText({ abilities }: ObjectView): string | undefined {
  const [text, another] = abilities.filter((each) => !/^(?:\[[\w -]+\] ?)+$/.test(each));
  return another === undefined
    ? text?.replace(/^[^:]*: |^(?:when|at|the first time)[^,]*, /i, '')
    : undefined;
}
