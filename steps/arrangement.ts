import { type CardSpecification, SetupProblem, type SetupRequest } from '../port/contract';
import { readText } from '../port/in-process-text';
import type { CardsPhrase } from './phrases/cards';
import type { ObjectReference } from './phrases/references';
import { hostIn, playerSetup, type Side, type Table } from './player-setup';
import type { RunOptions } from './run-options';
import { refuseOffTheDie, refuseTooMany, refuseUncountable } from './table-limits';
import type { Fields, Terms } from './terms';

/** Can a card of a type lie hidden, though it is no permanent, and does it? */
export const canLieHidden = (
  { statuses = [] }: Pick<CardsPhrase, 'statuses'>,
  type: string,
  { hidden }: Terms,
): boolean => hidden !== undefined && statuses.includes(hidden.status) && hidden.types.includes(type);

/** The table that a scenario's Givens describe. */
export class Arrangement implements Table {
  readonly sides: readonly Side[];
  private active: string;
  private part: string;
  private turn: number;
  constructed = false;
  madeUp = false;
  private readonly chance: { readonly purpose: string; readonly values: readonly (number | string)[] }[] = [];

  constructor(
    readonly terms: Terms,
    names: readonly string[],
    readonly fromTheBeginning: boolean,
    /** What an amendment of the scenario's own changes. */
    private readonly changes: readonly string[] = [],
  ) {
    if (names.length < 2)
      throw new SetupProblem('A game needs two players or more: "between Alice and Bob".');
    if (new Set(names).size < names.length) throw new SetupProblem('Players need names of their own.');
    this.sides = names.map((name) => ({
      name,
      resources: new Map(),
      piles: new Map(),
      sizes: new Map(),
      permanents: [],
    }));
    this.active = names[0] ?? '';
    this.part = terms.start;
    this.turn = terms.numbers.turn;
  }

  get players(): readonly string[] {
    return this.sides.map(({ name }) => name);
  }

  /** The seat of a player. */
  seat(name: string): number {
    const seat = this.players.indexOf(name);
    if (seat < 0)
      throw new SetupProblem(`Nobody called ${name} plays; the players are ${this.players.join(' and ')}.`);
    return seat;
  }

  /** Permanents on the battlefield, with their rules text. */
  control(player: string, cards: CardsPhrase, text: string | undefined): void {
    const { terms } = this;
    const { blank, cardTypes } = terms;
    const isPermanent = (type: string): boolean =>
      !blank.types.includes(type) || canLieHidden(cards, type, terms);
    if (cards.card.types.some((type) => !cardTypes.includes(type) || !isPermanent(type))) {
      throw new SetupProblem(
        `"${cards.card.name}" is no permanent: ${player} can have it in hand, but not control it.`,
      );
    }
    const side = this.side(player);
    const { attachedTo: onto, card } = cards;
    if (onto !== undefined && (terms.homes || !hostIn(this.sides, side, onto)))
      throw new SetupProblem(
        `"${card.name}" can't be attached to "${onto}": say before that some player controls such a permanent, of a game in which nothing else holds them.`,
      );
    side.permanents.push({ ...cards, card: this.printed(card, text), isControlled: true });
  }

  /**
   * Cards in a pile, below those that were put there before; on the table, they are the player's permanents.
   *
   * @throws SetupProblem where no card can be put, and where cards can't lie as the phrase says.
   */
  have(player: string, cards: CardsPhrase, place: string, text: string | undefined): void {
    const { table, place: usual, piles, besides = [], standing } = this.terms;
    const { count, card, ...lying } = cards;
    const isLying = Object.values(lying).some((each) => each !== undefined);
    if (place === table) {
      const isPlace = usual !== undefined && card.types.some((type) => usual.card.types.includes(type));
      if (isPlace)
        this.side(player).permanents.push({ ...cards, card: this.printed(card, text), isControlled: false });
      else this.control(player, cards, text);
      return;
    }
    if (standing === place && isLying) {
      this.control(player, cards, text);
      return;
    }
    if (isLying)
      throw new SetupProblem(
        `"${card.name}" is in zone "${place}", where cards don't lie in any way, nor at any place: say only what is printed on it.`,
      );
    const meant = piles.filter((pile) => pile.endsWith(` ${place}`));
    if (meant.length > 0)
      throw new SetupProblem(
        `Which ${place} "${card.name}" is in isn't said: this game has a ${meant.join(' and a ')}.`,
      );
    if (!piles.includes(place) && !besides.includes(place))
      throw new SetupProblem(
        `Nothing can be put into zone "${place}" as the table is arranged: "${card.name}" is played, or said to lie at a place, instead.`,
      );
    const pile = this.pile(player, place);
    const printed = this.printed(card, text);
    for (let copy = 0; copy < count; copy += 1) pile.push(printed);
  }

