import type { Invariant, Moment } from '../invariant';

const ASKED = 'a player who is asked for cards of the own hand';

/** Whoever discards is asked for cards of the own hand. */
export const ownHand = ({
  number,
  rules,
  purposes,
}: Pick<Invariant, 'number' | 'rules'> & {
  /** What a decision is for that is about cards of the hand. */
  readonly purposes: ReadonlySet<string>;
}): Invariant => ({
  number,
  name: 'own hand',
  rules,
  cost: 'cheap',
  documentation: `Who is asked for "${[...purposes].join('", "')}" is offered cards of that player's own hand, every one of them, and nothing else.`,
  gherkin: 'who discards chooses among all cards of their own hand',
  broken: 'who discards is offered something else than all cards of their own hand',
  mustReach: { [ASKED]: 3 },
  seldom: true,
  watch: () => ({
    look: (moment) => (purposes.has(moment.decision?.purpose ?? '') ? strangeHand(moment) : undefined),
  }),
});

function strangeHand({ decision, table, objects, reach }: Moment): string | undefined {
  const { player = -1, options = [] } = decision ?? {};
  const name = table.players[player]?.name;
  reach.saw(ASKED);
  const offered = new Set(options.map(({ object }) => object));
  for (const { object: id = '' } of options) {
    const object = objects.get(id);
    if (object && (object.zone !== 'hand' || object.owner !== player))
      return `${name} is offered "${object.name}" to discard, which is not in ${name}'s hand.`;
  }
  const missing = table.objects.find(
    ({ id, zone, owner }) => zone === 'hand' && owner === player && !offered.has(id),
  );
  return missing && `${name} is not offered "${missing.name}" of the own hand to discard.`;
}
