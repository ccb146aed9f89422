import type { CardSpecification } from '../../port/contract';
import type {
  ActionSentence,
  DeclarationSentence,
  DescribedGame,
  FieldDescription,
  Figure,
  OtherWording,
  PlayerStatusSentence,
  Question,
  SentenceExamples,
} from '../../port/in-process-games';
import { usualEdition } from '../../port/usual-edition';

/** A characteristic: the field of a card in which it is printed, and under which name an object shows what it is now. */
export interface CharacteristicTerm {
  readonly words: readonly string[];
  readonly printed: string;
  readonly kind: FieldDescription['kind'];
  readonly shown?: string | undefined;
  readonly least?: FieldDescription['least'] | undefined;
}

/** What is printed in the fields of a card. */
export type Fields = NonNullable<CardSpecification['fields']>;

/** The words of one game. Steps know games only through these. */
export interface Terms {
  readonly rulebook: string;
  readonly game: string;
  /** The short name of the edition that was chosen; left out: none was. */
  readonly edition?: string;
  /** The same words in each edition, by its short name. */
  readonly editions: ReadonlyMap<string, Terms>;
  /** The same words in the edition of each rulebook that is played where none is chosen, by the rulebook's id. */
  readonly ofRulebooks: ReadonlyMap<string, Terms>;
  readonly cardTypes: readonly string[];
  readonly supertypes: readonly string[];
  /** Words that stand before a card's type, and the fields that they are printed in. */
  readonly sorts: readonly string[];
  readonly beforeType: readonly string[];
  /** Texts on a card that have a field of their own, by the words that a sentence uses. */
  readonly texts: Readonly<Record<string, string>>;
  readonly characteristics: readonly CharacteristicTerm[];
  /** Statuses that an object is shown with. */
  readonly statuses: readonly string[];
  /** Statuses that an object can have as the table is arranged. */
  readonly arrangedStatuses: readonly string[];
  /** The statuses that an object can't have at the same time as another, by that. */
  readonly opposites: Readonly<Record<string, string>>;
  /** Statuses that go without saying. */
  readonly usualStatuses: readonly string[];
  /** What can be so of one player at a time. */
  readonly playerStatuses: readonly PlayerStatusSentence[];
  /** The states that a turn can be in; none: there is but one. */
  readonly turnStates: readonly string[];
  /** Piles that each player has, by the words that a sentence uses. */
  readonly piles: readonly string[];
  /** Those of them whose cards nobody sees. */
  readonly hiddenPiles: readonly string[];
  /** Zones besides piles into which cards are put as the table is arranged. */
  readonly besides?: readonly string[];
  /** The pile whose cards lie in some way: ready or exhausted. */
  readonly standing?: string;
  /**
   * How many cards a pile has when a scenario doesn't say, perhaps by the rule that names their number, and what is printed on
   * those; left out: it has none.
   */
  readonly usual: Readonly<
    Record<string, { readonly count: Figure; readonly card: Omit<CardSpecification, 'name'> }>
  >;
  /** What makes up a constructed deck that Givens describe in part: cards in piles, and how many places; homes are there anyway. */
  readonly constructed: {
    readonly piles: Readonly<
      Record<string, { readonly count: number; readonly card: Omit<CardSpecification, 'name'> }>
    >;
    readonly places: number;
  };
  /** What a card is that only makes up a number. */
  readonly blank: Omit<CardSpecification, 'name'>;
  /** Types of cards that lie hidden on the table as the game is arranged, besides those of permanents, and the status of what does. */
  readonly hidden?: { readonly types: readonly string[]; readonly status: string };
  /** What a player has some of, by the words that a sentence uses, of several and of one, as the port names them. */
  readonly resources: Readonly<Record<string, string>>;
  /** Zones that all players share, by the words that a sentence uses. */
  readonly sharedZones: Readonly<Record<string, string>>;
  /** The zone in which places and permanents lie. */
  readonly table: string;
  /** Where cards are played: the zone that is emptied from the top. */
  readonly stack: string;
  /** What sentences call it. */
  readonly stackCalled: readonly string[];
  /** The pile in which what has died lies; undefined: nothing dies. */
  readonly dead: string | undefined;
  readonly parts: readonly string[];
  /** The same, by the words that a sentence uses. */
  readonly partsCalled: Readonly<Record<string, string>>;
  /** Those of them that a fight goes through, so that who attacks or blocks names them. */
  readonly battle: readonly string[];
  /** The declarations of such a fight, and what those who fight are called, one and several. */
  readonly declarations: readonly DeclarationSentence[];
  readonly fighters: readonly string[];
  /** What players do with objects by sentences of their own. */
  readonly actions: readonly ActionSentence[];
  /** The costs that are paid with objects, by the words that announce with which. */
  readonly costs: Readonly<Record<string, string>>;
  /** Draws of chance that a scenario can decide, by the words that a sentence uses. */
  readonly rolls: Readonly<Record<string, string>>;
  /** Where chance puts cards in order or picks some, by the words that a sentence uses. */
  readonly orders: Readonly<Record<string, string>>;
  /** How many sides the dice have whose number is always the same, by what the port calls the draw. */
  readonly sides: Readonly<Record<string, number>>;
  /** What the port calls the decisions that may be open when a scenario ends. */
  readonly openEnded: readonly string[];
  /** What the port calls moving an object; undefined: nobody moves any. */
  readonly move: string | undefined;
  /** What the port calls the decision which other objects move along; undefined: they move one by one. */
  readonly movingAlong: string | undefined;
  /** Decisions that a scenario needn't make: the order of cards that arrive in a pile together. */
  readonly indifferent: readonly string[];
  /** What the game calls its decisions: by another name an engine may still ask the same. */
  readonly questions: readonly Question[];
  /** What players of the game say otherwise than sentences do. */
  readonly otherWordings: readonly OtherWording[];
  /** Examples of its sentences. */
  readonly examples: SentenceExamples;
  /** The turn that a scenario is in unless it says another. */
  readonly numbers: { readonly turn: number };
  /** The resource that everybody has some of: how much when a scenario doesn't say, and at most. */
  readonly stock:
    | {
        readonly kind: string;
        readonly called: string;
        readonly usual: number;
        readonly least?: number;
        readonly most: Figure;
      }
    | undefined;
  readonly start: string;
  /** Cards that hold what else a player has: how many, what is printed on them, and the status of those that nothing was done with yet. */
  readonly homes:
    | { readonly count: number; readonly card: Omit<CardSpecification, 'name'>; readonly unused: string }
    | undefined;
  /** What a place is called that each player has without its being named. */
  readonly home: string | undefined;
  /** A place on the table that each player brings when a scenario names none of them, and the status of one that its player controls. */
  readonly place:
    | {
        readonly called: string;
        readonly card: Omit<CardSpecification, 'name'>;
        readonly controlled?: string | undefined;
      }
    | undefined;
  /** What is printed on a card of a type when a scenario doesn't say. */
  readonly printed: Readonly<Record<string, Fields>>;
}

