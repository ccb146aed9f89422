/** Everything that is chosen and paid as something is played, as choices that have to be possible together (352–354). */
import type { Chosen, Problem, Slot } from '../../card-game/targets/problem';
import { readsTargets } from '../../card-game/targets/spoken-targets';
import { powerToChoose, somethingDeflects } from '../700-additional-rules/735-deflect';
import type { RiftboundGame } from '../game';
import type { Context, Location, Piece, Target } from '../piece';
import type { Ability, Cost, TargetSpecification } from '../text/tree/index';
import {
  destinations,
  keyOfOption,
  leastTargets,
  legalTargets,
  mostTargets,
  type Option,
  piecesIn,
} from './350-choices';
import { modalsOf, modeOf, targetsInModes } from './350-modes';
import { payerFor } from './350-payers';
import { couldAdd } from './350-sources';
import { maySplit, mostOfASplit } from './350-splitting';
import { leaves } from './350-taken-to-pay';
import type { Total } from './350-which-power-pays';
import { isAction, slotsOfPayment } from './350-whole-payment';
import { fulfil } from './352-groups-of-targets';

/** What is played, or put on the chain, and what is known of it. */
export interface Proposed {
  readonly game: RiftboundGame;
  readonly player: number;
  /** The item on the chain; as long as it isn't there, what would be played, or has the ability. */
  readonly piece: Piece;
  /** What is known besides what is chosen. */
  readonly context: Context;
  /** What is chosen for. */
  readonly abilities: readonly Ability[];
  /** A permanent is put somewhere. */
  readonly isPlaced: boolean;
  /** What is paid; undefined: nothing. Declinable: its player may decline to pay it (392.2). */
  readonly paid?: Paid | 'declinable' | undefined;
}

interface Paid {
  readonly costs: readonly Cost[];
  /** What Energy and Power can come to, of which one is paid. */
  readonly totals: (context: Context, to: Location | undefined) => readonly Total[];
  readonly hangsOnPlace: boolean;
  /** Could it hang on more of the targets than Deflect, and whether they could add resources? */
  readonly hangsOnTargets: boolean;
}

/** Places of the slots; those of modes follow, one for each execution, then those of targets. */
const PLACE = 0;
const MODES = 1;

const NONE: readonly never[] = [];
const NOTHING = { least: 0, most: 0 };

/** Place of the slot of the modes of an execution of a text. */
export const modesAt = (execution: number): number => MODES + execution;

/** Place of the slot of the first target. */
export const targetsFrom = (abilities: readonly Ability[]): number => MODES + modalsOf(abilities).length;

/** What was chosen already for the first slots. */
export const chosenIn = (
  { piece, abilities }: Proposed,
  { modes, targets }: Context,
): readonly (readonly Option[])[] => [
  piece.destination ? [{ location: piece.destination }] : NONE,
  ...modalsOf(abilities).map((modal, execution) =>
    modes.flatMap((mode) => (Math.floor(mode / modal.modes.length) === execution ? [{ mode }] : [])),
  ),
  ...targets,
];

const isTarget = (option: Option): option is Target => !('mode' in option);

/** The targets among what was chosen for a slot. */
export const targetsIn = (options: readonly Option[]): readonly Target[] => options.filter(isTarget);

/** The modes among it, in the order in which they are printed. */
export const modesIn = (options: readonly Option[]): readonly number[] =>
  options.flatMap((option) => ('mode' in option ? [option.mode] : [])).sort((one, other) => one - other);

const placeIn = (before: Chosen<Option>): Location | undefined => {
  const [option] = before[PLACE] ?? NONE;
  return option && 'location' in option ? option.location : undefined;
};

/** All that is chosen and paid. */
export function problemOf(proposed: Proposed): Problem<Option> {
  const { abilities, paid, isPlaced } = proposed;
  const modals = modalsOf(abilities);
  const targets = targetSlots(proposed);
  return {
    slots: [
      isPlaced ? placeSlot(proposed) : absent('location'),
      ...modals.map((modal, execution): Slot<Option> => {
        const values = modal.modes.map((_, mode) => ({ mode: modeOf(execution, mode, modal) }));
        const limits = { least: modal.minimum, most: modal.maximum };
        return { ...absent('modes'), limits: () => limits, values: () => values };
      }),
      ...targets,
      ...(paid === 'declinable'
        ? [declinable(proposed, targets)]
        : paid
          ? paymentSlots(proposed, paid, targets)
          : NONE),
    ],
    keyOf: keyOfOption,
  };
}

const absent = (name: string): Slot<Option> => ({
  name,
  reads: NONE,
  otherThan: NONE,
  limits: () => NOTHING,
  values: () => NONE,
});

function placeSlot({ game, piece, player }: Proposed): Slot<Option> {
  const { destination } = piece;
  const all = destination ? [destination] : destinations(game, piece, player);
  const values = all.map((location) => ({ location }));
  return { ...absent('location'), limits: () => ({ least: 1, most: 1 }), values: () => values };
}

/** What is known once so much was chosen. */
function contextAfter({ context, abilities }: Proposed, before: Chosen<Option>): Context {
  const from = targetsFrom(abilities);
  if (before.length <= MODES) return context;
  const modes = before.slice(MODES, from).flatMap(modesIn);
  const targets = before.slice(from, from + targetsOf(abilities).length).map(targetsIn);
  return modes.length + targets.length === 0 ? context : context.with({ modes, targets });
}

