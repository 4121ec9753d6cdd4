import { addons, types, useParameter } from 'storybook/manager-api';
import { AddonPanel } from 'storybook/internal/components';
import { useEffect, useState } from 'react';
import { partOf } from './schema-part.ts';

const ID = 'haberdash/specification';
/** Served by `staticDirs` of main.ts. */
const SCHEMA_URL = './content.schema.json';

/** The section of the specification that a story keeps, and the JSON Schema of its content. */
function Specification() {
  const spec = useParameter<string | undefined>('spec', undefined);
  const schema = useParameter<string | undefined>('schema', undefined);
  const [whole, setWhole] = useState<unknown>();
  useEffect(() => {
    const request = new AbortController();
    fetch(SCHEMA_URL, { signal: request.signal })
      .then((answer) => answer.json())
      .then(setWhole)
      .catch((cause: unknown) => {
        if (!request.signal.aborted) setWhole({ properties: String(cause) });
      });
    return () => request.abort();
  }, []);
  return (
    <div style={{ padding: '1rem', lineHeight: 1.5 }}>
      <p>{spec === undefined ? 'Shows no part of the specification.' : `Specification: ${spec}`}</p>
      {schema !== undefined && (
        <>
          <p>
            JSON Schema of what an editor writes:{' '}
            <a href={SCHEMA_URL} target="_blank" rel="noreferrer">
              content.schema.json
            </a>
            , <code>{schema === 'page' ? 'a page' : `$defs/${schema}`}</code>
          </p>
          <pre style={{ overflow: 'auto', maxBlockSize: '60vh' }}>
            {JSON.stringify(partOf(whole, schema), undefined, 2)}
          </pre>
        </>
      )}
    </div>
  );
}

addons.register(ID, () => {
  addons.add(ID, {
    type: types.PANEL,
    title: 'Specification',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Specification />
      </AddonPanel>
    ),
  });
});
