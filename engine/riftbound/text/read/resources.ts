import type { Node } from 'ohm-js';
import { numberAmount, requiredMeaning } from '../../../text';
import type { Power, Resources } from '../tree';
import type { Reader } from './reader';

const POWERS: Readonly<Record<string, Power>> = {
  a: 'any',
  c: 'own',
  r: 'fury',
  g: 'calm',
  b: 'mind',
  o: 'body',
  p: 'chaos',
  y: 'order',
  fury: 'fury',
  calm: 'calm',
  mind: 'mind',
  body: 'body',
  chaos: 'chaos',
  order: 'order',
};

const powerOf = (said: string): Power => requiredMeaning(said, POWERS[said]);

/** Energy and Power, added up: "[1][C]". */
export function resourcesOf(node: Node, read: Reader): Resources {
  let energy = 0;
  const power: Power[] = [];
  for (const symbol of node.child(0).children) {
    const form = symbol.child(0);
    if (form.ctorName.startsWith('Symbol_energy')) {
      energy += read.number(form.children.find((child) => child.ctorName === 'number') ?? form);
    } else if (form.ctorName === 'Symbol_power') {
      power.push(powerOf(read.word(form.child(1))));
    } else {
      const named = form.child(1).children[0];
      const one: Power = named ? powerOf(read.word(named)) : 'any';
      for (let i = 0; i < read.number(form.child(0)); i++) power.push(one);
    }
  }
  return {
    ...(energy > 0 || power.length === 0 ? { energy: numberAmount(energy) } : {}),
    ...(power.length > 0 ? { power } : {}),
  };
}
