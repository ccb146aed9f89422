/** Everything that is chosen and paid as something is played, as choices that have to be possible together (352–354). */
import * as layer from '../../card-game/play/announcement-slots';
import {
  type BeforeFurther,
  modesAt,
  OPTIONS,
  PLACE,
  paidBesides,
  type ToAnnounce,
} from '../../card-game/play/announcements';
import type { Way } from '../../card-game/play/proposal';
import type { Problem, Slot, ValuesChosen } from '../../card-game/targets/problem';
import { range } from '../../card-game/targets/sets';
import { readsTargets } from '../../card-game/targets/spoken-targets';
import { powerToChoose, somethingDeflects } from '../700-additional-rules/735-deflect';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { AdditionalCost, Context, GameObject, Location, Target } from '../object';
import type { Ability, Cost, TargetSpecification } from '../text/tree/index';
import {
  destinations,
  leastTargets,
  legalTargets,
  mostTargets,
  type Option,
  objectsIn,
  targetsAmong,
} from './350-choices';
import { fulfil } from './350-groups-of-targets';
import { modalsOf, targetsInModes } from './350-modes';
import { type Payer, payerFor } from './350-payers';
import { couldAdd } from './350-sources';
import { maySplit, mostOfASplit } from './350-splitting';
import { couldSpoil } from './350-spoilt-targets';
import { leaves } from './350-taken-to-pay';
import type { Total } from './350-which-power-pays';
import { isAction, slotsOfPayment } from './350-whole-payment';

/** What is played, or put on the chain, and what is known of it. */
export interface ProposedPlay {
  readonly game: RiftboundGame;
  readonly player: number;
  /** The item on the chain; as long as it isn't there, what would be played, or has the ability. */
  readonly object: GameObject;
  /** What is known besides what is chosen. */
  readonly context: Context;
  /** What is chosen for. */
  readonly abilities: readonly Ability[];
  /** A permanent is put somewhere. */
  readonly isPlaced: boolean;
  /** The optional costs of which it is still to be chosen whether they are paid, and what is chosen for if some are. */
  readonly open?: {
    readonly costs: readonly AdditionalCost[];
    readonly abilitiesWith: (besides: readonly AdditionalCost[]) => readonly Ability[];
  };
  /** What is paid; undefined: nothing. Declinable: its player may decline to pay it (392.2). */
  readonly paid?: Paid | 'declinable' | undefined;
}

interface Paid {
  readonly costs: readonly Cost[];
  /** What Energy and Power can come to, of which one is paid. */
  readonly totals: (
    context: Context,
    to: Location | undefined,
    besides: readonly AdditionalCost[],
  ) => readonly Total[];
  readonly hangsOnPlace: boolean;
  /** Could it hang on more of the targets than Deflect, and whether they could add resources? */
  readonly hangsOnTargets: boolean;
}

const NONE: readonly never[] = [];

/** What is announced of what is played, and paid. */
export function toAnnounce(proposed: ProposedPlay): ToAnnounce<RiftboundTypes, Way<RiftboundTypes>> {
  const { game, abilities, context, object, player, isPlaced, open, paid } = proposed;
  const { destination } = object;
  const all = targetsInModes(abilities, NONE);
  const areApart =
    (!paid ||
      paid === 'declinable' ||
      (!paid.hangsOnTargets && !paid.costs.some((cost) => hangsOnChoices(cost, all)))) &&
    !all.some((each, place) => readsEarlier(each, abilities, place));
  return {
    context,
    ...(isPlaced
      ? {
          places: {
            open: () => destinations(game, object, player).map((location) => ({ location })),
            chosen: destination && { location: destination },
          },
        }
      : {}),
    ...(open
      ? {
          options: open.costs,
          isExecuted: (nth, ways) => nth < modalsOf(open.abilitiesWith(among(open.costs, ways))).length,
        }
      : {}),
    modals: modalsOf(abilities),
    times: 1,
    ways: NONE,
    valuesOfX: undefined,
    targets: (modes, ways) => {
      if (!open) return targetsInModes(abilities, modes);
      const wanted = targetsInModes(open.abilitiesWith(among(open.costs, ways)), modes);
      return all.map((each, place) => wanted[place] ?? { ...each, minimum: 0, maximum: 0 });
    },
    division: undefined,
    divided: () => 0,
    legalTargets: (wanted, known) => legalTargets(game, wanted, known, object),
    limitsOf: (wanted, known) => ({
      least: leastTargets(game, wanted, known),
      most: Math.min(mostTargets(wanted, known), mostOfASplit(game, abilities, wanted, known)),
    }),
    readsOthers: (wanted, place) => readsEarlier(wanted, abilities, place),
    agree: (wanted) =>
      wanted.group && ((targets: readonly Target[], known: Context) => fulfil(game, wanted, targets, known)),
    kindOf: areApart ? priceKind(proposed) : undefined,
    further: (before) =>
      paid === 'declinable'
        ? [declinable(proposed, before)]
        : paid
          ? paymentSlots(proposed, paid, before)
          : NONE,
  };
}

/** Those of some optional costs that were chosen to be paid. */
const among = (costs: readonly AdditionalCost[], ways: readonly unknown[]): readonly AdditionalCost[] =>
  costs.filter((each) => ways.includes(each));

