import { type Next, pick } from '../../numbers';

/** A sentence of card text with holes: {n} is a number, {name} the card's own name. */
interface Template {
  readonly id: string;
  readonly text: string;
  /** Only these editions have a rule for it; left out: every edition has. */
  readonly only?: readonly string[];
}

/** Editions that have keywords which the first one lacks. */
const LATER = ['2013', '2025'];

/** What instants and sorceries say. */
const SENTENCES: readonly Template[] = [
  { id: 'burn', text: '{name} deals {n} damage to target creature or player.' },
  { id: 'burn a creature', text: '{name} deals {n} damage to target creature.' },
  { id: 'growth', text: 'Target creature gets +{n}/+{n} until end of turn.' },
  { id: 'power alone', text: 'Target creature gets +{n}/+0 until end of turn.' },
  { id: 'shrinking', text: 'Target creature gets -{n}/-{n} until end of turn.' },
  { id: 'counter', text: 'Counter target spell.' },
  { id: 'destroy a creature', text: 'Destroy target creature.' },
  { id: 'destroy a land', text: 'Destroy target land.' },
  { id: 'tap', text: 'Tap target creature.' },
  { id: 'untap', text: 'Untap target creature.' },
  { id: 'draw', text: 'Draw {n} cards.' },
  { id: 'target player draws', text: 'Target player draws {n} cards.' },
  { id: 'each player draws', text: 'Each player draws {n} cards.' },
  { id: 'target player discards', text: 'Target player discards {n} cards.' },
  { id: 'each player discards', text: 'Each player discards a card.' },
  { id: 'gain life', text: 'You gain {n} life.' },
  { id: 'lose life', text: 'Target player loses {n} life.' },
  { id: 'each player loses life', text: 'Each player loses {n} life.' },
  { id: 'return', text: "Return target creature to its owner's hand." },
  { id: 'token', text: 'Put a {n}/1 green Bear creature token into play.' },
  { id: 'flying tokens', text: 'Put two 1/1 red Elf creature tokens with flying into play.' },
  { id: 'two targets', text: 'Two target creatures get +1/+1 until end of turn.' },
];

/** What permanents can do. */
const ABILITIES: readonly Template[] = [
  { id: 'mana of a creature', text: '{T}: Add {G} to your mana pool.' },
  { id: 'two mana of a creature', text: '{T}: Add {R}{R} to your mana pool.' },
  { id: 'flying', text: 'Flying' },
  { id: 'first strike', text: 'First strike' },
  { id: 'trample', text: 'Trample' },
  { id: 'haste', text: 'Haste' },
  { id: 'shadow', text: 'Shadow' },
  { id: 'must attack', text: '{name} attacks each turn if able.' },
  { id: 'not alone', text: "{name} can't attack alone." },
  { id: 'defender', text: 'Defender', only: LATER },
  { id: 'vigilance', text: 'Vigilance', only: LATER },
  { id: 'reach', text: 'Reach', only: LATER },
];

const templates = [...SENTENCES, ...ABILITIES];

/** Has an edition rules for all that the text of a card is made of? */
export const isReadIn =
  (edition: string) =>
  ({ uses }: { readonly uses: ReadonlySet<string> }): boolean =>
    templates.every(({ id, only }) => !uses.has(id) || (only?.includes(edition) ?? true));

/** So many cards of three have no more than one sentence. */
const ALONE = 2;

/** Ids of all that texts are made of. */
export const templateIds: readonly string[] = templates.map(({ id }) => id);

const filled = (text: string, name: string, next: Next): string =>
  text
    .replaceAll('{name}', name)
    .replaceAll('{n} cards', () => pick(['a card', 'two cards'], next))
    .replaceAll('{n}', `${1 + (next() % 4)}`);

/** The text of an instant or a sorcery, and of what it is made. */
export function spellText(name: string, next: Next): { readonly text: string; readonly uses: Set<string> } {
  const first = pick(SENTENCES, next);
  const second = next() % 3 < ALONE ? undefined : pick(SENTENCES, next);
  const said = second === undefined || second === first ? [first] : [first, second];
  return {
    text: said.map(({ text }) => filled(text, name, next)).join(' '),
    uses: new Set(said.map(({ id }) => id)),
  };
}

/** The text of a permanent: most have none. */
export function permanentText(
  name: string,
  next: Next,
): { readonly text: string; readonly uses: Set<string> } {
  if (next() % 2 === 0) return { text: '', uses: new Set() };
  const { id, text } = pick(ABILITIES, next);
  return { text: filled(text, name, next), uses: new Set([id]) };
}
