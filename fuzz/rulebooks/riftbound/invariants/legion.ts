import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken, textsNamedBy } from '../../../invariants/spoken';
import { CardsPlayed } from './cards-played';
import { DeedsSince } from './deeds-since';
import { isPut } from './is-put';
import { isInPlay } from './object-phrases';
import { onlyTrigger } from './only-trigger';
import { spokenIn } from './spoken';
import { UNCHOSEN } from './unchosen';

const IN_VAIN = 'a spell with Legion before any other card';
const SILENT = 'a permanent with Legion before any other card';
const DONE = 'a spell with Legion after another card, and what it tells to do';
const TRIGGERED = 'a permanent with Legion after another card, whose ability triggered';
const OFFERED = 'an ability with Legion that may be activated';

/** 738.1.c: what is said after Legion applies only once a card was played. */
export const legion: Invariant = {
  number: 'R46',
  name: 'legion',
  rules: ['738.1.c.1', '738.1.c.2', '738.1.c.4'],
  ruleOf: (message) =>
    message.includes('is offered to activate')
      ? '738.1.c.4'
      : message.includes('has played nothing')
        ? '738.1.c.2'
        : '738.1.c.1',
  cost: 'cheap',
  documentation:
    'A spell all of whose text has Legion does nothing as it resolves where its player has played no other card in the turn, as far as that turn was seen from its beginning; nor does an ability with Legion trigger there when the permanent that has it is played: the card itself is no other card. Where its player has played another card, a spell that tells to draw draws, and what triggers as its permanent is played, to do what nobody has to choose anything for, is put onto the chain. Before its player has played anything in a turn no other ability with Legion triggers, where it is the only text of all objects of its name, and none may be activated.',
  gherkin: 'what is said after Legion applies once another card was played, and not before',
  broken: 'what is said after Legion applies although no other card was played, or does not although one was',
  mustReach: { [IN_VAIN]: 0, [SILENT]: 0, [DONE]: 0, [TRIGGERED]: 0, [OFFERED]: 1 },
  seldom: true,
  watch: (game) => new Legion(game),
};

