/** What keyword abilities stand for, by their names. */
import { column, concatMap } from '../../kernel';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, KeywordAbility } from '../text/tree';
import { cumulativeUpkeep } from './A.11-cumulative-upkeep';
import { cycling, landcycling } from './A.12-cycling';
import { fading } from './A.16-fading';
import { flanking } from './A.19-flanking';
import { provoke } from './A.32-provoke';
import { rampage } from './A.33-rampage';
import { threshold } from './A.36-threshold';

type Meaning = (
  game: MagicGame,
  keyword: KeywordAbility,
  object: MagicObject | undefined,
) => readonly Ability[];

const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['cumulative upkeep', cumulativeUpkeep],
  ['cycling', cycling],
  ['landcycling', landcycling],
  ['fading', fading],
  ['flanking', flanking],
  ['provoke', provoke],
  ['rampage', rampage],
  ['threshold', threshold],
]);

const isMeant = (ability: Ability): boolean => ability.kind === 'keyword' && MEANINGS.has(ability.keyword);

const areMeant = column((abilities: readonly Ability[]): boolean => abilities.some(isMeant));

/** Abilities, each keyword ability among them that stands for others with these. */
export function withMeant(
  game: MagicGame,
  abilities: readonly Ability[],
  object: MagicObject | undefined,
): readonly Ability[] {
  if (!areMeant(abilities)) return abilities;
  return concatMap(abilities, (ability) =>
    ability.kind === 'keyword'
      ? [ability, ...(MEANINGS.get(ability.keyword)?.(game, ability, object) ?? [])]
      : [ability],
  );
}
