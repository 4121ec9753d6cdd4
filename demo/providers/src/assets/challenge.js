const { session, parent: parentOrigin, failed } = document.body.dataset;
const buttons = [...document.querySelectorAll('button[data-answer]')];
const main = document.querySelector('main');

const tell = (event, details = {}) =>
  window.parent.postMessage(
    { type: 'haberdash-payment', event, sessionID: session, ...details },
    parentOrigin,
  );

const answer = async (value) => {
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(`/challenge/${encodeURIComponent(session)}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: value }),
    });
    if (!response.ok) throw new Error('not answered');
    const { threeDS2Result } = await response.json();
    tell('challenge-result', { threeDS2Result });
  } catch {
    for (const button of buttons) button.disabled = false;
    document.querySelector('#problem').textContent = failed;
    tell('error', { message: failed });
  }
};

for (const button of buttons) button.addEventListener('click', () => void answer(button.dataset.answer));
const heightOf = () => Math.ceil(main.getBoundingClientRect().height);
new ResizeObserver(() => tell('resize', { height: heightOf() })).observe(main);
tell('ready', { height: heightOf() });
