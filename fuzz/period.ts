/** For each place of a list, how much of its beginning ends there again (the longest border of what came so far). */
function bordersOf(list: readonly string[]): readonly number[] {
  const borders: number[] = [];
  for (const [at, element] of list.entries()) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && element !== list[border]) border = borders[border - 1] ?? 0;
    borders.push(at > 0 && element === list[border] ? border + 1 : 0);
  }
  return borders;
}

/** Does a list end in a stretch of at least `least` elements that is one sequence, repeated? */
export function endsRepeating(list: readonly string[], least: number): boolean {
  return bordersOf([...list].reverse()).some((border, at) => {
    const length = at + 1;
    return length >= least && length >= 2 * (length - border);
  });
}
