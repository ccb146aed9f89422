/** What can be done to every game of a suite so that nothing may be different. */
export const metamorphoses = ['undo', 'save', 'seats', 'hidden'] as const;

export type Metamorphosis = (typeof metamorphoses)[number];
