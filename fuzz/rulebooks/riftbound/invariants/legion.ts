import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { textsNamedBy } from '../../../invariants/spoken';
import { DeedsSince } from './deeds-since';

const IN_VAIN = 'a spell with Legion before any other card';

/** 738.1.c.1: Legion on spells. */
export const legion: Invariant = {
  number: 'R46',
  name: 'legion',
  rules: ['738.1.c.1'],
  cost: 'cheap',
  documentation:
    'A spell all of whose text has Legion does nothing as it resolves where its player has played no other card in the turn, as far as that turn was seen from its beginning.',
  gherkin: 'a spell with Legion does nothing unless another card was played before',
  broken: 'a spell with Legion does something although no other card was played before',
  mustReach: { [IN_VAIN]: 0 },
  seldom: true,
  watch: (game) => new Legion(game),
};

const LEGION = /^(?:\[\w+\]\s*)*\[Legion\] - [^\n]*$/;
class Legion implements Watcher {
  /** Who has played a card this turn; undefined until a turn has begun. */
  private played: Set<number> | undefined;
  private readonly deeds = new DeedsSince();

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const { kind, detail } = line;
      if (kind === 'begin' && detail === 'awaken phase') this.played = new Set();
      const wrong = kind === 'play' ? this.plays(line, moment) : undefined;
      if (wrong !== undefined) return wrong;
      this.deeds.hear(line);
    }
    return undefined;
  }

  private plays(line: TraceLine, { objects, reach }: Moment): string | undefined {
    const { object = '', player = -1 } = line;
    const { played, deeds } = this;
    const { done } = deeds;
    const card = objects.get(object);
    const isSpell = card?.types.includes('spell') ?? false;
    const texts = isSpell ? textsNamedBy(this.game.table, line) : [];
    const isFirst = !(played?.has(player) ?? true);
    // What isn't seen any more may have been a token: it counts all the same.
    played?.add(player);
    if (isSpell) deeds.done = undefined;
    if (!isFirst || !isSpell || texts.length !== 1 || !LEGION.test(texts[0] ?? '')) return undefined;
    reach.saw(IN_VAIN);
    return done === undefined
      ? undefined
      : `"${card?.name}" has Legion and was the first card that its player played in the turn, and there was: ${done}.`;
  }
}
