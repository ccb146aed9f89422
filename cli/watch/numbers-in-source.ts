const quotedNumber = /'(\d{3}(?:\.\d+(?:[a-z]|(?:\.(?:\d+|[a-z]))+)?)?(?:~\d+)?)'/g;

/** The numbers of rules that stand, quoted, in a source that was saved: it may be anything but code that runs. */
export const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(quotedNumber)].map(([, number = '']) => number);