const NO_EXAMPLES: SentenceExamples = { steps: {}, gaps: {}, forms: {} };

/**
 * The words of a game's sentences, as its description has them.
 *
 * @param game its description, and what goes without saying in its scenarios
 */
export function termsOf(of: DescribedGame): Terms {
  const editions = new Map<string, Terms>();
  const ofRulebooks = new Map<string, Terms>();
  const terms = { ...wordsOf(of), editions, ofRulebooks };
  const all = [of, ...(of.otherEditions ?? [])].map(({ ruleset }) => ruleset);
  for (const { name, rulebook } of all) editions.set(name, { ...terms, rulebook, edition: name });
  for (const { rulebook } of all) {
    const usual = usualEdition(all.filter((each) => each.rulebook === rulebook));
    const there = editions.get(usual?.name ?? '');
    if (there) ofRulebooks.set(rulebook, usual === of.ruleset ? terms : there);
  }
  return terms;
}

function wordsOf({
  description,
  sentences,
  ruleset,
}: DescribedGame): Omit<Terms, 'editions' | 'ofRulebooks'> {
  const { zones, fields, statuses, resources, ...described } = description;
  const { homes, home, place, stock, stack, start } = sentences;
  return {
    rulebook: ruleset.rulebook,
    game: described.title,
    cardTypes: described.types,
    supertypes: described.supertypes,
    sorts: fields.flatMap(({ kind, values = [] }) => (kind === 'words' ? values : [])),
    beforeType: fields.flatMap(({ kind, name }) => (kind === 'words' ? name : [])),
    texts: Object.fromEntries(
      fields.flatMap(({ kind, name, words }) => (kind === 'text' ? words.map((word) => [word, name]) : [])),
    ),
    characteristics: fields
      .filter(({ kind }) => kind !== 'words' && kind !== 'text')
      .map(({ name, ...field }) => ({ ...field, printed: name })),
    statuses: statuses.flatMap(({ name, isUnseen }) => (isUnseen ? [] : name)),
    arrangedStatuses: statuses.flatMap(({ name, isArranged }) => (isArranged ? name : [])),
    opposites: Object.fromEntries(
      statuses.flatMap(({ name, opposite }) => (opposite === undefined ? [] : [[name, opposite]])),
    ),
    usualStatuses: statuses.flatMap(({ name, isUsual }) => (isUsual ? name : [])),
    playerStatuses: sentences.playerStatuses ?? [],
    turnStates: description.turnStates ?? [],
    piles: zones.flatMap(({ each, name }) => (each === 'player' ? name : [])),
    hiddenPiles: zones.flatMap(({ each, seenBy, name }) =>
      each === 'player' && seenBy === 'nobody' ? name : [],
    ),
    besides: zones.flatMap(({ holdsCards, name }) => (holdsCards ? name : [])),
    standing: sentences.standing,
    usual: sentences.usual,
    constructed: sentences.constructed,
    blank: sentences.blank,
    hidden: sentences.hidden,
    resources: Object.fromEntries(
      resources.flatMap(({ name, words, one }) => [
        [words, name],
        ...(one === undefined ? [] : [[one, name]]),
      ]),
    ),
    sharedZones: Object.fromEntries(
      zones.flatMap(({ says, saysBesides = [], name }) =>
        says ? [says, ...saysBesides].map((each) => [each, name]) : [],
      ),
    ),
    table: sentences.table,
    stack: stack ?? '',
    stackCalled: stack === undefined ? [] : [stack, ...(sentences.stackCalled ?? [])],
    dead: sentences.dead,
    parts: described.parts,
    partsCalled: {
      ...Object.fromEntries(described.parts.map((part) => [part, part])),
      ...sentences.partsCalled,
    },
    battle: sentences.fight?.parts ?? [],
    declarations: sentences.fight?.declarations ?? [],
    fighters: sentences.fight?.called ?? [],
    actions: sentences.actions ?? [],
    costs: sentences.costs ?? {},
    rolls: sentences.rolls,
    orders: sentences.orders,
    sides: sentences.sides,
    openEnded: sentences.openEnded,
    move: sentences.move,
    movingAlong: sentences.movingAlong,
    indifferent: sentences.indifferent,
    questions: sentences.questions,
    otherWordings: sentences.otherWordings ?? [],
    examples: sentences.examples ?? NO_EXAMPLES,
    numbers: { turn: start.turn },
    stock: stock && { kind: resources[0]?.name ?? '', ...stock },
    start: start.part,
    homes,
    home,
    place,
    printed: sentences.printed,
  };
}
