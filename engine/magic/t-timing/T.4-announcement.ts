/** What is announced of spells and abilities (T.4.2): modes, what is paid besides, X, targets, how they are divided. */
import { problemOf } from '../../card-game/play/announcement-slots';
import type { ToAnnounce } from '../../card-game/play/announcements';
import type { AnnouncingRules } from '../../card-game/play/choosing';
import type { Proposal as LayerProposal, Way } from '../../card-game/play/proposal';
import { dividedAmong, targetsIn } from '../../card-game/targets/spoken-targets';
import { column, concatMap, type Offer } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { asItSays, someOfAnyNumber } from '../1-game-concepts/107-any-number';
import {
  whoChoosesTheMode,
  whoChoosesTheTarget,
} from '../6-spells-abilities-and-effects/601-choices-of-others';
import { areWorthSoMuch, timesChosen } from '../7-additional-rules/700-modes';
import { wasPaid } from '../a-abilities/A.24-kicker';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import { definition } from '../forms';
import type { Purpose } from '../g-glossary/G.6-needs';
import { canPayAll } from '../g-glossary/G.6-paying-costs';
import { legalTargets } from '../g-glossary/G.41-valid-targets';
import type { MagicGame, MagicTypes } from '../game';
import { enchantTarget } from '../k-card-types/K.12-local-enchantments';
import type { Context, MagicObject, Target } from '../object';
import { amount, contextOf } from '../text/phrases';
import type { Ability, Amount, Cost, Effect, TargetSpecification } from '../text/tree';
import { costsOf } from './T.4-total-cost';

export type Proposal = LayerProposal<MagicTypes>;
type Announcing = ToAnnounce<MagicTypes, Way<MagicTypes>>;

/** What is known of an object as a player announces it: what it knows already, or nothing but who that is. */
export const contextFor = (object: MagicObject, player: number): Context =>
  object.context ?? contextOf(object, player);

/** The abilities whose text is carried out as something resolves: of a spell, its text. */
const isText = ({ kind }: Ability): boolean => kind === 'spell';

/** The abilities that are announced with an object: the one that is activated or on the stack, or the text of a spell. */
export const announcedAbilities = (
  game: MagicGame,
  object: MagicObject,
  ability?: Ability,
): readonly Ability[] => {
  const one = object.ability ?? ability;
  return one ? [one] : cardAsRead(game, object).abilities.filter(isText);
};

type Modal = Extract<Effect, { do: 'modal' }>;

/** The modes between which an ability lets choose; undefined: it is not modal. */
export const modalOf = (ability: Ability): Modal | undefined =>
  'effect' in ability && ability.effect.do === 'modal' ? ability.effect : undefined;

/** G.24.4: as though it had no others. */
export const ofChosenModes = definition(
  { '2003': 'G.24.4', '2013': '700.2c', '2025': '700.2c' },
  'No targets are chosen for modes that are not used',
  (_game: MagicGame, ability: Ability, modes: readonly number[]): readonly TargetSpecification[] => {
    const all = modalOf(ability)?.modes ?? [];
    const used = new Set(concatMap(modes, (mode) => targetsIn(all[mode])));
    return ability.targets.map((each, place) =>
      used.has(place) ? each : { ...each, minimum: 0, maximum: 0 },
    );
  },
  (_game, { targets }) => targets,
);

/** The parts of an effect that come about, by what was paid besides. */
function cameAbout(game: MagicGame, effect: Effect, paid: readonly string[]): readonly Effect[] {
  if (effect.do === 'sequence') return concatMap(effect.steps, (each) => cameAbout(game, each, paid));
  if (effect.do === 'if' && effect.condition.if === 'paid') {
    const taken = wasPaid(game, paid, effect.condition) ? effect.then : effect.otherwise;
    return taken ? cameAbout(game, taken, paid) : [];
  }
  if (effect.do === 'instead' && effect.condition.if === 'paid')
    return cameAbout(game, wasPaid(game, paid, effect.condition) ? effect.instead : effect.effect, paid);
  return [effect];
}

/** A.24.4 */
export const ofWhatWasPaid = definition(
  { '2003': 'A.24.4', '2013': '601.2c', '2025': '702.33g' },
  'Targets of what happens only if the kicker cost is paid are chosen only then',
  (game: MagicGame, ability: Ability, paid: readonly string[]): readonly TargetSpecification[] => {
    if (!('effect' in ability)) return ability.targets;
    const used = new Set(concatMap(cameAbout(game, ability.effect, paid), targetsIn));
    return ability.targets.map((each, place) =>
      used.has(place) ? each : { ...each, minimum: 0, maximum: 0 },
    );
  },
  (_game, { targets }) => targets,
);

const hangsOnWhatIsPaid = column((ability: Ability): boolean =>
  hasPart(ability, (part) => part.if === 'paid'),
);

const inContext = (
  game: MagicGame,
  ability: Ability,
  modes: readonly number[],
  paid: readonly string[],
): readonly TargetSpecification[] => {
  if (modalOf(ability)) return ofChosenModes(game, ability, modes);
  return hangsOnWhatIsPaid(ability) ? ofWhatWasPaid(game, ability, paid) : ability.targets;
};

