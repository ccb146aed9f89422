// What can be picked to see only some of the rules: by state, by what stands beside the ladder, by kind, by rulebook.

import { el } from './dom.mjs';
import { markMeanings, markOrder } from './rule.mjs';
import { stateOf, states } from './state.mjs';

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */
/** @typedef {import('./address.mjs').View} View */
/** @typedef {{ readonly rulebook: RulebookResult, readonly rule: RuleResult }} Entry */

const kindMeanings = {
  testable: 'a game can show whether it is kept',
  definition: 'it says what a word means, for other rules to use',
  physical: "it is about what the players' hands do",
  tournament: 'it is about what surrounds the game: decks, matches, events',
  pointer: 'it only refers elsewhere',
};

/**
 * Draws the filters for some rules. `changed` is called whenever another choice was made.
 *
 * @param {readonly Entry[]} entries
 * @param {() => void} changed
 */
export function drawFilters(entries, changed) {
  /** @type {Set<string>} States and marks that are shown; all while it is empty. */
  const picked = new Set();
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();

  /** @param {string} state @param {string} meaning @param {number} count */
  const drawButton = (state, meaning, count) => {
    const button = el(
      'button',
      {
        type: 'button',
        'aria-pressed': 'false',
        title: meaning,
        click: () => {
          if (!picked.delete(state)) picked.add(state);
          button.setAttribute('aria-pressed', String(picked.has(state)));
          changed();
        },
      },
      el('span', { class: 'badge', 'data-state': state }, state),
      ` ${count}`,
    );
    if (button instanceof HTMLButtonElement) buttons.set(state, button);
    return button;
  };
  const ofStates = states.map(({ state, meaning }) => {
    const count = entries.filter(({ rule }) => stateOf(rule) === state).length;
    return drawButton(state, meaning, count);
  });
  const marks = markOrder.flatMap((mark) => {
    const count = entries.filter(({ rule }) => rule.marks.includes(mark)).length;
    return count === 0 ? [] : [drawButton(mark, markMeanings[mark], count)];
  });

  const kind = drawSelect('Kind', changed, [
    ['', 'all'],
    ...Object.entries(kindMeanings).map(([name, meaning]) => {
      const count = entries.filter(({ rule }) => rule.kind === name).length;
      return /** @type {[string, string]} */ ([name, `${name} (${count}): ${meaning}`]);
    }),
  ]);
  const books = [...new Set(entries.map(({ rulebook }) => rulebook))];
  const book = drawSelect('Rulebook', changed, [
    ['', 'all'],
    ...books.map(({ id, title, edition }) => /** @type {[string, string]} */ ([id, `${title} ${edition}`])),
  ]);
  return {
    elements: [
      el(
        'div',
        { class: 'legend', role: 'group', 'aria-label': 'Show only rules that are' },
        ...ofStates,
        ...marks,
      ),
      el('div', { class: 'selects' }, kind.element, ...(books.length > 1 ? [book.element] : [])),
    ],
    active: () => picked.size > 0 || kind.value() !== '' || book.value() !== '',
    /** @param {RulebookResult} rulebook @param {RuleResult} rule */
    show: (rulebook, rule) =>
      (picked.size === 0 || picked.has(stateOf(rule)) || rule.marks.some((mark) => picked.has(mark))) &&
      (kind.value() === '' || rule.kind === kind.value()) &&
      (book.value() === '' || rulebook.id === book.value()),
    /** What is picked, for the address. @returns {Omit<View, 'search'>} */
    view: () => ({ states: [...picked], kind: kind.value(), rulebook: book.value() }),
    /** Picks what an address says; what there is no filter for is left out. @param {Omit<View, 'search'>} view */
    pick: (view) => {
      picked.clear();
      for (const [state, button] of buttons) {
        const pressed = view.states.includes(state);
        if (pressed) picked.add(state);
        button.setAttribute('aria-pressed', String(pressed));
      }
      kind.pick(view.kind);
      book.pick(view.rulebook);
    },
  };
}

/**
 * @param {string} name
 * @param {() => void} changed
 * @param {readonly (readonly [string, string])[]} options
 */
function drawSelect(name, changed, options) {
  const select = document.createElement('select');
  select.append(...options.map(([value, text]) => el('option', { value }, text)));
  select.addEventListener('change', changed);
  return {
    element: el('label', {}, `${name} `, select),
    value: () => select.value,
    /** @param {string} value */
    pick: (value) => {
      select.value = options.some(([each]) => each === value) ? value : '';
    },
  };
}
