import type { TraceLine } from '../../../../port/contract';
import type { Moment } from '../../../invariant';
import { plainDeeds } from '../../../invariants/plain-deeds';
import { allSaid } from './all-said';
import { words } from './spoken';

/** What changes how much damage is dealt. */
const OF_DAMAGE = /bonus|twice|double|don't take damage|(?:take|dealt) (?:\d+ )?damage/i;

/** What is done to one object at most. */
const toOne = (verb: string, kind: string, rule: string) =>
  ({
    says: allSaid(`${verb} an? (?!.*(?:\\b(?:and|or)\\b|then))[^.,]*`),
    kind,
    counts: 'events',
    rule,
  }) as const;

/** A spell has resolved once it is said to have been played; an ability resolves. */
const isResolving = ({ kind, object = '' }: TraceLine, { objects }: Moment): boolean =>
  kind === 'resolve' || (kind === 'play' && (objects.get(object)?.types.includes('spell') ?? false));

/** 404.1, 400.1, 417.1, …: what texts tell plainly to be done. */
export const deeds = plainDeeds({
  number: 'R38',
  words,
  deeds: [
    {
      says: allSaid(String.raw`deal (\d+) split among [^.,]*`),
      kind: 'deal damage',
      counts: 'sum',
      changedBy: OF_DAMAGE,
      rule: '352.14.d',
    },
    {
      says: allSaid(String.raw`deal (\d+) to (?:(?!split|\band\b|\bor\b|for each|then)[^.,])*`),
      kind: 'deal damage',
      counts: 'each',
      changedBy: OF_DAMAGE,
      rule: '404.1',
    },
    { says: allSaid(String.raw`draw (\d+)`), kind: 'draw', counts: 'exactly', rule: '400.1' },
    { says: allSaid('each player draws 1'), kind: 'draw', counts: 'each player', rule: '400.1' },
    {
      says: allSaid(String.raw`channel (\d+) runes?(?: exhausted)?`),
      kind: 'channel',
      counts: 'exactly',
      from: 'rune deck',
      rule: '417.1',
    },
    {
      says: allSaid(String.raw`discard (\d+)`),
      kind: 'discard',
      counts: 'exactly',
      from: 'hand',
      rule: '409.1',
    },
    {
      says: allSaid('each player discards 1'),
      kind: 'discard',
      counts: 'each player',
      from: 'hand',
      rule: '409.1',
    },
    {
      says: allSaid(String.raw`play (\d+) \d+ \[M\] [^.,]*? tokens[^.,]*`),
      kind: 'enter the board',
      counts: 'exactly',
      rule: '174',
    },
    { says: allSaid(String.raw`gain (\d+) points?`), kind: 'gain points', counts: 'each', rule: '448.1.a.1' },
    toOne('buff', 'buff', '413.1'),
    toOne('stun', 'stun', '410.1'),
    toOne('kill', 'kill', '415.1.a.1'),
    toOne('recall', 'recall', '433'),
    toOne('banish', 'banish', '414.1'),
  ],
  changes:
    /(?:gains?|ha(?:s|ve)|give) .*\[Repeat|\bplus\b|would (?:draw|channel|be (?:buffed|stunned|recalled))|can't (?:draw|channel|be played)/i,
  gives: /(?:gains?|ha(?:s|ve)|give) .*\[(?:Vision|Temporary)/i,
  // "You" is nobody to a battlefield that nobody controls; with these keywords it may be another ability that resolves.
  idle: /\bif\b|\bmay\b|\bhere\b|this turn|\[(?:Legion|Vision|Temporary)\]/i,
  isResolving,
});
