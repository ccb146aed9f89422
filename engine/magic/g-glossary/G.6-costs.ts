import { canAddUp, type Source, sumOf } from '../../card-game/payment/sources';
import { assumed, choosing, type Offer, type Procedure, procedure, type Step, step } from '../../kernel';
import { manaSources } from '../a-abilities/A.6-mana-abilities';
import type { Activation, MagicGame } from '../game';
import type { MagicObject } from '../object';
import { type Asked, missing, paysGeneric } from './G.17-generic-mana';
import { spendMana } from './G.23-mana-pool';

/** Could a player pay so much mana, out of the pool and with mana abilities? */
export const canPayMana = (
  game: MagicGame,
  player: number,
  asked: Asked,
  sources: readonly Source<MagicObject>[] = manaSources(game, player),
  pool = game.player(player).pool,
): boolean => canAddUp(pool, sources, (mana) => missing(game, asked, mana) === 0);

/** Mana being paid. */
export interface PayingMana {
  readonly player: number;
  readonly asked: Asked;
  /** What is still to be paid of what any kind pays for. */
  generic: number;
}

/** What playing mana abilities first makes of a payment. */
function abilityOffers(game: MagicGame, { player, asked }: PayingMana): readonly Offer<Activation>[] {
  const { pool } = game.player(player);
  const sources = manaSources(game, player);
  const lacking = missing(game, asked, pool);
  const offered = sources.flatMap((source) => {
    const with_ = sumOf(pool, source.gives);
    const others = sources.filter(({ of }) => of !== source.of);
    if (!canPayMana(game, player, asked, others, with_)) return [];
    const { activation } = source;
    const { name } = activation.source.card;
    return [
      {
        isOfUse: missing(game, asked, with_) < lacking,
        offer: {
          label: `activate ${name} [${activation.source.id}]: ${activation.ability.text}`,
          action: 'activate',
          object: activation.source,
          value: activation,
        },
      },
    ];
  });
  // What helps to pay comes first: who is asked and doesn't care takes that.
  return [...offered.filter(({ isOfUse }) => isOfUse), ...offered.filter(({ isOfUse }) => !isOfUse)].map(
    ({ offer }) => offer,
  );
}

const DONE: Offer<undefined> = { label: 'no more mana', action: 'done', value: undefined };

/** A.6.10: mana abilities may be played until enough is in the pool, and beyond. */
export const gettingMana: Step<MagicGame, PayingMana> = choosing(
  {
    '2003': 'A.6.10',
    '2013': '116.1d',
    '2025': assumed('601.2g', { from: ['2013', '116.1d'] }),
  },
  'Whoever is to pay mana may play mana abilities first',
  (game, data: PayingMana) => {
    const { player, asked } = data;
    const isEnough = missing(game, asked, game.player(player).pool) === 0;
    const abilities = abilityOffers(game, data);
    const offers: Offer<Activation | undefined>[] = [...(isEnough ? [DONE] : []), ...abilities];
    return offers.length === 0 || (isEnough && abilities.length === 0)
      ? undefined
      : { player, purpose: 'play mana abilities', offers };
  },
  (game, _data, [activation]) => {
    if (!activation) return undefined;
    game.playManaAbility(activation);
    return 'again';
  },
);

/** G.6.1, G.23.1: colors are paid with mana of the color. */
const payingColours: Step<MagicGame, PayingMana> = step(
  {
    '2003': 'G.6.1',
    '2013': '117.3a',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'The cost is paid out of the mana pool',
  (game, { player, asked: { colours } }) => {
    game.propose(...Object.entries(colours).map(([kind, amount]) => spendMana(player, kind, amount)));
  },
);

const choosingGeneric: Step<MagicGame, PayingMana> = choosing(
  { '2003': 'G.17.Ruling.1', '2013': '107.4b', '2025': assumed('G.17.Ruling.1', { from: '2003' }) },
  'Who pays generic mana chooses with which',
  (game, { player, generic }: PayingMana) => {
    if (generic === 0) return undefined;
    const { pool } = game.player(player);
    const kinds = Object.keys(pool)
      .filter((kind) => paysGeneric(game, kind, pool[kind] ?? 0) > 0)
      .sort();
    return {
      player,
      purpose: 'choose the mana that pays',
      offers: kinds.map((kind) => ({ label: `${kind} mana`, action: 'pay', value: kind })),
    };
  },
  (game, data, [kind]) => {
    if (kind === undefined) return undefined;
    game.set(data, 'generic', data.generic - 1);
    game.propose(spendMana(data.player, kind, 1));
    return data.generic > 0 ? 'again' : undefined;
  },
);

/** Paying mana: what is asked for, after mana abilities. */
export const payingMana: Procedure<MagicGame, PayingMana> = procedure('paying mana', [
  gettingMana,
  payingColours,
  choosingGeneric,
]);
