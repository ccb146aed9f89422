import type { ObjectView, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import type { Spoken } from '../../../invariants/spoken';
import { poolOf } from '../players';
import { altered, altersCosts, both, chosen, costsIn, type Due, deflected, mandatory } from './costs';
import { energyLeft, powerIn, powerLeft } from './means';
import { spokenIn } from './spoken';

const PAID = 'something that was paid for';
const DEFLECTED = 'something that was paid for and chose what has Deflect';

/** 353, 354, 392: what is played, activated or hidden is paid for. */
export const payments: Invariant = {
  number: 'R42',
  name: 'payments',
  rules: ['354.1', '353', '353.2.a', '735.1.c', '731.1.a', '737.1.b', '392.1'],
  ruleOf: (message) =>
    message.includes('Deflect')
      ? '735.1.c'
      : message.includes('is hidden')
        ? '737.1.b'
        : message.includes('as a cost')
          ? '353.2.a'
          : '354.1',
  cost: 'cheap',
  documentation:
    'Between the choice to play a card, to activate an ability or to hide a card and its being done, the player pays the Energy and the Power that it costs: what is printed, nothing for a facedown card, with additional costs, what other cards say, and what Deflect of its targets asks for; and does what is a cost besides, as often as it says. Where something in play, or that ever was on the chain, says of costs what is not reckoned with, or spares units from dying, nothing is looked at.',
  gherkin: 'whoever plays or activates something pays what it costs',
  broken: 'something is played or activated and not paid for as it costs',
  mustReach: { [PAID]: 20, [DEFLECTED]: 0 },
  watch: (game) => new Payments(game),
};

/** What a player is about to do, and what was paid for it so far. */
interface Underway {
  readonly action: 'play' | 'activate' | 'hide';
  readonly player: number;
  readonly object: ObjectView;
  readonly index: number;
  /** The table as it was chosen. */
  readonly objects: readonly ObjectView[];
  readonly targets: Set<string>;
  readonly lines: TraceLine[];
  more: Due;
  /** How often additional costs were chosen that nobody was asked about, as there was no choice. */
  unasked: number;
  energy: number;
  power: number;
  isKnown: boolean;
}

const CHOOSES = 'choose costs';
const NOTHING: Due = { energy: 0, power: 0, deeds: [] };

class Payments implements Watcher {
  private readonly spoken: Spoken;
  private asked: PendingDecision | undefined;
  private table: Moment['table'] | undefined;
  private under: Underway | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, altersCosts);
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    if (this.spoken.isSaid) return undefined;
    this.note();
    const wrong = this.under && this.follow(this.under, moment);
    this.asked = moment.decision;
    const isFollowed = moment.hasPriority || this.under !== undefined;
    this.table = isFollowed ? moment.table : undefined;
    return wrong;
  }

  /** Notes what was answered last. */
  private note(): void {
    const { asked, table } = this;
    const answer = this.game.answers.at(-1) ?? [];
    if (!asked || !table) return;
    if (asked.purpose === CHOOSES && this.under) {
      this.under.unasked -= 1;
      for (const place of answer)
        this.under.more = both(this.under.more, chosen(asked.options[place]?.label ?? ''));
    }
    if (asked.purpose !== 'priority') return;
    this.under = undefined;
    const { action, object: id, index = 0 } = asked.options[answer[0] ?? -1] ?? {};
    if (action !== 'play' && action !== 'activate' && action !== 'hide') return;
    const object = table.objects.find((each) => each.id === id);
    if (!object || object.types.includes('rune') || this.spoken.isOn(table)) return;
    this.under = {
      ...{ action, player: asked.player, object, index, objects: table.objects },
      ...{ targets: new Set(), lines: [], more: NOTHING, unasked: 0, energy: 0, power: 0, isKnown: true },
    };
  }

  private follow(under: Underway, moment: Moment): string | undefined {
    const { lines, table } = moment;
    const end = lines.findIndex(({ what, kind }) => what === 'event' && DONE.has(kind));
    const until = end < 0 ? lines : lines.slice(0, end + 1);
    const pays = until.filter(({ kind, player }) => kind === 'pay' && player === under.player);
    for (const { amount = 0 } of pays) under.energy += amount;
    if (pays.length > 0) this.notePower(under, moment);
    for (const line of until) {
      under.lines.push(line);
      if (line.what === 'decision' && line.kind === CHOOSES) under.unasked += 1;
      if (line.kind === 'choose' && line.object !== undefined) under.targets.add(line.object);
    }
    if (end < 0 && !moment.hasPriority && moment.decision) return undefined;
    this.under = undefined;
    if (end < 0 || (under.action === 'hide') !== (lines[end]?.kind === 'hide')) return undefined;
    return judged(under, moment, table.players[under.player]?.name ?? 'Somebody');
  }

  /** Power isn't told of: it is what there was, and was added, and is no more. */
  private notePower(under: Underway, { lines, table }: Moment): void {
    const own = lines.filter(({ player }) => player === under.player);
    const before = powerIn(poolOf(this.table?.players[under.player]));
    const added = own.reduce((sum, { kind, amount = 0 }) => sum + (kind === 'add power' ? amount : 0), 0);
    const now = powerIn(poolOf(table.players[under.player]));
    under.power += before + added - now;
    const times = own.filter(({ kind }) => kind === 'pay').length;
    under.isKnown &&= times === 1 && !own.some(({ kind }) => kind === 'empty the rune pool');
  }
}

