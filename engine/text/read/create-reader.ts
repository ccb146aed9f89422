import type { ActionDict, Grammar, MatchResult, Node } from 'ohm-js';
import { misunderstood } from '../card-text-error';
import type { Tree } from '../tree';
import { type Vocabulary, wordEnd } from '../words';
import { abilityMeanings } from './abilities';
import { amountMeanings } from './amounts';
import { collecting } from './collecting';
import { costMeanings } from './costs';
import { effectMeanings } from './effects';
import { filterMeanings } from './filter';
import { instructionMeanings } from './instructions';
import { type Announcing, knownTooLate } from './known-in-time';
import { objectMeanings } from './objects';
import type { TextPart } from './part';
import {
  type Dictionaries,
  type DictionariesOf,
  ITS,
  type MeaningsOf,
  optionalProperty,
  type PrintedCard,
  paragraph,
  type Reader,
  type ReaderOf,
} from './reader';
import { statementMeanings } from './rules';
import { predicateMeanings } from './statements';
import { conditionMeanings, triggerMeanings } from './triggers';
import { whoseIts } from './whose-its';

/** What a game adds to the meaning of card text. */
export interface GameWords<T extends Tree> {
  /** The one form in which the tree says a word: "units" → "unit". Words that are not listed stay as they are. */
  readonly canonical: ReadonlyMap<string, string>;
  /** Meanings of the game's own grammar rules. */
  readonly meanings: (read: ReaderOf<T>) => {
    readonly [Name in keyof DictionariesOf<T>]?: Partial<DictionariesOf<T>[Name]>;
  };
  /** What "this unit", "this card" on a card refers to. */
  readonly self: (noun: string, card: PrintedCard) => T['object'];
  /** What each target of a text must be. */
  readonly specifications: (targets: readonly Node[], read: ReaderOf<T>) => readonly T['target'][];
  /** Where the operation that lists the targets of a text finds other ones than those that say "target". */
  readonly targets: ActionDict<Node[]>;
  /** The zone in which an ability with these costs functions, where they tell. */
  readonly zoneOfCosts: (costs: readonly T['cost'][]) => string | undefined;
  /** Rules that bring an object up, which "it" may then refer to, besides the shared ones. */
  readonly mentions: readonly string[];
  /** What has to be known as targets are chosen. */
  readonly announcing: Announcing;
  /** What it says besides what every game does. */
  readonly parts: readonly TextPart[];
}

/** Reads matched text: the card it is printed on, the match, and the number of the first line. */
export type ReadMatch<T extends Tree> = (
  card: PrintedCard,
  match: MatchResult,
  printed: string,
  line: number,
) => T['ability'];

/** What the reader keeps while it reads one paragraph. */
interface Reading {
  readonly card: PrintedCard;
  readonly printed: string;
  /** Number of its first line, from 1. */
  readonly line: number;
  /** The target nodes of the ability being read, outermost ability first. */
  readonly targets: (readonly Node[])[];
  /** What it speaks of, in printed order. */
  readonly mentions: (readonly Node[])[];
}

const NAMES = [
  'amount',
  'number',
  'who',
  'object',
  'filter',
  'count',
  'bound',
  'costs',
  'subject',
  'trigger',
  'condition',
  'duration',
  'effect',
  'instruction',
  'destination',
  'modifications',
  'settings',
  'predicate',
  'statement',
  'time',
  'replaced',
  'outcome',
  'ability',
] as const satisfies readonly (keyof MeaningsOf<Tree>)[];

/** Builds the reader of a grammar once; it can then read any number of matches. */
export function createReader<T extends Tree>(
  grammar: Grammar,
  vocabulary: Vocabulary,
  game: GameWords<T>,
): ReadMatch<T> {
  const reading: { current: Reading } = {
    current: { card: { name: '', types: [] }, printed: '', line: 1, targets: [], mentions: [] },
  };
  const word = (node: Node) => {
    const said = vocabulary.decode(node.sourceString).replace(/\s+/g, ' ').trim();
    const known = game.canonical.get(said.toLowerCase());
    return known ?? (/^[A-Z]/.test(said) ? singular(said) : said);
  };
  // What is read is the game's tree; the base reader asks for the nodes that it knows, and hands the others on.
  const announcing = {
    ...game.announcing,
    divisions: [...game.announcing.divisions, ...game.parts.flatMap(({ divisions = [] }) => divisions)],
  };
  const read = reader<T>(reading, word, announcing);
  const shared: Reader = reader(reading, word, announcing);
  const base: Dictionaries = baseMeanings(shared);
  const parts = game.parts.map(({ meanings }) => meanings(shared));
  const own = game.meanings(read);
  const semantics = collecting(grammar, {
    targets: game.targets,
    mentions: [...game.mentions, ...game.parts.flatMap(({ mentions = [] }) => mentions)],
  });
  const self: ActionDict<T['object']> = {
    SelfHere_this: (_this, noun) => game.self(word(noun), reading.current.card),
  };
  for (const name of NAMES) {
    const more = name === 'object' ? self : {};
    const added = parts.map((part) => part[name]);
    semantics.addOperation<unknown>(name, Object.assign({}, base[name], ...added, more, own[name]));
  }
  semantics
    .addOperation<unknown>('specifications', {
      _nonterminal: () => game.specifications(reading.current.targets.at(-1) ?? [], read),
    })
    .addOperation<unknown>('zoneOfCosts', {
      Costs(_list) {
        return game.zoneOfCosts(read.costs(this));
      },
    });

  return (card, match, text, line) => {
    reading.current = { card, printed: text, line, targets: [], mentions: [] };
    return semantics(match).ability();
  };
}

