import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, Spoken, textsNamedBy } from '../../../invariants/spoken';
import { DeedsSince } from './deeds-since';

const IN_VAIN = 'something that resolved although its condition was not so';

/** 356.3.d: what is said to be done if something is so. */
export const conditions: Invariant = {
  number: 'R49',
  name: 'conditions',
  rules: ['356.3.d'],
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells to be done is to be done if its player controls so many units, has so many cards in hand, an opponent controls a battlefield, or it is the player’s turn, and where nothing gives it abilities of keywords, nothing is done as it resolves where that was not so when somebody last had priority, and is not so now.',
  gherkin: 'what is to be done if something is so is not done if it is not so',
  broken: 'something is done although the condition for it is not so',
  mustReach: { [IN_VAIN]: 0 },
  seldom: true,
  watch: (game) => new Conditions(game),
};

/** A whole text, with what stands before it: keywords, and a cost or a trigger. */
const IF =
  /^(?:(?:\[\w+\]\s*)+\n)?(?:[^.\n]*[:,-] )?if ([^.,]*), (?!I )(?!.*\b(?:when|at the|next time)\b)[^.]*\.$/i;

/** Keywords whose abilities are called as that of the text is, on the card itself or given to it. */
const TRIGGERING = /\[(?:Vision|Temporary|Weaponmaster|Equip|Quick-Draw|Deathknell)/;
const givesAbilities = rememberingTexts(
  (text) => /\b(?:gains?|ha(?:s|ve)|give)\b/i.test(text) && TRIGGERING.test(text),
);

/** What may be said to be so, and whether it is so for a player. */
const KNOWN: readonly (readonly [says: RegExp, isSo: (table: Observation, you: number) => boolean])[] = [
  [
    /^you control 2 or more units$/,
    ({ objects }, you) => objects.filter((each) => isUnit(each) && each.controller === you).length >= 2,
  ],
  [
    /^an opponent controls a battlefield$/,
    ({ objects }, you) =>
      objects.some((each) => each.statuses.includes('controlled') && each.controller !== you),
  ],
  [
    /^you have 4 or more cards in your hand$/,
    ({ objects }, you) => objects.filter(({ zone, owner }) => zone === 'hand' && owner === you).length >= 4,
  ],
  [/^it's your turn$/, ({ activePlayer }, you) => activePlayer === you],
];

const isUnit = ({ zone, types }: ObjectView): boolean => zone === 'board' && types.includes('unit');

class Conditions implements Watcher {
  private before: Observation | undefined;
  private readonly deeds = new DeedsSince();

  private readonly spoken: Spoken;

  constructor(private readonly game: WatchedGame) {
    this.spoken = new Spoken(game.table, givesAbilities);
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    for (const line of moment.lines) {
      const { what, kind, object = '' } = line;
      const isSpell = kind === 'play' && (moment.objects.get(object)?.types.includes('spell') ?? false);
      const { done } = this.deeds;
      this.deeds.hear(line);
      if (what !== 'event' || !(isSpell || kind === 'resolve')) continue;
      if (isSpell) this.deeds.done = undefined;
      const wrong = this.resolved(line, done, moment);
      if (wrong !== undefined) return wrong;
    }
    if (moment.hasPriority) this.before = moment.table;
    return undefined;
  }

  /** May it be another ability of the same card that resolves? */
  private isOther(text: string, { table }: Moment): boolean {
    const { before, spoken } = this;
    const own = text.replace(/^\[Deathknell\] - /, '');
    return TRIGGERING.test(own) || spoken.isSaid || spoken.isOn(table) || !before || spoken.isOn(before);
  }

  private resolved(line: TraceLine, done: string | undefined, moment: Moment): string | undefined {
    const { before } = this;
    const { table, reach } = moment;
    const [text = '', another] = textsNamedBy(this.game.table, line);
    const [, condition] = IF.exec(text) ?? [];
    const isSo = condition === undefined ? undefined : KNOWN.find(([says]) => says.test(condition))?.[1];
    const item = before?.objects.find(({ id, zone }) => id === line.object && zone === 'chain');
    const you = line.kind === 'play' ? line.player : item?.controller;
    if (!isSo || !before || you === undefined || another !== undefined) return undefined;
    if (isSo(before, you) || isSo(table, you) || this.isOther(text, moment)) return undefined;
    reach.saw(IN_VAIN);
    return done === undefined
      ? undefined
      : `"${text}" resolves, it is not so that ${condition}, and there was: ${done}.`;
  }
}
