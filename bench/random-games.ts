import { playGames } from './games';

/** Random games and nothing else: what `npm run profile` profiles. Arguments: how many games, how many to warm up with. */
const [count = 200, warm = 20] = process.argv.slice(2).map(Number);
playGames(({ games }) => games >= warm);
const { crashes, nanoseconds, ...played } = playGames(({ games }) => games >= count);
const perSecond = Math.round(played.decisions / (nanoseconds / 1e9));
console.log({ ...played, seconds: nanoseconds / 1e9, perSecond, crashed: crashes.length });
for (const crash of crashes.slice(0, 10)) console.log(crash);
