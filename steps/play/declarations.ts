import type { OfferedOption, PendingDecision } from '../../port/contract';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed } from '../problems';
import type { DeclarationSentence } from '../terms';
import { goToDeclaration } from './passing';
import type { Session } from './session';

/** A unit and what it attacks or blocks. */
export interface Declared {
  readonly unit: ObjectReference;
  /** Undefined where nothing is named. */
  readonly onto: ObjectReference | undefined;
}

const labels = ({ options }: PendingDecision): string => options.map(({ label }) => label).join(', ');

/** Units that fight already. */
const fighting = (session: Session, { status }: DeclarationSentence): ReadonlySet<string> =>
  new Set(
    session.position.observation.objects
      .filter(({ statuses }) => statuses.includes(status))
      .map(({ id }) => id),
  );

function optionOf(
  session: Session,
  seat: number,
  { action, verb }: DeclarationSentence,
  decision: PendingDecision,
  { unit, onto }: Declared,
): OfferedOption {
  const able = decision.options.filter((option) => option.action === action);
  const { id } = session.find(unit, { ids: new Set(able.map((option) => option.object)), seat });
  if (!onto) {
    const only = able.find((option) => option.object === id);
    if (only) return only;
    throw new ExpectationFailed(`${unit.text} can't ${verb}.`, 'among the legal options', labels(decision));
  }
  const aims = new Set(able.filter((option) => option.object === id).map((option) => option.onto));
  const against = session.find(onto, { ids: aims }).id;
  const option = able.find((each) => each.object === id && each.onto === against);
  if (option) return option;
  throw new ExpectationFailed(
    `${unit.text} can't ${verb} ${onto.text}.`,
    'among the legal options',
    labels(decision),
  );
}

/** A player declares attackers or blockers, and no others. */
export function declare(
  session: Session,
  seat: number,
  declaration: DeclarationSentence,
  declared: readonly Declared[],
): void {
  const { question: purpose, verb } = declaration;
  goToDeclaration(session, purpose, seat);
  const before = fighting(session, declaration);
  const from = session.position.trace.length;
  const asked = (): PendingDecision | undefined =>
    session.decision?.purpose === purpose && session.decision.player === seat ? session.decision : undefined;
  const units: string[] = [];
  for (const each of declared) {
    const decision = asked();
    if (!decision) {
      units.push(onlyWay(session, declaration, from, each));
      continue;
    }
    const option = optionOf(session, seat, declaration, decision, each);
    if (option.object !== undefined) units.push(option.object);
    session.choose([option]);
  }
  const decision = asked();
  if (decision) {
    const done = decision.options.find((option) => option.action === 'done');
    if (!done) {
      throw new ExpectationFailed(
        `${session.nameOf(seat)} declares no more than that.`,
        'possible',
        labels(decision),
      );
    }
    session.choose([done]);
  }
  const others = [...fighting(session, declaration)].filter((id) => !before.has(id) && !units.includes(id));
  if (others.length === 0) return;
  const names = others.map((id) => session.identities.nameOf(id)).join(', ');
  throw new ExpectationFailed(
    `Which ${session.terms.fighters[1]} ${verb}.`,
    declared.map(({ unit }) => unit.text).join(', '),
    `${names} as well`,
  );
}

/** A unit that the engine declared without asking, as there was no other way to go on. */
function onlyWay(
  session: Session,
  declaration: DeclarationSentence,
  from: number,
  { unit }: Declared,
): string {
  const { question: purpose } = declaration;
  const made = session.position.trace
    .slice(from)
    .some(({ what, kind, text }) => what === 'decision' && kind === purpose && text.includes(unit.name));
  if (made) return session.find(unit, { ids: fighting(session, declaration) }).id;
  throw new ExpectationFailed(`${unit.text} is declared.`, `asked to ${purpose}`, 'the declaration is over');
}
