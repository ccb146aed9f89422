import type {
  Change,
  Comparison,
  EditionName,
  HeadingChange,
  LeftReference,
  NotHeld,
  ReferencesLeft,
  Renumbered,
  Successor,
  TextChange,
} from './changes';
import type { Edition, EditionRule } from './edition';
import { referencesFollow, renumberingOf } from './following';
import { headingChanges, pairHeadings } from './headings';
import { movedRules } from './moved';
import { chaptersNotHeld } from './not-held';
import { bagOf } from './overlap';
import { Pairing, pairAlike } from './pairing';
import { referencesLeft } from './references-left';
import { pairResembling } from './resembling';
import { type Division, divisionOf, divisionsIn, pairDivided, successorsIn } from './split';
import { divisionsByLength } from './split-by-length';

/** So many words are hardly the same by chance, but for what they cite. */
const TELLING_WORDS = 6;

/**
 * Says what changed from an edition to another: which rule became which, and what became of its number, its text and
 * its place. Rules are first paired by their digests, then by their wording without references, then by likeness.
 */
export function compareEditions(older: Edition, newer: Edition): Comparison {
  const pairing = new Pairing(older, newer);
  const pointers = new Set([...pointersIn(older), ...pointersIn(newer)]);
  const isPointer = ({ wording }: EditionRule) => wording !== undefined && pointers.has(wording);
  pairAlike(pairing, (rule) => (isPointer(rule) ? undefined : rule.digest), {
    alone: () => true,
    orderDecides: true,
  });
  pairAlike(pairing, ({ wording }) => wording, {
    alone: (rule) => rule.words >= TELLING_WORDS && !isPointer(rule),
    orderDecides: false,
  });
  pairAlike(pairing, ({ digest }) => digest, { alone: () => true, orderDecides: true });
  pairHeadings(pairing);
  pairResembling(pairing);
  const texts = textChanges(pairing, []);
  const isReworded = (from: number) => texts.get(from) === 'reworded';
  const divisions = [...divisionsIn(pairing, isReworded), ...divisionsByLength(pairing, isReworded)];
  pairDivided(pairing, divisions);
  return new Describer(pairing, textChanges(pairing, divisions), divisions).comparison();
}

/**
 * What several rules say but for what they cite, as "See rule 101.1". Renumbered, the text of one may be what another
 * one's was, so that neighbours tell more than texts.
 */
function pointersIn({ rules }: Edition): string[] {
  const wordings = rules.flatMap(({ references, wording }) => (references.length > 0 ? [wording ?? ''] : []));
  const counts = bagOf(wordings);
  return [...counts.keys()].filter((wording) => (counts.get(wording) ?? 0) > 1);
}

/** What became of the text of each rule that is in both editions, by its place in the older one. */
function textChanges(pairing: Pairing, divisions: readonly Division[]): ReadonlyMap<number, TextChange> {
  const renumbering = renumberingOf(pairing, divisions);
  const changes = new Map<number, TextChange>();
  pairing.older.rules.forEach((rule, from) => {
    const now = pairing.newer.rules[pairing.newOf(from) ?? -1];
    if (now === undefined) return;
    if (rule.digest === now.digest) changes.set(from, 'same');
    else changes.set(from, referencesFollow(rule, now, renumbering) ? 'references follow' : 'reworded');
  });
  return changes;
}

/** Puts what was found into words, each rule in one change, or in two where its number and its text changed. */
class Describer {
  readonly #dividedOld: ReadonlySet<number>;
  readonly #dividedNew: ReadonlySet<number>;

  constructor(
    private readonly pairing: Pairing,
    private readonly texts: ReadonlyMap<number, TextChange>,
    private readonly divisions: readonly Division[],
  ) {
    const of = (what: Division['what']) => divisions.filter((each) => each.what === what);
    const wholes = (list: readonly Division[]) => list.map(({ whole }) => whole);
    const parts = (list: readonly Division[]) => list.flatMap((each) => each.parts);
    this.#dividedOld = new Set([...wholes(of('split')), ...parts(of('merged'))]);
    this.#dividedNew = new Set([...parts(of('split')), ...wholes(of('merged'))]);
  }

