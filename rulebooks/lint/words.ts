/** What is in every sentence, and what stands for too many things to say which is meant. */
const insignificant = new Set(
  `a an the this that these those it its they their them he she his her him or and if of to in on at by as is are was
  be been has have had with from for than then also any all each every one two more most other another same such so
  do does doesn't isn't aren't hasn't haven't can can't may not no when whenever while there would will been into out only first
  next time since last being because action actions state-based effect effects rule rules see game card cards
  permanent permanents object objects player players owner controller controls control put puts
  their illegal legal`.split(/\s+/),
);

/** The words of a text that say what it is about, each once, without what bends them. */
export function significantWords(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/face-(?=down|up)/g, 'face ')
    .match(/[+-]?\d+\/[+-]?\d+|[a-z][a-z'-]*|\d+/g);
  const bare = (words ?? []).map((word) => word.replace(/'s$|s'$|'$/, ''));
  return new Set(bare.filter((word) => !insignificant.has(word)).map(stem));
}

/** Which share of some words are among others; 0 where there are none. */
export function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  return [...words].filter((word) => others.has(word)).length / words.size;
}

/** Brings "destroyed" and "destroys", "unit's" and "units" together; what is left need be no word. */
function stem(word: string): string {
  const bare = word.replace(/(?:ies|ied)$/, 'y');
  if (bare.length <= 3) return bare;
  return bare.replace(/(?:ing|ed|es|s)$/, '').replace(/e$/, '');
}
