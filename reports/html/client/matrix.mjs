// Narrows the table of engines side by side to some of its rows; what it is narrowed to stands in the address.

const form = document.querySelector('form');
const count = document.getElementById('row-count');
const rows = [...document.querySelectorAll('tbody tr')];
const fields = [...document.querySelectorAll('form [name]')].filter(
  (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
);

/** @param {Element} row Whether a row is all that is asked for. */
function fits(row) {
  const states = [...row.querySelectorAll('[data-state]')].map((cell) => cell.getAttribute('data-state'));
  return fields.every(({ name, value }) => {
    const wanted = value.trim().toLowerCase();
    if (wanted === '') return true;
    if (name === 'state') return states.includes(value);
    if (name === 'chapter') return row.getAttribute('data-chapter') === value;
    const words = row.textContent?.toLowerCase() ?? '';
    return wanted.split(/\s+/).every((word) => words.includes(word));
  });
}

/** Shows the rows that fit, and says how many there are. */
function narrow() {
  let shown = 0;
  for (const row of rows) {
    const isShown = fits(row);
    if (row instanceof HTMLElement) row.hidden = !isShown;
    if (isShown) shown += 1;
  }
  if (count) count.textContent = shown === rows.length ? '' : `${shown} of ${rows.length} rules`;
  const asked = fields.some(({ value }) => value.trim() !== '');
  for (const part of document.querySelectorAll('details'))
    if (asked) part.open = part.querySelector('tbody tr:not([hidden])') !== null;
}

function showAddress() {
  const asked = new URLSearchParams(location.hash.replace(/^#\??/, ''));
  for (const field of fields) field.value = asked.get(field.name) ?? '';
  narrow();
}

form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('input', () => {
  narrow();
  const asked = new URLSearchParams(
    fields.filter(({ value }) => value.trim() !== '').map(({ name, value }) => [name, value.trim()]),
  ).toString();
  history.replaceState(null, '', asked === '' ? `${location.pathname}${location.search}` : `#?${asked}`);
});
addEventListener('hashchange', showAddress);
showAddress();
