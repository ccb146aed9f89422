const SECONDS = 60;

/** How long something took, for people: `4.2 s`, `1 min 05 s`. */
export function elapsed(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < SECONDS) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / SECONDS)} min ${String(whole % SECONDS).padStart(2, '0')} s`;
}
