import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { reserveOf } from '../reserve';
import { hasRoom, held } from './room-in-bases';
import { spokenIn } from './spoken';

const PAYABLE = 'a card offered that costs no more than there is';
const AFFORDED = 'a permanent that can be paid for, and room for it';
const ROOM = 'a base offered for a permanent, or to move to';

/** 112.3, 301.3a, 305.1: what can be paid for, and has room, can be played, and nothing else can. */
export const playable: Invariant = {
  number: 'L26',
  name: 'playable',
  rules: ['112.3', '301.3a', '305.1'],
  ruleOf: (message) =>
    message.includes('which holds') ? '301.3a' : message.includes('is not offered') ? '305.1' : '112.3',
  cost: 'cheap',
  documentation:
    'While neither the table nor anything that was ever on the chain of events speaks of costs, playing or what can\'t be done: cards are offered from the hand only to a player who has their resource cost, abilities that begin "Pay" only to one who has that much; and in a main phase of their own, with nothing on the chain of events, a player is offered every unit, upgrade and trap in hand that can be paid for and has room.',
  gherkin: 'what can be paid for and has room can be played, and nothing else can',
  broken:
    "something is offered that can't be paid for or has no room, or a permanent that could be played isn't",
  mustReach: { [PAYABLE]: 20, [AFFORDED]: 20, [ROOM]: 10 },
  watch: (game) => new Playable(game),
};

const CHAIN = 'chain of events';
const TRAP = 2;
const CHANGES =
  /costs?\b|\bpay\b.*\b(?:rather|instead)|can't (?:be played|play)|may play|play (?:this|it\b)|without paying|\bX\b|can't activate/i;
const PAY = /^Pay (\d+)[:,]/i;

const MAIN_PHASES: ReadonlySet<string> = new Set(['prebattle main phase', 'postbattle main phase']);
const PERMANENTS: ReadonlySet<string> = new Set(['unit', 'upgrade', 'trap']);

/** Text that could change what is paid, or what may be played. */
export const changesPlay = rememberingTexts((text) => CHANGES.test(text));

const speaks = ({ abilities }: ObjectView): boolean => abilities.some(changesPlay);

class Playable implements Watcher {
  private readonly spoken: Spoken;
  /** What has been played: where it lies on top, it is something below it that is being played. */
  private readonly played = new Set<string>();

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, changesPlay);
  }

  look(moment: Moment): string | undefined {
    const { decision, lines } = moment;
    this.spoken.hear(lines);
    for (const { kind, object } of lines)
      if (kind === 'play' && object !== undefined) this.played.add(object);
    if (decision?.purpose === 'choose targets' || decision?.purpose === 'choose a base')
      return wrongBase(moment, this.played);
    if (decision?.purpose !== 'priority') return undefined;
    return crowded(moment) ?? (this.spoken.isSaid ? undefined : this.withPriority(moment));
  }

  private withPriority(moment: Moment): string | undefined {
    const { decision, table } = moment;
    if (!decision) return undefined;
    const { player, options } = decision;
    const isOwnMainPhase = table.activePlayer === player && MAIN_PHASES.has(table.step);
    if (options.length < 2 && !isOwnMainPhase) return undefined;
    if (this.spoken.isOn(table)) return undefined;
    return unpayable(moment) ?? (isOwnMainPhase ? withheld(moment) : undefined);
  }
}

/** What is offered and can't be paid for. */
function unpayable({ decision, table, objects, reach }: Moment): string | undefined {
  const { player = -1, options = [] } = decision ?? {};
  const { name = '' } = table.players[player] ?? {};
  const resource = reserveOf(table.players[player]);
  for (const { action, object: id = '', index = -1 } of options) {
    const object = objects.get(id);
    if (!object) continue;
    if (action === 'play' && object.zone === 'hand' && !speaks(object)) {
      const cost = costOf(object);
      reach.saw(PAYABLE);
      if (cost > resource)
        return `${name} is offered to play "${object.name}", which costs ${cost}, and has ${resource} resource.`;
    } else if (action === 'activate') {
      const text = object.abilities[index] ?? '';
      const pays = Number(PAY.exec(text)?.[1] ?? 0);
      if (pays > resource) return `${name} is offered "${text}", and has ${resource} resource.`;
    }
  }
  return undefined;
}