const targetsOf = (abilities: readonly Ability[]): readonly TargetSpecification[] =>
  targetsInModes(abilities, NONE);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

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
  ({ game, context }: Proposed) =>
  (option: Option): unknown =>
    'piece' in option && (powerToChoose(game, option, context) > 0 || couldAdd(game, option.piece))
      ? option.piece
      : undefined;

function targetSlots(proposed: Proposed): readonly Slot<Option>[] {
  const { game, abilities, piece, paid } = proposed;
  const from = targetsFrom(abilities);
  const modes = range(MODES, from);
  const all = targetsOf(abilities);
  const areApart =
    (!paid || paid === 'declinable' || (!paid.hangsOnTargets && !paid.costs.some(hangsOnChoices))) &&
    !all.some((each, place) => readsEarlier(each, abilities, place));
  return all.map((printed, place): Slot<Option> => {
    const isReading = readsEarlier(printed, abilities, place);
    const known = (before: Chosen<Option>): Context =>
      contextAfter(proposed, isReading ? before : before.slice(0, from));
    const wantedIn = (context: Context): TargetSpecification =>
      (modes.length === 0 ? undefined : targetsInModes(abilities, context.modes)[place]) ?? printed;
    return {
      name: printed.text,
      reads: isReading ? [...modes, ...range(from, from + place)] : modes,
      otherThan: (printed.otherThan ?? NONE).map((each) => from + each),
      limits: (before) => {
        const context = known(before);
        const wanted = wantedIn(context);
        const most = Math.min(mostTargets(wanted, context), mostOfASplit(game, abilities, wanted, context));
        return { least: leastTargets(game, wanted, context), most };
      },
      values: (before) => {
        const context = known(before);
        return legalTargets(game, wantedIn(context), context, piece);
      },
      ...(printed.group
        ? {
            agree: (options: readonly Option[], before: Chosen<Option>) =>
              fulfil(game, printed, targetsIn(options), known(before)),
          }
        : {}),
      ...(areApart ? { kindOf: priceKind(proposed) } : {}),
    };
  });
}

/** 354.3: does it hang on what was chosen what a cost can be paid with? */
export const hangsOnChoices = (cost: Cost): boolean => leaves(cost) || readsTargets(cost);

/** Places of the targets, among them, that could cost something to choose (735.1.c). */
const deflectingAmong = ({ game, context }: Proposed, slots: readonly Slot<Option>[]): readonly number[] =>
  somethingDeflects(game)
    ? slots.flatMap((slot, place) =>
        targetsIn(slot.values(NONE)).some((target) => powerToChoose(game, target, context) > 0)
          ? [place]
          : [],
      )
    : NONE;

/** What is paid for a triggered ability hangs on what is chosen, and keeps nothing from being chosen. */
const declinable = (proposed: Proposed, targets: readonly Slot<Option>[]): Slot<Option> => ({
  ...absent('Power, which need not be paid'),
  reads: deflectingAmong(proposed, targets).map((place) => targetsFrom(proposed.abilities) + place),
});

/** The targets on which what is paid hangs: those that deflect, and where Power is paid those that could add it by leaving (354.3). */
function pricedAmong(
  proposed: Proposed,
  { totals, hangsOnTargets }: Paid,
  slots: readonly Slot<Option>[],
): readonly number[] {
  if (hangsOnTargets) return range(0, slots.length);
  const { game, context } = proposed;
  const deflecting = deflectingAmong(proposed, slots);
  const takesPower =
    deflecting.length > 0 || totals(context, undefined).some(({ power }) => power.length > 0);
  return slots.flatMap((slot, place) =>
    deflecting.includes(place) ||
    (takesPower && piecesIn(slot.values(NONE)).some((piece) => couldAdd(game, piece)))
      ? [place]
      : [],
  );
}

/** The slots of what pays, and what those of targets tell these. */
function paymentSlots(
  proposed: Proposed,
  paid: Paid,
  targets: readonly Slot<Option>[],
): readonly Slot<Option>[] {
  const { game, abilities, context, player, piece, isPlaced } = proposed;
  const from = targetsFrom(abilities);
  const { totals, hangsOnPlace } = paid;
  const actions = paid.costs.filter(isAction);
  const priced = pricedAmong(proposed, paid, targets).map((place) => from + place);
  const own = context.with({ controller: player });
  const isReading = actions.some(hangsOnChoices);
  const reads = isReading ? [...(isPlaced ? [PLACE] : NONE), ...range(from, from + targets.length)] : NONE;
  const fixed = reads.length === 0 ? payerFor(own, piece, piece.destination) : undefined;
  return slotsOfPayment({
    game,
    costs: actions,
    at: from + targets.length,
    reads,
    payerAfter: (before) =>
      fixed && priced.length === 0
        ? fixed
        : payerFor(
            contextAfter({ ...proposed, context: own }, before),
            piece,
            placeIn(before) ?? piece.destination,
          ),
    totalsAfter: (before) => totals(contextAfter(proposed, before), placeIn(before)),
    totalReads: [...(hangsOnPlace ? [PLACE] : NONE), ...priced],
  });
}
