import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { reserveOf } from '../reserve';

const OPENED = 'a player who has begun a game';

/** 102: how a game begins. */
export const opening: Invariant = {
  number: 'L66',
  name: 'opening',
  rules: ['102.1', '102.2', '102.3', '102.4', '104.4', '402.1'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'Before the first turn of a game that is played from its beginning each player has shuffled, has then drawn two cards, and as many as were put back with each of at most two mulligans; and has one base face up, which is not legendary, and no resource when somebody is asked first, unless they have gained some. The first turn is that of the player who was chosen for it. Where a card speaks of the beginning of the game, or of opening hands, only the turn, shuffling and mulligans are looked at.',
  gherkin: 'every game begins as the rulebook says',
  broken: 'a game begins otherwise than the rulebook says',
  mustReach: { [OPENED]: 10 },
  watch: (game) => new Opening(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['has drawn', '402.1'],
  ['first turn', '102.1'],
  ['shuffled', '102.2'],
  ['face up', '102.3'],
  ['mulligan', '102.4'],
  ['resource', '104.4'],
];

/** 402.1, 102.4. */
const HAND = 2;
const MULLIGANS = 2;
const OTHERWISE = /begin the game|opening hand|starting hand|maximum hand size/i;

class Opening implements Watcher {
  private isOver: boolean;
  private readonly isPlain: boolean;
  private readonly shuffled = new Set<number>();
  /** For each seat: cards drawn less those put back, and mulligans taken. */
  private readonly drawn = new Map<number, number>();
  private readonly mulligans = new Map<number, number>();
  private first: string | undefined;

  constructor({ table }: WatchedGame) {
    this.isOver = table.from !== 'the beginning';
    this.isPlain = !table.players.some(({ zones: { hand = [], deck = [] } = {} }) =>
      [...hand, ...deck].some(({ text = '' }) => OTHERWISE.test(text)),
    );
  }

  look(moment: Moment): string | undefined {
    if (this.isOver) return undefined;
    for (const line of moment.lines) {
      const wrong = this.happened(line, moment);
      if (wrong !== undefined) return wrong;
      if (this.isOver) return this.begun(line, moment);
    }
    return undefined;
  }

  private happened(
    { what, kind, player = -1, text, detail }: TraceLine,
    { table }: Moment,
  ): string | undefined {
    const name = table.players[player]?.name ?? 'Somebody';
    const count = (counts: Map<number, number>, more: number): number => {
      const now = (counts.get(player) ?? 0) + more;
      counts.set(player, now);
      return now;
    };
    if (what === 'decision') {
      if (kind === 'choose the starting player')
        this.first = /: (\w+)(?: \(the only way\))?$/.exec(text)?.[1];
    } else if (kind === 'shuffle') this.shuffled.add(player);
    else if (kind === 'draw a card') {
      count(this.drawn, 1);
      if (!this.shuffled.has(player)) return `${name} draws, and has not shuffled.`;
    } else if (kind === 'put into zone' && detail === 'deck') count(this.drawn, -1);
    else if (kind === 'take a mulligan') {
      if (count(this.mulligans, 1) > MULLIGANS) return `${name} takes a mulligan after ${MULLIGANS} others.`;
    } else if (kind === 'begin') this.isOver = true;
    return undefined;
  }

  /** What is wrong as the first turn begins. */
  private begun({ player }: TraceLine, { table, lines, reach }: Moment): string | undefined {
    const starting = table.players.find(({ seat }) => seat === player)?.name;
    if (this.first !== undefined && starting !== this.first)
      return `The first turn is ${starting}'s, and ${this.first} was chosen for it.`;
    for (const each of table.players) {
      const { seat, name } = each;
      const resource = reserveOf(each);
      if (!this.isPlain) continue;
      reach.saw(OPENED);
      const drawn = this.drawn.get(seat) ?? 0;
      if (drawn !== HAND) return `${name} has drawn ${drawn} cards before the first turn.`;
      const up = table.objects.filter(
        ({ zone, types, owner, statuses }) =>
          zone === 'battlefield' && types.includes('base') && owner === seat && statuses.includes('face up'),
      );
      if (up.length !== 1 || up[0]?.supertypes.includes('legendary'))
        return `${name} begins with ${up.length} bases face up${up.length === 1 ? ', a legendary one' : ''}.`;
      const hasGained = lines.some((line) => line.player === seat && line.kind === 'gain resource');
      if (!hasGained && resource !== 0) return `${name} begins with ${resource} resource.`;
    }
    return undefined;
  }
}
