import type { Node } from 'ohm-js';
import { numberAmount, optional, optionalProperty, YOU } from '../../../text';
import { hasPart, withNodes } from '../../../text/tree/parts';
import type { Ability, Amount, CountedFlip, Effect } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Coins that are flipped and dice that are rolled. */
export function chanceEffects(read: Reader): Partial<Dictionaries['effect']> {
  const flipper = (who: Node) => optional(who, read.who) ?? YOU;
  /** Only who flips a coin wins or loses the flip (705.2). */
  const ofWhoFlips = (who: Node, clauses: Node): Effect => {
    if (!['you', 'that player'].includes(read.who(who).who))
      throw read.misread(who, ['“you”', '“that player”'], 'as nobody else wins or loses the flip');
    return read.effect(clauses);
  };
  const rolled = (who: Node, dice: Node, ignored: Node, modifier: Node) => {
    return {
      do: 'roll' as const,
      who: flipper(who),
      dice: read.amount(dice.child(0)),
      sides: read.number(dice.child(1)),
      ...optionalProperty(
        'ignore',
        optional(ignored, (said) => extremeIn(read, said.child(1))),
      ),
      ...optionalProperty(
        'modifier',
        optional(modifier, (said) => ({
          sign: /^and\s+add\b/i.test(read.printed(said)) ? (1 as const) : (-1 as const),
          by: read.amount(said.child(2)),
        })),
      ),
    };
  };
  return {
    FlipSentence_several: (who, _flip, amount, _coins, _stop, counting) => {
      const effect = read.effect(counting);
      const counted = countedIn(effect);
      if (counted === undefined)
        throw read.misread(counting, ['“for each flip you win”'], 'as nothing else is said of several coins');
      return {
        do: 'flip coins',
        who: flipper(who),
        coins: read.amount(amount),
        counted,
        ...{ ['then' as const]: withNodes(effect, isCounted, () => THAT_MUCH) },
      };
    },
    CountedFlips: (clauses, _stop) => read.effect(clauses),
    FlipSentence_called: (who, _flip, _stop, won, lost) => ({
      do: 'flip a coin',
      who: flipper(who),
      won: read.effect(won),
      ...optionalProperty('lost', optional(lost, read.effect)),
    }),
    FlipSentence_lost: (who, _flip, _stop, lost) => ({
      do: 'flip a coin',
      who: flipper(who),
      lost: read.effect(lost),
    }),
    FlipSentence_shown: (who, _flip, _stop, heads, tails) => ({
      do: 'flip a coin',
      who: flipper(who),
      heads: read.effect(heads),
      ...optionalProperty('tails', optional(tails, read.effect)),
    }),
    FlipSentence_tails: (who, _flip, _stop, tails) => ({
      do: 'flip a coin',
      who: flipper(who),
      tails: read.effect(tails),
    }),
    FlipWon: (_if, who, _wins, _comma, clauses, _stop) => ofWhoFlips(who, clauses),
    FlipLost: (_if, who, _loses, _comma, clauses, _stop) => ofWhoFlips(who, clauses),
    FlipHeads: (_if, _comma, clauses, _stop) => read.effect(clauses),
    FlipTails: (_if, _comma, clauses, _stop) => read.effect(clauses),
    RollSentence_table: (who, _roll, dice, ignored, modifier, _stop, results) => ({
      ...rolled(who, dice, ignored, modifier),
      table: results.children.map((result) => ({
        ...rangeOf(result.child(2)),
        effect: read.effect(result.child(4)),
      })),
    }),
    RollSentence_plain: (who, _roll, dice, ignored, modifier, _stop, effects) => ({
      ...rolled(who, dice, ignored, modifier),
      ...optionalProperty('then', optional(effects, read.effect)),
    }),
  };
}

const THAT_MUCH: Amount = { amount: 'that much' };

/** Which of several flips are counted, from the words that say it. */
export const flipsCounted = (words: string): CountedFlip =>
  COUNTED.find((each) => words.includes(each === 'won' ? 'win' : each === 'lost' ? 'los' : each)) ?? 'won';

const COUNTED: readonly CountedFlip[] = ['heads', 'tails', 'lost', 'won'];

type CountedFlips = Extract<Amount, { readonly flips?: CountedFlip }> & { readonly flips: CountedFlip };

const isCounted = (value: unknown): value is CountedFlips =>
  typeof value === 'object' && value !== null && 'flips' in value;

/** Which flips an effect counts; undefined: none, or different ones. */
function countedIn(effect: Effect): CountedFlip | undefined {
  const [first, ...others] = COUNTED.filter((each) => hasPart(effect, ({ flips }) => flips === each));
  return others.length === 0 ? first : undefined;
}

/** Counts an ability flips where no coins are flipped? */
export const countsNoFlips = (ability: Ability): boolean => hasPart(ability, isCounted);

/** Which of several rolls a text ignores. */
export const extremeIn = (read: Reader, ignored: Node): 'lowest' | 'highest' =>
  read.word(ignored.child(1)).startsWith('low') ? 'lowest' : 'highest';

/** The least and the greatest result that a line of a table is for. */
function rangeOf({ sourceString }: Node): { readonly from: number; readonly to: number } {
  const [first = 0, last] = (sourceString.match(/\d+/g) ?? []).map(Number);
  return { from: first, to: last ?? (sourceString.includes('+') ? Number.MAX_SAFE_INTEGER : first) };
}

/** What is said of the rolls of a player: "After you roll a die, you may reroll it." */
export const chanceStatements = (read: Reader): Partial<Dictionaries['statement']> => ({
  RuleStatement_changesRollForCosts: (
    _after,
    who,
    _rolls,
    _comma,
    _may,
    _pay,
    costs,
    _stop,
    _if,
    _comma2,
    change,
  ) => ({
    says: 'modifies rolls',
    who: read.who(who),
    kind: kindOfChange(change),
    offer: {
      do: 'may pay',
      who: YOU,
      costs: read.costs(costs),
      ...{ ['then' as const]: rollChange(read, change) },
    },
  }),
  RuleStatement_changesRoll: (_after, who, _rolls, _comma, _may, change) => ({
    says: 'modifies rolls',
    who: read.who(who),
    kind: kindOfChange(change),
    offer: { do: 'may', who: YOU, effect: rollChange(read, change) },
  }),
});

const isReroll = (change: Node): boolean => change.child(0).ctorName === 'RollChange_reroll';

const kindOfChange = (change: Node) => (isReroll(change) ? ('reroll' as const) : ('more or less' as const));

/** What modifies a result: the die is rerolled, or so much is added to what it shows or subtracted from it. */
function rollChange(read: Reader, change: Node): Effect {
  if (isReroll(change)) return { do: 'change roll' };
  const [way, , number] = change.child(0).children;
  if (!way || !number) return { do: 'change roll' };
  return {
    do: 'change roll',
    modifier: {
      sign: /^increase/i.test(read.printed(way)) ? 1 : -1,
      by: numberAmount(read.number(number)),
    },
  };
}
