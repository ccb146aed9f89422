import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { isReplacedOn } from './replaced';

const READIED = 'permanents readied as a turn began';
const CHANNELLED = 'runes channelled as a turn began';

/** 315.1.b, 315.3.b, 315.4.b: what the Turn Player has and gets as a turn begins. */
export const beginnings: Invariant = {
  number: 'R15',
  name: 'beginning of a turn',
  rules: ['315.1.a', '315.3.b', '315.4.b'],
  ruleOf: (message) =>
    /exhausted|readied/.test(message) ? '315.1.a' : message.includes('channel') ? '315.3.b' : '315.4.b',
  cost: 'cheap',
  documentation:
    'When a player first gets priority after an Awaken Phase nothing that the Turn Player controls is still exhausted unless it came to be so since, or a card speaks of readying or of the Awaken Phase; and in that phase nothing of another player is readied by itself. In the Channel Phase the Turn Player channels two runes, as far as there are any, and in the first one of the player going second one more, no less where the game is played from its beginning; in the Draw Phase the Turn Player draws one card, having burnt out for it as well, both until a player decides something or an ability is put on the chain, and nobody else does either.',
  gherkin: 'as a turn begins the Turn Player readies what they control, channels two runes and draws a card',
  broken: "as a turn begins something isn't readied, or the wrong player or number channels or draws",
  mustReach: { [READIED]: 10, [CHANNELLED]: 10 },
  watch: ({ table: { from } }) => {
    const isWhole = from === 'the beginning';
    let since: TraceLine[] | undefined;
    const channelled = new Set<number>();
    return {
      look: (moment) => {
        const { lines } = moment;
        const begins = lines.findLastIndex((line) => isBegin(line, 'awaken phase'));
        if (begins >= 0) since = lines.slice(begins);
        else since?.push(...lines);
        const wrong =
          readiedOthers(moment) ??
          wrongShare(moment, 'channel phase', channelled, isWhole) ??
          wrongShare(moment, 'draw phase');
        if (wrong !== undefined || !since || !moment.hasPriority) return wrong;
        const news = since;
        since = undefined;
        return stillExhausted(news, moment);
      },
    };
  },
};

const isBegin = ({ what, kind, detail }: TraceLine, part: string): boolean =>
  what === 'event' && kind === 'begin' && detail === part;

/** 315.1.a: the Turn Player readies what that player controls: until a player decides something, or something triggers. */
function readiedOthers({ lines, table, objects }: Moment): string | undefined {
  const begins = lines.findLastIndex((line) => isBegin(line, 'awaken phase'));
  if (begins < 0) return undefined;
  const seat = lines[begins]?.player;
  for (const { what, kind, player, object = '' } of lines.slice(begins + 1)) {
    if (what === 'decision' || kind === 'begin' || kind === 'put onto the chain') return undefined;
    if (kind !== 'ready') continue;
    const readied = objects.get(object);
    // A legend is controlled by nobody: its owner readies it.
    const whose = player ?? readied?.owner;
    if (whose !== undefined && whose !== seat)
      return `"${readied?.name}" is readied in ${nameOf(table.players, seat ?? -1)}'s Awaken Phase, and is somebody else's.`;
  }
  return undefined;
}

const speaksOfReadying = rememberingTexts((text) => /awaken|can't (?:be )?read|don't ready/i.test(text));

