import { Decided, EngineHang, UnknownRule } from '../engine/kernel';
import {
  type Action,
  concede,
  deckProblems,
  judged,
  type LegionsGame,
  legionsOfWill,
  newGame,
  Occurrence,
  type Piece,
  resumeGame,
  start,
  startGame,
} from '../engine/legions-of-will';
import {
  type Act,
  type ActResult,
  EngineCrash,
  type EnginePort,
  type Hello,
  type Observation,
  type PendingDecision,
  type RuleInfo,
  SetupProblem,
  type SetupRequest,
  type TraceLine,
} from './contract';
import { arrange } from './in-process-arrange';
import { observe } from './in-process-observe';
import { features } from './protocol/features';

const idOf = (piece: { readonly id: number }): string => `o${piece.id}`;

/** Digest of the rulebook that the engine was written against; a unit test compares it with the rulebook's. */
const RULEBOOK = 'ed8ca8a5cca0b3cf';

/** The reference engine, spoken to by function calls. */
export class ReferenceEngine implements EnginePort {
  private game: LegionsGame | undefined;

  hello(): Hello {
    const numbers = [...legionsOfWill.rules].flatMap(([number, all]) =>
      all.map((rule): RuleInfo => ({ number, title: rule.title, form: rule.form })),
    );
    return {
      engine: 'Rulewright reference engine',
      protocol: 1,
      rulebooks: [
        { id: legionsOfWill.rulebook, edition: legionsOfWill.edition, digest: RULEBOOK, rules: numbers },
      ],
      features: { supported: [...features], missing: [] },
    };
  }

  setup(request: SetupRequest): void {
    this.reset();
    if (request.rulebook !== legionsOfWill.rulebook)
      throw new SetupProblem(
        `The reference engine doesn't play "${request.rulebook}"; it plays ${legionsOfWill.rulebook}.`,
      );
    const game = this.begin(request);
    this.game = game;
    game.stopsAtPriority = request.stops === 'every priority';
    arrange(game, request);
    if (request.decks === 'constructed') this.refuseIllegalDecks(game);
    for (const { purpose, values } of request.chance ?? []) game.chance.script(purpose, values);
    this.guarded(() => {
      if (request.from === 'the beginning') startGame(game);
      else resumeGame(game, request.from.part, request.from.turn);
    });
  }

  /** 100.2a: each player's own cards make a legal deck. */
  private refuseIllegalDecks(game: LegionsGame): void {
    for (const { seat, name } of game.players) {
      const [problem] = deckProblems(game, seat);
      if (problem)
        throw new SetupProblem(
          `${name}'s deck is no constructed deck (100.2a): ${problem}. Give ${name} a legal one.`,
        );
    }
  }

  private begin(request: SetupRequest): LegionsGame {
    try {
      return newGame({
        players: request.players.map((player) => player.name),
        seed: request.seed,
        off: request.off,
      });
    } catch (error) {
      if (error instanceof UnknownRule) throw new SetupProblem(error.message);
      throw error;
    }
  }

  legal(): PendingDecision | undefined {
    const { decision } = this.playing();
    if (!decision) return undefined;
    const options =
      'options' in decision
        ? decision.options.map(({ label, action, object, onto, player, index }) => ({
            label,
            action,
            player,
            index,
            object: object && idOf(object),
            onto: onto && idOf(onto),
          }))
        : [];
    return {
      player: decision.player,
      kind: decision.kind,
      purpose: decision.purpose,
      rule: decision.rule.split('~')[0] ?? decision.rule,
      options,
      minimum: 'minimum' in decision ? decision.minimum : 0,
      maximum: 'maximum' in decision ? decision.maximum : 0,
      amount: decision.kind === 'distribute' ? decision.amount : 0,
      minimums: decision.kind === 'distribute' ? decision.minimums : [],
      thresholds: decision.kind === 'distribute' ? decision.thresholds : undefined,
    };
  }

  act(act: Act): ActResult {
    const game = this.playing();
    switch (act.do) {
      case 'answer': {
        const asked = game.decision?.rule;
        const refused = this.guarded(() => game.act(act.answer));
        if (refused === undefined) return { done: true };
        // The reason for reversing an action ends with the rule that it broke.
        const broken = /\((\d{3}[^()]*)\)$/.exec(refused)?.[1] ?? asked;
        return { done: false, reason: refused, rule: broken && plain(broken) };
      }
      case 'concede':
        return this.guarded(() => concede(game, act.player))
          ? { done: true }
          : { done: false, reason: 'conceding is not possible', rule: '103.3a' };
      case 'attempt':
        return this.guarded(() => this.attempt(game, act));
    }
  }

