import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { pointsOf, poolOf } from '../players';

/** 462.3, 460.3. */
const VICTORY_SCORE = 8;
const BURNT_OUT = 'a player burning out';

/** 449, 322.1: points decide who has won, at once. */
export const points: Invariant = {
  number: 'R10',
  name: 'points',
  rules: ['449', '322.1', '462.3'],
  cost: 'cheap',
  documentation: `Points are never less than nothing. Whoever has ${VICTORY_SCORE} or more has won, and the game is over; a game that is over has one winner, who has as many unless the other player conceded. Where a card on the table changes how many points are needed, nothing is said.`,
  gherkin: 'the game goes on until a player has the Victory Score, and no longer',
  broken: 'the game goes on although a player has the Victory Score, or ends although none has',
  mustReach: { 'a game that is won': 5 },
  watch: () => ({
    look: (moment) => {
      const changed = moment.lines.some(({ kind }) => kind === 'gain points' || kind === 'win the game');
      return changed || !moment.decision ? wrongScore(moment) : undefined;
    },
  }),
};

function wrongScore({ table, decision, reach }: Moment): string | undefined {
  const { players, over } = table;
  const negative = players.find((player) => pointsOf(player) < 0);
  if (negative) return `${negative.name} has ${pointsOf(negative)} points.`;
  if (table.objects.some(changesTheScore)) return undefined;
  const winner = players.find((player) => pointsOf(player) >= VICTORY_SCORE);
  if (winner && (decision || !over))
    return `${winner.name} has ${pointsOf(winner)} points, and the game goes on.`;
  if (decision || !over) return undefined;
  const won = players.filter((player) => player.won);
  if (won.length !== 1) return `${won.length} players have won.`;
  if (!winner) return `${won[0]?.name} has won with ${pointsOf(won[0])} points.`;
  reach.saw('a game that is won');
  return won[0] === winner
    ? undefined
    : `${winner.name} has ${pointsOf(winner)} points, and another has won.`;
}

/** 460.3.a: a text changes how many points win. */
const changesTheScore = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /points needed to win/i.test(text));

/** 418.2: burning out gives an opponent a point. */
export const burningOut: Invariant = {
  number: 'R11',
  name: 'burning out',
  rules: ['418.2', '418.2.c', '418.3.a'],
  cost: 'cheap',
  documentation:
    'Whoever must take a card from an empty Main Deck burns out, after which another player gains a point, and no more, before anybody is asked for anything else, so that no game goes on for ever by it.',
  gherkin: 'whoever burns out gives another player a point',
  broken: 'a player burns out and no other player gains a point',
  mustReach: { [BURNT_OUT]: 5 },
  watch: () => {
    let burning: number | undefined;
    return {
      look: (moment) => {
        for (const { kind, player, amount = 1 } of moment.lines) {
          if (burning !== undefined && kind === 'gain points' && player !== burning && amount > 1)
            return `${moment.table.players[player ?? -1]?.name} gains ${amount} points as ${moment.table.players[burning]?.name} burns out.`;
          if (kind === 'burn out') {
            if (burning !== undefined) return unpaid(moment, burning);
            moment.reach.saw(BURNT_OUT);
            burning = player;
          } else if (kind === 'gain points' && player !== burning) burning = undefined;
        }
        return burning !== undefined && (moment.hasPriority || !moment.decision)
          ? unpaid(moment, burning)
          : undefined;
      },
    };
  },
};

const unpaid = ({ table }: Moment, seat: number): string =>
  `${table.players[seat]?.name} has burnt out, and nobody has gained a point for it.`;

/** 163: rune pools are empty as a turn begins. */
export const pools: Invariant = {
  number: 'R12',
  name: 'rune pools',
  rules: ['163', '163.1', '315.4.d', '353.5'],
  ruleOf: (message) => (message.includes('Action Phase') ? '315.4.d' : undefined),
  cost: 'cheap',
  documentation:
    'Energy and Power are never less than nothing. What is in a rune pool when a player is first asked in a turn was added since the turn began, and as the Action Phase begins there is nothing in any but what was added since.',
  gherkin: 'rune pools hold nothing less than nothing, and are empty as a turn and its Action Phase begin',
  broken: 'a rune pool holds less than nothing, or is not empty as a turn or its Action Phase begins',
  mustReach: { 'a rune pool with something in it': 20 },
  watch: () => {
    let moved = true;
    return {
      look: (moment) => {
        const { lines } = moment;
        moved ||= lines.some(({ kind }) => POOL.has(kind));
        const begins = lines.findLastIndex(({ kind, detail }) => kind === 'begin' && EMPTY.has(detail ?? ''));
        if (!moved && begins < 0) return undefined;
        moved = false;
        const isNew = begins >= 0 && !lines.slice(begins).some(({ kind }) => ADDS.has(kind));
        return wrongPool(moment, isNew ? EMPTY.get(lines[begins]?.detail ?? '') : undefined);
      },
    };
  },
};

