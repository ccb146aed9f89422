import type { ObjectView, Observation, PendingDecision } from '../../port/contract';

/** What the table looks like, for a reader. */
export function tablePage(observation: Observation, decision: PendingDecision | undefined): string {
  const { players, objects } = observation;
  const name = (id: string | undefined): string =>
    objects.find((object) => object.id === id)?.name ?? id ?? 'nothing';
  const lines = [
    'The table:',
    `  ${players[observation.activePlayer]?.name ?? '?'}'s ${observation.step}, turn ${observation.turn}`,
  ];
  for (const player of players) {
    const ending = player.won ? ', has won' : player.lost ? ', has lost' : '';
    lines.push(`  ${player.name}: ${player.resource} resource${ending}`);
    for (const base of objects.filter(
      (each) => each.zone === 'battlefield' && each.base === undefined && each.controller === player.seat,
    )) {
      lines.push(`    ${describe(base, name)}`);
      for (const held of objects.filter((each) => each.base === base.id))
        lines.push(`      ${describe(held, name)}`);
    }
    for (const zone of new Set(
      objects.filter((each) => each.zone !== 'battlefield').map((each) => each.zone),
    )) {
      const there = objects.filter((each) => each.zone === zone && each.owner === player.seat);
      if (there.length > 0)
        lines.push(
          `    ${zone}: ${there.map((each) => `${each.name ?? 'a hidden card'}${aims(each, players, name)}`).join(', ')}`,
        );
    }
  }
  return [...lines, decisionLine(decision, players), ''].join('\n');
}

function decisionLine(decision: PendingDecision | undefined, players: Observation['players']): string {
  if (!decision) return '  Nobody is asked anything: the game is over.';
  const options = decision.options.map(({ label }) => label).join(' | ');
  return `  ${players[decision.player]?.name ?? '?'} is asked: ${decision.purpose} (${decision.rule})${options ? `: ${options}` : ''}`;
}

function describe(object: ObjectView, name: (id: string | undefined) => string): string {
  const numbers = Object.entries(object.characteristics).map(([word, value]) => `${word} ${value}`);
  const counters = Object.entries(object.counters).map(([word, count]) => `${count} ${word} counters`);
  const marked = object.damage > 0 ? [`${object.damage} damage`] : [];
  const fights = [
    ...(object.attacking ? [`attacks ${name(object.attacking)}`] : []),
    ...object.blocking.map((id) => `blocks ${name(id)}`),
  ];
  const statuses = object.statuses.filter((status) => !['reset', 'face up'].includes(status));
  return `${object.name ?? 'a hidden card'} (${object.types.join(' ')}): ${[...numbers, ...marked, ...counters, ...statuses, ...fights].join(', ')}`;
}

function aims(
  { targets }: ObjectView,
  players: Observation['players'],
  name: (id: string | undefined) => string,
): string {
  if (targets.length === 0) return '';
  return ` → ${targets.map((target) => (typeof target === 'number' ? players[target]?.name : name(target))).join(' and ')}`;
}
