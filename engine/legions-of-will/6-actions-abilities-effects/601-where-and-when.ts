/** What is written on cards about where they work and when they may be played, worked out once a card. */
import type { Card } from '../piece';
import type { ActivatedAbility } from '../text/tree';

interface WhereAndWhen {
  /** Something lets it be played from elsewhere than the hand (604.6, 702.4a). */
  readonly namesAZone: boolean;
  /** An ability of it is activated in another zone than the battlefield (109.4b). */
  readonly functionsElsewhere: boolean;
  /** It says in which phases or steps it may be played (506.7). */
  readonly hasItsTime: boolean;
  readonly activated: readonly ActivatedAbility[];
}

const NONE: readonly ActivatedAbility[] = [];
const NOTHING: WhereAndWhen = {
  namesAZone: false,
  functionsElsewhere: false,
  hasItsTime: false,
  activated: NONE,
};
const known = new WeakMap<Card, WhereAndWhen>();

/** What a card says of where it works and when. */
export function whereAndWhen(card: Card): WhereAndWhen {
  if (card.abilities.length === 0 && card.subtypes.length === 0) return NOTHING;
  const found = known.get(card);
  if (found) return found;
  const activated = card.abilities.filter((ability) => ability.kind === 'activated');
  const said = card.abilities.flatMap((ability) =>
    ability.kind === 'static' ? [ability.statement.says] : [],
  );
  const made: WhereAndWhen = {
    namesAZone: card.subtypes.includes('Recur') || said.includes('may play from') || hasRecur(card),
    functionsElsewhere: activated.some(({ zone }) => zone !== undefined),
    hasItsTime: said.includes('play only'),
    activated: activated.length > 0 ? activated : NONE,
  };
  known.set(card, made);
  return made;
}

const hasRecur = ({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword.toLowerCase() === 'recur');
