import type { ActionDict, Grammar, MatchResult, Node, Semantics } from 'ohm-js';
import type { Ability, Filter, ObjectReference, TargetSpecification } from '../tree';
import { type Vocabulary, wordEnd } from '../words';
import { abilityMeanings } from './abilities';
import { amountMeanings } from './amounts';
import { costMeanings } from './costs';
import { deedMeanings } from './deeds';
import { effectMeanings } from './effects';
import { filterMeanings } from './filter';
import { objectMeanings } from './objects';
import {
  type Dictionaries,
  given,
  ITS,
  type Meanings,
  type PrintedCard,
  paragraph,
  type Reader,
} from './reader';
import { statementMeanings } from './rules';
import { predicateMeanings } from './statements';
import { conditionMeanings, triggerMeanings } from './triggers';

/** What a game adds to the meaning of card text. */
export interface GameWords {
  /** The one form in which the tree says a word: "units" → "unit". Words that are not listed stay as they are. */
  readonly canonical: ReadonlyMap<string, string>;
  /** Meanings of the game's own grammar rules. */
  readonly meanings: (read: Reader) => {
    readonly [Name in keyof Dictionaries]?: Partial<Dictionaries[Name]>;
  };
  /** What "this unit" or "this base" on a card refers to. */
  readonly self: (noun: string, card: PrintedCard) => ObjectReference;
  /** Where a target with this description is when the text names no zone; undefined: on the battlefield. */
  readonly usualZone: (filter: Filter, saysCard: boolean) => string | undefined;
}

/** Reads matched text: the card it is printed on, and the match. */
export type ReadMatch = (card: PrintedCard, match: MatchResult, printed: string) => Ability;

/** What the reader keeps while it reads one paragraph. */
interface Reading {
  readonly card: PrintedCard;
  readonly printed: string;
  /** The "target …" nodes of the ability being read, outermost ability first. */
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
  'deed',
  'destination',
  'modifications',
  'settings',
  'predicate',
  'statement',
  'replaced',
  'ability',
] as const satisfies readonly (keyof Meanings)[];

