/** Flashback: a card that is played from its owner's graveyard at another cost, and removed from the game afterwards. */
import type { Modifying } from '../../card-game/replacement/modifying';
import { column } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { fits } from '../text/phrases';
import type { Ability, Cost, KeywordAbility } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';

/** What it is called among what is paid for a spell. */
export const FLASHBACK = 'flashback';

const isFlashback = (ability: Ability): ability is KeywordAbility =>
  ability.kind === 'keyword' && ability.keyword === FLASHBACK;

/** What is paid for a card for each flashback that it has. */
interface FlashbackCost {
  readonly text: string;
  readonly costs: readonly Cost[];
  readonly isFlashback: true;
}

const printedCosts = column(({ abilities }: Card): readonly FlashbackCost[] =>
  abilities.filter(isFlashback).map(({ text, mana, costs = [] }) => ({
    text,
    costs: [...(mana ? [{ cost: 'mana', mana } as const] : []), ...costs],
    isFlashback: true,
  })),
);

/** 702.34a: of a permanent card it says nothing. */
export const isOfNoUse = fact(
  { '2025': '702.34a' },
  'What has flashback is cast for it only as an instant or sorcery',
  (_game: MagicGame, { types }: Card) => !types.some((type) => type === 'instant' || type === 'sorcery'),
);

/** A.20.2: where the card is, or was when its announcement began, its owner's graveyard. */
export const flashbackCosts = definition(
  { '2003': 'A.20.2', '2025': '702.34a' },
  'A card may be played from its graveyard by paying its flashback cost rather than its mana cost',
  (game: MagicGame, { card, zone, playedFrom }: MagicObject): readonly FlashbackCost[] => {
    const costs = printedCosts(card);
    if (costs.length === 0 || isOfNoUse(game, card)) return [];
    return zone.name === 'graveyard' || (zone === game.stack && playedFrom === 'graveyard') ? costs : [];
  },
  (): readonly FlashbackCost[] => [],
);

export const hasFlashback = column(({ abilities }: Card): boolean => abilities.some(isFlashback));

/** May a player play a card out of the graveyard because of its flashback? */
export const mayBeFlashedBack = (game: MagicGame, card: MagicObject, player: number): boolean =>
  card.owner === player && card.zone.name === 'graveyard' && flashbackCosts(game, card).length > 0;

/** Does nothing but its flashback let a card be played from a graveyard, so that its mana cost can not be paid for it? */
export const isPlayedForFlashbackAlone = (game: MagicGame, object: MagicObject, player: number): boolean =>
  flashbackCosts(game, object).length > 0 &&
  !object.card.abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      ability.statement.says === 'may play from' &&
      ability.statement.zone === 'graveyard',
  ) &&
  !saidOfPlayer(game, 'may play such', player).some(({ statement, context, objects: fixed }) => {
    if (statement.says !== 'may play such') return false;
    if (fixed) return fixed.some((each) => each === object || each.became.includes(object));
    const { subject } = statement;
    return (
      subject.ref === 'all' && fits(game, { ...subject.filter, zone: object.zone.name }, object, context)
    );
  });

/** A.20.2: whatever it would leave the stack for. */
export const removedAfterwards = fact(
  { '2003': 'A.20.2', '2025': '702.34a' },
  'A spell whose flashback cost was paid is removed from the game instead of being put anywhere else as it leaves the stack',
  (game: MagicGame, { zone, context }: MagicObject, to: string | undefined) =>
    zone === game.stack &&
    to !== undefined &&
    to !== 'out of game' &&
    context?.paid.includes(FLASHBACK) === true,
);

/** What flashback does to a spell that would leave the stack. */
export function asItIsFlashedBack(game: MagicGame, { about }: Occurrence): readonly Modifying<MagicTypes>[] {
  const { object, what, from } = about;
  if (!object || from !== 'stack' || !removedAfterwards(game, object, what)) return [];
  return [
    {
      label: object.card.name,
      key: removedAfterwards,
      modify: ({ kind }) => ({
        events: [move(object, kind === 'counter' ? kind : 'remove from the game', { zone: 'out of game' })],
      }),
    },
  ];
}
