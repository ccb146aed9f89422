/** What a spell or an ability costs in all (K.20). */
import { assumed, concatMap } from '../../kernel';
import { costsOfModes } from '../7-additional-rules/700-modes';
import { nameOfPaid, type PaidBesides } from '../a-abilities/A.24-kicker';
import { alternativeCosts } from '../e-extracted-rulings/E.1-alternate-cost-spells';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { abilityCost, playCost } from '../k-card-types/K.20-play-cost';
import type { Context, MagicObject } from '../object';
import type { Ability, Cost } from '../text/tree';

/** What an additional cost that need not be paid is called among what is paid besides. */
const ADDITIONAL = 'additional cost';

/** A.1.7, K.20.3: what its text asks for besides the mana cost. */
export const additionalCosts = definition(
  { '2003': 'K.20.3', '2013': '601.2e', '2025': assumed('601.2f', { from: ['2013', '601.2e'] }) },
  'What a text asks for as a card is played is a part of its play cost',
  (_game: MagicGame, { card }: MagicObject, paid: readonly string[]): readonly Cost[] =>
    concatMap(card.abilities, (ability) =>
      ability.kind === 'static' &&
      ability.statement.says === 'additional cost' &&
      (!ability.statement.optional || paid.includes(ADDITIONAL))
        ? ability.statement.costs
        : [],
    ),
  () => [],
);

const PAID_BESIDES: readonly string[] = ['kicker', 'buyback'];

/** What a card offers to pay besides, by keywords (A.24.1, A.10.1) or in so many words. */
export const optionalCosts = ({ card }: MagicObject): readonly PaidBesides[] =>
  card.abilities.flatMap((ability) => {
    if (ability.kind === 'keyword') return PAID_BESIDES.includes(ability.keyword) ? [ability] : [];
    return ability.kind === 'static' &&
      ability.statement.says === 'additional cost' &&
      ability.statement.optional
      ? [{ keyword: ADDITIONAL }]
      : [];
  });

/** A.24.3, A.10.3 */
export const paidBesides = definition(
  {
    '2003': { number: 'A.24.3', restates: ['A.10.3'] },
    '2013': '601.2e',
    '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
  },
  'What is paid besides is paid with the other costs of announcing',
  (_game: MagicGame, object: MagicObject, paid: readonly string[]): readonly Cost[] =>
    concatMap(optionalCosts(object), (each): readonly Cost[] => {
      const { mana = [], costs = [] } = each;
      return paid.includes(nameOfPaid(each)) ? [{ cost: 'mana', mana }, ...costs] : [];
    }),
  () => [],
);

/** What was announced of how something is paid for. */
export type Announced = Pick<Context, 'paid' | 'alternative'> & Partial<Pick<Context, 'modes'>>;

/** All that a spell or an ability costs. */
export function costsOf(
  game: MagicGame,
  object: MagicObject,
  player: number,
  ability: Ability | undefined,
  { paid, alternative, modes = [] }: Announced,
): readonly Cost[] {
  const activated = object.ability ?? ability;
  if (activated)
    return activated.kind === 'activated' ? abilityCost(game, activated.costs, object, player) : [];
  const instead = alternative === undefined ? undefined : alternativeCosts(game, object)[alternative];
  const ofModes = concatMap(object.card.abilities, (each) =>
    'effect' in each && each.effect.do === 'modal' ? costsOfModes(game, each.effect, modes) : [],
  );
  const others = [...paidBesides(game, object, paid), ...ofModes];
  const besides = concatMap(others, (cost) => (cost.cost === 'mana' ? cost.mana : []));
  const mana = playCost(game, object, player, besides, instead?.costs);
  return [
    ...(mana.length > 0 ? [{ cost: 'mana', mana } as const] : []),
    ...(instead?.costs.filter(({ cost }) => cost !== 'mana') ?? []),
    ...others.filter(({ cost }) => cost !== 'mana'),
    ...additionalCosts(game, object, paid),
  ];
}
