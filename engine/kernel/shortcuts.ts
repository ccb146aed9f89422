/**
 * Whether the engines take shortcuts: keep what they worked out, and leave out what they know to come to nothing.
 *
 * No shortcut may be seen from outside. With `RULEWRIGHT_SHORTCUTS=none` in the environment none is taken: everything is
 * worked out each time it is asked for. Verdicts, traces and hashes must be the same; that proves the shortcuts, and
 * tells a fault of a shortcut from one of a rule.
 */
export const shortcuts = { areTaken: process.env.RULEWRIGHT_SHORTCUTS !== 'none' };
