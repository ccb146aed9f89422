/** What keyword abilities stand for, by their names. */
import { column, concatMap, type Rule } from '../../kernel';
import {
  auraSwap,
  equips,
  forMirrodin,
  fortifies,
  jobSelect,
  livingWeapon,
  reconfigure,
} from '../7-additional-rules/702-attaching-keywords';
import { decays } from '../7-additional-rules/702-decayed';
import {
  afflict,
  annihilator,
  battleCry,
  bushido,
  exalted,
  frenzy,
  ingest,
  melee,
  poisonous,
  prowess,
} from '../7-additional-rules/702-fighting-keywords';
import { persist, undying, vanishing } from '../7-additional-rules/702-leaving-keywords';
import { ward } from '../7-additional-rules/702-ward';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, KeywordAbility } from '../text/tree';
import { cumulativeUpkeep } from './A.11-cumulative-upkeep';
import { cycling, landcycling } from './A.12-cycling';
import { echo } from './A.14-echo';
import { fading } from './A.16-fading';
import { flanking } from './A.19-flanking';
import { landhome } from './A.26-landhome';
import { provoke } from './A.32-provoke';
import { rampage } from './A.33-rampage';
import { threshold } from './A.36-threshold';

type Meaning = Rule &
  ((game: MagicGame, keyword: KeywordAbility, object: MagicObject | undefined) => readonly Ability[]);

/** The rules that say which abilities keywords stand for, by the keywords. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['cumulative upkeep', cumulativeUpkeep],
  ['cycling', cycling],
  ['landcycling', landcycling],
  ['fading', fading],
  ['flanking', flanking],
  ['provoke', provoke],
  ['rampage', rampage],
  ['threshold', threshold],
  ['equip', equips],
  ['fortify', fortifies],
  ['for mirrodin', forMirrodin],
  ['job select', jobSelect],
  ['living weapon', livingWeapon],
  ['aura swap', auraSwap],
  ['reconfigure', reconfigure],
  ['decayed', decays],
  ['echo', echo],
  ['landhome', landhome],
  ['bushido', bushido],
  ['frenzy', frenzy],
  ['poisonous', poisonous],
  ['exalted', exalted],
  ['annihilator', annihilator],
  ['battle cry', battleCry],
  ['prowess', prowess],
  ['ingest', ingest],
  ['melee', melee],
  ['afflict', afflict],
  ['vanishing', vanishing],
  ['persist', persist],
  ['undying', undying],
  ['ward', ward],
]);

const isMeant = (ability: Ability): boolean => ability.kind === 'keyword' && MEANINGS.has(ability.keyword);

/** Is there a keyword ability among some abilities that stands for others? */
export const areMeant = column((abilities: readonly Ability[]): boolean => abilities.some(isMeant));

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

/** The place of an ability among those of an object, as they are printed: what a keyword stands for has the keyword's. */
export function placeOf(abilities: readonly Ability[], ability: Ability): number {
  let place = -1;
  let keyword: Ability | undefined;
  for (const each of abilities) {
    const isOfKeyword = each.kind !== 'keyword' && each.text === keyword?.text;
    if (!isOfKeyword) {
      place += 1;
      keyword = isMeant(each) ? each : undefined;
    }
    if (each === ability) return place;
  }
  return -1;
}
