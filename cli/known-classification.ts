import type { Classification } from '../rulebooks/classification';
import { BadClassification, loadClassification } from '../rulebooks/classification-file';
import type { Rulebook } from '../rulebooks/model';
import { Problem } from './problem';

/** The classification of an edition; undefined where there is none. Throws a Problem where its file can't be read. */
export function knownClassification(rulebook: Pick<Rulebook, 'id' | 'edition'>): Classification | undefined {
  try {
    return loadClassification(rulebook);
  } catch (error) {
    if (error instanceof BadClassification) throw new Problem([error.message]);
    throw error;
  }
}
