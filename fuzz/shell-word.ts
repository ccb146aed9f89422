/** Some text in quotes, as a POSIX shell reads it as one word. */
export const shellQuoted = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;

/** The same, without quotes where there are no spaces in it: a rule's number, what is said of a rule, a file. */
export const shellWord = (text: string): string => (/\s/.test(text) ? shellQuoted(text) : text);
