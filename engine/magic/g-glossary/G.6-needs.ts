/** What is to be paid: mana, and what else goes with it. */
import type { Resources } from '../../card-game/payment/sources';
import type { Context, MagicObject } from '../object';
import type { Cost } from '../text/tree';

/** How much mana a cost asks for: of each color, and of any kind. */
export interface Asked {
  readonly colours: Resources;
  readonly generic: number;
}

/** What mana is spent on: a spell, an ability of something, or what is said of the cost. */
export interface Purpose {
  readonly spell?: MagicObject;
  readonly abilityOf?: MagicObject;
  readonly of?: string | undefined;
}

/** What isn't paid with mana, of what. */
export interface Besides {
  readonly costs: readonly Cost[];
  readonly source: MagicObject;
  readonly context: Context;
}

/** One payment. */
export interface Need {
  readonly asked: Asked;
  readonly purpose: Purpose;
  readonly besides?: Besides | undefined;
  /** The mana that there is once it is paid: a mana ability's. */
  readonly gives?: Resources;
}
