import type { Tree } from './tree';

/** Everything printed in a text box: one ability a paragraph, in printed order. */
export interface SharedCardText<T extends Tree> {
  readonly abilities: readonly T['ability'][];
}

export interface AbilityBase<T extends Tree> {
  /** The paragraph as printed. */
  readonly text: string;
  /** Every target of the ability, in printed order; effects refer to them by their place in this list. */
  readonly targets: readonly T['target'][];
  /** Zone the ability functions in when it isn't the usual one ("… from your hand"). */
  readonly zone?: string;
}

/** "[Cost]: [Effect.] [Activation instructions.]" */
export interface ActivatedAbility<T extends Tree> extends AbilityBase<T> {
  readonly kind: 'activated';
  readonly costs: readonly T['cost'][];
  readonly effect: T['effect'];
  readonly instructions: readonly Instruction<T>[];
}

/** "[When/Whenever/At] [trigger event], [if condition,] [effect]." */
export interface TriggeredAbility<T extends Tree> extends AbilityBase<T> {
  readonly kind: 'triggered';
  readonly trigger: T['trigger'];
  /** The intervening "if" clause. */
  readonly condition?: T['condition'];
  readonly effect: T['effect'];
  readonly instructions: readonly Instruction<T>[];
}

/** A statement that is simply true. */
export interface StaticAbility<T extends Tree> extends AbilityBase<T> {
  readonly kind: 'static';
  readonly statement: T['statement'];
  /** "As long as …", "While …" */
  readonly condition?: T['condition'];
}

export type Instruction<T extends Tree> =
  | 'only once each turn'
  | 'do this only once each turn'
  | 'triggers only once each turn'
  | "can't be prevented"
  | { readonly only: StatedTime }
  /** "Activate only if …" */
  | { readonly onlyIf: T['condition'] };

/** When a card is played or an ability activated, by what it says of that: all that is said is so. */
export interface StatedTime {
  /** A part of a turn: whose, if not just anybody's. */
  readonly during?: { readonly part: string; readonly whose?: 'your' | "opponent's" };
  /** A point in a turn that has not come yet. */
  readonly before?: string;
  /** A point in a turn that has passed. */
  readonly after?: string;
  /** “Any time you could cast a sorcery”: when what is of that type may be played. */
  readonly asA?: string;
}
