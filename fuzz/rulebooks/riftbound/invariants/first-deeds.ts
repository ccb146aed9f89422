import type { Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { isSo } from './conditions-known';
import { isResolving, type Resolution, UnchangedResolutions } from './resolutions';

const DONE = 'something that was to be done, and was';
const DECLINED = 'something that its player declined';

/** 356.3.d, 352.10.c: what is told to be done first is done, if its player wants it where that may be. */
export const firstDeeds: Invariant = {
  number: 'R72',
  name: 'first deeds',
  rules: ['356.3.d', '352.10.c'],
  ruleOf: (message) => (/declined|accepted/.test(message) ? '352.10.c' : '356.3.d'),
  cost: 'cheap',
  documentation:
    'What the only text of a card tells to be done first, that nobody has to choose anything for (to draw, to discard, to channel, to add, to gain points, to play tokens, to look or reveal, to recycle, to banish from the deck), is done as it resolves, where there is something to do it with, and the rest of what was shown is recycled where it says so; after “if” where that was so when somebody last had priority, and is so now; after “you may”, with a cost or without, if its player accepted, and not if the player declined. Nothing is looked at where something in play, or that ever was on the chain, replaces or forbids things.',
  gherkin: 'what resolves does what its text tells first',
  broken:
    'something resolves, and what its text tells first is not done, or is done although it was declined',
  mustReach: { [DONE]: 10, [DECLINED]: 0 },
  watch: (game) => {
    const resolutions = new UnchangedResolutions(game, changes);
    return {
      look: (moment) => {
        const found = resolutions.at(moment);
        return !found || found.mayBeGiven || !moment.decision ? undefined : wrong(found, moment);
      },
    };
  },
};

/** What replaces or forbids what is done. */
const changes = rememberingTexts((text) => /\bwould\b|\binstead\b|next time|\bcan't\b/i.test(text));

/** Keywords, then a cost or a trigger, then what is to be so, and whether it is wanted. */
const FORM =
  /^(?:(?:\[(?!Legion|Repeat)[\w-]+\]\s*)+(?:- )?)?(?:(?:when|at the|the first time) (?![^,.]* this turn,)[^,.]*, |(?!do this)[^.,:"]*: |as an additional cost [^.]*\.\s)?(?:if (?<condition>[^,.]*), )?(?<may>you may (?:(?:\[\w+\]|[^.,]*?) to )?)?(?<deed>[^.]*)\./i;

/** Something to be done: what is said of it, the events that tell of it, and the zone of its player's that it is done with. */
type Deed = readonly [says: RegExp, kinds: readonly string[], from?: string];

const DEEDS: readonly Deed[] = [
  [/^draw \d$/i, ['draw', 'burn out'], 'main deck'],
  [/^discard \d(?:, then draw that many)?$/i, ['discard'], 'hand'],
  [/^channel \d runes?(?: exhausted)?$/i, ['channel'], 'rune deck'],
  [/^add (?:\[\w\])+$/i, ['add energy', 'add power']],
  [/^gain \d points?$/i, ['gain points']],
  [/^play (?:an?|\d) [^.,]*\[M\] [^.,]*tokens?[^.,]*$/i, ['enter the board']],
  [/^look at the top \d cards of your main deck$/i, ['look'], 'main deck'],
  [/^reveal the top \d cards of your main deck$/i, ['reveal'], 'main deck'],
  [/^recycle all cards in your trash$/i, ['recycle'], 'trash'],
  [/^banish the top card of your main deck$/i, ['banish'], 'main deck'],
  [/^the next spell you play this turn deals \d bonus damage$/i, ['apply']],
  [/^each player draws 1$/i, ['draw', 'burn out']],
];

function wrong({ text, you, lines, before }: Resolution, { table, reach }: Moment): string | undefined {
  const { condition, may, deed = '' } = FORM.exec(text)?.groups ?? {};
  const [, kinds, from] = DEEDS.find(([says]) => says.test(deed)) ?? [];
  if (!kinds || isNobodys(text, you, table)) return undefined;
  if (condition !== undefined && !(isSo(condition, before, you) && isSo(condition, table, you)))
    return undefined;
  const until = lines.slice(0, lines.findIndex(isResolving));
  const isDone = until.some(({ what, kind }) => what === 'event' && kinds.includes(kind));
  const answer = may === undefined ? undefined : answered(until);
  if (may !== undefined && answer === undefined) return undefined;
  if (answer === false) {
    reach.saw(DECLINED);
    return isDone ? `"${text}" resolves, its player declined, and there was: ${deed}.` : undefined;
  }
  if (from !== undefined && !hasLeft(from, you, before, table)) return undefined;
  const shown = until.filter(({ kind }) => kind === 'look' || kind === 'reveal').length;
  if (
    shown > 1 &&
    /\brecycle the (?:rest|other)\b/i.test(text) &&
    !until.some(({ kind }) => kind === 'recycle')
  )
    return `"${text}" resolves, and nothing of what was shown is recycled.`;
  if (!isDone)
    return `"${text}" resolves${answer ? ', its player accepted' : ''}, and there was not: ${deed}.`;
  reach.saw(DONE);
  return undefined;
}

/** "You" is nobody to a battlefield that nobody controls any more, and somebody else to one that changed hands. */
const isNobodys = (text: string, you: number, { objects }: Observation): boolean =>
  HERE.test(text) &&
  objects.some(
    ({ types, controller, abilities }) =>
      types.includes('battlefield') && controller !== you && abilities.some((each) => HERE.test(each)),
  );
const HERE = /\bhere\b/i;

/** What a player decided last of what may be; undefined where nobody was asked. */
function answered(lines: readonly TraceLine[]): boolean | undefined {
  const asked = lines.findLast(({ what, kind }) => what === 'decision' && kind === 'may');
  return asked && !/: may: don't/.test(asked.text);
}

/** Has a player something to do it with, as it begins and thereafter? What is used up may be there anew by now. */
const hasLeft = (zone: string, you: number, ...tables: readonly Observation[]): boolean =>
  tables.every(({ objects }) => objects.some((each) => each.zone === zone && each.owner === you));
