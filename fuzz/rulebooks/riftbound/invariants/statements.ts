import type { ObjectView, Observation } from '../../../../port/contract';
import { rememberingTexts } from '../../../invariants/spoken';
import { isSo } from './conditions-known';
import { isEquipped, isInPlay } from './object-phrases';

/** What something in play says to be so of units, as long as it is there (361.2). */
export interface Statement {
  readonly text: string;
  readonly source: ObjectView;
  /** The Might that units have more; 0: none. */
  readonly might: number;
  /** The keyword that units have, as they show it; undefined: none. */
  readonly keyword: string | undefined;
  /** Is it said of a unit? Undefined where that isn't seen. */
  readonly isOf: (unit: ObjectView) => boolean | undefined;
}

/** Of whom something is said, with what it is: Might or a keyword. */
const FORM =
  /^(?:(?<others>other friendly units|friendly units|units|enemy units|units here|(?<status>exhausted|ready|stunned|buffed|damaged|attacking|defending|equipped) units) have|(?<own>while I'm at a battlefield, I have|while I'm Mighty, I have|I have|I get)) (?:(?<might>[+-]\d) \[M\]|(?<keyword>\[[\w-]+(?: \d+)?\]))(?: while (?<condition>[^.]*))?\.$/i;

type Parts = Partial<Record<string, string>>;

const partsOf = rememberingTexts((text): Parts | null => FORM.exec(text)?.groups ?? null);

/** Is a text wholly a statement of units that is understood here? One of Might is not where Might is what it hangs on. */
export const isStatement = rememberingTexts((text): boolean => {
  const parts = partsOf(text);
  if (!parts || (parts.might !== undefined && /mighty/i.test(text))) return false;
  const { condition } = parts;
  return condition === undefined || isKnown(condition);
});

const ALONE = 'attacking or defending alone';
const isKnown = (condition: string): boolean =>
  condition === ALONE || isSo(condition, EMPTY, 0) !== undefined;
const EMPTY: Pick<Observation, 'objects' | 'players' | 'activePlayer'> = {
  objects: [],
  players: [],
  activePlayer: 0,
};

let lookedAt: Observation | undefined;
let found: readonly Statement[] = [];

/** What is said of units on a table, as far as it is understood. Several ask of the same table, one after another. */
export function statementsOn(table: Observation): readonly Statement[] {
  if (table === lookedAt) return found;
  const statements: Statement[] = [];
  for (const source of table.objects) {
    if (source.abilities.length === 0 || !isInPlay(source)) continue;
    for (const text of source.abilities)
      if (isStatement(text)) statements.push(statement(text, source, table));
  }
  lookedAt = table;
  found = statements;
  return found;
}

function statement(text: string, source: ObjectView, table: Observation): Statement {
  const { others, status, own, might, keyword, condition } = partsOf(text) ?? {};
  const isNow = condition === undefined || (condition !== ALONE && isSo(condition, table, ownerOf(source)));
  const isOf = (unit: ObjectView): boolean | undefined => {
    if (own !== undefined)
      return (
        unit.id === source.id &&
        (condition === ALONE ? isAlone(unit, table) : isNow === true) &&
        (!/at a battlefield/i.test(own) || isAtBattlefield(unit, table)) &&
        (!/Mighty/i.test(own) || (unit.characteristics.might ?? 0) >= MIGHTY)
      );
    return isNow === true ? isAmong(unit, (status ?? others ?? '').toLowerCase(), source, table) : false;
  };
  return { text, source, might: Number(might ?? 0), keyword, isOf };
}

/** 708. */
const MIGHTY = 5;

const ownerOf = ({ controller, owner }: ObjectView): number => controller ?? owner;

function isAmong(
  unit: ObjectView,
  whose: string,
  source: ObjectView,
  table: Observation,
): boolean | undefined {
  switch (whose) {
    case 'units':
      return true;
    case 'units here':
      return unit.at === (source.types.includes('battlefield') ? source.id : source.at);
    case 'friendly units':
      return unit.controller === ownerOf(source);
    case 'other friendly units':
      return unit.controller === ownerOf(source) && unit.id !== source.id;
    case 'enemy units':
      return unit.controller !== ownerOf(source);
    case 'damaged':
      return unit.damage > 0;
    case 'equipped':
      return isEquipped(unit, table);
    default:
      return unit.statuses.includes(whose);
  }
}

const isAtBattlefield = ({ at: base }: ObjectView, { objects }: Observation): boolean =>
  objects.some(({ id, types }) => id === base && types.includes('battlefield'));

/** A unit that attacks or defends, and no other unit of its controller's does. */
const isAlone = (unit: ObjectView, { objects }: Observation): boolean =>
  FIGHTING.some(
    (side) =>
      unit.statuses.includes(side) &&
      !objects.some(
        ({ id, controller, statuses }) =>
          id !== unit.id && controller === unit.controller && statuses.includes(side),
      ),
  );

const FIGHTING = ['attacking', 'defending'];
