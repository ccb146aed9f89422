import type { ObjectView, Observation, PendingDecision } from '../../port/contract';
import { countersInWords } from '../phrases/cards';
import type { Terms } from '../terms';

type Player = Observation['players'][number];

/**
 * What the table looks like, for a reader.
 *
 * @param terms the words of its game: the zone in which places lie, and in them what players control; what goes without saying
 */
export function tablePage(
  observation: Observation,
  decision: PendingDecision | undefined,
  { table, usualStatuses }: Pick<Terms, 'table' | 'usualStatuses'>,
): string {
  const { players, objects } = observation;
  const name = (id: string | undefined): string =>
    objects.find((object) => object.id === id)?.name ?? id ?? 'nothing';
  const lines = [
    'The table:',
    `  ${players[observation.activePlayer]?.name ?? '?'}'s ${observation.step}, turn ${observation.turn}`,
  ];
  for (const player of players) {
    lines.push(`  ${player.name}: ${has(player)}`);
    for (const base of objects.filter(
      (each) =>
        each.zone === table && each.at === undefined && (each.controller ?? each.owner) === player.seat,
    )) {
      lines.push(`    ${describe(base, name, usualStatuses)}`);
      for (const held of objects.filter((each) => each.at === base.id))
        lines.push(`      ${describe(held, name, usualStatuses)}`);
    }
    for (const zone of new Set(objects.filter((each) => each.zone !== table).map((each) => each.zone))) {
      const there = objects.filter((each) => each.zone === zone && each.owner === player.seat);
      if (there.length > 0)
        lines.push(
          `    ${zone}: ${blanksCounted(there.map((each) => `${each.name ?? 'a hidden card'}${aims(each, players, name)}`)).join(', ')}`,
        );
    }
  }
  return [...lines, decisionLine(decision, players), ''].join('\n');
}

/** What a player has, besides cards. */
function has({ resources, statuses = [], won, lost }: Player): string {
  const some = Object.entries(resources).filter(([, amount]) => amount !== 0);
  return [
    ...some.map(([kind, amount]) => `${amount} ${kind}`),
    ...(some.length === 0 ? ['nothing'] : []),
    ...statuses.map((status) => `has ${status}`),
    ...(won ? ['has won'] : lost ? ['has lost'] : []),
  ].join(', ');
}

/** Cards that only make up a number are counted where several of them lie together. */
function blanksCounted(names: readonly string[]): readonly string[] {
  const told: string[] = [];
  let blanks = 0;
  const tell = (): void => {
    if (blanks > 0) told.push(blanks === 1 ? 'a blank card' : `${blanks} blank cards`);
    blanks = 0;
  };
  for (const name of names) {
    if (BLANK.test(name)) blanks += 1;
    else {
      tell();
      told.push(name);
    }
  }
  tell();
  return told;
}

/** What the cards are called with which an arranged pile is filled up. */
const BLANK = /^\S+ blank (?:.* )?card \d+$/;

function decisionLine(decision: PendingDecision | undefined, players: Observation['players']): string {
  if (!decision) return '  Nobody is asked anything: the game is over.';
  const options = decision.options.map(({ label }) => label).join(' | ');
  return `  ${players[decision.player]?.name ?? '?'} is asked: ${decision.purpose} (${decision.rule})${options ? `: ${options}` : ''}`;
}

function describe(
  object: ObjectView,
  name: (id: string | undefined) => string,
  usual: readonly string[],
): string {
  const numbers = Object.entries(object.characteristics).map(([word, value]) => `${word} ${value}`);
  const counters = Object.entries(object.counters).map(([word, count]) => countersInWords(count, word));
  const marked = object.damage > 0 ? [`${object.damage} damage`] : [];
  const fights = [
    ...(object.attacking ? [`attacks ${name(object.attacking)}`] : []),
    ...object.blocking.map((id) => `blocks ${name(id)}`),
  ];
  const statuses = object.statuses.filter((status) => !usual.includes(status));
  const attached = object.attachedTo ? [`attached to ${name(object.attachedTo)}`] : [];
  const all = [...numbers, ...marked, ...counters, ...statuses, ...attached, ...fights].join(', ');
  return `${object.name ?? 'a hidden card'} (${object.types.join(' ')})${all && `: ${all}`}`;
}

function aims(
  { targets }: ObjectView,
  players: Observation['players'],
  name: (id: string | undefined) => string,
): string {
  if (targets.length === 0) return '';
  return ` → ${targets.map((target) => (typeof target === 'number' ? players[target]?.name : name(target))).join(' and ')}`;
}
