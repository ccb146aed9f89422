// Prints, as JSON, where rules of the games were made that no ruleset has: what no section exports can't be switched off.
import { relative } from 'node:path';
import { rulesMade } from '../kernel/rule';
import { slotsOf } from '../kernel/slots';
import { noteWhereRulesAreMade, whereMade } from '../kernel/where-made';

noteWhereRulesAreMade();
const { games }: typeof import('../games') = require('../games');
const registered = new Set(
  games
    .flatMap(({ ruleset, otherEditions = [] }) => [ruleset, ...otherEditions.map((each) => each.ruleset)])
    .flatMap(({ rules, inPlaces }) => [...[...rules.values()].flat(), ...(inPlaces?.keys() ?? [])])
    // A slot that stands in another needs no export of its own.
    .flatMap((rule) => [rule, ...slotsOf(rule)])
    .map(({ place }) => place),
);
const unregistered = Array.from({ length: rulesMade() }, (_, place) => place)
  .filter((place) => !registered.has(place))
  .map((place) => whereMade({ place }).map((at) => relative(process.cwd(), at.replace(/:\d+$/, ''))));
console.log(JSON.stringify(unregistered));
