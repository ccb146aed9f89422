import type { ObjectView, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';

const JUDGED = 'a unit that says something of attacking or blocking';

/** What a unit says of itself, each as a whole ability. */
const says = (what: RegExp): ((unit: ObjectView | undefined) => boolean) => {
  const isSaid = rememberingTexts((text) => what.test(text));
  return (unit) => unit !== undefined && unit.abilities.length > 0 && unit.abilities.some(isSaid);
};
const cantAttack = says(/^this unit can't attack(?: or block)?\.$/i);
const cantBlock = says(/^this unit can't (?:attack or )?block\.$/i);
const cantBeBlocked = says(/^this unit can't be blocked\.$/i);
const bySmallOnes = says(/^this unit can't be blocked by units with power 2 or less\.$/i);
const exceptByShadows = says(/^this unit can't be blocked except by Shadows\.$/i);
const mustAttack = says(/^this unit attacks each turn if able\.$/i);
const mustBlock = says(/^this unit blocks each turn if able\.$/i);
const mustBeBlocked = says(/^this unit must be blocked if able\.$/i);
/** 508.1e, 509.1c: nobody is required to pay, and what can't be done alone is another matter. */
const conditional = says(
  /\balone\b|\bpays?\b.*\b(?:attack|block)|\b(?:attack|block).*\bpays?\b|\badditional unit/i,
);

/** 508.1d, 508.1e, 509.1b, 509.1c: what a unit says plainly of attacking and blocking is so. */
export const saidOfBattles: Invariant = {
  number: 'L39',
  name: 'said of battles',
  rules: ['508.1d', '508.1e', '509.1b', '509.1c', '702.2c'],
  ruleOf: (message) => RULES.find(([what]) => message.includes(what))?.[1],
  cost: 'cheap',
  documentation:
    "A unit of which it is written plainly that it can't attack, block or be blocked, or by whom not, is not offered to do so or to be; and while one is offered that attacks or blocks each turn if able, or, as the first blocker is asked for, a block of one that must be blocked if able, nobody may leave it at that: unless something on the table speaks of paying, of doing it alone or of blocking several. As the first blocker is asked for in a game of two, each block is offered that is not forbidden so, where nothing else is written of blocking and nothing attacks that must be blocked; what has protection is not blocked by what it is protected from.",
  gherkin: 'what a unit says of attacking and blocking is so',
  broken: "a unit may do in battle what it says that it can't, or needn't do what it says that it does",
  mustReach: { [JUDGED]: 5 },
  seldom: true,
  watch: () => ({
    look: (moment) => {
      const { decision } = moment;
      if (decision?.purpose === 'declare attackers') return wrongAttack(decision, moment);
      return decision?.purpose === 'declare blockers' ? wrongBlock(decision, moment) : undefined;
    },
  }),
};

const RULES = [
  ['protection', '702.2c'],
  ['withheld', '509.1b'],
  ['to attack with', '508.1d'],
  ['attackers', '508.1e'],
  ['blockers', '509.1c'],
  ['block', '509.1b'],
] as const;

const isDone = ({ options }: PendingDecision): boolean => options.some(({ action }) => action === 'done');

function wrongAttack(decision: PendingDecision, { objects, table, reach }: Moment): string | undefined {
  const name = table.players[decision.player]?.name;
  for (const { action, object = '' } of decision.options) {
    const unit = action === 'attack' ? objects.get(object) : undefined;
    const isForbidden = cantAttack(unit);
    const isRequired = mustAttack(unit);
    if (!isForbidden && !isRequired) continue;
    reach.saw(JUDGED);
    if (isForbidden) return `${name} is offered to attack with "${unit?.name}", which says that it can't.`;
    if (isDone(decision) && !table.objects.some(conditional))
      return `${name} may declare no more attackers, and "${unit?.name}" could attack, as it says that it does.`;
  }
  return undefined;
}

function wrongBlock(decision: PendingDecision, moment: Moment): string | undefined {
  const { objects, table, reach } = moment;
  const name = table.players[decision.player]?.name;
  const isFirst = moment.lines.some(
    ({ kind, detail }) => kind === 'begin' && detail === 'declare blockers step',
  );
  const missing = isFirst ? withheld(decision, moment) : undefined;
  if (missing !== undefined) return missing;
  for (const { action, object = '', onto = '' } of decision.options) {
    if (action !== 'block') continue;
    const [unit, attacker] = [objects.get(object), objects.get(onto)];
    const why = forbidden(unit, attacker);
    const required = mustBlock(unit) ? unit : isFirst && mustBeBlocked(attacker) ? attacker : undefined;
    if (why === undefined && !required) continue;
    reach.saw(JUDGED);
    if (why !== undefined)
      return `${name} is offered to block "${attacker?.name}" with "${unit?.name}", and ${why}.`;
    if (isDone(decision) && !table.objects.some(conditional))
      return `${name} may declare no more blockers, and "${required?.name}" could ${required === unit ? 'block' : 'be blocked'}, as it says.`;
  }
  return undefined;
}

/** Everything that may be written of blocking and is judged here. */
const known = rememberingTexts(
  (text) =>
    !/block|protection/i.test(text) ||
    /^(?:this unit (?:can't (?:attack or )?block|can't be blocked|can't be blocked by units with power 2 or less|can't be blocked except by Shadows|blocks each turn if able|must be blocked if able|can block an additional unit)\.|protection from \w+\.?|when.*)$/i.test(
      text,
    ),
);

/** 509.1b: a block that nothing forbids, and that is not offered as the first blocker is asked for. */
function withheld({ options, player }: PendingDecision, { table }: Moment): string | undefined {
  if (table.players.length > 2 || !table.objects.every(({ abilities }) => abilities.every(known)))
    return undefined;
  const offered = new Set(options.map(({ object, onto }) => `${object} ${onto}`));
  const attackers = table.objects.filter(({ attacking }) => attacking !== undefined);
  // Whoever is needed elsewhere is not offered here.
  if (attackers.some(mustBeBlocked)) return undefined;
  for (const unit of table.objects) {
    const { id, zone, types, statuses, counters, controller } = unit;
    if (zone !== 'battlefield' || !types.includes('unit') || controller !== player) continue;
    if (statuses.includes('rested') || counters.ice || unit.blocking.length > 0) continue;
    const attacker = attackers.find(
      (each) =>
        each.attacking === unit.at && !offered.has(`${id} ${each.id}`) && forbidden(unit, each) === undefined,
    );
    if (attacker)
      return `A block is withheld: "${unit.name}" could block "${attacker.name}", and is not offered to.`;
  }
  return undefined;
}

function forbidden(unit: ObjectView | undefined, attacker: ObjectView | undefined): string | undefined {
  if (cantBlock(unit)) return `"${unit?.name}" says that it can't`;
  if (cantBeBlocked(attacker)) return `"${attacker?.name}" says that it can't be`;
  const [from] = (attacker?.abilities ?? []).flatMap(
    (text) => /^protection from (\w+?)s\.?$/i.exec(text)?.[1] ?? [],
  );
  if (from !== undefined && unit?.subtypes.includes(from))
    return `"${attacker?.name}" has protection from what it is`;
  if (bySmallOnes(attacker) && (unit?.characteristics.power ?? 0) <= 2)
    return `"${attacker?.name}" says that it can't be by what has so little power`;
  return exceptByShadows(attacker) && !unit?.subtypes.includes('Shadow')
    ? `"${attacker?.name}" says that it can't be except by Shadows`
    : undefined;
}
