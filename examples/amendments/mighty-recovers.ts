import { heal, stateBasedStep, stepAfter, unitsOnBoard } from 'rulewright/riftbound/rules';

const MIGHT = 8;

/** In a cleanup, after units with lethal damage were killed (322.4). */
export const mightyRecovers = stepAfter(
  '322.4',
  stateBasedStep('322.4.z', 'Damage on units with Might 8 or more is cleared in each cleanup', (game) => {
    const damaged = unitsOnBoard(game).filter((unit) => unit.damage > 0 && game.look(unit).might >= MIGHT);
    if (damaged.length > 0) game.propose(...damaged.map(heal));
  }),
);
