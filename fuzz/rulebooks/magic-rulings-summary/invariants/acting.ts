import type { ObjectView, TraceLine } from '../../../../port/contract';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { wrongOffer } from '../../../invariants/offers';

const OFFERED = 'a card offered to be played';
const LAND = 'a land that is played';

/** T.1.3, T.1.4, P.8.4, A.6: what is offered is the player's own, and at the right time. */
export const offers: Invariant = {
  number: 'M13',
  name: 'timing',
  rules: ['T.1.3', 'P.8.3', 'G.38.2'],
  ruleOf: (message) => (message.includes('tapped') ? 'G.38.2' : 'T.1.3'),
  cost: 'cheap',
  documentation:
    "A player is offered cards of that player's own hand, and of these what is no instant only in that player's own main phase with an empty stack; and abilities of permanents that the player controls, those with the tap symbol only of untapped ones.",
  gherkin:
    'players are offered cards of their own hand and abilities of their own permanents, each in its time',
  broken: "a player is offered a card or an ability that is somebody else's, or out of its time",
  mustReach: { [OFFERED]: 20 },
  watch: () => ({
    look: (moment) => (moment.hasPriority ? wrongOffer(moment, JUDGED, whatIsWrong) : undefined),
  }),
};

const JUDGED: ReadonlySet<string> = new Set(['play', 'activate']);
const MAIN: ReadonlySet<string> = new Set(['first main phase', 'second main phase']);

function whatIsWrong(
  { zone, owner, controller, types, statuses }: ObjectView,
  action: string,
  player: number,
  { reach, table }: Moment,
): string | undefined {
  if (action === 'activate') {
    if (zone !== 'in play' || controller !== player) return "is somebody else's";
    return statuses.includes('tapped') ? 'is tapped' : undefined;
  }
  reach.saw(OFFERED);
  if (zone !== 'hand' || owner !== player) return "is not in the player's hand";
  if (types.includes('instant')) return undefined;
  if (table.activePlayer !== player || !MAIN.has(table.phase)) return "is not in its player's main phase";
  return table.objects.some((each) => each.zone === 'stack') ? 'waits for an empty stack' : undefined;
}

/** P.8.4: one land each turn. */
export const oneLand: Invariant = {
  number: 'M14',
  name: 'one land',
  rules: ['P.8.4'],
  cost: 'cheap',
  documentation: 'From the second turn of a game on that is looked at, nobody plays a second land in a turn.',
  gherkin: 'nobody plays two lands in a turn',
  broken: 'somebody plays two lands in a turn',
  mustReach: { [LAND]: 10 },
  watch: () => new Lands(),
};

class Lands implements Watcher {
  private played = 0;
  private lands: ReadonlySet<string> = new Set();

  look({ lines, table, reach, hasPriority }: Moment): string | undefined {
    for (const { what, kind, detail, object = '' } of lines) {
      if (what !== 'event') continue;
      if (kind === 'begin' && detail === 'untap step') this.played = 0;
      if (kind !== 'play' || !this.lands.has(object)) continue;
      this.played += 1;
      reach.saw(LAND);
      if (this.played > 1) return `${table.players[table.activePlayer]?.name} plays a second land in a turn.`;
    }
    if (hasPriority)
      this.lands = new Set(
        table.objects
          .filter(({ zone, types }) => zone === 'hand' && types.includes('land'))
          .map(({ id }) => id),
      );
    return undefined;
  }
}

const PAID = 'a spell that was paid for';

/** K.20.2, G.6: a spell is paid for as it costs. */
export const payments: Invariant = {
  number: 'M15',
  name: 'payments',
  rules: ['K.20.2', 'G.17.1', 'T.4.13'],
  cost: 'cheap',
  documentation:
    'Between being put on the stack and being played, a spell is paid for by its player with as much mana as its cost has, of each colour at least as much as it has symbols of that.',
  gherkin: 'whoever plays a spell spends the mana that it costs',
  broken: 'a spell is played and not paid for as it costs',
  mustReach: { [PAID]: 20 },
  watch: (game) => new Payments(game),
};

const COLOURS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

class Payments implements Watcher {
  private under:
    | { readonly object: string; readonly player: number; readonly spent: TraceLine[] }
    | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      if (line.what !== 'event') continue;
      const { kind, object, player } = line;
      if (kind === 'put on the stack' && player !== undefined) {
        // What moves becomes another object, which is told of as it is played.
        this.under = { object: nameIn(line), player, spent: [] };
      } else if (kind === 'spend mana' && player === this.under?.player) this.under?.spent.push(line);
      else if (kind === 'play' && this.under && nameIn(line) === this.under.object && object !== undefined) {
        const { spent, object: name } = this.under;
        this.under = undefined;
        const wrong = this.judge(name, spent, moment);
        if (wrong !== undefined) return wrong;
      }
    }
    return undefined;
  }

  private judge(name: string, spent: readonly TraceLine[], { reach }: Moment): string | undefined {
    const cost = cardsByName(this.game.table).get(name)?.fields?.manaCost;
    const symbols = Array.isArray(cost) ? cost.map(String) : [];
    reach.saw(PAID);
    const sum = spent.reduce((all, { amount = 0 }) => all + amount, 0);
    const due = symbols.reduce((all, symbol) => all + (symbol in COLOURS ? 1 : Number(symbol)), 0);
    if (sum !== due) return `"${name}" costs ${due} mana, and ${sum} was spent for it.`;
    for (const [symbol, colour] of Object.entries(COLOURS)) {
      const asked = symbols.filter((each) => each === symbol).length;
      const paid = spent.reduce((all, { amount = 0, detail }) => all + (detail === colour ? amount : 0), 0);
      if (paid < asked) return `"${name}" costs ${asked} ${colour} mana, and ${paid} was spent for it.`;
    }
    return undefined;
  }
}

/** The card that a line is about. */
const nameIn = ({ text }: TraceLine): string => /"(.*?)"/.exec(text)?.[1] ?? '';