const HAS_LEGION = /^\[Legion\] - /;
const SPELL = /^(?:\[\w+\]\s*)*\[Legion\] - [^\n]*$/;
const DRAWS = /^(?:\[\w+\]\s*)*\[Legion\] - draw \d\.$/i;
/** All that a permanent says is what happens when it is played. */
const PLAY_EFFECT = /^\[Legion\] - when (?:I'm played|you play (?:me|this)), [^\n]*$/i;
/** The same, to do what nobody has to choose anything for. What only adds resources needn't come to the chain. */
const PLAIN_EFFECT = new RegExp(
  `^\\[Legion\\] - when (?:I'm played|you play (?:me|this)), (?!add )(?:${UNCHOSEN})\\.$`,
  'i',
);
/** What replaces or forbids what is done. */
const changes = rememberingTexts((text) => /\bwould\b|\binstead\b|next time|\bcan't\b/i.test(text));

/** A permanent that was played. */
interface Played {
  readonly id: string;
  readonly name: string;
  readonly player: number;
}

class Legion implements Watcher {
  private readonly played: CardsPlayed;
  private readonly changed: Spoken;
  private readonly deeds = new DeedsSince();
  /** The permanent with Legion that was the first card of its player's, until anybody plays another one. */
  private silent: Played | undefined;
  /** The permanent with Legion that was not, until its ability is put onto the chain. */
  private due: Played | undefined;

  constructor(private readonly game: WatchedGame) {
    this.played = new CardsPlayed(game.table);
    this.changed = spokenIn(game.table, changes);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority } = moment;
    this.changed.hear(lines);
    for (const line of lines) {
      // What was paid for it was done before.
      if (line.kind === 'finalize') this.deeds.done = undefined;
      const wrong = line.kind === 'play' ? this.plays(line, moment) : this.triggers(line, moment);
      if (wrong !== undefined) return wrong;
      this.played.hear(line);
      this.deeds.hear(line);
    }
    return hasPriority ? (this.lacking(moment) ?? this.offered(moment)) : undefined;
  }

  private plays(line: TraceLine, moment: Moment): string | undefined {
    const { object = '', player = -1 } = line;
    const { played, deeds } = this;
    const { done } = deeds;
    const card = moment.objects.get(object);
    const isSpell = card?.types.includes('spell') ?? false;
    const texts = textsNamedBy(this.game.table, line);
    const [text = ''] = texts;
    this.silent = undefined;
    if (isSpell) deeds.done = undefined;
    if (texts.length !== 1 || card === undefined) return undefined;
    if (isSpell) return this.resolves(card.name ?? '', text, done, player, moment);
    if (!PLAY_EFFECT.test(text)) return undefined;
    const permanent = { id: object, name: card.name ?? '', player };
    if (played.isNone(player)) {
      moment.reach.saw(SILENT);
      this.silent = permanent;
    } else if (played.isSome(player) && PLAIN_EFFECT.test(text)) this.due = permanent;
    return undefined;
  }

  private resolves(
    name: string,
    text: string,
    done: string | undefined,
    player: number,
    { table, reach }: Moment,
  ): string | undefined {
    if (this.played.isNone(player) && SPELL.test(text)) {
      reach.saw(IN_VAIN);
      return done === undefined
        ? undefined
        : `"${name}" has Legion and was the first card that its player played in the turn, and there was: ${done}.`;
    }
    if (!this.played.isSome(player) || !DRAWS.test(text)) return undefined;
    if (this.changed.isSaid || this.changed.isOn(table)) return undefined;
    if (done !== undefined) reach.saw(DONE);
    else if (table.objects.some(({ zone, owner }) => zone === 'main deck' && owner === player))
      return `"${name}" has Legion and was not the first card that its player played in the turn, and nothing was done.`;
    return undefined;
  }

  /** Does what must be silent trigger all the same? */
  private triggers(line: TraceLine, moment: Moment): string | undefined {
    const { silent, due } = this;
    if (line.kind !== PUT) return undefined;
    if (due && isOf(line, due)) {
      moment.reach.saw(TRIGGERED);
      this.due = undefined;
    }
    if (silent && isOf(line, silent) && onlySays(PLAY_EFFECT, silent.name, moment))
      return `"${silent.name}" has Legion and was the first card that its player played in the turn, and its ability was put onto the chain.`;
    if (line.player === undefined || !this.played.isNone(line.player)) return undefined;
    const source = moment.table.objects.find((each) => isInPlay(each) && isPut(line, each));
    const isWrong =
      source?.name !== undefined &&
      onlySays(HAS_LEGION, source.name, moment) &&
      !onlySays(PLAY_EFFECT, source.name, moment);
    return isWrong
      ? `"${source.name}" has Legion and its controller has played nothing in the turn, and its ability was put onto the chain.`
      : undefined;
  }

  /** Has an ability not triggered that was to, by the time that somebody has priority? */
  private lacking(moment: Moment): string | undefined {
    const { due } = this;
    this.due = undefined;
    return due && moment.objects.get(due.id)?.zone === 'board' && onlySays(PLAIN_EFFECT, due.name, moment)
      ? `"${due.name}" has Legion and was not the first card that its player played in the turn, and its ability did not trigger.`
      : undefined;
  }

  /** Is an ability with Legion offered before its time? */
  private offered({ decision, objects, table, reach }: Moment): string | undefined {
    for (const { action, object = '', index = -1 } of decision?.options ?? []) {
      if (action !== 'activate' || !decision) continue;
      const source = objects.get(object);
      const text = source?.abilities[index] ?? '';
      if (!HAS_LEGION.test(text)) continue;
      reach.saw(OFFERED);
      if (this.played.isNone(decision.player))
        return `${table.players[decision.player]?.name} has played nothing in the turn and is offered to activate "${source?.name}", which says "${text}".`;
    }
    return undefined;
  }
}

const PUT = 'put onto the chain';

/** Does a line tell that an ability of a permanent was put onto the chain? */
const isOf = (line: TraceLine, { name, player }: Played): boolean =>
  isPut(line, { name, controller: player });

/** Is there one text alone, of this form, that can be an ability of an object of that name? */
function onlySays(form: RegExp, name: string, { table }: Moment): boolean {
  const called = table.objects.filter((each) => isInPlay(each) && each.name === name);
  return called.length > 0 && called.every((each: ObjectView) => form.test(onlyTrigger(each) ?? ''));
}
