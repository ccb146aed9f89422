import {
  type CardSpecification,
  type PermanentSetup,
  type PlayerSetup,
  SetupProblem,
  type SetupRequest,
} from '../port/contract';
import type { CardsPhrase } from './phrases/cards';
import type { RunOptions } from './run-options';
import { refuseOffTheDie, refuseTooMany, refuseUncountable } from './table-limits';
import type { Terms } from './terms';

interface Side {
  readonly name: string;
  resource?: number;
  readonly piles: Map<string, CardSpecification[]>;
  /** How many cards a pile holds in all; blank ones make it up. */
  readonly sizes: Map<string, number>;
  readonly permanents: CardsPhrase[];
}

/** The table that a scenario's Givens describe. */
export class Arrangement {
  private readonly sides: readonly Side[];
  private active: string;
  private part: string;
  private turn: number;
  private constructed = false;
  private readonly chance: { readonly purpose: string; readonly values: readonly number[] }[] = [];

  constructor(
    readonly terms: Terms,
    names: readonly string[],
    private readonly fromTheBeginning: boolean,
  ) {
    if (names.length < 2)
      throw new SetupProblem('A game needs two players or more: "between Alice and Bob".');
    if (new Set(names).size < names.length) throw new SetupProblem('Players need names of their own.');
    this.sides = names.map((name) => ({ name, piles: new Map(), sizes: new Map(), permanents: [] }));
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
    if (cards.card.types.some((type) => !terms.cardTypes.includes(type) || type === 'action')) {
      throw new SetupProblem(
        `"${cards.card.name}" is no permanent: ${player} can have it in hand, but not control it.`,
      );
    }
    this.side(player).permanents.push({ ...cards, card: worded(cards.card, text) });
  }

  /** Cards in a pile, below those that were put there before. */
  have(player: string, cards: CardsPhrase, place: string, text: string | undefined): void {
    const pile = this.pile(player, place);
    const card = worded(cards.card, text);
    for (let copy = 0; copy < cards.count; copy += 1) pile.push(card);
  }

  /** How many cards a pile holds in all. */
  hold(player: string, pile: string, count: number): void {
    refuseTooMany(`${player}'s ${pile} can't hold`, count);
    this.side(player).sizes.set(pile, count);
  }

  reserve(player: string, resource: number): void {
    this.side(player).resource = resource;
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

  decide(purpose: string, values: readonly number[]): void {
    const { rolls, sides } = this.terms;
    const roll = Object.keys(rolls).find((words) => rolls[words] === purpose) ?? purpose;
    for (const value of values) refuseOffTheDie(roll, value, sides[purpose]);
    this.chance.push({ purpose, values });
  }

  /** What is asked of the engine. */
  request({ off, seed }: RunOptions): SetupRequest {
    return {
      rulebook: this.terms.rulebook,
      seed,
      off,
      players: this.sides.map((side) => this.playerSetup(side)),
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

  private playerSetup(side: Side): PlayerSetup {
    const { numbers } = this.terms;
    const resource = side.resource ?? (this.fromTheBeginning ? 0 : numbers.resource);
    if (resource < 0 || resource > numbers.mostResource) {
      throw new SetupProblem(
        `${side.name}'s reserve can't hold ${resource} resource; it holds 0 to ${numbers.mostResource}.`,
      );
    }
    return {
      name: side.name,
      resource,
      deck: filled(side, 'deck'),
      // Blank cards in hand, unless the scenario says how many cards there are: whoever holds one can always do something.
      hand: filled(side, 'hand', this.fromTheBeginning ? 0 : numbers.hand),
      graveyard: filled(side, 'graveyard'),
      expelled: filled(side, 'expelled'),
      bases: this.bases(side),
    };
  }

  private bases(side: Side): readonly PermanentSetup[] {
    const named = side.permanents.filter(({ card }) => card.types.includes('base'));
    const others = side.permanents.filter((permanent) => !named.includes(permanent));
    const bases = named.flatMap((permanent) =>
      copies(permanent).map((copy) => ({
        ...copy,
        faceDown: permanent.faceDown ?? this.fromTheBeginning,
        attached: [],
      })),
    );
    const drafts: (PermanentSetup & { readonly attached: PermanentSetup[] })[] = bases;
    for (const { base } of others)
      if (base !== undefined && !drafts.some(({ card }) => card.name === base))
        drafts.push(this.plain(base, false));
    const ordinals = ['base', 'second base', 'third base', 'fourth base'];
    if (this.fromTheBeginning || !drafts.every(({ faceDown }) => faceDown)) {
      if (!this.fromTheBeginning) ordinals.shift();
    } else drafts.unshift(this.plain(`${side.name}'s ${ordinals.shift() ?? 'base'}`, false));
    while (drafts.length < this.terms.bases.count)
      drafts.push(this.plain(`${side.name}'s ${ordinals.shift() ?? 'base'}`, true));
    const { count } = this.terms.bases;
    // Of a whole deck, the engine is asked to say what is wrong with it (100.2a).
    if (drafts.length > count && !this.constructed)
      throw new SetupProblem(
        `${side.name} can't have ${drafts.length} bases: a player of ${this.terms.game} has ${count}, and these are ${drafts.map(({ card }) => `"${card.name}"`).join(', ')}.`,
      );
    const first = drafts.find(({ faceDown }) => !faceDown) ?? drafts[0];
    for (const permanent of others) {
      const home =
        permanent.base === undefined ? first : drafts.find(({ card }) => card.name === permanent.base);
      home?.attached.push(...copies(permanent));
    }
    return drafts;
  }

  private plain(name: string, faceDown: boolean): PermanentSetup & { readonly attached: PermanentSetup[] } {
    return { card: { name, ...this.terms.bases.card }, faceDown, attached: [] };
  }
}

const worded = (card: CardSpecification, text: string | undefined): CardSpecification =>
  text === undefined ? card : { ...card, text };

const copies = ({
  count,
  card,
  rested,
  faceDown,
  playedThisTurn,
  damage,
  counters,
}: CardsPhrase): readonly PermanentSetup[] =>
  Array.from({ length: count }, () => ({ card, rested, faceDown, playedThisTurn, damage, counters }));

function filled(side: Side, pile: string, usual = 0): readonly CardSpecification[] {
  const cards = side.piles.get(pile) ?? [];
  const size = side.sizes.get(pile) ?? Math.max(usual, cards.length);
  if (size < cards.length)
    throw new SetupProblem(`${side.name}'s ${pile} can't hold ${size} cards: ${cards.length} are named.`);
  const blank = (_: unknown, place: number): CardSpecification => ({
    name: `${side.name}'s blank ${pile} card ${place + 1}`,
    types: ['action'],
  });
  return [...cards, ...Array.from({ length: size - cards.length }, blank)];
}
