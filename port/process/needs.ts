import type { SetupRequest } from '../contract';
import type { features } from '../protocol/features';

type Feature = (typeof features)[number];

/** The features that a table needs whatever is played on it: an engine that lacks several may name only the first. */
export function needsOf(setup: SetupRequest): readonly Feature[] {
  const needs: readonly (readonly [Feature, boolean])[] = [
    ['card text', hasText(setup)],
    ['a game from the beginning', setup.from === 'the beginning'],
    ['more than two players', setup.players.length > 2],
    ['scripted chance', (setup.chance ?? []).length > 0],
    ['rules switched off', (setup.off ?? []).length > 0],
  ];
  return needs.flatMap(([feature, isNeeded]) => (isNeeded ? [feature] : []));
}

/** Does a card of a table have rules text? */
function hasText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) =>
    key === 'text' ? typeof each === 'string' && each !== '' : hasText(each),
  );
}
