/** What can be asked of one object. */
import { energyCostOf } from '../100-game-concepts/130-cost';
import { anyNumberOfKeywords } from '../700-additional-rules/726-any-number';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

const names = new Map<string, string>();

/** A keyword's name, without the brackets in which it may be printed. */
function nameOf(keyword: string): string {
  let name = names.get(keyword);
  if (name === undefined) {
    name = keyword.replace(/[[\]]/g, '').toLowerCase();
    names.set(keyword, name);
  }
  return name;
}

/** Does an object have a keyword (727)? Named as it is printed, with its brackets or without. */
export function hasKeyword(game: RiftboundGame, object: GameObject, named: string): boolean {
  const abilities = game.abilitiesOf(object);
  if (abilities.length === 0) return false;
  let keyword: string | undefined;
  let place = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    keyword ??= nameOf(named);
    if (ability.keyword === keyword) return place === 0 || anyNumberOfKeywords(game, place);
    place += 1;
  }
  return false;
}

/** A number of an object, by the rulebook's name. */
export function numberOf(game: RiftboundGame, characteristic: string, object: GameObject): number {
  const seen = game.look(object);
  if (characteristic === 'might') return seen.might;
  return characteristic === 'power cost' ? seen.power.length : energyCostOf(game, seen, object);
}