  /**
   * A card with its rules text, and with what is printed on such a card of this game when nobody says.
   *
   * @throws SetupProblem for text that isn't understood: the step that holds it fails, and not the one that sets up the table
   */
  private printed(card: CardSpecification, text: string | undefined): CardSpecification {
    const usual: Fields = Object.assign({}, ...card.types.map((type) => this.terms.printed[type]));
    const { fields = {} } = card;
    // Engines know a card that they have read by its identity: one that lacks nothing stays what it is.
    if (text === undefined && Object.keys(usual).every((field) => field in fields)) return card;
    const printed = {
      ...card,
      ...(Object.keys(usual).length > 0 ? { fields: { ...usual, ...fields } } : {}),
      ...(text === undefined ? {} : { text }),
    };
    readText(this.terms.rulebook, printed);
    return printed;
  }

  /** How many cards a pile holds in all. */
  hold(player: string, pile: string, count: number): void {
    if (!this.terms.piles.includes(pile))
      throw new SetupProblem(
        `${player} can't have just so many cards in zone "${pile}": say which they are. Blank ones make up ${this.terms.piles.join(', ')}.`,
      );
    refuseTooMany(`${player}'s ${pile} can't hold`, count);
    this.side(player).sizes.set(pile, count);
  }

  supply(player: string, resource: string, amount: number): void {
    this.side(player).resources.set(resource, amount);
  }

  begin(player: string, part: string): void {
    this.seat(player);
    this.active = player;
    this.part = part;
  }

  inTurn(turn: number): void {
    refuseUncountable('The game is in turn', turn);
    if (turn < 1) throw new SetupProblem(`There is no turn ${turn}: the first one is turn 1.`);
    this.turn = turn;
  }

  /** Decks are whole ones, and are checked as such. */
  construct(): void {
    this.constructed = true;
  }

  /**
   * Decks are whole ones: whatever the Givens don't name of them is made up.
   *
   * @throws SetupProblem where a game is joined that others have begun
   */
  makeUp(): void {
    if (!this.fromTheBeginning)
      throw new SetupProblem('Decks are made up for a game from its beginning: "Given a new … game".');
    this.construct();
    this.madeUp = true;
  }

  decide(purpose: string, values: readonly number[]): void {
    const { rolls, sides } = this.terms;
    const roll = Object.keys(rolls).find((words) => rolls[words] === purpose) ?? purpose;
    for (const value of values) refuseOffTheDie(roll, value, sides[purpose]);
    this.script(purpose, values);
  }

  /** What chance puts first in the next order of this sort, or picks. */
  bring(order: string, cards: readonly ObjectReference[]): void {
    const purpose = this.terms.orders[order];
    if (purpose === undefined)
      throw new SetupProblem(
        `In ${this.terms.game} chance decides no ${order}; it decides: ${Object.keys(this.terms.orders).join(', ')}.`,
      );
    this.script(
      purpose,
      cards.map(({ name }) => name),
    );
  }

  /** What chance gives for a purpose, as the port names it. */
  script(purpose: string, values: readonly (number | string)[]): void {
    this.chance.push({ purpose, values });
  }

  /** What is asked of the engine. */
  request({ off: without, amendment, seed }: RunOptions): SetupRequest {
    const { rulebook, edition, editions, ofRulebooks } = this.terms;
    const played = edition ?? ofRulebooks.get(rulebook)?.edition;
    const isAmended =
      amendment?.rulebook === rulebook && (played === undefined || amendment.editions.includes(played));
    const off = [...new Set([...without, ...this.changes, ...(isAmended ? amendment.off : [])])];
    return {
      rulebook,
      ...(edition !== undefined && editions.size > 1 ? { edition } : {}),
      seed,
      off,
      players: this.sides.map((side) => playerSetup(side, this, off)),
      from: this.fromTheBeginning
        ? 'the beginning'
        : { activePlayer: this.seat(this.active), part: this.part, turn: this.turn },
      chance: this.chance,
      ...(this.constructed ? { decks: 'constructed' } : {}),
      // Whoever reads a scenario must know when everybody has passed: nothing is passed over in silence.
      stops: 'every priority',
    };
  }

  private side(name: string): Side {
    const side = this.sides[this.seat(name)];
    if (!side) throw new SetupProblem(`Nobody called ${name} plays.`);
    return side;
  }

  private pile(player: string, place: string): CardSpecification[] {
    const { piles } = this.side(player);
    const pile = piles.get(place) ?? [];
    piles.set(place, pile);
    return pile;
  }
}
