/** What is written on cards about where they work and when they may be played. */
import { column } from '../../kernel';
import type { Card } from '../object';
import type { ActivatedAbility, StatedTime } from '../text/tree';
import type { WhereAndWhen } from './traits';

const NONE: readonly ActivatedAbility[] = [];

/** What a card says of where it works and when. */
export const whereAndWhen = column((card: Card): Readonly<WhereAndWhen> => {
  const activated = card.abilities.filter((ability) => ability.kind === 'activated');
  const said = card.abilities.flatMap((ability) =>
    ability.kind === 'static' ? [ability.statement.says] : [],
  );
  return {
    // Something lets it be played from elsewhere than the hand (604.6, 702.4a).
    namesAZone: card.subtypes.includes('Recur') || said.includes('may play from') || has(card, 'recur'),
    // An ability of it is activated in another zone than the battlefield (109.4b).
    functionsElsewhere: activated.some(({ zone }) => zone !== undefined),
    // It says in which phases or steps it may be played (506.7).
    hasItsTime: said.includes('play only'),
    // An ability of it, or one that it gives, says at which point in a turn it may be activated (506.7g).
    timesAnAbility: saysAPoint(card.abilities),
    // Its player may redeem it (702.3a).
    redeems: card.subtypes.includes('Redeem') || has(card, 'redeem'),
    activated: activated.length > 0 ? activated : NONE,
  };
});

const has = ({ abilities }: Card, keyword: string): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword.toLowerCase() === keyword);

const isSaidTime = (value: unknown): value is StatedTime => typeof value === 'object' && value !== null;

const isAWholeTurn = ({ during, before, after }: StatedTime): boolean =>
  during?.part === 'turn' && before === undefined && after === undefined;

/** What hangs on whose turn it is alone isn't meant. */
function saysAPoint(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(saysAPoint);
  if (typeof part !== 'object' || part === null) return false;
  if ('only' in part && isSaidTime(part.only)) return !isAWholeTurn(part.only);
  return Object.values(part).some(saysAPoint);
}
