import type { ObjectView, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const BLOCK = 'a block offered';

/** 509.1a, 301.9: a reset unit blocks what attacks the base that it is in. */
export const blocks: Invariant = {
  number: 'L21',
  name: 'blocks',
  rules: ['509.1a', '301.9'],
  cost: 'cheap',
  documentation:
    "The defending player is offered blocks with that player's own reset units only, of attackers that attack the base that the unit is in and that it doesn't block already; and with each of these, in a game of two unless a card on the table speaks of blocking or protection. A unit is declared to block one attacker, unless a card speaks of blocking.",
  gherkin:
    'players are offered blocks with each of their own reset units in a base that is attacked, and no others',
  broken:
    "a block is offered with a unit that is rested, somebody else's, or not in the base that is attacked, or a unit blocks several",
  mustReach: { [BLOCK]: 5 },
  watch: () => {
    let hasBegun = false;
    return {
      look: (moment) => {
        hasBegun ||= moment.lines.some(
          ({ what, kind, detail }) =>
            what === 'event' && kind === 'begin' && detail === 'declare blockers step',
        );
        const { decision } = moment;
        const twice = blockedTwice(moment);
        if (twice !== undefined || !hasBegun || !decision) return twice;
        const isAsked = decision.purpose === 'declare blockers';
        if (!isAsked && decision.purpose !== 'priority') return undefined;
        hasBegun = false;
        const wrong = isAsked ? wrongBlock(decision, moment) : undefined;
        return wrong ?? (hasJustBegun(moment) ? missingBlock(decision, moment) : undefined);
      },
    };
  },
};

/** Has nothing happened since the step began, but that it is said what is blocked? */
function hasJustBegun({ lines }: Moment): boolean {
  const events = lines.filter(({ what }) => what === 'event');
  const begins = events.findLastIndex(({ detail }) => detail === 'declare blockers step');
  return begins >= 0 && events.slice(begins + 1).every(({ kind }) => kind === 'become unblocked');
}

/** Who could block, and is not offered to. */
function missingBlock({ options, purpose }: PendingDecision, { table }: Moment): string | undefined {
  // Of several players that are attacked only one defends.
  if (table.players.length > 2 || table.step !== 'declare blockers step') return undefined;
  if (table.objects.some(speaksOfBlocking)) return undefined;
  const offered = new Set(purpose === 'declare blockers' ? options.map(({ object }) => object) : []);
  const attacked = new Set(table.objects.flatMap(({ attacking }) => attacking ?? []));
  const able = table.objects.find(
    ({ id, zone, types, statuses, counters, at: base = '', controller }) =>
      zone === 'battlefield' &&
      // 114.1a.
      !counters.ice &&
      types.includes('unit') &&
      attacked.has(base) &&
      table.objects.some((each) => each.id === base && each.controller === controller) &&
      !offered.has(id) &&
      !statuses.some((status) => status === 'rested' || status === 'blocking'),
  );
  return able && `"${able.name}" is in a base that is attacked, and is not offered to block.`;
}

/** 509.1a: one attacker for each unit, all of them declared at once. */
function blockedTwice({ lines, table, objects }: Moment): string | undefined {
  const blocks = lines.filter(({ what, kind }) => what === 'event' && kind === 'block');
  const again = blocks.find(({ object }, at) => blocks.findIndex((each) => each.object === object) < at);
  if (again?.object === undefined || table.objects.some(speaksOfBlocking)) return undefined;
  return `"${objects.get(again.object)?.name}" is declared to block several units at once.`;
}

const speaksOfBlocking = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /block|protection/i.test(text));

function wrongBlock({ options, player }: PendingDecision, moment: Moment): string | undefined {
  const { objects, table, reach } = moment;
  for (const { action, object = '', onto = '' } of options) {
    if (action !== 'block') continue;
    reach.saw(BLOCK);
    const [unit, attacker] = [objects.get(object), objects.get(onto)];
    const wrong = unit && attacker ? whatIsWrong(unit, attacker, player) : 'is not on the table';
    if (wrong !== undefined)
      return `${table.players[player]?.name} is offered to block with "${unit?.name ?? object}", which ${wrong}.`;
  }
  return undefined;
}

