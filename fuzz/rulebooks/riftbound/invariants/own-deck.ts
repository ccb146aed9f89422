import type { Observation } from '../../../../port/contract';
import type { Invariant } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const LOOKED = 'a card of a deck that was looked at';

/** Does a text have somebody look at other cards than those of the own deck? */
const looksElsewhere = rememberingTexts((text) =>
  /\blooks? at (?!the top (?:\d+ )?cards? of your)|\bopponents?(?:'s|') (?:main )?deck/i.test(text),
);

/** 743.1.b, 411: whose cards are looked at. */
export const ownDeck: Invariant = {
  number: 'R50',
  name: 'own deck',
  rules: ['743.1.b'],
  cost: 'cheap',
  documentation:
    'What the trace tells that a player looks at is a card of that player’s own, as with Vision; where nothing in play, or that ever was on the chain, has players look at anything but the top of their own decks.',
  gherkin: 'players look at the tops of their own decks',
  broken: "a player looks at a card of somebody else's",
  mustReach: { [LOOKED]: 1 },
  seldom: true,
  watch: ({ table }) => {
    const spoken = spokenIn(table, looksElsewhere);
    let before: Observation | undefined;
    return {
      look: (moment) => {
        const { lines, objects, reach } = moment;
        spoken.hear(lines);
        for (const { what, kind, player, object = '' } of lines) {
          const card = what === 'event' && kind === 'look' ? objects.get(object) : undefined;
          if (!card || player === undefined || spoken.isSaid) continue;
          if (spoken.isOnEither(before, moment.table)) continue;
          reach.saw(LOOKED);
          if (card.owner !== player)
            return `${moment.table.players[player]?.name} looks at "${card.name}", which is ${moment.table.players[card.owner]?.name}'s.`;
        }
        if (moment.hasPriority) before = moment.table;
        return undefined;
      },
    };
  },
};
