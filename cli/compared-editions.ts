import { existsSync, readFileSync } from 'node:fs';
import { type Edition, editionOf } from '../rulebooks/diff/edition';
import { loadRulebook, rulebookIds, rulesOf } from '../rulebooks/library';
import { UnknownRulebook } from '../rulebooks/library-error';
import type { Rulebook } from '../rulebooks/model';
import { isRulebook } from '../rulebooks/shape';
import { toRulebook } from '../rulebooks/to-rulebook';
import { Problem } from './problem';
import { readRulebookFile } from './rulebook-file';

/** One of two rulebooks that are compared. */
export interface ComparedEdition {
  /** As it was asked for: a file's name, or `id` or `id@edition`. */
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly edition: Edition;
  /** Whether it is one of the library's, so that what belongs to its edition has a place there. */
  readonly stored: boolean;
}

/** What share of a file's rules must be in a rulebook of the library to be taken for an edition of it. */
const SAME_RULEBOOK = 0.3;

/**
 * Finds a rulebook to compare: a publisher's file, with its texts, or a rulebook of the library, `id` or `id@edition`,
 * or the path of such a rulebook's JSON. Throws a Problem where it is none of these or can't be read.
 */
export function findEdition(name: string): ComparedEdition {
  const [id = ''] = name.split('@');
  if (rulebookIds().includes(id) || !existsSync(name)) return fromLibrary(name);
  if (name.endsWith('.json')) return fromJson(name);
  const { source } = readRulebookFile(name);
  const rulebook = toRulebook(source, { id: '', edition: source.edition ?? '' });
  return { name, rulebook, edition: editionOf(rulebook, source), stored: false };
}

function fromLibrary(name: string): ComparedEdition {
  try {
    const rulebook = loadRulebook(name);
    return {
      name: `${rulebook.id}@${rulebook.edition}`,
      rulebook,
      edition: editionOf(rulebook),
      stored: true,
    };
  } catch (error) {
    if (!(error instanceof UnknownRulebook)) throw error;
    const isId = rulebookIds().includes(name.split('@')[0] ?? '');
    throw new Problem([
      isId
        ? error.message
        : `"${name}" is neither a file nor a rulebook here: give the publisher's file, or one of ${rulebookIds().join(', ')}, perhaps with @ and an edition.`,
    ]);
  }
}

function fromJson(name: string): ComparedEdition {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(name, 'utf8'));
  } catch {
    value = undefined;
  }
  if (!isRulebook(value)) {
    throw new Problem([
      `"${name}" is not a rulebook: give the publisher's file, or what "rulewright rulebook index" wrote.`,
    ]);
  }
  return { name, rulebook: value, edition: editionOf(value), stored: false };
}

/**
 * Which rulebook of the library two compared ones are editions of, so that its scenarios, rulings and kinds are
 * looked at: the one that was named, else the one that most of the older one's texts are in; undefined if none is.
 */
export function rulebookOf({ rulebook: older }: ComparedEdition, newer: ComparedEdition): string | undefined {
  const named = [older.id, newer.rulebook.id].find((id) => rulebookIds().includes(id));
  if (named !== undefined) return named;
  const digests = rulesOf(older).map(({ digest }) => digest);
  const shares = rulebookIds().map((id) => {
    const known = new Set(rulesOf(loadRulebook(id)).map(({ digest }) => digest));
    return { id, share: digests.filter((digest) => known.has(digest)).length / digests.length };
  });
  const [best] = shares.sort((one, other) => other.share - one.share);
  return best !== undefined && best.share >= SAME_RULEBOOK ? best.id : undefined;
}
