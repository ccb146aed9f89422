/** The steps of announcing spells and abilities (T.4.2). */
import { choosingModes, choosingTargets, choosingX } from '../../card-game/play/choosing';
import {
  becomingPlayed,
  becomingTargets,
  checkingProposal,
  dividingAmong,
  proposing,
} from '../../card-game/play/playing';
import { exists, offers } from '../../card-game/targets/solver';
import { asIf, assumed, choosing, type Procedure, procedure, rule, type Step, step } from '../../kernel';
import { labelOfHalf, splitSymbols, waysToPay } from '../1-game-concepts/107-mana-symbols';
import { mayBeCastFrom } from '../1-game-concepts/112-abilities';
import { bestowedCard } from '../7-additional-rules/702-bestow';
import { alternativeCosts, offeredNow } from '../e-extracted-rulings/E.1-alternate-cost-spells';
import { definition, permission, prohibition } from '../forms';
import { canPayAll, canPayWith, payAll } from '../g-glossary/G.6-paying-costs';
import { legalTargets } from '../g-glossary/G.41-valid-targets';
import type { MagicGame, MagicTypes } from '../game';
import { enchantTarget } from '../k-card-types/K.12-local-enchantments';
import { isMainPhase } from '../k-card-types/K.15-land';
import type { MagicObject } from '../object';
import { move } from '../z-zones/Z.1-zones-of-play';
import {
  announcedAbilities,
  announcing,
  contextFor,
  modalOf,
  type Proposal,
  problemFor,
  spentOn,
  takesX,
  targetOffer,
  targetsOf,
} from './T.4-announcement';
import { costsOf, optionalCosts } from './T.4-total-cost';

/** Is it a card in a player’s hand, or where it says that it may be cast from, that is played as a spell? */
export const isSpellOf = (game: MagicGame, player: number, card: MagicObject): boolean =>
  (card.zone === game.player(player).hand || mayBeCastFrom(game, card, player)) &&
  !card.card.types.includes('land');

/** T.1.3, P.8.3: whatever is no instant. */
export const playInMainPhases = permission<MagicObject>(
  {
    '2003': { number: 'T.1.3', restates: ['P.8.3'] },
    '2013': '307.5',
    '2025': assumed('T.1.3', { from: '2003' }),
  },
  'Spells that are no instants are played in one’s own main phase, the stack being empty',
  'play',
  (game, player, card) =>
    isSpellOf(game, player, card) &&
    game.now.active === player &&
    isMainPhase(game.now.phase) &&
    game.stack.objects.length === 0,
);

/** T.1.4: whoever has priority. */
export const playInstants = permission<MagicObject>(
  { '2003': 'T.1.4', '2013': '304.5', '2025': '701.5a' },
  'Instants are played whenever one has priority',
  'play',
  (game, player, card) => isSpellOf(game, player, card) && card.card.types.includes('instant'),
);

const asSpell = (object: MagicObject, player: number): Proposal => ({
  object,
  player,
  ability: undefined,
  locked: 0,
  costs: [],
});

/** The fewest modes that can be chosen, where they cost something: one of them each, or none. */
const fewestModes = (game: MagicGame, object: MagicObject): readonly (readonly number[])[] => {
  const modal = announcedAbilities(game, object)
    .map(modalOf)
    .find((each) => each !== undefined);
  return modal?.costs && modal.minimum > 0 ? modal.modes.map((_each, mode) => [mode]) : [[]];
};

