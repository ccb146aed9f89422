import type { Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const EMPTY = 'a card that was to be drawn from an empty library';
const OVER = 'a game that is over';
const BOTH = 'a game that both have lost';

/** Z.6.8, G.19.3, G.20.1: who loses, and that both may. */
export const endings: Invariant = {
  number: 'M17',
  name: 'endings',
  rules: ['Z.6.8', 'G.19.3', 'G.20.1', 'T.11.2'],
  ruleOf: (message) =>
    message.includes('empty library') ? 'Z.6.8' : message.includes('draw') ? 'G.20.1' : 'G.19.3',
  cost: 'cheap',
  documentation:
    'Whoever was to draw a card from an empty library has lost when a player next receives priority. A game that is over is a draw just when everybody has lost, and was won by the other player else; whoever has lost had less than 1 life or an empty library.',
  gherkin: 'who has no life or no card to draw loses, and where everybody does the game is a draw',
  broken: 'somebody without life or a card to draw goes on, or a game ends otherwise',
  mustReach: { [OVER]: 5, [EMPTY]: 3, [BOTH]: 0 },
  watch: () => new Endings(),
};

class Endings implements Watcher {
  /** Seats of players who were to draw a card that there was not. */
  private readonly due = new Set<number>();
  private libraries: number[] = [];

  look(moment: Moment): string | undefined {
    const { lines, table, reach } = moment;
    for (const line of lines) this.happened(line);
    if (moment.hasPriority || !moment.decision) {
      for (const seat of this.due) {
        reach.saw(EMPTY);
        const player = table.players[seat];
        if (player?.inGame)
          return `${player.name} was to draw from an empty library, and is still in the game.`;
      }
      this.due.clear();
    }
    this.libraries = table.players.map(({ seat }) => libraryOf(table, seat));
    return moment.decision ? undefined : wrongEnd(moment);
  }

  private happened({ what, kind, player = -1 }: TraceLine): void {
    const left = this.libraries[player];
    if (what !== 'event' || left === undefined) return;
    // Hands go back as somebody mulligans: how many cards a library has then isn't reckoned.
    if (kind === 'put into zone') this.libraries = [];
    if (kind !== 'draw a card') return;
    if (left === 0) this.due.add(player);
    this.libraries[player] = Math.max(0, left - 1);
  }
}

const libraryOf = ({ objects }: Observation, seat: number): number =>
  objects.filter(({ zone, owner }) => zone === 'library' && owner === seat).length;

function wrongEnd({ table, reach }: Moment): string | undefined {
  if (!table.over) return undefined;
  reach.saw(OVER);
  const lost = table.players.filter((player) => player.lost);
  const won = table.players.filter((player) => player.won);
  const alive = lost.find(({ seat, resources }) => (resources.life ?? 0) > 0 && libraryOf(table, seat) > 0);
  if (alive) return `${alive.name} has lost with ${alive.resources.life} life and cards to draw.`;
  const isDrawn = lost.length === table.players.length;
  if (isDrawn) reach.saw(BOTH);
  // A loop that nobody can leave is a draw that nobody has lost.
  if (isDrawn && !table.drawn) return 'Everybody has lost, and the game is no draw.';
  if (table.drawn)
    return lost.length > 0 && !isDrawn ? `${lost[0]?.name} has lost, and the game is a draw.` : undefined;
  return won.length === 1 ? undefined : `${won.length} players have won.`;
}