/** The same as choices that have to be possible together. */
export const problemOf = (proposed: ProposedPlay): Problem<Option> => layer.problemOf(toAnnounce(proposed));

/** 352.3, 352.11, 352.14.c: does it hang on what was chosen before what can be chosen for a target, and how much? */
const readsEarlier = (
  { what, filter, group }: TargetSpecification,
  abilities: readonly Ability[],
  place: number,
): boolean =>
  place > 0 &&
  (what === 'location' || readsTargets(filter) || readsTargets(group) || abilities.some(maySplit));

/** What a target is to what is paid: itself, where it deflects or could add resources, and otherwise any. */
const priceKind =
  ({ game, context }: ProposedPlay) =>
  (target: Target): unknown =>
    'object' in target && (powerToChoose(game, target, context) > 0 || couldAdd(game, target.object))
      ? target.object
      : undefined;

/** 354.3: does it hang on what was chosen what a cost can be paid with? */
export const hangsOnChoices = (cost: Cost, wanted: readonly TargetSpecification[]): boolean =>
  leaves(cost) || readsTargets(cost) || couldSpoil(cost, wanted);

type Before = BeforeFurther<RiftboundTypes, Way<RiftboundTypes>>;

const placeIn = (before: ValuesChosen<Option>): Location | undefined => {
  const [target] = targetsAmong(before[PLACE] ?? NONE);
  return target && 'location' in target ? target.location : undefined;
};

/** Places of the targets, among them, that could cost something to choose (735.1.c). */
const deflectingAmong = (
  { game, context }: ProposedPlay,
  slots: readonly Slot<Option>[],
): readonly number[] =>
  somethingDeflects(game)
    ? slots.flatMap((slot, place) =>
        targetsAmong(slot.values(NONE)).some((target) => powerToChoose(game, target, context) > 0)
          ? [place]
          : [],
      )
    : NONE;

/** What is paid for a triggered ability hangs on what is chosen, and keeps nothing from being chosen. */
const declinable = (proposed: ProposedPlay, { targets, from }: Before): Slot<Option> => ({
  ...layer.absent('Power, which need not be paid'),
  reads: deflectingAmong(proposed, targets).map((place) => from + place),
});

/** The targets on which what is paid hangs: those that deflect, and where Power is paid those that could add it by leaving (354.3). */
function pricedAmong(
  proposed: ProposedPlay,
  { totals, hangsOnTargets }: Paid,
  slots: readonly Slot<Option>[],
): readonly number[] {
  if (hangsOnTargets) return [...slots.keys()];
  const { game, context } = proposed;
  const deflecting = deflectingAmong(proposed, slots);
  const takesPower =
    deflecting.length > 0 || totals(context, undefined, NONE).some(({ power }) => power.length > 0);
  return slots.flatMap((slot, place) =>
    deflecting.includes(place) ||
    (takesPower && objectsIn(slot.values(NONE)).some((object) => couldAdd(game, object)))
      ? [place]
      : [],
  );
}

/** The slots of what pays, and what those of targets tell these. */
function paymentSlots(
  proposed: ProposedPlay,
  paid: Paid,
  { targets, from, contextAfter }: Before,
): readonly Slot<Option>[] {
  const { game, context, player, object, isPlaced } = proposed;
  const { costs: optional = NONE } = proposed.open ?? {};
  const decided = { modals: NONE, options: optional };
  const besides = (before: ValuesChosen<Option>): readonly AdditionalCost[] =>
    optional.length === 0
      ? NONE
      : among(optional, paidBesides<RiftboundTypes, Way<RiftboundTypes>>(decided, before));
  const options = range(OPTIONS, modesAt(decided) - 1);
  const { totals, hangsOnPlace } = paid;
  const certain = paid.costs.filter(isAction);
  const open = optional.flatMap((option) => option.costs.filter(isAction).map((cost) => ({ cost, option })));
  const actions = [...certain, ...open.map(({ cost }) => cost)];
  const priced = pricedAmong(proposed, paid, targets).map((place) => from + place);
  const own = context.with({ controller: player });
  const wanted = targetsInModes(proposed.abilities, NONE);
  const isReading = actions.some((cost) => hangsOnChoices(cost, wanted));
  const reads = [
    ...(open.length > 0 ? options : NONE),
    ...(isReading ? [...(isPlaced ? [PLACE] : NONE), ...range(from, from + targets.length - 1)] : NONE),
  ];
  const payerWith = (known: Context, to: Location | undefined): Payer =>
    payerFor(known, object, to, targetsInModes(proposed.abilities, known.modes));
  const fixed = !isReading ? payerWith(own, object.destination) : undefined;
  return slotsOfPayment({
    game,
    costs: actions,
    at: from + targets.length,
    reads,
    payerAfter: (before) =>
      fixed && priced.length === 0
        ? fixed
        : payerWith(contextAfter(before, own), placeIn(before) ?? object.destination),
    totalsAfter: (before) => totals(contextAfter(before), placeIn(before), besides(before)),
    isPaid: (nth, before) => {
      const { option } = open[nth - certain.length] ?? {};
      return !option || besides(before).includes(option);
    },
    totalReads: [...options, ...(hangsOnPlace ? [PLACE] : NONE), ...priced],
  });
}
