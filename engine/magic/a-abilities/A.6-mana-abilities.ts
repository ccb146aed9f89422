import type { Source } from '../../card-game/payment/sources';
import { assumed, column, type Procedure, procedure, step } from '../../kernel';
import { fact, permission, prohibition } from '../forms';
import { addMana, manaOf } from '../g-glossary/G.23-mana-pool';
import { sacrifice } from '../g-glossary/G.33-sacrifice';
import { cannotTapItself } from '../g-glossary/G.37-summoning-sickness';
import { cannotBeTappedAgain, turn } from '../g-glossary/G.38-tapping';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Card, MagicObject } from '../object';
import { contextOf, players } from '../phrases';
import type { Ability, ActivatedAbility } from '../text/tree';

/** An ability that could be played, and the permanent that has it. */
export interface Activation {
  readonly source: MagicObject;
  readonly ability: ActivatedAbility;
}

/** A.6.1 */
export const isManaAbility = fact(
  'A.6.1',
  'An activated ability that adds mana is a mana ability',
  (_game: MagicGame, { effect }: ActivatedAbility) => effect.do === 'add mana',
);

const taps = ({ costs }: ActivatedAbility): boolean => costs.some(({ cost }) => cost === 'tap this');

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
    source.zone === game.inPlay && source.controller === player && isManaAbility(game, ability),
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

export const isSick = prohibition<Activation>(
  { '2003': 'G.37.2', '2013': '302.6', '2025': assumed('302.6', { from: '2013' }) },
  'A creature with summoning sickness uses no ability with a tap symbol',
  'activate',
  (game, _player, { source, ability }) => taps(ability) && cannotTapItself(game, source),
);

const isActivated = (ability: Ability): ability is ActivatedAbility => ability.kind === 'activated';

const functionsInHand = column(({ abilities }: Card): boolean =>
  abilities.some(
    (ability) => ability.zone === 'hand' || (ability.kind === 'keyword' && /cycling$/.test(ability.keyword)),
  ),
);

/** The abilities that a player may play now, of permanents and of cards in the hand. */
export const activationsOf = (
  game: MagicGame,
  player: number,
  isMeant: (ability: ActivatedAbility) => boolean = () => true,
): readonly Activation[] =>
  [
    ...game.inPlay.objects.filter(({ controller }) => controller === player),
    ...game.player(player).hand.objects.filter(({ card }) => functionsInHand(card)),
  ]
    .flatMap((source) =>
      game
        .abilitiesOf(source)
        .filter(isActivated)
        .filter(isMeant)
        .map((ability) => ({ source, ability })),
    )
    .filter((activation) => game.permits('activate', player, activation));

/** A mana ability as a source of mana, used once. */
export interface ManaSource extends Source<MagicObject> {
  readonly activation: Activation;
}

/** What a cost of a mana ability takes of its permanent. */
const TAKES: Readonly<Record<string, string>> = { 'tap this': 'tapping', 'sacrifice this': 'place' };

const isPaidWithItself = ({ costs }: ActivatedAbility): boolean => costs.every(({ cost }) => cost in TAKES);

/** Everything that a player could play to get mana. */
export const manaSources = (game: MagicGame, player: number): readonly ManaSource[] =>
  activationsOf(game, player, (ability) => isManaAbility(game, ability) && isPaidWithItself(ability)).map(
    (activation) => ({
      activation,
      of: activation.source,
      takes: activation.ability.costs.map(({ cost }) => TAKES[cost] ?? ''),
      gives: activation.ability.effect.do === 'add mana' ? manaOf(activation.ability.effect.mana) : {},
    }),
  );

export const addingMana = instruction(
  { '2003': 'A.6.2', '2013': '605.3b', '2025': assumed('A.6.2', { from: '2003' }) },
  'A mana ability adds its mana at once',
  'add mana',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) => addMana(seat, effect.mana)),
  },
);

/** A.6.9: its costs are paid, and it resolves: nobody can respond. */
export const playingAManaAbility: Procedure<MagicGame, Activation> = procedure('playing a mana ability', [
  step(
    { '2003': 'A.6.9', '2013': '605.3', '2025': assumed('A.6.9', { from: '2003' }) },
    'The cost of a mana ability is paid as it is announced',
    (game, { source, ability }) => {
      const isSacrificed = ability.costs.some(({ cost }) => cost === 'sacrifice this');
      game.propose(
        ...(taps(ability) ? turn(game, source, true) : []),
        ...(isSacrificed ? [sacrifice(source)] : []),
      );
    },
  ),
  step(
    { '2003': 'A.6.2', '2013': '605.3b', '2025': assumed('A.6.2', { from: '2003' }) },
    'A mana ability resolves at once, without the stack',
    (game, { source, ability }) => {
      const { effect } = ability;
      if (effect.do !== 'add mana' || !game.isOn(addingMana)) return;
      const context = contextOf(source);
      game.propose(
        ...players(game, effect.who, context).map((seat) =>
          game.because(addingMana, addMana(seat, effect.mana)),
        ),
      );
    },
  ),
]);
