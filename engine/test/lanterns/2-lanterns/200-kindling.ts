import { assumed, choosing, type Procedure, procedure, step } from '../../../kernel';
import { gain } from '../1-the-game/120-oil';
import type { Effect, GameObject } from '../card';
import { fact, permission, prohibition } from '../forms';
import type { Lanterns } from '../game';

const KINDLE = 'kindle a card';

/** 200.2 */
export const mayKindle = permission(
  { first: '200.2', revised: 'L.4.2' },
  'A keeper may kindle a card from the palm in their own kindling',
  KINDLE,
  (game: Lanterns, player, object: GameObject) =>
    game.now.active === player &&
    game.now.part === 'kindling' &&
    object.owner === player &&
    object.zone === game.player(player).palm,
);

export const tooDear = prohibition(
  { first: '200.3', revised: 'L.4.3' },
  'A card that costs more oil than there is can not be kindled',
  KINDLE,
  (game: Lanterns, player, object: GameObject) => object.card.oil > game.player(player).oil,
);

export const nothingToSmother = prohibition(
  { first: '210.3' },
  'What smothers can not be kindled where nothing burns for the other keeper',
  KINDLE,
  (game: Lanterns, player, object: GameObject) =>
    effectsOf(object, 'smother').length > 0 && othersBurning(game, player).length === 0,
);

const effectsOf = ({ card }: GameObject, word: Effect['do']): readonly Effect[] =>
  card.abilities.map(({ effect }) => effect).filter((effect) => effect.do === word);

const othersBurning = (game: Lanterns, player: number): readonly GameObject[] =>
  game.players.filter(({ seat }) => seat !== player).flatMap(({ seat }) => game.burningOf(seat));

/** 200.5: paper lanterns burn brightest where nobody smothers them; the revised edition cites it without having it. */
export const isSafe = fact(
  { first: '200.5', revised: assumed('L.4.5', { from: ['first', '200.5'] }) },
  'Paper lanterns are not smothered',
  (_game: Lanterns, { card }: GameObject) => card.supertypes.includes('paper'),
);

interface Data {
  readonly object: GameObject;
}

const paying = step(
  { first: '200.4', revised: 'L.4.4' },
  'Its oil is spent',
  (game: Lanterns, { object }: Data) => {
    const keeper = game.player(object.owner);
    const { oil } = object.card;
    game.propose(
      game.happening('spend oil', { player: keeper.seat, amount: oil }, () =>
        game.set(keeper, 'oil', keeper.oil - oil),
      ),
    );
  },
);

const gaining = step(
  { first: '210.1', revised: 'L.5.1' },
  'What it says to gain is gained',
  (game: Lanterns, { object }: Data) => {
    for (const effect of effectsOf(object, 'gain'))
      if (effect.do === 'gain') gain(game, object.owner, effect.amount);
  },
);

const smothering = choosing(
  { first: '210.2', revised: 'L.5.2' },
  'What smothers a lantern smothers one of the other keeper, which its own chooses',
  (game: Lanterns, { object }: Data) => {
    if (effectsOf(object, 'smother').length === 0) return undefined;
    const offers = othersBurning(game, object.owner)
      .filter((each) => !isSafe(game, each))
      .map((each) => ({ label: each.card.name, action: 'choose', object: each, value: each }));
    return offers.length === 0
      ? undefined
      : { player: object.owner, purpose: 'choose what to smother', offers };
  },
  (game, { object }, [lantern]: readonly GameObject[]) => {
    if (lantern)
      game.propose(
        game.happening('smother', { object: lantern, source: object, player: object.owner }, () =>
          game.set(lantern, 'smothered', true),
        ),
      );
  },
);

const arriving = step(
  { first: '200.1', revised: 'L.4.1' },
  'A lantern hangs on the wall, a gust is ash',
  (game: Lanterns, { object }: Data) => {
    const to = object.isLantern ? game.wall : game.player(object.owner).ash;
    game.propose(
      game.happening('kindle', { object, player: object.owner, what: to.name }, () => game.move(object, to)),
    );
  },
);

/** A card is kindled. */
export const kindling: Procedure<Lanterns, Data> = procedure('kindling', [
  paying,
  gaining,
  smothering,
  arriving,
]);
