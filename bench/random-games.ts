import { duels } from './duels';
import { games, playGames } from './games';
import { magicDuels } from './magic-duels';
import { withoutText } from './riftbound-cards';

const KINDS = {
  games: games(),
  duels: duels(),
  'plain-duels': duels(withoutText),
  'magic-duels': magicDuels(),
};

/**
 * Random games and nothing else: what `npm run profile` profiles.
 * Arguments: how many games, how many to warm up with, and which: `games` of Legions of Will, `duels` of Riftbound, or `magic-duels`.
 */
const [count = 200, warm = 20] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv[4] ?? 'games';
const laidOut = Object.entries(KINDS).find(([name]) => name === wanted)?.[1];
if (!laidOut)
  throw new RangeError(`There are no "${wanted}" to play: write ${Object.keys(KINDS).join(' or ')}.`);
playGames(({ games: made }) => made >= warm, laidOut);
const { crashes, nanoseconds, ...played } = playGames(({ games: made }) => made >= count, laidOut);
const seconds = nanoseconds / 1e9;
console.log({
  ...played,
  seconds,
  perSecond: Math.round((played.decisions + played.forced) / seconds),
  askedPerSecond: Math.round(played.decisions / seconds),
  crashed: crashes.length,
});
for (const crash of crashes.slice(0, 10)) console.log(crash);
