import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const ENDED = 'a combat that ended';

/** 444.1.a.2, 444.2: a combat is over when it ends. */
export const combatEnds: Invariant = {
  number: 'R33',
  name: 'combat ends',
  rules: ['444.1.a.2'],
  cost: 'cheap',
  documentation:
    'After a combat ends at a battlefield no other one begins there before a unit has come there, control of something has changed, or a player has decided anything: attackers that are left are recalled where defenders are left as well.',
  gherkin: 'attackers are recalled from a combat in which defenders are left',
  broken: 'units of two players are left where a combat has ended, and fight again',
  mustReach: { [ENDED]: 10 },
  watch: () => ({ look: fightsOn }),
};

const COMES: ReadonlySet<string> = new Set([
  'move',
  'recall',
  'enter the board',
  'change control',
  'put into zone',
  'play a token',
]);

function fightsOn({ lines, objects, reach }: Moment): string | undefined {
  let ended: string | undefined;
  for (const { what, kind, object } of lines) {
    if (what === 'decision' ? kind === 'priority' : COMES.has(kind)) ended = undefined;
    if (kind === 'end a combat') {
      reach.saw(ENDED);
      ended = object;
    }
    if (kind === 'begin a combat' && object !== undefined && object === ended)
      return `A combat has ended at "${objects.get(object)?.name}", and another one begins there at once.`;
  }
  return undefined;
}

const CONQUERED = 'a battlefield that was conquered';

/** 446.1, 345.2.a.1, 444.2.b: who takes control of a battlefield conquers it. */
export const conquering: Invariant = {
  number: 'R34',
  name: 'conquering',
  rules: ['446.1', '447'],
  cost: 'cheap',
  documentation:
    'Who takes control of a battlefield as a showdown or a combat ends scores it before anybody decides anything, unless that player scored it this turn already, or a card speaks of scoring or conquering.',
  gherkin: 'whoever takes control of a battlefield as a showdown or a combat ends scores it, once a turn',
  broken: 'a player takes control of a battlefield as a showdown or a combat ends and does not score it',
  mustReach: { [CONQUERED]: 5 },
  watch: () => {
    let scored = new Set<string>();
    return {
      look: (moment) => {
        const { lines } = moment;
        for (const [place, { kind, detail, player, object }] of lines.entries()) {
          if (kind === 'begin' && detail === 'awaken phase') scored = new Set();
          else if (kind === 'score') scored.add(`${player} ${object}`);
          else if (kind === 'establish control' && !scored.has(`${player} ${object}`)) {
            const wrong = unscored(lines, place, moment);
            if (wrong !== undefined) return wrong;
          }
        }
        return undefined;
      },
    };
  },
};

function unscored(lines: readonly TraceLine[], place: number, moment: Moment): string | undefined {
  const { player = -1, object = '' } = lines[place] ?? {};
  const before = lines.slice(0, place).findLast(({ kind }) => ENDS.has(kind));
  const after = lines.slice(place + 1);
  const end = after.findIndex(({ what, kind }) => what === 'decision' || kind === 'begin');
  if (before?.object !== object || (end < 0 && !moment.hasPriority)) return undefined;
  moment.reach.saw(CONQUERED);
  const stretch = end < 0 ? after : after.slice(0, end);
  if (stretch.some((line) => line.kind === 'score' && line.player === player)) return undefined;
  const { table, objects } = moment;
  return table.objects.some(speaks)
    ? undefined
    : `${table.players[player]?.name} takes control of "${objects.get(object)?.name}", and doesn't score it.`;
}

const ENDS: ReadonlySet<string> = new Set(['end a showdown', 'end a combat']);

const GAINED = 'a battlefield that was scored as control of it was gained';

/** 446.1, 446.2: outside of the Scoring Step a battlefield is scored only as control of it is gained. */
export const gainedControl: Invariant = {
  number: 'R79',
  name: 'gained control',
  rules: ['446.1', '446.2'],
  cost: 'cheap',
  documentation:
    'Who scores a battlefield is the Turn Player in the Scoring Step, or has gained control of it since somebody last had priority or a showdown or a combat ended: whoever controlled it before conquers nothing.',
  gherkin: 'a battlefield is scored in the Scoring Step, or as a player gains control of it',
  broken: 'a player scores a battlefield without gaining control of it, and not in the Scoring Step',
  mustReach: { [GAINED]: 5 },
  watch: () => {
    let isScoringStep = false;
    /** Who has just gained control of which battlefield. */
    let gained: string | undefined;
    return {
      look: ({ lines, table, objects, reach }) => {
        for (const { what, kind, detail, player = -1, object = '' } of lines) {
          if (what === 'decision' ? kind === 'priority' : ENDS.has(kind)) gained = undefined;
          else if (kind === 'begin') isScoringStep = detail === 'scoring step';
          else if (kind === 'establish control') gained = `${player} ${object}`;
          else if (kind === 'score' && !isScoringStep) {
            if (gained !== `${player} ${object}`)
              return `${table.players[player]?.name} scores "${objects.get(object)?.name}", and has not just gained control of it.`;
            reach.saw(GAINED);
          }
        }
        return undefined;
      },
    };
  },
};

const speaks = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /scor|conquer|hold/i.test(text));
