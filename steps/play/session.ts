import {
  type Act,
  type ActResult,
  EngineCrash,
  type EnginePort,
  type ObjectView,
  type Observation,
  type OfferedOption,
  type PendingDecision,
  type SetupRequest,
  type TraceLine,
} from '../../port/contract';
import type { Reference } from '../phrases/choices';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, InputError, ScenarioFault } from '../problems';
import type { Terms } from '../terms';
import type { Attempted } from './attempted';
import { Identities } from './identities';
import { areInterchangeable } from './interchangeable';
import { Introduced } from './introduced';
import { missing } from './missing';
import { tablePage } from './table-page';

/** All that can be known of a moment of the game. */
export interface Position {
  readonly observation: Observation;
  readonly decision: PendingDecision | undefined;
  readonly trace: readonly TraceLine[];
  readonly seenBy: (seat: number) => Observation;
}

/** How the trace says that a decision left one answer. */
const UNASKED = '(the only way)';

/** What is preferred where a name means several: objects that are offered, then those of a player. */
export interface Among {
  readonly ids?: ReadonlySet<string | undefined>;
  readonly seat?: number;
}

/** A game on the engine: from setting it up on, only players act. */
export class Session {
  readonly identities = new Identities();
  /** Every name that the scenario may use. */
  readonly introduced: Introduced;
  /** Seat of the player of whom a step speaks: whose place "hers" is. */
  speaksOf: number | undefined;
  /** What was tried last, and whether the scenario looked at what came of it. */
  attempted: Attempted | undefined;
  /** A Then has said that the decision which is open now is open. */
  acknowledged = false;
  /** What players decided since something was last done, as there was one answer: a step may name it all the same. */
  madeUnasked: readonly TraceLine[] = [];
  /** The part of the turn that has begun since something was last done, and to which no step has gone. */
  hasBegun: readonly TraceLine[] = [];
  /** How the game stood after each act, in turn. */
  readonly stages: Position[] = [];
  private now: Position | undefined;
  private readonly done: Act[] = [];
  /** While something is only looked at: how the game stood before each act, by the act's place. */
  private readonly stood: string[] = [];
  private looks = 0;
  /** How many acts stand, when a refused one has taken others back. */
  private standing: number | undefined;

  constructor(
    readonly engine: EnginePort,
    readonly request: SetupRequest,
    readonly terms: Terms,
    /** Rules of the rulebook that say the same. */
    readonly equalCitations: readonly (readonly string[])[] = [],
  ) {
    this.introduced = new Introduced(request, terms.cardTypes, terms.home);
    engine.setup(request);
    this.look();
  }

  /** The game as it is now. */
  get position(): Position {
    return this.now ?? this.look();
  }

  /** Everything that was done since the table was set up, without what was only looked at. */
  get acts(): readonly Act[] {
    return this.done;
  }

  get decision(): PendingDecision | undefined {
    return this.position.decision;
  }

  /** Everything about this moment, for later. */
  snapshot(): Position {
    const views = this.request.players.map((_, seat) => this.engine.observe(seat));
    const { observation } = this.position;
    return { ...this.position, seenBy: (seat) => views[seat] ?? observation };
  }

  /** Answers the open decision. */
  answer(answer: readonly number[]): void {
    const { decision } = this;
    const result = this.submit({ do: 'answer', answer });
    if (!result.done)
      throw new ExpectationFailed(
        `${this.nameOf(decision?.player)}'s answer was refused.`,
        `to ${decision?.purpose}: ${answer.join(', ')}`,
        result.reason,
      );
  }

  /** Leaves in the order that they have what a scenario needn't put in order, up to a decision that it keeps for itself. */
  settle(keeps: (decision: PendingDecision) => boolean = () => false): void {
    for (
      let { decision } = this;
      decision && this.terms.indifferent.includes(decision.purpose);
      { decision } = this
    ) {
      if (keeps(decision)) return;
      const { kind, options, minimum } = decision;
      const all = options.map((_, place) => place);
      const { madeUnasked, hasBegun } = this;
      this.answer(kind === 'order' ? all : all.slice(0, minimum));
      this.madeUnasked = [...madeUnasked, ...this.madeUnasked];
      this.hasBegun = [...hasBegun, ...this.hasBegun];
    }
  }

