// Loaded into every process of a measured command: notes at its end what processor time and memory it took.
const { appendFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const note = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  appendFileSync(process.env.RULEWRIGHT_BENCH_USAGE, `${JSON.stringify(note)}\n`);
});
