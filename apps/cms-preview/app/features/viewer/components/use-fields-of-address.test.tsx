// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFieldsOfAddress } from './use-fields-of-address.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Bar({ persona, search }: { readonly persona: string; readonly search: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, { persona, search });
  return (
    <form ref={form}>
      <select name="persona" defaultValue={persona}>
        <option value="guest">Guest</option>
        <option value="employee">Employee</option>
      </select>
      <input name="search" defaultValue={search} />
    </form>
  );
}

it('fields follow the address and keep the focus; input in other fields stays', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const show = (persona: string, search: string) =>
    act(async () => root.render(<Bar persona={persona} search={search} />));
  const valueOf = (name: string) => new FormData(host.querySelector('form') ?? undefined).get(name);
  await show('guest', '');
  const select = host.querySelector('select');
  const input = host.querySelector('input');
  select?.focus();
  if (input !== null) input.value = 'half a wo';

  await show('employee', '');
  expect([valueOf('persona'), valueOf('search')]).toEqual(['employee', 'half a wo']);
  expect(document.activeElement).toBe(select);

  await show('guest', 'snow');
  expect([valueOf('persona'), valueOf('search')]).toEqual(['guest', 'snow']);
  expect(document.activeElement).toBe(select);
  await act(async () => root.unmount());
  host.remove();
});
