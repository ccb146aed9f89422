/** Keyword abilities by their names (702.1): whether an edition knows one hangs on whether it has the rule. */

import type { Rule } from '../../kernel';
import { flashbackCosts } from '../a-abilities/A.20-flashback';
import { bestowCosts } from './702-bestow';
import { deadlyTouch } from './702-deathtouch';
import { defendersDontAttack } from './702-defender';
import { enchants } from './702-enchant';
import { flash } from './702-flash';
import { isHexproof } from './702-hexproof';
import { isIndestructible } from './702-indestructible';
import { infection } from './702-infect';
import { intimidate } from './702-intimidate';
import { lifelink } from './702-lifelink';
import { menaces } from './702-menace';
import { reaches } from './702-reach';
import { isShrouded } from './702-shroud';
import { skulk } from './702-skulk';
import { toxic } from './702-toxic';
import { umbraArmor } from './702-umbra-armor';
import { isVigilant } from './702-vigilance';
import { wither } from './702-wither';

/** Of keywords that stand for no other abilities those that some editions have no rule for, with the rule of those that have one. */
export const keywordsOfEditions: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['bestow', bestowCosts],
  ['deathtouch', deadlyTouch],
  ['defender', defendersDontAttack],
  ['enchant', enchants],
  ['flash', flash],
  ['flashback', flashbackCosts],
  ['hexproof', isHexproof],
  ['indestructible', isIndestructible],
  ['infect', infection],
  ['intimidate', intimidate],
  ['lifelink', lifelink],
  ['menace', menaces],
  ['shroud', isShrouded],
  ['skulk', skulk],
  ['toxic', toxic],
  ['umbra armor', umbraArmor],
  ['wither', wither],
  ['vigilance', isVigilant],
  ['reach', reaches],
]);
