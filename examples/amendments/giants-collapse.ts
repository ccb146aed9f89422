import { destroy, stateBasedActionOnObjects } from 'rulewright/magic-rulings-summary/rules';

const GREATEST = 8;

export const giantsCollapse = stateBasedActionOnObjects(
  'T.11.6a',
  'A creature whose power is more than eight is destroyed',
  (game, object) => object.zone === game.inPlay && game.look(object).power > GREATEST,
  destroy,
);
