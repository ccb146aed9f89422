/** What a step that plays or activates something leaves to be announced: it should have said it itself. */
import type { PendingDecision } from '../../port/contract';
import { ScenarioFault } from '../problems';
import type { Session } from './session';

/** How a step says what is announced, by what the announcement is called. */
const wordsFor: Readonly<Record<string, string>> = {
  'choose targets': 'targeting …',
  'choose modes': 'choosing mode …',
  'choose X': 'with X = …',
  divide: 'dividing it …',
};

/** Steps that answer nothing: if one of them comes next, an announcement that is open stays so. */
const answersNothing =
  /^(?:all players pass|the game goes to |\S+ (?:passes|plays|activates|moves|attacks|blocks|redeems|hides|turns up) )/u;

/**
 * Fails where a step has played something without all that is announced with it, and the next one doesn't say it either.
 *
 * @param next the text of the step that comes next, if players act in it
 */
export function refuseUnannounced(
  session: Session,
  before: PendingDecision | undefined,
  text: string,
  next: string | undefined,
): void {
  const { decision } = session;
  if (!decision || decision === before || next === undefined || !answersNothing.test(`${next} `)) return;
  const words = wordsFor[decision.purpose];
  const [, player, rest] = /^(\S+) (?:plays|activates) (.*)$/u.exec(text) ?? [];
  if (words === undefined || rest === undefined || player !== session.nameOf(decision.player)) return;
  const options = decision.options.map(({ label }) => label).join(', ');
  const legal = options === '' ? '' : ` The legal ones are ${options}.`;
  throw new ScenarioFault(
    `${player} is asked to ${decision.purpose}, and no step says what: write "${text} ${words}", or add a step with the answer.${legal}`,
  );
}
