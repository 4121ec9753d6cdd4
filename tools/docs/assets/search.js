// Shows the calls and errors that have every word of the search.
const input = document.querySelector('#search');
const found = document.querySelector('#found');
const rows = [...document.querySelectorAll('tr[data-search]')];
const sections = [...document.querySelectorAll('main section')];

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.search.includes(word));
  for (const section of sections) section.hidden = !section.querySelector('tr[data-search]:not([hidden])');
  const count = rows.filter((row) => !row.hidden).length;
  found.textContent = words.length === 0 ? '' : `${count} found`;
  history.replaceState(
    null,
    '',
    words.length === 0 ? location.pathname : `?q=${encodeURIComponent(input.value)}`,
  );
}

input.value = new URLSearchParams(location.search).get('q') ?? '';
if (input.value !== '') search();
input.addEventListener('input', search);
