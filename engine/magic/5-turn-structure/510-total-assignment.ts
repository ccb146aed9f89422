import {
  type Assigner,
  afterwards,
  inThresholds,
  isEntangled,
  legalDivisions,
  type Outstanding,
} from '../../card-game/combat/whole-assignment';
import { isSharedFreely } from '../a-abilities/A.8-banding';
import { type Assigning, assigners, combatDamage, recipientsOf } from '../c-combat/C.5-combat-damage';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 510.1e: a creature may be passed over for what another will assign to it. */
export const totalIsChecked = fact(
  { '2013': '510.1e' },
  'What all creatures of a player assign together is held against their orders',
  () => true,
);

/** How a creature's damage may be divided so that its player's whole assignment is legal in the end. */
interface WholeAssignment {
  /** One by one, where least amounts and thresholds can't say it. */
  readonly ways: readonly (readonly number[])[] | undefined;
  readonly said: ReturnType<typeof inThresholds>;
}

/** Undefined: what other creatures assign makes no difference. */
export function dividedWithOthers(
  game: MagicGame,
  object: MagicObject,
  data: Assigning,
  missing: (object: MagicObject) => number,
): WholeAssignment | undefined {
  if (!totalIsChecked(game)) return undefined;
  const side = assigners(game, data.isFirst).filter(
    (each) => each.controller === object.controller && !isSharedFreely(game, each),
  );
  const recipients = (each: MagicObject): readonly MagicObject[] => recipientsOf(game, each).creatures;
  // What may go to the player is divided by what is lethal to all blockers.
  if (side.some((each) => recipientsOf(game, each).player !== undefined && recipients(each).length > 0))
    return undefined;
  const places = [...new Set(side.flatMap(recipients))];
  const assigner = (each: MagicObject): Assigner => ({
    amount: combatDamage(game, each),
    order: recipients(each).map((to) => places.indexOf(to)),
  });
  const fighting = side.filter((each) => recipients(each).length > 0);
  if (!isEntangled(fighting.map(assigner))) return undefined;
  const assigned = (source: MagicObject, to: MagicObject): number =>
    data.assigned.reduce(
      (sum, each) => (each.source === source && each.to === to ? sum + each.amount : sum),
      0,
    );
  const before: Outstanding = { missing: places.map(missing), owed: new Set() };
  const { owed } = fighting
    .filter((each) => data.finished.includes(each))
    .reduce(
      (outstanding, each) =>
        afterwards(
          outstanding,
          assigner(each),
          recipients(each).map((to) => assigned(each, to)),
        ),
      before,
    );
  const later = fighting.filter((each) => each !== object && !data.finished.includes(each)).map(assigner);
  const divisions = legalDivisions(assigner(object), later, { missing: before.missing, owed });
  const said = inThresholds(divisions);
  return { ways: said ? undefined : divisions, said };
}
