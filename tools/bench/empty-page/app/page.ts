import { createElement as h, useState } from 'react';

/** One button that works once it is hydrated. */
export default function Page() {
  const [count, setCount] = useState(0);
  return h(
    'main',
    null,
    h('h1', null, 'An empty page'),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count} times`),
  );
}
