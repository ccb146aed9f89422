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
import { undescribedPlaces } from './undescribed-places';

interface Side {
  readonly name: string;
  readonly resources: Map<string, number>;
  points?: number;
  readonly piles: Map<string, CardSpecification[]>;
  /** How many cards a pile holds in all; blank ones make it up. */
  readonly sizes: Map<string, number>;
  readonly permanents: (CardsPhrase & { readonly isControlled: boolean })[];
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
    const { blank, cardTypes, facedown = [] } = terms;
    const isPermanent = (type: string): boolean =>
      !blank.types.includes(type) || (cards.faceDown === true && facedown.includes(type));
    if (cards.card.types.some((type) => !cardTypes.includes(type) || !isPermanent(type))) {
      throw new SetupProblem(
        `"${cards.card.name}" is no permanent: ${player} can have it in hand, but not control it.`,
      );
    }
    const { permanents } = this.side(player);
    const { attachedTo: onto, card } = cards;
    if (onto !== undefined && (terms.bases || !permanents.some((each) => each.card.name === onto)))
      throw new SetupProblem(
        `"${card.name}" can't be attached to "${onto}": say before that ${player} controls such a permanent, of a game without bases.`,
      );
    permanents.push({ ...cards, card: this.printed(card, text), isControlled: true });
  }

  /** Cards in a pile, below those that were put there before. */
  have(player: string, cards: CardsPhrase, place: string, text: string | undefined): void {
    if (Object.values(this.terms.sharedZones).includes(place) && !this.terms.piles.includes(place)) {
      const card = this.printed(cards.card, text);
      if (this.terms.place && card.types.some((type) => this.terms.place?.types.includes(type))) {
        this.side(player).permanents.push({ ...cards, card, isControlled: false });
        return;
      }
    }
    const pile = this.pile(player, place);
    const card = this.printed(cards.card, text);
    for (let copy = 0; copy < cards.count; copy += 1) pile.push(card);
  }

  /** A card with its rules text, and with what is printed on such a card of this game when nobody says. */
  private printed(card: CardSpecification, text: string | undefined): CardSpecification {
    const usual = this.terms.printed[card.types[0] ?? ''] ?? {};
    // Engines know a card that they have read by its identity: one that lacks nothing stays what it is.
    if (text === undefined && Object.keys(usual).every((field) => field in card)) return card;
    return { ...usual, ...card, ...(text === undefined ? {} : { text }) };
  }

  /** How many cards a pile holds in all. */
  hold(player: string, pile: string, count: number): void {
    refuseTooMany(`${player}'s ${pile} can't hold`, count);
    this.side(player).sizes.set(pile, count);
  }

  reserve(player: string, resource: string, amount: number): void {
    this.side(player).resources.set(resource, amount);
  }

  score(player: string, points: number): void {
    this.side(player).points = points;
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
    const { numbers, bases } = this.terms;
    const resource = side.resources.get('resource') ?? (this.fromTheBeginning ? 0 : numbers.resource);
    if (resource < 0 || resource > numbers.mostResource) {
      throw new SetupProblem(
        `${side.name}'s reserve can't hold ${resource} resource; it holds 0 to ${numbers.mostResource}.`,
      );
    }
    const { points, name } = side;
    if (!bases)
      return { name, bases: [], ...this.besideBases(side), ...(points === undefined ? {} : { points }) };
    return {
      name,
      resource,
      deck: this.filled(side, 'deck'),
      // Blank cards in hand, unless the scenario says how many cards there are: whoever holds one can always do something.
      hand: this.filled(side, 'hand'),
      graveyard: this.filled(side, 'graveyard'),
      expelled: this.filled(side, 'expelled'),
      bases: this.bases(side, bases),
    };
  }

  /** The side of a player of a game without bases that hold the rest: zones by name, permanents, resources by kind. */
  private besideBases(side: Side): Pick<PlayerSetup, 'zones' | 'permanents' | 'pool'> {
    const { piles, place } = this.terms;
    const brings =
      place && side.permanents.some(({ card }) => card.types.some((each) => place.types.includes(each)));
    const { called = '', ...brought } = place ?? {};
    const spokenOf = undescribedPlaces(this.sides, called, (types) =>
      types.some((each) => place?.types.includes(each)),
    ).get(side.name);
    const own: PermanentSetup[] =
      brings || !place
        ? []
        : [{ card: { types: place.types, ...brought, name: spokenOf ?? `${side.name}'s ${called}` } }];
    return {
      zones: Object.fromEntries(piles.map((pile) => [pile, this.filled(side, pile)])),
      permanents: [
        ...own,
        ...side.permanents
          .filter(({ attachedTo }) => attachedTo === undefined)
          .flatMap((permanent) =>
            copies(permanent).map((copy, place) => ({
              ...copy,
              ...(permanent.base === undefined ? {} : { at: permanent.base }),
              ...(permanent.isControlled ? { controlled: true } : {}),
              ...(place === 0 ? attachedTo(permanent.card.name, side) : {}),
            })),
          ),
      ],
      pool: Object.fromEntries(side.resources),
    };
  }

  private filled(side: Side, pile: string): readonly CardSpecification[] {
    const { usual, blank } = this.terms;
    return filled(
      side,
      pile,
      this.fromTheBeginning ? 0 : (usual[pile]?.count ?? 0),
      usual[pile]?.card ?? blank,
    );
  }

  private bases(
    side: Side,
    { count, card: printed }: NonNullable<Terms['bases']>,
  ): readonly PermanentSetup[] {
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
        drafts.push(plain(base, false, printed));
    const ordinals = ['base', 'second base', 'third base', 'fourth base'];
    if (this.fromTheBeginning || !drafts.every(({ faceDown }) => faceDown)) {
      if (!this.fromTheBeginning) ordinals.shift();
    } else drafts.unshift(plain(`${side.name}'s ${ordinals.shift() ?? 'base'}`, false, printed));
    while (drafts.length < count)
      drafts.push(plain(`${side.name}'s ${ordinals.shift() ?? 'base'}`, true, printed));
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
}

