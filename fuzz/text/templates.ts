import type { Next } from '../numbers';

/** A template: text with slots in square brackets, and how often it is taken in comparison with its neighbours. */
type Source = string | readonly [weight: number, text: string];

/**
 * Templates by the slot that they fill. The first one of each slot is the simplest: it is taken where text has grown
 * deep, so it must lead to an end.
 */
export type TemplateSources = Readonly<Record<string, readonly Source[]>>;

interface Template {
  /** Names the template among all: the slot and the text. */
  readonly id: string;
  readonly weight: number;
  /** Fixed text and slots in turn, beginning with text. */
  readonly parts: readonly string[];
}

/** How one text is generated. */
export interface Generation {
  readonly next: Next;
  /** What fills a slot on this card and no other: its own words. */
  readonly words: Readonly<Record<string, string>>;
  /** Is told each template that is used, by its id. */
  readonly used?: (id: string) => void;
}

const SLOT = /\[([^\]]+)\]/;
/** Slots within slots, further in than which only the simplest template is taken. */
const DEEP = 6;

/** A grammar of text, run from its beginning to text instead of from text to its meaning. */
export class Templates {
  private readonly slots: ReadonlyMap<string, readonly Template[]>;

  constructor(sources: TemplateSources) {
    this.slots = new Map(
      Object.entries(sources).map(([slot, templates]) => [
        slot,
        templates.map((source) => {
          const [weight, text] = typeof source === 'string' ? [1, source] : source;
          return { id: `${slot}: ${text}`, weight, parts: text.split(SLOT) };
        }),
      ]),
    );
  }

  /** Ids of all templates. */
  get ids(): readonly string[] {
    return [...this.slots.values()].flatMap((templates) => templates.map(({ id }) => id));
  }

  /**
   * Text for a slot, its sentences beginning with capital letters.
   *
   * @throws RangeError for a slot that has no template and is none of the card's own words
   */
  generate(slot: string, generation: Generation): string {
    return capitalised(this.fill(slot, generation, 0));
  }

  private fill(slot: string, generation: Generation, depth: number): string {
    const own = generation.words[slot];
    if (own !== undefined) return own;
    const templates = this.slots.get(slot);
    const first = templates?.[0];
    if (!templates || !first) throw new RangeError(`No template fills "${slot}".`);
    const { id, parts } = depth >= DEEP ? first : weighted(templates, first, generation.next);
    generation.used?.(id);
    return parts
      .map((part, place) => (place % 2 === 0 ? part : this.fill(part, generation, depth + 1)))
      .join('');
  }
}

function weighted(templates: readonly Template[], first: Template, next: Next): Template {
  const total = templates.reduce((sum, { weight }) => sum + weight, 0);
  let left = next() % total;
  for (const template of templates) {
    if (left < template.weight) return template;
    left -= template.weight;
  }
  return first;
}

/** A capital letter begins each sentence, each effect after a colon and each quoted ability. */
function capitalised(text: string): string {
  return text.replace(
    /(^|[.:] |\n(?:• )?|")([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
