import type { DataTable } from '@cucumber/cucumber';
import type { TraceLine } from '../../port/contract';
import { type Phrase, phrase } from '../phrase';
import type { ObjectReference } from '../phrases/references';
import { isCitation, needCitedRules } from '../play/cited-rules';
import type { Session } from '../play/session';
import { ExpectationFailed, ScenarioFault } from '../problems';
import type { Claim } from '../world';

function linesOf(
  session: Session,
  trace: readonly TraceLine[],
  rule: string,
  object: ObjectReference | undefined,
): readonly TraceLine[] {
  const ids = object && new Set(session.identities.idsOf(object.name, object.number));
  return trace.filter(
    (line) =>
      isCitation(session, line.rule, rule) && (!ids || (line.object !== undefined && ids.has(line.object))),
  );
}

const cites =
  (rule: string, object?: ObjectReference): Claim =>
  (session, { trace }) => {
    if (linesOf(session, trace, rule, object).length > 0) return;
    needCitedRules(session);
    const cited = [...new Set(trace.map((line) => line.rule))].join(', ');
    throw new ExpectationFailed(
      `Which rules the trace cites${object ? ` for ${object.text}` : ''}.`,
      rule,
      cited,
      'citation',
    );
  };

const citesNot =
  (rule: string, object?: ObjectReference): Claim =>
  (session, { trace }) => {
    const [line] = linesOf(session, trace, rule, object);
    needCitedRules(session);
    if (line)
      throw new ExpectationFailed('Which rules the trace cites.', `not ${rule}`, line.text, 'citation');
  };

const COLUMNS: Readonly<Record<string, (session: Session, line: TraceLine) => string>> = {
  rule: (_session, line) => line.rule ?? '',
  event: (_session, line) => line.kind,
  player: (session, line) => (line.player === undefined ? '' : session.nameOf(line.player)),
  object: (session, line) =>
    line.object === undefined ? '' : (session.identities.nameOf(line.object) ?? ''),
  amount: (_session, line) => String(line.amount ?? ''),
  detail: (_session, line) => line.detail ?? '',
};

/** The rows of a table stand in the trace in this order; others may stand between. */
const inOrder =
  (table: DataTable): Claim =>
  (session, { trace }) => {
    let place = 0;
    const find = (cells: readonly (readonly [string, string])[]): number =>
      trace.findIndex(
        (line, index) =>
          index >= place &&
          line.what === 'event' &&
          cells.every(([column, cell]) =>
            column === 'rule'
              ? isCitation(session, line.rule, cell)
              : COLUMNS[column]?.(session, line) === cell,
          ),
      );
    for (const row of table.hashes()) {
      const cells = Object.entries(row).filter(([, cell]) => cell !== '');
      const unknown = cells.find(([column]) => !COLUMNS[column]);
      if (unknown)
        throw new ScenarioFault(
          `The trace has no column "${unknown[0]}": it has ${Object.keys(COLUMNS).join(', ')}.`,
        );
      const found = find(cells);
      const others = cells.filter(([column]) => column !== 'rule');
      if (found < 0 && cells.some(([column]) => column === 'rule')) needCitedRules(session);
      if (found < 0)
        throw new ExpectationFailed(
          'What happened, in order.',
          cells.map(([column, cell]) => `${column} ${cell}`).join(', '),
          trace
            .slice(place)
            .map(({ rule, kind, text }) => `\n    ${rule ?? '-'} ${kind}: ${text}`)
            .join(''),
          others.length > 0 && find(others) >= 0 ? 'citation' : 'behaviour',
        );
      place = found + 1;
    }
  };

/** Steps that check what happened, and by which rules. */
export const thenTracePhrases: readonly Phrase[] = [
  phrase(
    'Then',
    'the trace cites rule {rule}',
    'Something has happened because of the rule since the first When.',
    'Then the trace cites rule 704.5c',
    (world, rule: string) => world.claim(cites(rule)),
  ),
  phrase(
    'Then',
    'the trace cites rule {rule} for {object}',
    'The same, to an object.',
    'Then the trace cites rule 704.5c for "Ash Hound"',
    (world, rule: string, object: ObjectReference) => world.claim(cites(rule, object)),
  ),
  phrase(
    'Then',
    "the trace doesn't cite rule {rule}",
    'Nothing has happened because of the rule.',
    "Then the trace doesn't cite rule 704.5c",
    (world, rule: string) => world.unchanged(citesNot(rule)),
  ),
  phrase(
    'Then',
    "the trace doesn't cite rule {rule} for {object}",
    'The same, for an object.',
    'Then the trace doesn\'t cite rule 704.5c for "Imp"',
    (world, rule: string, object: ObjectReference) => world.unchanged(citesNot(rule, object)),
  ),
  phrase(
    'Then',
    'the trace shows, in this order:',
    'Events, others between them left out: a table with any of the columns rule, event, player, object, amount, detail.',
    'Then the trace shows, in this order:\n  | rule   | object    |\n  | 510.2  | Ash Hound |\n  | 704.5c | Ash Hound |',
    (world, table: DataTable) => world.claim(inOrder(table)),
  ),
];