const plain = (
  name: string,
  faceDown: boolean,
  card: Omit<CardSpecification, 'name'>,
): PermanentSetup & { readonly attached: PermanentSetup[] } => ({
  card: { name, ...card },
  faceDown,
  attached: [],
});

/** What is attached to a permanent of a player's. */
function attachedTo(
  name: string,
  { permanents }: { readonly permanents: readonly CardsPhrase[] },
): Pick<PermanentSetup, 'attached'> {
  const attached = permanents.filter((each) => each.attachedTo === name).flatMap(copies);
  return attached.length > 0 ? { attached } : {};
}

const copies = ({
  count,
  card,
  rested,
  faceDown,
  playedThisTurn,
  damage,
  counters,
  statuses,
}: CardsPhrase): readonly PermanentSetup[] =>
  Array.from({ length: count }, () => ({
    card,
    rested,
    faceDown,
    playedThisTurn,
    damage,
    counters,
    ...(statuses ? { statuses } : {}),
  }));

function filled(
  side: Side,
  pile: string,
  usual: number,
  card: Omit<CardSpecification, 'name'>,
): readonly CardSpecification[] {
  const cards = side.piles.get(pile) ?? [];
  const size = side.sizes.get(pile) ?? Math.max(usual, cards.length);
  if (size < cards.length)
    throw new SetupProblem(`${side.name}'s ${pile} can't hold ${size} cards: ${cards.length} are named.`);
  const blank = (_: unknown, place: number): CardSpecification => ({
    name: `${side.name}'s blank ${pile} card ${place + 1}`,
    ...card,
  });
  return [...cards, ...Array.from({ length: size - cards.length }, blank)];
}