function stillExhausted(
  [begin, ...news]: readonly TraceLine[],
  { table, reach }: Moment,
): string | undefined {
  const { objects, activePlayer } = table;
  if (begin?.player !== activePlayer) return undefined;
  if (objects.some(({ abilities }) => abilities.some(speaksOfReadying))) return undefined;
  if (news.some(({ kind }) => kind === 'ready')) reach.saw(READIED);
  const moved = new Set(news.flatMap(({ kind, object }) => (OTHERWISE.has(kind) ? [object] : [])));
  // What an ability channels exhausted as a turn begins, or is channelled instead of a draw, has another name than it had in its deck.
  const areRunesNew =
    news.some(({ kind }) => kind === 'channel') &&
    (news.some(({ kind }) => kind === 'resolve') || isReplacedOn(table, 'draw a card'));
  const exhausted = objects.find(
    ({ id, zone, controller, owner, statuses, types }) =>
      READIED_IN.has(zone) &&
      !(areRunesNew && types.includes('rune')) &&
      (controller ?? owner) === activePlayer &&
      statuses.includes('exhausted') &&
      !moved.has(id),
  );
  return (
    exhausted &&
    `"${exhausted.name}" is still exhausted after ${nameOf(table.players, activePlayer)}'s Awaken Phase.`
  );
}

/** A legend is readied where it is. */
const READIED_IN: ReadonlySet<string> = new Set(['board', 'legend zone']);

const OTHERWISE: ReadonlySet<string> = new Set([
  'exhaust',
  'channel',
  'enter the board',
  'put into zone',
  'play',
]);

/** What players get by themselves in a phase: the event, and how often. */
const SHARES: Readonly<
  Record<string, { readonly kind: string; readonly count: number; readonly most: number }>
> = {
  'channel phase': { kind: 'channel', count: 2, most: 3 },
  'draw phase': { kind: 'draw', count: 1, most: 1 },
};

/**
 * @param before players who had such a phase before: only in the first one they may get more
 * @param isWhole the game was seen from its beginning: whoever comes after the first player does
 */
function wrongShare(
  moment: Moment,
  phase: string,
  before = new Set<number>(),
  isWhole = false,
): string | undefined {
  const { lines } = moment;
  const begins = lines.findLastIndex((line) => isBegin(line, phase));
  const share = SHARES[phase];
  if (begins < 0 || !share) return undefined;
  const after = lines.slice(begins + 1);
  const end = after.findIndex(
    ({ what, kind }) =>
      (what === 'decision' && kind !== BURNS_OUT) || kind === 'begin' || kind === 'put onto the chain',
  );
  const stretch = end < 0 ? after : after.slice(0, end);
  const got = stretch.filter(({ kind }) => kind === share.kind);
  const seat = lines[begins]?.player ?? -1;
  const { table, reach } = moment;
  const stranger = got.find(({ player }) => player !== seat);
  if (stranger)
    return `${nameOf(table.players, stranger.player ?? -1)} is to ${share.kind} in ${nameOf(table.players, seat)}'s ${phase}.`;
  if (phase === 'channel phase') reach.saw(CHANNELLED);
  const isLater = before.has(seat) || (isWhole && before.size === 0);
  const most = isLater ? share.count : share.most;
  const least = isWhole && !isLater ? share.most : share.count;
  before.add(seat);
  if (got.length > most)
    return `${nameOf(table.players, seat)} does ${share.kind} ${got.length} times in the ${phase}.`;
  const isShort = got.length < least;
  const left = table.objects.some(({ zone, owner }) => owner === seat && zone === PILES[phase]);
  // What triggers as the phase begins comes first: the player's share may be given after something was decided.
  const last = after[end];
  const isOver = last?.kind === 'begin' || (last?.what === 'decision' && last.kind === 'priority');
  return isShort && left && isOver && !isReplacedOn(table, 'draw a card')
    ? `${nameOf(table.players, seat)} does ${share.kind} ${got.length} times in the ${phase}, not ${least}.`
    : undefined;
}

/** 418.2.c, 418.2.d: who burns out chooses who gains the point, and goes on drawing. */
const BURNS_OUT = 'choose an opponent';

const PILES: Readonly<Record<string, string>> = { 'channel phase': 'rune deck', 'draw phase': 'main deck' };

const nameOf = (players: readonly { readonly name: string }[], seat: number): string =>
  players[seat]?.name ?? 'Somebody';