  /** Chooses options of the open decision. */
  choose(options: readonly OfferedOption[]): void {
    const { decision } = this;
    if (!decision) throw new ScenarioFault('The game is over: there is nothing to choose.');
    this.answer(options.map((option) => decision.options.indexOf(option)));
  }

  /** Puts something to the engine that it may refuse. */
  submit(act: Act): ActResult {
    const { length } = this.position.trace;
    if (this.looks > 0) this.stood[this.done.length] = this.engine.hash();
    const result = this.engine.act(act);
    if (!result.done && this.looks > 0) {
      const now = this.engine.hash();
      if (now !== this.stood[this.done.length])
        this.standing = this.stood.slice(0, this.done.length).lastIndexOf(now);
    }
    if (result.done) this.done.push(act);
    this.changed();
    if (result.done) {
      if (this.looks === 0) this.stages.push(this.position);
      const news = this.position.trace.slice(length);
      this.madeUnasked = news.filter(({ what, text }) => what === 'decision' && text.endsWith(UNASKED));
      this.hasBegun = news.filter(({ kind }) => kind === 'begin');
    }
    return result;
  }

  /** Something happened that wasn't an answer. */
  private changed(): void {
    this.now = undefined;
    this.acknowledged = false;
    this.look();
  }

  /** Looks at what would be after some answers, and takes them back. */
  peek<R>(body: () => R): R {
    const hash = this.engine.hash();
    const { acknowledged, done, madeUnasked, hasBegun } = this;
    const { length } = done;
    const remembered = this.identities.remember();
    const back = (): void => {
      // An engine that takes an illegal action back takes back what the action began with, too.
      for (; done.length > length && (this.standing ?? done.length) >= done.length; done.pop())
        this.engine.undo();
      for (; done.length > length && this.engine.hash() !== hash; done.pop()) this.engine.undo();
      done.length = length;
      this.redo(hash);
      this.standing = undefined;
      this.looks -= 1;
      this.identities.restore(remembered);
      this.changed();
      this.acknowledged = acknowledged;
      this.madeUnasked = madeUnasked;
      this.hasBegun = hasBegun;
    };
    this.looks += 1;
    try {
      const seen = body();
      back();
      if (this.engine.hash() === hash) return seen;
    } catch (error) {
      back();
      throw error;
    }
    throw new EngineCrash('The engine did not take back what it was asked to take back.');
  }

  /** A refused answer may have taken back acts that came before the look: they are done once more. */
  private redo(hash: string): void {
    const now = this.engine.hash();
    if (now === hash) return;
    const place = this.stood.slice(0, this.done.length).lastIndexOf(now);
    if (place >= 0) for (const act of this.done.slice(place)) this.engine.act(act);
  }

  /** The open decision, which must be this player's. */
  decisionOf(seat: number): PendingDecision {
    const { decision } = this;
    if (!decision) throw new ScenarioFault(`${this.nameOf(seat)} is asked nothing: the game is over.`);
    if (decision.player !== seat) {
      throw new ScenarioFault(
        `${this.nameOf(seat)} isn't asked anything: ${this.nameOf(decision.player)} ${decision.purpose === 'priority' ? 'has priority' : `is asked to ${decision.purpose}`}.`,
      );
    }
    return decision;
  }

  nameOf(seat: number | undefined): string {
    return (seat === undefined ? undefined : this.request.players[seat]?.name) ?? 'nobody';
  }

  /** The object that a name means; of several, one that is among these, and of cards in one hand that are the same, any. */
  find(reference: ObjectReference, among: Among = {}, position: Position = this.position): ObjectView {
    const found = this.search(reference, position);
    const offered = found.filter(({ id }) => among.ids?.has(id));
    const own = found.filter((object) => (object.controller ?? object.owner) === among.seat);
    const candidates = [offered, own, found].find((each) => each.length > 0) ?? [];
    const [only, other] = candidates;
    if (!only) throw missing(reference, this.identities, this.introduced);
    if (!other || areInterchangeable(candidates)) return only;
    throw this.ambiguous(reference, candidates, position);
  }

