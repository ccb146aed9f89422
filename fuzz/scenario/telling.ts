import type { ObjectView, OfferedOption, PendingDecision } from '../../port/contract';
import type { Declaration } from '../game-words';
import { fuzzedRulebook } from '../rulebooks';
import type { AnsweredMoment, LastMoment, RecordedGame } from './moments';
import { type Counting, quoted } from './words';

/** A recorded game and the names that its objects have in sentences. */
export class Told {
  constructor(
    private readonly game: RecordedGame,
    private readonly counting: Counting,
  ) {
    for (const { observation } of [...game.moments, game.last]) if (observation) counting.see(observation);
  }

  get length(): number {
    return this.game.moments.length;
  }

  /** A moment in which something is decided; throws RangeError where the game has none with this place. */
  moment(at: number): AnsweredMoment {
    const found = this.game.moments[at];
    if (!found) throw new RangeError(`The game has no moment ${at}.`);
    return found;
  }

  /** The same, or how the game ended. */
  stop(at: number): AnsweredMoment | LastMoment {
    return this.game.moments[at] ?? this.game.last;
  }

  player(seat: number): string {
    return this.game.request.players[seat]?.name ?? '';
  }

  /** The options that were chosen, in the order in which they were named. */
  chosen(at: number): readonly OfferedOption[] {
    const { decision, answer } = this.moment(at);
    return answer.flatMap((place) => decision.options[place] ?? []);
  }

  /** The first option that was chosen. */
  first(at: number): OfferedOption | undefined {
    return this.chosen(at)[0];
  }

  /** An option as a sentence says it: an object, a player, or the option's own words. */
  thing(at: number, { object, player, label }: OfferedOption): string {
    if (object !== undefined) return this.object(at, object);
    return player === undefined ? quoted(label) : this.player(player);
  }

  /** An object as a sentence says it, so that no other one is meant. */
  object(at: number, id: string): string {
    const view = this.view(at, id);
    if (view?.source !== undefined) return `the ability of ${quoted(this.nameOf(at, view.source))}`;
    const name = quoted(view?.name ?? '');
    const { objects = [] } = this.stop(at).observation ?? {};
    const same = objects.filter((each) => each.name === view?.name && each.source === undefined);
    if (same.length < 2) return name;
    const holder = (each: ObjectView): number => each.controller ?? each.owner;
    const mine = view && same.filter((each) => holder(each) === holder(view));
    if (view && mine?.length === 1) return `${this.player(holder(view))}'s ${name}`;
    return `${name} (${this.counting.numberOf(id)})`;
  }

  /** The declaration that a decision is; undefined where it is none. */
  declaration({ purpose }: PendingDecision): Declaration | undefined {
    return fuzzedRulebook(this.game.request.rulebook)?.words.declarations[purpose];
  }

  /** Is a decision one that does nothing: a pass, an empty declaration, an order that doesn't matter? */
  isIdle(at: number, indifferent: readonly string[]): boolean {
    const { decision, answer } = this.moment(at);
    if (this.isSettled(at, indifferent)) return true;
    const idle = decision.purpose === 'priority' ? 'pass' : this.declaration(decision) ? 'done' : undefined;
    return idle !== undefined && answer.length === 1 && this.first(at)?.action === idle;
  }

  /** Does a scenario settle this by itself? */
  isSettled(at: number, indifferent: readonly string[]): boolean {
    const { decision, answer } = this.moment(at);
    return indifferent.includes(decision.purpose) && answer.every((place, index) => place === index);
  }

  /** The name that an object has, or had when it was last seen. */
  nameEver(id: string): string {
    return this.nameOf(this.length, id);
  }

  private nameOf(at: number, id: string): string {
    return this.view(at, id)?.name ?? '';
  }

  /** What is or was last known of an object. */
  private view(at: number, id: string): ObjectView | undefined {
    for (let place = at; place >= 0; place -= 1) {
      const found = this.stop(place).observation?.objects.find((each) => each.id === id);
      if (found?.name !== undefined) return found;
    }
    return undefined;
  }
}
