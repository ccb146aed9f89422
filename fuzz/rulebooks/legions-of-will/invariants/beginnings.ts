import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { reserveOf } from '../reserve';

const RESET = 'permanents reset as a turn began';
const PRODUCED = 'resource produced as a turn began';

/** 502.1, 504.1: as a turn begins its player's permanents are reset, and its player's bases produce. */
export const beginnings: Invariant = {
  number: 'L15',
  name: 'beginning of a turn',
  rules: ['502.1', '703.4c'],
  ruleOf: (message) => (message.includes('rested') ? '502.1' : '703.4c'),
  cost: 'cheap',
  documentation:
    "When a player first gets priority after a reset step, none of the active player's permanents is still rested unless it came to be so since, has an ice counter, or a card says that something isn't reset. As a resource step begins its player, and nobody else, gains what that player's bases produce then; where a card speaks of gaining or producing resource that isn't looked at.",
  gherkin: "as a turn begins the active player's permanents are reset and that player's bases produce",
  broken:
    "as a turn begins the active player's permanents aren't reset, or that player's bases don't produce",
  mustReach: { [RESET]: 10, [PRODUCED]: 20 },
  watch: () => {
    let since: TraceLine[] | undefined;
    return {
      look: (moment) => {
        const { lines } = moment;
        const begins = lines.findLastIndex((line) => isBegin(line, 'reset step'));
        if (begins >= 0) since = lines.slice(begins);
        else since?.push(...lines);
        const wrong = wrongProduction(moment);
        if (wrong !== undefined || !since || !moment.hasPriority) return wrong;
        const news = since;
        since = undefined;
        return stillRested(news, moment);
      },
    };
  },
};

const isBegin = ({ what, kind, detail }: TraceLine, part: string): boolean =>
  what === 'event' && kind === 'begin' && detail === part;

const speaksOfResetting = rememberingTexts((text) => /reset|skip/i.test(text));
const speaksOfResource = rememberingTexts((text) => /produc|resource/i.test(text));

/** Does anything on the table speak of something? */
const isSpokenOf = ({ objects }: Observation, speaks: (text: string) => boolean): boolean =>
  objects.some(({ abilities }) => abilities.some(speaks));

function stillRested([begin, ...news]: readonly TraceLine[], { table, reach }: Moment): string | undefined {
  if (begin?.player !== table.activePlayer || isSpokenOf(table, speaksOfResetting)) return undefined;
  if (news.some(({ kind }) => kind === 'become reset')) reach.saw(RESET);
  const moved = new Set(
    news.flatMap(({ kind, object }) =>
      kind === 'become rested' || kind === 'change control' ? [object] : [],
    ),
  );
  const rested = table.objects.find(
    ({ id, zone, controller, statuses, counters, name }) =>
      zone === 'battlefield' &&
      name !== undefined &&
      controller === table.activePlayer &&
      statuses.includes('rested') &&
      !counters.ice &&
      !moved.has(id),
  );
  return (
    rested &&
    `"${rested.name}" is still rested after ${table.players[table.activePlayer]?.name}'s reset step.`
  );
}

function wrongProduction(moment: Moment): string | undefined {
  const { lines } = moment;
  const begins = lines.findLastIndex((line) => isBegin(line, 'resource step'));
  if (begins < 0 || !moment.hasPriority) return undefined;
  const { table, reach } = moment;
  if (isSpokenOf(table, speaksOfResource)) return undefined;
  const seat = lines[begins]?.player;
  const gained = lines.slice(begins).filter(({ what, kind }) => what === 'event' && kind === 'gain resource');
  const name = (of: number | undefined): string => table.players[of ?? -1]?.name ?? 'Somebody';
  const stranger = gained.find(({ player }) => player !== seat);
  if (stranger) return `${name(stranger.player)} gains resource in ${name(seat)}'s resource step.`;
  const due = table.objects.reduce(
    (sum, each) => sum + (each.controller === seat ? productionOf(each) : 0),
    0,
  );
  const amount = gained.reduce((sum, line) => sum + (line.amount ?? 0), 0);
  reach.saw(PRODUCED);
  return amount === due || reserveOf(table.players[seat ?? -1]) === MOST_RESOURCE
    ? undefined
    : `${name(seat)}'s bases produce ${due} resource, and ${name(seat)} gains ${amount}.`;
}

/** 104.5: beyond this nothing is gained. */
const MOST_RESOURCE = 20;

const productionOf = ({ zone, types, statuses, characteristics }: ObjectView): number =>
  zone === 'battlefield' && types.includes('base') && !statuses.includes('face down')
    ? (characteristics['resource production'] ?? 0)
    : 0;
