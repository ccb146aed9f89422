/** Something that is offered or tried, with what and whom it is about. */
interface Done<Thing> {
  readonly action: string;
  readonly object: Thing;
  readonly onto?: Thing | undefined;
}

const VERBS: Readonly<Record<string, string>> = {
  play: 'play',
  redeem: 'redeem',
  activate: 'activate',
  'turn up a base': 'turn up',
};

/**
 * What is offered or tried, as a scenario says it after "can".
 *
 * @param called a thing as a sentence calls it
 * @returns undefined where the vocabulary has no word for it
 */
export function deedInWords<Thing>(
  { action, object, onto }: Done<Thing>,
  called: (thing: Thing) => string,
): string | undefined {
  const verb = VERBS[action];
  if (verb !== undefined) return `${verb} ${called(object)}`;
  if (onto === undefined) return undefined;
  switch (action) {
    case 'hide':
      return `hide ${called(object)} at ${called(onto)}`;
    case 'move a unit':
      return `move ${called(object)} to ${called(onto)}`;
    case 'attack':
    case 'block':
      return `${action} ${called(onto)} with ${called(object)}`;
    default:
      return undefined;
  }
}
