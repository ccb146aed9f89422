/** The stack at the moment when a rule was made, by the rule's place; read as text when somebody asks. */
const stacks: { readonly stack?: string }[] = [];

/** As deep as helpers go that make rules: a form, the form bound to a game, the rules of a slot by their editions, and a family of rules. */
const DEPTH = 16;

let isNoted = false;

/**
 * From now on each rule that is made notes where: called before the sections of a game are loaded, by whoever asks where
 * rules stand. A stack costs more than making the rule, so nobody else pays for it.
 */
export function noteWhereRulesAreMade(): void {
  isNoted = true;
}

/** Notes where the rule with a place is being made, if that was asked for. */
export function noteWhereMade(place: number): void {
  if (!isNoted) return;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = DEPTH;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, noteWhereMade);
  Error.stackTraceLimit = stackTraceLimit;
  stacks[place] = here;
}

/**
 * Where a rule was made: the places in the code, the innermost first, as `file:line`.
 *
 * @returns none of a rule that was made before {@link noteWhereRulesAreMade}
 */
export function whereMade({ place }: { readonly place: number }): readonly string[] {
  return (stacks[place]?.stack ?? '').split('\n').flatMap((line) => {
    const { file, at } =
      /(?:^\s+at |\()(?<file>(?:\/|[A-Za-z]:|file:).*):(?<at>\d+):\d+\)?$/.exec(line)?.groups ?? {};
    return file === undefined ? [] : [`${file}:${at}`];
  });
}