/** 317.3.b, 315.4.d: the parts of a turn at whose beginning nothing is in a rune pool. */
const EMPTY: ReadonlyMap<string, string> = new Map([
  ['awaken phase', 'A turn'],
  ['action phase', 'The Action Phase'],
]);

const ADDS: ReadonlySet<string> = new Set(['add energy', 'add power']);
const POOL: ReadonlySet<string> = new Set([...ADDS, 'pay', 'empty the rune pool']);

function wrongPool({ table, reach }: Moment, begun: string | undefined): string | undefined {
  for (const player of table.players)
    for (const [kind, amount] of Object.entries(poolOf(player))) {
      if (amount > 0) reach.saw('a rune pool with something in it');
      if (amount < 0) return `${player.name}'s rune pool holds ${amount} ${kind}.`;
      if (amount > 0 && begun !== undefined)
        return `${begun} has begun, and ${player.name}'s rune pool still holds ${amount} ${kind}.`;
    }
  return undefined;
}

const ONE = 'a battlefield that was scored';

/** 446.1, 448.1: scoring is worth a point. */
export const onePoint: Invariant = {
  number: 'R24',
  name: 'one point',
  rules: ['448.1', '446.1'],
  cost: 'cheap',
  documentation:
    'Who scores a battlefield gains one point for it, and no more: the points that the player gains next, with nothing else between.',
  gherkin: 'scoring a battlefield is worth one point',
  broken: 'a player gains more than one point for scoring a battlefield',
  mustReach: { [ONE]: 5 },
  watch: () => ({
    look: ({ lines, table, reach }) => {
      let gained = 0;
      let by: number | undefined;
      for (const { what, kind, player, amount = 0 } of lines) {
        if (what === 'event' && kind === 'score') {
          by = player;
          gained = 0;
        } else if (what === 'event' && kind === 'gain points' && by !== undefined && player === by) {
          gained += amount;
          reach.saw(ONE);
          if (gained > 1) return `${table.players[by]?.name} gains ${gained} points for one battlefield.`;
        } else by = undefined;
      }
      return undefined;
    },
  }),
};

const HELD = 'a battlefield that was held';

/** 315.2.b.1, 446.2: who controls a battlefield in the Scoring Step holds it. */
export const holding: Invariant = {
  number: 'R25',
  name: 'holding',
  rules: ['315.2.b.1', '446.2'],
  cost: 'cheap',
  documentation:
    'In the Scoring Step the Turn Player scores what that player controls: where nothing was scored from its beginning to that of the next phase, the player controls no battlefield that was not scored before in that turn when somebody is asked next, unless control has changed since, or a card on the table speaks of scoring or holding.',
  gherkin: 'the Turn Player holds every battlefield that the player controls in the Scoring Step',
  broken: 'the Turn Player controls a battlefield in the Scoring Step and does not hold it',
  mustReach: { [HELD]: 5 },
  watch: () => {
    let scored = new Set<string>();
    return {
      look: (moment) => {
        for (const { kind, detail, object } of moment.lines)
          if (kind === 'begin' && detail === 'awaken phase') scored = new Set();
          else if (kind === 'score' && object !== undefined) scored.add(object);
        return notHeld(moment, scored);
      },
    };
  },
};

function notHeld(moment: Moment, scored: ReadonlySet<string>): string | undefined {
  const { lines, decision } = moment;
  const begins = lines.findLastIndex(({ kind, detail }) => kind === 'begin' && detail === 'scoring step');
  if (begins < 0 || !decision) return undefined;
  const after = lines.slice(begins + 1);
  if (after.some(({ kind }) => kind === 'score')) {
    moment.reach.saw(HELD);
    return undefined;
  }
  // Somebody may be asked before anything is scored: what is due as the step begins is dealt with first.
  if (!after.some(({ kind }) => kind === 'begin')) return undefined;
  if (after.some(({ kind }) => CONTROL.has(kind))) return undefined;
  const { table } = moment;
  const seat = lines[begins]?.player;
  const held = table.objects.find(
    ({ id, types, zone, statuses, controller }) =>
      zone === 'board' &&
      !scored.has(id) &&
      types.includes('battlefield') &&
      statuses.includes('controlled') &&
      controller === seat,
  );
  return held && !table.objects.some(speaksOfScoring)
    ? `${table.players[seat ?? -1]?.name} controls "${held.name}" in the Scoring Step, and doesn't hold it.`
    : undefined;
}

const CONTROL: ReadonlySet<string> = new Set(['establish control', 'become uncontrolled', 'move', 'contest']);

const speaksOfScoring = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /can't (?:be )?(?:score|h[eo]ld)|would (?:score|hold)/i.test(text));
