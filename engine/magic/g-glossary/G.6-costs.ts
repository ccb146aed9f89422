import { type Resources, sumOf } from '../../card-game/payment/sources';
import {
  assumed,
  choosing,
  IllegalAction,
  type Offer,
  type Procedure,
  procedure,
  type Step,
  step,
} from '../../kernel';
import { manaSources } from '../a-abilities/A.6-mana-sources';
import type { Activation, MagicGame } from '../game';
import { isSpentOn, usable } from '../k-card-types/K.20-restricted-mana';
import { Occurrence } from '../occurrence';
import { orderOfPayment } from '../t-timing/T.4-order-of-costs';
import { canPayAtOnce, canPayNeeds, costlySources } from './G.6-mana-at-a-cost';
import type { Asked, Besides, Need, Purpose } from './G.6-needs';
import { missing, paysGeneric } from './G.17-generic-mana';
import { kindOfKey, onlyOf, spendMana } from './G.23-mana-pool';

/** Could a player pay so much mana, out of the pool and with mana abilities? */
export const canPayMana = (game: MagicGame, player: number, asked: Asked): boolean =>
  canPayNeeds(game, player, [{ asked, purpose: {} }]);

/** Mana being paid. */
export interface PayingMana {
  readonly player: number;
  readonly asked: Asked;
  readonly purpose: Purpose;
  /** What is still to be paid of what any kind pays for. */
  generic: number;
  /** Is it a spell that is paid for? */
  readonly isForSpell?: boolean;
  /** What is paid besides, after the mana. */
  readonly besides?: Besides | undefined;
  /** The mana that what is paid for adds. */
  readonly gives?: Resources;
  /** What is paid afterwards: a mana ability is being paid for that is played to pay for something else. */
  readonly toPay?: readonly Need[];
  /** What is still to be paid of colors of which there is mana of several sorts. */
  open: Resources;
}

const needsOf = ({ asked, purpose, besides, gives, toPay = [] }: PayingMana): readonly Need[] => [
  { asked, purpose, besides, ...(gives ? { gives } : {}) },
  ...toPay,
];

/** Of several sources that are one ability, which adds this or that besides, one is offered. */
const isFirstOfItsKind = (
  { ability, source, way }: Activation,
  place: number,
  all: readonly Activation[],
): boolean =>
  all.findIndex((each) => each.ability === ability && each.source === source && each.way === way) === place;

/** What playing mana abilities first makes of a payment: those that help come first, and of them those that cost least. */
function abilityOffers(game: MagicGame, data: PayingMana): readonly Offer<Activation>[] {
  const { player, asked, purpose } = data;
  const { pool } = game.player(player);
  const needs = needsOf(data);
  const lacking = missing(game, asked, usable(game, pool, purpose));
  /** A player may go wrong, and has the action taken back (T.12.Ruling.6): what else is paid is asked in the second place. */
  const ofManaAlone = data.toPay ? needs : needs.map((need) => ({ ...need, besides: undefined }));
  const simple = manaSources(game, player).map((source) => {
    const taken = source.takes.map((takes) => ({ of: source.of, takes }));
    const canPay = (of: readonly Need[]): boolean =>
      canPayNeeds(game, player, of, { pool: sumOf(pool, source.gives), taken });
    return { source, canPay };
  });
  const costly = costlySources(game, player).map((source) => ({
    source,
    canPay: (of: readonly Need[]) => canPayNeeds(game, player, of, { first: source }),
  }));
  const all = [...simple, ...costly].filter(({ canPay }) => canPay(ofManaAlone));
  const good = all.filter(({ canPay }) => canPay(needs));
  const isOfUse = ({ source: { gives } }: (typeof all)[number]): boolean =>
    missing(game, asked, usable(game, sumOf(pool, gives), purpose)) < lacking;
  return [
    ...good.filter(isOfUse),
    ...good.filter((each) => !isOfUse(each)),
    ...all.filter((each) => !good.includes(each)),
  ]
    .map(({ source: { activation } }) => activation)
    .filter(isFirstOfItsKind)
    .map((activation) => ({
      label: `activate ${activation.source.card.name} [${activation.source.id}]: ${activation.ability.text}`,
      action: 'activate',
      object: activation.source,
      value: { ...activation, toPay: needs },
    }));
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
    const isEnough =
      missing(game, asked, usable(game, game.player(player).pool, purpose)) === 0 &&
      (data.toPay === undefined || canPayAtOnce(game, player, needsOf(data)));
    const abilities = abilityOffers(game, data);
    if (!isEnough && abilities.length === 0)
      throw new IllegalAction(orderOfPayment, 'There is no mana to pay with any more');
    const offers: Offer<Activation | undefined>[] = [...(isEnough ? [DONE] : []), ...abilities];
    return abilities.length === 0 ? undefined : { player, purpose: 'play mana abilities', offers };
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

/** Of what could pay for one more, what leaves enough for all that is paid afterwards. */
const leavingEnough = (
  game: MagicGame,
  data: PayingMana,
  asked: Asked,
  keys: readonly string[],
): readonly string[] => {
  if (data.toPay === undefined) return keys;
  const { pool } = game.player(data.player);
  return keys.filter((key) =>
    canPayAtOnce(game, data.player, needsOf({ ...data, asked }), { ...pool, [key]: (pool[key] ?? 0) - 1 }),
  );
};

/** So much of a kind less. */
const oneLess = (open: Resources, kind: string): Resources => {
  const { [kind]: left = 0, ...others } = open;
  return left > 1 ? { ...others, [kind]: left - 1 } : others;
};

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
          offers: leavingEnough(
            game,
            data,
            { colours: oneLess(data.open, kind), generic: data.generic },
            keysFor(game, data).filter((key) => kindOfKey(key) === kind),
          ).map((key) => ({ label: nameOfMana(key), action: 'pay', value: key })),
        };
  },
  (game, data, [key]) => {
    if (key === undefined) return undefined;
    game.set(data, 'open', oneLess(data.open, kindOfKey(key)));
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
    const keys = leavingEnough(
      game,
      data,
      { colours: {}, generic: generic - 1 },
      keysFor(game, data).filter((key) => paysGeneric(game, kindOfKey(key), pool[key] ?? 0) > 0),
    );
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
