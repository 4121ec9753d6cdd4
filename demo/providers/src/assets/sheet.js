const { session, parent: parentOrigin, failed } = document.body.dataset;
const form = document.querySelector('#sheet');
const button = form.querySelector('button');

const tell = (event, details = {}) =>
  window.parent.postMessage(
    { type: 'haberdash-payment', event, sessionID: session, ...details },
    parentOrigin,
  );

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  try {
    const response = await fetch(`/frame/${encodeURIComponent(session)}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (!response.ok) throw new Error('not confirmed');
    tell('tokenised', await response.json());
  } catch {
    button.disabled = false;
    document.querySelector('#problem').textContent = failed;
    tell('error', { message: failed });
  }
});

const main = document.querySelector('main');
const heightOf = () => Math.ceil(main.getBoundingClientRect().height);
new ResizeObserver(() => tell('resize', { height: heightOf() })).observe(main);
tell('ready', { height: heightOf() });
