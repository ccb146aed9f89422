/** The variable of the environment that asks for assertions: `made`. */
const VARIABLE = 'RULEWRIGHT_ASSERTIONS';

/**
 * Whether games look at themselves each time they come to rest, and end with an error where their state is none that a game can have.
 * Tests and random games have it on; whoever plays needn't pay for it.
 */
export const assertions = { areMade: process.env[VARIABLE] === 'made' };
