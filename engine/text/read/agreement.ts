import type { Grammar, MatchResult, Node } from 'ohm-js';
import type { Vocabulary } from '../words';
import { type GrammaticalNumber, type Nouns, nounForms, type Person, verbForm } from './inflection';

/** A word whose number is not that of what it goes with: where it begins, and what would agree. */
export interface Disagreement {
  readonly at: number;
  readonly expected: string;
}

const SUBJECTS = new Set([
  'Who',
  'Object',
  'Subject',
  'Self',
  'SelfHere',
  'That',
  'Nouns',
  'BareNouns',
  'Fighters',
]);
/** What may stand between a subject and its verb. */
const BETWEEN =
  /^(?:each|each turn|here|while|you play|you play this turn|opponents play|your opponents play|an opponent plays)$/;
/** Who is told to do something, or may, does it in this form: “Draw”, “you may draw”. */
const TOLD: Person = 'several';
const VERBS = new Set(['Verbs', 'Costs']);
const DESCRIPTIONS = new Set(['Nouns', 'BareNouns', 'Head', 'BareHead', 'Token', 'Counters']);
const KINDS = new Set(['typeName', 'subtype', 'knownSubtype']);
const THERE = /^there (?:is|are)$/;
/** Rules in which a description without an article means several. */
const BARE = new Set(['Subject_nouns', 'Choice_another']);
const NUMBERS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const ENDS_IN_NUMBER = new RegExp(`(?:^|\\s)(\\d+|${NUMBERS})$`);
const ENDS_IN_ONE = /(?:^|\s)(?:an?|each|another|this|that|an opponent's|the next)$/;
const ENDS_IN_SEVERAL =
  /(?:^|\s)(?:all|those|other|others|x|any number of|the number of|of your|of their|among|among your|that many|more|fewer|less|greater|higher|lower)$/;
const BEGINS_WITH_ONE = /^(?:an?|another|each|this|that|it|any(?! number)|something|\uE000+)(?:\s|$)/;
const BEGINS_WITH_SEVERAL =
  /^(?:\w+ or more|one or two|all|those|they|them|other|any number of|x|up to x|your opponents')(?:\s|$)/;
const BEGINS_WITH_NUMBER = new RegExp(`^(?:up to )?(\\d+|${NUMBERS})(?:\\s|$)`);
const SEVERAL_PLAYERS = /(?:^you|^they|players|opponents|controllers|owners)$/;

/**
 * Finds where a text breaks the agreement of subject and verb, or of a number and what it counts: “You draws a card.”, “Destroy
 * two unit.” The grammar understands both forms of a word wherever either may stand.
 *
 * @returns what finds the first such place in a text that was matched; undefined where there is none
 */
export function agreement(
  grammar: Grammar,
  vocabulary: Vocabulary,
  game: Nouns,
): (match: MatchResult) => Disagreement | undefined {
  const isWord = (word: string): boolean => vocabulary.has(word);
  const wordsOf = (node: Node): string =>
    vocabulary.decode(node.sourceString).replace(/\s+/g, ' ').trim().toLowerCase();
  const formOf = nounForms(game);

  const semantics = grammar.createSemantics().addOperation<Disagreement[]>('disagreements', {
    _terminal: () => [],
    _iter: (...children) => children.flatMap((child) => child.disagreements()),
    _nonterminal(...children) {
      const said = children.flatMap(parts).filter((part) => part.sourceString !== '');
      const form = this.ctorName;
      const own =
        form === 'Imperative' ? verbFault(this, TOLD) : form === 'Event_any' ? sameSubject(said) : [];
      return [
        ...own,
        ...said.flatMap((part, place) => [
          ...verbs(part, place, said),
          ...nouns(
            part,
            countedBefore(part, place, said) ??
              (place === 0 && BARE.has(form) ? bareNumber(part) : undefined),
          ),
        ]),
        ...children.flatMap((child) => child.disagreements()),
      ];
    },
  });
  return (match) => {
    const found: Disagreement[] = semantics(match).disagreements();
    return found.sort((a, b) => a.at - b.at)[0];
  };

  function verbs(part: Node, place: number, said: readonly Node[]): Disagreement[] {
    if (VERBS.has(part.ctorName)) {
      const before = said[place - 1];
      const isDoer = before && SUBJECTS.has(before.ctorName) && !isCaused(said[place - 2]);
      const doer = isDoer ? personOf(before) : TOLD;
      return firstWords(part).flatMap((verb) => verbFault(verb, doer));
    }
    const words = wordsOf(part);
    if (THERE.test(words)) return thereIs(part, words, said[place + 1]);
    // “The cost of spells you play is …”: the verb is not theirs.
    const belongs = /\b(?:of|for)$/.test(wordsOf(said[place - 1] ?? part));
    if (!SUBJECTS.has(part.ctorName) || belongs) return [];
    const next = said.slice(place + 1).find((each) => !BETWEEN.test(wordsOf(each)));
    if (!next || VERBS.has(next.ctorName) || SUBJECTS.has(next.ctorName) || DESCRIPTIONS.has(next.ctorName))
      return [];
    const isJoint =
      place >= 2 &&
      wordsOf(said[place - 1] ?? part) === 'and' &&
      SUBJECTS.has(said[place - 2]?.ctorName ?? '');
    const person = isCaused(said[place - 1])
      ? TOLD
      : isJoint
        ? 'several'
        : (countedBefore(part, place, said) ?? personOf(part));
    return firstWords(next).flatMap((verb) => verbFault(verb, person));
  }

  /** “You may have that player discard a card”: after “have” a verb has the form of what one is told. */
  function isCaused(before: Node | undefined): boolean {
    return before !== undefined && /\bmay have$/.test(wordsOf(before));
  }

  /** “There are two or more units”: the verb has the number of what follows. */
  function thereIs(part: Node, words: string, counted: Node | undefined): Disagreement[] {
    const number = counted?.ctorName === 'ControlCount' ? numberSaid(wordsOf(counted.child(0))) : undefined;
    const expected = number && verbForm(words.slice('there '.length), number, isWord);
    const verb = part.sourceString.trimEnd().lastIndexOf(' ') + 1;
    return expected ? [{ at: part.source.startIdx + verb, expected }] : [];
  }

  function verbFault(verb: Node, person: Person | undefined): Disagreement[] {
    if (person === undefined) return [];
    const expected = verbForm(firstWord(wordsOf(verb)), person, isWord);
    return expected === undefined ? [] : [{ at: verb.source.startIdx, expected }];
  }

  /** “When I attack or defend”: what is said second has the subject of what is said first. */
  function sameSubject([first, ...others]: readonly Node[]): Disagreement[] {
    const subject = first?.child(0).child(0);
    if (!subject || !SUBJECTS.has(subject.ctorName)) return [];
    const person = personOf(subject);
    return others
      .filter(
        (each) => each.ctorName === 'SubjectEvent' && each.child(0).ctorName === 'SubjectEvent_sameSubject',
      )
      .flatMap((each) => verbFault(each, person));
  }

  function nouns(part: Node, number: GrammaticalNumber | undefined): Disagreement[] {
    if (SUBJECTS.has(part.ctorName) && !DESCRIPTIONS.has(part.ctorName)) return [];
    if (number === undefined) return [];
    return namesIn(part).flatMap(({ at, noun }) => {
      const form = formOf(noun);
      return form && form.number !== number ? [{ at, expected: form.other }] : [];
    });
  }

  /** The number that the words before a description say of it: “two”, “each”, “any number of”. */
  function countedBefore(part: Node, place: number, said: readonly Node[]): GrammaticalNumber | undefined {
    if (DESCRIPTIONS.has(part.ctorName)) {
      const own = firstWord(wordsOf(part));
      if (own === 'another') return 'one';
    }
    for (let at = place - 1; at >= 0; at--) {
      const before = said[at];
      if (!before || before.ctorName === 'Adjective') continue;
      const words = wordsOf(before);
      if (words === 'target' || words === 'other' || words.endsWith(' target')) {
        const counting = said[at - 1];
        const number = counting && numberSaid(wordsOf(counting));
        return number ?? (words.endsWith('target') ? 'one' : undefined);
      }
      return numberSaid(words);
    }
    return undefined;
  }

  function personOf(subject: Node): Person | undefined {
    const words = wordsOf(subject);
    if (words === 'i') return 'I';
    if (subject.ctorName === 'Who') return SEVERAL_PLAYERS.test(words) ? 'several' : 'one';
    if (subject.ctorName === 'Fighters') return 'several';
    if (subject.ctorName === 'Object' && subject.child(0).ctorName === 'BaseOf') return 'one';
    if (BEGINS_WITH_ONE.test(words)) return 'one';
    if (BEGINS_WITH_SEVERAL.test(words)) return 'several';
    const number = BEGINS_WITH_NUMBER.exec(words)?.[1];
    if (number !== undefined) return isOne(number) ? 'one' : 'several';
    const [described] = within(subject, (node) => DESCRIPTIONS.has(node.ctorName));
    const last = described && namesIn(described).at(-1);
    return words.startsWith('target ') ? 'one' : last && formOf(last.noun)?.number;
  }

  /** The nouns of a description that agree with what counts it: “units”, of “Dragon units in your base”. */
  function namesIn(part: Node): readonly { readonly at: number; readonly noun: string }[] {
    const [head] = within(part, (node) => node.ctorName === 'Head' || node.ctorName === 'BareHead');
    const names = within(head ?? part, (node) => KINDS.has(node.ctorName) || isNoun(node));
    return counted(part, names).map((node) => {
      const words = vocabulary.decode(node.sourceString).trim();
      const noun = words.slice(words.lastIndexOf(' ') + 1);
      return { at: node.source.startIdx + node.sourceString.trimEnd().lastIndexOf(' ') + 1, noun };
    });
  }

  function counted(part: Node, names: readonly Node[]): readonly Node[] {
    if (!DESCRIPTIONS.has(part.ctorName))
      return names.filter(({ source }) => source.startIdx === part.source.startIdx);
    const last = names.at(-1);
    if (last && last.ctorName !== 'typeName' && !KINDS.has(last.ctorName)) return [last];
    const types = names.filter(({ ctorName }) => ctorName === 'typeName');
    return types.length > 0 ? types : names;
  }

  function isNoun(node: Node): boolean {
    return node.isTerminal() && formOf(wordsOf(node)) !== undefined;
  }
}

/** The number of a description that nothing counts. */
const bareNumber = (part: Node): GrammaticalNumber | undefined =>
  part.ctorName === 'Nouns' ? 'several' : undefined;

/** What is left out leaves nothing; what stands there once or more, each of it. */
const parts = (node: Node): Node[] => (node.isIteration() ? node.children.flatMap(parts) : [node]);

const firstWord = (words: string): string => words.split(' ')[0] ?? '';
const isOne = (number: string): boolean => number === 'one' || number === '1';

function numberSaid(words: string): GrammaticalNumber | undefined {
  if (ENDS_IN_ONE.test(words)) return 'one';
  if (ENDS_IN_SEVERAL.test(words)) return 'several';
  const number = ENDS_IN_NUMBER.exec(words)?.[1];
  return number === undefined ? undefined : isOne(number) ? 'one' : 'several';
}

/** The nodes that verbs begin with: of a list, those of its members. */
function firstWords(node: Node): readonly Node[] {
  if (/^(?:NonemptyListOf|Verbs|Costs)/.test(node.ctorName)) return listed(node);
  return [node];
}

function listed(node: Node): readonly Node[] {
  const list = node.ctorName.startsWith('NonemptyListOf') ? node : node.child(0);
  return list.asIteration().children;
}

/** The outermost nodes of a kind in a node. */
function within(node: Node, isWanted: (node: Node) => boolean): readonly Node[] {
  return isWanted(node) ? [node] : node.children.flatMap((child) => within(child, isWanted));
}
