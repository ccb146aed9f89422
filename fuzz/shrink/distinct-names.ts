import type { CardSpecification } from '../../port/contract';
import type { Scene } from './scene';
import type { Best, Trials } from './trial';

const ORDINALS = ['Other', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** Gives every card a name of its own, so that a sentence can mean it, unless it matters that some have the same. */
export function distinctlyNamed(best: Best, trials: Trials): Best {
  const scene = renamed(best.draft.scene);
  if (scene === best.draft.scene) return best;
  const { answers } = best.broke;
  let at = 0;
  const broke = trials.answered(scene, () => {
    const given = answers[at] ?? [];
    at += 1;
    return given;
  });
  return broke ? { draft: { scene, deeds: broke.deeds }, broke } : best;
}

function renamed(scene: Scene): Scene {
  const taken = new Map<string, number>();
  let changed = false;
  const rename = (card: CardSpecification): CardSpecification => {
    const count = taken.get(card.name) ?? 0;
    taken.set(card.name, count + 1);
    const ordinal = ORDINALS[count - 1];
    if (ordinal === undefined) return card;
    changed = true;
    const name = `${ordinal} ${card.name}`;
    return { ...card, name, ...(card.text ? { text: card.text.replaceAll(card.name, name) } : {}) };
  };
  const sides = scene.sides.map((side) => {
    const names = new Map<string, string>();
    const permanents = side.permanents.map(({ at, attachedTo, ...each }) => {
      const card = rename(each.card);
      names.set(each.card.name, card.name);
      return {
        ...each,
        card,
        ...(at === undefined ? {} : { at: names.get(at) ?? at }),
        ...(attachedTo === undefined ? {} : { attachedTo: names.get(attachedTo) ?? attachedTo }),
      };
    });
    const cards = Object.fromEntries(
      Object.entries(side.cards).map(([pile, held]) => [pile, held.map(rename)]),
    );
    return { ...side, permanents, cards };
  });
  return changed ? { ...scene, sides } : scene;
}
