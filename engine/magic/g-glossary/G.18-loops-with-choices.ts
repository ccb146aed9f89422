/** Loops that players keep going by what they choose (G.18.3, 716.3, 730.3). */
import { inOrderFrom } from '../../card-game/turn/turn-order';
import { asking, PerGame, type Procedure, procedure, slot, step } from '../../kernel';
import { fact, prohibition } from '../forms';
import type { Activation, MagicGame } from '../game';
import { positionHash } from '../position';
import type { Ability } from '../text/tree';
import type { MadeChoice } from './G.18-made-choices';

/** What is to be seen of everything in play: effects that come to the same are the same to the game. */
const sightOf = (game: MagicGame): string =>
  JSON.stringify(
    game.inPlay.objects.map((object) => {
      const { abilities, ...others } = game.look(object);
      return [others, abilities.map(({ text }) => text)];
    }),
  );

const situations = new PerGame<{ at: number; situation: string }>();

const isLimited = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.instructions.includes('only once each turn');

/** The state that the game is in, whatever effects brought it there. */
function situationOf(game: MagicGame): string {
  const { writtenAt: at } = game;
  const known = situations.get(game);
  if (known?.at === at) return known.situation;
  const seen = sightOf(game);
  const withoutEffects = game.supposing(
    () => {
      for (const effect of [...game.effects]) game.journal.remove(game.effects, effect);
      for (const object of game.inPlay.objects)
        if (object.usedThisTurn.length > 0)
          game.set(object, 'usedThisTurn', object.usedThisTurn.filter(isLimited));
    },
    () => positionHash(game, true),
  );
  return situations.set(game, { at: game.writtenAt, situation: `${withoutEffects} ${seen}` }).situation;
}

const isOf =
  (player: number, { source, ability }: Activation) =>
  (made: MadeChoice): boolean =>
    made.player === player && made.source === source && made.ability.text === ability.text;

/** The choices of a turn since a player made one for the first time that would be made once more; none where the state is another one now. */
function sinceItWasMade(game: MagicGame, player: number, activation: Activation): readonly MadeChoice[] {
  const made = game.now.choices.filter(({ turn }) => turn === game.now.turn);
  const isThis = isOf(player, activation);
  if (!made.some(isThis)) return [];
  const situation = situationOf(game);
  const first = made.findIndex((each) => isThis(each) && each.situation === situation);
  return first < 0 ? [] : made.slice(first);
}

/** Would a player go once more round a loop that others keep going, too, and is it this player's to end it? */
function goesRoundAgain(game: MagicGame, player: number, activation: Activation): boolean {
  const since = sinceItWasMade(game, player, activation);
  if (!since.some((made) => made.player !== player)) return false;
  const involved = inOrderFrom(game, game.now.active).filter((seat) =>
    since.some((made) => made.player === seat),
  );
  return involved[0] === player;
}

/** Notes what a player chose to activate, and in which state of the game. */
export function noteChoice(game: MagicGame, player: number, { source, ability }: Activation): void {
  const { turn, choices } = game.now;
  const situation = situationOf(game);
  const earlier = choices.at(-1)?.turn === turn ? choices : [];
  game.keepBooks('note what was chosen', () =>
    game.set(game.now, 'choices', [...earlier, { turn, player, source, ability, situation }]),
  );
}

/** How many more times a loop goes round, as was agreed; undefined: nobody has been asked. */
const roundsLeft = ({ now }: MagicGame, player: number, activation: Activation): number | undefined =>
  now.rounds?.turn === now.turn && isOf(player, activation)(now.rounds) ? now.rounds.left : undefined;

/** 716.3, 730.3, G.18.3 */
export const mustChooseOtherwise = slot('a loop that several players keep going', {
  '2003': prohibition<Activation>(
    'G.18.3',
    'A loop that both players have choices in goes round as often as was agreed',
    'activate',
    (game, player, activation) =>
      roundsLeft(game, player, activation) === 0 && goesRoundAgain(game, player, activation),
  ),
  '2013': prohibition<Activation>(
    '716.3',
    'The first player involved in a loop that several keep going must choose something else',
    'activate',
    goesRoundAgain,
  ),
  '2025': prohibition<Activation>(
    '730.3',
    'The first player involved in a loop that several keep going must choose something else',
    'activate',
    goesRoundAgain,
  ),
});

/** G.18.3: a number is named before the loop goes on. */
export const isToBeAgreed = fact(
  { '2003': 'G.18.3' },
  'Of a loop that both players have choices in it is agreed how often it goes round',
  (game: MagicGame, player: number, activation: Activation) =>
    roundsLeft(game, player, activation) === undefined && goesRoundAgain(game, player, activation),
);

/** More than anybody needs. */
const MOST_ROUNDS = 1_000_000;

interface GoingRound extends Activation {
  readonly player: number;
  /** Begins the activation that goes round once more. */
  readonly goOn: () => void;
  /** What the last player who was asked said; undefined: nobody was. */
  readonly rounds: number | undefined;
  /** How many players have been asked. */
  readonly asked: number;
}

/** G.18.3: the player whose turn it is names a number, each other one the same or a lower one. */
export const agreeingOnRounds: Procedure<MagicGame, GoingRound> = procedure('agreeing on rounds of a loop', [
  asking(
    { '2003': 'G.18.3' },
    'A number of times is named, and accepted or lowered by the other player',
    (game, { player, asked, rounds = MOST_ROUNDS }: GoingRound) => {
      const seat = inOrderFrom(game, player)[asked];
      return seat === undefined
        ? undefined
        : {
            kind: 'number',
            player: seat,
            purpose: 'name how often a loop goes round',
            minimum: 0,
            maximum: rounds,
          };
    },
    (game, data, [rounds]) => {
      game.set(data, 'rounds', rounds);
      game.set(data, 'asked', data.asked + 1);
      return 'again';
    },
  ),
  step({ '2003': 'G.18.3' }, 'The loop goes round as often as was agreed', (game, data) => {
    const { source, ability, player, rounds: left = 0, goOn } = data;
    const { turn } = game.now;
    game.keepBooks('agree on rounds', () =>
      game.set(game.now, 'rounds', { turn, player, source, ability, situation: '', left }),
    );
    if (left > 0) goOn();
  }),
]);

/** One of the agreed rounds begins. */
export function countRound(game: MagicGame, player: number, activation: Activation): void {
  const { rounds } = game.now;
  const left = roundsLeft(game, player, activation);
  if (rounds && left !== undefined && left > 0)
    game.keepBooks('count a round', () => game.set(game.now, 'rounds', { ...rounds, left: left - 1 }));
}