  private attempt(game: LegionsGame, act: Extract<Act, { do: 'attempt' }>): ActResult {
    const { decision } = game;
    if (!decision) return { done: false, reason: 'the game is over' };
    const matching =
      'options' in decision
        ? decision.options.findIndex(
            (option) =>
              (act.word === undefined ? option.action === act.action : option.label === act.word) &&
              (option.object && idOf(option.object)) === act.object &&
              (act.onto === undefined || option.onto === undefined || idOf(option.onto) === act.onto) &&
              (act.index === undefined || option.index === act.index),
          )
        : -1;
    if (matching >= 0 && decision.player === act.player)
      return this.act({ do: 'answer', answer: [matching] });
    if (decision.player !== act.player)
      return {
        done: false,
        reason: `${game.player(act.player).name} is not the one to decide`,
        rule: decision.purpose === 'priority' ? '111.1' : decision.rule,
      };
    const action = this.actionFor(game, act);
    if (!action || decision.purpose !== 'priority')
      return {
        done: false,
        reason: 'that is not among the legal options',
        rule: this.forbidden(game, act) ?? decision.rule,
      };
    for (const { action: what, subject } of judged(action)) {
      const forbidding = game.forbidding(what, act.player, subject);
      if (forbidding) return { done: false, reason: forbidding.title, rule: forbidding.number };
      if (!game.permitting(what, act.player, subject))
        return { done: false, reason: 'no rule permits it now', rule: decision.rule };
    }
    const illegal = game.attempt(() => start(game, act.player, action));
    if (!illegal) throw new EngineCrash(`The engine didn't offer "${act.action}", but could carry it out.`);
    return { done: false, reason: illegal.reason, rule: illegal.rule.number };
  }

  private forbidden(game: LegionsGame, act: Extract<Act, { do: 'attempt' }>): string | undefined {
    const piece = this.find(game, act.object);
    const onto = this.find(game, act.onto);
    if (!piece || act.action === 'activate' || act.action === 'move a unit') return undefined;
    if (act.action === 'block' && onto)
      return game.forbidding('block a unit', act.player, { unit: piece, attacker: onto })?.number;
    return game.forbidding(act.action, act.player, piece)?.number;
  }

  private actionFor(
    game: LegionsGame,
    { action, object, onto, index }: Extract<Act, { do: 'attempt' }>,
  ): Action | undefined {
    const piece = this.find(game, object);
    const base = this.find(game, onto);
    if (!piece) return undefined;
    if (action === 'play' || action === 'redeem' || action === 'turn up a base') return { action, piece };
    if (action === 'move a unit' && base) return { action, piece, base };
    if (action !== 'activate') return undefined;
    const abilities = game.look(piece).abilities.filter((ability) => ability.kind === 'activated');
    const ability = index === undefined ? abilities[0] : piece.card.abilities[index];
    return ability && { action, piece, ability };
  }

  private find(game: LegionsGame, id: string | undefined): Piece | undefined {
    if (id === undefined) return undefined;
    const zones = [
      game.battlefield,
      game.chain,
      game.expelled,
      ...game.players.flatMap((player) => [player.hand, player.graveyard, player.deck]),
    ];
    for (const zone of zones) for (const piece of zone.objects) if (idOf(piece) === id) return piece;
    return undefined;
  }

  observe(viewer?: number): Observation {
    return observe(this.playing(), viewer);
  }

  trace(from = 0): readonly TraceLine[] {
    const game = this.playing();
    return game.trace.slice(from).map((entry): TraceLine => {
      if (entry instanceof Decided) {
        const { decision, answer, forced } = entry;
        return {
          what: 'decision',
          rule: plain(decision.rule),
          kind: decision.purpose,
          player: decision.player,
          get text() {
            const labels =
              'options' in decision && decision.kind !== 'distribute'
                ? answer.map((place) => decision.options[place]?.label ?? '?')
                : answer.map(String);
            return `${game.player(decision.player).name}: ${decision.purpose}: ${labels.join(', ') || 'none'}${forced ? ' (the only way)' : ''}`;
          },
        };
      }
      const event = entry;
      const about = event instanceof Occurrence ? event.about : {};
      return {
        what: 'event',
        rule: event.cause && plain(event.cause.number),
        kind: event.kind,
        // Most lines are read by programs, which have no use for it.
        get text() {
          return event.describe(game);
        },
        player: about.player,
        object: about.piece && idOf(about.piece),
        amount: about.amount,
        detail: about.what,
      };
    });
  }

  exercised(): readonly string[] {
    const numbers = [...this.playing().exercised].flatMap((rule) => [rule.number, ...rule.also]);
    return [...new Set(numbers)].sort();
  }

  hash(): string {
    return this.playing().hash();
  }

  leftOver(): readonly { readonly purpose: string; readonly value: number }[] {
    return this.playing().chance.leftOver();
  }

  undo(): boolean {
    return this.playing().undo();
  }

  reset(): void {
    this.game = undefined;
  }

  private playing(): LegionsGame {
    if (!this.game) throw new SetupProblem('No game has been set up.');
    return this.game;
  }

  private guarded<R>(body: () => R): R {
    try {
      return body();
    } catch (error) {
      if (error instanceof SetupProblem || error instanceof EngineCrash) throw error;
      if (error instanceof EngineHang) throw new EngineCrash(error.message, { cause: error });
      if (error instanceof RangeError && error.message.includes('scripted'))
        throw new SetupProblem(error.message);
      throw new EngineCrash(`The engine crashed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

const plain = (number: string): string => number.split('~')[0] ?? number;
