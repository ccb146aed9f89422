import { UnsupportedText, wordsWithMeaning, wordsWithout } from '../kernel';
import { riftbound } from './rules';
import { notCarriedOut } from './supported-words';
import { parseCardText } from './text';
import { withShiftedTargets } from './text/shifted-targets';
import type { Ability, Effect } from './text/tree/index';

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
    const [target] = ability.kind === 'static' && card.types.includes('spell') ? ability.targets : [];
    if (target) throw new UnsupportedText(ability.text, target.text, 'docs/card-text-riftbound.md');
  }
  return withLaterParts(inOneList(abilities));
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
      targets: ability.targets.map((wanted) => withShiftedTargets(wanted, offset)),
      effect: withShiftedTargets(ability.effect, offset),
    };
  });
}

type Instead = Extract<Effect, { do: 'instead' }>;

/** Is it "… instead" about what the text before says, as a paragraph of its own? */
const isLaterPart = (effect: Effect): effect is Instead =>
  effect.do === 'instead' && effect.effect.do === 'nothing';

/** An effect whose last step a later part alters. */
function altered(effect: Effect, later: Instead): Effect {
  if (effect.do !== 'sequence') return { ...later, effect };
  const last = effect.steps.at(-1);
  return last ? { ...effect, steps: [...effect.steps.slice(0, -1), altered(last, later)] } : effect;
}

/** 154.2: a later paragraph of a spell that says "… instead" alters the end of the one before, which then doesn't happen. */
function withLaterParts(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.map((ability, place) => {
    if (ability.kind !== 'spell') return ability;
    const next = abilities[place + 1];
    if (next?.kind === 'spell' && isLaterPart(next.effect))
      return { ...ability, effect: altered(ability.effect, next.effect) };
    return place > 0 && isLaterPart(ability.effect) ? { ...ability, effect: ability.effect.effect } : ability;
  });
}
