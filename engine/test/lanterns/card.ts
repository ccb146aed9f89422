import type { Zone } from '../../kernel';

/** What a card's text says, one entry a sentence (210). */
export type Effect = { readonly do: 'gain'; readonly amount: number } | { readonly do: 'smother' };

/** An ability of a card: what happens as it is kindled. */
export interface Ability {
  readonly kind: 'kindled';
  readonly text: string;
  readonly effect: Effect;
}

/** A card as printed. */
export interface Card {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colours: readonly string[];
  readonly oil: number;
  readonly shine: number;
  readonly abilities: readonly Ability[];
}

/** A card in some zone. */
export class GameObject {
  readonly smothered: boolean = false;

  constructor(
    readonly id: number,
    readonly card: Card,
    readonly owner: number,
    readonly zone: Zone<GameObject>,
  ) {}

  get isLantern(): boolean {
    return this.card.types.includes('lantern');
  }
}
