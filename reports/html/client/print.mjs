// A printed report shows every rule's row, and what did not pass in full: nobody can open anything on paper.

import { unfold } from './dom.mjs';

const printed = '.chapter, .section, .list, .cause, [data-state="failing"], [data-state="disagrees"]';

/**
 * Opens what is printed before the page is, and closes it afterwards.
 *
 * @param {(most?: number) => void} drawHits Draws so many of the rules that were found.
 */
export function preparePrint(drawHits) {
  /** @type {HTMLDetailsElement[]} */
  let opened = [];
  /** @param {ParentNode} part */
  const openIn = (part) => {
    for (const each of part.querySelectorAll('details:not([open])')) {
      if (!(each instanceof HTMLDetailsElement) || !each.matches(printed) || each.closest('[hidden]'))
        continue;
      unfold(each);
      opened.push(each);
      openIn(each);
    }
  };
  addEventListener('beforeprint', () => {
    if (opened.length > 0) return;
    drawHits(Number.POSITIVE_INFINITY);
    openIn(document);
    for (const failed of document.querySelectorAll('.list .scenario'))
      if (failed instanceof HTMLDetailsElement && !failed.open) {
        unfold(failed);
        opened.push(failed);
      }
  });
  addEventListener('afterprint', () => {
    for (const each of opened) each.open = false;
    opened = [];
    drawHits();
  });
}
