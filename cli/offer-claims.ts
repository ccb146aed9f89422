import { actions, declarations, words } from '../steps/terms';
import { shownClaim } from './shown-claims';

/** What players do in a scenario, as a step tells it and as a claim about what they can do says it. */
const VERBS: Readonly<Record<string, string>> = {
  plays: 'play',
  activates: 'activate',
  moves: 'move',
  ...Object.fromEntries([...actions, ...declarations].map(({ does, verb }) => [does, verb])),
};

const verbsOf = (of: readonly { readonly verb: string }[]): string => of.map(({ verb }) => verb).join('|');
/** What is done with one object. */
const WITH_ONE = `play|activate|${verbsOf(actions.filter(({ onto }) => onto === undefined))}`;
/** What is done to another one as well. */
const WITH_TWO = `move|${verbsOf([...actions.filter(({ onto }) => onto !== undefined), ...declarations])}`;

const ACT = new RegExp(`^(\\w+) (${Object.keys(VERBS).join('|')}) (.*)$`);

/** How an act is announced: it says more than what can't be done. */
const ANNOUNCED = new RegExp(
  ` (?:choosing|targeting|dividing|${words(({ costs }) => Object.keys(costs)).join('|')}|for its alternative cost|with the additional cost|with X =)(?: .*)?$`,
);

/** Words before a step. */
const KEYWORD = /^\s+(?:Given|When|Then|And) /;

/**
 * A scenario as far as an act that is to be refused, and that it is to be.
 *
 * @param text a feature file with one scenario
 * @param act the step with the act, without its keyword
 * @returns undefined where the act isn't in the scenario, or the vocabulary can't say of it that it can't be done
 */
export function claimingRefusal(text: string, act: string): string | undefined {
  const [, player, verb = '', whole = ''] = ACT.exec(act) ?? [];
  const deed = VERBS[verb];
  const lines = text.split('\n');
  const place = lines.findIndex((line) => line.replace(KEYWORD, '') === act);
  const what = verb === 'plays' || verb === 'activates' ? whole.replace(ANNOUNCED, '') : whole;
  // Of several that are declared together each may be legal.
  const areSeveral = /, | and /.test(what.replace(/"[^"]*"/g, ''));
  if (deed === undefined || place < 0 || what === '' || areSeveral) return undefined;
  return ending(lines.slice(0, place), `${player} can't ${deed} ${what}`, lines[place]);
}

const ending = (lines: readonly string[], claim: string, like = lines.at(-1)): string =>
  [...lines, `${/^\s*/.exec(like ?? '')?.[0] ?? ''}Then ${claim}`, ''].join('\n');

const NOT_OFFERED =
  /^(\w+) is not offered to (.+), and (?:(it could be done|it is done all the same)|being refused .*)\.$/;
/** What is offered and mustn't be, or isn't and must be, whichever invariant says so. */
const OFFERED = new RegExp(
  `^(\\w+) is (not )?offered to ((?:(?:${WITH_ONE})|(?:${WITH_TWO})(?= "[^"]*" (?:to|at|with) ")) "[^"]*"(?: (?:to|at|with) "[^"]*")?)[, .]`,
);
/** What was done, and mustn't have been possible. */
const COULD = new RegExp(`^(\\w+) could (play|activate|move|${verbsOf(actions)}) "([^"]*)"`);
/** What was begun can't be, as there is nothing to choose for it, or not enough. */
const ONLY = /, and (?:nothing else is|too few others are)\.$/;
const REFUSED = /^A legal answer was refused: |is allowed, but refused: /;

/** Who was asked before whose turn it was to be asked, or in whose place. */
const TOO_EARLY = /^(\w+) was asked to "([^"]*)" (before|instead of) (\w+), (?:in|who) /;

/** A scenario as far as a choice that somebody else has to make first, and that it is asked of the other. */
function claimingQuestion(
  lines: readonly string[],
  early: string,
  question: string,
  first: string,
  isOfBoth: boolean,
): string[] {
  const isOf = (line: string | undefined, name: string): boolean =>
    line?.replace(KEYWORD, '').startsWith(`${name} `) === true;
  const last = isOfBoth ? lines.findLastIndex((line) => isOf(line, first)) : -1;
  const place = lines.findLastIndex((line, at) => (last < 0 || at < last) && isOf(line, early));
  return place < 0 ? [] : [ending(lines.slice(0, place), `${first} is asked to ${question}`, lines[place])];
}

/** Does an engine withhold what it can do? Which of the two is wrong, only an engine that is right can tell. */
export const isEitherWay = (message: string): boolean => NOT_OFFERED.exec(message)?.[3] !== undefined;

/**
 * A scenario that says of one thing what an invariant says of all: that it can be done, or that it can't, or what the
 * table should show. Each of several
 * that may say it, the plainest first; whether one does is seen when it is played.
 *
 * @param text a feature file with one scenario, whose last step is its only claim
 * @param message what is wrong: something is offered, or isn't, or is offered and refused, or could be done
 * @param failing the step at which the scenario fails, without its keyword
 */
export function offerClaims(text: string, message: string, failing: string): readonly string[] {
  const lines = text.trimEnd().split('\n');
  const claims = (claim: string): string => ending(lines.slice(0, -1), claim, lines.at(-1));
  const shown = shownClaim(text, message);
  if (shown !== undefined) return [claims(shown)];
  const [, player, withheld, either] = NOT_OFFERED.exec(message) ?? [];
  if (player !== undefined && withheld !== undefined)
    return [
      ...(either === undefined ? [] : [claims(`${player} can ${withheld}`)]),
      claims(`${player} can't ${withheld}`),
    ];
  const [, whose, isntOffered, what] = OFFERED.exec(message) ?? [];
  if (whose !== undefined && what !== undefined)
    return [claims(`${whose} ${isntOffered ? 'can' : "can't"} ${what}`)];
  const [, early, question = '', when, first = ''] = TOO_EARLY.exec(message) ?? [];
  if (early !== undefined) return claimingQuestion(lines, early, question, first, when === 'before');
  const acts = lines.map((line) => line.replace(KEYWORD, '')).filter((step) => ACT.test(step));
  const [, who, could = '', name] = COULD.exec(message) ?? [];
  const deed = acts.findLast((act) => {
    const [, whom, verb = '', rest] = ACT.exec(act) ?? [];
    return whom === who && VERBS[verb] === could && rest?.includes(`"${name}"`);
  });
  if (deed !== undefined) return [claimingRefusal(text, deed)].filter((claim) => claim !== undefined);
  if (ONLY.test(message))
    return [claimingRefusal(text, acts.at(-1) ?? '')].filter((claim) => claim !== undefined);
  if (!REFUSED.test(message)) return [];
  return [failing, ...acts.toReversed()].flatMap((act) => claimingRefusal(text, act) ?? []).slice(0, 2);
}