/** Builds the reader of a grammar once; it can then read any number of matches. */
export function createReader(grammar: Grammar, vocabulary: Vocabulary, game: GameWords): ReadMatch {
  let reading: Reading = { card: { name: '', types: [] }, printed: '', targets: [], mentions: [] };

  const printed = ({ source }: Node) =>
    reading.printed.slice(source.startIdx, wordEnd(source.sourceString, source.endIdx));
  const word = (node: Node) => {
    const said = vocabulary.decode(node.sourceString).replace(/\s+/g, ' ').trim();
    const known = game.canonical.get(said.toLowerCase());
    return known ?? (/^[A-Z]/.test(said) ? singular(said) : said);
  };

  const read: Reader = {
    get card() {
      return reading.card;
    },
    word,
    printed,
    targetIndex: (node) => (reading.targets.at(-1) ?? []).findIndex((each) => start(each) === start(node)),
    pronoun(node) {
      const before = (reading.mentions.at(-1) ?? []).filter((each) => start(each) < start(node));
      const onlyItself = before.length > 0 && before.every((each) => each.ctorName === 'Self');
      return onlyItself ? { ref: 'this' } : ITS;
    },
    self: (noun) => game.self(noun, reading.card),
    usualZone: game.usualZone,
    withTargets(node, build) {
      const nodes: readonly Node[] = node.targetNodes();
      const zone = optionalZone(node.zoneNodes());
      const quoted = reading.targets.length > 0;
      reading.targets.push(nodes);
      reading.mentions.push(node.mentionNodes());
      try {
        return build({
          text:
            quoted && !node.ctorName.startsWith('Keyword') ? paragraph(printed(node)) : printed(node).trim(),
          targets: specifications(nodes),
          ...given('zone', zone),
        });
      } finally {
        reading.targets.pop();
        reading.mentions.pop();
      }
    },
    withOwnTargets(node, build) {
      const nodes: readonly Node[] = node.children.flatMap((child) => child.targetNodes());
      reading.targets.push(nodes);
      try {
        return build(specifications(nodes));
      } finally {
        reading.targets.pop();
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
    deed: (node) => node.deed(),
    destination: (node) => node.destination(),
    modifications: (node) => node.modifications(),
    settings: (node) => node.settings(),
    predicate: (node) => node.predicate(),
    statement: (node) => node.statement(),
    replaced: (node) => node.replaced(),
    ability: (node) => node.ability(),
  };

  const specifications = (nodes: readonly Node[]): readonly TargetSpecification[] => {
    const targets: TargetSpecification[] = [];
    for (const target of nodes) targets.push(distinct(specification(target, read), targets));
    return targets;
  };
  const optionalZone = (zones: readonly Node[]) => zones.map((zone) => word(zone.child(1)))[0];

  const own = game.meanings(read);
  const base: Dictionaries = {
    ...amountMeanings(read),
    ...objectMeanings(read),
    ...filterMeanings(read),
    ...costMeanings(read),
    ...triggerMeanings(read),
    ...conditionMeanings(read),
    ...effectMeanings(read),
    ...deedMeanings(read),
    ...statementMeanings(read),
    ...predicateMeanings(read),
    ...abilityMeanings(read),
  };
  const semantics = collecting(grammar);
  const add = <Name extends keyof Meanings>(name: Name) => {
    const actions: ActionDict<Meanings[Name]> = { ...base[name], ...own[name] };
    semantics.addOperation<Meanings[Name]>(name, actions);
  };
  for (const name of NAMES) add(name);

  return (card, match, text) => {
    reading = { card, printed: text, targets: [], mentions: [] };
    return semantics(match).ability();
  };
}

/** Rules that bring an object up; of a zone change, what "it" is afterwards is known only to the event. */
const MENTIONS = new Set([
  ...['Self', 'Target', 'Choice', 'Every', 'Top', 'Expelled', 'Found', 'Subject_nouns'],
  ...['Event_destroyed', 'Event_leaves', 'Event_graveyard', 'WouldEvent'],
]);

/** The targets of a text, and the zones it says its card is in; those of quoted and delayed abilities are their own. */
function collecting(grammar: Grammar): Semantics {
  const through = (name: string): ActionDict<Node[]> => ({
    _nonterminal: (...children) => children.flatMap((child) => child[name]()),
    _iter: (...children) => children.flatMap((child) => child[name]()),
    _terminal: () => [],
    QuotedAbility: (_ability) => [],
  });
  return grammar
    .createSemantics()
    .addOperation<Node[]>('targetNodes', {
      ...through('targetNodes'),
      Target(target) {
        return [this, ...target.targetNodes()];
      },
      TargetPlayer(_player) {
        return [this];
      },
      // What is delayed chooses its targets when it is put on the chain of events.
      DelayedSentence: (_sentence) => [],
    })
    .addOperation<Node[]>('mentionNodes', {
      ...through('mentionNodes'),
      _nonterminal(...children) {
        const deeper = children.flatMap((child) => child.mentionNodes());
        return MENTIONS.has(this.ctorName) ? [this, ...deeper] : deeper;
      },
    })
    .addOperation<Node[]>('zoneNodes', {
      ...through('zoneNodes'),
      FromZone(_from, _zone) {
        return [this];
      },
    });
}

function start(node: Node): number {
  return node.source.startIdx;
}

function specification(node: Node, read: Reader): TargetSpecification {
  const text = read.printed(node);
  const form = node.child(0);
  if (node.ctorName === 'TargetPlayer') {
    const filter: Filter = form.ctorName === 'TargetPlayer_opponent' ? { controller: 'opponent' } : {};
    return { what: 'player', filter, minimum: 1, maximum: 1, text };
  }
  const one = { minimum: 1, maximum: 1, text } as const;
  const described = (nouns: Node | undefined, more: Filter = {}): Filter => {
    const filter = { ...(nouns ? read.filter(nouns) : {}), ...more };
    const zone = filter.zone ?? read.usualZone(filter, /\bcards?\b/i.test(text));
    return { ...filter, ...given('zone', zone) };
  };
  switch (form.ctorName) {
    case 'Target_any':
      return { what: 'any target', filter: {}, ...one };
    case 'Target_anyTargets':
      return { what: 'any target', filter: {}, ...read.count(form.child(1)), text };
    case 'Target_another':
      return { what: 'object', filter: described(form.child(1), { other: true }), ...one };
    case 'Target_one':
      return { what: 'object', filter: described(form.child(1)), ...one };
    case 'Target_others':
      return {
        what: 'object',
        filter: described(form.child(4), { other: true }),
        ...read.count(form.child(1)),
        text,
      };
    default:
      return { what: 'object', filter: described(form.child(3)), ...read.count(form.child(1)), text };
  }
}

/** "another target unit" means another than the targets before it; without any, another than the card itself. */
function distinct(target: TargetSpecification, before: readonly TargetSpecification[]): TargetSpecification {
  const others = before.flatMap(({ what }, index) => (what === 'player' ? [] : [index]));
  if (target.filter.other !== true || others.length === 0) return target;
  const { other, ...filter } = target.filter;
  return { ...target, filter, otherThan: others };
}

/** A subtype that the game doesn't list, in the singular. */
function singular(subtype: string): string {
  return /[^sui]s$/.test(subtype) ? subtype.slice(0, -1) : subtype;
}
