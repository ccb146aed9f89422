import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { afterTheEnd, spokenIn } from './spoken';

const RETURNED = 'permanents that somebody had gained control of in a turn before';

/** Control that may be somebody else's for longer than a turn. */
const mayKeep = rememberingTexts((text) =>
  /(?:\bcontrol of\b|gains? control)(?![^.,]*until end of turn)/i.test(text),
);

/** 608.2a, 514.2: who has gained control until end of turn has it no longer. */
export const control: Invariant = {
  number: 'L35',
  name: 'control',
  rules: ['514.2', '608.2a'],
  cost: 'cheap',
  documentation:
    'When a player is first asked in a turn every permanent that its owner controlled when somebody first had priority with it on the battlefield, and another player since, is controlled by its owner, unless something in play, or something that was ever on the chain, gives control of something for longer than a turn.',
  gherkin: 'control that was gained until end of turn is over as the next one begins',
  broken: 'a player still controls what was to be theirs until the end of the turn before',
  mustReach: { [RETURNED]: 2 },
  seldom: true,
  watch: ({ table }) => {
    const spoken = spokenIn(table, mayKeep);
    const ending = afterTheEnd();
    /** What was its owner's and has become another player's since. */
    const lent = new Set<string>();
    /** What was another player's before anybody could have gained control of it: it was returned to the battlefield that way. */
    const others = new Set<string>();
    /** The table when somebody last had priority: others look at it then as well. */
    let before: readonly ObjectView[] = [];
    return {
      look: (moment) => {
        const { lines } = moment;
        for (const { kind, object: id = '' } of lines)
          if (kind === 'change control' && before.some((each) => each.id === id && isOwners(each)))
            if (!others.has(id)) lent.add(id);
        if (moment.hasPriority && (moment.changed || before.length === 0)) {
          before = moment.table.objects;
          for (const each of before)
            if (each.zone === 'battlefield' && !isOwners(each) && !lent.has(each.id)) others.add(each.id);
        }
        if (lines.length === 0) return undefined;
        spoken.hear(lines);
        if (ending.hear(lines, 'turn') !== false || lent.size === 0 || spoken.isSaid) return undefined;
        return spoken.isOn(moment.table) ? undefined : kept(moment, lent);
      },
    };
  },
};

const isOwners = ({ zone, controller, owner }: ObjectView): boolean =>
  zone === 'battlefield' && controller === owner;

function kept({ table, lines, reach }: Moment, lent: ReadonlySet<string>): string | undefined {
  // What has happened since may have given control of something for this turn.
  if (lines.some(({ kind }) => kind === 'resolve')) return undefined;
  reach.saw(RETURNED);
  const strange = table.objects.find(
    (each) => lent.has(each.id) && each.zone === 'battlefield' && !isOwners(each),
  );
  return (
    strange &&
    `A turn has begun, and ${table.players[strange.controller ?? -1]?.name} still controls "${strange.name}".`
  );
}
