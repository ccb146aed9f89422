/** Modes: several things of which a spell or ability does some ("Choose one -"). */
import { targetsIn } from '../../card-game/targets/spoken-targets';
import { column } from '../../kernel';
import type { Ability, Effect, TargetSpecification } from '../text/tree/index';

type Modal = Extract<Effect, { do: 'modal' }>;

const isModal = (part: object): part is Modal => 'do' in part && part.do === 'modal';

function modalIn(part: unknown): Modal | undefined {
  // Abilities, reflexive ones among them, choose their own.
  if (typeof part !== 'object' || part === null || 'targets' in part) return undefined;
  if (isModal(part)) return part;
  for (const each of Object.values(part)) {
    const found = modalIn(each);
    if (found) return found;
  }
  return undefined;
}

const modalOfOne = column((ability: Ability) => ('effect' in ability ? modalIn(ability.effect) : undefined));

/** The modes of what is played, if it has any: those of each time that its instructions are executed (746.2). */
export function modalsOf(abilities: readonly Ability[]): readonly Modal[] {
  let found: Modal[] | undefined;
  for (const ability of abilities) {
    const modal = modalOfOne(ability);
    if (!modal) continue;
    found ??= [];
    found.push(modal);
  }
  return found ?? NONE;
}
const NONE: readonly Modal[] = [];

/** The modes of what is played, if it has any. */
export function modalOf(abilities: readonly Ability[]): Modal | undefined {
  for (const ability of abilities) {
    const found = modalOfOne(ability);
    if (found) return found;
  }
  return undefined;
}

/** Of the modes that were chosen, those of one execution, numbered as they are printed. */
export function modesOfExecution(
  chosen: readonly number[],
  execution: number,
  abilities: readonly Ability[],
): readonly number[] {
  const count = modalOf(abilities)?.modes.length ?? 0;
  return chosen
    .filter((mode) => Math.floor(mode / count) === execution)
    .map((mode) => mode - execution * count);
}

const targetsOf = (abilities: readonly Ability[]): readonly TargetSpecification[] => {
  const [first, second] = abilities;
  return first && !second ? first.targets : abilities.flatMap(({ targets }) => targets);
};

/** The targets of what is played: for modes that were not chosen, nothing is to be chosen. */
export function targetsInModes(
  abilities: readonly Ability[],
  chosen: readonly number[],
): readonly TargetSpecification[] {
  return chosen.length === 0 ? targetsInNoMode(abilities) : targetsWith(abilities, chosen);
}

/** The targets of what is played, before any mode was chosen. */
const targetsInNoMode = column((abilities: readonly Ability[]) => targetsWith(abilities, []));

function targetsWith(
  abilities: readonly Ability[],
  chosen: readonly number[],
): readonly TargetSpecification[] {
  const all = targetsOf(abilities);
  const modals = modalsOf(abilities);
  if (modals.length === 0) return all;
  const modes = modals.flatMap((modal) => modal.modes);
  const used = new Set(chosen.flatMap((mode) => targetsIn(modes[mode])));
  const unused = new Set(modes.flatMap(targetsIn).filter((place) => !used.has(place)));
  return all.map((each, place) => (unused.has(place) ? { ...each, minimum: 0, maximum: 0 } : each));
}
