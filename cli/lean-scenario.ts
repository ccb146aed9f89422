/** A step of a scenario, with what belongs to it. */
interface Step {
  readonly keyword: string;
  readonly text: string;
  /** The lines of its table or text. */
  readonly below: readonly string[];
}

/** A scenario with as few steps as could be. */
export interface LeanScenario {
  readonly text: string;
  /** Was every step tried to be left out? */
  readonly isLeast: boolean;
}

const STEP = /^(\s+)(Given|When|Then|And) (.*)$/;
/** So many scenarios are played at most. */
const MOST_PLAYED = 60;

/**
 * Leaves out every step without which a scenario still shows what it should: the first, which says what is played, and
 * the last, which says what is claimed, stay.
 *
 * @param text a feature file with one scenario
 * @param shows plays a feature file: does it show the same?
 */
export async function leanScenario(
  text: string,
  shows: (text: string) => Promise<boolean>,
): Promise<LeanScenario> {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => STEP.test(line));
  if (start < 0) return { text, isLeast: true };
  const head = lines.slice(0, start);
  const indent = STEP.exec(lines[start] ?? '')?.[1] ?? '';
  const written = (steps: readonly Step[]): string =>
    `${[...head, ...steps.flatMap((step, place) => linesOf(step, steps[place - 1], indent))].join('\n')}\n`;
  let steps = stepsOf(lines.slice(start));
  let played = 0;
  for (let before = Number.POSITIVE_INFINITY; steps.length < before; ) {
    before = steps.length;
    for (let place = steps.length - 2; place > 0; place -= 1) {
      const fewer = steps.toSpliced(place, 1);
      if (played >= MOST_PLAYED) return { text: written(steps), isLeast: false };
      played += 1;
      if (await shows(written(fewer))) steps = fewer;
    }
  }
  return { text: written(steps), isLeast: true };
}

function stepsOf(lines: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const [, , given = '', text = ''] = STEP.exec(line) ?? [];
    const last = steps.at(-1);
    if (given !== '')
      steps.push({ keyword: given === 'And' ? (last?.keyword ?? given) : given, text, below: [] });
    else if (last && line !== '') steps[steps.length - 1] = { ...last, below: [...last.below, line] };
  }
  return steps;
}

const linesOf = (
  { keyword, text, below }: Step,
  before: Step | undefined,
  indent: string,
): readonly string[] => [`${indent}${before?.keyword === keyword ? 'And' : keyword} ${text}`, ...below];

/** The last step of a feature file with one scenario, without its keyword. */
export const lastStep = (text: string): string => stepsOf(text.split('\n')).at(-1)?.text ?? '';
