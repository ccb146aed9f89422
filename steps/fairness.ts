import { SetupProblem, type TraceLine } from '../port/contract';
import type { Session } from './play/session';
import { ScenarioFault } from './problems';

const forms = new WeakMap<Session['engine'], ReadonlyMap<string, string>>();

/** The form of each rule that an engine enforces. */
function formsOf({ engine }: Session): ReadonlyMap<string, string> {
  const known =
    forms.get(engine) ??
    new Map(
      engine
        .hello()
        .rulebooks.flatMap(({ rules }) => rules.map(({ number, form }) => [number, form] as const)),
    );
  forms.set(engine, known);
  return known;
}

/** A table on which state-based actions are due at once is none that a game comes to. */
export function refuseUnfairTable(session: Session): void {
  const known = formsOf(session);
  const due = (line: TraceLine): boolean =>
    line.what === 'event' && line.rule !== undefined && known.get(line.rule) === 'state-based action';
  const { trace, decision } = session.position;
  const first = trace.find((line) => line.what === 'event' && line.kind !== 'begin');
  const asked =
    decision && (decision.rule === '704.3' || known.get(decision.rule) === 'state-based action') && !first;
  if (!asked && !(first && due(first))) return;
  const why = asked
    ? `${session.nameOf(decision.player)} must at once ${decision.purpose}`
    : `at once, ${first?.text ?? 'something'} (${first?.rule ?? '?'})`;
  throw new SetupProblem(
    `This table breaks the rulebook's invariants: ${why}. Arrange one that a game can come to, or tag the scenario @unreachable and say why in its description.`,
  );
}

/** A scenario without a Then passes whatever the engine does. */
export function refuseToClaimNothing(steps: readonly { readonly type?: string }[]): void {
  if (!steps.some(({ type }) => type === 'Outcome'))
    throw new ScenarioFault(
      'The scenario claims nothing, so it proves nothing: say in a Then what its When must have brought about.',
    );
}

/** What a scenario must not leave behind. */
export function refuseLooseEnds(session: Session): void {
  const { decision, engine, attempted } = session;
  if (attempted && !attempted.checked)
    throw new ScenarioFault(
      `Nobody looked at what came of trying to ${attempted.text}: "Then it is refused".`,
    );
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
