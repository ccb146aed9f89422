/** How attackers or blockers are declared: one after another, until the player says that these are all. */
import { choosing, type Numbers, type Offer, type Rule, type Step } from '../../kernel';
import type { TypesOf } from '../game';
import { type Declarable, illegalBy, nextInDeclaration } from './declaration';

/** A declaration under way. */
export interface Declaring<I> {
  chosen: readonly I[];
  finished: boolean;
}

/** What a game's rules say of a declaration, and how it is worded. */
interface DeclaringRules<T extends TypesOf<T>, I, D> {
  /** 'attack' or 'block', as the trace and adapters have it. */
  readonly action: string;
  readonly purpose: string;
  /** The offer to leave it at that. */
  readonly noMore: string;
  /** Seat of the player who declares. */
  player(game: T['game']): number;
  declarable(game: T['game'], data: D): Declarable<I, T['object']>;
}

/** An item as it is offered; its label is worded only when somebody reads it. */
class DeclarationOffer<O extends { readonly id: number; readonly card: { readonly name: string } }, I>
  implements Offer<I>
{
  constructor(
    readonly value: I,
    readonly action: string,
    readonly object: O,
    readonly onto: O | undefined,
  ) {}

  get label(): string {
    const { object, onto, action } = this;
    const against = onto === undefined ? '' : ` ${onto.card.name} [${onto.id}]`;
    return `${object.card.name} [${object.id}] ${action}s${against}`;
  }
}

/** The step in which a player chooses what attacks or blocks, and what it attacks or blocks. */
export const declaring = <T extends TypesOf<T>, I, D extends Declaring<I>>(
  numbers: Numbers,
  title: string,
  { action, purpose, noMore, player, declarable }: DeclaringRules<T, I, D>,
): Step<T['game'], D> => {
  const done: Offer<'done'> = { label: noMore, action: 'done', value: 'done' };
  return choosing(
    numbers,
    title,
    (game: T['game'], data: D) => {
      const { chosen, finished } = data;
      if (finished) return undefined;
      const of = declarable(game, data);
      const { isComplete, items } = nextInDeclaration(of, chosen);
      const offers: Offer<I | 'done'>[] = isComplete ? [done] : [];
      const offered = (item: I): DeclarationOffer<T['object'], I> =>
        new DeclarationOffer(item, action, of.objectOf(item), of.ontoOf(item));
      offers.push(...items.map(offered));
      const numberOf = (rule: Rule | undefined): string | undefined => rule && game.ruleAt(rule).number;
      return {
        player: player(game),
        purpose,
        offers,
        compelledBy: isComplete ? undefined : numberOf(illegalBy(of, chosen)),
        barring: (is) => {
          if (is(done)) return numberOf(illegalBy(of, chosen));
          const item = of.items.find((each) => is(offered(each)));
          return item && numberOf(illegalBy(of, [...chosen, item]));
        },
      };
    },
    (game, data, [item]) => {
      if (item === undefined || item === 'done') {
        game.set<Declaring<I>, 'finished'>(data, 'finished', true);
        return undefined;
      }
      game.set<Declaring<I>, 'chosen'>(data, 'chosen', [...data.chosen, item]);
      return 'again';
    },
  );
};
