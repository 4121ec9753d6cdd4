// ES2015 only: it has to run on the Node that it complains about.
'use strict';

/** The oldest Node whose npm installs the packages. */
const OLDEST_FOR_NPM = 20;
/** The Node that runs the shop; it is installed with the packages. */
const NODE_OF_SHOP = 24;

/** @param {string} version such as v20.20.2 */
const majorOf = (version) => Number(/^v?(\d+)/.exec(version)[1]);

/**
 * Finds what keeps npm or the shop from running on this Node: one sentence, or undefined.
 * @param {{ npmAgent: string, version: string, isInstalled: boolean, isInstalling: boolean }} facts
 * @returns {string | undefined}
 */
function findNodeProblem({ npmAgent, version, isInstalled, isInstalling }) {
  // npm runs scripts with the Node of node_modules; the one that npm itself runs on is in its name.
  const [, npmVersion = version] = /\bnode\/(v[\d.]+)/.exec(npmAgent) || [];
  if (majorOf(npmVersion) < OLDEST_FOR_NPM)
    return `Node ${npmVersion} is too old: install Node ${NODE_OF_SHOP} from https://nodejs.org and run npm ci again.`;
  if (isInstalling) return undefined;
  if (!isInstalled) return 'The packages are not installed: run npm ci.';
  if (majorOf(version) < NODE_OF_SHOP)
    return `Node ${version} runs this and the shop needs Node ${NODE_OF_SHOP}, which npm ci installs for Linux: run npm ci and then npm start, or install Node ${NODE_OF_SHOP}.`;
  return undefined;
}

module.exports = { findNodeProblem };
