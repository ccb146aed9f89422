import type {
  AbilityBase,
  ActivatedAbility,
  StaticAbility,
  Tree,
  TriggeredAbility,
} from '../../../text/tree';

/** What may stand before an ability, in square brackets. */
interface Labels {
  /** "[Legion] - …": applies only if another card was played before (738.1.c). */
  readonly legion?: true;
  /** "[Action] - …", "[Reaction] - …": when an activated ability may be activated. */
  readonly permissions?: readonly ('action' | 'reaction')[];
}

/** "[1], [E]: Draw 1." */
export type RiftboundActivated<T extends Tree> = ActivatedAbility<T> &
  Labels & {
    /** "Use only while …": it is activated only then. */
    readonly onlyIf?: T['condition'];
  };

/** "When I attack, …". "[Deathknell] - …" is one on 'dies' with that keyword. */
export type RiftboundTriggered<T extends Tree> = TriggeredAbility<T> &
  Labels & { readonly keyword?: 'deathknell' };

/** A passive ability. */
export type RiftboundStatic<T extends Tree> = StaticAbility<T> & Labels;

/** A paragraph of a spell that is followed as it resolves. */
export interface SpellInstructions<T extends Tree> extends AbilityBase<T>, Labels {
  readonly kind: 'spell';
  readonly effect: T['effect'];
}

/** "[Assault 2]", "[Equip] [1][C]". Value left out in the text: 1 for those keywords that have one. */
export interface KeywordAbility<T extends Tree> extends AbilityBase<T>, Labels {
  readonly kind: 'keyword';
  readonly keyword:
    | 'accelerate'
    | 'action'
    | 'assault'
    | 'deflect'
    | 'ganking'
    | 'hidden'
    | 'reaction'
    | 'shield'
    | 'tank'
    | 'temporary'
    | 'vision'
    | 'equip'
    | 'quick-draw'
    | 'repeat'
    | 'weaponmaster';
  /** Of assault, deflect and shield. */
  readonly value?: T['amount'];
  /** Of equip and repeat. */
  readonly costs?: readonly T['cost'][];
}
