/** Mana abilities: what is one, and who may play it when. */
import { controllerOf } from '../../card-game/objects/game-object';
import { assumed, column, concatMap, query } from '../../kernel';
import { playedBy } from '../e-extracted-rulings/E.8-enchantment-form';
import { fact, permission, prohibition } from '../forms';
import { cannotTapItself } from '../g-glossary/G.37-summoning-sickness';
import { cannotBeTappedAgain } from '../g-glossary/G.38-tapping';
import type { Activation, MagicGame } from '../game';
import { abilityCost } from '../k-card-types/K.20-play-cost';
import type { Card, MagicObject } from '../object';
import type { ActivatedAbility, Cost, Effect } from '../text/tree';
import { maySayFromWhere } from './A.1-out-of-play';
import { addingIn, isActivated, taps } from './A.6-mana-added';
import { isCycling } from './A.12-cycling';

const doublesMana = (effect: Effect): boolean =>
  effect.do === 'double mana' || (effect.do === 'sequence' && effect.steps.some(doublesMana));

/** 605.3b: 605.1a is cut; in 2003 such an ability has its targets chosen and resolves at once (A.6.9). */
export const waitsForItsTargets = fact(
  { '2013': '605.3b', '2025': assumed('605.3b', { from: '2013' }) },
  'An ability that adds mana and has targets is no mana ability',
  (_game: MagicGame, { targets }: ActivatedAbility) => targets.length > 0,
);

/** A.6.1, A.6.5: whatever it adds now. */
export const isManaAbility = fact(
  'A.6.1',
  'An activated ability that adds mana is a mana ability',
  (game: MagicGame, ability: ActivatedAbility) =>
    (addingIn(ability.effect).length > 0 || doublesMana(ability.effect)) &&
    !waitsForItsTargets(game, ability),
);

/** What a cost of a mana ability takes of its permanent. */
export const TAKES: Readonly<Record<string, string>> = { 'tap this': 'tapping', 'sacrifice this': 'place' };

/** Do costs take nothing but the permanent that has the ability? */
export const isPaidWithItself = (costs: readonly Cost[]): boolean => costs.every(({ cost }) => cost in TAKES);

/** All that a mana ability costs (K.20.2). */
export const costsOfActivation = (game: MagicGame, { source, ability }: Activation): readonly Cost[] =>
  abilityCost(game, ability.costs, source, controllerOf(source));

/** A.6.3, A.2.3, A.2.4 */
export const playManaAbilities = permission<Activation>(
  {
    '2003': 'A.6.3',
    '2013': '605.3a',
    '2025': assumed('A.6.3', { from: '2003' }),
  },
  'A permanent’s controller may play its mana abilities, having priority or to pay',
  'activate',
  (game, player, { source, ability }) =>
    isManaAbility(game, ability) &&
    (source.zone === game.inPlay
      ? source.controller === player
      : source.owner === player && maySayFromWhere(game, source, ability)),
);

export const isTapped = prohibition<Activation>(
  {
    '2003': 'G.6.4',
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A mana ability is not played without what its cost takes',
  'activate',
  (game, _player, { source, ability }) => taps(ability) && cannotBeTappedAgain(game, source),
);

/** A.6.9: as any other, it is paid for. */
export const lacksWhatElseItCosts = prohibition<Activation>(
  {
    '2003': 'G.6.4',
    '2013': '601.2g',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'A mana ability is not played without what else its cost takes',
  'activate',
  (game, player, activation) => {
    const { source, ability } = activation;
    // In the course of paying, whether it can be paid for is asked with all else that is paid.
    if (activation.toPay || !isManaAbility(game, ability) || isTappedThoughSick(game, source, ability))
      return false;
    const costs = costsOfActivation(game, activation);
    return !isPaidWithItself(costs) && !game.couldPay(player, costs, source);
  },
);

/** It couldn't be paid for either: what summoning sickness keeps from being played is that rule's to refuse. */
export const isTappedThoughSick = (
  game: MagicGame,
  source: MagicObject,
  ability: ActivatedAbility,
): boolean => taps(ability) && cannotTapItself(game, source);

export const isSick = prohibition<Activation>(
  { '2003': 'G.37.2', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'A creature with summoning sickness uses no ability with a tap symbol',
  'activate',
  (game, _player, { source, ability }) => isTappedThoughSick(game, source, ability),
);

const functionsInHand = column(({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.zone === 'hand' || isCycling(ability)),
);

const functionsInGraveyard = column(({ abilities }: Card): boolean =>
  abilities.some(({ zone }) => zone === 'graveyard'),
);

/** May a player play an ability now? */
export const mayActivate = query(
  'whether a player may play an ability',
  (game: MagicGame, player: number, activation: Activation): boolean =>
    game.permits(playedBy(activation.ability), player, activation),
);

/** The abilities of one object that a player may play now. */
export function activationsFrom(
  game: MagicGame,
  player: number,
  source: MagicObject,
  isMeant: (activation: Activation) => boolean,
  toPay: Activation['toPay'],
): readonly Activation[] {
  const found: Activation[] = [];
  for (const ability of game.abilitiesOf(source)) {
    if (!isActivated(ability)) continue;
    const activation: Activation = toPay ? { source, ability, toPay } : { source, ability };
    if (isMeant(activation) && mayActivate(game, player, activation)) found.push(activation);
  }
  return found;
}

/** The cards of a player that are not in play and have abilities which work where they are. */
export const workingElsewhere = (game: MagicGame, player: number): readonly MagicObject[] => {
  const { hand, graveyard } = game.player(player);
  return [
    ...hand.objects.filter(({ card }) => functionsInHand(card)),
    ...graveyard.objects.filter(({ card }) => functionsInGraveyard(card)),
  ];
};

/**
 * The abilities that a player may play now, of permanents and of cards in the hand and the graveyard.
 *
 * @param toPay where they are played to pay with: then nobody asks yet whether they can be paid for
 */
export const activationsOf = (
  game: MagicGame,
  player: number,
  isMeant: (activation: Activation) => boolean = () => true,
  toPay?: Activation['toPay'],
): readonly Activation[] => {
  const from = (source: MagicObject): readonly Activation[] =>
    activationsFrom(game, player, source, isMeant, toPay);
  const inPlay = concatMap(game.inPlay.objects, (source) =>
    source.controller === player ? from(source) : [],
  );
  const elsewhere = workingElsewhere(game, player);
  return elsewhere.length === 0 ? inPlay : [...inPlay, ...concatMap(elsewhere, from)];
};
