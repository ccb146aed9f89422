import type { RuleChange } from '../../engine/kernel';
import { type AskedReading, type ReadingOfRuling, readingOfRuling } from '../../rulebooks/readings';
import { type WrittenChange, writtenChange } from '../amendment/change';
import { ruleChanges } from './rule-changes';

/** What a reading of a ruling changes, as an amendment would write it. Throws RangeError where it isn't written so. */
export const changesOfReading = ({ ruling, reading }: ReadingOfRuling): readonly WrittenChange[] =>
  reading.changes.map((text) => {
    const change = writtenChange(text);
    if (!change) throw new RangeError(`Ruling ${ruling.id}: "${text}" is no change.`);
    return change;
  });

/**
 * What the engine plays where a rulebook is read otherwise in some places: the changes of all these readings.
 *
 * @throws UnknownReading for a reading that can't be played
 */
export const changesOfReadings = (
  rulebook: string,
  readings: readonly AskedReading[],
): readonly RuleChange[] =>
  readings
    .flatMap((asked) => changesOfReading(readingOfRuling(rulebook, asked)))
    .flatMap((change) => ruleChanges(change));
