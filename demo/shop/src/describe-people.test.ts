import { describe, expect, it } from 'vitest';
import { describePeople } from './describe-people.ts';
import { EDITORS, EMPLOYEES, PEOPLE } from './people.ts';

describe('the demo accounts', () => {
  it('have a unique role each', () => {
    const people = describePeople();
    expect(people).toHaveLength(PEOPLE.length + EMPLOYEES.length + EDITORS.length);
    expect(new Set(people.map(({ role }) => role)).size).toBe(people.length);
  });

  it('derives the role from what the person has', () => {
    const roles = new Map(describePeople().map(({ name, role }) => [name, role]));
    expect(roles.get('noor@example.com')).toBe('registered');
    expect(roles.get('linh@example.com')).toBe('loyalty member');
    expect(roles.get('jules@example.com')).toBe('prosumer, WRANX');
    expect(roles.get('E10442')).toBe('associate of NF-US-05');
    expect(roles.get('emil@example.com')).toBe('editor of NF-US');
  });
});
