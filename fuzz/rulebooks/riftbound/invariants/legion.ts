import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, textsNamedBy } from '../../../invariants/spoken';
import { DeedsSince } from './deeds-since';

const IN_VAIN = 'a spell with Legion before any other card';
const SILENT = 'a permanent with Legion before any other card';

/** 738.1.c.1: Legion on spells and play effects. */
export const legion: Invariant = {
  number: 'R46',
  name: 'legion',
  rules: ['738.1.c.1'],
  cost: 'cheap',
  documentation:
    'A spell all of whose text has Legion does nothing as it resolves where its player has played no other card in the turn, as far as that turn was seen from its beginning; nor does an ability with Legion trigger there when the permanent that has it is played: the card itself is no other card.',
  gherkin: 'a card with Legion does nothing as it is played unless another card was played before',
  broken: 'a card with Legion does something as it is played although no other card was played before',
  mustReach: { [IN_VAIN]: 0, [SILENT]: 0 },
  seldom: true,
  watch: (game) => new Legion(game),
};

const LEGION = /^(?:\[\w+\]\s*)*\[Legion\] - [^\n]*$/;
/** All that a permanent says is what happens when it is played. */
const PLAY_EFFECT = /^\[Legion\] - when (?:I'm played|you play (?:me|this)), [^\n]*$/i;

class Legion implements Watcher {
  /** Who has played a card this turn; undefined until a turn has begun. */
  private played: Set<number> | undefined;
  private readonly deeds = new DeedsSince();
  /** The permanent with Legion that was the first card of its player's, until anybody plays another one. */
  private silent: { readonly name: string; readonly player: number } | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const { kind, detail } = line;
      if (kind === 'begin' && detail === 'awaken phase') this.played = new Set();
      // What was paid for it was done before.
      if (kind === 'finalize') this.deeds.done = undefined;
      const wrong = kind === 'play' ? this.plays(line, moment) : this.triggers(line);
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
    const texts = textsNamedBy(this.game.table, line);
    const isFirst = !(played?.has(player) ?? true);
    // What isn't seen any more may have been a token: it counts all the same.
    played?.add(player);
    this.silent = undefined;
    if (isSpell) deeds.done = undefined;
    const [text = ''] = texts;
    if (!isFirst || texts.length !== 1) return undefined;
    if (!isSpell && PLAY_EFFECT.test(text)) {
      reach.saw(SILENT);
      this.silent = { name: nameOn(line), player };
    }
    if (!isSpell || !LEGION.test(text)) return undefined;
    reach.saw(IN_VAIN);
    return done === undefined
      ? undefined
      : `"${card?.name}" has Legion and was the first card that its player played in the turn, and there was: ${done}.`;
  }

  /** Does what must be silent trigger all the same? */
  private triggers(line: TraceLine): string | undefined {
    const { silent } = this;
    if (!silent || line.kind !== PUT || line.player !== silent.player) return undefined;
    return nameOn(line).startsWith(`${silent.name}: `)
      ? `"${silent.name}" has Legion and was the first card that its player played in the turn, and its ability was put onto the chain.`
      : undefined;
  }
}

const PUT = 'put onto the chain';
