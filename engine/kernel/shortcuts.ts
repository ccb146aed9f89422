/**
 * Whether the engines take shortcuts: keep what they worked out, and leave out what they know to come to nothing.
 *
 * No shortcut may be seen from outside. With `RULEWRIGHT_SHORTCUTS=none` in the environment nothing that was worked out about a game
 * holds beyond the next write, and nothing is passed over. Verdicts, traces and hashes must be the same; that proves the shortcuts, and
 * tells a fault of a shortcut from one of a rule.
 */
export const shortcuts = { areTaken: process.env.RULEWRIGHT_SHORTCUTS !== 'none' };
