import { createElement as h } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';

/** The least that a page of the framework is. */
export default function App() {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links)),
    h('body', null, h(Outlet), h(Scripts)),
  );
}
