import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const PREVENTED = 'battle damage that was prevented where nothing else is';
const STEP = 'battle damage step';

/** 611.6: what prevents battle damage prevents no other. */
export const battleShields: Invariant = {
  number: 'L77',
  name: 'battle shields',
  rules: ['611.6', '510.2'],
  ruleOf: () => '611.6',
  cost: 'cheap',
  documentation:
    'Where nothing in play, or that ever was on the chain of events, prevents any damage but battle damage, damage is prevented only in a battle damage step.',
  gherkin: 'what prevents battle damage prevents no other damage',
  broken: 'damage is prevented outside of battles, although only battle damage is to be prevented',
  mustReach: { [PREVENTED]: 1 },
  seldom: true,
  watch: (game) => new Shielding(game),
};

/** What is no prevention of damage, or one of battle damage alone. */
const OTHER =
  /prevent (?:all battle damage\b|(?:target|that) (?:action|ability|activated)|it from)|prevented from resolving|\bcan't be prevented|damage can't/gi;
/** Does a text prevent damage that isn't battle damage, or any? */
const otherwise = rememberingTexts((text) => /prevent|protection/i.test(text.replace(OTHER, '')));

class Shielding implements Watcher {
  private readonly spoken: Spoken;
  private step = '';
  /** Did something in play prevent other damage when the table was looked at last? It may be gone since. */
  private wasOn = false;

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, otherwise);
  }

  look({ lines, table, reach }: Moment): string | undefined {
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    const { wasOn } = this;
    this.wasOn = this.spoken.isOn(table);
    let spared: string | undefined;
    for (const { what, kind, detail = '', object } of lines) {
      if (what !== 'event') continue;
      if (kind === 'begin') this.step = detail;
      if (kind !== 'prevent damage' || wasOn || this.wasOn) continue;
      if (this.step === STEP) reach.saw(PREVENTED);
      else spared ??= object;
    }
    return spared === undefined
      ? undefined
      : `"${nameIn(table, spared)}" is spared damage in the ${this.step || table.step}, and only battle damage is prevented.`;
  }
}

const nameIn = ({ objects }: Moment['table'], id: string): string =>
  objects.find((each) => each.id === id)?.name ?? 'Something';