  /** A name means several objects: which is the scenario's to say, unless the engine made more than there are cards. */
  private ambiguous(
    reference: ObjectReference,
    candidates: readonly ObjectView[],
    position: Position,
  ): Error {
    const { name, text } = reference;
    const where = candidates.map((object) => this.whereabouts(object, position)).join(', ');
    const found = `${candidates.length} objects are called ${text}: ${where}.`;
    const cards = this.introduced.cardsCalled(name);
    if (!reference.ability && cards > 0 && candidates.length > cards && !this.introduced.mentions(name))
      return new ExpectationFailed(found, `${cards} of the name`, `${candidates.length} of the name`);
    const [first] = candidates;
    const number = `which, the number behind the quotes: "${name}" (${this.identities.numberOf(first?.id ?? '')})`;
    const owners = new Set(candidates.map(({ controller, owner }) => controller ?? owner));
    const owner = this.nameOf(first?.controller ?? first?.owner);
    const whose = owners.size > 1 ? `whose, as in ${owner}'s "${name}", or ` : '';
    return new InputError(`${found} Say ${whose}${number}.`);
  }

  /** What the game says of an object in a zone that all players share, as "in play"; undefined for other zones. */
  sharedZone(zone: string): string | undefined {
    return Object.entries(this.terms.sharedZones).find(([, name]) => name === zone)?.[0];
  }

  /** What tells an object apart from others with its name: its number, whose it is, and where. */
  private whereabouts(
    { id, controller, owner, zone, at: base }: ObjectView,
    { observation }: Position,
  ): string {
    const home = base === undefined ? undefined : observation.objects.find((object) => object.id === base);
    const place = home?.name === undefined ? (this.sharedZone(zone) ?? `in ${zone}`) : `in "${home.name}"`;
    return `(${this.identities.numberOf(id)}) ${this.nameOf(controller ?? owner)}'s, ${place}`;
  }

  /** Every object that a name can mean. */
  search(reference: ObjectReference, { observation }: Position = this.position): readonly ObjectView[] {
    const { owner, number, ability } = reference;
    const name = this.nameMeant(reference.name);
    const seat = owner === undefined ? undefined : this.seat(owner);
    const mine = (object: ObjectView): boolean =>
      seat === undefined || (object.controller ?? object.owner) === seat;
    if (ability)
      return observation.objects.filter(
        (object) =>
          object.source !== undefined && this.identities.nameOf(object.source) === name && mine(object),
      );
    return observation.objects.filter(
      (object) =>
        object.source === undefined &&
        object.name === name &&
        mine(object) &&
        (number === undefined || this.identities.numberOf(object.id) === number),
    );
  }

  /** A place that is "hers" is that of the player of whom the step speaks. */
  nameMeant(name: string): string {
    const own = /^(?:her|his|their) ((?:second |third )?([a-z ]+))$/.exec(name);
    const { home } = this.terms;
    if (!own || own[2] !== home) return name;
    if (this.speaksOf === undefined)
      throw new InputError(`Whose ${home} is "${name}"? Say "${this.nameOf(0)}'s ${own[1]}".`);
    return `${this.nameOf(this.speaksOf)}'s ${own[1]}`;
  }

  seat(name: string): number {
    const seat = this.request.players.findIndex((player) => player.name === name);
    if (seat < 0) throw new InputError(`Nobody called ${name} plays.`);
    return seat;
  }

  /** The offered option that is about an object or a player. */
  optionFor(reference: Reference, options: readonly OfferedOption[]): OfferedOption | undefined {
    if ('player' in reference) {
      const seat = this.seat(reference.player);
      return options.find((option) => option.player === seat && option.object === undefined);
    }
    const { object } = reference;
    const ids = new Set(options.map((option) => option.object));
    // What has become of it since doesn't matter: an ability is named by the object that it comes from.
    const before = new Set(this.identities.idsOf(object.name, object.number));
    const was = options.filter((option) => option.object !== undefined && before.has(option.object));
    if (this.search(object).length === 0) return was[0] ?? options.find(({ label }) => label === object.name);
    const { id } = this.find(object, { ids });
    return (
      options.find((option) => option.object === id) ??
      was[0] ??
      options.find(({ label }) => label === object.name)
    );
  }

  /** What the table looks like now. */
  page(): string {
    return tablePage(this.position.observation, this.decision, this.terms);
  }

  private look(): Position {
    const observation = this.engine.observe();
    const position: Position = {
      observation,
      decision: this.engine.legal(),
      trace: this.engine.trace(),
      seenBy: (seat) => this.engine.observe(seat),
    };
    this.identities.see(observation);
    this.introduced.see(observation, position.decision);
    this.now = position;
    return position;
  }
}
