import type { CardSpecification, ObjectView } from '../../../../port/contract';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { isOnlyKeywords } from './all-said';
import { unitsOn } from './board';
import { CardsPlayed } from './cards-played';
import { afterTheEnd, spokenIn } from './spoken';
import { isStatement, type Statement, statementsOn } from './statements';

const SAID = 'a unit that has a keyword as something in play says';
const OWN = 'a unit whose keywords are its own';

/** 454.2: keywords that are said of units, as long as it is so. */
export const saidKeywords: Invariant = {
  number: 'R56',
  name: 'said keywords',
  rules: ['454.2'],
  cost: 'cheap',
  documentation:
    'When a player gets priority a unit has every keyword that something in play plainly says it has: itself, another permanent, a legend, its battlefield; of “while …” as long as that is so, but for the Mighty where something changes the Might of those who are. And it has no keyword that is neither printed on it nor said of it, where nothing in play, or that was on the chain this turn or leaves behind what lasts longer, speaks of keywords otherwise; what stands after Legion not before its controller has played a card in the turn.',
  gherkin: 'a unit has the keywords that something in play says it has, and its own',
  broken: 'a unit lacks a keyword that something in play says it has, or has one that nothing gives it',
  mustReach: { [SAID]: 5, [OWN]: 5 },
  watch: (game) => new SaidKeywords(game),
};

const sentences = (text: string): readonly string[] => text.split(/(?<=\.)\s|\n/);
/** What takes abilities away, or makes one thing of another. */
const removes = rememberingTexts((text) =>
  /\bloses?\b|becomes? a copy|\bblank\b|\bno abilities\b/i.test(text),
);
const GIVES = /\b(?:gains?|ha(?:s|ve)|give|with)\b[^."]*\[/i;
const isGiving = (sentence: string): boolean => GIVES.test(sentence) && !isStatement(sentence);
const gives = rememberingTexts((text) => sentences(text).some(isGiving));
const givesLastingly = rememberingTexts((text) =>
  sentences(text).some((sentence) => isGiving(sentence) && !/this turn/i.test(sentence)),
);

/** What is said of the Mighty, and what changes Might while a unit is: it may end what was so, which isn't so again (453.3). */
const isOfMighty = rememberingTexts((text) => /\bmighty\b/i.test(text));
const wavers = rememberingTexts((text) => /\bmighty\b[^.]*[+-]\d+ \[M\]/i.test(text));

class SaidKeywords implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly removing: Spoken;
  private readonly lasting: Spoken;
  private readonly fleeting: Spoken;
  private readonly ending = afterTheEnd();
  private readonly played: CardsPlayed;
  private changed = true;

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
    this.played = new CardsPlayed(table);
    this.removing = spokenIn(table, removes);
    this.lasting = spokenIn(table, givesLastingly);
    this.fleeting = spokenIn(table, gives);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority, table } = moment;
    for (const each of [this.removing, this.lasting]) each.hear(lines);
    if (this.ending.hear(lines, 'awaken phase') === false) this.fleeting.isSaid = false;
    this.fleeting.hear(lines);
    for (const line of lines) this.played.hear(line);
    this.changed ||= moment.changed;
    if (!this.changed || !hasPriority || this.removing.isSaid || this.removing.isOn(table)) return undefined;
    this.changed = false;
    const said = statementsOn(table).filter(({ keyword }) => keyword !== undefined);
    return this.lacking(said, moment) ?? this.strange(said, moment);
  }

  private lacking(said: readonly Statement[], { table, reach }: Moment): string | undefined {
    if (said.length === 0) return undefined;
    const isWavering = table.objects.some(({ abilities }) => abilities.some(wavers));
    for (const unit of unitsOn(table))
      for (const { isOf, keyword = '', text, source } of said) {
        if (unit.attachedTo !== undefined || !isOf(unit) || (isWavering && isOfMighty(text))) continue;
        reach.saw(SAID);
        if (!keywordsOf(unit).has(keyword.toLowerCase()))
          return `"${unit.name}" has no ${keyword}, and "${source.name}" says "${text}"`;
      }
    return undefined;
  }

  private strange(said: readonly Statement[], { table, reach }: Moment): string | undefined {
    if (this.lasting.isSaid || this.fleeting.isSaid || this.fleeting.isOn(table)) return undefined;
    for (const unit of unitsOn(table)) {
      const card = this.printed.get(unit.name ?? '');
      if (!card || unit.attachedTo !== undefined || isHolding(unit, table.objects)) continue;
      const own = this.ownOf(unit, card);
      for (const keyword of keywordsOf(unit)) {
        if (own.has(keyword)) continue;
        if (said.some((each) => each.keyword?.toLowerCase() === keyword && each.isOf(unit) !== false))
          continue;
        return `"${unit.name}" has ${keyword}, which nothing gives it.`;
      }
      reach.saw(OWN);
    }
    return undefined;
  }

  /** 738.1.c.2: what stands after Legion isn't there before its controller has played a card. */
  private ownOf({ controller }: ObjectView, { text = '' }: CardSpecification): ReadonlySet<string> {
    const isBefore = controller !== undefined && this.played.isNone(controller);
    return isBefore ? keywordsPrinted(text) : keywordsPrinted(text.replace(LEGION, ''));
  }
}

const LEGION = /^\[Legion\] - (?=\[)/gm;

/** What is attached may give what it says. */
const isHolding = ({ id }: ObjectView, objects: readonly ObjectView[]): boolean =>
  objects.some(({ attachedTo }) => attachedTo === id);

const keywordsIn = rememberingTexts((text): readonly string[] =>
  isOnlyKeywords(text)
    ? [...text.matchAll(/\[[A-Z][\w-]*(?: \d+)?\]/g)].map(([each]) => each.toLowerCase())
    : [],
);

const keywordsOf = ({ abilities }: Pick<ObjectView, 'abilities'>): ReadonlySet<string> =>
  new Set(abilities.flatMap(keywordsIn));

const keywordsPrinted = rememberingTexts(
  (text): ReadonlySet<string> => keywordsOf({ abilities: text.split('\n') }),
);
