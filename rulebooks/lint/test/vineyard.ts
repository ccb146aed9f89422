import { readRulebook } from '../../read';
import { lint } from '../lint';

/** A rulebook that says many things twice, in other words or in the same, and contradicts itself nowhere. */
export const vineyard = `Vineyard Comprehensive Rules

100. General

100.1. Two growers tend a vineyard each, and whoever sells more wine wins the game.
100.2. Each grower starts the game with thirty barrels of water.
100.3. A grower with twelve or more frost marks loses the game.
100.4. A grower can leave the vineyard at any time.
100.5. The maximum weight a basket can carry is twenty.
100.6. There are five colors of grapes: red, white, pink, blue and black.
100.7. Each grower has a maximum cellar size, which is normally nine bottles.
100.8. A market must be announced before any bottle is sold.

101. Vines

101.1. A vine is planted by putting it into a row of its grower's vineyard.
101.2. Ripe bunches are put on top of their owner's basket.
101.3. Vines can't be moved to the vineyard of another grower.
101.4. Only one ladder may be leaned against any vine that bears grapes.
101.5. A grower must prune every vine that bore no grapes in the autumn.
101.6. Grafted vines bear grapes of both kinds.
101.7. Grafting is a static ability that lets a vine bear two kinds of grapes.
101.8. Wine in the cellar is hidden from the other grower.

200. Turns

200.1. As the game begins, each grower starts the game with thirty barrels of water.
200.2. If a grower has twelve or more frost marks, that grower loses the game at once.
200.3. During the morning each grower draws three weather cards.
200.4. All vines in a vineyard are watered simultaneously by the active grower.
200.5. Bottles that were sold are not put back into the cellar.
200.6. A storm that was announced can be answered by the active grower only.
200.7. A row always holds at most six vines.

201. Harvest

201.1. A grower may leave the vineyard at any time.
201.2. In the harvest ripe bunches are put on top of their owner's basket.
201.3. The maximum weight a basket can carry is twenty.
201.4. There are five colors of grapes in the harvest: red, white, pink, blue and black.
201.5. If a cellar holds more than the maximum cellar size (normally nine), bottles are sold.
201.6. Vines can't be moved to the vineyard of another grower.
201.7. Only one ladder may be leaned against any vine that bears ripe grapes.

202. Winter

202.1. A market must be announced before any bottle is sold.
202.2. In winter a grower must prune every vine that bore no grapes in the autumn.
202.3. Bottles that were sold are not put back into the cellar.
202.4. Grafting is a static ability.
202.5. During the morning each grower draws three weather cards from the deck.
202.6. A row always holds at most six vines.
202.7. All vines in a vineyard are watered simultaneously by the active grower.
202.8. Wine in the cellar is hidden from the other grower.
202.9. A storm that was announced can be answered by the active grower only.
`;

/** What is found to contradict itself in the vineyard after some edits: severity, and who says what against whom. */
export function contradictionsAfter(...edits: readonly (readonly [string | RegExp, string])[]): string[] {
  const text = edits.reduce((edited, [from, to]) => {
    const after = edited.replace(from, to);
    if (after === edited) throw new Error(`there is nothing to edit: ${from}`);
    return after;
  }, vineyard);
  return lint({ source: readRulebook(text), text })
    .findings.filter(({ code }) => code === 'contradiction')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

/** An edit of what one rule says. */
export function inRule(number: string, from: string, to: string): readonly [RegExp, string] {
  return [new RegExp(`(?<=^${number.replace('.', '\\.')}\\. .*)${from}`, 'm'), to];
}
