import type { Observation } from '../../../../port/contract';
import type { Invariant } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { allSaid } from './all-said';
import { isInPlay } from './object-phrases';
import { isResolving, UnchangedResolutions } from './resolutions';

const DEALT = 'damage that was dealt with Bonus Damage in play';

const DEALS = allSaid(String.raw`deal (\d+) to (?:(?!split|\band\b|for each|then)[^.,])*`);
const BONUS = /^your spells and abilities deal (\d+) Bonus Damage\.$/i;
const changes = rememberingTexts(
  (text) =>
    !BONUS.test(text) && /bonus|twice|double|don't take damage|(?:take|dealt) (?:\d+ )?damage/i.test(text),
);

/** What a player's spells and abilities deal more, by what the player has in play. */
const bonusOf = ({ objects }: Observation, you: number): number =>
  objects
    .filter((object) => isInPlay(object) && (object.controller ?? object.owner) === you)
    .flatMap(({ abilities }) => abilities)
    .reduce((sum, text) => sum + Number(BONUS.exec(text)?.[1] ?? 0), 0);

/** 713, 714: each Deal action of a player's is of so much more as all of that player's Bonus Damage comes to. */
export const bonusDamage: Invariant = {
  number: 'R60',
  name: 'bonus damage',
  rules: ['714'],
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells is to deal a number of damage, what is dealt to each as it resolves is that number and all the Bonus Damage that what its player has in play gives that player’s spells and abilities; where something is in play that does, and nothing is, or ever was on the chain, that changes damage otherwise.',
  gherkin: 'damage is dealt with the Bonus Damage of whose it is',
  broken: 'damage is dealt with more or less than the Bonus Damage of whose it is',
  mustReach: { [DEALT]: 1 },
  seldom: true,
  watch: (game) => {
    const resolutions = new UnchangedResolutions(game, changes);
    return {
      look: (moment) => {
        const found = resolutions.at(moment);
        const number = found && DEALS.exec(found.text)?.[1];
        if (!found || number === undefined) return undefined;
        const { text, you, lines, before } = found;
        const { table, reach } = moment;
        const bonus = bonusOf(before, you);
        const isAny = before.players.some(({ seat }) => bonusOf(before, seat) > 0);
        if (!isAny || bonus !== bonusOf(table, you)) return undefined;
        const due = Number(number) + bonus;
        for (const { what, kind, amount } of lines.slice(0, lines.findIndex(isResolving))) {
          if (what !== 'event' || kind !== 'deal damage') continue;
          reach.saw(DEALT);
          if (amount !== due)
            return `"${text}" resolves with ${bonus} Bonus Damage, and ${amount} damage is dealt.`;
        }
        return undefined;
      },
    };
  },
};
