import { waitNoMore } from '../../card-game/triggers/waiting';
import { assumed, type Procedure, procedure, step } from '../../kernel';
import { payAll } from '../g-glossary/G.6-paying-costs';
import { sacrifice } from '../g-glossary/G.33-sacrifice';
import { turn } from '../g-glossary/G.38-tapping';
import type { Activation, MagicGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import { followInstructions } from '../t-timing/T.6-resolution';
import { effectOf, isPaidWithItself, resolvesAtOnce, taps } from './A.6-mana-abilities';

/** A.6.9: its costs are paid, and it resolves: nobody can respond. */
export const playingAManaAbility: Procedure<MagicGame, Activation> = procedure('playing a mana ability', [
  step(
    { '2003': 'A.6.9', '2013': '605.3', '2025': assumed('A.6.9', { from: '2003' }) },
    'The cost of a mana ability is paid as it is announced',
    (game, { source, ability }) => {
      const context = contextOf(source);
      if (!isPaidWithItself(ability)) {
        payAll(game, { player: context.controller, costs: ability.costs, source, context });
        return;
      }
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
    (game, activation) =>
      game.call(followInstructions, {
        effects: [effectOf(activation)],
        at: 0,
        context: contextOf(activation.source).copy(),
      }),
  ),
  step(
    {
      '2003': 'A.6.8',
      '2013': assumed('A.6.8', { from: '2003' }),
      '2025': assumed('A.6.8', { from: '2003' }),
    },
    'What a mana ability taps has been tapped for mana, however much that was',
    (game, { source, ability }) => {
      if (taps(ability))
        game.propose(
          new Occurrence(
            'tap for mana',
            { object: source, player: contextOf(source).controller },
            () => undefined,
          ),
        );
    },
  ),
  step(
    { '2003': 'A.6.4', '2013': '605.4a', '2025': assumed('605.4a', { from: '2013' }) },
    'Mana abilities that triggered resolve right after it',
    (game) => {
      const now = game.waiting.filter((triggered) => resolvesAtOnce(game, triggered));
      waitNoMore(game, now);
      // Procedures called last run first.
      for (const { effect, context } of [...now].reverse())
        game.call(followInstructions, { effects: [effect], at: 0, context: context.copy() });
    },
  ),
]);

/** A mana ability is played in the course of something else, where it could have been played before. */
export function activateManaAbilityWithin(game: MagicGame, activation: Activation): void {
  const { source, ability } = activation;
  game.call(playingAManaAbility, activation, {
    doneBy: {
      player: contextOf(source).controller,
      name: `${source.card.name} [${source.id}]: ${ability.text}`,
      of: source,
    },
  });
}
