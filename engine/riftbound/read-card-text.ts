import { UnsupportedText, wordsWithMeaning, wordsWithout } from '../kernel';
import { notCarriedOut } from './carried-out';
import { riftbound } from './rules';
import { parseCardText } from './text';
import { shifted } from './text/shifted';
import type { Ability } from './text/tree/index';

const known = new Set([...wordsWithMeaning([...riftbound.rules.values()].flat()), 'change amount']);

/**
 * Reads the rules text of a card: one ability a paragraph.
 *
 * Throws CardTextError where the text doesn't parse, and UnsupportedText where no rule of the engine carries out what it
 * says: an ability that silently does nothing is never the answer.
 */
export function readCardText(
  text: string,
  card: { readonly name: string; readonly types: readonly string[]; readonly subtypes: readonly string[] },
): readonly Ability[] {
  const { abilities } = parseCardText(text, card);
  for (const ability of abilities) {
    const [word] = [...wordsWithout(known, ability), ...notCarriedOut(ability).map((each) => each.word)];
    if (word !== undefined) throw new UnsupportedText(ability.text, word, 'docs/card-text-riftbound.md');
  }
  return inOneList(abilities);
}

/** The paragraphs of a spell share one list of targets: those of a later paragraph come after those of an earlier one. */
function inOneList(abilities: readonly Ability[]): readonly Ability[] {
  let before = 0;
  return abilities.map((ability) => {
    if (ability.kind !== 'spell') return ability;
    const offset = before;
    before += ability.targets.length;
    if (offset === 0) return ability;
    return {
      ...ability,
      targets: ability.targets.map((wanted) => shifted(wanted, offset)),
      effect: shifted(ability.effect, offset),
    };
  });
}
