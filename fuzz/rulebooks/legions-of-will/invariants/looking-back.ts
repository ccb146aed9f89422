import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { nameOn, rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const LOOKED_BACK = 'an ability that triggered on what was destroyed together with its source';

/** 603.9a: what is destroyed together with others sees all of them be destroyed, itself among them. */
export const lookingBack: Invariant = {
  number: 'L79',
  name: 'looking back',
  rules: ['603.9a', '603.2c'],
  cost: 'cheap',
  documentation:
    'Where a text says that it triggers when units are destroyed, and what has it is itself destroyed by state-based actions at once with others, abilities of that text are put on the chain of events once for each unit among them that the text names, whatever the order in which they are told of. Nothing is looked at where anything else was destroyed since somebody last had priority, where something of that name and text stayed, or where a text in play, or that ever was on the chain of events, speaks of triggering, of abilities, of control, of what other units have or get (what is destroyed may have others be destroyed after it), or says what would happen instead.',
  gherkin: 'abilities of what is destroyed trigger for all that is destroyed at once',
  broken: 'an ability of what is destroyed triggers more or less often than units were destroyed at once',
  mustReach: { [LOOKED_BACK]: 2 },
  seldom: true,
  watch: (game) => new LookingBack(game),
};

const TRIGGERS =
  /^when(?:ever)? (this unit|a unit|a unit you control|a unit an opponent controls) is destroyed, (?!if\b)(?!.*(?:target|choose|\bonce\b))/i;
const otherwise = rememberingTexts((text) =>
  /trigger|abilit|\bcontrol of\b|\bwould\b|\binstead\b|\bcopy\b|\bbecomes?\b|\bare\b[^.]*\bunits\b|(?<!target )\bunits?\b[^.]*\b(?:gets?|ha[sv]e?)\b/i.test(
    text,
  ),
);
const BY_ITSELF = '704.5c';
/** What happens on the way, and leaves what permanents say and whose they are as it was. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['deal damage', 'resolve', 'put into a graveyard', 'cease to exist', 'pay', 'play', 'activate'],
  ...['put on the chain of events', 'begin', 'attack', 'block', 'become rested', 'become reset', 'roll will'],
  ...['gain resource', 'draw a card', 'destroy'],
]);

class LookingBack implements Watcher {
  private readonly since = new SinceAsked();
  private readonly spoken: Spoken;

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, otherwise);
  }

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    this.spoken.hear(moment.lines);
    const wrong = moment.hasPriority ? this.judge(moment) : undefined;
    this.since.settle(moment);
    return wrong;
  }

  private judge({ table, reach }: Moment): string | undefined {
    const { before, events } = this.since;
    const gone = events.filter(({ kind }) => kind === 'destroy');
    if (!before || gone.length === 0 || this.spoken.isSaid) return undefined;
    if (!areAtOnce(events) || !events.every(({ kind }) => HARMLESS.has(kind))) return undefined;
    if (this.spoken.isOnEither(before, table)) return undefined;
    const dead = gone.map(({ object }) => this.since.was(object));
    for (const [name, should] of dueFrom(dead, before)) {
      const put = events.filter(
        (line) => line.kind === 'put on the chain of events' && nameOn(line) === name,
      ).length;
      if (put > 0 && put === should) reach.saw(LOOKED_BACK);
      if (put !== should)
        return `"${name}" triggers ${put} times, and what has it was destroyed at once with ${should} such ${should === 1 ? 'unit' : 'units'}, itself counted in.`;
    }
    return undefined;
  }
}

/** Was all that was destroyed destroyed by the same state-based actions, one after another with nothing between? */
function areAtOnce(events: readonly TraceLine[]): boolean {
  const places = events.flatMap(({ kind }, place) => (kind === 'destroy' ? [place] : []));
  const [first = 0] = places;
  return places.every((place, at) => place === first + at && events[place]?.rule === BY_ITSELF);
}

/** How often abilities of what was destroyed are to trigger, by what they are called on the chain of events. */
function dueFrom(
  dead: readonly (ObjectView | undefined)[],
  { objects }: Observation,
): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  for (const was of dead) {
    // What came meanwhile isn't known.
    if (!was) return new Map();
    for (const text of was.abilities) {
      const [, what] = TRIGGERS.exec(text) ?? [];
      if (what === undefined) continue;
      const name = `${was.name}: ${text}`;
      const seen = dead.filter((each) => each && isMeant(what.toLowerCase(), each, was)).length;
      due.set(name, seen + (due.get(name) ?? 0));
    }
  }
  // What stays may have triggered as well, under the same name.
  for (const { id, name, abilities, zone } of objects)
    if (zone === 'battlefield' && !dead.some((each) => each?.id === id))
      for (const text of abilities) due.delete(`${name}: ${text}`);
  return due;
}

function isMeant(what: string, unit: ObjectView, source: ObjectView): boolean {
  if (what === 'this unit') return unit.id === source.id;
  if (!unit.types.includes('unit')) return false;
  if (what === 'a unit you control') return unit.controller === source.controller;
  return what === 'a unit' || unit.controller !== source.controller;
}
