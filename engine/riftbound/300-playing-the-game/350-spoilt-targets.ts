/** What must not be paid with: what would make a target illegal that was chosen before (352.15, 354.3). */
import { column } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Cost, Filter, TargetSpecification } from '../text/tree/index';
import { isLegalTarget, specifications } from './350-choices';
import type { Payer } from './350-payers';
import { leaves, leavesEmpty, takenBy } from './350-taken-to-pay';

/** 355.1: what was chosen is not chosen anew once its costs are paid. */
export const targetsMustStayLegal = fact(
  '352.15',
  'A target must still be legal when costs are paid: no other can be chosen then',
  () => true,
);

/** Does a description name a state, which a cost may put an object into or take it out of? */
const namesAState = column(({ statuses }: Filter) => statuses !== undefined);

/** Does a description compare what objects have, on which others have an influence? */
const compares = column(({ compare, extreme }: Filter) => compare !== undefined || extreme !== undefined);

/** On the board an object may say something that makes others what they are, which ends as it leaves. */
const saysSomething = ({ location, card }: GameObject): boolean =>
  location !== undefined && card.abilities.some(({ kind }) => kind === 'static');

/** Could paying a cost make a target illegal, by what is said of that target? */
export const couldSpoil = (cost: Cost, wanted: readonly TargetSpecification[]): boolean => {
  switch (cost.cost) {
    case 'exhaust':
    case 'stun':
      return wanted.some(({ filter }) => namesAState(filter));
    case 'spend buff':
      return wanted.some(({ filter }) => namesAState(filter) || compares(filter));
    case 'discard':
    case 'discard this':
      return wanted.some(({ filter }) => compares(filter));
    default:
      return leaves(cost) && wanted.some(({ filter }) => compares(filter));
  }
};

/** Makes the table what it would be, had an object paid a cost. */
function suppose(game: RiftboundGame, { cost }: Cost, object: GameObject): void {
  switch (cost) {
    case 'exhaust':
      game.set(object, 'exhausted', true);
      return;
    case 'stun':
      game.set(object, 'stunned', true);
      return;
    case 'spend buff':
      game.set(object, 'buffed', false);
      return;
    default:
      if (object.location) game.journal.remove(object.location.objects, object);
      game.journal.remove(object.zone.objects, object);
  }
}

/** Would a target that was chosen for what is played not be legal any more, once an object has paid a cost? */
function spoilsATarget(game: RiftboundGame, cost: Cost, payer: Payer, object: GameObject): boolean {
  const { context, object: played } = payer;
  if (context.targets.flat().length === 0 || !game.isOn(targetsMustStayLegal)) return false;
  const wanted = payer.wanted ?? specifications(played);
  if (!couldSpoil(cost, wanted) && !saysSomething(object)) return false;
  const areLegal = (): boolean =>
    wanted.every((each, place) =>
      (context.targets[place] ?? []).every((target) => isLegalTarget(game, target, each, context, played)),
    );
  if (!areLegal()) return false;
  const isSpoilt = game.supposing(
    () => suppose(game, cost, object),
    () => !areLegal(),
  );
  return isSpoilt && targetsMustStayLegal(game);
}

const isTarget = ({ targets }: Context, object: GameObject): boolean =>
  targets.some((some) => some.some((one) => 'object' in one && one.object === object));

const sparesTargets = (game: RiftboundGame, cost: Cost, payer: Payer, gone: readonly GameObject[]): boolean =>
  gone.every((each) => !isTarget(payer.context, each) && !spoilsATarget(game, cost, payer, each));

/** 354.3, 352.16: nothing is paid with that makes what is played illegal, unless there is nothing else. */
export const isSelfDefeating = fact(
  '354.3',
  'A cost is not paid with what would make the outcome illegal, unless there is no choice',
  (game: RiftboundGame, cost: Cost, object: GameObject, payer: Payer) =>
    leaves(cost)
      ? !takenBy(game, cost, object).some(
          (gone) =>
            !(payer.destination && leavesEmpty(game, payer.controller, payer.destination, gone)) &&
            sparesTargets(game, cost, payer, gone),
        )
      : spoilsATarget(game, cost, payer, object),
);
