import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const SHARED = 'permanents that a turn-based action was about';

/** 502.1, 114.1b, 114.1a, 703.4: what happens of itself as a turn begins happens to the active player's permanents. */
export const ownShares: Invariant = {
  number: 'L27',
  name: 'turn-based actions',
  rules: ['502.1', '703.4b', '114.1b'],
  ruleOf: (message) => (message.includes('reset') ? '502.1' : '703.4b'),
  cost: 'cheap',
  documentation:
    "What becomes reset as a reset step begins is the active player's, and so is whatever gets a poison counter, or loses an ice counter, as an effect step begins; it is one at a time, and none that has such counters is left out, unless a card says that counters would be put otherwise, or can't be.",
  gherkin: "as a turn begins only the active player's permanents are reset, grow poison and lose ice",
  broken:
    "as a turn begins another player's permanents are reset, grow poison or lose ice, or one is left out",
  mustReach: { [SHARED]: 20 },
  watch: () => ({ look: wrongShare }),
};

const STEPS: readonly { readonly step: string; readonly kinds: ReadonlySet<string> }[] = [
  { step: 'reset step', kinds: new Set(['become reset']) },
  { step: 'effect step', kinds: new Set(['put counters', 'remove counters']) },
];

function wrongShare(moment: Moment): string | undefined {
  for (const { step, kinds } of STEPS) {
    const begins = moment.lines.findLastIndex(({ kind, detail }) => kind === 'begin' && detail === step);
    if (begins < 0) continue;
    const after = moment.lines.slice(begins + 1);
    const end = after.findIndex(({ kind }) => !kinds.has(kind));
    const shares = end < 0 ? after : after.slice(0, end);
    const seat = moment.lines[begins]?.player ?? -1;
    const wrong = wronglyOwned(shares, seat, step, moment) ?? leftOut(shares, after, seat, step, moment);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wronglyOwned(
  shares: readonly TraceLine[],
  seat: number,
  step: string,
  { objects, table, reach }: Moment,
): string | undefined {
  for (const { object: id = '', kind, detail, amount = 1 } of shares) {
    const object = objects.get(id);
    if (object?.zone !== 'battlefield') continue;
    reach.saw(SHARED);
    const whose = table.players[seat]?.name;
    const said = detail === undefined ? kind : `${kind} (${amount} ${detail})`;
    if (object.controller !== seat)
      return `${said}: "${object.name}" in ${whose}'s ${step}, which ${whose} doesn't control.`;
    if (amount !== 1 && !table.objects.some(({ abilities }) => abilities.some(changesCounters)))
      return `${said}: "${object.name}" in ${whose}'s ${step}, not one.`;
  }
  return undefined;
}

/** Does a text change how many counters are put or stay, or whether any are? */
const changesCounters = (text: string): boolean =>
  /counters? would|would\b[^.]*counter|(?:can't|twice|instead)[^.]*counter|counters? (?:can't|don't)/i.test(
    text,
  );

/** What may follow in that step before anybody is asked, and touches only what it names. */
const touching = new Set(['destroy']);

/** What has such counters as an effect step begins, and neither gets nor loses one. */
function leftOut(
  shares: readonly TraceLine[],
  after: readonly TraceLine[],
  seat: number,
  step: string,
  { objects, table }: Moment,
): string | undefined {
  const rest = after.slice(shares.length);
  if (step !== 'effect step' || rest.some(({ kind }) => !touching.has(kind))) return undefined;
  const touched = new Set(rest.map(({ object }) => object));
  const changed = new Set(shares.map(({ object, detail }) => `${object} ${detail}`));
  for (const { id, zone, controller, counters, name } of objects.values()) {
    if (zone !== 'battlefield' || controller !== seat || touched.has(id)) continue;
    const which = ['poison', 'ice'].find(
      (each) => (counters[each] ?? 0) > 0 && !changed.has(`${id} ${each}`),
    );
    if (which !== undefined && !table.objects.some(({ abilities }) => abilities.some(changesCounters)))
      return `"${name}" has ${which} counters, and ${table.players[seat]?.name}'s effect step changes nothing of that.`;
  }
  return undefined;
}
