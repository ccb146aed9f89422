/** What a rulebook and its edition are called: the names of its folder and of its file. */
export interface Identity {
  readonly id: string;
  /** The day the edition took effect, e.g. `2023-09-11`. */
  readonly edition: string;
}

const given = /^(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)@(?<edition>\d{4}-\d{2}-\d{2})$/;
/** Words of a title that say what it is, and not of which game. */
const commonWords =
  /\b(?:the|official|comprehensive|core|complete|full|tournament|game|rules?|rulebook|rulings?|reference|guide|manual|document|version|updated?|edition|v?\d+(?:\.\d+)+|v\d+|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})\b/g;

/** Reads `id@edition`; undefined where it is not in that form or its day is none. */
export function readIdentity(text: string): Identity | undefined {
  const { id, edition } = text.match(given)?.groups ?? {};
  if (id === undefined || edition === undefined || !isDay(edition)) return undefined;
  return { id, edition };
}

/** What a title is called as a folder: `Legions of Will Comprehensive Rules` is `legions-of-will`. */
export function idFromTitle(title: string): string | undefined {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = slug(words.replace(commonWords, ' '));
  return id === '' ? undefined : id;
}

/** A title for a rulebook whose file prints none: `legions-of-will` is `Legions Of Will`. */
export function titleFromId(id: string): string {
  return id.replace(
    /(?:^|-)([a-z0-9])/g,
    (part, first: string) => (part.startsWith('-') ? ' ' : '') + first.toUpperCase(),
  );
}

function slug(text: string): string {
  return text
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
