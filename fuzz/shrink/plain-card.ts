import type { CardSpecification } from '../../port/contract';
import { fewest } from './fewest';

/** Leaves out what is printed on a card, and makes its numbers round and small. */
export function plainCard(
  now: () => CardSpecification | undefined,
  put: (card: CardSpecification) => boolean,
): void {
  const first = now();
  if (!first) return;
  const { name, types } = first;
  const printed = Object.keys(first).filter((key) => key !== 'name' && key !== 'types');
  if (printed.length === 0 || put({ name, types })) return;
  plainText(now, put);
  for (const what of ['subtypes', 'supertypes'] as const) {
    const card = now();
    if (card?.[what] === undefined) continue;
    const { [what]: _, ...without } = card;
    put(without);
  }
  for (const field of Object.keys(first.fields ?? {})) plainField(field, now, put);
}

function plainField(
  field: string,
  now: () => CardSpecification | undefined,
  put: (card: CardSpecification) => boolean,
): void {
  const card = now();
  const value = card?.fields?.[field];
  if (!card || value === undefined) return;
  const { fields: { [field]: _, ...others } = {}, ...without } = card;
  const isLeft = Object.keys(others).length > 0;
  if (put(isLeft ? { ...without, fields: others } : without) || typeof value !== 'number') return;
  for (const smaller of [0, 1, 2, 5])
    if (smaller < value && put({ ...card, fields: { ...card.fields, [field]: smaller } })) break;
}

function plainText(
  now: () => CardSpecification | undefined,
  put: (card: CardSpecification) => boolean,
): void {
  const card = now();
  if (!card?.text) return;
  const { text: _, ...silent } = card;
  if (put(silent)) return;
  const say = (text: string): boolean => put({ ...silent, text });
  const paragraphs = fewest(card.text.split('\n'), (left) => left.length > 0 && say(left.join('\n')));
  const sentences = fewest(
    paragraphs.flatMap((paragraph, at) =>
      paragraph.split(/(?<=\.) /).map((sentence, place) => ({ sentence, begins: at > 0 && place === 0 })),
    ),
    (left) => left.length > 0 && say(joined(left)),
  );
  const clauses = joined(sentences).split(/(?=, (?:then|and|or) |, | and | then | until )/);
  fewest(clauses, (left) => left.length > 0 && say(`${left.join('').replace(/\.$/, '')}.`));
}

const joined = (sentences: readonly { readonly sentence: string; readonly begins: boolean }[]): string =>
  sentences.map(({ sentence, begins }, at) => `${at === 0 ? '' : begins ? '\n' : ' '}${sentence}`).join('');