  comparison(): Comparison {
    const { older, newer } = this.pairing;
    const successors = this.#successors();
    const notHeld = chaptersNotHeld(older, newer);
    const outside = (by: NotHeld['by']) => new Set(notHeld.find((each) => each.by === by)?.chapters);
    const [gone, fresh] = [outside('newer'), outside('older')];
    const headings = headingChanges(this.pairing).filter(
      ({ before, now }) =>
        !(now === undefined && isInChapters(before?.number, older, gone)) &&
        !(before === undefined && isInChapters(now?.number, newer, fresh)),
    );
    const moved = movedRules(this.pairing);
    const left = this.#referencesLeft(gone);
    const elsewhere = new Set([...moved.flatMap(({ keys }) => keys), ...left.map(({ from }) => from)]);
    return {
      older: nameOf(older),
      newer: nameOf(newer),
      withTexts: hasTexts([...older.rules, ...newer.rules]),
      notHeld,
      unchanged: [...successors.values()].filter(
        ({ from, to, text }) => from === to && text === 'same' && !elsewhere.has(from),
      ).length,
      changes: [
        ...headings,
        ...this.#removed(gone),
        ...this.#added(fresh),
        ...this.#reworded(successors, headings),
        ...this.#divided(),
        ...moved,
        ...this.#renumbered(successors),
        ...left,
        ...referencesFollowing(successors),
      ],
      successors,
    };
  }