const DONE: ReadonlySet<string> = new Set(['finalize', 'hide']);

function judged(under: Underway, { reach, table }: Moment, name: string): string | undefined {
  const { action, object, player, objects } = under;
  const targets = objects.filter(({ id }) => under.targets.has(id));
  const deflect = action === 'hide' ? 0 : deflected(targets, player);
  const due = under.unasked === 0 ? dueFor(under) : undefined;
  if (!due) return undefined;
  reach.saw(PAID);
  if (deflect > 0) reach.saw(DEFLECTED);
  const as = action === 'hide' ? ' as it is hidden' : '';
  const paid = (amount: number, of: string, costs: string): string =>
    `${name} pays ${amount} ${of} for "${object.name}"${as}, which costs ${costs}.`;
  const unpayable = (amount: number, of: string, costs: string): string =>
    `${name} could ${action} "${object.name}"${as} for ${amount} ${of}, which costs ${costs}, with nothing left to pay that.`;
  const { energy } = due;
  if (under.energy !== energy) {
    const isPayable = energy - under.energy <= energyLeft(table, player);
    return (isPayable ? paid : unpayable)(under.energy, 'Energy', `${energy}`);
  }
  const power = due.power + deflect;
  if (under.isKnown && under.power !== power) {
    const isPayable = power - under.power <= powerLeft(table, object, player);
    const costs = `${power}${deflect > 0 ? ' with Deflect' : ''}`;
    return (isPayable ? paid : unpayable)(under.power, 'Power', costs);
  }
  if (objects.some(({ abilities }) => abilities.some((text) => /would die/i.test(text)))) return undefined;
  const undone = due.deeds.find(({ kind, times }) => timesDone(under, kind) < times);
  return undone && `"${object.name}" is played, and "${undone.kind}" is not done as a cost.`;
}

const timesDone = ({ lines, objects }: Underway, kind: string): number =>
  lines.filter(
    (line) =>
      line.what === 'event' &&
      line.kind === kind &&
      (kind !== 'recycle' || line.detail === 'main deck') &&
      (kind !== 'exhaust' || objects.some(({ id, types }) => id === line.object && types.includes('unit'))),
  ).length;

/** What it costs but for Deflect; undefined where that isn't known. */
function dueFor({ action, object, index, player, objects, more }: Underway): Due | undefined {
  if (action === 'hide') return { energy: 0, power: 1, deeds: [] };
  if (action === 'activate') {
    const all = object.abilities.filter((text) => ACTIVATED.test(text));
    const text = all.length === 1 && index === 0 ? all[0] : undefined;
    const costs = text === undefined ? undefined : ACTIVATED.exec(text);
    return costs ? costsIn(costs[1] ?? costs[2] ?? '') : undefined;
  }
  const { characteristics, types, zone } = object;
  const isFree = zone === 'facedown zone';
  const printed: Due = {
    energy: isFree ? 0 : (characteristics['energy cost'] ?? 0),
    power: isFree ? 0 : (characteristics['power cost'] ?? 0),
    deeds: [],
  };
  const due = both(both(printed, mandatory(object)), more);
  const isReduced = more.energy < 0;
  const energy = altered(isReduced ? Math.max(0, due.energy) : due.energy, types, player, objects);
  return { ...due, energy };
}

/** An activated ability: its costs stand before a colon, or after Equip. */
const ACTIVATED = /^(?:\[Equip\] ((?:\[\w+\])+)$|([^."]*?): )/i;
