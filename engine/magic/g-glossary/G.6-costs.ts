import { canAddUp, type Resources, type Source, sumOf } from '../../card-game/payment/sources';
import { assumed, choosing, type Offer, type Procedure, procedure, type Step, step } from '../../kernel';
import { type ManaSource, manaSources } from '../a-abilities/A.6-mana-abilities';
import type { Activation, MagicGame } from '../game';
import { isSpentOn, type Purpose, usable } from '../k-card-types/K.20-restricted-mana';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { type Asked, missing, paysGeneric } from './G.17-generic-mana';
import { kindOfKey, onlyOf, spendMana } from './G.23-mana-pool';

/** Could a player pay so much mana, out of the pool and with mana abilities? */
export const canPayMana = (
  game: MagicGame,
  player: number,
  asked: Asked,
  sources: readonly Source<MagicObject>[] = manaSources(game, player),
  pool = game.player(player).pool,
  purpose: Purpose = {},
): boolean => canAddUp(pool, sources, (mana) => missing(game, asked, usable(game, mana, purpose)) === 0);

/** Mana being paid. */
export interface PayingMana {
  readonly player: number;
  readonly asked: Asked;
  readonly purpose: Purpose;
  /** What is still to be paid of what any kind pays for. */
  generic: number;
  /** Is it a spell that is paid for? */
  readonly isForSpell?: boolean;
  /** What is still to be paid of colors of which there is mana of several sorts. */
  open: Resources;
}

/** Of several sources that are one ability, which adds this or that besides, one is offered. */
const isFirstOfItsKind = (
  { activation: { ability, source, way } }: ManaSource,
  place: number,
  all: readonly ManaSource[],
): boolean =>
  all.findIndex(
    ({ activation: each }) => each.ability === ability && each.source === source && each.way === way,
  ) === place;

/** What playing mana abilities first makes of a payment. */
function abilityOffers(
  game: MagicGame,
  { player, asked, purpose }: PayingMana,
): readonly Offer<Activation>[] {
  const { pool } = game.player(player);
  const sources = manaSources(game, player);
  const lacking = missing(game, asked, usable(game, pool, purpose));
  const offered = sources.filter(isFirstOfItsKind).flatMap((source) => {
    const with_ = sumOf(pool, source.gives);
    const others = sources.filter(({ of }) => of !== source.of);
    if (!canPayMana(game, player, asked, others, with_, purpose)) return [];
    const { activation } = source;
    const { name } = activation.source.card;
    return [
      {
        isOfUse: missing(game, asked, usable(game, with_, purpose)) < lacking,
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
    const { player, asked, purpose } = data;
    const isEnough = missing(game, asked, usable(game, game.player(player).pool, purpose)) === 0;
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

/** What a player's pool holds that can be spent on something, what is spent on nothing else first. */
const keysFor = (game: MagicGame, { player, purpose }: PayingMana): readonly string[] =>
  Object.entries(game.player(player).pool)
    .flatMap(([key, amount]) => (amount > 0 && isSpentOn(game, key, purpose) ? [key] : []))
    .sort()
    .sort((one, other) => Number(onlyOf(other) !== undefined) - Number(onlyOf(one) !== undefined));

/** G.6.1, G.23.1: colors are paid with mana of the color. */
const payingColours: Step<MagicGame, PayingMana> = step(
  {
    '2003': 'G.6.1',
    '2013': '117.3a',
    '2025': assumed('601.2h', { from: ['2013', '601.2g'] }),
  },
  'The cost is paid out of the mana pool',
  (game, data) => {
    const { player, asked } = data;
    const { pool } = game.player(player);
    const keys = keysFor(game, data);
    const open: Record<string, number> = {};
    const spent = Object.entries(asked.colours).flatMap(([kind, amount]) => {
      const ofKind = keys.filter((key) => kindOfKey(key) === kind);
      const [only] = ofKind;
      if (ofKind.length === 1 && only !== undefined) return [spendMana(player, only, amount)];
      const all = ofKind.reduce((sum, key) => sum + (pool[key] ?? 0), 0);
      if (all === amount) return ofKind.map((key) => spendMana(player, key, pool[key] ?? 0));
      open[kind] = amount;
      return [];
    });
    game.set(data, 'open', open);
    game.propose(...spent);
  },
);

const nameOfMana = (key: string): string =>
  onlyOf(key) ? `restricted ${kindOfKey(key)} mana` : `${key} mana`;

const choosingColoured: Step<MagicGame, PayingMana> = choosing(
  { '2003': 'K.20.5', '2013': '106.6', '2025': assumed('106.6', { from: '2013' }) },
  'Who pays chooses between mana of a color that can be spent on anything and mana that can not',
  (game, data: PayingMana) => {
    const [kind] = Object.keys(data.open).sort();
    return kind === undefined
      ? undefined
      : {
          player: data.player,
          purpose: 'choose the mana that pays',
          offers: keysFor(game, data)
            .filter((key) => kindOfKey(key) === kind)
            .map((key) => ({ label: nameOfMana(key), action: 'pay', value: key })),
        };
  },
  (game, data, [key]) => {
    if (key === undefined) return undefined;
    const kind = kindOfKey(key);
    const { [kind]: left = 0, ...others } = data.open;
    game.set(data, 'open', left > 1 ? { ...others, [kind]: left - 1 } : others);
    game.propose(spendMana(data.player, key, 1));
    return 'again';
  },
);

const choosingGeneric: Step<MagicGame, PayingMana> = choosing(
  { '2003': 'G.17.Ruling.1', '2013': '107.4b', '2025': assumed('G.17.Ruling.1', { from: '2003' }) },
  'Who pays generic mana chooses with which',
  (game, data: PayingMana) => {
    const { player, generic } = data;
    if (generic === 0) return undefined;
    const { pool } = game.player(player);
    const keys = keysFor(game, data).filter((key) => paysGeneric(game, kindOfKey(key), pool[key] ?? 0) > 0);
    return {
      player,
      purpose: 'choose the mana that pays',
      offers: keys.map((key) => ({ label: nameOfMana(key), action: 'pay', value: key })),
    };
  },
  (game, data, [key]) => {
    if (key === undefined) return undefined;
    game.set(data, 'generic', data.generic - 1);
    game.propose(spendMana(data.player, key, 1));
    return data.generic > 0 ? 'again' : undefined;
  },
);

/** 700.14 */
export const countsManaSpent: Step<MagicGame, PayingMana> = step(
  { '2025': '700.14' },
  'The mana that a player spends in a turn to cast spells is counted',
  (game, { player, asked: { colours, generic }, isForSpell }) => {
    const spent = Object.values(colours).reduce((sum, amount) => sum + amount, generic);
    if (!isForSpell || spent === 0) return;
    game.propose(
      new Occurrence('spend mana on a spell', { player, amount: spent }, (on) => {
        const who = on.player(player);
        on.set(who, 'spentOnSpells', who.spentOnSpells + spent);
      }),
    );
  },
);

/** Paying mana: what is asked for, after mana abilities. */
export const payingMana: Procedure<MagicGame, PayingMana> = procedure('paying mana', [
  gettingMana,
  payingColours,
  choosingColoured,
  choosingGeneric,
  countsManaSpent,
]);