/** G.6.4 */
export const cannotPay = prohibition<MagicObject>(
  {
    '2003': { number: 'G.6.4', restates: ['T.4.6'] },
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A spell is not played without what it costs',
  'play',
  (game, player, object) => {
    const context = contextFor(object, player);
    return ![undefined, ...offeredNow(game, object, context)].some((alternative) =>
      fewestModes(game, object).some((modes) =>
        canPayAll(game, {
          player,
          costs: costsOf(game, object, player, undefined, { paid: [], alternative, modes }),
          source: object,
          context,
          purpose: { spell: object },
        }),
      ),
    );
  },
);

/** G.39.1 */
export const hasNoTarget = prohibition<MagicObject>(
  { '2003': 'G.39.1', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
  'What targets is not announced without a legal target',
  'play',
  (game, player, object) =>
    targetsOf(game, object).length > 0 && !exists(problemFor(game, asSpell(object, player))),
);

export const noTarget = rule(
  { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
  'What can not be announced as it must is not announced',
  'procedure step',
);

/** 702.103d: what is cast bestowed is looked at as the Aura that it will be. */
export const asBestowed = definition(
  { '2025': '702.103d' },
  'Whether a spell can be cast bestowed is judged by what it is then',
  (game: MagicGame, object: MagicObject, canBeCast: () => boolean): boolean =>
    asIf<MagicObject, 'card' | 'seen', boolean>(
      object,
      { card: bestowedCard(game, object.card), seen: undefined },
      canBeCast,
    ),
  (_game, _object, canBeCast) => canBeCast(),
);

/** Can a spell be paid for, and has it targets, if it is announced so? */
function canBeCast(
  game: MagicGame,
  object: MagicObject,
  player: number,
  alternative: number | undefined,
): boolean {
  const context = contextFor(object, player);
  const way = alternative === undefined ? undefined : alternativeCosts(game, object)[alternative];
  const costs = () => costsOf(game, object, player, undefined, { ...context, alternative });
  const isPayable = () =>
    canPayAll(game, { player, costs: costs(), source: object, context, purpose: { spell: object } });
  if (!way?.isBestowed) return isPayable();
  return asBestowed(
    game,
    object,
    () =>
      isPayable() &&
      enchantTarget(game, object.card).every(
        (target) => legalTargets(game, target, context, object).length > 0,
      ),
  );
}

/** E.1.2 */
const choosingAlternative: Step<MagicGame, Proposal> = choosing(
  { '2003': 'E.1.2', '2013': '601.2b', '2025': assumed('601.2b', { from: '2013' }) },
  'It is announced whether something is done instead of paying the mana cost',
  (game, { object, player, ability }: Proposal) => {
    if (ability || object.ability || alternativeCosts(game, object).length === 0) return undefined;
    const context = contextFor(object, player);
    const ways = [undefined, ...offeredNow(game, object, context)].filter((alternative) =>
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
    const isBestowed = alternativeCosts(game, object)[alternative]?.isBestowed === true;
    game.keepBooks('announce', () => {
      game.set(object, 'context', contextFor(object, player).with({ alternative }));
      if (isBestowed) game.set(object, 'card', bestowedCard(game, object.card));
    });
  },
);

/** A.24.2, A.10.4: each is paid or not. */
export const maybePaid = definition(
  { '2003': 'A.24.2', '2013': '601.2b', '2025': '702.33a' },
  'What may be paid besides is paid only if its player likes',
  (_game: MagicGame, object: MagicObject): readonly string[] =>
    optionalCosts(object).map(({ keyword }) => keyword),
  () => [],
);

interface Optional extends Proposal {
  /** How many of what may be paid besides have been decided. */
  decided?: number;
}

const choosingOptional: Step<MagicGame, Optional> = choosing(
  {
    '2003': 'A.24.2',
    '2013': '601.2b',
    '2025': assumed('601.2b', { from: '2013' }),
  },
  'It is announced what is paid besides',
  (game, { object, player, ability, decided = 0 }: Optional) => {
    const keyword = ability ? undefined : maybePaid(game, object)[decided];
    if (keyword === undefined) return undefined;
    const context = contextFor(object, player);
    const costs = costsOf(game, object, player, ability, {
      ...context,
      paid: [...context.paid, keyword],
    });
    const canPay = canPayAll(game, { player, costs, source: object, context, purpose: { spell: object } });
    return {
      player,
      purpose: 'choose costs',
      offers: [
        { label: 'pay its costs', action: 'cost', index: 0, value: false },
        ...(canPay
          ? [{ label: `pay the additional cost: ${keyword}`, action: 'cost', index: 1, value: true }]
          : []),
      ],
    };
  },
  (game, data, [isPaid = false]) => {
    const { object, player, decided = 0 } = data;
    const keyword = maybePaid(game, object)[decided];
    game.set<Optional, 'decided'>(data, 'decided', decided + 1);
    const context = contextFor(object, player);
    if (isPaid && keyword !== undefined)
      game.keepBooks('announce', () =>
        game.set(object, 'context', context.with({ paid: [...context.paid, keyword] })),
      );
    return 'again';
  },
);

/** 601.2b: one symbol after another. */
const choosingHalves: Step<MagicGame, Proposal> = choosing(
  { '2013': '601.2b', '2025': assumed('601.2b', { from: '2013' }) },
  'It is announced how each symbol is paid that is paid in one of several ways',
  (game, { object, player, ability }: Proposal) => {
    const context = contextFor(object, player);
    const costs = costsOf(game, object, player, ability, context);
    const { halves } = context;
    if (splitSymbols(costs).length <= halves.length) return undefined;
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

/** What spells and abilities have in common once they are on the stack. */
export const afterProposal: readonly Step<MagicGame, Proposal>[] = [
  choosingModes<MagicTypes>(
    { '2003': 'G.24.1', '2013': '700.2a', '2025': '700.2a' },
    'The mode is chosen as a modal spell or ability is announced',
    announcing,
    (_game, problem, before, partly) => offers(problem, before, partly),
  ),
  choosingAlternative,
  choosingOptional,
  choosingX<MagicTypes>(
    {
      '2003': { number: 'K.28.1', restates: ['K.28.Ruling.1'] },
      '2013': '601.2b',
      '2025': assumed('601.2b', { from: '2013' }),
    },
    'The value of X is chosen',
    announcing,
    (game, { object, player, ability }) =>
      takesX(costsOf(game, object, player, ability, contextFor(object, player))),
  ),
  choosingHalves,
  choosingTargets<MagicTypes>(
    {
      '2003': 'T.4.2',
      '2013': '601.2c',
      '2025': assumed('601.2c', { from: '2013' }),
    },
    'Targets are chosen',
    announcing,
    targetOffer,
  ),
  becomingTargets<MagicTypes>(
    { '2003': 'T.4.2', '2013': '601.2c', '2025': assumed('601.2c', { from: '2013' }) },
    'What was chosen becomes a target before anything is paid',
    contextFor,
  ),
  checkingProposal<MagicTypes>(
    { '2003': 'T.4.2', '2013': '601.2', '2025': '731.1' },
    'What was announced must be legal',
    announcing,
    noTarget,
  ),
  dividingAmong<MagicTypes>(
    {
      '2003': 'G.10.4',
      '2013': '601.2d',
      '2025': assumed('G.10.4', { from: '2003' }),
    },
    'What is divided is divided in whole numbers, none of them zero',
    announcing,
    targetOffer,
    (division) => ({ division }),
  ),
  step(
    {
      '2003': 'T.4.13',
      '2013': '601.2e',
      '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
    },
    'The cost is determined, and paid, whatever changes meanwhile',
    (game, { object, player, ability }) => {
      const context = contextFor(object, player);
      const costs = costsOf(game, object, player, ability, context);
      if (costs.length > 0)
        payAll(game, {
          player,
          costs,
          source: ability ? context.source : object,
          context,
          purpose: spentOn(object, ability),
        });
    },
  ),
  becomingPlayed<MagicTypes>(
    {
      '2003': 'T.5.1',
      '2013': assumed('601.2h', { from: ['2003', 'T.5.1'] }),
      '2025': assumed('T.5.1', { from: '2003' }),
    },
    'It has been played',
    contextFor,
  ),
];

/** T.4.2: playing a spell. */
export const playingASpell: Procedure<MagicGame, Proposal> = procedure('playing a spell', [
  proposing<MagicTypes>(
    { '2003': 'Z.9.2', '2013': '405.1', '2025': '701.5a' },
    'The spell is announced and put on the stack',
    contextFor,
    (game, object, controller) => {
      const event = move(object, 'put on the stack', { zone: 'stack', controller });
      game.propose(event);
      return event.became[0];
    },
  ),
  ...afterProposal,
]);
