import type { CardSpecification, SetupRequest, TraceLine } from '../../../../port/contract';
import { cardsByName } from '../../../cards-of-setup';
import { nameOn } from '../../../invariants/spoken';

/** Who has played a card in the turn that is under way. */
export class CardsPlayed {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  /** Has the turn been seen from its beginning? */
  private isWhole = false;
  /** Who has played something: what isn't seen any more may have been a token. */
  private readonly something = new Set<number>();
  private readonly cards = new Set<number>();

  constructor(table: SetupRequest) {
    this.printed = cardsByName(table);
  }

  /** Hears a line of the trace. */
  hear(line: TraceLine): void {
    const { kind, detail, player = -1 } = line;
    if (kind === 'begin' && detail === 'awaken phase') {
      this.isWhole = true;
      this.something.clear();
      this.cards.clear();
    }
    if (kind !== 'play') return;
    this.something.add(player);
    if (this.printed.has(nameOn(line))) this.cards.add(player);
  }

  /** Is it known that a player has played nothing this turn? */
  isNone(player: number): boolean {
    return this.isWhole && !this.something.has(player);
  }

  /** Is it known that a player has played a card this turn? */
  isSome(player: number): boolean {
    return this.cards.has(player);
  }
}
