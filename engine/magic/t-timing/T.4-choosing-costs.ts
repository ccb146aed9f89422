import { assumed, choosing, type Step } from '../../kernel';
import { labelOfHalf, splitCosts, waysToPay } from '../1-game-concepts/107-mana-symbols';
import { bestowedCard } from '../7-additional-rules/702-bestow';
import { FLASHBACK } from '../a-abilities/A.20-flashback';
import { nameOfPaid } from '../a-abilities/A.24-kicker';
import { alternativeCosts, waysOffered } from '../e-extracted-rulings/E.1-alternate-cost-spells';
import { definition } from '../forms';
import { canPayAll, canPayWith } from '../g-glossary/G.6-paying-costs';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { contextFor, type Proposal, spentOn } from './T.4-announcement';
import { costsOf, optionalCosts } from './T.4-total-cost';
import { canBeCast } from './T.4-ways-to-cast';

/** E.1.2 */
export const choosingAlternative: Step<MagicGame, Proposal> = choosing(
  { '2003': 'E.1.2', '2013': '601.2b', '2025': assumed('601.2b', { from: '2013' }) },
  'It is announced whether something is done instead of paying the mana cost',
  (game, { object, player, ability }: Proposal) => {
    if (ability || object.ability || alternativeCosts(game, object).length === 0) return undefined;
    const context = contextFor(object, player);
    const ways = waysOffered(game, object, player, context).filter((alternative) =>
      canBeCast(game, object, player, alternative),
    );
    return {
      player,
      purpose: 'choose costs',
      offers: ways.map((value, index) => ({
        label:
          value === undefined
            ? 'pay the mana cost'
            : `pay the alternative cost: ${alternativeCosts(game, object)[value]?.text ?? ''}`,
        action: 'cost',
        index,
        value,
      })),
    };
  },
  (game, { object, player }, [alternative]) => {
    if (alternative === undefined) return;
    const { isBestowed, isFlashback } = alternativeCosts(game, object)[alternative] ?? {};
    const context = contextFor(object, player);
    const paid = isFlashback ? [...context.paid, FLASHBACK] : context.paid;
    game.keepBooks('announce', () => {
      game.set(object, 'context', context.with({ alternative, paid }));
      if (isBestowed) game.set(object, 'card', bestowedCard(game, object.card));
    });
  },
);

/** A.24.2, A.10.4: each is paid or not. */
export const maybePaid = definition(
  { '2003': 'A.24.2', '2013': '601.2b', '2025': '702.33a' },
  'What may be paid besides is paid only if its player likes',
  (_game: MagicGame, object: MagicObject): readonly string[] => optionalCosts(object).map(nameOfPaid),
  () => [],
);

interface Optional extends Proposal {
  /** How many of what may be paid besides have been decided. */
  decided?: number;
}

export const choosingOptional: Step<MagicGame, Optional> = choosing(
  {
    '2003': 'A.24.2',
    '2013': '601.2b',
    '2025': assumed('601.2b', { from: '2013' }),
  },
  'It is announced what is paid besides',
  (game, { object, player, ability, decided = 0 }: Optional) => {
    const name = ability ? undefined : maybePaid(game, object)[decided];
    if (name === undefined) return undefined;
    const context = contextFor(object, player);
    const costs = costsOf(game, object, player, ability, {
      ...context,
      paid: [...context.paid, name],
    });
    const canPay = canPayAll(game, { player, costs, source: object, context, purpose: { spell: object } });
    return {
      player,
      purpose: 'choose costs',
      offers: [
        { label: 'pay its costs', action: 'cost', index: 0, value: false },
        ...(canPay
          ? [{ label: `pay the additional cost: ${name}`, action: 'cost', index: 1, value: true }]
          : []),
      ],
    };
  },
  (game, data, [isPaid = false]) => {
    const { object, player, decided = 0 } = data;
    const name = maybePaid(game, object)[decided];
    game.set<Optional, 'decided'>(data, 'decided', decided + 1);
    const context = contextFor(object, player);
    if (isPaid && name !== undefined)
      game.keepBooks('announce', () =>
        game.set(object, 'context', context.with({ paid: [...context.paid, name] })),
      );
    return 'again';
  },
);

/** 601.2b: one symbol after another. */
export const choosingHalves: Step<MagicGame, Proposal> = choosing(
  { '2003': 'T.4.2', '2013': '601.2b', '2025': assumed('601.2b', { from: '2013' }) },
  'It is announced how each cost is paid that is paid in one of several ways',
  (game, { object, player, ability }: Proposal) => {
    const context = contextFor(object, player);
    const costs = costsOf(game, object, player, ability, context);
    const { halves } = context;
    if (splitCosts(game, costs).length <= halves.length) return undefined;
    const source = ability ? context.source : object;
    const ways = waysToPay(game, costs).filter(
      (way) =>
        halves.every((half, place) => way[place] === half) &&
        canPayWith(game, { player, costs, source, context, purpose: spentOn(object, ability) }, way),
    );
    const offered = [...new Set(ways.flatMap((way) => way.slice(halves.length, halves.length + 1)))];
    return {
      player,
      purpose: 'announce how a symbol is paid',
      offers: offered.map((half) => ({ label: labelOfHalf(half), action: 'pay', value: half })),
    };
  },
  (game, { object, player }, [half]) => {
    if (half === undefined) return undefined;
    const context = contextFor(object, player);
    game.keepBooks('announce', () =>
      game.set(object, 'context', context.with({ halves: [...context.halves, half] })),
    );
    return 'again';
  },
);
