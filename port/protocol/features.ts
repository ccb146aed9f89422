/** What an engine says for itself whether it supports: each by name in its hello. */
export const features = [
  'card text',
  'activated abilities',
  'triggered abilities',
  'static abilities',
  'keyword abilities',
  'battle',
  'a game from the beginning',
  'more than two players',
  'scripted chance',
  'rules switched off',
  'attempts',
  'taking back',
  'hash',
  'rules in the trace',
] as const;

/** The name of one of these. */
export type Feature = (typeof features)[number];
