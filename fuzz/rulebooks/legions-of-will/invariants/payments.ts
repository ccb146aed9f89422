import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const TRAP = 2;
const PAID = 'a card that was paid for';

/** 601.1g, 112.3a: whoever plays a card pays its cost, once. */
export const payments: Invariant = {
  number: 'L16',
  name: 'payments',
  rules: ['601.1g', '112.3a', '202.1b'],
  cost: 'cheap',
  documentation:
    "From the moment that a card is put on the chain of events until it is played its player, and nobody else, pays resource, at most once; where no card on the table says anything about costs and its cost has no X, exactly the card's resource cost, two for a trap.",
  gherkin: 'whoever plays a card pays its resource cost, once',
  broken: 'a card is played and its resource cost is not paid, or not paid once',
  mustReach: { [PAID]: 20 },
  watch: () => {
    let playing: { readonly by: number | undefined; readonly paid: TraceLine[] } | undefined;
    return {
      look: (moment) => {
        for (const line of moment.lines) {
          if (line.what !== 'event') continue;
          if (line.kind === 'put on the chain of events' && line.detail !== undefined)
            playing = { by: line.player, paid: [] };
          else if (line.kind === 'pay') playing?.paid.push(line);
          else if (line.kind === 'play' && playing) {
            const wrong = wronglyPaid(line, playing, moment);
            playing = undefined;
            if (wrong !== undefined) return wrong;
          }
        }
        return undefined;
      },
    };
  },
};

function wronglyPaid(
  { object: id }: TraceLine,
  { by, paid }: { readonly by: number | undefined; readonly paid: readonly TraceLine[] },
  { table, reach }: Moment,
): string | undefined {
  const object = table.objects.find((each) => each.id === id);
  const name = object?.name ?? 'A card';
  const player = (seat: number | undefined): string => table.players[seat ?? -1]?.name ?? 'Somebody';
  if (paid.length > 0) reach.saw(PAID);
  const stranger = paid.find((line) => line.player !== by);
  if (stranger) return `${player(stranger.player)} pays for "${name}", which ${player(by)} plays.`;
  if (paid.length > 1) return `${player(by)} pays ${paid.length} times for "${name}".`;
  // 202.1b.
  const cost = object?.types.includes('trap') ? TRAP : object?.characteristics['resource cost'];
  const isPlain = (text: string): boolean => !/cost|\bX\b|\bpay|instead/i.test(text);
  if (cost === undefined || !table.objects.every(({ abilities }) => abilities.every(isPlain)))
    return undefined;
  const amount = paid[0]?.amount ?? 0;
  return amount === cost ? undefined : `${player(by)} pays ${amount} for "${name}", which costs ${cost}.`;
}
