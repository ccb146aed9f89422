import { SetupProblem } from '../port/contract';
import { dueAtOnce } from '../port/due-at-once';
import type { Session } from './play/session';
import { InputError, ScenarioFault } from './problems';

/** A table on which state-based actions are due at once is none that a game comes to. */
export function refuseUnfairTable(session: Session): void {
  const { trace, decision } = session.position;
  const due = dueAtOnce(session.engine, decision, trace);
  if (!due) return;
  const why =
    'asked' in due
      ? `${session.nameOf(due.asked.player)} must at once ${due.asked.purpose}`
      : `at once, ${due.happened.text} (${due.happened.rule ?? '?'})`;
  throw new SetupProblem(
    `This table breaks the rulebook's invariants: ${why}. Arrange one that a game can come to, or tag the scenario @unreachable and say why in its description.`,
  );
}

/** A scenario without a Then passes whatever the engine does. */
export function refuseToClaimNothing(steps: readonly { readonly type?: string }[]): void {
  if (!steps.some(({ type }) => type === 'Outcome'))
    throw new InputError(
      'The scenario claims nothing, so it proves nothing: say in a Then what its When must have brought about.',
    );
}

/** What a scenario must not leave behind. */
export function refuseLooseEnds(session: Session): void {
  const { decision, engine, attempted } = session;
  if (attempted && !attempted.checked)
    throw new InputError(`Nobody looked at what came of trying to ${attempted.text}: "Then it is refused".`);
  if (
    decision &&
    !session.acknowledged &&
    ![...session.terms.openEnded, ...session.terms.indifferent].includes(decision.purpose)
  ) {
    throw new ScenarioFault(
      `The scenario leaves a decision open: ${session.nameOf(decision.player)} is asked to ${decision.purpose} (${decision.rule}).\n${session.page()}`,
    );
  }
  const left = engine.leftOver();
  if (left.length > 0) {
    const values = left.map(({ purpose, value }) => `${purpose}: ${value}`).join(', ');
    throw new ScenarioFault(`Scripted rolls were never rolled: ${values}.\n${session.page()}`);
  }
}