function whatIsWrong(unit: ObjectView, attacker: ObjectView, player: number): string | undefined {
  if (!unit.types.includes('unit')) return 'is no unit';
  if (unit.controller !== player) return 'somebody else controls';
  if (unit.statuses.includes('rested')) return 'is rested';
  if (unit.counters.ice) return 'has an ice counter';
  if (unit.blocking.includes(attacker.id)) return 'blocks the same unit already';
  return unit.at === attacker.attacking ? undefined : 'is not in the base that is attacked';
}

const ROLLED = 'an attacker that was rolled for';

/** 508.1c: nothing attacks unless its will was rolled for. */
export const willRolls: Invariant = {
  number: 'L22',
  name: 'will rolls',
  rules: ['508.1c', '706.1'],
  cost: 'cheap',
  documentation:
    'Every unit that is declared as an attacker was rolled for since the declare attackers step began.',
  gherkin: 'every unit that is declared as an attacker was rolled for',
  broken: 'a unit attacks that was not rolled for',
  mustReach: { [ROLLED]: 5 },
  watch: () => {
    let rolled = new Set<string>();
    let isDeclared = false;
    return {
      look: ({ lines, objects, reach }) => {
        for (const { what, kind, detail, object = '' } of lines) {
          if (what !== 'event') continue;
          if (kind === 'begin') {
            isDeclared = detail === 'declare attackers step';
            rolled = new Set();
          } else if (kind === 'roll will') rolled.add(object);
          else if (kind === 'attack' && isDeclared) {
            reach.saw(ROLLED);
            if (!rolled.has(object)) return `"${objects.get(object)?.name}" attacks and was not rolled for.`;
          }
        }
        return undefined;
      },
    };
  },
};

const HIT = 'battle damage dealt to a base';

/** 510.1b, 510.1c: what is blocked deals its damage to what blocks it. */
export const battleDamage: Invariant = {
  number: 'L23',
  name: 'battle damage',
  rules: ['510.1c', '510.1b'],
  cost: 'cheap',
  documentation:
    'As battle damage is dealt a base is dealt some only if a unit attacks it that is not blocked; until a player is asked anything.',
  gherkin: 'a base is dealt battle damage only by units that are not blocked',
  broken: 'a base is dealt battle damage though whatever attacks it is blocked',
  mustReach: { [HIT]: 3 },
  seldom: true,
  watch: () => {
    /** The bases that unblocked units attacked when somebody was asked last. */
    let open: ReadonlySet<string | undefined> | undefined;
    return {
      look: (moment) => {
        const wrong = open && wronglyHit(moment, open);
        open = isBattle(moment) ? openBases(moment) : undefined;
        return wrong;
      },
    };
  },
};

const isBattle = ({ decision, table }: Moment): boolean =>
  decision !== undefined && (table.step === 'declare blockers step' || table.step === 'battle damage step');

/** Those that are attacked by something that isn't blocked, or may yet not be. */
const openBases = ({ table }: Moment): ReadonlySet<string | undefined> =>
  new Set(
    table.objects.flatMap(({ attacking, statuses }) =>
      attacking !== undefined && !statuses.includes('blocked') ? [attacking] : [],
    ),
  );

function wronglyHit(
  { lines, objects, reach }: Moment,
  open: ReadonlySet<string | undefined>,
): string | undefined {
  const hit = firstBatch(lines).find(({ object = '' }) => objects.get(object)?.types.includes('base'));
  if (!hit) return undefined;
  reach.saw(HIT);
  return open.has(hit.object)
    ? undefined
    : `"${objects.get(hit.object ?? '')?.name}" is dealt battle damage, and everything that attacks it is blocked.`;
}

/** The battle damage: it is dealt as its step begins, or once everything is assigned, before anything else happens. */
function firstBatch(lines: readonly TraceLine[]): readonly TraceLine[] {
  const begins = lines.findLastIndex(
    ({ kind, detail }) => kind === 'begin' && detail === 'battle damage step',
  );
  // What happens before it may change what is attacked.
  if (begins < 0 || lines.slice(0, begins).some(({ what, kind }) => what === 'event' && kind !== 'begin'))
    return [];
  const events = lines.slice(begins + 1).filter(({ what }) => what === 'event');
  const end = events.findIndex(({ kind }) => kind !== 'deal damage');
  return end < 0 ? events : events.slice(0, end);
}