function baseMeanings(read: Reader): Dictionaries {
  return {
    ...amountMeanings(read),
    ...objectMeanings(read),
    ...filterMeanings(read),
    ...costMeanings(read),
    ...triggerMeanings(read),
    ...conditionMeanings(read),
    ...effectMeanings(read),
    ...instructionMeanings(read),
    ...statementMeanings(read),
    ...predicateMeanings(read),
    ...abilityMeanings(read),
    destination: {},
  };
}

/** Reads nodes by the operations of their grammar, as the nodes of a tree. */
function reader<T extends Tree>(
  reading: { readonly current: Reading },
  word: (node: Node) => string,
  announcing: Announcing,
): ReaderOf<T> {
  const printed = ({ source }: Node) =>
    reading.current.printed.slice(source.startIdx, wordEnd(source.sourceString, source.endIdx));
  const misread = (node: Node, expected: readonly string[], why?: string) =>
    misunderstood(reading.current.printed, reading.current.line, start(node), expected, why);
  const mentionedBefore = (node: Node): readonly Node[] =>
    (reading.current.mentions.at(-1) ?? []).filter((each) => start(each) < start(node));
  return {
    get card() {
      return reading.current.card;
    },
    word,
    printed,
    targetIndex: (node) =>
      (reading.current.targets.at(-1) ?? []).findIndex((each) => start(each) === start(node)),
    namedBefore(nouns) {
      const said = printed(nouns).toLowerCase();
      const named = mentionedBefore(nouns).filter(
        (each) => each.ctorName === 'Target' && printed(each).toLowerCase().replace(ARTICLE, '') === said,
      );
      const places = named.map(this.targetIndex);
      const [place = -1] = places;
      if (places.length === 1 && place >= 0) return place;
      throw misread(
        nouns,
        ['“a”', '“that”'],
        `as ${place < 0 ? 'no such target' : 'more than one'} was named before`,
      );
    },
    spokenBefore: (node) => mentionedBefore(node).some(({ source }) => source.endIdx <= start(node)),
    pronoun(node) {
      const before = mentionedBefore(node);
      const onlyItself = before.length > 0 && before.every((each) => each.ctorName === 'Self');
      return onlyItself ? { ref: 'this' } : ITS;
    },
    possessor(node) {
      const whose = whoseIts(node, mentionedBefore(node), reading.current.printed);
      if (whose === 'nobody’s') throw misread(node, ['“their”'], 'as only several were spoken of');
      return whose === 'what was before' ? { ...ITS, types: [] } : this.pronoun(node);
    },
    misread,
    zoneOfCosts: (costs) => costs.zoneOfCosts(),
    withTargets(node, build) {
      const { targets, mentions } = reading.current;
      const zone = node.zoneNodes().map((named: Node) => word(named.child(1)))[0];
      const quoted = targets.length > 0;
      targets.push(node.targetNodes());
      mentions.push(node.mentionNodes());
      try {
        const wanted: readonly T['target'][] = node.specifications();
        const chosen = (targets.at(-1) ?? []).flatMap((target, place) => {
          const minimum = wanted[place]?.minimum;
          return minimum === undefined ? [] : [{ node: target, minimum }];
        });
        const late = knownTooLate(node, chosen, announcing);
        if (late) throw misread(late.node, late.expected, late.why);
        return build({
          text:
            quoted && !node.ctorName.startsWith('Keyword') ? paragraph(printed(node)) : printed(node).trim(),
          targets: wanted,
          ...optionalProperty('zone', zone),
        });
      } finally {
        targets.pop();
        mentions.pop();
      }
    },
    withOwnTargets(node, build) {
      const { targets } = reading.current;
      targets.push(node.children.flatMap((child) => child.targetNodes()));
      try {
        return build(node.specifications());
      } finally {
        targets.pop();
      }
    },
    amount: (node) => node.amount(),
    number: (node) => node.number(),
    who: (node) => node.who(),
    object: (node) => node.object(),
    filter: (node) => node.filter(),
    count: (node) => node.count(),
    bound: (node) => node.bound(),
    costs: (node) => node.costs(),
    subject: (node) => node.subject(),
    trigger: (node) => node.trigger(),
    condition: (node) => node.condition(),
    duration: (node) => node.duration(),
    effect: (node) => node.effect(),
    instruction: (node) => node.instruction(),
    destination: (node) => node.destination(),
    modifications: (node) => node.modifications(),
    settings: (node) => node.settings(),
    predicate: (node) => node.predicate(),
    statement: (node) => node.statement(),
    time: (node) => node.time(),
    replaced: (node) => node.replaced(),
    outcome: (node) => node.outcome(),
    ability: (node) => node.ability(),
  };
}

const ARTICLE = /^(?:an?|another)\s+/;

function start(node: Node): number {
  return node.source.startIdx;
}

/** A subtype that the game doesn't list, in the singular. */
function singular(subtype: string): string {
  return /[^sui]s$/.test(subtype) ? subtype.slice(0, -1) : subtype;
}