/** The targets of a spell or ability: of a local enchantment, what it enchants (K.12.3). */
export function targetsOf(
  game: MagicGame,
  object: MagicObject,
  ability?: Ability,
  modes: readonly number[] = object.context?.modes ?? [],
): readonly TargetSpecification[] {
  const enchants = object.ability || ability ? [] : enchantTarget(game, cardAsRead(game, object));
  const paid = object.context?.paid ?? [];
  return [
    ...enchants,
    ...concatMap(announcedAbilities(game, object, ability), (each) => inContext(game, each, modes, paid)),
  ];
}

/** What is divided as it is announced, and over which target. */
const amountDivided = dividedAmong(
  (value: unknown): value is Amount => typeof value === 'object' && value !== null && 'amount' in value,
);

/** Over which of its targets something on the stack divides; undefined: it divides nothing. */
export const dividedOver = ({ ability, card }: MagicObject): number | undefined =>
  (ability ? [ability] : card.abilities.filter(isText)).map(amountDivided).find((each) => each !== undefined)
    ?.target;

export const takesX = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => cost.cost === 'X life' || (cost.cost === 'mana' && cost.mana.includes('X')));

/** On what the mana is spent that is paid for something. */
export const spentOn = (object: MagicObject, ability: Ability | undefined): Purpose =>
  object.ability || ability ? { abilityOf: object.context?.source ?? object } : { spell: object };

/** More than any table pays. */
const MOST = 1000;

/** K.28.1: what X can be, from zero up to what can be paid. */
function valuesOfX(
  game: MagicGame,
  player: number,
  object: MagicObject,
  context: Context,
  costs: readonly Cost[],
  purpose: Purpose,
): readonly number[] {
  const found: number[] = [];
  for (let x = 0; x < MOST; x += 1) {
    const payment = { player, costs, source: context.source, context: context.with({ x }), purpose };
    if (!canPayAll(game, payment)) break;
    found.push(x);
  }
  return found.length > 0 || object.zone !== game.stack ? found : [0];
}

/** Modes of something that is being announced. */
interface ModesTogether extends Pick<Proposal, 'object' | 'player' | 'ability'> {
  readonly modal: Modal;
  readonly modes: readonly number[];
}

/** Can modes be paid for, and do they count for no more than they may (700.2h, 700.2i)? */
const areChosenTogether = (
  game: MagicGame,
  { object, player, ability, modal, modes }: ModesTogether,
): boolean => {
  if (!areWorthSoMuch(game, modal, modes)) return false;
  const context = contextFor(object, player).with({ modes });
  return (
    !modal.costs ||
    canPayAll(game, {
      player,
      costs: costsOf(game, object, player, ability, context),
      source: ability ? context.source : object,
      context,
      purpose: spentOn(object, ability),
    })
  );
};

/** What has to be announced. */
export const announcing: AnnouncingRules<MagicTypes> = {
  contextFor,
  chooserOf: (game, said, { object, player, ability }) => {
    const context = contextFor(object, player);
    if ('target' in said) {
      const { chosenBy } = said.target;
      return chosenBy && whoChoosesTheTarget(game, chosenBy, context);
    }
    const chosenBy = announcedAbilities(game, object, ability)
      .map(modalOf)
      .find((each) => each === said.modes)?.chosenBy;
    return chosenBy && whoChoosesTheMode(game, chosenBy, context);
  },
  toAnnounce: (game, { object, player, ability }): Announcing => {
    const context = contextFor(object, player);
    const abilities = announcedAbilities(game, object, ability);
    const modal = abilities.map(modalOf).find((each) => each !== undefined);
    const costs = costsOf(game, object, player, ability, context);
    const division = abilities.map(amountDivided).find((each) => each !== undefined);
    const over = division && targetsOf(game, object, ability)[division.target];
    return {
      context,
      modals: modal ? [modal] : [],
      ...(modal?.costs || modal?.worth
        ? { modesAgree: (modes) => areChosenTogether(game, { object, player, ability, modal, modes }) }
        : {}),
      times: modal ? timesChosen(game, modal) : 1,
      ways: [],
      valuesOfX: takesX(costs)
        ? () => valuesOfX(game, player, object, context, costs, spentOn(object, ability))
        : undefined,
      targets: (modes) => targetsOf(game, object, ability, modes),
      division,
      ...(over === undefined
        ? {}
        : {
            limitsOf: (specification: TargetSpecification, seen: Context) =>
              specification.text === over.text
                ? someOfAnyNumber(
                    game,
                    specification,
                    seen,
                    legalTargets(game, specification, seen, object).length,
                  )
                : asItSays(game, specification, seen),
          }),
      divided: (of, seen) => amount(game, of, seen),
      legalTargets: (specification, seen) => legalTargets(game, specification, seen, object),
    };
  },
};

/** Everything that is announced, as one problem. */
export const problemFor = (game: MagicGame, proposal: Proposal) =>
  problemOf(announcing.toAnnounce(game, proposal, 'open'));

/** A target as it is offered, with what choosing it stands for. */
export const targetOffer = <V>(game: MagicGame, target: Target, value: V): Offer<V> =>
  'player' in target
    ? { label: game.player(target.player).name, player: target.player, value }
    : { label: `${target.object.card.name} [${target.object.id}]`, object: target.object, value };
