import type { Ability, Power } from './text/tree/index';

/** What is printed on a card (124–138), or what a token is given. */
export interface Card {
  readonly name: string;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly tags: readonly string[];
  /** 'fury', 'calm', 'mind', 'body', 'chaos', 'order' (133). */
  readonly domains: readonly string[];
  /** Energy cost (130.2); undefined where no cost is printed. */
  readonly energy: number | undefined;
  /** Power cost (130.3), one entry for each symbol. */
  readonly power: readonly Power[];
  readonly might: number | undefined;
  /** 136: what an attached card adds. */
  readonly mightBonus: number | undefined;
  readonly abilities: readonly Ability[];
  /** 135: abilities that only an attached card gives. */
  readonly effectAbilities: readonly Ability[];
  readonly text: string;
}

/** An object's properties while layers are applied (450). */
export interface Characteristics {
  name: string;
  types: readonly string[];
  supertypes: readonly string[];
  tags: readonly string[];
  domains: readonly string[];
  energy: number;
  power: readonly Power[];
  might: number;
  abilities: readonly Ability[];
}