/** What a card costs as it is seen; 202.1b: a trap without a printed cost costs two. */
export const costOf = ({ types, characteristics }: ObjectView): number =>
  characteristics['resource cost'] || (types.includes('trap') ? TRAP : 0);

/** A permanent that could be played and isn't offered. */
function withheld({ decision, table, reach }: Moment): string | undefined {
  const { player = -1, options = [] } = decision ?? {};
  const { name = '' } = table.players[player] ?? {};
  const resource = reserveOf(table.players[player]);
  if (table.objects.some(({ zone }) => zone === CHAIN)) return undefined;
  const base = table.objects.find((each) => each.controller === player && hasRoom(each, table.objects));
  if (!base) return undefined;
  for (const card of table.objects) {
    const { zone, owner, types, id } = card;
    if (zone !== 'hand' || owner !== player || !PERMANENTS.has(types[0] ?? '') || types.length > 1) continue;
    if (speaks(card) || costOf(card) > resource) continue;
    reach.saw(AFFORDED);
    if (!options.some(({ action, object }) => action === 'play' && object === id))
      return `${name} is not offered to play "${card.name}", which costs ${costOf(card)}, with ${resource} resource and room in "${base.name}".`;
  }
  return undefined;
}

/** A base that is offered for what is being played, or for a permanent that is put somewhere, and has no room for it. */
function wrongBase(
  { decision, table, objects, reach }: Moment,
  played: ReadonlySet<string>,
): string | undefined {
  const { player = -1, options = [], purpose } = decision ?? {};
  // What is being played lies on top, which comes first. What targets a base of itself may target a full one.
  const top = table.objects.find(({ zone }) => zone === CHAIN);
  if (top !== undefined && played.has(top.id)) return undefined;
  const isPlayed = top?.source === undefined && top?.types.some((type) => PERMANENTS.has(type)) === true;
  if (purpose === 'choose targets' && !isPlayed) return undefined;
  for (const { object: id = '' } of options) {
    const base = objects.get(id);
    if (!base?.types.includes('base')) continue;
    reach.saw(ROOM);
    if (!hasRoom(base, table.objects))
      return `${table.players[player]?.name} is offered "${base.name}"${isPlayed ? ` for "${top?.name}"` : ''}, ${fullness(base, table.objects)}.`;
  }
  if (purpose !== 'choose targets' || !top || speaks(top)) return undefined;
  const offered = new Set(options.map(({ object }) => object));
  const withheldBase = table.objects.find(
    (each) => each.controller === player && !offered.has(each.id) && hasRoom(each, table.objects),
  );
  return (
    withheldBase &&
    `${table.players[player]?.name} is not offered "${withheldBase.name}" for "${top.name}", ${fullness(withheldBase, table.objects)}.`
  );
}

const fullness = (base: ObjectView, objects: readonly ObjectView[]): string =>
  `which holds ${held(base, objects)} of ${base.characteristics.capacity ?? 0}`;

/** A move to a base that has no room. */
function crowded({ decision, table, objects, reach }: Moment): string | undefined {
  for (const { action, object = '', onto = '' } of decision?.options ?? []) {
    const base = action === 'move a unit' ? objects.get(onto) : undefined;
    if (!base) continue;
    reach.saw(ROOM);
    if (!hasRoom(base, table.objects))
      return `${table.players[decision?.player ?? -1]?.name} is offered to move "${objects.get(object)?.name}" to "${base.name}", ${fullness(base, table.objects)}.`;
  }
  return undefined;
}
