import type { ObjectView, Observation, PlayerSetup, SetupRequest } from '../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { Looks } from '../looks';
import type { Next } from '../numbers';
import { areAlike } from '../plain-data';

/** What a rulebook hides. */
export interface Secrets {
  /** Is an object's face hidden from a player by the rules alone? `object` is as one sees it who sees everything. */
  isHidden(object: ObjectView, viewer: number): boolean;
  /** Matches the text of cards that show what is hidden. */
  readonly shown: RegExp;
  /** Matches the text of cards that show it for as long as they are there: games with any of them are not looked at. */
  readonly revealed: RegExp;
  /** Piles of other players whose cards are dealt anew: those that nobody else sees, as a setup names them. */
  readonly dealt: readonly string[];
}

const LOOKED = 'a table seen by a player from whom something is hidden';
const SHOWN = 'a hidden card that was shown to a player';
const RESHUFFLED = "a table with the opponents' hidden cards dealt anew";

/** What a player sees doesn't depend on what the player can't see. */
export function hiddenInformation(secrets: Secrets): Invariant {
  return {
    number: 'G9',
    name: 'hidden information',
    rules: [],
    cost: 'dear',
    documentation:
      "Now and then, and more seldom in a long game, the table is looked at through each player's eyes: what the rules hide has no name, no text and no numbers there; but for what was revealed, or looked at by that player, since somebody last had priority. And at its first decision a game is set up again with the opponents' hidden cards dealt anew: the player who decides sees the very same table and is offered the same, unless one of the cards has been put where everybody sees it by then. Games in which cards are played revealed are left out, and for the second of these all with cards that show hidden ones.",
    gherkin: "no player sees, or is offered, anything that depends on the opponents' hidden cards",
    broken: "what a player sees depends on the opponents' hidden cards",
    // What is shown is told of, and not asked for: few games show anything.
    mustReach: { [LOOKED]: 20, [SHOWN]: 0, [RESHUFFLED]: 2 },
    withAnother: [RESHUFFLED],
    watch: (game) => new Peeking(game, secrets),
  };
}

class Peeking implements Watcher {
  private readonly looks: Looks;
  private first = true;
  private readonly isRevealed: boolean;
  private readonly isShown: boolean;
  /** What has been shown since somebody last had priority: the object, and to whom if not to all. */
  private readonly shown = new Set<string>();

  constructor(
    private readonly game: WatchedGame,
    private readonly secrets: Secrets,
  ) {
    this.looks = new Looks(game.every);
    const all = JSON.stringify(game.table);
    this.isRevealed = secrets.revealed.test(all);
    this.isShown = secrets.shown.test(all);
  }

  look(moment: Moment): string | undefined {
    const { first } = this;
    this.first = false;
    const showsMore = this.hear(moment);
    // As a game ends what was hidden may be revealed (Riftbound 408.4).
    if (!moment.decision || this.isRevealed) return undefined;
    if (!this.looks.isDue() && !first && !showsMore) return undefined;
    return this.seen(moment) ?? (first && !this.isShown ? this.reshuffled(moment) : undefined);
  }

  /** Hears of what is shown. Returns whether anything is that wasn't before. */
  private hear({ lines, hasPriority }: Moment): boolean {
    if (!this.isShown) return false;
    const { size } = this.shown;
    for (const { kind, object = '', player } of lines)
      if (LOOKING.has(kind)) this.shown.add(`${object} ${player}`);
      else if (kind === 'reveal') this.shown.add(object);
    // What is shown is shown until what showed it has resolved.
    if (hasPriority) this.shown.clear();
    return this.shown.size > size;
  }

  /** Is what is hidden by the rules, and was not shown, hidden in what each player sees? */
  private seen({ table, reach }: Moment): string | undefined {
    for (const { seat, name, inGame } of table.players) {
      if (!inGame) continue;
      const view = this.game.port.observe(seat);
      for (const [place, object] of table.objects.entries()) {
        const seen = view.objects[place];
        if (!this.secrets.isHidden(object, seat) || (seen && !tells(seen))) continue;
        if (!this.shown.has(object.id) && !this.shown.has(`${object.id} ${seat}`))
          return `${name} sees "${object.name}" in ${table.players[object.owner]?.name}'s ${object.zone}.`;
        reach.saw(SHOWN);
      }
      reach.saw(LOOKED);
    }
    return undefined;
  }

  /** Does the player who decides first see the same when the others hold other cards? */
  private reshuffled({ decision, table: seen, reach }: Moment): string | undefined {
    const { port, another, table, chance } = this.game;
    if (!decision || !another || table.from === 'the beginning') return undefined;
    if (hasComeToLight(table, seen, this.secrets.dealt)) return undefined;
    const { player } = decision;
    const other = another();
    other.setup(dealtAnew(table, player, this.secrets.dealt, chance));
    // Other cards may let somebody else decide first.
    if (other.legal()?.player !== player || other.trace().length !== port.trace().length) return undefined;
    const told = (from: typeof port): unknown => [from.observe(player), from.legal()];
    const same = areAlike(told(other), told(port));
    other.reset();
    reach.saw(RESHUFFLED);
    return same
      ? undefined
      : `What ${table.players[player]?.name} sees or is offered is another when the opponents' hidden cards are.`;
  }
}

const LOOKING: ReadonlySet<string> = new Set(['look', 'look at']);

const tells = ({ name, abilities, characteristics }: Observation['objects'][number]): boolean =>
  name !== undefined || abilities.length > 0 || Object.keys(characteristics).length > 0;

/** Has a card of these piles left them since the game was set up, discarded for instance, so that everybody may see which? */
const hasComeToLight = (setup: SetupRequest, { objects }: Observation, piles: readonly string[]): boolean =>
  setup.players.some((player, seat) => {
    const { zones: before = {} } = player;
    const held = piles.reduce((sum, pile) => sum + (before[pile]?.length ?? 0), 0);
    return objects.filter(({ zone, owner }) => owner === seat && piles.includes(zone)).length !== held;
  });

/** The table with the hands and decks of all but one player dealt anew. */
const dealtAnew = (
  table: SetupRequest,
  viewer: number,
  dealt: readonly string[],
  chance: Next,
): SetupRequest => ({
  ...table,
  players: table.players.map((player, seat): PlayerSetup => {
    if (seat === viewer) return player;
    const { zones: piles = {} } = player;
    const left = shuffled(
      dealt.flatMap((pile) => piles[pile] ?? []),
      chance,
    );
    let at = 0;
    const anew = Object.fromEntries(
      dealt.map((pile) => {
        const { length } = piles[pile] ?? [];
        at += length;
        return [pile, left.slice(at - length, at)] as const;
      }),
    );
    return { ...player, zones: { ...piles, ...anew } };
  }),
});

function shuffled<T>(list: readonly T[], chance: Next): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(chance() % left.length, 1));
}
