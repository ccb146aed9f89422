import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { textsNamedBy } from '../../../invariants/spoken';

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
const DEEDS: ReadonlySet<string> = new Set([
  ...['draw', 'deal damage', 'kill', 'stun', 'buff', 'ready', 'exhaust', 'heal', 'move', 'recall', 'recycle'],
  ...['discard', 'channel', 'add energy', 'add power', 'gain points', 'apply', 'enter the board', 'banish'],
  ...['put into zone', 'counter', 'attach', 'detach', 'look', 'reveal', 'begin a delayed ability'],
]);

class Legion implements Watcher {
  /** Who has played a card this turn; undefined until a turn has begun. */
  private played: Set<number> | undefined;
  /** What was done since somebody had priority. */
  private done: string | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const { what, kind, detail } = line;
      if (what === 'decision') {
        if (kind === 'priority') this.done = undefined;
      } else if (kind === 'begin') {
        this.done = undefined;
        if (detail === 'awaken phase') this.played = new Set();
      } else if (kind === 'play') {
        const wrong = this.plays(line, moment);
        if (wrong !== undefined) return wrong;
      } else if (DEEDS.has(kind)) this.done ??= kind;
      else if (kind === 'resolve') this.done = undefined;
    }
    return undefined;
  }

  private plays(line: TraceLine, { objects, reach }: Moment): string | undefined {
    const { object = '', player = -1 } = line;
    const { played, done } = this;
    const card = objects.get(object);
    const isSpell = card?.types.includes('spell') ?? false;
    const texts = isSpell ? textsNamedBy(this.game.table, line) : [];
    const isFirst = !(played?.has(player) ?? true);
    // What isn't seen any more may have been a token: it counts all the same.
    played?.add(player);
    if (isSpell) this.done = undefined;
    if (!isFirst || !isSpell || texts.length !== 1 || !LEGION.test(texts[0] ?? '')) return undefined;
    reach.saw(IN_VAIN);
    return done === undefined
      ? undefined
      : `"${card?.name}" has Legion and was the first card that its player played in the turn, and there was: ${done}.`;
  }
}
