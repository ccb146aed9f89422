// What the page says of an engine in a process of its own, besides its rules.

import { counted, el, fold } from './dom.mjs';

/** @typedef {import('../../model').EngineFacts} EngineFacts */
/** @typedef {import('../../model').Unfinished} Unfinished */

/**
 * The engine, the command that starts it, and what it declares to lack.
 *
 * @param {EngineFacts} engine
 */
export function drawEngine({ name, version = '', command, restarts, missing }) {
  const again = restarts === 0 ? [] : [` It had to be started again ${counted(restarts, 'time')}.`];
  const lacks = missing.map(({ feature, reason }) => el('li', {}, el('strong', {}, feature), `: ${reason}`));
  return [
    el(
      'p',
      { class: 'engine' },
      'Played on ',
      el('strong', {}, `${name} ${version}`.trim()),
      ', started by ',
      el('code', {}, command),
      '.',
      ...again,
    ),
    ...(missing.length === 0
      ? []
      : [
          fold({ class: 'lacks' }, [`It declares to lack ${counted(missing.length, 'feature')}`], () => [
            el('ul', {}, ...lacks),
          ]),
        ]),
  ];
}

/**
 * Why the run ended too early, and how far it had come.
 *
 * @param {Unfinished} unfinished
 */
export function drawUnfinished({ why, played, selected }) {
  return [
    el(
      'p',
      { class: 'unfinished', role: 'alert' },
      el('strong', {}, 'This run did not come to its end. '),
      `${why} ${played} of ${counted(selected, 'scenario')} ${played === 1 ? 'was' : 'were'} played.`,
    ),
  ];
}
