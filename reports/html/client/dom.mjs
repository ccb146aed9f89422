// Makes elements. Whatever comes from a result becomes text, never markup.

import { hashOf, wholeView } from './address.mjs';

/**
 * @param {string} tag
 * @param {Record<string, string | number | boolean | ((event: Event) => void)>} attributes
 * @param {(Node | string)[]} children
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * A part that opens and closes; what is in it is made when it is first opened.
 *
 * @param {Record<string, string | number | boolean>} attributes
 * @param {(Node | string)[]} summary
 * @param {() => (Node | string)[]} content
 */
export function fold(attributes, summary, content) {
  const details = document.createElement('details');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) details.setAttribute(name, value === true ? '' : String(value));
  }
  let made = false;
  const make = () => {
    if (made) return;
    made = true;
    details.append(...content());
  };
  details.append(el('summary', { click: make }, ...summary));
  details.addEventListener('toggle', () => {
    if (details.open) make();
  });
  makers.set(details, make);
  return details;
}

/** @type {WeakMap<HTMLDetailsElement, () => void>} What fills a part that may not have been opened yet. */
const makers = new WeakMap();

/** @param {HTMLDetailsElement} details */
export function unfold(details) {
  makers.get(details)?.();
  details.open = true;
}

/**
 * A link to the very thing beside it, for whoever wants to send it on.
 *
 * @param {string} address
 * @param {string} name What it leads to.
 */
export function permalink(address, name) {
  return el(
    'a',
    {
      class: 'permalink',
      href: hashOf(address, wholeView),
      'aria-label': `Link to ${name}`,
      title: `Link to ${name}`,
    },
    '#',
  );
}

/**
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
