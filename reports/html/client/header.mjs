// The head of the page: what the run was, when and by what it was made, and how its scenarios ended.

import { counted, el } from './dom.mjs';
import { run } from './state.mjs';

/** @type {Partial<import('../../model').RunOrigin>} */
const nothingKnown = {};

/** @param {number} milliseconds */
function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** The name, then the facts of the run, then the command that makes it again. */
export function drawHeader() {
  const { version, seed, origin, under } = run;
  const { date, milliseconds, commit, command, host } = origin ?? nothingKnown;
  const facts = [
    ...(date === undefined
      ? []
      : [el('time', { datetime: date }, date.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC'))]),
    ...(milliseconds === undefined ? [] : [`took ${duration(milliseconds)}`]),
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    ...(host === undefined ? [] : [host]),
    `version ${version}`,
    `seed ${seed}`,
  ];
  return el(
    'header',
    {},
    el('h1', {}, 'Rulewright'),
    el('p', { class: 'made' }, ...facts.flatMap((fact, place) => (place === 0 ? [fact] : [' · ', fact]))),
    ...(under === undefined ? [] : [el('p', { class: 'made under', role: 'note' }, el('strong', {}, under))]),
    ...(command === undefined ? [] : [el('p', { class: 'made command' }, el('code', {}, command))]),
  );
}

/** How many scenarios ended how, and with what they were played. */
export function drawCounts() {
  const counts = Object.entries(run.counts).filter(([, count]) => count > 0);
  return el(
    'p',
    { class: 'counts' },
    `${counted(run.scenarios.length, 'scenario')}${counts.length > 0 ? ': ' : ' played'}`,
    ...counts.flatMap(([verdict, count]) => [
      el('span', { class: 'badge', 'data-verdict': verdict }, `${count} ${verdict}`),
      ' ',
    ]),
    run.off.length === 0 ? '' : el('strong', {}, ` with ${run.off.join(', ')} switched off`),
  );
}
