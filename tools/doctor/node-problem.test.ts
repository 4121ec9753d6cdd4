import { describe, expect, it } from 'vitest';
import { findNodeProblem } from './node-problem.cjs';

const fine = { npmAgent: '', version: 'v24.21.0', isInstalled: true, isInstalling: false };
const agentOf = (version: string) => `npm/10.9.9 node/${version} linux x64 workspaces/false`;

describe('the Node that runs npm and the shop', () => {
  it('is fine when npm runs on 20 and the shop on the Node of its packages', () => {
    expect(findNodeProblem(fine)).toBeUndefined();
    expect(findNodeProblem({ ...fine, npmAgent: agentOf('v20.0.0') })).toBeUndefined();
  });

  it('has to be 20 or later for npm, whatever Node runs its scripts', () => {
    const sentence =
      'Node v18.20.8 is too old: install Node 24 from https://nodejs.org and run npm ci again.';
    expect(findNodeProblem({ ...fine, npmAgent: agentOf('v18.20.8'), isInstalling: true })).toBe(sentence);
    expect(findNodeProblem({ ...fine, version: 'v18.20.8', isInstalled: false })).toBe(sentence);
  });

  it('does not affect an install beyond that', () => {
    expect(
      findNodeProblem({ ...fine, version: 'v20.20.2', isInstalled: false, isInstalling: true }),
    ).toBeUndefined();
  });

  it('is not at fault where nothing is installed', () => {
    expect(findNodeProblem({ ...fine, version: 'v22.1.0', isInstalled: false })).toBe(
      'The packages are not installed: run npm ci.',
    );
  });

  it('has to be 24 for the shop', () => {
    expect(findNodeProblem({ ...fine, version: 'v22.1.0' })).toContain('needs Node 24');
  });
});
