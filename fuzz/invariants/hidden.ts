import type {
  CardSpecification,
  ObjectView,
  Observation,
  PlayerSetup,
  SetupRequest,
} from '../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { Looks } from '../looks';
import type { Next } from '../numbers';
import { areAlike } from '../plain-data';

/** What a rulebook hides. */
export interface Secrets {
  /** Is an object's face hidden from a player by the rules alone? `object` is as one sees it who sees everything. */
  isHidden(object: ObjectView, viewer: number): boolean;
  /** Matches the text of cards that show what is hidden: games with any of them are not looked at. */
  readonly shown: RegExp;
  /** Piles of other players whose cards are dealt anew: those that nobody else sees, as a setup names them. */
  readonly dealt: readonly string[];
}

const LOOKED = 'a table seen by a player from whom something is hidden';
const RESHUFFLED = "a table with the opponents' hidden cards dealt anew";

/** What a player sees doesn't depend on what the player can't see. */
export function hiddenInformation(secrets: Secrets): Invariant {
  return {
    number: 'G9',
    name: 'hidden information',
    rules: [],
    cost: 'dear',
    documentation:
      "Now and then, and more seldom in a long game, the table is looked at through each player's eyes: what the rules hide has no name, no text and no numbers there. And at its first decision a game is set up again with the opponents' hidden cards dealt anew: the player who decides sees the very same table and is offered the same, unless one of the cards has been put where everybody sees it by then. Games with cards that show hidden cards are left out.",
    gherkin: "no player sees, or is offered, anything that depends on the opponents' hidden cards",
    broken: "what a player sees depends on the opponents' hidden cards",
    mustReach: { [LOOKED]: 20, [RESHUFFLED]: 2 },
    withAnother: [RESHUFFLED],
    watch: (game) => new Peeking(game, secrets),
  };
}

class Peeking implements Watcher {
  private readonly looks: Looks;
  private first = true;
  private shows: boolean | undefined;

  constructor(
    private readonly game: WatchedGame,
    private readonly secrets: Secrets,
  ) {
    this.looks = new Looks(game.every);
  }

  look(moment: Moment): string | undefined {
    const { first } = this;
    this.first = false;
    // As a game ends what was hidden may be revealed (Riftbound 408.4).
    if (!moment.decision || (!this.looks.isDue() && !first)) return undefined;
    this.shows ??= this.secrets.shown.test(JSON.stringify(this.game.table));
    if (this.shows) return undefined;
    return this.seen(moment) ?? (first ? this.reshuffled(moment) : undefined);
  }

  /** Is what is hidden by the rules hidden in what each player is shown? */
  private seen({ table, reach }: Moment): string | undefined {
    for (const { seat, name, inGame } of table.players) {
      if (!inGame) continue;
      const view = this.game.port.observe(seat);
      const told = table.objects.find((object, place) => {
        const shown = view.objects[place];
        return this.secrets.isHidden(object, seat) && (!shown || tells(shown));
      });
      if (told) return `${name} sees "${told.name}" in ${table.players[told.owner]?.name}'s ${told.zone}.`;
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

const tells = ({ name, abilities, characteristics }: Observation['objects'][number]): boolean =>
  name !== undefined || abilities.length > 0 || Object.keys(characteristics).length > 0;

/** Has a card of these piles left them since the game was set up, discarded for instance, so that everybody may see which? */
const hasComeToLight = (setup: SetupRequest, { objects }: Observation, piles: readonly string[]): boolean =>
  setup.players.some((player, seat) => {
    const before = pilesOf(player);
    const held = piles.reduce((sum, pile) => sum + (before[pile]?.length ?? 0), 0);
    return objects.filter(({ zone, owner }) => owner === seat && piles.includes(zone)).length !== held;
  });

const pilesOf = ({
  hand = [],
  deck = [],
  zones,
}: PlayerSetup): Readonly<Record<string, readonly CardSpecification[]>> => zones ?? { hand, deck };

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
    const { zones } = player;
    const piles = pilesOf(player);
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
    return zones ? { ...player, zones: { ...zones, ...anew } } : { ...player, ...anew };
  }),
});

function shuffled<T>(list: readonly T[], chance: Next): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(chance() % left.length, 1));
}