  #successors(): Map<string, Successor> {
    const { older, newer, uncertain } = this.pairing;
    const successors = new Map<string, Successor>();
    older.rules.forEach(({ key }, from) => {
      const now = newer.rules[this.pairing.newOf(from) ?? -1];
      const text = this.texts.get(from);
      if (now === undefined || text === undefined) return;
      successors.set(key, { from: key, to: now.key, text, ambiguous: uncertain.has(from) });
    });
    return successors;
  }

  #removed(notHeld: ReadonlySet<string>): Change[] {
    const { older } = this.pairing;
    return this.pairing.unpairedOld().flatMap((from) => {
      const rule = older.rules[from];
      return rule === undefined || this.#dividedOld.has(from) || notHeld.has(rule.chapter)
        ? []
        : [{ what: 'removed', key: rule.key, text: rule.text }];
    });
  }

  #added(notHeld: ReadonlySet<string>): Change[] {
    const { newer } = this.pairing;
    const withDigest = new Map<string, string>();
    newer.rules.forEach(({ digest, key }, to) => {
      if (this.pairing.oldOf(to) !== undefined && !withDigest.has(digest)) withDigest.set(digest, key);
    });
    return this.pairing.unpairedNew().flatMap((to) => {
      const rule = newer.rules[to];
      return rule === undefined || this.#dividedNew.has(to) || notHeld.has(rule.chapter)
        ? []
        : [{ what: 'added', key: rule.key, sameTextAs: withDigest.get(rule.digest), text: rule.text }];
    });
  }

  #reworded(successors: ReadonlyMap<string, Successor>, headings: readonly HeadingChange[]): Change[] {
    const { older, newer } = this.pairing;
    // Where a heading is a rule itself, its title is the rule's text: that it has another one is said once.
    const retitled = new Set(headings.map(({ before, now }) => `${before?.number} ${now?.number}`));
    return older.rules.flatMap(({ key, text: before }, from) => {
      const successor = successors.get(key);
      if (successor?.text !== 'reworded' || this.#dividedOld.has(from)) return [];
      if (retitled.has(`${key} ${successor.to}`)) return [];
      const after = newer.rules[this.pairing.newOf(from) ?? -1]?.text;
      const texts = before === undefined || after === undefined ? undefined : { before, after };
      return [{ what: 'reworded', from: key, to: successor.to, texts }];
    });
  }

  #divided(): Change[] {
    const { older, newer } = this.pairing;
    const keysIn = ({ rules }: Edition, places: readonly number[]) =>
      places.flatMap((place) => rules[place]?.key ?? []);
    return this.divisions.flatMap(({ what, whole, parts }): Change[] =>
      what === 'split'
        ? keysIn(older, [whole]).map((from) => ({ what, from, into: keysIn(newer, parts) }))
        : keysIn(newer, [whole]).map((into) => ({ what, from: keysIn(older, parts), into })),
    );
  }

  /** A rule that was divided is still where a part of it has its number, and one that could be several is nowhere for sure. */
  #referencesLeft(notHeld: ReadonlySet<string>): ReferencesLeft[] {
    const { older, newer, uncertain } = this.pairing;
    const renumbering = renumberingOf(this.pairing, this.divisions);
    const places = new Map(older.rules.map(({ key }, from) => [key, from]));
    const isUnsure = ({ number, now }: LeftReference) => {
      if (now === undefined && isInChapters(number, older, notHeld)) return true;
      const from = places.get(number);
      if (from === undefined) return false;
      const division = divisionOf(from, this.divisions);
      if (division === undefined) return uncertain.has(from);
      return successorsIn(division).some((to) => newer.rules[to]?.key === number);
    };
    return older.rules.flatMap((rule, from) => {
      const now = newer.rules[this.pairing.newOf(from) ?? -1];
      if (now === undefined) return [];
      const cites = referencesLeft(rule, now, renumbering)
        .filter((each) => !isUnsure(each))
        .map((each) => ({ ...each, nowPlace: newer.rules.find(({ key }) => key === each.now)?.place }));
      return cites.length === 0 ? [] : [{ what: 'references left', from: rule.key, to: now.key, cites }];
    });
  }

  /** Runs of renumbered rules. One ends where either edition has a rule between or where a section ends. */
  #renumbered(successors: ReadonlyMap<string, Successor>): Change[] {
    const { older, newer } = this.pairing;
    const runs: { rules: Successor[]; from: number; to: number }[] = [];
    older.rules.forEach(({ key, section }, from) => {
      const successor = successors.get(key);
      const to = this.pairing.newOf(from);
      if (successor === undefined || to === undefined || successor.to === key) return;
      if (this.#dividedOld.has(from)) return;
      const last = runs.at(-1);
      const goesOn =
        last !== undefined &&
        this.#onlyGoneBetween(last.from, from) &&
        this.#onlyAddedBetween(last.to, to) &&
        older.rules[last.from]?.section === section &&
        newer.rules[last.to]?.section === newer.rules[to]?.section;
      if (!goesOn) runs.push({ rules: [successor], from, to });
      else {
        last.rules.push(successor);
        last.from = from;
        last.to = to;
      }
    });
    return runs.map(({ rules }): Renumbered => ({ what: 'renumbered', rules }));
  }

  #onlyGoneBetween(from: number, to: number): boolean {
    return between(from, to).every(
      (place) => this.pairing.newOf(place) === undefined || this.#dividedOld.has(place),
    );
  }

  #onlyAddedBetween(from: number, to: number): boolean {
    return (
      to > from &&
      between(from, to).every(
        (place) => this.pairing.oldOf(place) === undefined || this.#dividedNew.has(place),
      )
    );
  }
}

/** Whether a number is that of one of some chapters, or of a section or rule in one. */
function isInChapters(number: string | undefined, edition: Edition, chapters: ReadonlySet<string>): boolean {
  if (number === undefined || chapters.size === 0) return false;
  const isIn = ({ key, section, chapter }: Edition['rules'][number]) =>
    chapters.has(chapter) && [key, section, chapter].includes(number);
  return edition.rules.some(isIn) || chapters.has(edition.chapterOf.get(number) ?? '');
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
}

function referencesFollowing(successors: ReadonlyMap<string, Successor>): Change[] {
  const keys = [...successors.values()].flatMap(({ from, to, text }) =>
    from === to && text === 'references follow' ? [from] : [],
  );
  return keys.length === 0 ? [] : [{ what: 'references follow', keys }];
}

function nameOf({ title, edition, rules }: Edition): EditionName {
  return { title, edition, rules: rules.length, withTexts: hasTexts(rules) };
}

function hasTexts(rules: Edition['rules']): boolean {
  return rules.every(({ text }) => text !== undefined);
}
