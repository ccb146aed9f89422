/** Keywords as other text asks for them (727.3). */
import type { Definition, Numbers, Rule } from '../../kernel';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';
import { isInactive } from './720-inactive';

/** Is this the keyword that an ability is, or is introduced with? */
function isCalled(ability: Ability, keyword: string): boolean {
  if (ability.kind === 'keyword')
    // 745.1.b: Reaction is inherent to Quick-Draw.
    return ability.keyword === keyword || (ability.keyword === 'quick-draw' && keyword === 'reaction');
  if (keyword === 'legion') return ability.legion === true;
  return keyword === 'deathknell' && ability.kind === 'triggered' && ability.keyword === 'deathknell';
}

/** What a keyword is as a characteristic, of an object or of an ability on the chain. */
type Characteristic = Definition<
  RiftboundGame,
  readonly [abilities: readonly Ability[], keyword: string],
  boolean
>;

const perKeyword = (keyword: string, numbers: Numbers): Characteristic =>
  fact(
    numbers,
    `Whether an object has ${keyword} is a characteristic that effects may ask for`,
    (_game: RiftboundGame, abilities: readonly Ability[], asked: string) =>
      abilities.some((ability) => isCalled(ability, asked)),
  );

const again = (number: string, ...restates: readonly [string, ...string[]]): Numbers => ({
  number,
  restates,
});

const NUMBERS: Readonly<Record<string, Numbers>> = {
  accelerate: '731.5',
  action: again('732.4', '732.4.a', '732.4.b'),
  assault: '733.3',
  deathknell: '734.3',
  deflect: '735.3',
  ganking: '736.3',
  hidden: '737.5',
  legion: '738.3',
  reaction: again('739.4', '739.4.a', '739.4.b'),
  shield: '740.3',
  tank: '741.3',
  temporary: '742.3',
  vision: '743.3',
  equip: '744.5',
  'quick-draw': '745.4',
  repeat: '746.4',
  weaponmaster: '747~2',
};

const characteristics: ReadonlyMap<string, Characteristic> = new Map(
  Object.entries(NUMBERS).map(([keyword, numbers]) => [keyword, perKeyword(keyword, numbers)]),
);

export const referencedKeywords: readonly Rule[] = [...characteristics.values()];

/** An ability on the chain has what permits it to be activated. */
const ofAbilities = (number: string, keyword: 'action' | 'reaction') =>
  fact(
    number,
    `Whether an ability has ${keyword} is a characteristic that effects may ask for`,
    (_game: RiftboundGame, ability: Ability) =>
      ability.kind === 'activated' && (ability.permissions?.includes(keyword) ?? false),
  );

export const actionOfAbilities = ofAbilities('732.4.c', 'action');
export const reactionOfAbilities = ofAbilities('739.4.c', 'reaction');

/** Switched off, only text that is in force is looked at. */
export const abilitiesLookedAt = definition(
  again('722.1', '722', '722.2', '134.4.a'),
  'Inactive text is still there for effects that look for it',
  (game: RiftboundGame, object: GameObject): readonly Ability[] => game.look(object).abilities,
  (game, object) => (isInactive(game, object) ? [] : game.look(object).abilities),
);

/** 727.3: has a permanent, a spell, a card elsewhere or an ability on the chain a keyword that a text refers to? */
export function hasReferencedKeyword(game: RiftboundGame, object: GameObject, asked: string): boolean {
  const keyword = asked.replace(/[[\]]/g, '').toLowerCase();
  const { ability } = object;
  if (!ability)
    return characteristics.get(keyword)?.(game, abilitiesLookedAt(game, object), keyword) ?? false;
  if (keyword === 'action') return actionOfAbilities(game, ability);
  return keyword === 'reaction' && reactionOfAbilities(game, ability);
}
