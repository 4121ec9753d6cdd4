import { readLook } from './look.js';

const { session, parent: parentOrigin, failed } = document.body.dataset;
const form = document.querySelector('#card');
const fields = ['number', 'expiry', 'securityCode', 'holder'].map((name) => form.elements.namedItem(name));

const tell = (event, details = {}) =>
  window.parent.postMessage(
    { type: 'haberdash-payment', event, sessionID: session, ...details },
    parentOrigin,
  );

const digits = (text) => text.replaceAll(/\D/g, '');

const brandOf = (number) => {
  if (number.startsWith('4')) return 'VISA';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'MASTERCARD';
  if (/^3[47]/.test(number)) return 'AMEX';
  return '';
};

const group = (number) =>
  brandOf(number) === 'AMEX'
    ? [number.slice(0, 4), number.slice(4, 10), number.slice(10, 15)].filter(Boolean).join(' ')
    : (number.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');

/** Puts grouped digits into a field and keeps the caret behind the same digit. */
const format = (input, toText) => {
  const before = digits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const text = toText(digits(input.value));
  if (text === input.value) return;
  input.value = text;
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < before; caret += 1) if (/\d/.test(text[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
};

const [number, expiry, securityCode] = fields;
number.addEventListener('input', () => {
  format(number, group);
  const known = brandOf(digits(number.value));
  document.querySelector('#brand').textContent = known;
  for (const mark of document.querySelectorAll('[data-brand]'))
    mark.toggleAttribute('data-off', known !== '' && mark.dataset.brand !== known);
});
expiry.addEventListener('input', (event) => {
  if (event.inputType === 'deleteContentBackward') return;
  format(expiry, (text) => (text.length > 2 ? `${text.slice(0, 2)}/${text.slice(2, 4)}` : text));
});
securityCode.addEventListener('input', () => {
  securityCode.value = digits(securityCode.value);
});

const show = (problems) => {
  for (const input of fields) {
    const problem = problems[input.name] ?? '';
    document.querySelector(`#${input.name}-error`).textContent = problem;
    if (problem) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  fields.find((input) => problems[input.name])?.focus();
};
for (const input of fields) {
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid');
    document.querySelector(`#${input.name}-error`).textContent = '';
  });
}

let isSending = false;
const submit = async () => {
  if (isSending) return;
  isSending = true;
  try {
    const response = await fetch(`/frame/${encodeURIComponent(session)}/card${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map((input) => [input.name, input.value]))),
    });
    const answer = await response.json();
    if (response.ok) {
      show({});
      tell('tokenised', { card: answer.card });
    } else if (answer.problems) {
      show(answer.problems);
      tell('incomplete', { message: Object.values(answer.problems)[0] });
    } else tell('error', { message: answer.message ?? failed });
  } catch {
    tell('error', { message: failed });
  } finally {
    isSending = false;
  }
};

/** Puts on what the shop gave: its colours and measures, and its typeface where the browser can read it. */
const wear = ({ values, font }) => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--${name}`, value);
  if (font === undefined) return;
  const face = new FontFace('Shop', font, { weight: '400 700' });
  face.load().then(
    () => {
      document.fonts.add(face);
      root.style.setProperty('--face', 'Shop');
    },
    () => undefined,
  );
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== parentOrigin) return;
  if (data?.type !== 'haberdash-payment') return;
  if (data.event === 'submit') void submit();
  if (data.event === 'look') wear(readLook(data));
});

const heightOf = () => Math.ceil(document.querySelector('main').getBoundingClientRect().height);
new ResizeObserver(() => tell('resize', { height: heightOf() })).observe(document.querySelector('main'));
tell('ready', { height: heightOf() });
