import { atPriority, type Invariant, type Moment } from '../../../invariant';

const HURT = 'a creature with damage on it';

/** T.11.5, G.19.3, K.10.6: what state-based effects look for is not there when somebody has priority. */
export const settled: Invariant = {
  number: 'M5',
  name: 'state-based effects',
  rules: ['T.11.1', 'T.11.5', 'G.19.3', 'K.10.6'],
  ruleOf: (message) =>
    message.includes(' life') ? 'G.19.3' : message.includes('damage') ? 'T.11.5' : 'K.10.6',
  cost: 'cheap',
  documentation:
    'When a player receives priority no creature in play has a toughness of less than 1, or as much damage as toughness, and nobody who is in the game has less than 1 life.',
  gherkin:
    'no creature that should have died and no player who should have lost is left when a player gets priority',
  broken:
    'a creature that should have died or a player who should have lost is left when a player gets priority',
  mustReach: { [HURT]: 10 },
  watch: () => atPriority(unsettled),
};

function unsettled({ table, reach }: Moment): string | undefined {
  const without = table.players.find(({ inGame, resources }) => inGame && (resources.life ?? 0) < 1);
  if (without) return `${without.name} has ${without.resources.life} life, and is still in the game.`;
  for (const { zone, name, types, damage, characteristics } of table.objects) {
    const { toughness } = characteristics;
    if (zone !== 'in play' || !types.includes('creature') || toughness === undefined) continue;
    if (damage > 0) reach.saw(HURT);
    if (toughness < 1) return `"${name}" is in play with toughness ${toughness}.`;
    if (damage >= toughness) return `"${name}" is in play with ${damage} damage and toughness ${toughness}.`;
  }
  return undefined;
}
