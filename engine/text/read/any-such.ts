type Choice<F> = { readonly ref: 'choice'; readonly filter: F };

const isChoice = <F>(object: { readonly ref: string } | Choice<F>): object is Choice<F> =>
  object.ref === 'choice';

/** "A unit you control", in what is waited for: whichever it is, and nobody chooses. */
export const anySuch = <F, O extends { readonly ref: string }>(
  object: O | Choice<F>,
): O | { readonly ref: 'all'; readonly filter: F } =>
  isChoice<F>(object) ? { ref: 'all', filter: object.filter } : object;
