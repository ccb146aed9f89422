/** What players do when it is their turn to act: an action with an object, as it is offered. */
import type { ObjectView, OfferedOption } from '../../port/contract';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, InputError, ScenarioFault } from '../problems';
import type { Terms } from '../terms';
import { passToPlayer } from './passing';
import type { Session } from './session';

/** The option for an action with an object; fails with the engine's reason when it isn't offered. */
export function offered(
  session: Session,
  seat: number,
  action: string,
  object: ObjectReference,
  more: { readonly index?: number; readonly onto?: string } = {},
): OfferedOption {
  const decision = session.decisionOf(seat);
  const able = decision.options.filter((option) => option.action === action);
  const ids = new Set(able.map((option) => option.object));
  const { id, zone, owner, controller } = session.find(object, { ids, seat });
  const fitting = able.filter(
    (option) =>
      option.object === id &&
      (more.onto === undefined || option.onto === more.onto) &&
      (more.index === undefined || option.index === more.index),
  );
  const [option, another] = fitting;
  if (another)
    throw new ScenarioFault(
      `${object.text} has several such abilities: say which, as in "the second ability of ${object.text}".`,
    );
  if (option) return option;
  const refused = session.submit({ do: 'attempt', player: seat, action, object: id, ...more });
  const reason = refused.done
    ? 'it was possible, but not offered'
    : `${refused.reason}${refused.rule ? ` (${refused.rule})` : ''}`;
  const whereabouts = whyElsewhere(session, seat, object, { zone, owner, controller });
  throw new ExpectationFailed(
    `${session.nameOf(seat)} can't ${action} ${object.text} now.`,
    'among the legal options',
    `${whereabouts}${reason}`,
  );
}

/** Whose an object is, or where, is often why it can't be played: nobody plays what is in somebody else's hand. */
function whyElsewhere(
  session: Session,
  seat: number,
  { text }: ObjectReference,
  { zone, owner, controller }: Pick<ObjectView, 'zone' | 'owner' | 'controller'>,
): string {
  if (zone !== session.terms.table) return `${text} is in ${session.nameOf(owner)}'s ${zone}: `;
  const whose = controller ?? owner;
  return whose === seat ? '' : `${text} is ${session.nameOf(whose)}'s: `;
}

/** A player with priority acts; those before that player pass. */
export function act(
  session: Session,
  seat: number,
  action: string,
  object: ObjectReference,
  more: { readonly index?: number; readonly onto?: string } = {},
): void {
  passToPlayer(session, seat);
  session.choose([offered(session, seat, action, object, more)]);
}

/** What the port calls moving an object. Throws InputError where the game has nothing of the sort. */
export function moveOf({ move, game }: Terms): string {
  if (move === undefined) throw new InputError(`In ${game} nobody moves anything: it has no such action.`);
  return move;
}

/** A player moves objects; those that move along are chosen when that is asked. */
export function moveTo(
  session: Session,
  seat: number,
  objects: readonly ObjectReference[],
  place: ObjectReference,
): void {
  const [first, ...others] = objects;
  if (!first) return;
  act(session, seat, moveOf(session.terms), first, { onto: session.find(place).id });
  const { decision } = session;
  if (!decision || decision.purpose !== session.terms.movingAlong) {
    if (others.length > 0)
      throw new ScenarioFault(`The engine never asked what moves along with ${first.text}.`);
    return;
  }
  session.answer(
    others.map((object) => {
      const option = session.optionFor({ object }, decision.options);
      if (option) return decision.options.indexOf(option);
      throw new ExpectationFailed(
        `${object.text} can't move along.`,
        'among the legal options',
        decision.options.map(({ label }) => label).join(', '),
      );
    }),
  );
}
