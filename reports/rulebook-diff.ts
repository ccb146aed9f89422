import type { Change, Comparison } from '../rulebooks/diff/changes';

/** A scenario as a report about rules names it. */
export interface NamedScenario {
  readonly name: string;
  /** `file:line`. */
  readonly at: string;
}

/** What an engine has under the number of a rule: objects, where they stand, and what an amendment may say of them. */
export interface EnforcedRule {
  /** Another number than the rule's own where it restates or follows from others. */
  readonly number: string;
  readonly objects: readonly { readonly title: string; readonly form: string }[];
  /** `file:line`. */
  readonly at: readonly string[];
  readonly amendments: readonly string[];
}

/** What is about a rule, and may have to change with it. */
export interface Touched {
  readonly scenarios: readonly NamedScenario[];
  /** Scenarios that look in random games whether an invariant holds. */
  readonly invariants: readonly NamedScenario[];
  /** Ids of rulings. */
  readonly rulings: readonly string[];
  /** Rules that cite it. */
  readonly citing: readonly string[];
  /** Rules that are classified as saying the same. */
  readonly restating: readonly string[];
  /** Scenarios that are linked to other rules, and in whose games it took part when they were played last. */
  readonly exercising: readonly NamedScenario[];
  /** What the engine enforces it with; only of rules whose text changed or that are gone. */
  readonly enforcing: readonly EnforcedRule[];
}

/** A change with everything that it touches, each once. */
interface TouchingChange {
  readonly change: Change;
  readonly touched: Touched;
}

/** The kinds of change, in the order in which they are reported: what needs reading first. */
const changeKinds = [
  'heading',
  'removed',
  'added',
  'reworded',
  'split',
  'merged',
  'moved',
  'references left',
  'renumbered',
  'references follow',
] as const satisfies readonly Change['what'][];

/** How often a kind of change occurs and what it touches. */
interface KindSummary {
  readonly what: Change['what'];
  /** Rules (for headings: chapters and sections); a split counts once, and so does a merger. */
  readonly count: number;
  readonly touched: Touched;
}

/** A comparison of two editions with what the changes touch. */
export interface DiffReport {
  /** What the editions were called when they were asked for. */
  readonly names: { readonly older: string; readonly newer: string };
  readonly comparison: Comparison;
  readonly changes: readonly TouchingChange[];
  /** Only kinds that occur. */
  readonly kinds: readonly KindSummary[];
  readonly touched: Touched;
}

/** Adds to a comparison what each change touches. `about` says it for a rule by its number in the older edition. */
export function reportDiff(
  comparison: Comparison,
  names: DiffReport['names'],
  about: (rule: string) => Touched,
): DiffReport {
  const changes = comparison.changes.map((change) => ({
    change,
    touched: together(oldRulesOf(change).map(about)),
  }));
  const kinds = changeKinds.flatMap((what) => {
    const own = changes.filter((each) => each.change.what === what);
    if (own.length === 0) return [];
    const count = own.reduce((sum, each) => sum + rulesIn(each.change), 0);
    return [{ what, count, touched: together(own.map(({ touched }) => touched)) }];
  });
  return { names, comparison, changes, kinds, touched: together(changes.map(({ touched }) => touched)) };
}

/** The changes of one kind. */
export function changesOf<What extends Change['what']>(
  { changes }: DiffReport,
  what: What,
): { readonly change: Extract<Change, { what: What }>; readonly touched: Touched }[] {
  return changes.flatMap(({ change, touched }) => (isA(change, what) ? [{ change, touched }] : []));
}

function isA<What extends Change['what']>(
  change: Change,
  what: What,
): change is Extract<Change, { what: What }> {
  return change.what === what;
}

/** The numbers that a change is about, in the older edition. */
export function oldRulesOf(change: Change): readonly string[] {
  switch (change.what) {
    case 'heading':
    case 'added':
      return [];
    case 'removed':
      return [change.key];
    case 'reworded':
    case 'references left':
    case 'split':
      return [change.from];
    case 'merged':
      return change.from;
    case 'renumbered':
      return change.rules.map(({ from }) => from);
    case 'references follow':
    case 'moved':
      return change.keys;
  }
}

function rulesIn(change: Change): number {
  if (change.what === 'renumbered') return change.rules.length;
  return change.what === 'references follow' || change.what === 'moved' ? change.keys.length : 1;
}

function together(all: readonly Touched[]): Touched {
  const once = (scenarios: readonly NamedScenario[]) => [
    ...new Map(scenarios.map((each) => [each.at, each])).values(),
  ];
  return {
    scenarios: once(all.flatMap(({ scenarios }) => scenarios)),
    invariants: once(all.flatMap(({ invariants }) => invariants)),
    rulings: [...new Set(all.flatMap(({ rulings }) => rulings))].sort(),
    citing: [...new Set(all.flatMap(({ citing }) => citing))],
    restating: [...new Set(all.flatMap(({ restating }) => restating))],
    exercising: once(all.flatMap(({ exercising }) => exercising)),
    enforcing: [
      ...new Map(all.flatMap(({ enforcing }) => enforcing).map((each) => [each.number, each])).values(),
    ],
  };
}

/** What was not compared, and whether the two are editions of one rulebook at all: a sentence each. */
export function limitsOf(
  { older, newer, notHeld, successors }: Comparison,
  names: DiffReport['names'],
): string[] {
  const fewer = Math.min(older.rules, newer.rules);
  const few = successors.size < FEW_IN_COMMON * fewer;
  return [
    ...notHeld.map(({ by, chapters }) => {
      const [holding, lacking] = by === 'older' ? [names.newer, names.older] : [names.older, names.newer];
      const list = `${chapters.length === 1 ? 'Chapter' : 'Chapters'} ${chapters.join(', ')}`;
      return `${list} of ${holding} ${chapters.length === 1 ? 'was' : 'were'} not compared: ${lacking} cites ${chapters.length === 1 ? 'it' : 'them'} and holds no rule of ${chapters.length === 1 ? 'it' : 'them'}.`;
    }),
    ...(few
      ? [
          `Only ${successors.size} of ${fewer} rules have a counterpart: these may be no editions of one rulebook.`,
        ]
      : []),
  ];
}

/** Where fewer rules than this share are in both, two rulebooks may be different ones. */
const FEW_IN_COMMON = 0.05;

/** Says of which of two editions no texts are at hand; for comparisons that lack some. */
export function digestsOnly({ older, newer }: Pick<Comparison, 'older' | 'newer'>): string {
  const both = !older.withTexts && !newer.withTexts;
  return both ? 'Of both only the digests are known' : 'Of one of the two only the digests are known';
}
